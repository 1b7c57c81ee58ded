"""The games as environments for learning: PettingZoo and Gymnasium."""
