"""M10, M81 to M83: the prepared sites, with and without crane and box, come to rest by themselves and stay so."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import Pose, Vector
from chantier.games.men_at_work.judging.judge import Job, judge
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.pieces import (
    BOX_PLACE,
    COLOURS,
    CRANE_PLACES,
    CRANE_SITES,
    PIECES,
    PRESETS,
    SKYSCRAPERS,
    Kind,
    Piece,
    colour_of,
    make_of,
)
from chantier.games.men_at_work.rules import prepared
from chantier.games.men_at_work.state import Options
from tests.games.men_at_work.support.readings import on_box_floor, on_crane_platform
from tests.games.men_at_work.support.scenes import moved_mm, site_of

SITES = ("beginner", "advanced", "expert")
CRANE, BOX = Piece("crane"), Piece("box")
MOST_TICKS = round(0.8 * TICKS_PER_S)
STAYS_MM = 1.0


def variants() -> dict[str, Options]:
    """Every prepared site there is."""
    found = {}
    for site in SITES:
        found[site] = Options(site=site)  # type: ignore[arg-type]
        found[f"{site} crane"] = Options(site=site, crane=True)  # type: ignore[arg-type]
        found[f"{site} box"] = Options(site=site, skyscraper=True)  # type: ignore[arg-type]
        for place in ("floor", "rim"):
            found[f"{site} box {place}"] = Options(
                site=site, skyscraper=True, crane=True, crane_on=place  # type: ignore[arg-type]
            )  # fmt: skip
    for place in ("floor", "rim"):
        found[f"by hand box {place}"] = Options(
            site="by_hand", skyscraper=True, crane=True, crane_on=place  # type: ignore[arg-type]
        )  # fmt: skip
    found["by hand crane"] = Options(site="by_hand", crane=True)
    return found


@pytest.mark.parametrize("options", variants().values(), ids=variants())
def test_m10_m81_m82_m83_it_comes_to_rest_by_itself_where_it_was_written(options: Options) -> None:
    """M10; M81 with the crane, M82 in the box, M83 with both."""
    placed = prepared(options)
    site = site_of(placed)
    rest = site.settle()
    assert rest.settled
    assert not rest.damped
    assert rest.ticks <= MOST_TICKS
    assert moved_mm(placed, site.poses()) < STAYS_MM


@pytest.mark.parametrize("options", variants().values(), ids=variants())
def test_m10_m81_m82_m83_nothing_sticks_in_anything(options: Options) -> None:
    site = Site()
    for piece, pose in prepared(options).items():
        if not make_of(piece).fixed:
            assert site.contacts.inside(piece, pose) == set(), piece
        site.add(piece, pose)


@pytest.mark.parametrize("name", SITES)
def test_m82_a_skyscraper_starts_with_a_girder_of_each_colour_and_a_worker(name: str) -> None:
    assert Counter(PIECES[piece] for piece in SKYSCRAPERS[name]) == {Kind.GIRDER: 4, Kind.WORKER: 1, Kind.HAT: 1}
    assert {colour_of(piece) for piece in SKYSCRAPERS[name] if PIECES[piece] is Kind.GIRDER} == set(COLOURS)
    assert set(SKYSCRAPERS) == set(PRESETS) == set(SITES)


def surveyed(placed: dict[Piece, Pose]) -> Survey:
    site = site_of(placed)
    site.settle()
    return Survey(site.poses(), site.contacts.touches())


@pytest.mark.parametrize("options", [one for one in variants().values() if one.site != "by_hand"])
def test_m10_m82_what_stands_there_is_a_site_as_the_judge_sees_it(options: Options) -> None:
    task = Task.PREPARE_SKYSCRAPER if options.skyscraper else Task.PREPARE_SITE
    assert judge(surveyed(prepared(options)), Job(task, ())).held


@pytest.mark.parametrize("name", SITES)
def test_m81_the_crane_stands_free_in_the_middle_between_the_supports(name: str) -> None:
    placed = prepared(Options(site=name, crane=True))  # type: ignore[arg-type]
    seen = surveyed(placed)
    assert seen.touched(CRANE) == set()
    x, y, z = placed[CRANE].position
    assert z == 0
    corners = [placed[piece].position for piece in seen.of_kind(Kind.SUPPORT)]
    assert sum(_area(x, y, a, b) for a, b in combinations(corners, 2)) == pytest.approx(
        _area(*corners[0][:2], *corners[1:])
    )


def _area(x: float, y: float, a: Vector, b: Vector) -> float:
    """Of the triangle; a point is inside another one if it makes no more of it."""
    return abs((a[0] - x) * (b[1] - y) - (b[0] - x) * (a[1] - y)) / 2


@pytest.mark.parametrize("name", SITES)
def test_m10_m81_with_the_crane_it_is_still_a_site_of_three_supports_four_colours_and_a_worker(name: str) -> None:
    assert CRANE_SITES[name].keys() == PRESETS[name].keys()
    assert set(CRANE_SITES) == set(PRESETS)


@pytest.mark.parametrize("name", SITES)
def test_m83_the_crane_stands_on_the_floor_of_the_box_or_on_a_corner_of_its_rim(name: str) -> None:
    for place, on_floor in (("floor", True), ("rim", False)):
        site = site_of({BOX: BOX_PLACE, CRANE: CRANE_PLACES[place], **SKYSCRAPERS[name]})
        site.settle()
        touches = site.contacts.touches()
        assert (CRANE in on_box_floor(touches)) is on_floor
        assert on_crane_platform(touches) == {BOX}
    assert set(CRANE_PLACES) == {*SITES, "by_hand", "floor", "rim"}
