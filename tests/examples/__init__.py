"""The game in examples/, which a package outside registers: installed as a stranger would install it."""
