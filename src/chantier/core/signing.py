"""Ed25519 signatures (RFC 8032): the only door for the cryptography library."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

PRIVATE_KEY_BYTES = 32


class Signer:
    """The holder of a server's private key. The same text has the same signature, so none has to be kept."""

    def __init__(self, private_key: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(private_key)
        self.public_key = self._key.public_key().public_bytes_raw().hex()
        self.sign = lru_cache(maxsize=1024)(self._sign)  # a table is told again whenever somebody comes or goes

    def _sign(self, text: str) -> str:
        return self._key.sign(text.encode("ascii")).hex()


def is_signed(public_key: str, text: str, signature: str) -> bool:
    """True if a signature (hex) over a text is by the owner of a key (hex)."""
    from cryptography.exceptions import InvalidSignature

    try:
        _public(public_key).verify(bytes.fromhex(signature), text.encode("ascii"))
    except (InvalidSignature, ValueError):  # the second: not hexadecimal, not ASCII, or no key at all
        return False
    return True


@lru_cache(maxsize=64)
def _public(key: str) -> Ed25519PublicKey:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    return Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
