"""The tiles, one class each: the offers of a tile and the effect of its use."""
