"""Players who think. Each sees only a sight, exactly what a person in that seat would see."""
