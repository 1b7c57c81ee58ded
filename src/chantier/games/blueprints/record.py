"""Blueprints in the record format: from events to entries and back. docs/record.md is the specification."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from chantier.core.errors import BadInput
from chantier.core.events import Event, Seat
from chantier.core.log import Turn
from chantier.core.record import EngineFree
from chantier.games.blueprints.events import (
    AwardsGiven,
    BlueprintsEvent,
    BuildingsRevealed,
    DieDiscarded,
    DiePlaced,
    DieRemoved,
    DieTaken,
    GameEnded,
    GameOpened,
    MaterialsDemanded,
    PlanDealt,
    PoolRefilled,
    PoolRolled,
    PrizesGiven,
    RoundStarted,
)
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.notation import building_text, plan_text, read_building, read_die, read_plan
from chantier.games.blueprints.pieces import LETTERS, VALUE, Award, Building, Material, Plan, Prize, Space
from chantier.games.blueprints.rules import where_it_went
from chantier.games.blueprints.scoring import Score
from chantier.games.blueprints.state import Options


class _Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class RoundEntry(_Entry, tag="round", frozen=True, kw_only=True):
    round: int
    first: Seat
    in_demand: tuple[Material, Material]
    plans: tuple[str | None, ...]
    """None: hidden from the seat this record was made for (only while a game runs)."""
    pool: tuple[str, ...]


class PickEntry(_Entry, tag="pick", frozen=True, kw_only=True):
    seat: Seat
    die: str
    space: Space | msgspec.UnsetType | None = msgspec.UNSET
    """None: the die fitted nowhere, as all saw (B24, B29). Left out: hidden (only while a game runs)."""
    discard: str | msgspec.UnsetType = msgspec.UNSET
    drawn: tuple[str, ...]


class RevealEntry(_Entry, tag="reveal", frozen=True, kw_only=True):
    buildings: tuple[str, ...]
    scores: tuple[Score, ...]
    awards: dict[Award, Seat]
    prizes: dict[Prize, Seat | None]


class EndEntry(_Entry, tag="end", frozen=True, kw_only=True):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


Entry = RoundEntry | PickEntry | RevealEntry | EndEntry


class BlueprintsRecorder(EngineFree):
    """Serialization of this game's records."""

    entry_type = Entry

    def write(self, events: Sequence[Event], seats: int) -> list[Entry]:
        """The entries for one turn's events, or for those of them that somebody may see."""
        entries: list[Entry] = []
        for at, event in enumerate(events):
            writer = _WRITERS.get(type(event))
            if writer is not None:
                entries.append(writer(events[at:], seats))
        return entries

    def read(self, entries: Sequence[Entry], seats: int, options: Options, rules: int) -> list[Turn]:
        """The turns of a whole record. Refuses one that hides something or whose entries come in a wrong order."""
        turns: list[Turn] = []
        events: list[BlueprintsEvent] = [GameOpened(seats, options, rules)]
        mover: Seat | None = None
        move: TakeDie | None = None
        plans: tuple[Plan, ...] = ()
        for number, (entry, before) in enumerate(zip(entries, [None, *entries], strict=False), start=1):
            _check_order(number, before, entry)
            with _naming_event(number):
                if isinstance(entry, RoundEntry):
                    plans = _read_plans(entry, seats)
                    events += _round_events(entry, plans)
                elif isinstance(entry, PickEntry):
                    turns.append(Turn(mover, move, tuple(events)))
                    mover, move = _seat(entry.seat, seats), _move(entry)
                    events = _pick_events(entry, move, rules)
                elif isinstance(entry, RevealEntry):
                    events += _reveal_events(entry, plans)
                else:
                    events.append(GameEnded(entry.points, entry.winners))
        return [*turns, Turn(mover, move, tuple(events))]

    def draws(self, events: Sequence[Event]) -> dict[str, list[object]]:
        """Random draws that this turn must have made, by purpose (docs/fairness.md)."""
        draws: dict[str, list[object]] = {"first": [], "in-demand": [], "deck": [], "bag": [], "roll": []}
        for event in events:
            if isinstance(event, RoundStarted):
                draws["first"].append(event.first)
            elif isinstance(event, MaterialsDemanded):
                draws["in-demand"] += [LETTERS[material] for material in event.materials]
            elif isinstance(event, PlanDealt):
                draws["deck"].append(event.plan)
            elif isinstance(event, PoolRolled | PoolRefilled):
                draws["bag"] += [die[0] for die in event.dice]
                draws["roll"] += [VALUE[die] for die in event.dice]
        return draws


def _write_round(events: Sequence[Event], seats: int) -> RoundEntry:
    started = next(event for event in events if isinstance(event, RoundStarted))
    demanded = next(event for event in events if isinstance(event, MaterialsDemanded))
    rolled = next(event for event in events if isinstance(event, PoolRolled))
    dealt = {event.seat: plan_text(event.plan) for event in events if isinstance(event, PlanDealt)}
    return RoundEntry(
        round=started.round,
        first=started.first,
        in_demand=demanded.materials,
        plans=tuple(dealt.get(seat) for seat in range(seats)),
        pool=rolled.dice,
    )


