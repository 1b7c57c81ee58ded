"""Records a mishap for the tutorial of Men at Work: a girder comes in too low and sweeps a worker off the site.

Run by hand (`python web/mishap.py`): on another machine the engine would let him fall a little differently, and one
fall is as good as another. What the lessons say of it is checked by a test, which needs no engine.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import AlongPath, Target
from chantier.games.men_at_work.acting.hand import Path as Way
from chantier.games.men_at_work.acting.referee import Simulated, seen
from chantier.games.men_at_work.acting.watch import Acted, Watch
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import Pose, at
from chantier.games.men_at_work.pieces import PRESETS, Piece

FILE = Path(__file__).parent / "src" / "games" / "men-at-work" / "learn" / "mishap.gen.json"
GIRDER = Piece("girder-orange-2")
START, GOAL = at(-14, -210, 86), at(-14, 28, 78)
SHOWN_A_SECOND = 25


class Frame(msgspec.Struct, omit_defaults=True):
    """What is elsewhere than before the act, so many milliseconds after it began."""

    ms: int
    moved: dict[Piece, Pose]


class Mishap(msgspec.Struct):
    before: dict[Piece, Pose]
    after: dict[Piece, Pose]
    frames: list[Frame]
    held: Piece
    let_go_ms: int
    fell: Piece
    onto: Piece
    fell_ms: int
    """When it touched the ground."""
    lying: tuple[Piece, ...]


def mishap() -> Mishap:
    before = Simulated().prepare(PRESETS["beginner"])
    path = Way((Target(0.0, GOAL.position, GOAL.rotation),), 2.3)
    acting = acts.placing(before, GIRDER, START, AlongPath(path), None, None, "friendly")
    frames: list[Frame] = []
    fell_ms = let_go_ms = 0
    ticks = 0
    while True:
        try:
            watch = next(acting)
        except StopIteration as end:
            acted: Acted = end.value
            break
        ms = 1000 * ticks // TICKS_PER_S
        let_go_ms = ms if watch.site.held else let_go_ms
        if watch.accident is not None and not fell_ms:
            fell_ms = ms
        if ticks % (TICKS_PER_S // SHOWN_A_SECOND) == 0:
            frames.append(Frame(ms, _moved(watch, before)))
        ticks += 1
    told = seen(acted, None)
    assert told.accident is not None, "somebody falls"
    after = {piece: _rounded(pose) for piece, pose in told.poses.items()}
    return Mishap(
        {piece: _rounded(pose) for piece, pose in before.items()}, after, frames, GIRDER, let_go_ms,
        told.accident.piece, told.accident.onto, fell_ms, told.lying,
    )  # fmt: skip


def _moved(watch: Watch, before: dict[Piece, Pose]) -> dict[Piece, Pose]:
    now = {piece: _rounded(watch.site.pose(piece)) for piece in watch.site.pieces}
    return {piece: pose for piece, pose in now.items() if piece not in before or _rounded(before[piece]) != pose}


def _rounded(pose: Pose) -> Pose:
    x, y, z = (round(mm, 1) for mm in pose.position)
    w, i, j, k = (round(part, 4) for part in pose.rotation)
    return Pose((x, y, z), (w, i, j, k))


def main() -> int:
    made = mishap()
    FILE.write_bytes(msgspec.json.encode(made) + b"\n")
    print(f"{made.fell} fell on {made.onto} after {made.fell_ms} ms; {len(made.frames)} frames, lying: {made.lying}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
