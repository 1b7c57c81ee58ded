"""A picture of a site shows all pieces, how high they stand, and what is said about them, in all three languages."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import pytest

from chantier.games.men_at_work.geometry.poses import Pose, at, turned
from chantier.games.men_at_work.judging.touches import Touch, TouchPoint
from chantier.games.men_at_work.pieces import COLOURS, PIECES, PRESETS, TABLE, Kind, Piece, with_hats
from chantier.pictures.men_at_work.annotations import Mark, Role
from chantier.pictures.men_at_work.shading import parts_of
from chantier.pictures.men_at_work.site import picture
from chantier.words import LANGUAGES, Words
from tests.games.men_at_work.support.scenes import tower
from tests.pictures.support.svg import Spot, anywhere, corners, ends, read, view_box

SITE = PRESETS["advanced"]
GIRDER, WORKER, SUPPORT = Piece("girder-white-1"), Piece("worker-1"), Piece("support-3")
MARKS = [Mark(GIRDER, Role.PLACED), Mark(GIRDER, Role.HELD), Mark(WORKER, Role.MISSING), Mark(SUPPORT, Role.FELL)]
DOWN = (0.0, 0.0, -1.0)
POINTS = tuple(TouchPoint(position, 0.0, 1.0) for position in ((0.0, 0.0, 60.0), (9.0, 0.0, 60.0), (5.0, 5.0, 50.0)))
TOUCHES = [
    Touch(GIRDER, "bar", SUPPORT, "block", DOWN, POINTS[:2]),
    Touch(WORKER, "left_foot", GIRDER, "bar", DOWN, POINTS[2:]),
]


def written(root: ElementTree.Element) -> list[str]:
    return [str(text.text) for text in anywhere(root, "text")]


def pieces_in(root: ElementTree.Element) -> set[str]:
    return {group.attrib["data-piece"] for group in anywhere(root, "g") if "data-piece" in group.attrib}


def signs_in(root: ElementTree.Element) -> list[str]:
    return [group.attrib["data-role"] for group in anywhere(root, "g") if "data-role" in group.attrib]


def contacts_in(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [dot for dot in anywhere(root, "circle") if dot.attrib.get("class") == "contact"]


def faces_of(root: ElementTree.Element, piece: str) -> list[ElementTree.Element]:
    """Everything painted for a piece."""
    groups = [group for group in anywhere(root, "g") if group.attrib.get("data-piece") == piece]
    return [polygon for group in groups for polygon in anywhere(group, "polygon")]


@pytest.mark.parametrize("name", [*PRESETS, "tower"])
def test_every_piece_is_in_the_picture(name: str) -> None:
    site = tower() if name == "tower" else PRESETS[name]
    assert pieces_in(read(picture(site, Words("en")))) == set(site)


def test_every_kind_of_piece_can_be_drawn() -> None:
    site = {
        piece: Pose((0.0, 0.0, 100.0 + n), turned((0.0, 1.0, 0.0), n)) for n, piece in enumerate(PIECES) if n % 7 == 0
    }
    site |= {Piece("crane"): at(300, 0, 0), Piece("box"): at(-300, 0, 0)}
    assert {PIECES[Piece(piece)] for piece in pieces_in(read(picture(site, Words("en"))))} == set(Kind)


def test_a_piece_that_is_not_in_the_box_is_an_error() -> None:
    with pytest.raises(KeyError):
        picture({Piece("girder-pink-1"): at(0, 0, 5)}, Words("en"))


def everything(root: ElementTree.Element) -> list[Spot]:
    spots = [corner for tag in ("polygon", "polyline") for shape in anywhere(root, tag) for corner in corners(shape)]
    spots += [end for line in anywhere(root, "line") for end in ends(line)]
    spots += [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in anywhere(root, "circle")]
    return spots + [(float(text.attrib["x"]), float(text.attrib["y"])) for text in anywhere(root, "text")]


@pytest.mark.parametrize("marks", [[], MARKS])
def test_everything_drawn_is_on_the_paper(marks: list[Mark]) -> None:
    root = read(picture(SITE, Words("en"), TOUCHES, marks))
    left, top, right, bottom = view_box(root)
    assert len(everything(root)) > 200
    assert all(left <= x <= right and top <= y <= bottom for x, y in everything(root))


def test_the_same_site_gives_the_same_picture() -> None:
    assert picture(SITE, Words("fr"), TOUCHES, MARKS) == picture(SITE, Words("fr"), TOUCHES, MARKS)


def test_an_empty_site_is_an_empty_table() -> None:
    root = read(picture({}, Words("en")))
    assert (pieces_in(root), written(root)) == (set(), [])
    assert next(root.iter("{http://www.w3.org/2000/svg}desc")).text == "Nothing built yet."


# Light, and colour never the only sign


def brightness(polygon: ElementTree.Element) -> int:
    return sum(parts_of(polygon.attrib["fill"]))


def test_light_comes_from_above_and_left() -> None:
    """Three faces of a support are seen; the top is the brightest, the right one the darkest."""
    root = read(picture({Piece("support-1"): at(0, 0, 25)}, Words("en"), from_deg=45.0))
    [*faces] = [polygon for polygon in faces_of(root, "support-1") if "stroke" in polygon.attrib]
    assert len(faces) == 3
    top, left, right = sorted(faces, key=lambda face: -brightness(face))
    assert len({brightness(face) for face in faces}) == 3
    assert min(y for _, y in corners(top)) < min(y for face in (left, right) for _, y in corners(face))
    assert max(x for x, _ in corners(left)) == pytest.approx(min(x for x, _ in corners(right)), abs=0.2)


def stamps(colour: str) -> list[tuple[int, float]]:
    """The shapes on a girder that lies across before the viewer: how many corners, and how much longer than wide."""
    root = read(picture({Piece(f"girder-{colour}-1"): at(0, 0, 50)}, Words("en"), from_deg=0.0))
    found = []
    for polygon in faces_of(root, f"girder-{colour}-1"):
        if "stroke" in polygon.attrib:
            continue
        around = corners(polygon)
        half = len(around) // 2
        found.append(
            (len(around), round(dist(around[0], around[half]) / dist(around[half // 2], around[half + half // 2]), 1))
        )
    return found


def test_each_girder_colour_has_a_stamp_of_its_own_shape() -> None:
    shapes = {colour: stamps(colour) for colour in COLOURS}
    assert all(shapes.values())
    assert len({tuple(shape) for shape in shapes.values()}) == 4


def test_each_girder_colour_has_its_colour() -> None:
    fills = set()
    for colour in COLOURS:
        root = read(picture({Piece(f"girder-{colour}-1"): at(0, 0, 50)}, Words("en")))
        fills.add(faces_of(root, f"girder-{colour}-1")[0].attrib["fill"])
    assert len(fills) == 4


def test_a_worker_has_blue_clothes_and_a_yellow_hat() -> None:
    root = read(picture(with_hats({WORKER: at(0, 0, 0)}), Words("en")))
    red, green, blue = parts_of(faces_of(root, WORKER)[0].attrib["fill"])
    assert blue > green > red
    red, green, blue = parts_of(faces_of(root, "hat-1")[-1].attrib["fill"])
    assert red > green > blue


# How high


@pytest.mark.parametrize(("language", "said"), [("en", "75\u202fmm"), ("fr", "75\u202fmm"), ("de", "75\u202fmm")])
def test_the_staff_measures_the_highest_point(language: str, said: str) -> None:
    site = {Piece("support-1"): at(0, 0, 25), Piece("support-2"): Pose((0.0, 0.0, 62.5), turned((1.0, 0.0, 0.0), 90))}
    root = read(picture(site, Words(language)))
    assert written(root) == [*(str(mark) for mark in range(10, 90, 10)), said]
    by_text = {str(text.text): float(text.attrib["y"]) for text in anywhere(root, "text")}
    assert by_text["10"] - by_text["80"] == pytest.approx(2 * 70, abs=0.2)
    [level] = [line for line in anywhere(root, "line") if "stroke-dasharray" in line.attrib]
    (_, left), (x, right) = ends(level)
    assert left == right, "the line to the highest point is level"
    assert (x, right) in [corner for polygon in faces_of(root, "support-2") for corner in corners(polygon)]
    assert by_text["70"] > right > by_text["80"]


# What is said about pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_marked_pieces_carry_their_signs_and_names_and_a_legend_explains_them(language: str) -> None:
    words = Words(language)
    root = read(picture(SITE, words, TOUCHES, MARKS))
    explained = [words.say(f"mark-{role}") for role in Role]
    names = [words.piece(piece) for piece in (GIRDER, WORKER, SUPPORT)]
    assert [text for text in written(root) if text in {*names, *explained}] == [*names, *explained]
    assert written(root)[-1] == words.say("site-contact")
    assert signs_in(root) == ["placed", "held", "missing", "fell", *Role]


def test_only_what_is_marked_is_explained() -> None:
    words = Words("en")
    root = read(picture(SITE, words, (), [Mark(WORKER, Role.HELD)]))
    assert signs_in(root) == ["held", "held"]
    assert written(root)[-2:] == [words.piece(WORKER), words.say("mark-held")]
    assert words.say("site-contact") not in written(read(picture(SITE, words)))


def test_a_mark_on_the_table_or_on_an_absent_piece_is_left_out() -> None:
    absent = [Mark(TABLE, Role.MISSING), Mark(Piece("brick-1"), Role.FELL)]
    assert picture(SITE, Words("en"), marks=absent) == picture(SITE, Words("en"))


def test_each_role_has_a_sign_of_its_own_shape_and_a_colour_of_its_own() -> None:
    shapes, colours = set(), set()
    for role in Role:
        root = read(picture({WORKER: at(0, 0, 0)}, Words("en"), marks=[Mark(WORKER, role)]))
        [group, _] = [group for group in anywhere(root, "g") if "data-role" in group.attrib]
        [disc] = anywhere(group, "circle")
        colours.add(disc.attrib["fill"])
        middle = float(disc.attrib["cx"]), float(disc.attrib["cy"])
        strokes = [corner for line in anywhere(group, "polyline") for corner in corners(line)]
        shapes.add(tuple((round(x - middle[0], 1), round(y - middle[1], 1)) for x, y in strokes))
    assert len(shapes) == len(colours) == len(Role)


def test_the_names_of_marked_pieces_do_not_overlap() -> None:
    marks = [Mark(piece, Role.HELD) for piece in tower()]
    root = read(picture(tower(), Words("de"), marks=marks))
    names = {Words("de").piece(piece) for piece in tower()}
    rows = sorted(float(text.attrib["y"]) for text in anywhere(root, "text") if text.text in names)
    assert len(rows) == len(tower())
    assert min(below - above for above, below in pairwise(rows)) > 14


def bits(root: ElementTree.Element, width: str) -> float:
    """The length of all outlines of a width."""
    groups = [group for group in anywhere(root, "g") if group.attrib.get("stroke-width") == width]
    return sum(dist(*ends(line)) for group in groups for line in anywhere(group, "line"))


def test_an_outline_is_strong_only_where_the_piece_is_seen() -> None:
    hidden, marks = Piece("brick-1"), [Mark(Piece("brick-1"), Role.FELL)]
    behind = at(0, 40, 4)
    alone = read(picture({hidden: behind}, Words("en"), marks=marks, from_deg=0.0))
    assert bits(alone, "2.2") == pytest.approx(bits(alone, "1.0")) != 0
    before = {hidden: behind, Piece("support-1"): at(0, 10, 25)}
    covered = read(picture(before, Words("en"), marks=marks, from_deg=0.0))
    assert bits(covered, "2.2") == 0
    assert bits(covered, "1.0") == pytest.approx(bits(alone, "1.0"), rel=0.01)


def test_contacts_are_dots_where_they_are() -> None:
    root = read(picture(SITE, Words("en"), TOUCHES, from_deg=0.0))
    *dots, _in_the_legend = contacts_in(root)
    assert len(dots) == 3
    between = float(dots[1].attrib["cx"]) - float(dots[0].attrib["cx"])
    assert between == pytest.approx(9 * 2 * 1.5**0.5, abs=0.2)
    assert contacts_in(read(picture(SITE, Words("en")))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_in_words_what_it_shows(language: str) -> None:
    words = Words(language)
    root = read(picture(SITE, words, marks=MARKS))
    [title], [description] = anywhere(root, "title"), anywhere(root, "desc")
    assert title.text == words.say("site-title")
    contents, highest, *said = str(description.text).splitlines()
    assert contents == words.say(
        "site-contents", support=3, girder=4, worker=1, hat=1, brick=0, beam=0, crane=0, box=0
    )  # fmt: skip
    assert highest == words.say("site-highest", piece=words.piece(Piece("hat-1")), height=98)
    assert len(said) == len(MARKS)
    assert said[2].endswith(f"{words.piece(WORKER)}.")


class NastyWords(Words):
    """A language made of markup."""

    def say(self, key: str, **facts: str | int | float) -> str:
        return "</title><script>&\"'" + key


def test_no_word_can_break_the_picture() -> None:
    root = read(picture(SITE, NastyWords("en"), TOUCHES, MARKS))
    assert anywhere(root, "script") == []
    [title] = anywhere(root, "title")
    assert title.text == "</title><script>&\"'site-title"
    assert "</title><script>&\"'mark-fell" in written(root)
