"""Geometry without an engine: poses, shapes, free space."""
