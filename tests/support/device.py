"""A person's device, as far as the dice are concerned: what it promises, reveals and opens (docs/fairness.md)."""

from __future__ import annotations

import secrets
from typing import Any

from chantier.core.evidence import Chain, hash_hex

LENGTH = 400
"""Of a chain: enough for every game that is played here, and quicker made than a page's."""


class Device:
    """One seat's secrets, made anew for every secret of the server."""

    def __init__(self, length: int = LENGTH) -> None:
        self._length = length
        self.commitment = ""
        self._renew()

    def _renew(self) -> None:
        self.salt = secrets.token_hex(16)
        self.chain = Chain(length=self._length)

    def promise(self, commitment: str) -> dict[str, str]:
        """The fields of a `promise` frame, for the secret with this commitment."""
        if self.commitment not in ("", commitment):
            self._renew()
        self.commitment = commitment
        return {"commitment": commitment, "salt_hash": hash_hex(self.salt), "chain_end": self.chain.end}

    def link(self, n: int) -> str:
        return self.chain.link(n)


def has_to_promise(table: dict[str, Any]) -> bool:
    """Whether a `table` frame is of a game that has not begun yet."""
    return table.get("status") in ("open", "starting")
