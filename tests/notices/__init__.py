"""Notifications, sent to real receivers."""
