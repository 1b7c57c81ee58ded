"""What a stranger may ask about people: profiles, friends, passkeys, ways to be told, QR codes, previews, pictures."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import httpx

from tests.server.attacks.floods import GONE, strangers

AT_ONCE = 24
LIMITED = 429
LONG = "x" * 290


class Asked(NamedTuple):
    """A request; `number` makes each of them another one, so that nothing is answered from memory."""

    method: str
    path: Callable[[int], str]
    body: Callable[[int], Mapping[str, Any]] | None = None


def _fixed(path: str) -> Callable[[int], str]:
    return lambda number: path


def _credential(number: int) -> dict[str, Any]:
    answer = {"clientDataJSON": "e30", "authenticatorData": "AA", "signature": "AA", "userHandle": None}
    return {"credential": {"id": f"key{number}", "rawId": "AA", "type": "public-key", "response": answer}}


def addresses(person: str, table: str) -> dict[str, Asked]:
    """By what they are about. `person` and `table` are somebody's and somewhere that exist."""
    return {
        "profiles": Asked("GET", _fixed(f"/api/people/{person}")),
        "no profiles": Asked("GET", lambda number: f"/api/people/nobody{number}"),
        "friends": Asked("GET", _fixed("/api/me/friends")),
        "friend links": Asked("POST", _fixed("/api/me/friends/link"), lambda number: {}),
        "links tried": Asked("POST", _fixed("/api/friends/offered"), lambda number: {"link": f"guess{number}"}),
        "blocks": Asked("PUT", lambda number: f"/api/me/blocks/nobody{number}"),
        "reports": Asked("POST", _fixed(f"/api/people/{person}/reports"), lambda number: {"reason": "other"}),
        "invitations": Asked("POST", _fixed(f"/api/tables/{table}/invitations"), lambda number: {"person": person}),
        "challenges": Asked("POST", _fixed("/api/sign-in/options"), lambda number: {}),
        "passkeys tried": Asked("POST", _fixed("/api/sign-in"), _credential),
        "passkeys made": Asked("POST", _fixed("/api/me/passkeys/options"), lambda number: {}),
        "ways to be told": Asked("GET", _fixed("/api/me/notifications")),
        "webhooks": Asked(
            "POST",
            _fixed("/api/me/notifications/webhook"),
            lambda number: {"url": f"https://host{number}.invalid/{LONG}"},
        ),
        "links that end messages": Asked("POST", lambda number: f"/api/notifications/off/token{number}"),
        "QR codes": Asked("POST", _fixed("/api/qr"), lambda number: {"text": f"{LONG}{number}"}),
        "previews": Asked("GET", lambda number: f"/replay/{table}?at={number}"),
        "pictures": Asked("GET", lambda number: f"/api/tables/{table}/picture?n={number}"),
    }


async def ask_for_all(address: str, person: str, table: str, seconds: float) -> Counter[str]:
    """Asks for everything, as fast as it is answered, by four people; how many answers there were that had to be worked
    out, by what they were about."""
    worked_out: Counter[str] = Counter()
    end, numbers = time.monotonic() + seconds, itertools.count()
    kinds = list(addresses(person, table).items())

    async def go_on(eve: httpx.AsyncClient) -> None:
        while time.monotonic() < end:
            number = next(numbers)
            name, asked = kinds[number % len(kinds)]
            try:
                body = None if asked.body is None else asked.body(number)
                answer = await eve.request(asked.method, asked.path(number), json=body)
            except GONE:
                continue
            worked_out[name] += answer.status_code != LIMITED

    async with strangers(address) as people:
        await asyncio.gather(*(go_on(people[one % len(people)]) for one in range(AT_ONCE)))
    return worked_out
