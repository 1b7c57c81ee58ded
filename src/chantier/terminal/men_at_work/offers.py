"""Numbered offers to a person: a few different places, the cards that may be laid, what may be cleared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from chantier.core.sight import Sight
from chantier.games.men_at_work import suggestions
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.moves import (
    Choices,
    ClearAway,
    Decline,
    GiveUp,
    KeepSupports,
    LayCard,
    MenAtWorkMove,
    Place,
    PushBack,
)
from chantier.games.men_at_work.pieces import CRANE, PIECES, Kind, Piece, colour_of
from chantier.games.men_at_work.suggestions import Advise
from chantier.games.men_at_work.view import View
from chantier.terminal.men_at_work.names import PieceNames
from chantier.words import Words

MOST = 6
FEWEST_PLACES = 3


class NumberedOffer(NamedTuple):
    move: MenAtWorkMove
    text: str
    height: str = ""
    safety: str = ""


class Offers:
    def __init__(self, words: Words, advise: Advise) -> None:
        self._say, self._advise = words.say, advise
        self._naming = PieceNames(words)

    def all(self, sight: Sight) -> list[NumberedOffer]:
        """Offers as the board shows them, in its order: the numbers count from 1."""
        legal: Choices = sight.legal
        lays = [NumberedOffer(lay, self._card(lay, sight.view)) for lay in legal.lays]
        if legal.phase == "clearing":
            return [self._tidying(move, safety) for move, safety in self._advise(sight)][:MOST]
        if legal.phase == "asked":
            return [*lays, NumberedOffer(Decline(), self._say(f"offer-decline-{_impossible(legal)}"))]
        gives_up = [NumberedOffer(GiveUp(), self._say("offer-give-up"))] if legal.may_give_up else []  # M90
        return [*self._places(sight, max(MOST - len(lays) - len(gives_up), FEWEST_PLACES)), *lays, *gives_up]

    def clearing(self, sight: Sight) -> list[MenAtWorkMove]:
        """All of it, also what the board has no room for."""
        return [move for move, _ in self._advise(sight)]

    def _places(self, sight: Sight, most: int) -> list[NumberedOffer]:
        return [self._place(sight.legal.poses, offer) for offer in suggestions.places(sight, self._advise, most)]

    def _place(self, poses: Mapping[Piece, Pose], offer: suggestions.Offer) -> NumberedOffer:
        assert isinstance(offer.move, Place), "nothing else is placed"
        assert offer.top_mm is not None, "what is placed reaches somewhere"
        return NumberedOffer(
            offer.move,
            self._say("offer-onto", what=self._short(offer.move.piece, poses), others=self._named(offer.rests_on)),
            self._say("offer-height", mm=int(offer.top_mm)),
            self._say(f"safety-{offer.safety}"),
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
        return self._say(f"safety-{suggestions.safety_of(safety)}")

    def _card(self, lay: LayCard, view: View) -> str:
        """Change this card would make: the other side of the card is on the board."""
        if lay.on == "draw":
            return self._say("offer-lay-draw", card=self._naming.card_back(lay.card))
        return self._say("offer-lay-discard", card=self._naming.task(suggestions.order_after(view, lay).task))

    def _tidying(self, move: MenAtWorkMove, safety: float) -> NumberedOffer:
        if isinstance(move, KeepSupports):
            return NumberedOffer(move, self._say("offer-keep"))
        assert isinstance(move, ClearAway | PushBack), "nothing else is done while clearing up"
        piece = self._naming.piece(move.piece)
        if isinstance(move, PushBack):
            return NumberedOffer(move, self._say("offer-push", piece=piece), safety=self._safety(safety))
        if move.piece == CRANE:  # M81
            return NumberedOffer(move, self._say("offer-put-up"), safety=self._safety(safety))
        pulls = bool(move.path.targets)
        return NumberedOffer(
            move, self._say("offer-pull" if pulls else "offer-clear", piece=piece), safety=self._safety(safety)
        )


def _impossible(legal: Choices) -> str:
    assert legal.work is not None, "a foreman is asked about some work"
    return str(legal.work.impossible).replace("_", "-")
