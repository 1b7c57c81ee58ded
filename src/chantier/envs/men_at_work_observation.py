"""Observations of Men at Work, as numbers from -1 to 1: a row for every piece in the box, and the table's one.

Lengths in parts of the hand's reach (400 mm to each side, 800 mm up), counts in parts of their greatest.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from chantier.games.men_at_work.acting.hand import CEILING_MM, REACH_MM
from chantier.games.men_at_work.cards import CARDS, Task
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import Step
from chantier.games.men_at_work.moves import Choices
from chantier.games.men_at_work.pieces import COLOURS, PIECES, Kind
from chantier.games.men_at_work.state import Phase, Player, Work, titles_to_win
from chantier.games.men_at_work.view import View

ORDER = tuple(PIECES)
COLUMNS = (
    "on_site", "x", "y", "z", "qw", "qx", "qy", "qz",
    "offered", "pushable", "placed", "lying", "optional", "covered", "faulted",
)  # fmt: skip
"""Of each piece: whether it is on the site, its pose there (a unit quaternion, qw not negative), whether an action can
choose it, push it back up; whether it was placed this turn, has to be cleared away, may be, is covered; and whether the
judge names it in a condition that is not met."""
PIECES_SHAPE = (len(ORDER), len(COLUMNS))

CONDITIONS = (
    "three_supports_on_the_table", "girders_off_the_ground", "worker_stands_on_a_girder",
    "girder_has_a_colour_of_the_card", "girder_off_the_ground", "girder_not_on_a_hat", "girder_not_along_another",
    "rests_on_one_girder_only", "rests_at_one_place", "both_ends_free", "touches_its_colour",
    "touches_another_colour", "touches_a_third_colour", "touches_the_highest_girder", "worker_on_the_new_girder",
    "rests_on_an_arm", "support_on_table_or_girder", "touches_the_new_support", "support_on_a_girder",
    "touches_a_girder", "touches_a_support", "brick_on_the_girder", "is_the_highest_girder",
    "girder_has_a_glove_colour", "on_the_highest_glove_girder", "touches_the_end_of_the_girder",
    "beam_on_his_arm", "beam_on_another_workers_arm", "second_worker_on_the_same_girder",
)  # fmt: skip
"""What the judge may find of the last attempt: 1 if it is met, -1 if not, 0 if it was not asked."""

_PHASES: tuple[str, ...] = get_args(Phase)
_TASKS, _KINDS = tuple(Task), tuple(Kind)
_C = len(CARDS)
_SIZES = {
    "phase": len(_PHASES), "task": len(_TASKS), "colours": len(COLOURS), "step": 2 * len(_KINDS) + len(COLOURS),
    "conditions": len(CONDITIONS), "what": 2 + len(COLOURS), "how": _C, "discarded": _C, "unseen": _C, "hand": _C,
    "may_lay_on_draw": _C, "may_lay_on_discard": _C, "piles": 3, "turn": 3, "pulls": 1, "options": 8,
}  # fmt: skip
_SEAT_SIZE = 5
_MOST_TURNS, _MOST_TRIES, _MOST_PULLS = 200, 20, 3
_MOST_CERTIFICATES, _MOST_TITLES, _MOST_CARDS = 5, 7, 2  # M90
_TREMBLE: dict[bool | str, float] = {False: 0.0, True: 0.5, "all": 1.0}


def fields(seats: int) -> dict[str, slice]:
    """Slice of each part of an observation; `pieces` has `PIECES_SHAPE`."""
    sizes = {
        "pieces": PIECES_SHAPE[0] * PIECES_SHAPE[1],
        **_SIZES,
        **{f"seat+{after}": _SEAT_SIZE for after in range(seats)},
    }
    ends = list(accumulate(sizes.values()))
    return {name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)}


def observation_size(seats: int) -> int:
    return list(fields(seats).values())[-1].stop  # type: ignore[no-any-return]


def pieces_of(view: View, offered: Iterable[str]) -> NDArray[np.float32]:
    open_now = set(offered)
    work = view.work
    clearing = view.clearing
    faulted = {piece for one in (work.conditions if work else ()) if not one.held for piece in one.pieces}
    marks: tuple[Container[str], ...] = (
        open_now,
        {name.removeprefix("push ") for name in open_now if name.startswith("push ")},
        () if work is None else work.placed,
        clearing.lying,
        clearing.optional,
        clearing.covered,
        faulted,
    )
    rows = np.zeros(PIECES_SHAPE, np.float32)
    for number, piece in enumerate(ORDER):
        pose = view.poses.get(piece)
        rows[number] = (*_pose(pose), *(piece in mark for mark in marks))
    return rows


def _pose(pose: Pose | None) -> tuple[float, ...]:
    if pose is None:
        return (0.0,) * 8
    x, y, z = pose.position
    sign = -1.0 if pose.rotation[0] < 0 else 1.0
    return (1.0, x / REACH_MM, y / REACH_MM, z / CEILING_MM, *(sign * part for part in pose.rotation))


def table_of(view: View, legal: Choices | None) -> NDArray[np.float32]:
    return np.array([number for _, numbers in table_fields(view, legal) for number in numbers], np.float32)


def table_fields(view: View, legal: Choices | None) -> Iterator[tuple[str, Sequence[float]]]:
    """The table's row, part by part, from one seat's view."""
    assert view.seat is not None, "an observation is some seat's"
    piles, work = view.piles, view.work
    what = piles.laid[-1].back if piles.laid else piles.top
    lays = () if legal is None else legal.lays
    yield "phase", _one_of(_PHASES, view.phase)
    yield "task", _one_of(_TASKS, None if work is None else work.order.task)
    yield "colours", _some_of(COLOURS, () if work is None else work.order.colours)
    yield "step", _step(None if work is None else work.step)
    yield "conditions", _conditions(work)
    yield "what", _back(what)
    yield "how", _one_of(range(len(CARDS)), piles.discard[-1] if piles.discard else None)
    yield "discarded", _some_of(range(len(CARDS)), piles.discard)
    yield "unseen", _some_of(range(len(CARDS)), piles.unseen)
    yield "hand", _some_of(range(len(CARDS)), view.players[view.seat].hand)
    yield "may_lay_on_draw", _some_of(range(len(CARDS)), [one.card for one in lays if one.on == "draw"])
    yield "may_lay_on_discard", _some_of(range(len(CARDS)), [one.card for one in lays if one.on == "discard"])
    yield "piles", (piles.left / len(CARDS), piles.flips / len(CARDS), float(piles.rita_is_here))
    yield "turn", (view.turn / _MOST_TURNS, (work.tries if work else 0) / _MOST_TRIES, float(view.laid_a_card))
    yield "pulls", (view.clearing.pulls / _MOST_PULLS,)
    options = view.options
    yield (
        "options",
        [
            float(options.slips == "strict"),
            _TREMBLE[options.tremor],
            *(float(one) for one in (options.foreman, options.crane, options.skyscraper)),
            titles_to_win(options, view.seats) / _MOST_TITLES,
            options.rita,
            float(options.give_up),
        ],
    )
    for after in range(view.seats):
        seat = (view.seat + after) % view.seats
        yield f"seat+{after}", _player(view.players[seat], seat == view.to_move)


def _one_of(known: Iterable[object], one: object) -> list[float]:
    return [float(one == other) for other in known]


def _some_of(known: Iterable[object], some: Iterable[object]) -> list[float]:
    there = set(some)
    return [float(other in there) for other in known]


def _step(step: Step | None) -> list[float]:
    """The next piece to place, the piece that goes with it, and its colour if only one is allowed."""
    if step is None:
        return [0.0] * (2 * len(_KINDS) + len(COLOURS))
    kinds = _some_of(_KINDS, (step.kind, step.or_kind))
    return [*kinds, *_one_of(_KINDS, step.joined), *_one_of(COLOURS, step.colour)]


def _back(back: Back | None) -> list[float]:
    if back is None:
        return [0.0] * (2 + len(COLOURS))
    return [*_one_of(("girder", "worker"), back.kind), *_some_of(COLOURS, back.colours)]


def _conditions(work: Work | None) -> list[float]:
    found = {} if work is None else {one.code: 1.0 if one.held else -1.0 for one in work.conditions}
    return [found.get(code, 0.0) for code in CONDITIONS]


def _player(player: Player, to_move: bool) -> tuple[float, ...]:
    return (
        player.certificates / _MOST_CERTIFICATES,
        player.titles / _MOST_TITLES,
        player.cards / _MOST_CARDS,
        float(player.is_out),
        float(to_move),
    )
