"""What people can do with tables. No discord here: adapters call it and are handed plain data."""
