"""The context of a bot's candidates: the site at rest, the card, and what it wants."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from chantier.core.sight import Sight
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.geometry.shapes import Block, blocks
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.judging.survey import Survey
from chantier.games.men_at_work.moves import Choices
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece
from chantier.games.men_at_work.state import Work
from chantier.games.men_at_work.view import View


class Outlook(msgspec.Struct, frozen=True):
    survey: Survey
    blocks: list[Block]
    top: float
    """The height of the site."""
    work: Work
    rita_is_here: bool = False
    foreman: bool = False

    @property
    def poses(self) -> Mapping[Piece, Pose]:
        return self.survey.poses

    def left(self, kind: Kind) -> list[Piece]:
        """Pieces of this kind still in the reserve."""
        return [piece for piece in reserve(self.poses) if PIECES[piece] is kind]

    def others(self, *pieces: Piece) -> list[Block]:
        """Everything but these."""
        return [block for block in self.blocks if block.piece not in pieces]


def look(poses: Mapping[Piece, Pose], work: Work, rita_is_here: bool = False, foreman: bool = False) -> Outlook:
    return seen_at_rest(acts.survey(acts.standing(poses)), work, rita_is_here, foreman)


def seen_at_rest(survey: Survey, work: Work, rita_is_here: bool = False, foreman: bool = False) -> Outlook:
    site = blocks(survey.poses)
    top = max((block.top for block in site), default=0.0)
    return Outlook(survey, site, top, work, rita_is_here, foreman)


def outlook(sight: Sight) -> Outlook:
    """The site and the table's rules, as the sight shows them."""
    legal: Choices = sight.legal
    assert legal.work is not None, "a bot looks for places only while there is work"
    return look(legal.poses, legal.work, rita_is_here(sight.view), foreman(sight.view))


def rita_is_here(view: View) -> bool:
    return bool(view.piles.rita_is_here)


def foreman(view: View) -> bool:
    return bool(view.options.foreman)
