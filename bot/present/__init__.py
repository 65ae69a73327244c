"""What people are shown: messages as plain data, made from views, events and texts."""
