"""Whether geometry and the engine say the same about room: `python -m tests.games.men_at_work.room_compared 20000`.

Compared are the starts of all acts in recorded games, of this version and of 0.1, and so many seeded poses near pieces
of their sites: anywhere, and lifted until they just touch, which is the delicate case. Prints how often geometry
is stricter than the engine, which must never be, and how often milder.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from chantier.core.game import fold
from chantier.core.record import Recording, read
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.geometry.free_space import sticks_in
from chantier.games.men_at_work.geometry.poses import Pose, unit
from chantier.games.men_at_work.geometry.shapes import blocks
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import PIECES, Piece, with_hats
from chantier.registry import GAMES
from tests.old_records import old_records
from tests.recorded import recorded

NAME = "men-at-work"
REGISTERED = GAMES[NAME]


class Asked(NamedTuple):
    poses: Mapping[Piece, Pose]
    piece: Piece
    pose: Pose


class Compared(NamedTuple):
    asked: int
    stuck: int
    stricter: list[Asked]
    """Geometry refuses what the engine allows: a record could have it."""
    milder: int
    """Geometry allows what the engine refuses."""


def recordings(old: int | None = None) -> Iterator[Recording]:
    yield from (one.recording for one in recorded(NAME))
    for record in list(old_records(NAME, "0.1"))[:old]:
        yield read(REGISTERED.game, REGISTERED.recorder, record)


def starts(recording: Recording) -> Iterator[Asked]:
    """Where every piece of every act was taken, hats and joined pieces included."""
    state = None
    for turn in recording.log:
        move = turn.move
        if isinstance(move, Place) and state is not None and move.piece not in state.poses:
            named = {move.piece: move.start}
            if move.joined is not None and move.joined_start is not None:
                named[move.joined] = move.joined_start
            for piece, pose in with_hats(named).items():
                if piece not in state.poses:
                    yield Asked(state.poses, piece, pose)
        state = fold(REGISTERED.game, turn.events, state)


def near(poses: Mapping[Piece, Pose], dice: random.Random) -> Asked:
    """A free piece beside, above or in another one."""
    piece = dice.choice([piece for piece in PIECES if piece not in poses])
    x, y, z = dice.choice(list(poses.values())).position
    if dice.random() < 0.3:  # upright, or lying as others do
        turn = unit((math.cos(angle := dice.choice((0.0, math.pi / 4, dice.uniform(0, 3)))), 0.0, 0.0, math.sin(angle)))
    else:
        turn = unit((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1)))
    place = (x + dice.uniform(-40, 40), y + dice.uniform(-40, 40), z + dice.uniform(-30, 50))
    return Asked(poses, piece, Pose(place, turn))


def just_touching(asked: Asked) -> Asked:
    """Lifted to a millionth of a millimetre below where geometry says that there is room."""
    there = blocks(asked.poses)
    low, high = 0.0, 1500.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if sticks_in(asked.piece, lifted(asked.pose, middle), there) else (low, middle)
    return asked._replace(pose=lifted(asked.pose, low))


def lifted(pose: Pose, mm: float) -> Pose:
    x, y, z = pose.position
    return Pose((x, y, z + mm), pose.rotation)


def compare(all_asked: Iterator[Asked]) -> Compared:
    asked, stuck, milder, stricter = 0, 0, 0, []
    for one in all_asked:
        asked += 1
        here, there = sticks_in(one.piece, one.pose, blocks(one.poses)), engine_says(one)
        stuck += bool(here)
        milder += bool(there - here)
        if here - there:
            stricter.append(one)
    return Compared(asked, stuck, stricter, milder)


def engine_says(asked: Asked) -> set[Piece]:
    site = Site()
    site.add_all(asked.poses)
    return site.contacts.inside(asked.piece, asked.pose)


def sites(dice: random.Random) -> Iterator[Mapping[Piece, Pose]]:
    states = [state for one in recorded(NAME) for state in one.states if state.poses]
    while True:
        yield dice.choice(states).poses


def main(count: int) -> None:
    dice = random.Random("room")
    parts = {
        "acts of recorded games": (one for recording in recordings() for one in starts(recording)),
        "poses anywhere": (near(poses, dice) for _, poses in zip(range(count), sites(dice), strict=False)),
        "poses that just touch": (
            just_touching(near(poses, dice)) for _, poses in zip(range(count // 10), sites(dice), strict=False)
        ),
    }
    for name, asked in parts.items():
        done = compare(asked)
        print(f"{name}: {done.asked} asked, {done.stuck} stuck", end="; ")
        print(f"geometry is stricter {len(done.stricter)} times, milder {done.milder}")
        for one in done.stricter[:5]:
            print("   ", one.piece, one.pose, sticks_in(one.piece, one.pose, blocks(one.poses)), engine_says(one))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
