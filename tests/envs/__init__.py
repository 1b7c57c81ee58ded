"""The games as environments."""
