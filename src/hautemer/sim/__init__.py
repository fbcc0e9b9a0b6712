"""Many matches between bots: running them, telling what came of it, and how fast it went."""
