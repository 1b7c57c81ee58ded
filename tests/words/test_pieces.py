"""What the pieces are called."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.pieces import PIECES, TABLE, Piece
from chantier.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("language", "piece", "name"),
    [
        ("en", "girder-orange-3", "orange girder 3"),
        ("fr", "girder-purple-3", "la poutre violette n°\u00a03"),
        ("de", "girder-white-7", "Stahlträger Weiß 7"),
        ("en", "worker-16", "worker 16"),
        ("fr", "beam-12", "le madrier n°\u00a012"),
        ("de", "brick-1", "Backstein 1"),
        ("fr", "crane", "la grue"),
        ("de", "table", "Tisch"),
    ],
)
def test_a_piece_has_a_name_in_each_language(language: str, piece: str, name: str) -> None:
    assert Words(language).piece(Piece(piece)) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_have_the_same_name(language: str) -> None:
    names = {Words(language).piece(piece) for piece in (*PIECES, TABLE)}
    assert len(names) == len(PIECES) + 1
