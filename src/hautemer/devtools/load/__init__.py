"""Load tests: many sockets from one process, on this machine only."""
