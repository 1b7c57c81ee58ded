"""Types and protocols that every part shares. Imports nothing of ours, and of others only msgspec."""
