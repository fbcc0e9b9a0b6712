"""The actions at a table without a command: bots, deadlines, leases and retention."""
