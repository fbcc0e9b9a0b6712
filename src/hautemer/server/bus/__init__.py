"""Message bus between the server processes."""
