"""The words every room shares. Imports nothing of ours, and of others only msgspec."""
