"""The kernel part by part, without any game."""
