"""A game at one keyboard: people with a curtain between them, and bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from chantier.core.bot import Bot
from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Seat
from chantier.core.fairness import Fairness, ProvableDice, commit, new_salt, new_seed
from chantier.core.files import write_whole
from chantier.core.game import AnyGame
from chantier.core.log import Turn
from chantier.core.match import Match
from chantier.core.record import Record, Recorder, export, play_again, proved_dice, read, whole
from chantier.core.sight import Sight, visible
from chantier.core.tracks import beside, tracks_of, with_tracks, written
from chantier.core.tracks import whole as whole_file
from chantier.terminal import save as saves
from chantier.terminal.save import Save, SavedPlayer
from chantier.terminal.screen import Screen
from chantier.words import Words

Ask = Callable[[str], str]
Image = Callable[[str, int, int], str]
"""An SVG drawing as a terminal's graphics, within so many columns and lines."""

BOARD_WIDTH, BESIDE_WIDTH = 80, 38
"""Columns of a board, and those that a sketch beside it needs at least."""
QUESTION_LINES = 3
"""The path of a picture, and the question."""


class Stopped(Exception):
    """The people at the table want to stop for now."""


@contextmanager
def busy(console: Console, what: str) -> Iterator[None]:
    """Says what takes its time, where there is a terminal to say it in."""
    if not console.is_terminal or not what:
        yield
        return
    with console.status(Text(what)):
        yield


class Sitting:
    """One game in one terminal. Saved after every move, so that nothing is ever lost."""

    def __init__(
        self, match: Match, recorder: Recorder, players: Sequence[SavedPlayer], fairness: Fairness, path: Path | None
    ) -> None:
        self.match = match
        self.recorder = recorder
        self.players = tuple(players)
        self.fairness = fairness
        self.path = path or saves.default_path(self.whole_record())

    @property
    def name(self) -> str:
        """Base name of this game's files."""
        return f"{self.match.game.name}-{self.fairness.commitment[:12]}"

    def whole_record(self) -> Record:
        return whole(self.match, self.recorder, [player.name for player in self.players], self.fairness)

    def save(self) -> None:
        tracks = tracks_of(self.recorder, self.match.log)
        saves.write(self.path, Save(saves.FORMAT, self.players, self.whole_record(), tracks))

    def finish(self) -> Path:
        """Keeps the finished record among the games and drops the save."""
        record = export(self.match, self.recorder, [player.name for player in self.players], self.fairness, None)
        path = saves.data_folder("games") / f"{self.name}.json"
        tracks = tracks_of(self.recorder, self.match.log)
        if tracks:
            write_whole(beside(path), whole_file([written(1, tracks)]))
        write_whole(path, msgspec.json.encode(record) + b"\n")
        self.path.unlink(missing_ok=True)
        self.picture_path().unlink(missing_ok=True)
        return path

    def picture_path(self) -> Path:
        """Path of the picture of the board, while the game runs."""
        return saves.data_folder("pictures") / f"{self.name}.svg"


def begin(
    game: AnyGame, recorder: Recorder, options: msgspec.Struct, players: Sequence[SavedPlayer], path: Path | None
) -> Sitting:
    server_seed = new_seed()
    salts = tuple(new_salt() for _ in players)
    match = Match(game, len(players), options, ProvableDice(game.name, server_seed, salts))
    return Sitting(match, recorder, players, Fairness(commit(server_seed), server_seed.hex(), salts), path)


def resume(game: AnyGame, recorder: Recorder, save: Save, path: Path) -> Sitting:
    """Plays the saved moves again with the saved dice, which brings back every hidden thing exactly."""
    fairness = save.record.fairness
    try:
        recording = read(game, recorder, save.record)
        dice = proved_dice(game.name, fairness)
        if dice is None:
            raise BadInput("secret_missing")
        if [player.name for player in save.players] != list(save.record.seats):
            raise BadInput("players_differ")
        match = play_again(game, recorder, recording, dice)
        match.log = with_tracks(recorder, match.log, save.tracks)
    except Refusal as problem:
        raise BadInput("save_unreadable", path=str(path), problem=problem) from None
    return Sitting(match, recorder, save.players, fairness, path)


