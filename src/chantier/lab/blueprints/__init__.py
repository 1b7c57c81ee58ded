"""Blueprints in the lab: its rules as machine code, and the coach."""
