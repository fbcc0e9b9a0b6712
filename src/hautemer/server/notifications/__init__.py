"""Notifications: when they are sent and to whom, and the channels that carry them."""
