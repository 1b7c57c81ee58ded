"""A bot's hand looks like a hand: from the reserve, in a smooth long movement, with corrections by level, in time."""

from __future__ import annotations

import math
import random
from functools import cache
from itertools import pairwise, product
from statistics import mean
from typing import NamedTuple

import pytest

from chantier.bots.men_at_work import levels
from chantier.bots.men_at_work.candidates import ideas
from chantier.bots.men_at_work.context import Outlook, look
from chantier.bots.men_at_work.gestures import missing
from chantier.bots.men_at_work.human_motion import MOST_S, RESERVE_DEG, RESERVE_MM, SAMPLE_S, carried, progress
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.levels import Level
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import FREE, AlongPath, Hand, check_path, take
from chantier.games.men_at_work.geometry.poses import Pose, at, seen_from
from chantier.games.men_at_work.moves import Choices, Place
from chantier.games.men_at_work.pieces import PIECES, PRESETS, Kind, Piece, hat_of
from chantier.games.men_at_work.state import Work
from tests.bots.support.situations import read

LEVELS = (levels.APPRENTICE, levels.JOURNEYMAN, levels.MASTER)
SITES, SITUATIONS = read()
STILL_MM_S = 12.0
"""Slower than this the hand rests."""


class Shape(NamedTuple):
    """What the motion of a hand looks like."""

    seconds: float
    corrections: int
    """Movements between the first long one and the way down."""
    fastest: float
    rises_for: float
    """The share of the first long movement until its highest speed."""


@cache
def thought(number: int) -> tuple[Outlook, Idea]:
    one = SITUATIONS[number]
    seen = look(SITES[one.site], Work(one.order))
    rng = random.Random(number)
    found = ideas(seen, rng, 40) or ideas(seen, rng, 400)
    return seen, max(found, key=lambda idea: idea.safety)


def led(level: Level, number: int) -> Place:
    seen, idea = thought(number)
    rng = random.Random(number)
    move = carried(idea, seen.poses, missing(level.hand, rng), level.manner, rng)
    assert move is not None
    return move


def shape(move: Place) -> Shape:
    """Read off the path alone: between two samples the hand goes where it was told."""
    steps = [
        (b.time_s, math.dist(a.position, b.position) / (b.time_s - a.time_s), a.position[2] - b.position[2])
        for a, b in pairwise(move.path.targets)
    ]
    movements: list[list[tuple[float, float, float]]] = [[]]
    for step in steps:
        movements[-1].append(step)
        if step[1] < STILL_MM_S and len(movements[-1]) > 1:
            movements.append([])
    moved = [one for one in movements if one and sum(speed for _, speed, _ in one) * SAMPLE_S > 0.5]
    first = max(moved, key=lambda one: max(speed for _, speed, _ in one))
    top = max(range(len(first)), key=lambda at_: first[at_][1])
    after = moved[moved.index(first) + 1 :]
    corrections = sum(1 for one in after if sum(down for _, _, down in one) < 4.0)
    return Shape(move.path.release_s, corrections, first[top][1], top / len(first))


SOME = list(range(0, len(SITUATIONS), 7))


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_hand_comes_from_the_reserve_and_is_where_it_was_led_when_it_opens(level: Level) -> None:
    """On the engine: within the hand's limits, so nothing is let go too early, and no worker loses his hat."""
    for number in SOME[::3]:
        seen, _ = thought(number)
        move = led(level, number)
        check_path(move.path)
        assert math.hypot(*move.start.position[:2]) > 100
        site = acts.standing(seen.poses)
        take(site, move.grasp)
        hand, along = Hand(site), AlongPath(move.path)
        worn = PIECES[move.piece] is Kind.WORKER
        began = seen_from(move.start, site.pose(hat_of(move.piece))) if worn else None
        while along.lead(hand):
            hand.tick()
        assert math.dist(hand.motion.pose.position, move.path.targets[-1].position) < 0.01
        if began is not None:
            now = seen_from(site.pose(move.piece), site.pose(hat_of(move.piece)))
            assert math.dist(now.position, began.position) < 1.0


