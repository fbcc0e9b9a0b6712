"""Tests of the learned bots and of their training; strength is measured by commands of its own."""
