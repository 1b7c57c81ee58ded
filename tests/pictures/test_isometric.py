"""Isometric drawing: where points fall, what the paper holds, and that any text is safe in it."""

from __future__ import annotations

import pytest

from chantier.pictures.isometric import Drawing, Point, turned_view
from tests.pictures.support.svg import SVG, all_of, corners, read, view_box

SQUARE: list[Point] = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)]


def written(drawing: Drawing, title: str = "A title", description: str = "What it shows") -> str:
    return drawing.svg(title, description, background="#fff")


@pytest.mark.parametrize(
    ("point", "spot"),
    [
        ((0, 0, 0), (0, 0)),
        ((1, 0, 0), (86.60, 50)),  # to the right goes right and down
        ((0, 1, 0), (-86.60, 50)),  # towards the viewer goes left and down
        ((0, 0, 1), (0, -100)),  # up goes up
        ((1, 1, 1), (0, 0)),  # the near corner of a cube hides the far one
    ],
)
def test_a_point_falls_where_the_isometric_view_puts_it(point: Point, spot: tuple[float, float]) -> None:
    assert Drawing(scale=100).project(point) == pytest.approx(spot, abs=0.01)


def test_a_face_is_a_polygon_in_its_style() -> None:
    drawing = Drawing(scale=100)
    drawing.face(SQUARE, fill="red", stroke="blue")
    [polygon] = all_of(read(written(drawing)), "polygon")
    assert corners(polygon) == [(0, 0), (86.6, 50), (0, 100), (-86.6, 50)]
    assert (polygon.attrib["fill"], polygon.attrib["stroke"]) == ("red", "blue")


def test_a_line_has_its_two_ends() -> None:
    drawing = Drawing(scale=100)
    drawing.face(SQUARE)
    drawing.line((0, 0, 0), (0, 0, 1), stroke="red")
    [line] = all_of(read(written(drawing)), "line")
    assert line.attrib == {"x1": "0.0", "y1": "0.0", "x2": "0.0", "y2": "-100.0", "stroke": "red"}


def test_text_lies_on_its_face() -> None:
    """On the right-hand face: running to the back, that is right and up, and standing upright."""
    drawing = Drawing(scale=100)
    drawing.face(SQUARE)
    drawing.text((1, 1, 0), (0, -1, 0), (0, 0, -1), 0.5, "G6", fill="red")
    [text] = all_of(read(written(drawing)), "text")
    assert text.text == "G6"
    assert text.attrib["transform"] == "matrix(0.8660 -0.5000 0.0000 1.0000 0.0 100.0)"
    assert (text.attrib["font-size"], text.attrib["text-anchor"], text.attrib["fill"]) == ("50.0", "middle", "red")


def test_the_paper_holds_everything_and_a_margin() -> None:
    drawing = Drawing(scale=100, margin=10)
    drawing.face(SQUARE)
    drawing.face([(0, 0, 2), (1, 0, 2), (1, 1, 2)])
    root = read(written(drawing))
    assert view_box(root) == pytest.approx((-96.6, -210, 96.6, 110), abs=0.1)
    assert (root.attrib["width"], root.attrib["height"]) == ("193", "320")


def test_the_background_covers_the_paper() -> None:
    drawing = Drawing()
    drawing.face(SQUARE)
    root = read(written(drawing))
    [sheet] = all_of(root, "rect")
    assert [sheet.attrib[name] for name in ("x", "y", "width", "height")] == root.attrib["viewBox"].split()
    assert sheet.attrib["fill"] == "#fff"


def test_shapes_are_painted_in_the_order_they_were_drawn() -> None:
    drawing = Drawing()
    for colour in ("red", "green", "blue"):
        drawing.face(SQUARE, fill=colour)
    assert [polygon.attrib["fill"] for polygon in all_of(read(written(drawing)), "polygon")] == ["red", "green", "blue"]


def test_title_and_description_come_first_for_those_who_cannot_see() -> None:
    drawing = Drawing()
    drawing.face(SQUARE)
    root = read(written(drawing, "A tower", "Three dice"))
    assert [(child.tag, child.text) for child in root][:2] == [(f"{SVG}title", "A tower"), (f"{SVG}desc", "Three dice")]
    assert root.attrib["role"] == "img"


def test_no_text_can_break_the_drawing() -> None:
    nasty = "</title><script>&\"'"
    drawing = Drawing()
    drawing.face(SQUARE, fill=nasty)
    drawing.text((0, 0, 0), (1, 0, 0), (0, 1, 0), 1, nasty)
    root = read(written(drawing, nasty, nasty))
    assert [all_of(root, tag)[0].text for tag in ("title", "desc", "text")] == [nasty] * 3
    assert all_of(root, "polygon")[0].attrib["fill"] == nasty
    assert all_of(root, "script") == []


@pytest.mark.parametrize("degrees", [0.0, 45.0, 130.0])
def test_seen_from_anywhere_a_unit_up_is_a_unit_on_the_paper(degrees: float) -> None:
    view = turned_view(degrees)
    drawing = Drawing(scale=10, view=view)
    assert drawing.project((0, 0, 1)) == pytest.approx((0, -10))
    assert drawing.project(view.towards) == pytest.approx((0, 0))  # towards the viewer is nowhere on the paper


def test_from_45_degrees_a_cube_is_isometric() -> None:
    """x leads right and towards the viewer, y right and away from him, both by a unit of the paper."""
    drawing = Drawing(scale=100, view=turned_view(45))
    assert drawing.project((1, 0, 0)) == pytest.approx((86.60, 50), abs=0.01)
    assert drawing.project((0, 1, 0)) == pytest.approx((86.60, -50), abs=0.01)


def test_what_belongs_together_is_in_one_group() -> None:
    drawing = Drawing()
    with drawing.group(opacity="0.5"):
        drawing.face(SQUARE, fill="red")
    drawing.face(SQUARE, fill="blue")
    root = read(written(drawing))
    [group] = all_of(root, "g")
    assert group.attrib == {"opacity": "0.5"}
    assert [polygon.attrib["fill"] for polygon in (*all_of(group, "polygon"), *all_of(root, "polygon"))] == [
        "red",
        "blue",
    ]


def test_the_paper_holds_labels_and_dots() -> None:
    drawing = Drawing(margin=0)
    drawing.dot((0, 0), 5)
    drawing.label((10, 0), 20, "ten letters")
    left, top, right, bottom = view_box(read(written(drawing)))
    assert (left, top, bottom) == (-5, -10, 10)
    assert right > 10 + 11 * 20 / 3
