"""The games in a terminal: drawn with Rich, played with the keyboard."""
