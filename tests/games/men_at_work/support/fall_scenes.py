"""Falls with a known cause, made by numbers: each scene plants one cause and says which piece must be named.

What is planted is geometry (an overhang, a slope, a load) or what the hand does (a push, a lift, a piece taken away),
so the right answer is known without looking at how the cause is found.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from chantier.games.men_at_work.acting.hand import Path, Target
from chantier.games.men_at_work.acting.referee import Placing, Seen, Simulated, Tidying
from chantier.games.men_at_work.fall_cause import How
from chantier.games.men_at_work.geometry.poses import Pose, add, angle_between_deg, at, multiply, point_of, turned
from chantier.games.men_at_work.moves import NO_PATH, ClearAway, Place
from chantier.games.men_at_work.pieces import CRANE, Piece, with_hats
from chantier.games.men_at_work.state import Clearing
from tests.games.men_at_work.support.scenes import settled

TOP = 50.0  # of a support
HALF = 12.5  # of its width
LAID_MM = 0.4  # so high above its place a careful hand lets go
BRICK_HOLDS_DEG = math.degrees(math.atan(0.33))
GIRDER_G, WORKER_G = 9.64, 3.7


class FallScene(NamedTuple):
    name: str
    site: Mapping[str, Pose]
    act: Place | ClearAway
    piece: str
    """The piece that must be named."""
    how: tuple[How, ...]
    by: str | None = None
    over: str | None = None
    mm: tuple[float, float] | None = None
    degrees: tuple[float, float] | None = None
    strict: bool = False


def watched(scene: FallScene) -> Seen:
    """What the referee sees of it."""
    site = settled(with_hats({Piece(one): pose for one, pose in scene.site.items()})) if scene.site else None
    poses = {} if site is None else site.poses()
    if isinstance(scene.act, ClearAway):
        return Simulated().see(Tidying(poses, scene.act, Clearing(), by_force=True))
    return Simulated().see(Placing(poses, scene.act, None, None, not scene.strict))


def scenes() -> Iterator[FallScene]:
    yield from overhanging_girders()
    yield from girders_off_balance()
    yield from loads_too_far_out()
    yield from loads_beside_a_worker()
    yield from slopes()
    yield from bricks_at_the_edge_of_an_arm()
    yield from bumped_workers()
    yield from hats()
    yield from pushed_supports()
    yield from pushed_girders()
    yield from taken_away()
    yield from dropped()
    yield from lifted()


# What is laid where it cannot stay


def overhanging_girders() -> Iterator[FallScene]:
    support = {"support-1": at(0, 0, 25)}
    for beyond in (2.0, 5.0, 10.0, 25.0):
        goal = at(HALF + beyond, 0, TOP + 4.5)
        yield FallScene(
            f"girder {beyond:g} mm beyond its support", support, laid("girder-orange-1", goal), "girder-orange-1",
            ("tipped",), over="support-1", mm=about(beyond),
        )  # fmt: skip
    for yaw, beyond in ((30.0, 4.0), (90.0, 8.0)):
        site = {"support-1": at(0, 0, 25, yaw)}
        goal = Pose(point_of(site["support-1"], (HALF + beyond, 0.0, 29.5)), site["support-1"].rotation)
        yield FallScene(
            f"girder {beyond:g} mm beyond a support turned by {yaw:g}", site, laid("girder-black-1", goal),
            "girder-black-1", ("tipped",), over="support-1", mm=about(beyond),
        )  # fmt: skip
    pair = {"support-1": at(0, 0, 25), "support-2": at(-60, 0, 25)}
    for beyond in (3.0, 9.0):
        yield FallScene(
            f"girder {beyond:g} mm beyond the outer of two supports", pair,
            laid("girder-white-1", at(HALF + beyond, 0, TOP + 4.5)), "girder-white-1", ("tipped",), over="support-1",
            mm=about(beyond),
        )  # fmt: skip


def girders_off_balance() -> Iterator[FallScene]:
    for off in (6.0, 9.0, 14.0):
        yield FallScene(
            f"girder off its balance by {off:g} mm", bridge(), laid("girder-purple-1", at(0, off, TOP + 13.5, 90)),
            "girder-purple-1", ("tipped",), over="girder-orange-1", mm=about(off - 4.5),
        )  # fmt: skip


def loads_too_far_out() -> Iterator[FallScene]:
    """A girder that balances on a support, until something is laid on its end."""
    site = {"support-1": at(0, 0, 25), "girder-orange-1": at(0, 0, TOP + 4.5)}
    for x in (55.0, 65.0, 75.0):
        beyond = WORKER_G * x / (WORKER_G + GIRDER_G) - HALF
        yield FallScene(
            f"worker stands {x:g} mm out on a balancing girder", site, laid("worker-1", at(x, 0, TOP + 9)),
            "girder-orange-1", ("tipped",), by="worker-1", over="support-1", mm=about(beyond, 2.0),
        )  # fmt: skip
    for x in (35.0, 60.0):
        yield FallScene(
            f"girder laid {x:g} mm out on a balancing girder", site,
            laid("girder-black-1", at(x, 0, TOP + 13.5, 90)), "girder-orange-1", ("tipped",), by="girder-black-1",
            over="support-1", mm=about(x / 2 - HALF, 2.0),
        )  # fmt: skip
    crossed = bridge() | {"girder-purple-1": at(0, 0, TOP + 13.5, 90)}
    for y in (40.0, 70.0):
        yield FallScene(
            f"worker stands {y:g} mm out on a girder balanced on another", crossed,
            laid("worker-1", at(0, y, TOP + 18, 90)), "girder-purple-1", ("tipped",), by="worker-1",
            over="girder-orange-1", mm=about(WORKER_G * y / (WORKER_G + GIRDER_G) - 4.5, 2.5),
        )  # fmt: skip


def loads_beside_a_worker() -> Iterator[FallScene]:
    """The worker, or his hat, lands first; the girder under him went first."""
    site = {"support-1": at(0, 0, 25), "girder-orange-1": at(0, 0, TOP + 4.5), "worker-1": at(-40, 0, TOP + 9)}
    for x in (60.0, 75.0):
        yield FallScene(
            f"girder laid {x:g} mm out beside a worker", site, laid("girder-white-1", at(x, 0, TOP + 13.5, 90)),
            "girder-orange-1", ("tipped",), by="girder-white-1", over="support-1",
        )  # fmt: skip
    high = crossed_tower() | {"worker-2": at(0, -12, TOP + 27, 90)}
    yield FallScene(
        "worker too far out on the top of three levels, beside another", high,
        laid("worker-1", at(0, 75, TOP + 27, 90)), "girder-black-1", ("tipped",), by="worker-1", over="girder-purple-1",
    )  # fmt: skip


def slopes() -> Iterator[FallScene]:
    """A girder leans on a support; what is laid on it slides."""
    for reach in (110.0, 120.0, 130.0):
        slope = math.degrees(math.atan2(TOP, reach))
        site, bed = leaning(reach)
        for piece, half in (("brick-1", 4.0), ("beam-1", 3.0)):
            goal = Pose(point_of(bed, (20.0, 0.0, 4.5 + half)), bed.rotation)
            yield FallScene(
                f"{piece.split('-')[0]} on a slope of {slope:.0f} degrees", site, laid(piece, goal), piece, ("slid",),
                over="girder-orange-1", degrees=(slope - BRICK_HOLDS_DEG - 2.0, slope - BRICK_HOLDS_DEG + 2.0),
            )  # fmt: skip


def bricks_at_the_edge_of_an_arm() -> Iterator[FallScene]:
    """His arms end 13 mm from his middle."""
    site = bridge() | {"worker-1": at(0, 0, TOP + 9, 90)}
    stance = site["worker-1"]
    for beyond, side in ((1.0, 1), (2.0, 1), (3.0, -1)):
        goal = Pose(point_of(stance, (side * (13.0 + beyond), 0.0, 25.0)), multiply(stance.rotation, yawed(90)))
        yield FallScene(
            f"brick {beyond:g} mm beyond the arm, side {side}", site, laid("brick-1", goal), "brick-1", ("tipped",),
            over="worker-1", mm=about(beyond, 1.0),
        )  # fmt: skip


# What the hand runs into


def bumped_workers() -> Iterator[FallScene]:
    for held, size in (("girder-black-1", 4.5), ("support-3", 12.5), ("brick-1", 4.0), ("beam-1", 3.0)):
        for side in (1, -1):
            level = TOP + 9 + 15
            start = at(0, side * (size + 40), level + (14 if held.startswith("support") else 0))
            goal = add(start.position, (0.0, -side * 50.0, 0.0))
            site = bridge() | {"worker-1": at(0, 0, TOP + 9)}
            yield FallScene(
                f"worker bumped by a {held.split('-')[0]}, side {side}", site,
                led(held, start, Pose(goal, start.rotation)), "worker-1", ("pushed",), by=held, over="girder-orange-1",
                mm=(0.5, 20.0),
            )  # fmt: skip


def hats() -> Iterator[FallScene]:
    """One that lies about on a support is knocked off; one that is worn takes its worker with it."""
    lost = {"support-1": at(0, 0, 25), "hat-5": at(0, 0, TOP + 6.5)}
    worn = bridge() | {"worker-1": at(0, 0, TOP + 9)}
    for side in (1, -1):
        start = at(0, side * 40, TOP + 4)
        yield FallScene(
            f"hat knocked off a support, side {side}", lost, led("beam-1", start, at(0, -side * 25, TOP + 4)), "hat-5",
            ("pushed",), by="beam-1", over="support-1", mm=(3.0, 25.0),
        )  # fmt: skip
        start = at(0, side * 40, TOP + 9 + 36)
        yield FallScene(
            f"worker bumped at his hat, side {side}", worn, led("girder-black-1", start, at(0, -side * 20, TOP + 45)),
            "worker-1", ("pushed",), by="girder-black-1", over="girder-orange-1",
        )  # fmt: skip


def pushed_supports() -> Iterator[FallScene]:
    """Outwards, until the end of the bridge is free."""
    for worker in (False, True):
        site = {"support-1": at(70, 0, 25), "support-2": at(-70, 0, 25), "girder-orange-1": at(0, 0, TOP + 4.5)}
        if worker:
            site["worker-1"] = at(-20, 0, TOP + 9)
        told = " under a worker" if worker else ""
        for z in (12.0, 35.0):
            start, goal = at(45, 0, z, 90), at(95, 0, z, 90)
            yield FallScene(
                f"support pushed outwards at {z:g} mm{told}", site, led("girder-black-1", start, goal), "support-1",
                ("pushed",), by="girder-black-1", over="table", mm=(2.0, 60.0),
            )  # fmt: skip


def pushed_girders() -> Iterator[FallScene]:
    """Lengthwise, and across, off what bears them."""
    site = bridge() | {"girder-purple-1": at(0, 0, TOP + 13.5, 90)}
    for held, half in (("girder-black-1", 85.0), ("support-3", 12.5)):
        for side in (1, -1):
            start = at(0, side * (85 + half + 8), TOP + 13.5, 90)
            goal = Pose(add(start.position, (0.0, -side * 35.0, 0.0)), start.rotation)
            yield FallScene(
                f"balanced girder pushed lengthwise by a {held.split('-')[0]}, side {side}", site,
                led(held, start, goal), "girder-purple-1", ("pushed",), by=held, over="girder-orange-1", mm=(2.0, 12.0),
            )  # fmt: skip
    start = at(0, 60, TOP + 4.5)
    goal = Pose(add(start.position, (0.0, -85.0, 0.0)), start.rotation)
    yield FallScene(
        "bridge pushed across off its supports", bridge(), led("girder-black-1", start, goal), "girder-orange-1",
        ("pushed",), by="girder-black-1", mm=(5.0, 30.0),
    )  # fmt: skip


def taken_away() -> Iterator[FallScene]:
    yield FallScene(
        "support taken from under a bridge", bridge(), ClearAway(Piece("support-1"), NO_PATH), "girder-orange-1",
        ("unborne",), by="support-1", over="support-2", mm=about(60 - HALF, 3.0),
    )  # fmt: skip
    yield FallScene(
        "support taken from under a bridge with a worker", bridge() | {"worker-1": at(30, 0, TOP + 9)},
        ClearAway(Piece("support-2"), NO_PATH), "girder-orange-1", ("unborne",), by="support-2", over="support-1",
    )  # fmt: skip
    yield FallScene(
        "girder taken from under a balanced one", bridge() | {"girder-purple-1": at(0, 0, TOP + 13.5, 90)},
        ClearAway(Piece("girder-orange-1"), NO_PATH), "girder-purple-1", ("unborne",), by="girder-orange-1",
    )  # fmt: skip


def dropped() -> Iterator[FallScene]:
    for height in (30.0, 80.0):
        yield FallScene(
            f"girder let go {height:g} mm above the table", bridge(),
            let_go_at("girder-black-1", at(0, 120, height + 4.5)), "girder-black-1", ("dropped",), over="table",
            mm=about(height, 2.0),
        )  # fmt: skip
    site = {"support-1": at(0, 0, 25), "girder-orange-1": at(0, 0, TOP + 4.5)}
    yield FallScene(
        "girder let go 40 mm above the end of a balancing one", site,
        let_go_at("girder-black-1", at(70, 0, TOP + 13.5 + 40, 90)), "girder-orange-1", ("hit", "tipped"),
        by="girder-black-1",
    )  # fmt: skip
    short = {"support-1": at(-30, 0, 25), "support-2": at(30, 0, 25), "girder-orange-1": at(0, 0, TOP + 4.5)}
    yield FallScene(
        "support let go 60 mm above the free end of a bridge", short,
        let_go_at("support-3", at(70, 0, TOP + 9 + 25 + 60)), "girder-orange-1", ("hit",), by="support-3",
        over="support-2", mm=about(60.0, 4.0),
    )  # fmt: skip


def lifted() -> Iterator[FallScene]:
    """The hand lifts a girder from below; what stands on it goes with it. And it tips the crane over."""
    for worker_x in (-20.0, 0.0):
        site = bridge() | {"worker-1": at(worker_x, 0, TOP + 9)}
        yield FallScene(
            f"bridge lifted, worker at {worker_x:g}", site,
            led("girder-black-1", at(20, 0, 30, 90), at(20, 0, 130, 90)), "girder-orange-1", ("pushed",),
            by="girder-black-1",
        )  # fmt: skip
    start = at(0, 60, 120)
    yield FallScene(
        "crane pushed over", {CRANE: Pose((0.0, 0.0, 0.0))}, led("support-3", start, at(0, -50, 120)), CRANE,
        ("pushed",), by="support-3", over="table",
    )  # fmt: skip


# Parts of scenes


def bridge() -> dict[str, Pose]:
    return {"support-1": at(-60, 0, 25), "support-2": at(60, 0, 25), "girder-orange-1": at(0, 0, TOP + 4.5)}


def crossed_tower() -> dict[str, Pose]:
    purple, black = at(0, 0, TOP + 13.5), at(0, 0, TOP + 22.5, 90)
    return {
        "support-1": at(-60, -40, 25), "support-2": at(-60, 40, 25), "support-3": at(60, -40, 25),
        "support-4": at(60, 40, 25), "girder-orange-1": at(-60, 0, TOP + 4.5, 90),
        "girder-white-1": at(60, 0, TOP + 4.5, 90), "girder-purple-1": purple, "girder-black-1": black,
    }  # fmt: skip


def leaning(reach: float) -> tuple[dict[str, Pose], Pose]:
    """A girder from the table to the top of a support; its lower edge so far from the support's edge."""
    slope = math.degrees(math.atan2(TOP, reach))
    turn = turned((0.0, 1.0, 0.0), slope)
    foot = (0.0, 0.0, 0.0)
    middle = add(foot, point_of(Pose((0.0, 0.0, 0.0), turn), (-85.0, 0.0, 4.5)))
    bed = Pose(middle, turn)
    return {"support-1": at(-reach - HALF, 0, 25), "girder-orange-1": bed}, bed


def yawed(degrees: float) -> tuple[float, float, float, float]:
    return turned((0.0, 0.0, 1.0), degrees)


def about(value: float, within: float = 1.0) -> tuple[float, float]:
    return (value - within, value + within)


# What the hand does


def laid(piece: str, goal: Pose) -> Place:
    """From a little above, slowly, and let go a hair above its place."""
    start = Pose(add(goal.position, (0.0, 0.0, 8.0)), goal.rotation)
    place = Pose(add(goal.position, (0.0, 0.0, LAID_MM)), goal.rotation)
    return led(piece, start, place)


def let_go_at(piece: str, where: Pose) -> Place:
    return led(piece, where, where)


def led(piece: str, start: Pose, *places: Pose) -> Place:
    time, here, targets = 0.0, start, []
    for place in places:
        targets.append(Target(round(time, 4), place.position, place.rotation))
        far = math.dist(here.position, place.position) / 25.0
        time += max(far, angle_between_deg(here.rotation, place.rotation) / 10.0) + 0.3
        here = place
    return Place(Piece(piece), start, Path(tuple(targets), round(time, 4)))
