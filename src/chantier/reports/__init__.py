"""What the lab found out, as pages one can read and keep: HTML with plots, nothing loaded from elsewhere."""
