"""Secrets of people and seats: made here, shown once, and kept only as hashes."""

from __future__ import annotations

import hashlib
import secrets

TABLE_ID_BYTES = 9
TOKEN_BYTES = 24


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Short enough for a link, and nothing one could guess."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
