"""The small game is tested in a copy of the project, where it lies in its places."""

collect_ignore = ["tow_rights"]
