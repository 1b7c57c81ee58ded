"""One seat's view of Blueprints as a picture: its own building, the pool, and the dice all saw the others take."""

from __future__ import annotations

from collections.abc import Sequence

from chantier.games.blueprints.notation import building_text, plan_text
from chantier.games.blueprints.pieces import EMPTY_SITE, Die
from chantier.games.blueprints.state import removals
from chantier.games.blueprints.view import View
from chantier.pictures.blueprints.building import FACES, INK, PAPER, PIPS, draw_building, draw_card
from chantier.pictures.isometric import Drawing, Spot
from chantier.words import Words

CHIP, GAP, LINE = 34.0, 6.0, 46.0
"""Dice that nobody has built with lie flat beside the building: their side, what is between them, and between rows."""
TEXT = 17.0
BESIDE = 40.0


def picture(view: View, words: Words) -> str:
    """Of an onlooker, who has no building, only what lies open."""
    drawing = Drawing()
    desk = None if view.seat is None else view.desks[view.seat]
    plan, building = (None, EMPTY_SITE) if desk is None or desk.building is None else (desk.plan, desk.building)
    if plan is not None:
        draw_card(drawing, plan)
        draw_building(drawing, building)
    left, top = (drawing.bounds[2] + BESIDE, drawing.bounds[1]) if plan is not None else (0.0, 0.0)
    draw_row(drawing, (left, top), words.say("board-pool"), view.pool)
    for number, one in enumerate(view.desks, start=1):
        draw_row(drawing, (left, top + LINE * number), str(number), one.taken, removals(one.taken, one.removed))
    return drawing.svg(
        title=words.say("board-pool") if plan is None else words.say("picture-title", plan=plan_text(plan)),
        description=" ".join(view.pool)
        if plan is None
        else words.say("picture-description", building=building_text(plan, building)),
        background=PAPER,
    )


def draw_row(drawing: Drawing, at: Spot, name: str, dice: Sequence[Die], gone: Sequence[bool] = ()) -> None:
    """Dice that fitted nowhere (B29) are crossed out."""
    x, y = at
    drawing.label((x, y + CHIP / 2), TEXT, name, fill=INK, **{"font-weight": "600"})
    draw_dice(drawing, (x + 2 * CHIP, y), dice, gone)


def draw_dice(drawing: Drawing, at: Spot, dice: Sequence[Die], gone: Sequence[bool] = ()) -> None:
    for number, die in enumerate(dice):
        corner = (at[0] + number * (CHIP + GAP), at[1])
        _draw_chip(drawing, corner, die)
        if gone and gone[number]:
            _cross_out(drawing, corner)


def _draw_chip(drawing: Drawing, at: Spot, die: Die) -> None:
    """Letter and value: colour is never the only sign."""
    x, y = at
    corners = [(x, y), (x + CHIP, y), (x + CHIP, y + CHIP), (x, y + CHIP)]
    drawing.polygon(corners, fill=FACES[die[0]][0], stroke=INK, **{"stroke-width": "1.2", "stroke-linejoin": "round"})
    middle = (x + CHIP / 2 - TEXT * 0.58, y + CHIP / 2)
    drawing.label(middle, TEXT, die, fill=PIPS[die[0]], **{"font-weight": "700"})


def _cross_out(drawing: Drawing, at: Spot) -> None:
    x, y = at
    for start, end in (((x, y), (x + CHIP, y + CHIP)), ((x + CHIP, y), (x, y + CHIP))):
        for colour, width in ((PAPER, "6"), (INK, "3")):
            drawing.stroke(start, end, stroke=colour, **{"stroke-width": width, "stroke-linecap": "round"})
