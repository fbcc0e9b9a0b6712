"""The rules by subject: set-up, and a turn."""
