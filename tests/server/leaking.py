"""Everything that any ear hears during whole games is searched for what is not meant for it.

A secret is searched for on bytes, in every writing it has anywhere, as long as it is one: the truth comes from the
store afterwards. Besides, sights are judged by the rules (`eyes`), and what is left of them without the ear's own part
must hold nothing that looks like a plan or a placement. A sample runs with the tests, which also plant leaks and see
them found; `python -m tests.server.leaking N` plays N games with a server of its own and prints what was searched.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import httpx
import msgspec

from chantier.registry import GAMES
from chantier.store import Store
from chantier.words import Words
from tests.server.support.eyes import HIDDEN, Sight, what_is_left, wrong_in
from tests.server.support.overheard import Heard, Shape, WatchedGame
from tests.server.support.processes import ServerProcess
from tests.server.support.truth import Secret, Truth, secrets_of, truth_of

AT_ONCE = 3
ENGLISH = Words("en")
NOT_IN_THE_DOCUMENT = ("/", "/healthz", "/metrics", "/api/docs", "/api/docs/openapi.json")
ONES_OWN = "GET /api/me/everything"


class Leak(NamedTuple):
    what: str
    by: str
    """On which way it came."""
    to: int | None

    def __str__(self) -> str:
        return f"{self.what} in {self.by} to {'an onlooker' if self.to is None else f'seat {self.to}'}"


class Searched(NamedTuple):
    """What was found in a game, and how much was searched."""

    leaks: list[Leak]
    frames: int
    answers: int
    size: int
    secrets: list[Secret]
    moves: int


def routes_of(address: str) -> list[str]:
    """All addresses that can be read: whoever adds one adds it here without knowing."""
    paths = httpx.get(f"{address}/api/docs/openapi.json").json()["paths"]
    return [*(path for path, methods in paths.items() if "get" in methods), *NOT_IN_THE_DOCUMENT]


# Searching


def search(game: WatchedGame, truth: Truth) -> Searched:
    secrets = [*secrets_of(truth), *game.known]
    leaks = [leak for heard in game.heard for leak in leaks_in(heard, truth, secrets)]
    frames = sum(heard.how.startswith("frame") for heard in game.heard)
    size = sum(len(heard.content) for heard in game.heard)
    return Searched(leaks, frames, len(game.heard) - frames, size, secrets, game.moves)


def leaks_in(heard: Heard, truth: Truth, secrets: Iterable[Secret]) -> Iterator[Leak]:
    for secret in secrets:
        is_kept = heard.turns < secret.until and (secret.owner is None or secret.owner != heard.seat)
        if is_kept and secret.content in heard.content:
            yield Leak(secret.what, heard.how, heard.seat)
    if heard.turns < truth.over:
        for what in _wrong(heard, truth):
            yield Leak(what, heard.how, heard.seat)


def _wrong(heard: Heard, truth: Truth) -> Iterator[str]:
    """What must not be there, whatever the truth is."""
    if heard.how == "frame sight":
        frame = json.loads(heard.content)
        yield from _wrong_in_sight(frame["sight"], heard.seat, heard.turns, truth)
        if frame.get("explanation") is not None and frame["explanation"] != _meaning(frame["sight"], truth):
            yield "an explanation that knows more than the view"
    elif heard.how == ONES_OWN:
        yield from _not_ones_own(heard, truth)
    elif (seat := _looked_back_by(heard)) is not None:
        for turns, line in enumerate(heard.content.partition(b"\n\n")[2].splitlines(), start=1):
            yield from _wrong_in_sight(json.loads(line), None if seat == "nobody" else seat, turns, truth)
    elif HIDDEN.search(_without_reveals(heard)):
        yield "something like a plan or a placement"


def _looked_back_by(heard: Heard) -> int | Literal["nobody"] | None:
    """Through whose eyes somebody looks back at a running game: nobody's in particular, or their own."""
    path, _, seat = heard.how.partition("?seat=")
    if not path.endswith("/replay") or not heard.content.endswith(b"\n"):
        return None
    return int(seat) if seat and int(seat) == heard.seat else "nobody"


def _wrong_in_sight(sight: Sight, seat: int | None, turns: int, truth: Truth) -> Iterator[str]:
    yield from wrong_in(sight, seat)
    if HIDDEN.search(what_is_left(sight, seat)):
        yield "something like a plan or a placement"
    if truth.row.game == "men-at-work":
        yield from _cards_left_out(sight, seat, truth.state(turns))


