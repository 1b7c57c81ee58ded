"""What a person is offered to do, numbered: a few different places, the cards that may be laid, what may be cleared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from chantier.core.sight import Sight
from chantier.games.men_at_work import acts
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.jobs import order
from chantier.games.men_at_work.moves import Choices, ClearAway, KeepSupports, LayCard, MenAtWorkMove, Place, PushBack
from chantier.games.men_at_work.physics import Site
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, colour_of, highest_point_mm
from chantier.games.men_at_work.poses import Pose, add
from chantier.games.men_at_work.view import View
from chantier.terminal.men_at_work.naming import Naming
from chantier.words import Words

Advise = Callable[[Sight], Sequence[tuple[MenAtWorkMove, float]]]
"""Moves that come to mind, best first, each with the mm one may be wrong."""

MOST = 6
FEWEST_PLACES = 3
UNDER_MM = 1.5
"""What a piece meets when it is put so much lower than where it is let go is what it will rest on."""
ALIKE_MM = 10.0
SAFE_MM, FAIR_MM = 4.0, 1.5


class Offer(NamedTuple):
    move: MenAtWorkMove
    text: str
    height: str = ""
    safety: str = ""


class Offers:
    def __init__(self, words: Words, advise: Advise) -> None:
        self._say, self._advise = words.say, advise
        self._naming = Naming(words)

    def all(self, sight: Sight) -> list[Offer]:
        """What the board shows, in its order: the numbers count from 1."""
        legal: Choices = sight.legal
        lays = [Offer(lay, self._card(lay, sight.view)) for lay in legal.lays]
        if legal.phase == "clearing":
            return [self._tidying(move, safety) for move, safety in self._advise(sight)][:MOST]
        return self._places(sight, max(MOST - len(lays), FEWEST_PLACES)) + lays

    def clearing(self, sight: Sight) -> list[MenAtWorkMove]:
        """All of it, also what the board has no room for."""
        return [move for move, _ in self._advise(sight)]

    def _places(self, sight: Sight, most: int) -> list[Offer]:
        """The best of each sort: a bit to the left is no other offer."""
        legal: Choices = sight.legal
        site = acts.standing(legal.poses)
        different: dict[tuple[str, int], Offer] = {}
        for move, safety in self._advise(sight):
            if len(different) == most:
                break
            if isinstance(move, Place):
                offer = self._place(site, legal.poses, move, safety)
                different.setdefault((offer.text, round(move.path.targets[-1].position[2] / ALIKE_MM)), offer)
        return list(different.values())

    def _place(self, site: Site, poses: Mapping[Piece, Pose], move: Place, safety: float) -> Offer:
        goal = move.path.targets[-1]
        lower = Pose(add(goal.position, (0.0, 0.0, -UNDER_MM)), goal.rotation)
        under = sorted(site.inside(move.piece, lower) - {move.piece})
        return Offer(
            move,
            self._say("offer-onto", what=self._short(move.piece, poses), others=self._named(under)),
            self._say("offer-height", mm=int(highest_point_mm(move.piece, Pose(goal.position, goal.rotation)))),
            self._safety(safety),
        )

    def _short(self, piece: Piece, poses: Mapping[Piece, Pose]) -> str:
        """Of girders in the reserve only the colour counts."""
        if PIECES[piece] is Kind.GIRDER and piece not in poses:
            return self._naming.colour(colour_of(piece))
        return self._naming.piece(piece)

    def _named(self, pieces: Sequence[Piece]) -> str:
        named = [self._naming.piece(piece) for piece in pieces]
        return ", ".join(named[:2] + ["…"] * (len(named) > 2)) or "…"

    def _safety(self, safety: float) -> str:
        level = "safe" if safety >= SAFE_MM else "fair" if safety >= FAIR_MM else "risky"
        return self._say(f"safety-{level}")

    def _card(self, lay: LayCard, view: View) -> str:
        """What it would change: the other side of the card is on the board."""
        if lay.on == "draw":
            return self._say("offer-lay-draw", card=self._naming.card_back(lay.card))
        what = view.piles.laid[-1].back if view.piles.laid else view.piles.top
        assert what is not None, "while placing there is a WHAT"
        return self._say("offer-lay-discard", card=self._naming.task(order(what, CARDS[lay.card]).task))

    def _tidying(self, move: MenAtWorkMove, safety: float) -> Offer:
        if isinstance(move, KeepSupports):
            return Offer(move, self._say("offer-keep"))
        assert isinstance(move, ClearAway | PushBack), "nothing else is done while clearing up"
        piece = self._naming.piece(move.piece)
        if isinstance(move, PushBack):
            return Offer(move, self._say("offer-push", piece=piece), safety=self._safety(safety))
        pulls = bool(move.path.targets)
        return Offer(
            move, self._say("offer-pull" if pulls else "offer-clear", piece=piece), safety=self._safety(safety)
        )
