"""The commands, a file each. They get parsed arguments; parsing and help are `cli.py`."""
