"""Pictures of Blueprints: buildings, plans, and what one seat sees."""
