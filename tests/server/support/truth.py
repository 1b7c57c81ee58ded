"""What truly happened at a table, from the store, and which bytes of it are whose secret until when."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from chantier.core.events import Event
from chantier.core.evidence import decision_key, next_mix
from chantier.core.game import fold
from chantier.core.rows import SeatRow, TableRow
from chantier.games.blueprints.events import BuildingsRevealed, DiePlaced, PlanDealt
from chantier.games.blueprints.moves import put
from chantier.games.blueprints.notation import building_text, plan_text
from chantier.games.blueprints.pieces import EMPTY_SITE, INDEX, Building, Plan
from chantier.games.men_at_work.events import CardChosen, CardLaid, HandDealt
from chantier.registry import GAMES
from chantier.server.tables.dice import opening_of, promises_of
from chantier.store import Store

NEVER = math.inf


class Secret(NamedTuple):
    what: str
    owner: int | None
    """The seat whose it is; None: nobody's at the table."""
    until: float
    """How many turns must have happened until others may know."""
    content: bytes


class Truth(NamedTuple):
    row: TableRow
    seats: Sequence[SeatRow]
    turns: Sequence[tuple[Event, ...]]
    links: Sequence[tuple[int | None, str | None]]
    """By turn: whose link of a chain was opened, and which."""
    server_key: str

    @property
    def keys(self) -> Iterator[bytes]:
        """Of all decisions."""
        mix = opening_of(self.row).first_mix(promises_of(self.seats), self.row.salts or ())
        for n, (_, link) in enumerate(self.links):
            mix = next_mix(mix, n, link) if n else mix
            yield decision_key(self.row.game, bytes.fromhex(self.row.server_seed), mix)

    @property
    def over(self) -> float:
        """After how many turns all lies open."""
        return len(self.turns) if self.row.status == "ended" else NEVER

    def state(self, turns: int) -> Any:
        return fold(GAMES[self.row.game].game, list(chain.from_iterable(self.turns[:turns])))


def truth_of(store: Store, table: str) -> Truth:
    row = store.table(table)
    assert row is not None
    events: Any = tuple.__class_getitem__((GAMES[row.game].game.event_type, ...))
    stored = store.turns(table)
    turns = [msgspec.json.decode(turn.events, type=events) for turn in stored]
    links = [(turn.seat, turn.chain_link) for turn in stored]
    return Truth(row, store.seats(table), turns, links, store.server_key("00" * 32))


def secrets_of(truth: Truth) -> list[Secret]:
    return [*_of_the_table(truth), *_private_events(truth), *_of_blueprints(truth), *_of_men_at_work(truth)]


def _of_the_table(truth: Truth) -> Iterator[Secret]:
    seed = truth.row.server_seed
    yield Secret("the server's secret", None, truth.over, seed.encode())
    yield Secret("the key the server signs with", None, NEVER, truth.server_key.encode())
    for key in truth.keys:
        yield Secret("the key of a decision's dice", None, NEVER, key.hex().encode())
    for seat in truth.seats:
        if seat.token_hash is not None:
            yield Secret("a token's hash", seat.seat, NEVER, seat.token_hash.encode())
        if seat.salt is not None:
            yield Secret("a salt", seat.seat, 1, seat.salt.encode())
    for n, (owner, link) in enumerate(truth.links):
        if link is not None:
            yield Secret("a link of a chain", owner, n + 1, link.encode())


def _private_events(truth: Truth) -> Iterator[Secret]:
    """As they are stored and sent; each names its seat, so nobody else's look the same."""
    for event in chain.from_iterable(truth.turns):
        if event.to is not None:
            yield Secret(f"a private event: {type(event).__name__}", event.to, truth.over, msgspec.json.encode(event))


class _Built(NamedTuple):
    """A plan, and a building at some moment of a round, with how many turns reveal them."""

    seat: int
    plan: Plan
    building: Building
    until: float


def _of_blueprints(truth: Truth) -> Iterator[Secret]:
    built = list(_all_built(truth))
    for plan, seat, until in dict.fromkeys((one.plan, one.seat, one.until) for one in built):
        for content in _plan_writings(plan):  # no plan is dealt twice in a game: it gives away whose it is
            yield Secret("a plan", seat, until, content.encode())
    writings = Counter(chain.from_iterable({*_building_writings(one)} for one in _latest(built)))
    for one in _latest(built):
        for content in _building_writings(one):
            if writings[content] == 1:  # two may by chance build the same; then the eyes may have seen their own
                yield Secret("a building", one.seat, one.until, content.encode())


def _all_built(truth: Truth) -> Iterator[_Built]:
    reveals = [n for n, events in enumerate(truth.turns, 1) if any(isinstance(e, BuildingsRevealed) for e in events)]
    plans: dict[int, Plan] = {}
    buildings: dict[int, Building] = {}
    for number, events in enumerate(truth.turns, start=1):
        for event in events:
            until = next((n for n in reveals if n > number or (n == number and isinstance(event, DiePlaced))), NEVER)
            if isinstance(event, PlanDealt):
                plans[event.seat], buildings[event.seat] = event.plan, EMPTY_SITE
            elif isinstance(event, DiePlaced) and event.space is not None:
                buildings[event.seat] = put(buildings[event.seat], INDEX[event.space], event.die)
            if isinstance(event, PlanDealt | DiePlaced):
                yield _Built(event.seat, plans[event.seat], buildings[event.seat], until)


def _latest(built: Iterable[_Built]) -> list[_Built]:
    """Each different building once; an empty one is no secret."""
    return list(dict.fromkeys(one for one in built if one.building != EMPTY_SITE))


def _plan_writings(plan: Plan) -> tuple[str, ...]:
    return (",".join(map(str, plan)), ", ".join(map(str, plan)), plan_text(plan))


def _building_writings(one: _Built) -> tuple[str, ...]:
    compact = msgspec.json.encode(one.building).decode()
    return (compact, compact.replace(",", ", "), building_text(one.plan, one.building), str(one.building))


def _of_men_at_work(truth: Truth) -> Iterator[Secret]:
    """Foremen's cards; each card is there once."""
    hands: dict[int, tuple[int, ...]] = {}
    for events in truth.turns:
        for event in events:
            if isinstance(event, HandDealt):
                hands[event.seat] = event.cards
            elif isinstance(event, CardChosen | CardLaid):  # a card on the draw pile is told apart
                hands[event.seat] = tuple(card for card in hands[event.seat] if card != event.card)
            else:
                continue
            for name in ("hand", "cards") if hands[event.seat] else ():
                yield Secret("a hand", event.seat, truth.over, f'"{name}":{_compact(hands[event.seat])}'.encode())


def _compact(cards: Sequence[int]) -> str:
    return msgspec.json.encode(cards).decode()
