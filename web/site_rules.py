"""What the rules page of Men at Work says in numbers: all of them are the rules' own."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

import msgspec

from chantier.games.men_at_work.acting import hand
from chantier.games.men_at_work.acting.watch import MEMBER_AFTER_TICKS
from chantier.games.men_at_work.cards import CARDS, GIRDER_TASKS, WORKER_TASKS, Task
from chantier.games.men_at_work.engine import settling
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.judging import tolerances
from chantier.games.men_at_work.pieces import MAKES, PIECES, PRESETS, Kind, all_of
from chantier.games.men_at_work.questions import PULLS
from chantier.games.men_at_work.rules import SEAT_COUNTS
from chantier.games.men_at_work.state import (
    CERTIFICATES,
    EXPERT_CERTIFICATES,
    FOREMAN_CARDS,
    RULES,
    TITLES_TO_WIN,
    Options,
    rita_comes_at,
)


class ToWin(msgspec.Struct):
    players: int
    titles: int


class Size(msgspec.Struct):
    kind: Kind
    size: tuple[float, float, float]
    """Of all its parts together: length, width and height in mm."""
    mass_g: float
    """0: it does not move."""


class Copies(msgspec.Struct):
    backs: int
    girder: int
    worker: int


class Limits(msgspec.Struct):
    """Millimetres, degrees, seconds."""

    touch: float
    slope: int
    lean: float
    half: float
    end: float
    higher: float
    sank: float
    spread: float
    free: float
    lying: float
    member_s: float
    damp_s: float
    stop_s: float


class Hand(msgspec.Struct):
    """Newton, mm a second."""

    grip: float
    free: float
    carrying: float
    near: float
    careful: float


class SiteRules(msgspec.Struct):
    counts: dict[Kind, int]
    girders_of_a_colour: int
    cards: int
    all_certificates: int
    all_titles: int
    certificates: int
    expert_certificates: int
    to_win: list[ToWin]
    rita_earliest: int
    rita_latest: int
    foreman_cards: int
    prepared: dict[Kind, int]
    """What a prepared site is made of (M10)."""
    girder_tasks: tuple[Task, ...]
    worker_tasks: tuple[Task, ...]
    copies: Copies
    pulls: int
    limits: Limits
    hand: Hand
    sizes: list[Size]
    crane_reach: float


def site_rules() -> SiteRules:
    earliest, latest = rita_comes_at(Options(), SEAT_COUNTS[0], RULES)
    return SiteRules(
        counts={kind: len(all_of(kind)) for kind in Kind},
        girders_of_a_colour=MAKES[Kind.GIRDER].count,
        cards=len(CARDS),
        all_certificates=CERTIFICATES * SEAT_COUNTS[-1],
        all_titles=max((titles - 1) * players + 1 for players, titles in TITLES_TO_WIN.items()),
        certificates=CERTIFICATES,
        expert_certificates=EXPERT_CERTIFICATES,
        to_win=[ToWin(players, TITLES_TO_WIN[players]) for players in SEAT_COUNTS],
        rita_earliest=earliest,
        rita_latest=latest,
        foreman_cards=FOREMAN_CARDS,
        prepared=dict(Counter(PIECES[piece] for piece in PRESETS["beginner"])),
        girder_tasks=GIRDER_TASKS,
        worker_tasks=WORKER_TASKS,
        copies=Copies(
            each((card.back, card.colours) for card in CARDS),
            each(card.girder for card in CARDS),
            each(card.worker for card in CARDS),
        ),
        pulls=PULLS,
        limits=limits(),
        hand=Hand(
            MAKES[Kind.GIRDER].grip_n,
            hand.FREE.speed,
            hand.CARRYING.speed,
            hand.NEAR_SPEED,
            hand.CAREFUL_SPEED,
        ),
        sizes=[size_of(kind) for kind in Kind],
        crane_reach=max(corner[0] for part in MAKES[Kind.CRANE].parts for corner in part.corners()),
    )


def limits() -> Limits:
    return Limits(
        touch=tolerances.TOUCH_MM,
        slope=round(math.degrees(math.acos(-tolerances.REST_NORMAL_Z))),
        lean=tolerances.STANDING_TILT_DEG,
        half=tolerances.HALF_GIRDER_MM,
        end=tolerances.END_MM,
        higher=tolerances.HIGHER_MM,
        sank=tolerances.SANK_MM,
        spread=tolerances.BALANCE_SPREAD_MM,
        free=tolerances.BALANCE_FREE_MM,
        lying=tolerances.LYING_SPREAD_MM,
        member_s=MEMBER_AFTER_TICKS / TICKS_PER_S,
        damp_s=settling.DAMP_AFTER_S,
        stop_s=settling.GIVE_UP_AFTER_S,
    )


def each(things: Iterable[object]) -> int:
    """How often each of them occurs; all occur equally often."""
    (count,) = set(Counter(things).values())
    return count


def size_of(kind: Kind) -> Size:
    make = MAKES[kind]
    xs, ys, zs = zip(*(corner for part in make.parts for corner in part.corners()), strict=True)
    x, y, z = (round(max(ways) - min(ways), 2) for ways in (xs, ys, zs))
    return Size(kind, (x, y, z), make.mass_g)
