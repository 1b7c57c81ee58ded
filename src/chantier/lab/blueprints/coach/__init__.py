"""The coach: what was luck and what was play in a finished game of Blueprints, and what each decision cost.

moments.py turns a log into moments, rollouts.py plays them out, costs.py weighs a decision by what its seat could know,
accounts.py adds up. No words, no pages: those are reports/.
"""
