"""Tools for developing and measuring: screenshots, screen benchmarks, load and torture. Extra `dev`."""
