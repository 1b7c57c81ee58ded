"""Scenes in which a hand acts, one small TOML file each in acts/; whoever doubts a ruling adds one.

    # The first line says in plain words what happens.
    start = "expert"                                  # a prepared site, or "empty"
    [pieces]                                          # more of what stands there before; it comes to rest
    worker-1 = { at = [0, 0, 59] }                    # mm; turned by `yaw` degrees, or by `turn`, a quaternion w x y z
    [job]                                             # what the card asked for, see scene_files; or none
    [[acts]]                                          # one after the other
    piece = "brick-1"
    does = "place"                                    # or "push" (M63), or "clear"
    to = { at = [10, 0, 80] }                         # the piece comes from above; one that is there is lifted first
    via = [{ at = [10, 0, 120] }]                     # or along these places
    joined = "brick-2"                                # what a card joins to it ...
    beside = { at = [0, 0, 8.6] }                     # ... and where it is, as seen from the piece
    slips = "strict"                                  # "friendly" if nothing is said (M61)
    judged = false                                    # the job is not finished yet
    [acts.expect]                                     # what is not named here must not be so
    accident = ["brick-1", "table"]
    held = true                                       # the verdict
    refused = ["carries_the_brick"]                   # the conditions that do not hold
    slipped = true
    gone = ["brick-1"]
    lying, optional, pushable, covered, fallen = [ ... ]
    rests_on = { brick-1 = ["worker-1"] }             # said only where it matters
    moved = ["support-1"]                             # what else lies elsewhere afterwards, hats not counted

Workers wear their hats without a line of their own.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path as File
from typing import Literal

import msgspec

from chantier.games.men_at_work.acting.hand import Path, Target
from chantier.games.men_at_work.acting.referee import Placing, Seen, Simulated, Tidying
from chantier.games.men_at_work.geometry.poses import Pose, add, angle_between_deg, compose
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.moves import NO_PATH, ClearAway, Place, PushBack
from chantier.games.men_at_work.pieces import BOX_PLACE, PIECES, PRESETS, SKYSCRAPERS, Kind, Piece, Placed, with_hats
from chantier.games.men_at_work.state import Clearing
from tests.games.men_at_work.support.scene_files import STAYED_MM, BadScene, SceneJob
from tests.games.men_at_work.support.scenes import distance_mm, site_of

FOLDER = File(__file__).parents[1] / "acts"
LIFT_MM = 60.0
SLOW_MM_S, SLOW_DEG_S, PAUSE_S = 22.0, 10.0, 0.6
"""A hand in no hurry: it may be in contact all the way."""


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    accident: tuple[Piece, Piece] | None = None
    held: bool | None = None
    refused: list[str] = []
    slipped: bool = False
    gone: list[Piece] = []
    lying: list[Piece] = []
    optional: list[Piece] = []
    pushable: list[Piece] = []
    covered: list[Piece] = []
    fallen: list[Piece] = []
    rests_on: dict[Piece, list[Piece]] = {}
    moved: list[Piece] = []


class SceneAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    piece: Piece
    expect: Expect = Expect()
    does: Literal["place", "push", "clear"] = "place"
    to: Placed | None = None
    via: tuple[Placed, ...] = ()
    joined: Piece | None = None
    beside: Placed | None = None
    slips: Literal["friendly", "strict"] = "friendly"
    judged: bool = True


class ActScene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Literal["empty", "beginner", "advanced", "expert", "skyscraper"]
    acts: tuple[SceneAct, ...]
    pieces: dict[Piece, Placed] = {}
    job: SceneJob | None = None


class Played(msgspec.Struct, frozen=True):
    """What came of one act."""

    expect: Expect
    seen: Seen
    survey: Survey
    moved: set[Piece]
    """Besides what the hand held, and hats."""


def act_paths(rule: str = "") -> list[File]:
    return sorted(FOLDER.glob(f"{rule}*.toml"))


def read_acts(path: File) -> ActScene:
    try:
        text = path.read_text(encoding="utf-8")
        if not text.startswith("# "):
            raise ValueError("the first line is a comment that says what happens")
        return msgspec.convert(tomllib.loads(text), ActScene)
    except ValueError as error:
        raise BadScene(f"{path.name}: {error}") from error


def play_acts(scene: ActScene) -> Iterator[Played]:
    """Each act begins where the last one ended, and is told of what it left."""
    poses = _at_rest(scene)
    fallen: tuple[Piece, ...] = ()
    left = Clearing()
    for act in scene.acts:
        seen = _seen(scene, act, poses, fallen, left)
        site = site_of(seen.poses)
        site.step()
        site.put_to_sleep()
        own = {act.piece, act.joined}
        there = [one for one in poses if one in seen.poses and one not in own and PIECES[one] is not Kind.HAT]
        moved = {one for one in there if _elsewhere(poses[one], seen.poses[one])}
        yield Played(act.expect, seen, Survey(seen.poses, site.contacts.touches()), moved)
        poses, fallen = seen.poses, seen.fallen
        left = Clearing(seen.lying, seen.optional, seen.pushable, seen.covered, crane=seen.crane)


def _elsewhere(before: Pose, after: Pose) -> bool:
    return distance_mm(before, after) > STAYED_MM or angle_between_deg(before.rotation, after.rotation) > 15


def _at_rest(scene: ActScene) -> dict[Piece, Pose]:
    prepared = {"skyscraper": {Piece("box"): BOX_PLACE, **SKYSCRAPERS["beginner"]}, "empty": {}}
    more = with_hats({piece: line.pose for piece, line in scene.pieces.items()})
    site = site_of({**(prepared[scene.start] if scene.start in prepared else PRESETS[scene.start]), **more})
    if not site.settle().settled:
        raise BadScene("it does not come to rest by itself")
    astray = sorted(piece for piece, pose in more.items() if _elsewhere(pose, site.pose(piece)))
    if astray:
        raise BadScene(f"does not stay where it is put: {', '.join(astray)}")
    return site.poses()


def _seen(
    scene: ActScene, act: SceneAct, poses: Mapping[Piece, Pose], fallen: tuple[Piece, ...], left: Clearing
) -> Seen:
    referee = Simulated()
    here = poses.get(act.piece)
    places = [one.pose for one in (*act.via, *([] if act.to is None else [act.to]))]
    if act.does == "clear":
        path = NO_PATH if here is None or not places else _path(here, places)
        return referee.see(Tidying(poses, ClearAway(act.piece, path), left, by_force=False))
    if act.does == "push":
        assert here is not None
        return referee.see(Tidying(poses, PushBack(act.piece, _path(here, places)), left, by_force=False))
    job = None if scene.job is None or not act.judged else scene.job.job
    goal = places[-1]
    if here is None:
        start = _lifted(places[0]) if len(places) == 1 else places[0]
    else:
        start = here
        if not act.via:
            places = [_lifted(here), Pose(_lifted(goal).position, goal.rotation), goal]
    beside = None if act.beside is None else compose(start, act.beside.pose)
    move = Place(act.piece, start, _path(start, places), act.joined, beside)
    return referee.see(Placing(poses, move, None, job, act.slips == "friendly", fallen))


def _lifted(pose: Pose) -> Pose:
    return Pose(add(pose.position, (0.0, 0.0, LIFT_MM)), pose.rotation)


def _path(start: Pose, places: list[Pose]) -> Path:
    """From place to place, waiting at each."""
    time, here, targets = 0.0, start, []
    for place in places:
        targets.append(Target(round(time, 4), place.position, place.rotation))
        turn_s = angle_between_deg(here.rotation, place.rotation) / SLOW_DEG_S
        time += max(math.dist(here.position, place.position) / SLOW_MM_S, turn_s) + PAUSE_S
        here = place
    return Path(tuple(targets), round(time, 4))
