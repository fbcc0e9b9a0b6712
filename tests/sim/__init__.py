"""Tests of simulations, tournaments and benchmarks."""
