"""The other ends of notifications: a push service with a browser behind it, a webhook and a mail server, all real."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chantier.server.notifications.push_encryption import to_text
from tests.server.support.processes import free_port


class Received(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class HttpReceiver:
    """Takes whatever it is sent, and answers with a status that may be chosen."""

    def __init__(self) -> None:
        self.requests: list[Received] = []
        self._by_path: dict[str, list[Received]] = {}
        self.answer: Callable[[Received], bytes] = lambda request: b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
        self.may_answer = asyncio.Event()
        """Cleared: whoever asks waits."""
        self.may_answer.set()
        self.url = ""
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> HttpReceiver:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, _: object, __: TracebackType | None) -> None:
        assert self._server is not None
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            method, path, _ = head[0].split(" ")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            request = Received(method, path, headers, await reader.readexactly(int(headers["content-length"])))
            self.requests.append(request)
            self._by_path.setdefault(path, []).append(request)
            await self.may_answer.wait()
            writer.write(self.answer(request))
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):  # its sender was killed
            pass
        finally:
            writer.close()

    def at(self, path: str) -> list[Received]:
        return self._by_path.get(path, [])


class Browser:
    """A browser that has subscribed: its keys, and how it reads what comes. Written from RFC 8291 and RFC 8188, and
    apart from what the server has, so that the two cannot be wrong together."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = bytes(range(16))) -> None:
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self._point), "auth": to_text(self._auth)}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        both = _expand(_extract(self._auth, shared), b"WebPush: info\x00" + self._point + sender, 32)
        secret = _extract(salt, both)
        key = _expand(secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _expand(secret, b"Content-Encoding: nonce\x00", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02"), "the last record"
        return padded[:-1]

    def told(self, request: Received) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.read(request.body))
        return told


def _extract(salt: bytes, secret: bytes) -> bytes:
    import hashlib
    import hmac

    return hmac.new(salt, secret, hashlib.sha256).digest()


def _expand(secret: bytes, info: bytes, length: int) -> bytes:
    return HKDFExpand(SHA256(), length, info).derive(secret)


class MailReceiver:
    """A mail server of its own thread; what it has taken is here."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        self.letters.append(message_from_bytes(envelope.content, _class=EmailMessage, policy=policy.default))
        return "250 taken"

    def __enter__(self) -> MailReceiver:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def to(self, address: str) -> list[EmailMessage]:
        return [one for one in self.letters if one["To"] == address]


def link_in(letter: EmailMessage, path: str) -> str:
    """The token of a link in a mail."""
    found = re.search(rf"https?://\S+{path}#(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


@asynccontextmanager
async def receiver() -> AsyncIterator[HttpReceiver]:
    async with HttpReceiver() as opened:
        yield opened


async def until(is_so: Callable[[], bool], within_s: float = 60.0) -> None:
    async with asyncio.timeout(within_s):
        while not is_so():
            await asyncio.sleep(0.1)  # not a condition: how often it is looked
