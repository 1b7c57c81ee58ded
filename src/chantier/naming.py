"""What the pieces of a game are called: what a person reads in place of an id."""

from __future__ import annotations

from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece, colour_of
from chantier.words import Words


def piece_name(words: Words, piece: Piece) -> str:
    """`girder-orange-3` is "orange girder 3"."""
    if piece == TABLE:
        return words.say("table-name")
    kind = PIECES[piece]
    facts = {"number": piece.rpartition("-")[2]}
    if kind is Kind.GIRDER:
        facts["colour"] = words.say(f"girder-colour-{colour_of(piece)}")
    return words.say(f"piece-{kind}", **facts)
