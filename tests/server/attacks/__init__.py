"""Load tests of what a stranger can do to a server: `python -m tests.server.attacks`."""
