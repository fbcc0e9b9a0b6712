"""Measuring a server: many sockets from one process, on this machine only."""
