"""Settings of a server: one table, and where their values come from."""
