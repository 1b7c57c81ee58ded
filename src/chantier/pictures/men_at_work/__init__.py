"""Pictures of Men at Work: building sites and their pieces."""
