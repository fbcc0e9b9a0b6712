"""The tiles, one small unit each: what a tile offers and what using it does."""
