"""What the pieces of a game are called: what a person reads in place of an id."""

from __future__ import annotations

from chantier.games.men_at_work.pieces import Piece
from chantier.words import Words


def piece_name(words: Words, piece: Piece) -> str:
    """`girder-orange-3` is "orange girder 3"."""
    return words.piece(piece)
