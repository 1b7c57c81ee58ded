"""The table online: people and bots at tables, live or over days. It does not know which games exist; house.py does."""
