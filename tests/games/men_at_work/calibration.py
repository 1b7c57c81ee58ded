"""Whether the told chance that a piece stands is the true one: `python -m tests.games.men_at_work.calibration [300]`.

A situation is a site of a recorded game and a piece held somewhere over it: near where a piece was really let go in
that game, but off by some millimetres and degrees; or anywhere on a girder; or on the edge between a place where it
stands and one where it falls, found by halving the way between the two, because nearly everywhere else all releases
end alike. No bot's search for good places has chosen it. Half of the hands tremble. The piece is led there by a live
act, which asks as it does at a table; the answer is what the table would be told.

The truth is found without any of that code's shortcuts: the whole act, from taking the piece to everything asleep, is
done again by the referee's own `acts.place`, several times, each with a fresh seed: of the tremor, and of when it lets
go; or of where a steady hand lets go. A release counts as standing if the referee saw no accident and no slip, and a
worker or support did not turn over.

Printed are a reliability table, the Brier score beside that of the best constant guess, and how long the answers took
in processor time of this one process.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import Grasp, Path, Target, Tremor
from chantier.games.men_at_work.acting.hold_chance import HoldChance, ReleaseTry, chances, noise_of, toppled
from chantier.games.men_at_work.acting.live import SiteAct, asked_release
from chantier.games.men_at_work.acting.live_messages import Aim
from chantier.games.men_at_work.acting.referee import Placing
from chantier.games.men_at_work.events import PiecePlaced
from chantier.games.men_at_work.geometry.poses import (
    Pose,
    add,
    angle_between_deg,
    compose,
    multiply,
    scale,
    tilt_deg,
    turn_towards,
    turned,
)
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, make_of
from tests.recorded import recorded

RELEASES = 6
"""Of each situation, for the truth."""
TREMOR_MM = 0.1
ABOVE_MM = 15.0
HELD_MOST_S = 8.0
HALVINGS = 5
KINDS = ("beside", "girder", "edge", "edge", "edge")
"""Most pairs of places have no edge between them."""
GAMES = ("asked", "titles", "reserve", "told-2", "told-3", "told-4", "push-back", "last", "rim", "tremor")
BINS = ((0.0, 0.1), (0.1, 0.35), (0.35, 0.65), (0.65, 0.9), (0.9, 1.01))
UP = (0.0, 0.0, 1.0)


class Situation(NamedTuple):
    """A piece on its way to a place over a site."""

    poses: dict[Piece, Pose]
    piece: Piece
    start: Pose
    goal: Pose
    trembles: bool
    seed: int


class Answered(NamedTuple):
    told: HoldChance
    stood: tuple[bool, ...]
    """Of the fresh releases."""
    first_s: float
    last_s: float

    @property
    def true_share(self) -> float:
        return sum(self.stood) / len(self.stood)


# Situations


def situations(number: int, seed: int = 1, kinds: Sequence[str] = KINDS) -> Iterator[Situation]:
    """Always the same ones."""
    rng = random.Random(seed)
    placed = list(_placements())
    while number:
        poses, piece, pose = rng.choice(placed)
        kind = rng.choice(kinds)
        goal = _on_a_girder(poses, piece, rng) if kind == "girder" else _beside(pose, rng)
        situation = None if goal is None else _situation(poses, piece, goal, rng)
        if kind == "edge" and situation is not None:
            situation = _on_the_edge(situation, _situation(poses, piece, _beside(pose, rng), rng))
        if situation is not None:
            number -= 1
            yield situation


def _placements() -> Iterator[tuple[dict[Piece, Pose], Piece, Pose]]:
    """Sites of recorded games, the piece that came next, and where it was let go."""
    for game in recorded("men-at-work"):
        for before, turn in zip(game.states, list(game.recording.log)[1:], strict=False):
            for event in turn.events:
                if isinstance(event, PiecePlaced) and game.name in GAMES and event.move.piece not in before.poses:
                    target = event.move.path.targets[-1]
                    yield dict(before.poses), event.move.piece, Pose(target.position, target.rotation)


def _beside(pose: Pose, rng: random.Random) -> Pose:
    reach = rng.choice((1.0, 4.0, 12.0))
    offset = (rng.gauss(0, reach), rng.gauss(0, reach), rng.uniform(0, 4))
    return Pose(add(pose.position, offset), multiply(turned(UP, rng.gauss(0, 2 * reach)), pose.rotation))


def _on_a_girder(poses: dict[Piece, Pose], piece: Piece, rng: random.Random) -> Pose | None:
    level = [one for one in sorted(poses) if PIECES[one] is Kind.GIRDER and tilt_deg(poses[one].rotation) < 5]
    if not level:
        return None
    bearer = poses[rng.choice(level)]
    kind = PIECES[piece]
    own = {Kind.GIRDER: rng.gauss(0, 30), Kind.BEAM: rng.gauss(0, 10)}.get(kind, rng.gauss(0, 2))
    half = 0.0 if kind is Kind.WORKER else min(max(part.size) for part in make_of(piece).parts) / 2
    low = {Kind.GIRDER: 4.5, Kind.BEAM: 3.0, Kind.BRICK: 4.0, Kind.SUPPORT: 25.0}.get(kind, half)
    yaw = rng.choice((0.0, 90.0)) + rng.gauss(0, 15)
    there = compose(bearer, Pose((rng.uniform(-84, 84), own, 4.5)))
    turn = multiply(turned(UP, yaw), bearer.rotation)
    return Pose(add(there.position, (0.0, 0.0, low + rng.uniform(0.3, 4))), turn)


def _situation(poses: dict[Piece, Pose], piece: Piece, goal: Pose, rng: random.Random) -> Situation | None:
    site = acts.standing(poses)
    start = Pose(add(goal.position, (0.0, 0.0, ABOVE_MM)), goal.rotation)
    blocked = site.contacts.inside(piece, goal) or site.contacts.inside(piece, start) or abs(goal.position[0]) > 300
    if blocked or abs(goal.position[1]) > 300:
        return None
    return Situation(poses, piece, start, goal, rng.random() < 0.5, rng.getrandbits(48))


def _on_the_edge(one: Situation, other: Situation | None) -> Situation | None:
    """Half way between one that stands and one that falls, again and again."""
    if other is None or (stands := _stands(one)) == _stands(other):
        return None
    for _ in range(HALVINGS):
        middle = _between(one, other)
        if middle is None:
            return None
        if _stands(middle) == stands:
            one = middle
        else:
            other = middle
    return one


def _between(one: Situation, other: Situation) -> Situation | None:
    position = scale(add(one.goal.position, other.goal.position), 0.5)
    half = angle_between_deg(one.goal.rotation, other.goal.rotation) / 2
    goal = Pose(position, turn_towards(one.goal.rotation, other.goal.rotation, half))
    found = _situation(one.poses, one.piece, goal, random.Random(one.seed))
    return None if found is None else found._replace(trembles=one.trembles, seed=one.seed)


def _stands(situation: Situation) -> bool:
    path = Path((Target(0.0, situation.goal.position, situation.goal.rotation),), 1.5)
    return _stood(situation, path, None)


# What is told


def led(situation: Situation) -> tuple[ReleaseTry, float] | None:
    """The live act asks; and when, in its own seconds. None: something fell on the way there."""
    tremor = Tremor(situation.seed, TREMOR_MM) if situation.trembles else None
    move = Place(situation.piece, situation.start, Path((), 0.0))
    act = SiteAct(Placing(situation.poses, move, tremor, None, True), (*situation.poses, situation.piece))
    act.feed(Aim(situation.goal.position, situation.goal.rotation))
    while act.tick < HELD_MOST_S * act.ticks_per_s:
        act.step()
        asked = act.asks()
        if asked is not None and asked.tries is not None:
            return asked_release(asked), act.tick / act.ticks_per_s
        if act.binding:
            return None
    return None


def told(release: ReleaseTry, clock: Callable[[], float]) -> tuple[HoldChance, float, float]:
    """The last answer, and the processor seconds to the first and to the last one."""
    began = time.process_time()
    answers = [(known, time.process_time() - began) for known in chances(release, clock) if known is not None]
    return answers[-1][0], answers[0][1], answers[-1][1]


# What is true


def released(situation: Situation, at_s: float, seed: int) -> bool:
    """Whether it stands when it is let go once more, as the referee sees it."""
    rng = random.Random(seed)
    goal, tremor = situation.goal, None
    targets = [Target(0.0, goal.position, goal.rotation)]
    if situation.trembles:
        tremor, at_s = Tremor(rng.getrandbits(32), TREMOR_MM), at_s + rng.uniform(0, 1)
    else:
        off = noise_of(None, rng).moved(goal, 1000)
        targets.append(Target(at_s, off.position, off.rotation))
        at_s += 0.1
    return _stood(situation, Path(tuple(targets), at_s), tremor)


def _stood(situation: Situation, path: Path, tremor: Tremor | None) -> bool:
    acted = acts.place(situation.poses, Grasp(situation.piece, situation.start), path, tremor, "friendly")
    if acted.accident is not None or acted.slipped:
        return False
    return not toppled(situation.piece, situation.goal, acted.poses[situation.piece])


def answered(
    situation: Situation, releases: int = RELEASES, clock: Callable[[], float] = time.process_time
) -> Answered | None:
    asked = led(situation)
    if asked is None:
        return None
    release, at_s = asked
    known, first_s, last_s = told(release, clock)
    truth = tuple(released(situation, at_s, situation.seed + 1 + number) for number in range(releases))
    return Answered(known, truth, first_s, last_s)


# Scores


def brier(answers: Sequence[Answered]) -> float:
    """The mean square of what was told minus what happened."""
    return sum((one.told.share - stood) ** 2 for one in answers for stood in one.stood) / _count(answers)


def constant_brier(answers: Sequence[Answered]) -> float:
    """The same of whoever always tells the true average."""
    share = sum(sum(one.stood) for one in answers) / _count(answers)
    return share * (1 - share)


def _count(answers: Sequence[Answered]) -> int:
    return sum(len(one.stood) for one in answers)


def covered(answers: Sequence[Answered]) -> float:
    """How often the told interval and the share of the fresh releases can be the same."""
    slack = 0.5 / RELEASES
    agree = [one.told.low - slack <= one.true_share <= one.told.high + slack for one in answers]
    return sum(agree) / len(agree)


def table(answers: Sequence[Answered]) -> Iterator[str]:
    yield "told share     situations   told   stood (mean of fresh releases)"
    for low, high in BINS:
        inside = [one for one in answers if low <= one.told.share < high]
        if inside:
            said = sum(one.told.share for one in inside) / len(inside)
            stood = sum(one.true_share for one in inside) / len(inside)
            yield f"{low:.2f} to {min(high, 1.0):.2f}   {len(inside):10}   {said:.3f}   {stood:.3f}"


def main(number: int) -> None:
    answers: list[Answered] = []
    source = situations(10 * number)
    began = time.perf_counter()
    while len(answers) < number:
        one = answered(next(source))
        if one is not None:
            answers.append(one)
            if len(answers) % 25 == 0:
                print(f"{len(answers)} situations, {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    for line in table(answers):
        print(line)
    sure = [one for one in answers if one.told.share in (0.0, 1.0)]
    print(f"situations {len(answers)}, fresh releases {_count(answers)}, of one mind {len(sure)}")
    print(f"Brier score {brier(answers):.4f}, of the best constant guess {constant_brier(answers):.4f}")
    print(f"the told interval and the fresh releases agree in {covered(answers):.1%}")
    first, last = sorted(one.first_s for one in answers), sorted(one.last_s for one in answers)
    late = int(len(last) * 0.95)
    print(f"processor time to the first answer: median {median(first) * 1000:.0f} ms, 95 % {first[late] * 1000:.0f} ms")
    print(f"processor time to the last answer: median {median(last) * 1000:.0f} ms, 95 % {last[late] * 1000:.0f} ms")
    print(f"tries: median {median(one.told.tries for one in answers):.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
