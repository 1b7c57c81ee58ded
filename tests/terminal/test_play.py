"""A sitting at one keyboard: the right eyes see the right desk, nothing is lost, and a game can go on later."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from rich.console import Console

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, Refusal
from chantier.core.record import Record, check
from chantier.games.blueprints.events import DieRemoved
from chantier.games.blueprints.pieces import Building, Plan
from chantier.games.blueprints.state import Options, State
from chantier.registry import GAMES
from chantier.terminal import save as saves
from chantier.terminal.blueprints import BlueprintsScreen
from chantier.terminal.play import KeyboardTable, Sitting, Stopped, begin, resume
from chantier.terminal.save import SavedPlayer
from chantier.words import Words
from tests.support.playing import play_on, provable_match
from tests.terminal.support.drawing import plain_console

REGISTERED = GAMES["blueprints"]
ADA, BO = SavedPlayer("Ada"), SavedPlayer("Bo")
BOT = SavedPlayer("greedy 3", "greedy")
ENTER = Words("en").say("press-enter")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "chantier"


def sit_down(players: list[SavedPlayer], path: Path, seed: str = "evening") -> Sitting:
    match, fairness = provable_match(REGISTERED, len(players), seed, Options(unplaceable="any"))
    return Sitting(match, REGISTERED.recorder, players, fairness, path)


class Shot(NamedTuple):
    """The screen at the moment a question was asked."""

    text: str
    question: str
    state: State
    saved: bool
    """Whether the save told exactly what had been played by then."""


class People:
    """Everybody at the keyboard: answers each question and remembers what the screen showed."""

    def __init__(self, sitting: Sitting, answer: Callable[[Sitting], str], terminal: bool = False) -> None:
        console, paper = plain_console()
        if terminal:
            console = Console(file=paper, width=80, height=24, force_terminal=True, markup=False, emoji=False)
        self.shots: list[Shot] = []
        self._sitting = sitting
        self._answer = answer
        self._paper: StringIO = paper
        names = [player.name for player in sitting.players]
        screen = BlueprintsScreen(Words("en"), names)
        self.table = KeyboardTable(sitting, screen, REGISTERED.bots, Words("en"), console, self.ask)

    def ask(self, question: str) -> str:
        saved = saves.load(self._sitting.path).record == self._sitting.whole_record()
        self.shots.append(Shot(self._paper.getvalue(), question, self._sitting.match.state, saved))
        self._paper.seek(0)
        self._paper.truncate()
        return "" if question == ENTER else self._answer(self._sitting)


def any_legal_move(seed: int = 1) -> Callable[[Sitting], str]:
    chance = SeededChance(seed)

    def answer(sitting: Sitting) -> str:
        move = sitting.match.sight(sitting.match.to_move()).legal.sample(chance)
        return " ".join(word for word in (move.die, move.space or "-", move.discard) if word)

    return answer


def then(*answers: str) -> Callable[[Sitting], str]:
    """These answers one after the other, and then an end."""
    given = iter(answers)
    return lambda _: next(given, "q")


# What can be read off a screen


def cards(text: str) -> list[Plan]:
    """The plan cards drawn on a screen."""
    found = []
    rows = text.splitlines()
    for at, line in enumerate(rows):
        if re.search(r" a  b ", line):
            cells = [rows[at + row].split("│")[1].split()[1:] for row in (1, 2, 3)]
            found.append(tuple(0 if cell == "▒▒" else int(cell) for row in cells for cell in row))
    return found  # type: ignore[return-value]


def skylines(text: str) -> list[list[str]]:
    """Below each building drawn on a screen: built of planned, space by space. No two plans look the same here.

    From left to right, row of panels by row of panels: of two buildings side by side the taller ends a line lower.
    """
    found: list[tuple[int, int, list[str]]] = []
    row = 0
    for line in text.splitlines():
        row += "┌" in line
        for column, part in enumerate(line.split("│")):
            if marks := re.findall(r"\b\d/\d\b", part):
                found.append((row, column, marks))
    return [marks for _, _, marks in sorted(found, key=lambda one: one[:2])]


def skyline_of(plan: Plan, building: Building) -> list[str]:
    return [f"{len(stack)}/{height}" for height, stack in zip(plan, building, strict=True) if height]


# A whole evening


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Sitting, list[Shot]]:
    """Two people and a bot play a whole game."""
    sitting = sit_down([ADA, BO, BOT], tmp_path_factory.mktemp("evening") / "save.json")
    people = People(sitting, any_legal_move())
    people.table.play()
    return sitting, people.shots


def test_the_game_is_played_to_its_end(evening: tuple[Sitting, list[Shot]]) -> None:
    sitting, _ = evening
    assert sitting.match.outcome() is not None
    assert len(sitting.match.log) == 1 + 3 * 6 * 3


def test_nobody_ever_sees_another_desk(evening: tuple[Sitting, list[Shot]]) -> None:
    """Between one curtain and the next only the desk of the person the curtain called is drawn."""
    eyes: str | None = None
    desks_seen = 0
    for shot in evening[1]:
        if called := re.fullmatch(r"(\w+) is next\. Everybody else looks away\.", shot.text.strip()):
            eyes = called[1]
            assert shot.question == ENTER
        elif shot.question == ENTER:  # a reveal: everything on it is public, and whoever looks on is not known
            eyes = None
        else:
            assert shot.question.startswith(f"{eyes} · ")
            desk = shot.state.desks[["Ada", "Bo"].index(str(eyes))]
            assert desk.plan is not None
            assert cards(shot.text) == [desk.plan]
            assert skylines(shot.text) == [skyline_of(desk.plan, desk.building)]
            desks_seen += 1
    assert desks_seen == 2 * 3 * 6


def test_a_curtain_shows_nothing_but_a_name(evening: tuple[Sitting, list[Shot]]) -> None:
    curtains = [shot.text for shot in evening[1] if "looks away" in shot.text]
    assert len(curtains) == 2 * 3 * 6
    assert {text.strip() for text in curtains} == {
        "Ada is next. Everybody else looks away.",
        "Bo is next. Everybody else looks away.",
    }


def test_where_somebody_built_is_never_told(evening: tuple[Sitting, list[Shot]]) -> None:
    told = "".join(shot.text for shot in evening[1])
    assert re.search(r"greedy 3 takes [WRSG]\d\.", told)
    assert re.search(r"Ada takes [WRSG]\d\.", told)
    assert not re.search(r"takes [WRSG]\d for", told)


def test_b29_all_are_told_that_a_die_fits_nowhere(tmp_path: Path) -> None:
    """People alone: no bot's chance decides whether it happens in this game."""
    sitting = sit_down([ADA, BO], tmp_path / "save.json")
    people = People(sitting, any_legal_move())
    people.table.play()
    removed = [
        (event.seat, event.die) for turn in sitting.match.log for event in turn.events if isinstance(event, DieRemoved)
    ]
    told = "".join(shot.text for shot in people.shots)
    assert removed
    for seat, die in removed:
        assert f"{('Ada', 'Bo')[seat]} takes {die}, which fits nowhere and is removed" in told


