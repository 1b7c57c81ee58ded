"""What each command does, once it knows what was asked for: a file for each thing one comes to do, such as playing. The
front door (`cli.py`) only takes the coats."""
