"""The kernel: games, matches and records. It is pure: no I/O, no clock."""
