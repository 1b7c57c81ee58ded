"""The physics engine: its door, its tuning, and processes that run it."""
