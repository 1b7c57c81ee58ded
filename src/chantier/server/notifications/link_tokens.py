"""Links in messages that work for whoever has them: they say what they are for, and the server has signed that."""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

from chantier.server.notifications.push_encryption import from_text, to_text

Purpose = Literal["off", "confirm"]
SIGNATURE_BYTES = 16


class LinkTokens:
    def __init__(self, server_key: bytes) -> None:
        self._key = hmac.digest(server_key, b"chantier links in messages", "sha256")

    def make(self, purpose: Purpose, *facts: str) -> str:
        told = "\n".join((purpose, *facts)).encode()
        return f"{to_text(told)}.{to_text(self._signature(told))}"

    def read(self, purpose: Purpose, token: str) -> list[str] | None:
        """The facts; None: it is not for this, or not ours."""
        told, _, signature = token.partition(".")
        try:
            content, given = from_text(told), from_text(signature)
            found, *facts = content.decode().split("\n")
        except ValueError:
            return None
        is_ours = hmac.compare_digest(given, self._signature(content))
        return facts if is_ours and found == purpose else None

    def _signature(self, told: bytes) -> bytes:
        return hmac.digest(self._key, told, hashlib.sha256)[:SIGNATURE_BYTES]
