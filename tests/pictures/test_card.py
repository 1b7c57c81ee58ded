"""Cards for links: what is hidden does not show, names fit, and nothing that a name holds is drawn as anything else."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from chantier.core.chance import SeededChance
from chantier.core.game import fold
from chantier.core.picture import Moment
from chantier.core.sight import sight
from chantier.games.men_at_work.state import Options
from chantier.pictures.blueprints.card import card as blueprints_card
from chantier.pictures.card import HEIGHT, WIDTH, fitted, plain_card, written
from chantier.pictures.men_at_work.card import card as men_at_work_card
from chantier.registry import GAMES
from chantier.words import Words

EN = Words("en")


def played(moves: int, seats: int = 3) -> Any:
    registered, chance = GAMES["blueprints"], SeededChance("card")
    game, bot = registered.game, registered.bots["greedy"]()
    state = fold(game, game.setup(seats, game.options_type(), chance))
    for _ in range(moves):
        seat = game.to_move(state)
        assert seat is not None
        state = fold(game, game.decide(state, bot.choose(sight(game, state, (), seat), chance), chance), state)
    return state


def texts(svg: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("moves", [0, 5, 11, 17, 25])
def test_what_stands_behind_screens_does_not_show(moves: int) -> None:
    game, state = GAMES["blueprints"].game, played(moves)
    twin = game.imagine(game.view(state, None), SeededChance("twin"))
    assert twin != state
    drawn = [blueprints_card(Moment(game.view(one, None), names=("Ada",)), EN) for one in (state, twin)]
    assert drawn[0] == drawn[1]


def test_foremens_cards_do_not_show() -> None:
    game = GAMES["men-at-work"].game
    state = fold(game, game.setup(3, Options(foreman=True), SeededChance("card")))
    twin = game.imagine(game.view(state, None), SeededChance("twin"))
    assert twin != state
    drawn = [men_at_work_card(Moment(game.view(one, None)), EN) for one in (state, twin)]
    assert drawn[0] == drawn[1]
    assert "Seat 3" in texts(drawn[0])


def test_a_finished_game_shows_points_and_the_winners_tree() -> None:
    game, state = GAMES["blueprints"].game, played(3 * 3 * 6)
    view = game.view(state, None)
    assert view.ending is not None
    drawn = blueprints_card(Moment(view, tuple(game.view(state, seat) for seat in range(3)), ("Ada", "Bo", "Cy")), EN)
    assert {"Ada", "Bo", "Cy", "The result", *map(str, view.points)} <= set(texts(drawn))
    own = blueprints_card(
        Moment(game.view(played(7), None), tuple(game.view(played(7), seat) for seat in range(3))), EN
    )
    assert own != blueprints_card(Moment(game.view(played(7), None)), EN), "with all screens open"


def test_a_card_has_the_size_that_links_want() -> None:
    root = ElementTree.fromstring(blueprints_card(Moment(None, names=("Ada",)), EN))
    assert (root.get("width"), root.get("height")) == (str(WIDTH), str(HEIGHT)) == ("1200", "630")


@pytest.mark.parametrize("name", ["<script>", '"><g/>', "&amp;", "Œuvre", "Ñandú & Zoë"])
def test_a_name_is_text_and_nothing_else(name: str) -> None:
    drawn = plain_card("blueprints", Moment(None, names=(name,)), EN)
    assert name in texts(drawn)


def test_a_name_that_the_font_cannot_write_is_a_number() -> None:
    assert written("名前", 1, 300, EN) == "Seat 2"
    assert written("", 0, 300, EN) == "Seat 1"
    assert written("Zoë", 0, 300, EN) == "Zoë"


def test_a_long_name_is_cut_off() -> None:
    assert fitted("W" * 40, 32, 200).endswith("…")
    assert fitted("Ada", 32, 200) == "Ada"