def _write_pick(events: Sequence[Event], seats: int) -> PickEntry:
    taken = next(event for event in events if isinstance(event, DieTaken))
    discarded = next((event for event in events if isinstance(event, DieDiscarded)), None)
    refilled = next((event for event in events if isinstance(event, PoolRefilled)), None)
    return PickEntry(
        seat=taken.seat,
        die=taken.die,
        space=_where(events),
        discard=msgspec.UNSET if discarded is None else discarded.die,
        drawn=() if refilled is None else refilled.dice,
    )


def _where(events: Sequence[Event]) -> Space | msgspec.UnsetType | None:
    for event in events:
        if isinstance(event, DiePlaced):
            return event.space
        if isinstance(event, DieRemoved):
            return None
    return msgspec.UNSET


def _write_reveal(events: Sequence[Event], seats: int) -> RevealEntry:
    revealed = next(event for event in events if isinstance(event, BuildingsRevealed))
    awards = next(event for event in events if isinstance(event, AwardsGiven))
    prizes = next(event for event in events if isinstance(event, PrizesGiven))
    buildings = zip(revealed.plans, revealed.buildings, strict=True)
    return RevealEntry(
        buildings=tuple(building_text(plan, building) for plan, building in buildings),
        scores=revealed.scores,
        awards=awards.awards,
        prizes=prizes.prizes,
    )


def _write_end(events: Sequence[Event], seats: int) -> EndEntry:
    ended = next(event for event in events if isinstance(event, GameEnded))
    return EndEntry(points=ended.points, winners=ended.winners)


_WRITERS: dict[type, Callable[[Sequence[Event], int], Entry]] = {
    RoundStarted: _write_round,
    DieTaken: _write_pick,
    BuildingsRevealed: _write_reveal,
    GameEnded: _write_end,
}

_MAY_FOLLOW: dict[type[Entry] | None, tuple[type[Entry], ...]] = {
    None: (RoundEntry,),
    RoundEntry: (PickEntry,),
    PickEntry: (PickEntry, RevealEntry),
    RevealEntry: (RoundEntry, EndEntry),
    EndEntry: (),
}


def _check_order(number: int, before: Entry | None, entry: Entry) -> None:
    expected = _MAY_FOLLOW[None if before is None else type(before)]
    if type(entry) not in expected:
        kinds = " / ".join(str(kind.__struct_config__.tag) for kind in expected) or "-"
        raise BadInput("event_out_of_order", event=number, expected=kinds, came=str(entry.__struct_config__.tag))


@contextmanager
def _naming_event(number: int) -> Iterator[None]:
    """Says of a refusal inside which event it arose."""
    try:
        yield
    except BadInput as problem:
        raise BadInput("in_event", event=number, problem=problem) from None


def _seat(seat: Seat, seats: int) -> Seat:
    if seat not in range(seats):
        raise BadInput("no_such_seat", last=seats - 1, came=seat)
    return seat


def _read_plans(entry: RoundEntry, seats: int) -> tuple[Plan, ...]:
    if len(entry.plans) != seats:
        raise BadInput("wrong_count", field="plans", expected=seats, came=len(entry.plans))
    if None in entry.plans:
        raise BadInput("record_hides")
    return tuple(_read_plan(text) for text in entry.plans if text is not None)


def _read_plan(text: str) -> Plan:
    """People may be careless with blanks; a record is not."""
    plan = read_plan(text)
    if plan_text(plan) != text:
        raise BadInput("not_a_plan", text=text)
    return plan


def _read_building(plan: Plan, text: str) -> Building:
    building = read_building(plan, text)
    if building_text(plan, building) != text:
        raise BadInput("not_a_building", text=text)
    return building


def _round_events(entry: RoundEntry, plans: tuple[Plan, ...]) -> list[BlueprintsEvent]:
    return [
        RoundStarted(entry.round, entry.first),
        MaterialsDemanded(entry.in_demand),
        *(PlanDealt(seat, plan) for seat, plan in enumerate(plans)),
        PoolRolled(tuple(read_die(die) for die in entry.pool)),
    ]


def _move(entry: PickEntry) -> TakeDie:
    if isinstance(entry.space, msgspec.UnsetType):
        raise BadInput("record_hides")
    discard = None if isinstance(entry.discard, msgspec.UnsetType) else read_die(entry.discard)
    return TakeDie(read_die(entry.die), entry.space, discard)


def _pick_events(entry: PickEntry, move: TakeDie, rules: int) -> list[BlueprintsEvent]:
    events: list[BlueprintsEvent] = [DieTaken(entry.seat, move.die), where_it_went(entry.seat, move, rules)]
    if move.discard is not None:
        events.append(DieDiscarded(entry.seat, move.discard))
    if entry.drawn:
        events.append(PoolRefilled(tuple(read_die(die) for die in entry.drawn)))
    return events


def _reveal_events(entry: RevealEntry, plans: tuple[Plan, ...]) -> list[BlueprintsEvent]:
    if len(entry.buildings) != len(plans):
        raise BadInput("wrong_count", field="buildings", expected=len(plans), came=len(entry.buildings))
    buildings = tuple(_read_building(plan, text) for plan, text in zip(plans, entry.buildings, strict=True))
    return [
        BuildingsRevealed(plans, buildings, entry.scores),
        AwardsGiven(entry.awards),
        PrizesGiven(entry.prizes),
    ]