class KeyboardTable:
    """Shows a sitting and asks its people, until the game ends or somebody stops."""

    def __init__(
        self, sitting: Sitting, screen: Screen, bots: Mapping[str, Callable[[], Bot]], words: Words, console: Console,
        ask: Ask, names: Sequence[str] = (), image: Image | None = None,
    ) -> None:  # fmt: skip
        """`names`: of the seats, where they are shown by others than those of the record."""
        self._sitting = sitting
        self._names = names or [player.name for player in sitting.players]
        self._match = sitting.match
        self._screen = screen
        self._say = words.say
        self._words = words
        self._console = console
        self._ask, self._image = ask, image
        self._bots = {seat: bots[player.bot]() for seat, player in enumerate(sitting.players) if player.bot}
        self._people = [seat for seat, player in enumerate(sitting.players) if not player.bot]
        self._eyes: Seat | None = None
        self._news = {seat: self._since_last_move(seat) for seat in self._people}

    def play(self) -> None:
        self._sitting.save()
        while (seat := self._match.to_move()) is not None:
            turn = self._bot_turn(seat) if seat in self._bots else self._person_turn(seat)
            self._sitting.save()
            for person, news in self._news.items():
                if person != seat:
                    news.append(turn)
            if self._screen.is_moment(turn.events):
                self._moment(turn)

    def _since_last_move(self, seat: Seat) -> list[Turn]:
        """Turns a person who goes on has missed: those after their own, or after what everybody saw together."""
        news: list[Turn] = []
        for turn in reversed(list(self._match.log)[1:]):
            own = turn.seat == seat
            if self._screen.is_moment(turn.events) or (own and not self._screen.is_surprise(turn.events)):
                break
            news.insert(0, turn)
            if own:
                break
        return news

    def _bot_turn(self, seat: Seat) -> Turn:
        thought = SeededChance(new_salt())
        with busy(self._console, self._say("play-thinking", name=self._names[seat])):
            return self._match.play(seat, self._bots[seat].choose(self._match.sight(seat), thought))

    def _person_turn(self, seat: Seat) -> Turn:
        self._console.set_alt_screen(True)  # it keeps no scrollback that another person could look through
        try:
            self._draw_curtain(seat)
            return self._ask_for_move(seat)
        finally:
            self._console.set_alt_screen(False)

    def _ask_for_move(self, seat: Seat) -> Turn:
        sight = self._match.sight(seat)
        drawing = self._screen.picture(sight)
        board = self._board(sight, drawing)
        moving = "" if drawing is None else self._say("play-moving")
        told = self._told_before(seat, board)
        problem: RenderableType | None = None
        while True:
            self._clear()
            for line in told:
                self._console.print(line)
            self._console.print(board)
            if problem is not None:
                self._console.print(problem)
            text = self._ask(f"{self._names[seat]} · {self._screen.prompt(sight)} ").strip()
            if text.lower() == "q":
                raise Stopped
            if text.lower() in ("?", "", "help", self._say("typed-help")):
                told, problem = [], self._help(sight, board)
                continue
            if drawing is not None and text.lower() in ("v", "view", self._say("typed-view")):
                told, problem = [], self._view(sight, drawing)
                continue
            try:
                move = self._screen.read_move(text, sight)
                with busy(self._console, moving):
                    turn = self._match.play(seat, move)
            except Refusal as refusal:
                problem = Text(f"✗ {self._words.refusal(refusal)}", style="bold")
                continue
            self._news[seat] = [turn] if self._screen.is_surprise(turn.events) else []
            return turn

    def _board(self, sight: Sight, drawing: str | None) -> RenderableType:
        """The board, beside it the sketch where there is room, and below it where its picture is, if it has one."""
        if drawing is None:
            return self._screen.board(sight)
        path = self._sitting.picture_path()
        write_whole(path, drawing.encode())
        where = Text(self._say("board-picture", path=str(path)), style="dim", overflow="fold")
        return Group(self._with_sketch(sight), where)

    def _with_sketch(self, sight: Sight) -> RenderableType:
        board = self._screen.board(sight)
        width = self._console.width - BOARD_WIDTH - 2
        if not self._console.is_terminal or width < BESIDE_WIDTH:
            return board
        sketch = self._sketch(sight, width, self._console.height - QUESTION_LINES)
        if sketch is None:
            return board
        beside = Table.grid(padding=(0, 2, 0, 0))
        beside.add_column(width=BOARD_WIDTH)
        beside.add_row(board, sketch)
        return beside

    def _sketch(self, sight: Sight, width: int, height: int) -> RenderableType | None:
        turns = reversed(list(self._match.log))
        happened = (event for turn in turns for event in reversed(visible(turn.events, sight.seat)))
        return self._screen.sketch(sight, happened, width, height)

    def _view(self, sight: Sight, drawing: str) -> RenderableType | None:
        """A page for the site: its picture, where the terminal can show one, else the sketch as large as it can be."""
        width, height = self._console.width, self._console.height - 2
        if self._image is not None:
            self._clear()
            self._console.file.write(self._image(drawing, width, height))
            self._console.print()
            self._ask(self._say("press-enter"))
        sketch = self._sketch(sight, width, height)
        if sketch is None:
            return Text(self._say("sketch-no-room"))
        self._turn_page([sketch])
        return None

    def _told_before(self, seat: Seat, board: RenderableType) -> list[RenderableType]:
        """The news that fit above the board; if they do not, they are shown page by page before it."""
        told = self._told(seat)
        if not self._console.is_terminal or self._height(*told, board) < self._console.height:
            return told
        self._turn_pages(told)
        return []

    def _help(self, sight: Sight, board: RenderableType) -> RenderableType | None:
        """Below the board if there is room for it; else it is read first, on pages of its own."""
        helping = self._screen.help(sight)
        if not self._console.is_terminal or self._height(board, helping) < self._console.height:
            return helping
        self._turn_pages(helping.renderables if isinstance(helping, Group) else [helping])
        return None

    def _turn_pages(self, shown: Sequence[RenderableType]) -> None:
        """As many pages as it takes, cut between what is shown together."""
        page: list[RenderableType] = []
        for line in shown:
            if page and self._height(*page, line) >= self._console.height - 1:
                self._turn_page(page)
                page = []
            page.append(line)
        self._turn_page(page)

    def _height(self, *shown: RenderableType) -> int:
        return sum(len(self._console.render_lines(one)) for one in shown)

    def _turn_page(self, page: Sequence[RenderableType]) -> None:
        self._clear()
        for line in page:
            self._console.print(line)
        self._ask(self._say("press-enter"))

    def _told(self, seat: Seat) -> list[RenderableType]:
        """Events since this person last chose, as far as they may be seen; a moment was shown already."""
        turns = [turn for turn in self._news[seat] if not self._screen.is_moment(turn.events)]
        return [line for turn in turns for line in self._screen.tell(visible(turn.events, seat))]

    def _draw_curtain(self, seat: Seat) -> None:
        """Nobody sees another's desk: the screen is wiped and waits for the right eyes (B29)."""
        if len(self._people) > 1 and self._eyes != seat and self._screen.hides(self._match.sight(seat).view):
            self._clear()
            self._console.print(self._say("curtain", name=self._names[seat]))
            self._ask(self._say("press-enter"))
        self._eyes = seat

    def _moment(self, turn: Turn) -> None:
        """Shown to everybody at the table, so only what an onlooker may see."""
        for news in self._news.values():
            news.clear()
        for line in self._screen.tell(visible(turn.events, None)):
            self._console.print(line)
        self._eyes = None
        self._ask(self._say("press-enter"))

    def _clear(self) -> None:
        if self._console.is_terminal:
            self._console.clear()
