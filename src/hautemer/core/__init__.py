"""The kernel: what a game is, what a match is, and how both are written down. Pure: no IO, no clock."""
