"""Blueprints at speed: the same rules as games/blueprints, as machine code over packed arrays.

The readable rules stay the only truth. A differential test plays both on the same draws, move by move, and planted
mistakes show that it would find each. layout.py says what lies where in a game's bytes, stream.py is the dice,
rules.py and scoring.py are the rules, playing.py whole batches of games on all cores. compilation.py and warm_up.py see
to it that nobody waits for the machine code.
"""
