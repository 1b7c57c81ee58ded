"""A Blueprints building as an isometric picture. Each material has its own pip: colour is never the only sign."""

from __future__ import annotations

from math import cos, pi, sin

from chantier.games.blueprints.notation import building_text, plan_text
from chantier.games.blueprints.pieces import SPACES, VALUE, Building, Die, Plan
from chantier.pictures.isometric import Drawing, Point
from chantier.words import Words

PAPER = "#F4EEE2"
INK = "#13293D"
CARD = "#174A72"
CHALK = "#EAF2F6"
FACES = {  # top, left, right: lit from above, the left side in half shade
    "W": ("#DDA868", "#CF9350", "#B57C3C"),
    "R": ("#5F9469", "#4F8058", "#3E6A47"),
    "S": ("#44484D", "#2F3236", "#24272A"),
    "G": ("#D9EFF1", "#BFE3E6", "#A3CFD3"),
}
PIPS = {"W": "#3D2009", "R": "#F3F4E4", "S": "#E9E4D8", "G": "#174A72"}
PIP_CORNERS = {"W": 12, "R": 3, "S": 4, "G": 4}
PIP_TURN = {"W": 0.0, "R": -pi / 2, "S": pi / 4, "G": 0.0}
SIDE = 0.94
"""A die is a little smaller than its space, so that one sees where one ends."""
_SPOTS = {  # where the pips of each value lie on a face
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.25), (0.27, 0.5), (0.27, 0.75), (0.73, 0.25), (0.73, 0.5), (0.73, 0.75)),
}


def picture(plan: Plan, building: Building, words: Words) -> str:
    drawing = Drawing()
    draw_card(drawing, plan)
    draw_building(drawing, building)
    return drawing.svg(
        title=words.say("picture-title", plan=plan_text(plan)),
        description=words.say("picture-description", building=building_text(plan, building)),
        background=PAPER,
    )


def draw_building(drawing: Drawing, building: Building) -> None:
    for space in range(6):  # a1 is furthest from the viewer and b3 nearest, so this order paints back to front
        for level, die in enumerate(building[space]):
            _draw_die(drawing, space, level, die)


def draw_card(drawing: Drawing, plan: Plan) -> None:
    drawing.face([(-0.2, -0.2, 0), (2.2, -0.2, 0), (2.2, 3.2, 0), (-0.2, 3.2, 0)], fill=CARD)
    for space, height in enumerate(plan):
        x, y = space % 2, space // 2
        corners: list[Point] = [(x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0)]
        drawing.face(corners, fill="none", stroke=CHALK, **{"stroke-width": "1.5"})
        if height == 0:
            _hatch(drawing, x, y)
        else:
            _letter(drawing, (x + 0.5, y + 0.5, 0), 0.5, str(height))
    for space, name in enumerate(SPACES):
        if space % 2 == 0:
            _letter(drawing, (-0.1, space // 2 + 0.5, 0), 0.2, name[1])
    for x, column in enumerate("ab"):
        _letter(drawing, (x + 0.5, 3.1, 0), 0.2, column)


def _hatch(drawing: Drawing, x: int, y: int) -> None:
    for step in range(1, 8):
        at = step / 4
        start: Point = (x + min(at, 1), y + max(at - 1, 0), 0)
        end: Point = (x + max(at - 1, 0), y + min(at, 1), 0)
        drawing.line(start, end, stroke=CHALK, **{"stroke-width": "1.2", "stroke-opacity": "0.7"})


def _letter(drawing: Drawing, at: Point, size: float, text: str) -> None:
    drawing.text(at, (1, 0, 0), (0, 1, 0), size, text, fill=CHALK, **{"font-weight": "600"})


def _draw_die(drawing: Drawing, space: int, level: int, die: Die) -> None:
    gap = (1 - SIDE) / 2
    x, y = space % 2 + gap, space // 2 + gap
    z = level * SIDE
    top, left, right = FACES[die[0]]
    edge = {"stroke": INK, "stroke-width": "1.2", "stroke-linejoin": "round"}
    far_x, far_y, up = x + SIDE, y + SIDE, z + SIDE
    drawing.face([(x, y, up), (far_x, y, up), (far_x, far_y, up), (x, far_y, up)], fill=top, **edge)
    drawing.face([(x, far_y, up), (far_x, far_y, up), (far_x, far_y, z), (x, far_y, z)], fill=left, **edge)
    drawing.face([(far_x, y, up), (far_x, far_y, up), (far_x, far_y, z), (far_x, y, z)], fill=right, **edge)
    _draw_pips(drawing, (x, y, up), (1, 0, 0), (0, 1, 0), die)
    # The sides carry the notation: a covered die must still say what it is.
    style = {"fill": PIPS[die[0]], "font-weight": "700"}
    drawing.text((x + SIDE / 2, far_y, z + SIDE / 2), (1, 0, 0), (0, 0, -1), 0.46, die, **style)
    drawing.text((far_x, y + SIDE / 2, z + SIDE / 2), (0, -1, 0), (0, 0, -1), 0.46, die, **style)


def _draw_pips(drawing: Drawing, origin: Point, across: Point, along: Point, die: Die) -> None:
    corners, turn = PIP_CORNERS[die[0]], PIP_TURN[die[0]]
    radius = 0.12 if die[0] == "R" else 0.105
    for u, v in _SPOTS[VALUE[die]]:
        outline = [
            (
                (u + radius * cos(turn + 2 * pi * corner / corners)) * SIDE,
                (v + radius * sin(turn + 2 * pi * corner / corners)) * SIDE,
            )
            for corner in range(corners)
        ]
        points = [_on_face(origin, across, along, a, b) for a, b in outline]
        drawing.face(points, fill=PIPS[die[0]])


def _on_face(origin: Point, across: Point, along: Point, a: float, b: float) -> Point:
    return (
        origin[0] + across[0] * a + along[0] * b,
        origin[1] + across[1] * a + along[1] * b,
        origin[2] + across[2] * a + along[2] * b,
    )
