"""Web Push: messages that only the person's browser can read (RFC 8291), from a server that the push service can tell
from others (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import os
from typing import TYPE_CHECKING

import msgspec

from chantier.core.errors import BadInput

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

RECORD_BYTES = 4096
PLAIN_MOST_BYTES = 3000
VALID_S = 12 * 3600.0
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
AUTH_BYTES, POINT_BYTES = 16, 65


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's, in base64url: its public key, and a secret that it shares with us."""

    p256dh: str
    auth: str


def to_text(content: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode("ascii")


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(keys: PushKeys) -> None:
    """Refuses what is no key before anything is encrypted with it."""
    try:
        _public(from_text(keys.p256dh))
        fits = len(from_text(keys.auth)) == AUTH_BYTES
    except ValueError:
        fits = False
    if not fits:
        raise BadInput("push_keys_wrong")


def encrypt(plain: bytes, keys: PushKeys) -> bytes:
    """For one browser, with a key and a salt that are used this once."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encrypt_with(plain, keys, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def encrypt_with(plain: bytes, keys: PushKeys, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """RFC 8291: one record of aes128gcm (RFC 8188)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    assert len(plain) <= PLAIN_MOST_BYTES, "it is one record"
    theirs, ours = from_text(keys.p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _public(theirs))
    secret = _hkdf(from_text(keys.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)  # 2: the last record
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


class PushSigner:
    """The server's key for push services, derived from the one it signs dice with: all servers of a house have it."""

    def __init__(self, server_key: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        wide = _hkdf(b"chantier", server_key, b"web push", 48)
        number = 1 + int.from_bytes(wide, "big") % (_ORDER - 1)
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.public_key = to_text(_point(self._key.public_key()))

    def authorization(self, audience: str, subject: str, now: float) -> str:
        """RFC 8292: says to a push service who we are, and for how long this counts."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        claims = {"aud": audience, "exp": int(now + VALID_S), "sub": subject}
        parts = [to_text(msgspec.json.encode(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode("ascii"), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _public(point: bytes) -> EllipticCurvePublicKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(point) != POINT_BYTES:
        raise ValueError("not an uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def topic(key: str) -> str:
    """At most 32 characters: a push service keeps only the newest message of a topic."""
    return to_text(hashlib.sha256(key.encode()).digest()[:24])
