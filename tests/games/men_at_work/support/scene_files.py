"""Scenes for the judge, one small TOML file each in scenes/; whoever doubts a ruling adds one.

    # The first line says in plain words what happens.
    start = "expert"                                  # a prepared site, or "empty"
    [pieces]                                          # more of what stands there before; it comes to rest
    girder-black-2 = { at = [0, 50, 72.5] }           # mm; turned by `yaw` degrees, or by `turn`, a quaternion w x y z
    [placed]                                          # what the player adds; it comes to rest again
    girder-white-2 = { at = [0, 29, 72.5] }
    [job]                                             # what the card asked for, see judge.Job
    task = "same_colour"
    colours = ["purple", "white"]
    girder = "girder-white-2"
    [expect]
    held = true
    conditions = { ... }                              # every condition by its code; a list if a code comes twice
    pieces = { touches_its_colour = [ ... ] }         # optional: the pieces that a condition names
    moved = ["worker-2"]                              # what falls; everything else has to stay where it was put
    record = true                                     # optional: is one of the placed pieces the highest (M70)?

Workers wear their hats without a line of their own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from chantier.games.men_at_work.cards import GIRDER_TASKS, WORKER_TASKS, Colour
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.judging.judge import Job, Verdict, holds_the_record, judge
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.pieces import PIECES, PRESETS, Kind, Piece, Placed, with_hats
from tests.games.men_at_work.support.scenes import distance_mm

FOLDER = Path(__file__).parents[1] / "scenes"
STAYED_MM = 3.0
"""What went no further than this stayed where it was put: pieces are put down a little above their place."""


class SceneJob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: str
    colours: tuple[Colour, Colour]
    girder: Piece | None = None
    support: Piece | None = None
    workers: tuple[Piece, ...] = ()
    loads: tuple[Piece, ...] = ()
    highest_glove_girder: bool = False

    @property
    def job(self) -> Job:
        tasks = {str(task): task for kind in (GIRDER_TASKS, WORKER_TASKS) for task in kind}
        if self.task not in tasks:
            raise ValueError(f"job.task is one of {', '.join(tasks)}, not {self.task}")
        return Job(
            task=tasks[self.task],
            colours=self.colours,
            girder=self.girder,
            support=self.support,
            workers=self.workers,
            loads=self.loads,
            highest_glove_girder=self.highest_glove_girder,
        )

    @property
    def named(self) -> set[Piece]:
        return {piece for piece in (self.girder, self.support, *self.workers, *self.loads) if piece is not None}


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    held: bool
    conditions: dict[str, bool | list[bool]]
    pieces: dict[str, list[Piece]] = {}
    moved: list[Piece] = []
    record: bool | None = None


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Literal["empty", "beginner", "advanced", "expert"]
    placed: dict[Piece, Placed]
    job: SceneJob
    expect: Expect
    pieces: dict[Piece, Placed] = {}


class Played(msgspec.Struct, frozen=True):
    """What came of a scene."""

    survey: Survey
    verdict: Verdict
    moved: set[Piece]


class BadScene(Exception):
    """A file that is no scene: says which, and why."""


def scene_paths() -> list[Path]:
    return sorted(FOLDER.glob("*.toml"))


def read_scene(path: Path) -> Scene:
    try:
        return _parse(path.read_text(encoding="utf-8"))
    except ValueError as error:  # of TOML, of msgspec, or ours
        raise BadScene(f"{path.name}: {error}") from error


def _parse(text: str) -> Scene:
    if not text.startswith("# "):
        raise ValueError("the first line is a comment that says what happens")
    scene = msgspec.convert(tomllib.loads(text), Scene)
    unknown = sorted({*scene.pieces, *scene.placed} - set(PIECES))
    if unknown:
        raise ValueError(f"no such piece: {', '.join(unknown)}")
    missing = sorted(scene.job.named - {*scene.pieces, *scene.placed})
    if missing:
        raise ValueError(f"the job names what is not there: {', '.join(missing)}")
    if scene.job.job.task in GIRDER_TASKS and scene.job.girder is None:
        raise ValueError("a girder job names its girder")
    return scene


def play(scene: Scene) -> Played:
    """Let the scene come to rest, first without and then with what is placed, and judge it."""
    site = Site.restore(_settled_start(scene.start))
    _put(site, scene.pieces)
    before = site.poses()
    placed = _put(site, scene.placed)
    after = site.poses()
    goals = {**before, **placed}
    moved = {piece for piece in goals if distance_mm(goals[piece], after[piece]) > STAYED_MM}
    survey = Survey(after, site.contacts.touches())
    return Played(survey, judge(survey, scene.job.job), {piece for piece in moved if PIECES[piece] is not Kind.HAT})


@cache
def _settled_start(name: str) -> bytes:
    site = Site()
    if name != "empty":
        site.add_all(PRESETS[name])
        _rest(site)
    return site.snapshot()


def _put(site: Site, lines: Mapping[Piece, Placed]) -> dict[Piece, Pose]:
    poses = with_hats({piece: line.pose for piece, line in lines.items()})
    for piece, pose in poses.items():
        stuck = sorted(site.contacts.inside(piece, pose))
        if stuck:
            raise BadScene(f"{piece} sticks in {', '.join(stuck)}")
        site.add(piece, pose)
    if poses:
        _rest(site)
    return poses


def _rest(site: Site) -> None:
    if not site.settle().settled:
        raise BadScene("it does not come to rest by itself")


def records(scene: Scene, played: Played) -> bool:
    return holds_the_record(played.survey.poses, scene.placed)