def test_each_person_is_told_what_the_others_took_since_their_last_move(evening: tuple[Sitting, list[Shot]]) -> None:
    boards = [shot for shot in evening[1] if shot.question.startswith("Ada · ")]
    for shot in boards:
        told = re.findall(r"^(\w+(?: \d)?) takes ([WRSG]\d)[.,]", shot.text, re.MULTILINE)
        others = {name: shot.state.desks[seat].taken for seat, name in ((1, "Bo"), (2, "greedy 3"))}
        expected = [(name, taken[-1]) for name, taken in others.items() if taken]
        assert sorted(told) == sorted(expected)


def test_every_reveal_is_shown_once_to_everybody(evening: tuple[Sitting, list[Shot]]) -> None:
    sitting, shots = evening
    reveals = [shot for shot in shots if "The screens open" in shot.text]
    assert len(reveals) == 3
    for shot, result in zip(reveals, sitting.match.state.rounds, strict=True):
        assert shot.question == ENTER
        assert cards(shot.text) == []
        expected = [skyline_of(plan, built) for plan, built in zip(result.plans, result.buildings, strict=True)]
        assert skylines(shot.text) == expected


def test_everything_is_saved_before_it_is_shown(evening: tuple[Sitting, list[Shot]]) -> None:
    assert [shot for shot in evening[1] if not shot.saved] == []


