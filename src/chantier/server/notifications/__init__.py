"""Notifications: people are told when it is their turn, by push, e-mail or a webhook of their own."""
