"""Bots are called by their level, the same way wherever they are named."""

from __future__ import annotations

import pytest

from chantier.core.names import bot_names
from chantier.core.rows import SeatRow
from chantier.online import voice
from chantier.registry import GAMES, shown_names
from chantier.server.table_pictures import names_of
from chantier.words import LANGUAGES, level_names

SEATS = [
    SeatRow(0, "person", "Ada", player="ada"),
    SeatRow(1, "bot", "architect 2", bot="architect"),
    SeatRow(2, "bot", "greedy 3", bot="greedy"),
    SeatRow(3, "bot", "greedy 4", bot="greedy"),
]


def test_a_number_stands_only_where_several_of_one_level_sit() -> None:
    assert bot_names([None, "greedy", "greedy"], {"greedy": "Solid"}) == (None, "Solid 1", "Solid 2")
    assert bot_names(["greedy", None, "builder"], {"greedy": "Solid"}) == ("Solid", None, "builder")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_in_every_language_and_no_two_share_one(language: str) -> None:
    called = level_names(language)
    for game in GAMES.values():
        assert set(game.bots) <= set(called)
    assert len(set(called.values())) == len(called)


def test_link_previews_and_the_terminal_call_them_alike() -> None:
    expected = ("Ada", "Architekt", "Solide 1", "Solide 2")
    assert names_of(SEATS, voice("en"), "de") == expected
    assert tuple(shown_names(GAMES["blueprints"], [one.name for one in SEATS], "de")) == expected


def test_a_person_with_a_number_stays_a_person() -> None:
    assert shown_names(GAMES["blueprints"], ["Louis 14", "uniform 2"], "en") == ["Louis 14", "Dreamer"]
