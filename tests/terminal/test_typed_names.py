"""Names as people type them: as they are shown, without accents, without articles."""

from __future__ import annotations

import pytest

from chantier.core.errors import Refusal
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import DICE
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import PIECES, Piece
from chantier.terminal.typed_names import folded, spellings
from chantier.words import LANGUAGES, Words
from tests.terminal.test_blueprints import screen_for
from tests.terminal.test_blueprints import sight as desk
from tests.terminal.test_men_at_work import opening, screen, support_step


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Stütze 3", ["stutze", "3"]),
        ("girder-orange-3 -10 +20,5 45", ["girder", "orange", "3", "-10", "+20,5", "45"]),
        ("la poutre orange n° 3", ["poutre", "orange", "3"]),
        ("l’ouvrier n° 12", ["ouvrier", "12"]),
        ("Stahlträger Weiß 1", ["stahltrager", "weiss", "1"]),
        ("G5 -", ["g5", "-"]),
    ],
)
def test_accents_capitals_articles_and_hyphens_do_not_matter(typed: str, words: list[str]) -> None:
    assert folded(typed) == words


def test_an_umlaut_may_be_typed_as_two_letters() -> None:
    assert tuple(folded("stuetze 3")) in spellings("Stütze 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_have_the_same_spelling(language: str) -> None:
    words = Words(language)
    seen: dict[tuple[str, ...], Piece] = {}
    for piece in PIECES:
        for spelled in spellings(words.piece(piece)) | {tuple(folded(piece))}:
            assert seen.setdefault(spelled, Piece(piece)) == piece


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "Support 2 10 20 0"),
        ("fr", "le pilier n° 2 10 20 0"),
        ("fr", "pilier 2 10 20 0"),
        ("de", "Stütze 2 10 20 0"),
        ("de", "stutze 2 10 20 0"),
        ("de", "Stuetze 2 10 20 0"),
        ("de", "support-2 10 20 0"),
    ],
)
def test_a_piece_is_typed_as_it_is_shown(language: str, typed: str) -> None:
    move = screen(language).read_move(typed, support_step())
    assert isinstance(move, Place)
    assert move.piece == "support-2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_that_the_help_names_can_be_typed(language: str) -> None:
    shown, seen = screen(language), opening()
    for piece in seen.legal.candidates():
        assert shown.read_move(f"{shown._typed.name(piece)} 0 0 300 0", seen).piece == piece


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_girder_of_the_reserve_is_typed_by_its_colour(language: str) -> None:
    seen = opening()
    girder = next(one for one in seen.legal.candidates() if one.startswith("girder"))
    colour = Words(language).say(f"colour-{girder.split('-')[1]}")
    assert screen(language).read_move(f"{colour} 0 0 300 0", seen).piece == girder


def test_a_name_that_is_no_piece_is_quoted() -> None:
    with pytest.raises(Refusal) as refused:
        screen("de").read_move("Turm 1 2 3", support_step())
    assert "Turm" in Words("de").refusal(refused.value)
    assert "Stahlträger Orange 3" in Words("de").refusal(refused.value)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "glass 5 a2"),
        ("en", "Glass5 A2"),
        ("fr", "verre 5 a2"),
        ("de", "Glas 5 a2"),
        ("de", "G5 a2"),
    ],
)
def test_a_material_is_typed_by_its_name(language: str, typed: str) -> None:
    assert screen_for(3, language).read_move(typed, desk("G5 W1")) == TakeDie(DICE["G5"], "a2", None)


def test_a_material_with_an_accent_is_typed_with_or_without_it() -> None:
    for typed in ("recyclés 3 a2", "recyclé 3 a2", "recycle 3 a2", "Recyclé3 a2"):
        assert screen_for(3, "fr").read_move(typed, desk("R3")) == TakeDie(DICE["R3"], "a2", None)
