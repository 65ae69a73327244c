"""A table and what is decided about it. Nothing here reads or writes anything."""
