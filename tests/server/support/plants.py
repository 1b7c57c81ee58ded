"""Leaks to be planted in a server, each as a careless change might make it. Every one of them must be found."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from chantier.core import sight
from chantier.core.rows import Glance
from chantier.registry import GAMES
from chantier.server import records, wire
from chantier.server.http import errors, sockets, tables
from chantier.server.records import record_of
from chantier.server.tables import game as table_game
from chantier.server.tables import lobby
from chantier.server.tables.game import Decided, Running
from chantier.server.tables.sights import Sights
from chantier.server.tables.table import Table
from chantier.server.tables.table_state import TableState
from chantier.store import Store

Patch = pytest.MonkeyPatch


class Plant(NamedTuple):
    plant: Callable[[Patch], None]
    found: str
    """What the search says of it."""
    by: str
    """On which way it comes."""
    game: str = "blueprints"


def all_events(patch: Patch) -> None:
    patch.setattr(sight, "visible", lambda events, seat: tuple(events))


def all_events_in_records(patch: Patch) -> None:
    patch.setattr(records, "visible", lambda events, seat: tuple(events))


def desks_show(*hidden: str) -> Callable[[Patch], None]:
    """Behind the others' screens, so much is seen."""

    def plant(patch: Patch) -> None:
        game = GAMES["blueprints"].game
        view = game.view

        def open_view(state: Any, seat: int | None) -> Any:
            seen, whole = view(state, seat), view(replace(state, revealed=True), seat)
            shown = [{name: getattr(desk, name) for name in hidden} for desk in whole.desks]
            return replace(seen, desks=tuple(replace(d, **more) for d, more in zip(seen.desks, shown, strict=True)))

        patch.setattr(game, "view", open_view)

    return plant


def open_hands(patch: Patch) -> None:
    game = GAMES["men-at-work"].game
    view = game.view
    patch.setattr(game, "view", lambda state, seat: replace(view(state, seat), players=state.players))


def cards_left_out(patch: Patch) -> None:
    """The unseen cards without those in hands: nobody is told a card, and everybody knows them."""
    game = GAMES["men-at-work"].game
    view = game.view

    def telling(state: Any, seat: int | None) -> Any:
        seen = view(state, seat)
        held = [card for player in state.players for card in player.hand]
        unseen = tuple(card for card in seen.piles.unseen if card not in held)
        return replace(seen, piles=replace(seen.piles, unseen=unseen))

    patch.setattr(game, "view", telling)


def moves_told_to_all(patch: Patch) -> None:
    def telling(game: Any, state: Any, events: Any, seat: int | None) -> Any:
        seen = sight.sight(game, state, events, seat)
        return replace(seen, legal=None if game.to_move(state) is None else game.legal_moves(state))

    patch.setattr(table_game, "sight", telling)


def moves_relayed(patch: Patch) -> None:
    """As if a move were a gesture."""
    play = Table.play

    async def relaying(self: Table, connection: Any, asked: wire.Play, *rest: Any) -> None:
        await play(self, connection, asked, *rest)
        self.company.tell(lambda _: wire.write(wire.GestureTold(0, asked.move)), but=connection)

    patch.setattr(Table, "play", relaying)


def explained_through_the_movers_eyes(patch: Patch) -> None:
    explained = Sights._explained
    patch.setattr(Sights, "_explained", lambda self, seat, say: explained(self, self._running.to_move, say))


def table_shows(**shown: Callable[[TableState], Any]) -> Callable[[Patch], None]:
    """Some more in what everybody is told about a table."""

    def plant(patch: Patch) -> None:
        info = TableState._everybodys_info
        patch.setattr(
            TableState,
            "_everybodys_info",
            lambda self: replace(info(self), **{name: make(self) for name, make in shown.items()}),
        )

    return plant


def seed_in_records(patch: Patch) -> None:
    async def telling(table: Table, *_: object) -> Any:
        record = await record_of(table)
        return replace(record, fairness=replace(record.fairness, server_seed=table.row.server_seed))

    patch.setattr(tables, "record_of", telling)


def replays_through_any_eyes(patch: Patch) -> None:
    async def telling(table: Table, eyes: records.Eyes, *__: object) -> list[bytes]:
        turns, _ = await table.history()
        events = [table.running.events(turn) for turn in turns]
        return [sight.encode(one) for one in records._steps(table, events, eyes.seat)]

    patch.setattr(tables, "replay_of", telling)


def anybody_looks_back_as_anybody(patch: Patch) -> None:
    patch.setattr(records, "_is_own", lambda *_: True)


