"""Playing in the terminal: a match against bots here, or a seat at a table on a server."""
