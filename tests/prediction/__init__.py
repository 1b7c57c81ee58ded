"""Prediction in the page, tried on recorded acts: how near it comes to the server's piece, and that it changes nothing
that counts. `python -m tests.prediction` does so with 200 acts.
"""
