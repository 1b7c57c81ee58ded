"""What is in front hides what is behind it: a picture shows at every spot what a ray through that spot meets first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, radians, sin
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.games.men_at_work.geometry.poses import Pose, at, multiply, turned, unit
from chantier.games.men_at_work.pieces import PIECES, PRESETS, Kind, Piece, all_of, make_of, with_hats
from chantier.pictures.isometric import turned_view
from chantier.pictures.men_at_work.painting_order import back_to_front
from chantier.pictures.men_at_work.piece_looks import solids_of
from chantier.pictures.men_at_work.site import PIXELS_PER_MM, picture
from chantier.words import Words
from tests.games.men_at_work.support.scenes import tower
from tests.pictures.support.rays import Camera, Hit, hits
from tests.pictures.support.svg import SVG, Spot, corners, covers, read

Site = Mapping[Piece, Pose]
SPOTS = 150
SAME_DEPTH_MM = 1.0
"""Where two surfaces are as close as that, either may be seen: pieces at rest are pressed into each other a little."""
AROUND = [(0.0, 0.0), (1.2, 0.0), (-1.2, 0.0), (0.0, 1.2), (0.0, -1.2)]
"""In pixels. Near an edge nobody can say which of the two it is."""


def painted(root: ElementTree.Element) -> list[tuple[Hit, ElementTree.Element]]:
    """All polygons of pieces with the part they belong to, the last painted first."""
    groups = [group for group in root.iter(f"{SVG}g") if "data-piece" in group.attrib]
    found = [
        ((Piece(group.attrib["data-piece"]), group.attrib["data-part"]), polygon)
        for group in groups
        for polygon in group.findall(f"{SVG}polygon")
    ]
    return found[::-1]


def spots_over(polygons: list[tuple[Hit, ElementTree.Element]], random: Random) -> Iterator[Spot]:
    """Spread over the part of the paper where pieces are."""
    across, along = zip(*(corner for _, polygon in polygons for corner in corners(polygon)), strict=True)
    for _ in range(SPOTS):
        yield random.uniform(min(across), max(across)), random.uniform(min(along), max(along))


def nearest(found: Mapping[Hit, float]) -> set[Hit | None]:
    return {hit for hit, far in found.items() if far < min(found.values()) + SAME_DEPTH_MM} if found else {None}


def wrong_spots(
    site: Site, from_deg: float, seed: int = 1
) -> tuple[int, list[tuple[Spot, Hit | None, set[Hit | None]]]]:
    """How many spots could be judged, and those where the picture shows something else than the ray meets."""
    camera, polygons = Camera(from_deg, PIXELS_PER_MM), painted(read(picture(site, Words("en"), from_deg=from_deg)))
    judged, wrong = 0, []
    for x, y in spots_over(polygons, Random(seed)):
        seen = [nearest(hits(site, camera, (x + dx, y + dy))) for dx, dy in AROUND]
        if any(one != seen[0] for one in seen):
            continue
        shown = next((hit for hit, polygon in polygons if covers(polygon, (x, y))), None)
        judged += shown is not None
        if shown not in seen[0]:
            wrong.append(((x, y), shown, seen[0]))
    return judged, wrong


def check(site: Site, from_deg: float = 50.0, at_least: int = 10) -> None:
    judged, wrong = wrong_spots(site, from_deg)
    assert wrong == []
    assert judged >= at_least


@pytest.mark.parametrize("from_deg", [0.0, 50.0, 135.0, 200.0, 301.0])
@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_seen_as_they_stand(preset: str, from_deg: float) -> None:
    check(PRESETS[preset], from_deg)


@pytest.mark.parametrize("from_deg", [20.0, 215.0])
def test_the_tower_of_all_pieces_is_seen_as_it_stands(from_deg: float) -> None:
    check(tower(), from_deg, at_least=20)


IN_THE_BOX: dict[Piece, Pose] = with_hats(
    {
        Piece("box"): at(0, 0, 0),
        Piece("support-1"): at(-90, -45, 27.5),
        Piece("girder-orange-1"): at(-30, -45, 57, 8),
        Piece("girder-white-1"): Pose((50.0, 10.0, 40.0), turned((0.0, 1.0, 0.0), 20)),
        Piece("worker-1"): at(-60, -45, 61.5),
        Piece("beam-1"): at(10, -50, 5.5, 40),
    }
)


@pytest.mark.parametrize("from_deg", [10.0, 50.0, 250.0])
def test_the_box_whose_inserts_run_through_each_other(from_deg: float) -> None:
    check(IN_THE_BOX, from_deg)


def test_the_crane_beside_a_site() -> None:
    check({**PRESETS["advanced"], Piece("crane"): at(-150, 40, 0, 70)})


def going_round(turn_deg: float) -> dict[Piece, Pose]:
    """Three girders in a circle, each lying on the next and under the one before."""
    placed = {}
    for n, girder in enumerate(all_of(Kind.GIRDER)[:3]):
        angle = turn_deg + 120 * n
        aside = (40 * cos(radians(angle)), 40 * sin(radians(angle)), 60.0)
        along = multiply(turned((0.0, 0.0, 1.0), angle + 90), turned((0.0, 1.0, 0.0), 7))
        placed[girder] = Pose(aside, along)
    return placed


@pytest.mark.parametrize("turn_deg", [0.0, 17.0, 75.0])
def test_girders_that_hide_each_other_in_a_circle_are_cut(turn_deg: float) -> None:
    site = going_round(turn_deg)
    solids = [solid for piece, pose in site.items() for solid in solids_of(piece, pose)]
    assert len(back_to_front(solids, turned_view(50.0).towards)) > len(solids), "this scene needs no cut"
    check(site)


def test_a_girder_through_a_support_shows_its_two_ends() -> None:
    check(
        {Piece("girder-black-1"): Pose((0.0, 0.0, 40.0), turned((0.6, 0.0, 0.8), 30)), Piece("support-1"): at(0, 0, 25)}
    )


def test_a_hat_in_the_middle_of_a_support_is_not_seen() -> None:
    check({Piece("hat-1"): at(0, 0, 25, 20), Piece("support-1"): at(0, 0, 25)})


numbers = st.floats(-1.0, 1.0)
rotations = st.tuples(numbers, numbers, numbers, numbers).filter(lambda q: sum(n * n for n in q) > 0.01).map(unit)
places = st.tuples(st.floats(-80, 80), st.floats(-80, 80), st.floats(20, 160))
some_pieces = st.lists(
    st.sampled_from([piece for piece, kind in PIECES.items() if kind is not Kind.BOX]),
    min_size=2,
    max_size=9,
    unique=True,
)


@st.composite
def heaps(draw: st.DrawFn) -> dict[Piece, Pose]:
    """Anything, anywhere, turned anyhow, also through each other."""
    return {piece: Pose(draw(places), draw(rotations)) for piece in draw(some_pieces)}


@settings(max_examples=25, deadline=None)
@given(heaps(), st.floats(0, 360))
def test_any_heap_is_seen_as_it_lies(heap: dict[Piece, Pose], from_deg: float) -> None:
    check(heap, from_deg, at_least=0)


def test_the_ray_meets_what_it_should() -> None:
    """The oracle itself: from the front, the middle of the paper looks at the nearer of two supports."""
    site = {Piece("support-1"): at(0, 0, 25), Piece("support-2"): at(0, 60, 25)}
    found = hits(site, Camera(0.0, 1.0), (0.0, -20.0))
    assert min(found, key=lambda hit: found[hit]) == ("support-1", "block")
    assert hits(site, Camera(0.0, 1.0), (40.0, 0.0)) == {}
    assert hits(site, Camera(0.0, 1.0), (0.0, 100.0)) == {}


def test_every_part_of_every_piece_is_painted() -> None:
    """Six sides, of which a viewer sees at most three; those who look from above see at least one."""
    root = read(picture(tower(), Words("en")))
    shown = {hit for hit, _ in painted(root)}
    assert shown == {(piece, part.name) for piece in tower() for part in make_of(piece).parts}