def everything_about_everybody(patch: Patch) -> None:
    everything = Store.everything_about

    def telling(self: Store, player: str) -> dict[str, Any]:
        kept = everything(self, player)
        tables = [seat["table"] for seat in kept["seats"]]
        turns = [turn for table in tables for turn in self.turns(table)]
        moves = [
            {"table": one.table, "seat": one.seat, "move": msgspec.json.decode(one.move or b"null")} for one in turns
        ]
        return {**kept, "moves": moves}

    patch.setattr(Store, "everything_about", telling)


def state_in_refusals(patch: Patch) -> None:
    def telling(connection: Any, *_: object) -> str:
        return str([table.running.state for table in connection.app.state.hall._tables.awake.values()])

    patch.setattr(sockets, "sentence", telling)


def seeds_in_headers(patch: Patch) -> None:
    """What is added to every answer knows more than it should."""

    class Telling(dict[str, str]):
        def items(self) -> Any:
            return [*super().items(), ("x-seeds", " ".join(SEEDS))]

    patch.setattr(errors, "HEADERS", Telling(errors.HEADERS))
    take_dice = Running.take_dice

    def remembering(self: Running, row: Any, *rest: Any) -> None:
        SEEDS.append(row.server_seed)
        take_dice(self, row, *rest)

    patch.setattr(Running, "take_dice", remembering)


SEEDS: list[str] = []


def seeds_in_the_lobby(patch: Patch) -> None:
    line = lobby._line

    def telling(seen: Glance) -> wire.OpenTable:
        return replace(line(seen), host=seen.row.server_seed)

    patch.setattr(lobby, "_line", telling)


def events_in_the_log(patch: Patch) -> None:
    accept = Running.accept

    def telling(self: Running, done: Decided) -> None:
        logging.getLogger("chantier.server.tables.game").warning("accepted %s", done.turn.events)
        accept(self, done)

    patch.setattr(Running, "accept", telling)


LIKE_A_PLACEMENT = "something like a plan or a placement"
PLANTS = {
    "all events": Plant(all_events, "a private event: PlanDealt", "frame sight"),
    "all events, placements": Plant(all_events, "a private event: DiePlaced", "frame sight"),
    "all events in records": Plant(all_events_in_records, "a plan", "GET /api/tables/{name}/record"),
    "plans in views": Plant(desks_show("plan"), "a plan", "frame sight"),
    "plans in replays": Plant(desks_show("plan"), "another seat's plan", "GET /api/tables/{name}/replay"),
    "buildings in views": Plant(desks_show("building"), "a building", "frame sight"),
    "scores in views": Plant(desks_show("score"), "another seat's score", "frame sight"),
    "moves told to all": Plant(moves_told_to_all, "another seat's legal moves", "frame sight"),
    "moves relayed": Plant(moves_relayed, LIKE_A_PLACEMENT, "frame gesture"),
    "explained through other eyes": Plant(
        explained_through_the_movers_eyes, "an explanation that knows more than the view", "frame sight"
    ),
    "salts before the start": Plant(
        table_shows(salts=lambda table: tuple(one.salt or "" for one in table.seats)),
        "a salt",
        "GET /api/tables/{name}",
    ),
    "the seed with the table": Plant(
        table_shows(rematch_of=lambda table: table.row.server_seed), "the server's secret", "GET /api/tables/{name}"
    ),
    "hashes of tokens": Plant(
        table_shows(rematch=lambda table: table.seats[1].token_hash), "a token's hash", "frame table"
    ),
    "the seed in records": Plant(seed_in_records, "the server's secret", "GET /api/tables/{name}/record"),
    "replays through any eyes": Plant(replays_through_any_eyes, "a plan", "GET /api/tables/{name}/replay?seat=0"),
    "plans when looking back": Plant(desks_show("plan"), "another seat's plan", "GET /api/tables/{name}/replay?seat=0"),
    "looking back as anybody": Plant(anybody_looks_back_as_anybody, "a plan", "GET /api/tables/{name}/replay?seat=0"),
    "everything about everybody": Plant(everything_about_everybody, "somebody else's moves", "GET /api/me/everything"),
    "the state in refusals": Plant(state_in_refusals, "a plan", "frame refused"),
    "seeds in headers": Plant(seeds_in_headers, "the server's secret", "GET /api/games"),
    "seeds in the lobby": Plant(seeds_in_the_lobby, "the server's secret", "frame lobby"),
    "events in the log": Plant(events_in_the_log, LIKE_A_PLACEMENT, "the log"),
    "open hands": Plant(open_hands, "a hand", "frame sight", "men-at-work"),
    "hands by omission": Plant(cards_left_out, "another seat's hand, by omission", "frame sight", "men-at-work"),
    "all events of foremen": Plant(all_events, "a private event: HandDealt", "frame sight", "men-at-work"),
}