def test_one_person_alone_needs_no_curtain(tmp_path: Path) -> None:
    sitting = sit_down([ADA, BOT], tmp_path / "save.json")
    people = People(sitting, any_legal_move())
    people.table.play()
    assert not any("looks away" in shot.text for shot in people.shots)
    assert sum(shot.question.startswith("Ada · ") for shot in people.shots) == 18


# What a real terminal is told to forget


LEAVE, ENTER_ALT, WIPE = "\x1b[?1049l", "\x1b[?1049h", "\x1b[2J"


def test_a_desk_is_shown_where_no_scrollback_keeps_it_and_is_wiped_before_the_next_person(tmp_path: Path) -> None:
    sitting = sit_down([ADA, BO], tmp_path / "save.json")
    moves = any_legal_move()
    people = People(sitting, lambda one: moves(one) if len(one.match.log) < 6 else "q", terminal=True)
    with pytest.raises(Stopped):
        people.table.play()
    for before, shot in zip([None, *people.shots], people.shots, strict=False):
        if "looks away" in shot.text:
            curtain = shot.text.index("is next")
            assert shot.text.index(ENTER_ALT) < shot.text.index(WIPE) < curtain
            assert before is None or shot.text.startswith(LEAVE)
        else:
            assert shot.text.index(WIPE) < shot.text.index("Round 1 of 3")
    assert sum("looks away" in shot.text for shot in people.shots) == 6


# Wrong answers


def test_a_wrong_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    sitting = sit_down([ADA, BOT], tmp_path / "save.json")
    before = sitting.match.state
    people = People(sitting, then("hello", "W1 c9", "Z1 a1"))
    with pytest.raises(Stopped):
        people.table.play()
    explained = [re.findall(r"✗ (.*)", shot.text) for shot in people.shots]
    assert [bool(lines) for lines in explained] == [False, True, True, True]
    assert explained[1] == ["“hello” is not a move; expected a die and a space, like G5 a2."]
    assert sitting.match.state == before


@pytest.mark.parametrize("asked", ["?", "", "  "])
def test_help_lists_where_each_die_may_go_and_plays_nothing(asked: str, tmp_path: Path) -> None:
    sitting = sit_down([ADA, BOT], tmp_path / "save.json")
    people = People(sitting, then(asked))
    with pytest.raises(Stopped):
        people.table.play()
    listed = re.findall(r"^([WRSG1-6 ]+): may go on", people.shots[1].text, re.MULTILINE)
    assert " ".join(listed).split() == list(dict.fromkeys(sitting.match.state.pool))
    assert len(sitting.match.log) == 1


# Stopping and going on


@pytest.mark.parametrize("moves", [0, 1, 7, 20])
@pytest.mark.parametrize("stop", ["q", "Q", " q "])
def test_a_game_that_was_stopped_goes_on_exactly_where_it_was(moves: int, stop: str, tmp_path: Path) -> None:
    sitting = sit_down([ADA, BO], tmp_path / "save.json")
    move = any_legal_move()
    people = People(sitting, lambda one: move(one) if len(one.match.log) <= moves else stop)
    with pytest.raises(Stopped):
        people.table.play()
    again = resume(REGISTERED.game, REGISTERED.recorder, saves.load(sitting.path), sitting.path)
    assert again.match.state == sitting.match.state
    assert list(again.match.log) == list(sitting.match.log)
    assert len(again.match.log) == 1 + moves
    assert (again.players, again.fairness, again.path) == (sitting.players, sitting.fairness, sitting.path)


def test_who_goes_on_is_told_what_the_others_did_meanwhile(tmp_path: Path) -> None:
    sitting = sit_down([ADA, BOT], tmp_path / "save.json")
    move = any_legal_move()
    people = People(sitting, lambda one: move(one) if len(one.match.log) <= 1 else "q")
    with pytest.raises(Stopped):
        people.table.play()
    told = [line for line in people.shots[-1].text.splitlines() if f"{BOT.name} takes" in line]
    assert len(told) == 1
    again = People(resume(REGISTERED.game, REGISTERED.recorder, saves.load(sitting.path), sitting.path), then())
    with pytest.raises(Stopped):
        again.table.play()
    assert told[0] in again.shots[-1].text


