"""Bots. Each gets a sight, exactly what a person in that seat would see."""
