"""The clauses of the game, phase by phase."""
