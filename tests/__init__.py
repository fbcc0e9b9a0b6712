"""Tests that hold for every game: they find the games through the registry and name none of them."""
