"""Browsers as a server sees them: cookies of their own, an origin that they always tell, and passkeys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from tests.server.support.authenticator import Answer, Authenticator


class Browser:
    """Cookies of its own, and an origin that it always tells."""

    def __init__(self, address: str) -> None:
        self.address = address.replace("127.0.0.1", "localhost")
        self.http = httpx.Client(base_url=self.address, headers={"origin": self.address}, timeout=30)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None) -> str:
        answer = self.http.request(method, path, json=body)
        assert answer.is_client_error
        assert answer.json()["text"]
        return str(answer.json()["code"])

    def named(self, name: str) -> Browser:
        self.ask("POST", "/api/me", {"name": name})
        return self

    def passkey(self, name: str = "laptop", counts: bool = True) -> Authenticator:
        key = Authenticator(self.address, counts)
        created = key.create(self.ask("POST", "/api/me/passkeys/options"))
        self.ask("POST", "/api/me/passkeys", {"name": name, "credential": created})
        return key

    def options(self) -> Answer:
        found: Answer = self.ask("POST", "/api/sign-in/options")
        return found

    def sign_in(self, key: Authenticator) -> Any:
        return self.ask("POST", "/api/sign-in", {"credential": key.get(self.options())})


New = Callable[[], Browser]
