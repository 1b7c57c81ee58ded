"""Reports of the lab as self-contained HTML with plots, nothing loaded from elsewhere."""
