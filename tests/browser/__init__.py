"""The pages, in a real Chromium against a real server."""
