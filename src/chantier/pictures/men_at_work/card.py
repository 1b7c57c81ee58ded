"""A moment of Men at Work on a card: the site, and what each player has."""

from __future__ import annotations

from chantier.core.picture import Moment
from chantier.games.men_at_work.state import Player
from chantier.games.men_at_work.view import View
from chantier.pictures.card import FADED, MARGIN, Box, Card, fitted, name_of, written
from chantier.pictures.men_at_work.moments import SITES
from chantier.pictures.men_at_work.site import picture
from chantier.words import Words

SHOWN = "beginner"
"""A site for tables of which nothing else may be shown."""
COLUMN = 830
WIDE = 320


def card(moment: Moment, words: Words) -> str:
    view: View | None = moment.view
    made = Card(words.say("men-at-work-title"), _line(view, words))
    made.place(picture(SITES[SHOWN] if view is None else view.poses, words), Box(MARGIN - 20, 145, 740, 465))
    if view is None:
        for seat, name in enumerate(moment.names):
            made.text((COLUMN, 230 + 56 * seat), 32, written(name, seat, WIDE, words))
        return made.svg()
    for seat, player in enumerate(view.players):
        foot = 215 + 82 * seat
        made.text((COLUMN, foot), 32, written(name_of(moment, seat), seat, WIDE, words))
        made.text((COLUMN, foot + 32), 24, fitted(_has(player, words), 24, WIDE), FADED)
        if view.ending is not None and seat in view.ending.winners:
            made.tree((COLUMN - 30, foot))
    return made.svg()


def _line(view: View | None, words: Words) -> str:
    if view is None:
        return words.say("card-table")
    return words.say("card-turn", turn=max(1, view.turn)) if view.ending is None else words.say("card-result")


def _has(player: Player, words: Words) -> str:
    if player.is_out:
        return words.say("board-out")
    certificates = words.say("board-certificates", count=player.certificates)
    return f"{words.say('board-titles', count=player.titles)}, {certificates}" if player.titles else certificates
