"""The clauses of the game, one by one."""
