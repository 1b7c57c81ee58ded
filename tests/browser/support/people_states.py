"""Somebody who has been here for long: thirty rated games, friends, people shut out, ways to be told; and the pages
about all of it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Table, insert

from chantier.core.notification_rows import Channel
from chantier.core.people_rows import PasskeyRow
from chantier.core.rows import Player, SeatRow
from chantier.registry import GAMES
from chantier.store.address import connect
from chantier.store.people_schema import blocks, friends, invitations, passkeys, profiles, rating_history, statistics
from chantier.store.schema import channels, players, ratings, results, seats, tables
from tests.browser.support.hands import said
from tests.browser.support.playing import introduced
from tests.browser.support.side_states import Reach, State
from tests.browser.support.visiting import Visitor
from tests.server.support.processes import ServerProcess
from tests.store.support.scenes import a_table

LONG_NAME = "Maximiliane-Theodora von Hohenstein-Oeyn"
FRIENDS = (
    "Ada", "Théophile Beauséjour", LONG_NAME, "Jörg", "Šárka Dvořáková", "Wolfeschlegelsteinhausenbergerdorffs",
    "Łukasz", "Åse", "Bo", "Ines", "Çağla Yılmaz", "Noor",
)  # fmt: skip
SHUT_OUT = ("Rüpel", "Somebody-Who-Never-Stops-Writing-To-You")
HERE = 5
GAMES_PLAYED = 30
PASSKEYS = ("kitchen", "An old telephone that I lent to my sister")
DAY_S = 86_400.0
Row = dict[str, Any]
Rows = tuple[Table, list[Row]]


def plant(database: str, player: str) -> None:
    """Writes it beside the server that runs, for the person with this id."""
    engine = connect(database)
    with engine.execution_options(writes=True).begin() as connection:
        for table, rows in (*_company(player), *_games(player), *_ways(player)):
            connection.execute(insert(table), rows)
    engine.dispose()


def friend_id(player: str, number: int) -> str:
    return f"{player}-friend-{number}"


def _company(player: str) -> Iterator[Rows]:
    now = time.time()
    known = [(friend_id(player, number), name) for number, name in enumerate(FRIENDS)]
    shut = [(f"{player}-shut-{number}", name) for number, name in enumerate(SHUT_OUT)]
    people = [{"id": one, "name": name, "lang": "en", "created_at": now} for one, name in (*known, *shut)]
    yield players, people
    pairs = [pair for one, _ in known for pair in ((player, one), (one, player))]
    yield friends, [{"player": one, "friend": other, "since": now} for one, other in pairs]
    yield blocks, [{"player": player, "blocked": one, "since": now} for one, _ in shut]
    yield profiles, [{"player": one, "public": False, "seen_at": now + DAY_S} for one, _ in known[:HERE]]


def _games(player: str) -> Iterator[Rows]:
    """Against friends and bots, of both games in turn; one more table is open, and a friend invites there."""
    now = time.time()
    played = [_Played(player, number, now - (GAMES_PLAYED - number) * DAY_S) for number in range(GAMES_PLAYED)]
    host = Player(friend_id(player, 2), LONG_NAME, "en", now)
    waiting = _table(host, f"{player}-open", "blueprints", "open", now, public=False)
    yield (
        tables,
        [waiting, *(_table(host, one.table, one.game, "ended", one.at, one.number % 3 == 0) for one in played)],
    )
    yield seats, [{"table": waiting["id"], **msgspec.structs.asdict(SeatRow(seat, "open"))} for seat in range(2)]
    yield results, [row for one in played for row in one.results()]
    history = [one.rating() for one in played]
    yield rating_history, history
    yield ratings, [_rated(row) for row in {row["game"]: row for row in history}.values()]
    yield statistics, [one.statistics() for one in played]
    yield invitations, [{"table": waiting["id"], "player": player, "by": host.id, "at": now}]


def _table(host: Player, name: str, game: str, status: str, at: float, public: bool) -> Row:
    row = a_table(host, id=name, game=game, status=status, created_at=at, public=public, options=b"{}")
    return msgspec.structs.asdict(row)


def _rated(row: Row) -> Row:
    return {**{key: row[key] for key in ("game", "who", "mu", "sigma")}, "games": GAMES_PLAYED // 2}


class _Played:
    """A finished game against a friend and a bot."""

    def __init__(self, player: str, number: int, at: float) -> None:
        self.number, self.at, self.table = number, at, f"{player}-{number}"
        self.game = list(GAMES)[number % 2]
        self._place = (number * 7 // 3) % 3
        bot = f"bot:{self.game}/{GAMES[self.game].first}"
        self._who = (f"player:{player}", f"player:{friend_id(player, number % 4)}", bot)

    def results(self) -> Iterator[Row]:
        for seat, who in enumerate(self._who):
            place = (seat + self._place) % 3
            stands = {"points": 61 - 9 * place, "place": place, "won": place == 0}
            yield {"table": self.table, "seat": seat, "who": who, "game": self.game, "ended_at": self.at, **stands}

    def rating(self) -> Row:
        mu, sigma = 25 + 0.2 * self.number - self._place, 8.3 / (1 + self.number / 12)
        return {"table": self.table, "who": self._who[0], "game": self.game, "mu": mu, "sigma": sigma, "at": self.at}

    def statistics(self) -> Row:
        names = [name for chapter in GAMES[self.game].figures.values() for name in chapter]
        content = {name: [3 + (self.number + at) % 5, 1, 2] for at, name in enumerate(names)}
        return {"table": self.table, "content": json.dumps(content).encode()}


def _ways(player: str) -> Iterator[Rows]:
    """Three ways to be told, of which one fails, and two passkeys."""
    now = time.time()
    usual = Channel("", player, "email", "", "json", "", "", False, "en", "http://here", now, now)
    changes = (
        {"kind": "email", "address": "maximiliane.von.hohenstein@a-rather-long-name-of-a-company.example"},
        {"kind": "webhook", "form": "discord", "address": "https://discord.example/api/webhooks/1", "trouble": "away"},
        {"kind": "push", "address": "https://push.example/abc"},
    )
    ways = [msgspec.structs.replace(usual, id=f"{player}-{at}", **one) for at, one in enumerate(changes)]
    yield channels, [msgspec.structs.asdict(one) for one in ways]
    keys = [PasskeyRow(f"{player}-key-{name}", player, name, "localhost", "k", 1, now, now) for name in PASSKEYS]
    yield passkeys, [msgspec.structs.asdict(one) for one in keys]


def long_known(visitor: Visitor, house: ServerProcess) -> str:
    """Whoever visits has all of this; their id."""
    introduced(visitor, LONG_NAME)
    player = str(visitor.context.request.get(f"{visitor.address}/api/me").json()["id"])
    plant(house.database, player)
    return player


def at_page(path: str, wait_for: str) -> Reach:
    """A page of somebody who has been here for long; `wait_for`: a word of what comes last."""

    def reach(visitor: Visitor, house: ServerProcess) -> None:
        player = long_known(visitor, house)
        visitor.open(path.format(player=player))
        visitor.page.get_by_text(said(visitor.language, wait_for)).first.wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return reach


def profile_of_a_stranger(visitor: Visitor, house: ServerProcess) -> None:
    player = long_known(visitor, house)
    visitor.open(f"/people/{friend_id(player, 2)}")
    visitor.page.get_by_role("button", name=said(visitor.language, "profile-report")).wait_for()


def reporting(visitor: Visitor, house: ServerProcess) -> None:
    profile_of_a_stranger(visitor, house)
    visitor.page.get_by_role("button", name=said(visitor.language, "profile-report")).click()
    visitor.page.get_by_role("dialog").wait_for()


def inviting(visitor: Visitor, house: ServerProcess) -> None:
    """The waiting room of somebody with friends."""
    long_known(visitor, house)
    wanted = {"game": "blueprints", "seats": [{}, {}, {"bot": "greedy"}]}
    made = visitor.context.request.post(f"{visitor.address}/api/tables", data=wanted).json()
    visitor.open(f"/t/{made['id']}")
    visitor.page.get_by_role("button", name=said(visitor.language, "room-sit")).first.click()
    visitor.page.get_by_role("region", name=said(visitor.language, "friends-invite-title")).wait_for()
    visitor.page.wait_for_load_state("networkidle")


PEOPLE_STATES = (
    State("me-long-known", at_page("/me", "notify-quiet")),
    State("profile", at_page("/people/{player}", "profile-opponents")),
    State("profile-other", profile_of_a_stranger),
    State("profile-report", reporting),
    State("friends", at_page("/friends", "friends-blocked")),
    State("home-invited", at_page("/", "friends-invitations")),
    State("waiting-room-friends", inviting),
)