def test_levels_differ_in_pace_and_corrections_as_people_do() -> None:
    """The surer, the quicker and the fewer corrections; the first movement speeds up sooner than it slows down."""
    by_level = [[shape(led(level, number)) for number in SOME] for level in LEVELS]
    seconds = [mean(one.seconds for one in shapes) for shapes in by_level]
    assert seconds[0] > seconds[1] + 0.3 > seconds[2] + 0.6
    corrections = [mean(one.corrections for one in shapes) for shapes in by_level]
    assert corrections[0] > corrections[1] + 0.3 > corrections[2] + 0.6
    for shapes in by_level:
        assert max(one.seconds for one in shapes) <= MOST_S
        assert all(one.fastest < FREE.speed + 5 for one in shapes)  # the wobble comes on top
        assert mean(one.fastest for one in shapes) > 80
        assert mean(one.rises_for for one in shapes) < 0.55


def test_the_same_seed_moves_the_same_hand_and_another_one_another() -> None:
    seen, idea = thought(0)
    moves = [
        carried(idea, seen.poses, missing(levels.APPRENTICE.hand, random.Random(1)), levels.APPRENTICE.manner, rng)
        for rng in (random.Random(5), random.Random(5), random.Random(6))
    ]
    assert moves[0] == moves[1] != moves[2]
    assert moves[0] is not None
    assert moves[2] is not None
    ends = [move.path.targets[-1] for move in (moves[0], moves[2])]
    assert ends[0].position == ends[1].position, "manners change how it looks, not where the hand opens"


def test_a_way_speeds_up_and_slows_down_smoothly() -> None:
    ways = [progress(share / 100, 0.28, 0.46) for share in range(101)]
    assert (ways[0], ways[100]) == (0.0, 1.0)
    speeds = [b - a for a, b in pairwise(ways)]
    assert min(speeds) > 0
    assert speeds[0] < speeds[20] > speeds[99]
    assert max(abs(b - a) for a, b in pairwise(speeds)) < 0.1 * max(speeds)


def test_where_the_reserve_has_no_room_there_is_no_such_way() -> None:
    """A bot brings the piece from above then."""
    idea = Idea(Piece("girder-white-7"), Pose((0.0, 0.0, 90.0)), 4.0, 95.0)
    miss, manner = missing(levels.MASTER.hand, random.Random(1)), levels.MASTER.manner
    assert carried(idea, PRESETS["beginner"], miss, manner, random.Random(1)) is not None
    girders = [piece for piece in PIECES if PIECES[piece] is Kind.GIRDER]
    taken = product(RESERVE_DEG, RESERVE_MM[::2])
    places = (at(far * math.cos(math.radians(deg)), far * math.sin(math.radians(deg)), 4.5) for deg, far in taken)
    everywhere = dict(zip(girders, places, strict=False))
    assert carried(idea, everywhere, miss, manner, random.Random(1)) is None


def test_a_piece_that_lies_is_lifted_straight_up_first() -> None:
    girder = Piece("girder-white-2")
    poses = {**PRESETS["beginner"], girder: Pose((0.0, 60.0, 72.5))}
    rng = random.Random(2)
    move = carried(
        Idea(girder, at(0, -20, 68), 4.0, 72.0), poses, missing(levels.MASTER.hand, rng), levels.MASTER.manner, rng
    )
    assert move is not None
    assert move.start == poses[girder]
    up = [target for target in move.path.targets if target.position[2] < 95]
    assert all(math.dist(target.position[:2], (0.0, 60.0)) < 0.1 for target in up[:5])


def test_every_way_of_a_new_piece_begins_where_there_is_room() -> None:
    for number in SOME:
        one = SITUATIONS[number]
        assert led(levels.APPRENTICE, number) in Choices("placing", SITES[one.site], Work(one.order))
