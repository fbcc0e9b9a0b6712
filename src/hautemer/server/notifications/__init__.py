"""Notifications: what is sent to whom, and the channels that carry it."""