def test_after_going_on_the_same_dice_fall(tmp_path: Path) -> None:
    """The dice of a move depend on the move's number alone, so that stopping cannot be used to roll again."""
    sitting = sit_down([ADA, BO], tmp_path / "save.json")
    for _ in zip(range(5), play_on(sitting.match, REGISTERED), strict=False):
        pass
    sitting.save()
    again = resume(REGISTERED.game, REGISTERED.recorder, saves.load(sitting.path), sitting.path)
    for one in (sitting, again):
        for _ in play_on(one.match, REGISTERED, seed=3):
            pass
    assert again.match.state == sitting.match.state


def test_somebody_who_goes_on_is_called_by_a_curtain_first(tmp_path: Path) -> None:
    sitting = sit_down([ADA, BO], tmp_path / "save.json")
    sitting.save()
    again = resume(REGISTERED.game, REGISTERED.recorder, saves.load(sitting.path), sitting.path)
    people = People(again, then())
    with pytest.raises(Stopped):
        people.table.play()
    assert people.shots[0].text.strip() == "Ada is next. Everybody else looks away."


def saved_game(path: Path) -> dict[str, Any]:
    sitting = sit_down([ADA, BO], path)
    for _ in zip(range(5), play_on(sitting.match, REGISTERED), strict=False):
        pass
    sitting.save()
    saved: dict[str, Any] = json.loads(path.read_bytes())
    return saved


def forge_pool(save: dict[str, Any]) -> None:
    pool = save["record"]["events"][0]["pool"]
    pool[0] = "G6" if pool[0] != "G6" else "W1"


def forge_secret(save: dict[str, Any]) -> None:
    save["record"]["fairness"]["server_seed"] = "00" * 32


def forget_secret(save: dict[str, Any]) -> None:
    save["record"]["fairness"]["server_seed"] = None


def forge_salt(save: dict[str, Any]) -> None:
    save["record"]["fairness"]["salts"][0] = "00"


def drop_player(save: dict[str, Any]) -> None:
    del save["players"][1]


def rename_player(save: dict[str, Any]) -> None:
    save["players"][1]["name"] = "Cy"


