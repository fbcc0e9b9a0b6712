"""WebSockets: the viewers of a table, their scenes and the broadcast to them."""
