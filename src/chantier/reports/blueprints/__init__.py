"""Reports about single games of Blueprints: what the coach found."""
