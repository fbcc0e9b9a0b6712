"""Measurements of the screens in a real browser: paint times, page weight, rendering work, presses."""
