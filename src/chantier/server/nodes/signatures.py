"""Signatures between nodes, by a secret that all of them have: who passes something on says for whom it is asked."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import Any

HEADER = b"chantier-node"
FRESH_S = 60.0
"""A signature is worth something for so long: nodes go by the database's clock."""


class NodeSignatures:
    def __init__(self, house_key: bytes, now: Callable[[], float]) -> None:
        """The secret comes from the house's key, which is in the database they share: there is nothing to configure."""
        self._secret, self._now = hmac.digest(house_key, b"nodes", "sha256"), now

    def header(self, scope: Any) -> str:
        """For a request that is passed on."""
        client = scope["client"][0] if scope.get("client") else "-"
        said = f"{self._now():.0f} {scope.get('scheme', 'http')} {client}"
        return f"{said} {self._signed(said, scope)}"

    def believe(self, scope: Any) -> bool:
        """True if another node has sent it; then the scope says for whom."""
        value = next((value for name, value in scope["headers"] if name == HEADER), b"").decode("latin-1")
        said, _, signature = value.rpartition(" ")
        if not said or not hmac.compare_digest(signature.encode(), self._signed(said, scope).encode()):
            return False
        at, scheme, client = said.split(" ")
        if abs(self._now() - float(at)) > FRESH_S:
            return False
        scope["client"], scope["scheme"] = (client, 0), scheme
        return True

    def _signed(self, said: str, scope: Any) -> str:
        what = f"{said}\n{scope.get('method', 'GET')}\n{scope['path']}\n".encode() + scope["query_string"]
        return hmac.new(self._secret, what, sha256).hexdigest()
