"""How the tables came to be, one file a revision; see ``storage.revision``."""
