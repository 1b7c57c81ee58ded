"""A moment of Blueprints on a card: what stands on each desk, or the dice all saw a seat take, and the points."""

from __future__ import annotations

from collections.abc import Sequence

from chantier.core.picture import Moment
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.pieces import Die
from chantier.games.blueprints.state import removals
from chantier.games.blueprints.view import DeskView, View
from chantier.pictures.blueprints.building import FACES, picture
from chantier.pictures.blueprints.desk import CHIP, GAP, LINE, draw_dice, draw_row
from chantier.pictures.card import INK, MARGIN, WIDTH, Box, Card, name_of, written
from chantier.pictures.isometric import Drawing
from chantier.words import Words

SHOWN = ("x 1 / 3 1 / 1 x", "x W1 / R2S3G6 G1 / W4 x")
"""A building for tables of which nothing else may be shown."""
IN_A_ROW = 3
"""Dice that a seat has taken lie in rows of so many."""
SCREEN = 96
"""How wide half of a screen is."""


def card(moment: Moment, words: Words) -> str:
    view: View | None = moment.view
    if view is None:
        return _waiting(moment, words)
    made = Card(words.say("blueprints-title"), _line(view, words))
    width = (WIDTH - 2 * MARGIN) / view.seats
    for seat in range(view.seats):
        desk = moment.own[seat].desks[seat] if moment.own else view.desks[seat]
        _draw_seat(made, Box(MARGIN + width * seat, 160, width, 360), desk, words)
        _caption(made, moment, seat, MARGIN + width * (seat + 0.5), words)
    if view.ending is None and view.pool:
        row = Drawing()
        draw_row(row, (0, 0), words.say("board-pool"), view.pool)
        made.place(row.svg("", "", "none"), Box(MARGIN, 545, WIDTH - 2 * MARGIN, 64))
    return made.svg()


def _waiting(moment: Moment, words: Words) -> str:
    made = Card(words.say("blueprints-title"), words.say("card-table"))
    plan = read_plan(SHOWN[0])
    made.place(picture(plan, read_building(plan, SHOWN[1]), words), Box(560, 130, 560, 470))
    for seat, name in enumerate(moment.names):
        made.text((MARGIN + 28, 230 + 56 * seat), 34, written(name, seat, 440, words, 34))
    return made.svg()


def _line(view: View, words: Words) -> str:
    if view.ending is not None:
        return words.say("card-result")
    return words.say("card-round", round=view.round)


def _draw_seat(made: Card, box: Box, desk: DeskView, words: Words) -> None:
    if desk.plan is not None and desk.building is not None:
        made.place(picture(desk.plan, desk.building, words), Box(box.x + 6, box.y, box.width - 12, box.height - 60))
        return
    _draw_screen(made, box.x + box.width / 2, box.y)
    if desk.taken:
        dice = _taken(desk.taken, removals(desk.taken, desk.removed))
        made.place(dice, Box(box.x + box.width / 2 - 120, box.y + 165, 240, 130))


def _draw_screen(made: Card, middle: float, top: float) -> None:
    """A folded screen: nobody sees what stands behind it."""
    for side, wood in ((-1, FACES["W"][1]), (1, FACES["W"][2])):
        foot = middle + side * SCREEN
        panel = [(middle, top), (foot, top + 24), (foot, top + 154), (middle, top + 130)]
        made.polygon(panel, wood, stroke=INK, **{"stroke-width": "2", "stroke-linejoin": "round"})


def _taken(dice: Sequence[Die], gone: Sequence[bool]) -> str:
    """As large with one die as with all of them."""
    drawing = Drawing(margin=0.0)
    drawing.polygon([(0, 0), (IN_A_ROW * (CHIP + GAP) - GAP, 2 * LINE - GAP)], fill="none")
    for at in range(0, len(dice), IN_A_ROW):
        row = slice(at, at + IN_A_ROW)
        draw_dice(drawing, (0.0, (CHIP + GAP) * (at // IN_A_ROW)), dice[row], gone[row])
    return drawing.svg("", "", "none")


def _caption(made: Card, moment: Moment, seat: int, middle: float, words: Words) -> None:
    view: View = moment.view
    width = (WIDTH - 2 * MARGIN) / view.seats - 60
    high = 505 if view.ending is None else 520
    made.text((middle, high), 32, written(name_of(moment, seat), seat, width, words), INK, "middle")
    if view.points is None:
        return
    if view.ending is not None:
        made.text((middle, 590), 52, str(view.points[seat]), INK, "middle")
        if seat in view.ending.winners:
            made.tree((middle - 58, 582))
    else:
        made.text((middle, 535), 24, str(view.points[seat]), INK, "middle")