@pytest.mark.parametrize(
    "damage",
    [forge_pool, forge_secret, forget_secret, forge_salt, drop_player, rename_player],
    ids=lambda one: one.__name__,
)
def test_a_damaged_save_is_refused(damage: Callable[[dict[str, Any]], None], tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    save = saved_game(path)
    damage(save)
    path.write_bytes(msgspec.json.encode(save))
    with pytest.raises(BadInput) as refused:
        resume(REGISTERED.game, REGISTERED.recorder, saves.load(path), path)
    assert refused.value.code == "save_unreadable"
    assert refused.value.facts["path"] == str(path)
    assert isinstance(refused.value.facts["problem"], Refusal)


def test_a_new_game_has_a_secret_of_its_own(tmp_path: Path) -> None:
    one, other = (
        begin(REGISTERED.game, REGISTERED.recorder, Options(), [ADA, BO], tmp_path / "save.json") for _ in range(2)
    )
    assert one.fairness.commitment != other.fairness.commitment
    assert len({*one.fairness.salts, *other.fairness.salts}) == 4


def test_a_new_game_is_saved_in_the_data_folder_under_its_commitment(data: Path) -> None:
    sitting = begin(REGISTERED.game, REGISTERED.recorder, Options(), [ADA, BO], None)
    sitting.save()
    assert sitting.path == data / "saved" / f"blueprints-{sitting.fairness.commitment[:12]}.json"
    assert saves.newest() == sitting.path


def test_a_finished_game_is_kept_whole_and_its_save_is_dropped(data: Path, tmp_path: Path) -> None:
    sitting = sit_down([ADA, BO], tmp_path / "save.json")
    for _ in play_on(sitting.match, REGISTERED):
        pass
    sitting.save()
    kept = sitting.finish()
    assert kept == data / "games" / f"blueprints-{sitting.fairness.commitment[:12]}.json"
    assert not sitting.path.exists()
    record = msgspec.json.decode(kept.read_bytes(), type=Record)
    assert (record.seats, record.fairness) == (("Ada", "Bo"), sitting.fairness)
    verdict = check(REGISTERED.game, REGISTERED.recorder, record)
    assert (verdict.proved, verdict.wrong) == (True, None)


# In a real terminal


class Terminal:
    """`chantier` under a pseudo terminal of 24 lines and 80 columns, as a person would run it."""

    PATIENCE = 60.0
    """Seconds without the awaited words after which something is certainly wrong."""
    BOW = (
        "import os, signal, sys; os.login_tty(0); signal.signal(signal.SIGINT, signal.SIG_DFL); "
        "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    )
    """Only a process that owns its terminal is told of Ctrl-C, and tests in the background are deaf to it."""

    def __init__(self, *typed: str, data_home: Path) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {
            **os.environ,
            "CHANTIER_COMMAND": "chantier",
            "XDG_DATA_HOME": str(data_home),
            "LC_ALL": "en_GB.UTF-8",
            "TERM": "xterm",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-c", self.BOW, "-m", "chantier.cli", *typed],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
        )
        os.close(slave)
        self._seen = ""

    def until(self, awaited: str, nudge: str = "") -> str:
        """What appeared up to these words, without colours. A nudge is typed again while nothing at all happens."""
        deadline = time.monotonic() + self.PATIENCE
        pause = self.PATIENCE / 12 if nudge else self.PATIENCE
        while awaited not in (plain := re.sub(r"\x1b\[[?\d;]*[A-Za-z]", "", self._seen)):
            ready, _, _ = select.select([self._master], [], [], pause)
            assert time.monotonic() < deadline, f"waited in vain for {awaited!r} after {self._seen!r}"
            if ready:
                self._seen += self._read()
            else:
                self.type(nudge)
        before, _, self._seen = plain.partition(awaited)
        return before

    def _read(self) -> str:
        try:
            content = os.read(self._master, 65536)
        except OSError:  # Linux says so when the other side has been closed
            content = b""
        assert content, f"it ended with {self._seen!r}"
        return content.decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def leave(self) -> int:
        code = self._process.wait(self.PATIENCE)
        os.close(self._master)
        return code


def test_a_game_in_a_real_terminal_survives_ctrl_c(tmp_path: Path, data: Path) -> None:
    prompt = "q to stop):"
    game = Terminal("play", "blueprints", "--people", "Ada", "--bots", "greedy", data_home=tmp_path / "data")
    promise = game.until("Press Enter to go on.")
    assert "Dice and cards are fixed by a secret whose hash is" in promise  # seen before the board covers it
    game.type("\n")
    first_board = game.until(prompt)
    [path] = (data / "saved").iterdir()
    sitting = resume(REGISTERED.game, REGISTERED.recorder, saves.load(path), path)
    assert skylines(first_board) == [
        skyline_of(sitting.match.state.desks[0].plan, sitting.match.state.desks[0].building)
    ]

    move = any_legal_move()(sitting)
    game.type(f"{move}\n")
    second_board = game.until(prompt)
    assert "Solid takes" in second_board
    # Typed in the instant before Python begins to read the line, Ctrl-C is heeded only with the next key; a person
    # would press it again.
    game.type("\x03")
    game.until("Saved in ", nudge="\x03")
    game.until("chantier play --resume")
    assert game.leave() == 0

    played = resume(REGISTERED.game, REGISTERED.recorder, saves.load(path), path).match
    assert len(played.log) == 3
    assert played.log[1].move == sitting.match.game.move_type(*_parts(move))

    again = Terminal("play", "--resume", data_home=tmp_path / "data")
    again.until("Press Enter to go on.")
    again.type("\n")
    board = again.until(prompt)
    assert skylines(board) == [skyline_of(played.state.desks[0].plan, played.state.desks[0].building)]
    again.type("q\n")
    again.until("Saved in ")
    assert again.leave() == 0
    assert list((data / "saved").iterdir()) == [path]


def _parts(move: str) -> tuple[str, str, str]:
    die, space, discard = move.split()
    return die, space, discard
