"""The games as an instrument: many of them, quickly, and the same for the same seed."""
