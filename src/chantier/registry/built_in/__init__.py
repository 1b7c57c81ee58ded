"""The games that come with Chantier. Every module in this folder registers one, as `GAME`."""
