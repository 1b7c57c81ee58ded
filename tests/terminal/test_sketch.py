"""The site in characters: what stands where, in the room there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from chantier.games.men_at_work.geometry.poses import at
from chantier.games.men_at_work.geometry.shapes import blocks
from chantier.games.men_at_work.pieces import COLOURS, PRESETS, Kind, Piece
from chantier.registry import GAMES
from chantier.terminal.men_at_work.raster import ELEVATION, PLAN, extent, frame_for, visible_pieces
from chantier.terminal.men_at_work.sketch import MARKS, Sketch
from chantier.terminal.play import KeyboardTable, Stopped
from chantier.words import LANGUAGES, Words
from tests.recorded import by_name
from tests.terminal.support.drawing import lines
from tests.terminal.test_men_at_work import data, screen, sit_down

__all__ = ["data"]
REGISTERED = GAMES["men-at-work"]
SITE = PRESETS["beginner"]


def seen(poses: Any, side: Any) -> dict[tuple[int, int], Piece]:
    parts = blocks(poses)
    return visible_pieces(parts, side, frame_for(extent(parts, side), columns=40, rows=20))


def test_from_above_the_highest_piece_hides_what_is_below() -> None:
    poses = {Piece("support-1"): at(0, 0, 25), Piece("brick-1"): at(0, 0, 54)}
    middle = seen(poses, PLAN)
    assert set(middle.values()) == {"support-1", "brick-1"}
    assert set(seen({**poses, Piece("support-2"): at(0, 0, 90)}, PLAN).values()) == {"support-2"}


def test_from_the_front_the_nearest_piece_hides_what_is_behind() -> None:
    behind, before = {Piece("support-1"): at(0, 50, 25)}, {Piece("support-2"): at(0, -50, 25)}
    assert set(seen({**behind, **before}, ELEVATION).values()) == {"support-2"}


@pytest.mark.parametrize("angle", [0, 17, 45, 90])
def test_a_turned_girder_is_one_unbroken_line(angle: float) -> None:
    cells = set(seen({Piece("girder-white-1"): at(0, 0, 5, angle)}, PLAN))
    assert len(cells) > 5
    reached, edge = set(), [min(cells)]
    while edge:
        column, row = edge.pop()
        reached.add((column, row))
        around = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
        edge += [cell for cell in around & cells if cell not in reached and cell not in edge]
    assert reached == cells


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_girder_colour_has_a_letter_of_its_own_in_every_language(language: str) -> None:
    letters = Sketch(Words(language))._letters
    assert len(set(letters.values())) == len(COLOURS)
    assert not set(letters.values()) & set(MARKS.values())


def test_every_kind_but_girders_has_a_mark() -> None:
    assert set(MARKS) == set(Kind) - {Kind.GIRDER}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 22), (38, 37), (118, 38), (60, 24)])
def test_a_sketch_keeps_to_its_room(language: str, width: int, height: int) -> None:
    for name in ("told-2", "told-3", "rim", "tremor"):
        game = by_name("men-at-work", name)
        for state in game.states[:: max(len(game.states) // 3, 1)]:
            drawn = Sketch(Words(language)).draw(state.poses, list(state.poses)[-1:], width, height)
            assert drawn is not None
            shown = lines(drawn, width=width)
            assert len(shown) <= height
            assert max(map(len, shown)) <= width


@pytest.mark.parametrize(("width", "height"), [(28, 24), (80, 8), (20, 60)])
def test_where_there_is_no_room_nothing_is_drawn(width: int, height: int) -> None:
    assert Sketch(Words("en")).draw(SITE, (), width, height) is None


def test_the_piece_placed_last_is_marked_and_named() -> None:
    last = next(piece for piece in SITE if piece.startswith("girder-orange"))
    without, marked = (lines(Sketch(Words("en")).draw(SITE, one, 80, 30) or "") for one in ((), (last,)))
    assert not any("*" in line for line in without)
    assert any(f"*{last[-1]}" in line for line in marked[:-2])
    assert "placed last: " + Words("en").piece(last) in " ".join(marked)


def test_a_place_can_be_read_from_the_rulers() -> None:
    """A support at x 100, y 0 stands below the ruler's 100 and beside its 0."""
    poses = {Piece("support-1"): at(100, 0, 25), Piece("support-2"): at(-100, -100, 25)}
    plan = lines(Sketch(Words("en")).draw(poses, (), 60, 60) or "")
    ruler = next(line for line in plan[2:] if re.fullmatch(r"[ \d-]+", line) and " 100" in line and "#" not in line)
    column = ruler.index(" 100") + 3
    beside = next(line for line in plan if re.match(r" *0 ", line))
    assert "#" in beside[column - 3 : column + 4]


def test_view_shows_a_page_and_help_is_typed_in_words(tmp_path: Path) -> None:
    _, shots = _evening(tmp_path, ["v", "view", "help", "q"], 80, 24)
    assert sum("From above, mm" in shot and "From the front, mm" in shot for shot in shots) == 2
    assert any("A number chooses from the list." in shot for shot in shots)
    assert all(shot.count("\n") < 24 for shot in shots)


def test_in_a_large_terminal_the_sketch_is_beside_the_board(tmp_path: Path) -> None:
    _, shots = _evening(tmp_path, ["q"], 120, 40)
    assert "From above, mm" in shots[-1]
    assert shots[-1].count("\n") < 40


def test_a_terminal_with_graphics_shows_the_picture(tmp_path: Path) -> None:
    _, shots = _evening(tmp_path, ["v", "q"], 80, 24, lambda svg, columns, rows: f"<image {columns} {rows} {svg[:4]}>")
    assert any("<image 80 22 <svg>" in shot for shot in shots)


def _evening(folder: Path, answers: list[str], width: int, height: int, image: Any = None) -> tuple[Console, list[str]]:
    from io import StringIO

    paper, given, shots = StringIO(), iter(answers), []
    console = Console(file=paper, width=width, height=height, force_terminal=True, color_system=None, markup=False)

    def ask(question: str) -> str:
        shots.append(paper.getvalue().rpartition("\x1b[2J")[2] + question)
        return "" if question == Words("en").say("press-enter") else next(given)

    shown: Any = screen(names=("Ada", "Bo"))
    save, words = sit_down(folder / "save.json"), Words("en")
    table = KeyboardTable(save, shown, REGISTERED.bots, words, console, ask, image=image)
    with pytest.raises(Stopped):
        table.play()
    return console, shots
