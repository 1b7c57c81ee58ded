"""A picture of a building shows everything that stands on the card, and shows it without relying on colour."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import atan2, cos, degrees, radians, sin
from xml.etree import ElementTree

import pytest

from chantier.core.match import Match
from chantier.games.blueprints.notation import building_text, plan_text, read_building, read_plan
from chantier.games.blueprints.pieces import EMPTY_SITE, PLANS, Building, Plan
from chantier.games.blueprints.state import Options
from chantier.pictures.blueprints.building import picture
from chantier.registry import GAMES
from chantier.words import LANGUAGES, Words
from tests.pictures.support.svg import Spot, all_of, corners, ends, read, view_box
from tests.support.playing import OneStream, play_on

PLAN = read_plan("x 1 / 3 1 / 1 x")
SCALE = 48.0


def draw(building: str = "x - / - - / - x", language: str = "en") -> ElementTree.Element:
    return read(picture(PLAN, read_building(PLAN, building), Words(language)))


def on_the_ground(spot: Spot) -> Spot:
    """Where on the card a spot of the picture lies: x to the right, y towards the viewer."""
    across, along = spot[0] / (cos(radians(30)) * SCALE), spot[1] / (sin(radians(30)) * SCALE)
    return (along + across) / 2, (along - across) / 2


def written(root: ElementTree.Element) -> list[str]:
    return [str(text.text) for text in all_of(root, "text")]


def finished_desks() -> list[tuple[Plan, Building]]:
    """All desks of a few games, with towers, empty spaces and removed dice among them."""
    desks = []
    for seed, bot in ((1, "uniform"), (2, "builder")):
        match = Match(GAMES["blueprints"].game, 4, Options(), OneStream(seed))
        for _ in play_on(match, GAMES["blueprints"], bot):
            pass
        for result in match.state.rounds:
            desks += list(zip(result.plans, result.buildings, strict=True))
    return desks


DESKS = finished_desks()


@pytest.mark.parametrize(("plan", "building"), DESKS)
def test_every_die_is_named_on_both_its_sides(plan: Plan, building: Building) -> None:
    root = read(picture(plan, building, Words("en")))
    dice = Counter(die for stack in building for die in stack)
    named = Counter(text for text in written(root) if len(text) == 2)
    assert named == Counter({die: 2 * count for die, count in dice.items()})


@pytest.mark.parametrize(("plan", "building"), DESKS)
def test_everything_drawn_is_on_the_paper(plan: Plan, building: Building) -> None:
    root = read(picture(plan, building, Words("en")))
    left, top, right, bottom = view_box(root)
    spots = [corner for polygon in all_of(root, "polygon") for corner in corners(polygon)]
    spots += [end for line in all_of(root, "line") for end in ends(line)]
    assert len(spots) > 28
    assert all(left <= x <= right and top <= y <= bottom for x, y in spots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_in_words_what_it_shows(language: str) -> None:
    building = read_building(PLAN, "x W1 / R2S3G6 - / W4 x")
    root = read(picture(PLAN, building, Words(language)))
    say = Words(language).say
    [title], [description] = all_of(root, "title"), all_of(root, "desc")
    assert title.text == say("picture-title", plan=plan_text(PLAN))
    assert description.text == say("picture-description", building=building_text(PLAN, building))
    assert str(description.text).endswith("x W1 / R2S3G6 - / W4 x")


@pytest.mark.parametrize("plan", PLANS)
def test_hatched_spaces_are_hatched_and_open_ones_carry_their_height(plan: Plan) -> None:
    root = read(picture(plan, EMPTY_SITE, Words("en")))
    hatched: Counter[int] = Counter()
    for line in all_of(root, "line"):
        (x1, y1), (x2, y2) = (on_the_ground(end) for end in ends(line))
        hatched[int((x1 + x2) / 2) + 2 * int((y1 + y2) / 2)] += 1
    assert set(hatched) == {space for space, height in enumerate(plan) if height == 0}
    assert len(set(hatched.values())) == 1
    heights = [text for text in written(root) if text not in "ab"]
    assert Counter(heights) == Counter([*"123", *(str(height) for height in plan if height)])


def test_the_card_names_its_rows_and_columns() -> None:
    assert {"a", "b", "1", "2", "3"} <= set(written(draw()))


def test_what_stands_in_front_or_above_is_painted_later() -> None:
    building = "x W1W2 / R3S4 G1 / G5 x"
    order = [text for text in written(draw(building)) if len(text) == 2][::2]
    places = {"W1": (1, 0, 0), "W2": (1, 0, 1), "R3": (0, 1, 0), "S4": (0, 1, 1), "G1": (1, 1, 0), "G5": (0, 2, 0)}
    assert sorted(order) == sorted(places)
    for behind, before in permutations(places, 2):
        if all(far <= near for far, near in zip(places[behind], places[before], strict=True)):
            assert order.index(behind) < order.index(before), (behind, before)


def test_a_die_is_painted_on_top_of_the_card() -> None:
    shapes = list(draw("x W1 / - - / - x"))
    hatching = [at for at, shape in enumerate(shapes) if shape.tag.endswith("line")]
    assert max(hatching) < next(at for at, shape in enumerate(shapes) if shape.text == "W1")


CARD_SHAPES = 1 + 6
FACES = 3


def pips(die: str) -> list[ElementTree.Element]:
    return all_of(draw(f"x {die} / - - / - x"), "polygon")[CARD_SHAPES + FACES :]


@pytest.mark.parametrize("letter", "WRSG")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_top_of_a_die_shows_its_pips(letter: str, value: int) -> None:
    assert len(pips(f"{letter}{value}")) == value


def shape(polygon: ElementTree.Element) -> tuple[int, ...]:
    """The directions of a pip's corners from its middle, as seen from straight above, to ten degrees."""
    spots = [on_the_ground(corner) for corner in corners(polygon)]
    middle = [sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1)]
    turns = [degrees(atan2(y - middle[1], x - middle[0])) % 360 for x, y in spots]
    return tuple(sorted(round(turn / 10) * 10 % 360 for turn in turns))


def test_each_material_has_a_pip_of_its_own_shape() -> None:
    shapes = {letter: shape(pips(f"{letter}1")[0]) for letter in "WRSG"}
    assert {letter: len(corner) for letter, corner in shapes.items()} == {"W": 12, "R": 3, "S": 4, "G": 4}
    assert len(set(shapes.values())) == 4


def test_all_pips_of_a_die_have_the_same_shape() -> None:
    assert len({shape(pip) for pip in pips("R6")}) == 1


def test_each_material_has_a_colour_of_its_own() -> None:
    tops = {all_of(draw(f"x {letter}1 / - - / - x"), "polygon")[CARD_SHAPES].attrib["fill"] for letter in "WRSG"}
    assert len(tops) == 4


def test_a_higher_die_is_drawn_higher() -> None:
    polygons = all_of(draw("x W1R1 / - - / - x"), "polygon")[CARD_SHAPES:]
    lower, upper = corners(polygons[0]), corners(polygons[FACES + 1])
    assert [x for x, _ in upper] == [x for x, _ in lower]
    assert all(above < below for (_, above), (_, below) in zip(upper, lower, strict=True))


def test_the_same_building_gives_the_same_picture() -> None:
    building = read_building(PLAN, "x W1 / R2S3G6 - / W4 x")
    assert picture(PLAN, building, Words("en")) == picture(PLAN, building, Words("en"))
