"""Tables: the game at each one, who is present, clocks, chat, and what the store keeps."""