def _meaning(sight: Sight, truth: Truth) -> Any:
    """What the view alone means: nothing else may be told."""
    registered = GAMES[truth.row.game]
    assert registered.explain is not None, "or nothing would have been explained"
    found = registered.explain(msgspec.convert(sight["view"], registered.game.view_type), ENGLISH.sentence)
    return json.loads(msgspec.json.encode(found))


def _cards_left_out(sight: Sight, seat: int | None, state: Any) -> Iterator[str]:
    """Whoever is told which cards could be anywhere must not learn by one that is missing there."""
    unseen = set(sight["view"]["piles"]["unseen"])
    for owner, player in enumerate(state.players):
        if owner != seat and not set(player.hand) <= unseen:
            yield "another seat's hand, by omission"


KEPT = {
    "player", "identities", "links", "tables", "seats", "moves", "removals", "talk", "results", "ratings",
    "rating_history", "passkeys", "challenges", "profiles", "friend_links", "friends", "blocks", "invitations",
    "reports", "reports_about_me", "channels", "notification_settings", "deliveries",
}  # fmt: skip
"""What is kept about one person."""


def _not_ones_own(heard: Heard, truth: Truth) -> Iterator[str]:
    kept = body_of(heard)
    if "player" not in kept:  # asked by nobody: refused
        return
    for name in ("seats", "moves"):
        if any((row["table"], row["seat"]) != (truth.row.id, heard.seat) for row in kept.get(name, ())):
            yield f"somebody else's {name}"
    unknown = set(kept) - KEPT
    if unknown or HIDDEN.search(json.dumps({**kept, "moves": []}).encode()):
        yield "more than what is kept about one person"


def _without_reveals(heard: Heard) -> bytes:
    """A record of a running game tells of the rounds that have been revealed."""
    if not heard.how.endswith("/record"):
        return heard.content
    record = body_of(heard)
    return json.dumps([entry for entry in record.get("events", ()) if entry["kind"] != "reveal"]).encode()


def body_of(heard: Heard) -> dict[str, Any]:
    """Without the head."""
    body: dict[str, Any] = json.loads(heard.content.partition(b"\n\n")[2])
    return body


def leaks_in_log(log: bytes, secrets: Iterable[Secret]) -> Iterator[Leak]:
    """A log is read by people who do not play: nothing belongs there at any time."""
    for secret in secrets:
        if secret.content in log:
            yield Leak(secret.what, "the log", None)
    if HIDDEN.search(log):
        yield Leak("something like a plan or a placement", "the log", None)


# Playing


def shapes(number: int) -> Shape:
    """All numbers of seats, with and without bots; now and then a game with foremen, of which a few moves."""
    if number % 20 == 7:
        return Shape("men-at-work", (None, None, None), {"foreman": True}, most_moves=12, nosiness=0.5)
    seats: Sequence[str | None] = (
        (None, None),
        (None, None, None),
        (None, "greedy"),
        (None, None, None, None),
        ("greedy", None, "uniform"),
        ("uniform", None, None, None),
    )[number % 6]
    return Shape("blueprints", seats, {"open_points": number % 4 == 3}, most_moves=1000, nosiness=0.12)


async def watched(address: str, store: Store, numbers: Iterable[int]) -> list[Searched]:
    """Games, some of them at the same time, and what was found in them."""
    routes, waiting = routes_of(address), asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Searched:
        async with waiting:
            game = WatchedGame(address, shapes(number), routes, random.Random(number))
            await game.play()
            return search(game, truth_of(store, game.table))

    return list(await asyncio.gather(*map(one, numbers)))


def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        database, log = f"sqlite:///{Path(name) / 'chantier.db'}", Path(name) / "log.txt"
        with ServerProcess(database, log) as server:
            store = Store.open(database)
            found = asyncio.run(watched(server.address, store, range(games)))
            store.close()
        secrets = [secret for one in found for secret in one.secrets]
        in_log = list(leaks_in_log(log.read_bytes(), secrets))
    leaks = Counter(str(leak) for one in found for leak in one.leaks) + Counter(map(str, in_log))
    print(f"{games} games, {sum(one.moves for one in found)} moves from here")
    print(f"{sum(one.frames for one in found)} frames and {sum(one.answers for one in found)} answers heard")
    print(f"{sum(one.size for one in found) / 1e6:.0f} MB, searched for {len(secrets)} secrets:")
    for what, count in Counter(secret.what for secret in secrets).most_common():
        print(f"  {count:6} × {what}")
    print(f"{leaks.total()} leaks", *leaks.items(), sep="\n  ")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
