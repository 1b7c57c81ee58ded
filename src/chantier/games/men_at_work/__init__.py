"""Men at Work: build a shaky site together, and let nothing fall."""
