"""Tables for people: a match each, served over HTTP and WebSocket."""
