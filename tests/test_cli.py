"""The front door, as a person or a script meets it: what it prints, how it exits, and what it leaves behind."""

from __future__ import annotations

import base64
import errno
import json
import lzma
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import msgspec
import pytest

from chantier import __version__
from chantier.cli import main
from chantier.core.errors import BadInput
from chantier.core.record import Record, export
from chantier.core.tracks import whole, written
from chantier.lab.arena import Bout, Contest, play_bouts
from chantier.lab.blueprints.coach import accounts
from chantier.lab.blueprints.coach.accounts import Analysis, analyse_recording
from chantier.lab.engines import Engine
from chantier.lab.simulate import Series, SimulatedGame
from chantier.registry import GAMES, shown_names
from chantier.reports.blueprints import sentences
from chantier.words import LANGUAGES, Words, own_texts
from tests.lab.blueprints.coach import QUICK
from tests.recorded import path_of
from tests.support.playing import play_on, provable_match
from tests.support.signed_games import SignedGame, signed_game

PLAN = "x 1 / 3 1 / 1 x"
BUILDING = "x W1 / R2S3G6 G1 / W4 x"
COMMANDS = ("play", "simulate", "arena", "score", "replay", "verify", "analyse", "picture")


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Two whole games of two uniform bots, as `simulate` writes them."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    with pytest.raises(SystemExit):
        main(["simulate", "--players", "2", "--games", "2", "--bots", "uniform", "--record", str(path)])
    return path.read_bytes()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for every test, also for data; English unless a test says otherwise."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for name in ("CHANTIER_COMMAND", "COLUMNS", "FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*typed: str) -> Said:
        capsys.readouterr()
        with pytest.raises(SystemExit) as leaving:
            main(typed)
        printed = capsys.readouterr()
        return Said(int(leaving.value.code or 0), printed.out, printed.err)

    return run


def run_apart(*typed: str, stdin: str | None = None, **environment: str) -> Said:
    """In a process of its own, as a shell would."""
    done = subprocess.run(
        [sys.executable, "-m", "chantier.cli", *typed],
        input=stdin,
        stdin=subprocess.DEVNULL if stdin is None else None,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def files(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, hidden ones too, with its content."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def plain(text: str) -> str:
    """Printed text without frames and line breaks."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


def told(language: str, code: str) -> str:
    """A pattern for the sentence of a code in a language, whatever its facts."""
    texts = "\n".join(own_texts(language).values())
    found = re.search(rf"^{code.replace('_', '-')} = (.*)$", texts, re.MULTILINE)
    assert found is not None, code
    return ".*".join(re.escape(part) for part in re.split(r"\{ \$\w+ \}", found[1]))


# Bad input


class Bad(NamedTuple):
    """What is typed, and the codes of the refusals it must be answered with, the outer one first."""

    name: str
    typed: tuple[str, ...]
    codes: tuple[str, ...]


def bad(name: str, codes: str, *typed: str) -> Bad:
    return Bad(name, typed, tuple(codes.split()))


TYPED = [
    bad("unknown game to play", "unknown_game", "play", "chess"),
    bad("unknown game to simulate", "unknown_game", "simulate", "chess"),
    bad("unknown option", "unknown_option", "simulate", "--option", "colour=red"),
    bad("option without value", "unknown_option", "simulate", "--option", "unplaceable"),
    bad("bad word for an option", "bad_option_value", "simulate", "--option", "unplaceable=maybe"),
    bad("bad truth for an option", "bad_option_value", "play", "--option", "open_points=perhaps"),
    bad("first seat beyond the table", "no_such_first_seat", "simulate", "--option", "first=4"),
    bad("first seat beyond the table, recorded", "no_such_first_seat",
        "simulate", "--option", "first=4", "--record", "new.jsonl"),
    bad("unknown bot to simulate", "unknown_bot", "simulate", "--bots", "deep"),
    bad("unknown bot to play", "unknown_bot", "play", "--bots", "deep"),
    bad("one unknown bot among known", "unknown_bot", "simulate", "--players", "2", "--bots", "greedy,"),
    bad("too few players", "wrong_player_count", "simulate", "--players", "1"),
    bad("too many players", "wrong_player_count", "simulate", "--players", "5"),
    bad("no players", "wrong_player_count", "simulate", "--players", "0"),
    bad("too many people", "wrong_player_count", "play", "--people", "Ada,Bo,Cy,Di,Ed"),
    bad("too few bots", "wrong_bot_count", "simulate", "--players", "3", "--bots", "greedy,builder"),
    bad("too many bots", "wrong_bot_count", "simulate", "--players", "2", "--bots", "greedy,builder,uniform"),
    bad("no games", "number_too_small", "simulate", "--games", "0"),
    bad("fewer than no games", "number_too_small", "simulate", "--games", "-5"),
    bad("no workers", "number_too_small", "simulate", "--workers", "0"),
    bad("unknown game to compete in", "unknown_game", "arena", "chess"),
    bad("unknown bot to compete", "unknown_bot", "arena", "--bots", "greedy,deep"),
    bad("a bot of the other game to compete", "unknown_bot", "arena", "men-at-work", "--bots", "builder,uniform"),
    bad("a bot alone in the arena", "too_few_to_compare", "arena", "--bots", "greedy"),
    bad("a bot against itself", "too_few_to_compare", "arena", "--bots", "greedy,greedy"),
    bad("a company too small", "company_of_wrong_size", "arena", "--bots", "greedy,greedy,uniform", "--seats", "4"),
    bad("a company for several tables", "company_of_wrong_size",
        "arena", "--bots", "greedy,uniform,uniform", "--seats", "3,4"),
    bad("too many seats in the arena", "wrong_player_count", "arena", "--seats", "2,5"),
    bad("seats that are no numbers", "parameter_not_understood", "arena", "--seats", "2;4"),
    bad("no seats", "parameter_not_understood", "arena", "--seats", ""),
    bad("no games in the arena", "number_too_small", "arena", "--games", "0"),
    bad("no workers in the arena", "number_too_small", "arena", "--workers", "0"),
    bad("unknown engine", "unknown_engine", "arena", "--engine", "steam"),
    bad("go on with nothing", "resume_needs_out", "arena", "--resume"),
    bad("first seat beyond a table of the arena", "no_such_first_seat",
        "arena", "--seats", "4,2", "--option", "first=3", "--out", "new"),
    bad("unknown option in the arena", "unknown_option", "arena", "--option", "colour=red"),
    bad("unknown command", "usage", "destroy"),
    bad("unknown flag", "no_such_flag", "score", "--colour", PLAN, BUILDING),
    bad("unknown flag before the command", "no_such_flag", "--colour", "score", PLAN, BUILDING),
    bad("no plan", "parameter_missing", "score"),
    bad("no building", "parameter_missing", "picture", PLAN),
    bad("no file to replay", "parameter_missing", "replay"),
    bad("no file to verify", "parameter_missing", "verify"),
    bad("no file to analyse", "parameter_missing", "analyse"),
    bad("too many arguments", "arguments_unexpected", "verify", "games.jsonl", "more.jsonl"),
    bad("games not a number", "parameter_not_understood", "simulate", "--games", "many"),
    bad("players not a number", "parameter_not_understood", "simulate", "--players", "two"),
    bad("games not a whole number", "parameter_not_understood", "simulate", "--games", "1.5"),
    bad("line not a number", "parameter_not_understood", "replay", "games.jsonl", "--line", "one"),
    bad("seat not a number", "parameter_not_understood", "replay", "games.jsonl", "--seat", "Ada"),
    bad("option without its value", "value_needed", "simulate", "--games"),
    bad("flag with a value", "value_unexpected", "verify", "games.jsonl", "--json=yes"),
    bad("bytes that are no text", "not_readable", "simulate", "--seed", "\udcff"),
    bad("nothing saved", "nothing_saved", "play", "--resume"),
]  # fmt: skip

NOTATION = [
    bad("plan too short", "not_a_plan", "score", "x 1 / 3 1", BUILDING),
    bad("plan of the wrong sum", "not_a_plan", "score", "x 1 / 3 1 / 2 x", BUILDING),
    bad("plan too high", "not_a_plan", "score", "x 4 / 1 1 / x x", BUILDING),
    bad("plan with one hatched space", "not_a_plan", "picture", "1 1 / 1 1 / 2 x", BUILDING),
    bad("plan in words", "not_a_plan", "picture", "a tower", BUILDING),
    bad("empty plan", "not_a_plan", "score", "", BUILDING),
    bad("die of an unknown material", "not_a_building", "score", PLAN, "x Q1 / - - / - x"),
    bad("die of value 7", "not_a_building", "score", PLAN, "x W7 / - - / - x"),
    bad("die of value 0", "not_a_building", "picture", PLAN, "x W0 / - - / - x"),
    bad("half a die", "not_a_building", "score", PLAN, "x W1R / - - / - x"),
    bad("building too short", "not_a_building", "score", PLAN, "x W1 / - -"),
    bad("building with a row too wide", "not_a_building", "score", PLAN, "x W1 - / - - / - x"),
    bad("die on a hatched space", "hatching_differs", "score", PLAN, "W1 W1 / - - / - x"),
    bad("hatching where none is", "hatching_differs", "picture", PLAN, "x x / - - / - x"),
    bad("lower die on a higher", "stack_descends", "score", PLAN, "x W3R2 / - - / - x"),
    bad("too many dice", "too_many_dice", "score", PLAN, "x W1W1W1W1W1W1W1 / - - / - x"),
]  # fmt: skip

UNWRITABLE = [
    bad("record into no folder", "cannot_write", "simulate", "--games", "1", "--record", "no/games.jsonl"),
    bad("record below a file", "cannot_write", "simulate", "--games", "1", "--record", "games.jsonl/new.jsonl"),
    bad("record onto a folder", "cannot_write", "simulate", "--games", "1", "--record", "folder"),
    bad("contest below a file", "cannot_write", "arena", "--games", "1", "--out", "games.jsonl/contest"),
    bad("contest onto a file", "cannot_write", "arena", "--games", "1", "--out", "games.jsonl"),
    bad("picture into no folder", "cannot_write", "picture", PLAN, BUILDING, "--out", "no/picture.svg"),
    bad("picture below a file", "cannot_write", "picture", PLAN, BUILDING, "--out", "games.jsonl/picture.svg"),
    bad("picture onto a folder", "cannot_write", "picture", PLAN, BUILDING, "--out", "folder.svg"),
    bad("save into no folder", "cannot_write", "play", "--people", "Ada", "--save", "no/save.json"),
    bad("save below a file", "cannot_write", "play", "--people", "Ada", "--save", "games.jsonl/save.json"),
]  # fmt: skip

FILES = [
    ("missing.jsonl", "cannot_read"),
    ("folder", "cannot_read"),
    ("games.jsonl/below", "cannot_read"),
    ("binary.jsonl", "not_text"),
    ("empty.jsonl", "record_empty"),
    ("blank.jsonl", "record_empty"),
    ("truncated.jsonl", "in_line json_truncated"),
    ("prose.jsonl", "in_line json_malformed"),
    ("deep.jsonl", "in_line value_of_wrong_type"),
    ("deep-options.jsonl", "in_line json_malformed"),
    ("list.jsonl", "in_line value_of_wrong_type"),
    ("nothing.jsonl", "in_line field_missing"),
    ("surplus.jsonl", "in_line field_unknown"),
    ("format.jsonl", "in_line value_unknown"),
    ("chess.jsonl", "unknown_game"),
    ("eventless.jsonl", "record_without_events"),
    ("one-seat.jsonl", "wrong_player_count"),
    ("salts.jsonl", "wrong_count"),
    ("salt.jsonl", "salt_not_hex"),
    ("commitment.jsonl", "commitment_not_hex"),
    ("options.jsonl", "value_unknown"),
    ("die.jsonl", "in_event not_a_die"),
    ("plan.jsonl", "in_event not_a_plan"),
    ("kind.jsonl", "in_event value_unknown"),
    ("order.jsonl", "event_out_of_order"),
    ("hidden.jsonl", "in_event record_hides"),
]
READING = [bad(f"{command} {name}", codes, command, name) for name, codes in FILES for command in ("verify", "replay")]
PLACES = [
    bad("line 0", "no_such_line", "replay", "games.jsonl", "--line", "0"),
    bad("analysis of no file", "cannot_read", "analyse", "missing.jsonl"),
    bad("analysis of no line", "no_such_line", "analyse", "games.jsonl", "--line", "3"),
    bad("analysis of a die that was not there", "in_event die_not_in_pool", "analyse", "impossible.jsonl"),
    bad("analysis by nobody", "number_too_small", "analyse", "games.jsonl", "--threads", "0"),
    bad("line after the last", "no_such_line", "replay", "games.jsonl", "--line", "3"),
    bad("seat before the first", "no_such_seat", "replay", "games.jsonl", "--seat", "-1"),
    bad("seat after the last", "no_such_seat", "replay", "games.jsonl", "--seat", "2"),
    bad("second line truncated", "in_line json_truncated", "verify", "half.jsonl"),
    bad("replay of a die that was not there", "in_event die_not_in_pool", "replay", "impossible.jsonl"),
    bad("replay of a winner who did not win", "event_differs", "replay", "winner.jsonl"),
    bad("resume from no file", "cannot_read", "play", "--resume", "--save", "missing.json"),
    bad("resume from a record", "save_unreadable value_unknown", "play", "--resume", "--save", "one.json"),
    bad("resume from half a save", "save_unreadable json_truncated", "play", "--resume", "--save", "half-save.json"),
    bad("resume with an unknown bot", "unknown_bot", "play", "--resume", "--save", "bot-save.json"),
    bad("resume with changed dice", "save_unreadable event_differs", "play", "--resume", "--save", "dice-save.json"),
    bad("resume with changed people", "save_unreadable", "play", "--resume", "--save", "people-save.json"),
]  # fmt: skip

PICTURES = [
    bad("picture of nothing we know", "nothing_to_draw", "picture", "novice"),
    bad("picture of a file that is not there", "nothing_to_draw", "picture", "missing.jsonl"),
    bad("picture of prose", "in_line json_malformed", "picture", "prose.jsonl"),
    bad("picture of a folder", "cannot_read", "picture", "folder"),
    bad("picture of half a record", "in_line json_truncated", "picture", "truncated.jsonl"),
    bad("picture of a game without a site", "no_site_in_record", "picture", "games.jsonl"),
    bad("picture of no line", "no_such_line", "picture", "site.jsonl", "--line", "2"),
    bad("picture of event 0", "no_such_event", "picture", "site.jsonl", "--event", "0"),
    bad("picture of an event after the last", "no_such_event", "picture", "site.jsonl", "--event", "9999"),
    bad("picture of an event that is no number", "parameter_not_understood", "picture", "site.jsonl", "--event", "x"),
    bad("picture with an unknown ending", "picture_ending_unknown", "picture", "beginner", "--out", "site.jpg"),
    bad("picture without an ending", "picture_ending_unknown", "picture", PLAN, BUILDING, "--out", "building"),
    bad("picture of a site into no folder", "cannot_write", "picture", "beginner", "--out", "no/site.png"),
]  # fmt: skip
SITES = [
    bad("too many at the site", "wrong_player_count", "simulate", "men-at-work", "--players", "6"),
    bad("a bot of the other game", "unknown_bot", "simulate", "men-at-work", "--bots", "builder"),
    bad("a site nobody prepared", "bad_option_value", "simulate", "men-at-work", "--option", "site=moon"),
    bad("an expert who is not there", "no_such_seat",
        "simulate", "men-at-work", "--players", "2", "--option", "experts=[7]"),
    bad("a crane on no rim", "crane_on_needs_both", "simulate", "men-at-work", "--option", "crane_on=rim"),
    bad("a site that was changed", "in_event site_differs", "replay", "site-pieces.jsonl"),
    bad("a piece that does not exist", "in_event value_unknown", "replay", "site-piece.jsonl"),
    bad("a piece that nobody asked for", "in_event piece_not_asked_for", "replay", "site-other.jsonl"),
    bad("a gesture that is too long", "in_event path_too_long", "replay", "site-path.jsonl"),
    bad("tracks that are none", "track_unreadable", "replay", "site-tracks.jsonl"),
    bad("a site for the coach", "analysis_unknown_game", "analyse", "site.jsonl"),
]  # fmt: skip


@pytest.fixture
def shelf(home: Path, records: bytes) -> Path:
    """A folder with good files and with every kind of bad one that the cases above name."""
    (home / "folder").mkdir()
    (home / "folder.svg").mkdir()
    (home / "games.jsonl").write_bytes(records)
    first, second = records.splitlines()
    whole: dict[str, Any] = json.loads(first)
    contents: dict[str, bytes] = {
        "one.json": first,
        "binary.jsonl": b"\x00\xff\xfe\x80" * 9,
        "empty.jsonl": b"",
        "blank.jsonl": b"\n \n\n",
        "truncated.jsonl": first[:-200],
        "half.jsonl": first + b"\n" + second[:-200],
        "prose.jsonl": b"Ada won.\n",
        "deep.jsonl": b"[" * 200_000 + b"\n{}\n",
        "deep-options.jsonl": b'{"options":' + b'{"a":' * 100_000,
        "list.jsonl": b"[]\n",
        "nothing.jsonl": b"{}\n",
        "surplus.jsonl": changed(whole, "colour", "red"),
        "format.jsonl": changed(whole, "format", "chantier/0"),
        "chess.jsonl": changed(whole, "game", "chess"),
        "eventless.jsonl": changed(whole, "events", []),
        "one-seat.jsonl": changed(whole, "seats", ["Ada"]),
        "salts.jsonl": changed(whole, "fairness.salts", ["00"]),
        "salt.jsonl": changed(whole, "fairness.salts", ["00", "salt"]),
        "commitment.jsonl": changed(whole, "fairness.commitment", "abc"),
        "options.jsonl": changed(whole, "options.unplaceable", "maybe"),
        "die.jsonl": changed(whole, "events.1.die", "Z9"),
        "plan.jsonl": changed(whole, "events.0.plans.0", "a tower"),
        "kind.jsonl": changed(whole, "events.0.kind", "party"),
        "order.jsonl": changed(whole, "events", whole["events"][1:]),
        "hidden.jsonl": running_record(),
        "impossible.jsonl": changed(whole, "events.1.die", die_not_in(whole["events"][0]["pool"])),
        "winner.jsonl": changed(whole, "events.-1.winners", [7]),
    }
    save = {
        "format": "chantier-save/1",
        "players": [{"name": name, "bot": "uniform"} for name in whole["seats"]],
        "record": whole,
    }
    contents |= {
        "half-save.json": encoded(save)[:-200],
        "bot-save.json": changed(save, "players.1.bot", "deep"),
        "dice-save.json": changed(save, "record.events.0.pool.0", die_not_in(whole["events"][0]["pool"])),
        "people-save.json": changed(save, "players.0.name", "Somebody"),
    }
    site = recorded_site()
    act = next(at for at, event in enumerate(site["events"]) if event["kind"] == "placed")
    others = site["events"][act]["pieces"][1:]
    contents |= {
        "site.jsonl": encoded(site),
        "site-pieces.jsonl": changed(site, "events.0.poses", {}),
        "site-piece.jsonl": changed(site, f"events.{act}.pieces", ["\x1b[31mgirder", *others]),
        "site-other.jsonl": changed(site, f"events.{act}.pieces", ["crane", *others]),
        "site-path.jsonl": changed(site, f"events.{act}.path.release_s", 99999.0),
        "site-tracks.jsonl": encoded(site),
        "site-tracks.tracks": b"no motion",
    }
    for name, content in contents.items():
        (home / name).write_bytes(content)
    return home


def recorded_site() -> dict[str, Any]:
    """A whole game of Men at Work in which a piece was pushed back up."""
    site: dict[str, Any] = json.loads(lzma.decompress(path_of("men-at-work", "push-back").read_bytes()))
    return site


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def changed(value: Any, place: str, new: Any) -> bytes:
    """A copy with another value at a place such as `events.0.pool`, encoded."""
    copy = json.loads(json.dumps(value))
    *way, last = [int(step) if re.fullmatch(r"-?\d+", step) else step for step in place.split(".")]
    inner = copy
    for step in way:
        inner = inner[step]
    inner[last] = new
    return encoded(copy)


def die_not_in(pool: list[str]) -> str:
    return next(die for die in ("G6", "W1", "S3", "R2", "G1", "W6", "S5", "R4", "S1") if die not in pool)


def running_record() -> bytes:
    """What an onlooker gets of a game that has not ended."""
    registered = GAMES["blueprints"]
    match, fairness = provable_match(registered, 2, "running")
    for _ in zip(range(5), play_on(match, registered), strict=False):
        pass
    return encoded(export(match, registered.recorder, ["Ada", "Bo"], fairness, None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "case", TYPED + NOTATION + UNWRITABLE + READING + PLACES + PICTURES + SITES, ids=lambda case: case.name
)
def test_bad_input_is_refused_in_one_sentence_and_leaves_nothing_behind(
    case: Bad, language: str, shelf: Path, run: Run
) -> None:
    before = files(shelf)
    said = run("--lang", language, *case.typed)
    assert (said.code, said.out) == (2, "")
    assert re.fullmatch("✗ [^\n]+\n", said.err), said.err
    assert "Traceback" not in said.err
    for code in case.codes:
        assert re.search(told(language, code), said.err), (code, said.err)
    assert files(shelf) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", [("--lang", "xx", "score"), ("score", "--lang=xx"), ("score", "--lang", "")])
def test_an_unknown_language_is_refused_in_the_language_of_the_locale(
    typed: tuple[str, ...], language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    said = run(*typed)
    assert (said.code, said.out) == (2, "")
    assert re.fullmatch(f"✗ {told(language, 'unknown_language')}\n", said.err)


def test_a_language_must_be_named(run: Run) -> None:
    assert run("score", "--lang") == Said(2, "", "✗ --lang needs a value.\n")


def test_the_refusal_says_what_was_expected_and_what_came(run: Run) -> None:
    assert run("simulate", "--players", "7").err == "✗ This game takes 2 to 4 players, not 7.\n"
    assert run("score", PLAN).err == "✗ BUILDING is missing; --help shows how it is given.\n"
    assert run("simulate", "--option", "first=x").err == "✗ The option first takes 0, 1, …, chance, not “x”.\n"


def test_a_refusal_in_a_process_of_its_own_is_one_line_too(shelf: Path) -> None:
    said = run_apart("verify", "truncated.jsonl", LC_ALL="de_DE.UTF-8")
    assert (said.code, said.out) == (2, "")
    assert said.err == "✗ truncated.jsonl, Zeile 1: Das JSON endet zu früh; erwartet ist das ganze.\n"


def test_a_terminal_without_our_characters_shows_the_rest() -> None:
    said = run_apart("score", PLAN, BUILDING, "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (said.code, said.err) == (0, "")
    assert "Bonus du plan" in said.out


@pytest.mark.parametrize("typed", [("replay", "games.jsonl"), ("replay", "games.jsonl", "--json"), ("--help",)])
def test_a_reader_who_has_left_gets_no_stack_trace(typed: tuple[str, ...], shelf: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "chantier.cli", *typed]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.stderr == b""


# Help, version, language


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == Said(0, f"chantier {__version__}\n", "")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    said = run()
    assert said == run("--help")
    assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_help_lists_every_command_with_its_words(language: str, run: Run) -> None:
    say = Words(language).say
    help_text = plain(run("--help", "--lang", language).out)
    assert f"{say('help-usage')} chantier".replace("\u00a0", " ") in help_text
    for key in ("help-chantier", "help-options", "help-commands", "help-version"):
        assert plain(say(key)) in help_text
    for command in COMMANDS:
        assert f"{command} {plain(say(f'help-{command}'))}" in help_text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_is_in_the_asked_language(language: str, command: str, run: Run) -> None:
    say = Words(language).say
    said = run(command, "--help", "--lang", language)
    help_text = plain(said.out)
    assert (said.code, said.err) == (0, "")
    assert plain(f"{say('help-usage')} chantier {command} {say('metavar-options')}") in help_text
    for key in (f"help-{command}", "help-arguments", "help-options", "help-help", f"examples-{command}"):
        assert plain(say(key)) in help_text, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_shows_what_people_type_and_not_what_python_calls_it(language: str, command: str, run: Run) -> None:
    help_text = run("--lang", language, *command.split(), "--help").out
    assert re.findall(r"<\w+|\bstr\b|\bbool\b|python|INTEGER|\bTEXT\b(?!  )", help_text) == []


@pytest.mark.parametrize("typed", [("--lang", "fr", "score"), ("score", "--lang", "fr"), ("score", "--lang=fr")])
def test_the_language_may_stand_before_and_after_the_command(typed: tuple[str, ...], run: Run) -> None:
    assert "Bonus du plan" in run(*typed, PLAN, BUILDING).out


def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Blueprints-Bonus" in run("score", PLAN, BUILDING).out


def test_the_module_can_be_run_as_a_program() -> None:
    assert run_apart("--version") == Said(0, f"chantier {__version__}\n", "")


# score


def test_score_counts_a_building(run: Run) -> None:
    said = run("score", PLAN, BUILDING)
    assert plain(said.out) == ("Blueprint bonus 6 Wood 4 Recycled 2 Stone 3 Glass 7 Total 22 Qualifies for no Prize.")
    assert said.err == ""


def test_score_names_the_prizes(run: Run) -> None:
    said = run("score", PLAN, "x G1G1G1G1G1 / - - / - x")
    assert "Qualifies for: Structural Integrity, Materials, Skyscraper" in said.out


def test_score_answers_in_json(run: Run) -> None:
    said = run("score", PLAN, "x G1G1G1G1G1 / - - / - x", "--json")
    assert json.loads(said.out) == {
        "bonus": 0, "wood": 0, "recycled": 0, "stone": 0, "glass": 5, "total": 5,
        "prizes": ["integrity", "materials", "skyscraper"],
    }  # fmt: skip


# picture


def test_picture_goes_to_standard_output(run: Run) -> None:
    said = run("picture", PLAN, BUILDING)
    assert ElementTree.fromstring(said.out).tag == "{http://www.w3.org/2000/svg}svg"
    assert said.err == ""


def test_picture_goes_to_a_file_that_is_named(run: Run, home: Path) -> None:
    drawn = run("picture", PLAN, BUILDING).out
    assert run("picture", PLAN, BUILDING, "--out", "tower.svg") == Said(0, "The picture is in tower.svg.\n", "")
    assert files(home) == {"tower.svg": drawn.encode()}


# arena

CONTEST = ("arena", "--bots", "greedy,uniform", "--games", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_arena_rates_the_bots_and_cuts_nothing_off(language: str, run: Run) -> None:
    """Eighty columns are enough."""
    said = run("arena", "--bots", "uniform,greedy,builder", "--seats", "2,4", "--games", "18", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "…" not in said.out
    assert plain(Words(language).say("arena-title", games=18, deals=1)) in plain(said.out)
    ratings = [int(rating) for rating in re.findall(r"(?:builder|greedy|uniform) +(\d+) ", said.out)]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(3 * 1500, abs=2)


def test_arena_answers_in_json(run: Run) -> None:
    answer = json.loads(run(*CONTEST, "--seed", "x", "--json").out)
    assert answer["setup"]["seed"] == "x"
    assert (answer["games"], answer["deals"]) == (4, 2)
    assert {one["bot"] for one in answer["bots"]} == {"greedy", "uniform"}


def test_arena_leaves_results_and_a_report_and_goes_on_with_them(run: Run, home: Path) -> None:
    said = run(*CONTEST, "--out", "contest")
    assert "Results and report are in contest." in said.out
    written = files(home)
    assert set(written) == {"contest/results.jsonl", "contest/report.html"}
    refused = run(*CONTEST, "--out", "contest")
    assert (refused.code, refused.out) == (2, "")
    assert "--resume" in refused.err
    (home / "contest" / "results.jsonl").write_bytes(written["contest/results.jsonl"][:-100])
    assert run(*CONTEST, "--out", "contest", "--resume").out == said.out
    assert files(home) == written
    other = run(*CONTEST, "--out", "contest", "--resume", "--seed", "2")
    assert "contest/results.jsonl has the results of another contest" in other.err
    assert files(home) == written


def test_who_stops_the_arena_is_told_how_to_go_on(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(contest: Contest, numbers: range, *_: Any) -> Iterator[list[Bout]]:
        yield play_bouts(contest, numbers[:3])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("chantier.commands.arena.contend", interrupted)
        unkept, kept = run(*CONTEST), run(*CONTEST, "--out", "contest")
    assert unkept == Said(130, "", "Stopped after 3 of 4 games. Nothing is kept without --out.\n")
    assert (kept.code, kept.out) == (130, "")
    assert kept.err.startswith("Stopped after 3 of 4 games; what was played is in contest/results.jsonl. Go on with: ")
    assert files(home)["contest/results.jsonl"].count(b"\n") == 1 + 3
    command = kept.err.partition("Go on with: chantier ")[2]
    assert run(*shlex.split(command)).out == run(*CONTEST).out + "Results and report are in contest.\n"


# simulate


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_tells_how_each_seat_did_and_cuts_nothing_off(language: str, run: Run) -> None:
    """Eighty columns are enough: Rich would shorten what does not fit to `…`."""
    series = ("simulate", "--players", "4", "--games", "2", "--bots", "uniform,greedy,builder,uniform")
    said = run(*series, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "…" not in said.out
    assert plain(Words(language).say("simulate-title", games=2)) in plain(said.out)
    assert re.search(r"1 uniform +2 greedy +3 builder +4 uniform", said.out)


def test_simulate_tells_the_means(run: Run) -> None:
    series = ("simulate", "--players", "2", "--games", "3", "--bots", "uniform,greedy")
    told = run(*series).out
    seats = json.loads(run(*series, "--json").out)["seats"]
    wins = [f"{100 * seat['wins'] / 3:.1f}".removesuffix(".0") for seat in seats]
    assert re.search(rf"Wins +{wins[0]}% +{wins[1]}%", told)
    assert re.search(rf"Points +{seats[0]['points'] / 3:.2f} +{seats[1]['points'] / 3:.2f}", told)
    assert re.search(rf"Silver +{seats[0]['statistics']['silver'] / 3:.2f} ", told)


def test_simulate_answers_in_json(run: Run) -> None:
    said = run("simulate", "--players", "3", "--games", "2", "--bots", "uniform", "--seed", "x", "--json")
    answer = json.loads(said.out)
    assert (answer["game"], answer["seed"]) == ("blueprints", "x")
    assert [seat["bot"] for seat in answer["seats"]] == ["uniform"] * 3
    assert sum(seat["wins"] for seat in answer["seats"]) == pytest.approx(2)


def test_simulate_records_one_game_a_line(run: Run, home: Path) -> None:
    said = run("simulate", "--players", "2", "--games", "3", "--bots", "uniform", "--record", "games.jsonl")
    assert "All games are in games.jsonl." in said.out
    records = [msgspec.json.decode(line, type=Record) for line in (home / "games.jsonl").read_bytes().splitlines()]
    assert [record.seats for record in records] == [("uniform 1", "uniform 2")] * 3
    assert list(files(home)) == ["games.jsonl"]


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others(run: Run, home: Path) -> None:
    for name, seed in (("one", "7"), ("again", "7"), ("other", "8")):
        run("simulate", "--players", "2", "--games", "2", "--bots", "greedy", "--seed", seed, "--record", name)
    written = files(home)
    assert written["one"] == written["again"]
    assert written["one"] != written["other"]


def test_the_number_of_workers_changes_nothing(home: Path) -> None:
    series = ("simulate", "--players", "2", "--games", "41", "--bots", "uniform")
    alone = run_apart(*series, "--workers", "1", "--record", "alone")
    together = run_apart(*series, "--workers", "2", "--record", "together")
    assert (alone.code, together.code) == (0, 0)
    assert alone.out.replace("alone", "together") == together.out
    assert files(home)["alone"] == files(home)["together"]


def failing_series(problem: BaseException) -> Callable[[Series, int, int, Engine], Iterator[SimulatedGame]]:
    def play_series(series: Series, games: int, workers: int, engine: Engine) -> Iterator[SimulatedGame]:
        from chantier.lab.simulate import play_one

        yield play_one(series, 0)
        raise problem

    return play_series


@pytest.mark.parametrize("old", [None, b"what was there before\n"])
def test_a_series_that_cannot_be_finished_leaves_the_old_file_whole(
    old: bytes | None, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if old is not None:
        (home / "games.jsonl").write_bytes(old)
    monkeypatch.setattr("chantier.commands.simulate.play_series", failing_series(RuntimeError("the lights went out")))
    with pytest.raises(RuntimeError, match="the lights went out"):
        main(["simulate", "--games", "2", "--record", "games.jsonl"])
    assert files(home) == ({} if old is None else {"games.jsonl": old})


def test_a_full_disk_is_told_and_leaves_the_old_file_whole(
    home: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "games.jsonl").write_bytes(b"old")
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    monkeypatch.setattr("chantier.commands.simulate.play_series", failing_series(full))
    said = run("simulate", "--games", "2", "--record", "games.jsonl")
    assert said == Said(2, "", f"✗ games.jsonl cannot be written: {os.strerror(errno.ENOSPC)}.\n")
    assert files(home) == {"games.jsonl": b"old"}


def test_an_interrupted_series_ends_quietly_and_leaves_the_old_file_whole(
    home: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "games.jsonl").write_bytes(b"old")
    monkeypatch.setattr("chantier.commands.simulate.play_series", failing_series(KeyboardInterrupt()))
    assert run("simulate", "--games", "2", "--record", "games.jsonl") == Said(130, "", "")
    assert files(home) == {"games.jsonl": b"old"}


# replay


def test_replay_tells_a_game_from_beginning_to_end(shelf: Path, run: Run) -> None:
    said = run("replay", "games.jsonl", "--line", "2")
    rounds = re.findall(r"^Round (\d)\. ", said.out, re.MULTILINE)
    assert (rounds, said.out.count("The screens open"), said.code) == (["1", "2", "3"], 3, 0)
    assert re.search(r"^ ★ Dreamer \d", said.out, re.MULTILINE)


def test_replay_of_another_line_tells_another_game(shelf: Path, run: Run) -> None:
    assert run("replay", "games.jsonl").out == run("replay", "games.jsonl", "--line", "1").out
    assert run("replay", "games.jsonl").out != run("replay", "games.jsonl", "--line", "2").out


def test_replay_says_where_a_bot_stood_in_and_whose_entropy_is_missing(shelf: Path, run: Run) -> None:
    plain = json.loads((shelf / "games.jsonl").read_text().splitlines()[0])
    kinds = {"left_out": 0, "stand_in": 3, "returned": 5}
    plain["notes"] = [{"n": n, "kind": kind, "seat": 1} for kind, n in kinds.items()]
    (shelf / "noted.json").write_text(json.dumps(plain))
    lines = run("replay", "noted.json").out.splitlines()
    found = [at for at, line in enumerate(lines) if line.startswith("· ")]
    told = [sum(" takes " in line for line in lines[:at]) for at in found]
    assert [lines[at][2:] for at in found] == [
        "Dreamer 2 revealed no entropy; the dice were thrown without it.",
        "From here on a bot stands in for Dreamer 2.",
        "Dreamer 2 is back.",
    ]
    assert told == [0, 2, 4]


def test_replay_through_one_seats_eyes_tells_only_its_own_spaces(shelf: Path, run: Run) -> None:
    everything = run("replay", "games.jsonl").out
    eyes = run("replay", "games.jsonl", "--seat", "1").out
    hidden = re.compile(r"^Dreamer 1 takes \w\d for \w\d", re.MULTILINE)
    own = re.compile(r"^Dreamer 2 takes \w\d for \w\d", re.MULTILINE)
    assert hidden.search(everything)
    assert not hidden.search(eyes)
    assert own.findall(eyes) == own.findall(everything) != []


def test_replay_answers_in_json_with_one_view_a_turn(shelf: Path, run: Run) -> None:
    turns = [json.loads(line) for line in run("replay", "games.jsonl", "--seat", "0", "--json").out.splitlines()]
    assert [turn["turn"] for turn in turns] == list(range(1 + 3 * 6 * 2))
    assert all(turn["view"]["seat"] == 0 for turn in turns)
    assert turns[5]["view"]["desks"][1]["plan"] is None
    assert turns[-1]["view"]["ending"] is not None


def test_names_are_told_as_they_are_written(shelf: Path, run: Run) -> None:
    """Brackets are no markup, and colons no pictures."""
    whole = json.loads((shelf / "one.json").read_text())
    named = changed(whole, "seats", ["[/b]", ":bee: Bo"]) + b"\n"
    (shelf / "names.jsonl").write_bytes(named + named)
    said = run("replay", "names.jsonl", "--line", "2")
    assert (said.code, said.err) == (0, "")
    assert "[/b] takes " in said.out
    assert ":bee:" in said.out


@pytest.mark.parametrize("name", ["", "A\u2028B", "\x1b[31mRed", "A\tB", "x" * 41])
def test_a_name_that_cannot_be_printed_is_refused(name: str, shelf: Path, run: Run) -> None:
    """A stranger's record must not steer the terminal; and a line separator in a name does not end the record."""
    whole = json.loads((shelf / "one.json").read_text())
    (shelf / "names.jsonl").write_bytes(changed(whole, "seats", ["Ada", name]) + b"\n")
    for command in ("replay", "verify"):
        said = run(command, "names.jsonl")
        assert (said.code, said.out) == (2, "")
        assert "is not a name; expected 1 to 40 characters" in said.err
        assert "\x1b" not in said.err


def test_two_people_cannot_have_the_same_name(run: Run) -> None:
    said = run("play", "--people", "Ada,Ada")
    assert (said.code, said.out) == (2, "")
    assert "Two people are called Ada" in said.err


def test_the_language_asked_for_last_is_spoken(run: Run) -> None:
    assert "nicht" in run("--lang", "fr", "play", "chess", "--lang=de").err


# verify


def test_verify_finds_true_games_true(shelf: Path, run: Run) -> None:
    said = run("verify", "games.jsonl")
    assert said.code == 0
    assert plain(said.out).startswith("✓ 2 games are true: every rule was kept")


def test_verify_answers_in_json(shelf: Path, run: Run) -> None:
    assert run("verify", "games.jsonl", "--json") == Said(0, told_in_json(proved=2, first_form=2), "")


def told_in_json(**other: object) -> str:
    nothing = {"true": True, "proved": 0, "first_form": 0, "unproved": 0, "simulated": 0, "as_recorded": 0, "alone": 0}
    return msgspec.json.encode({**nothing, "servers": [], "receipt_agrees": None, **other}).decode() + "\n"


def test_verify_reads_one_record_over_several_lines(shelf: Path, run: Run) -> None:
    whole = json.loads((shelf / "one.json").read_text())
    (shelf / "wide.json").write_text(json.dumps(whole, indent=2))
    assert json.loads(run("verify", "wide.json", "--json").out)["proved"] == 1


def test_verify_of_a_running_game_checks_the_rules_and_says_so(shelf: Path, run: Run) -> None:
    whole = json.loads((shelf / "one.json").read_text())
    whole["events"] = whole["events"][:5]
    (shelf / "running.jsonl").write_bytes(changed(whole, "fairness.server_seed", None))
    assert plain(run("verify", "running.jsonl").out).startswith("○ 1 game keeps the rules;")
    assert run("verify", "running.jsonl", "--json").out == told_in_json(unproved=1)


def test_verify_refuses_a_finished_game_whose_secret_was_cut_out(shelf: Path, run: Run) -> None:
    whole = json.loads((shelf / "one.json").read_text())
    (shelf / "secret.jsonl").write_bytes(changed(whole, "fairness.server_seed", None))
    said = run("verify", "secret.jsonl")
    assert said.code == 1
    assert "its secret is missing" in plain(said.out)


def test_verify_refuses_a_game_that_was_cut_short(shelf: Path, run: Run) -> None:
    whole = json.loads((shelf / "one.json").read_text())
    (shelf / "short.jsonl").write_bytes(changed(whole, "events", whole["events"][:6]))
    said = run("verify", "short.jsonl")
    assert said.code == 1
    assert "the game has not ended" in plain(said.out)


def write_signed(shelf: Path, *games: SignedGame) -> None:
    recorder = GAMES["blueprints"].recorder
    lines = [msgspec.json.encode(game.record(recorder)) for game in games]
    (shelf / "signed.jsonl").write_bytes(b"\n".join(lines))


def test_verify_says_what_is_proved_of_the_second_form_and_by_whose_key(shelf: Path, run: Run) -> None:
    game = signed_game("second form")
    write_signed(shelf, game)
    said = plain(run("verify", "signed.jsonl").out)
    assert said.startswith(
        "✓ 1 game is true: every rule was kept, and every draw follows from the secret, the salts and"
    )
    assert "○ After 18 moves, of bots or without a chain" in said
    assert game.signer.public_key in said
    key = game.signer.public_key
    told = told_in_json(proved=1, alone=18, servers=[key])
    assert run("verify", "signed.jsonl", "--key", key, "--json").out == told
    answer = json.loads(run("verify", "signed.jsonl", "--key", "ab" * 32, "--json").out)
    assert (answer["true"], answer["code"]) == (False, "key_differs")


def test_verify_says_honestly_what_the_first_form_does_not_show(shelf: Path, run: Run) -> None:
    assert "which does not show that a secret was fixed before" in plain(run("verify", "games.jsonl").out)


def test_verify_compares_a_receipt_with_the_record(shelf: Path, run: Run) -> None:
    game = signed_game("compared")
    write_signed(shelf, signed_game("somebody else's"), game)
    (shelf / "receipt.json").write_bytes(msgspec.json.encode(game.receipt()))
    assert (
        "✓ The receipt says the same as the record." in run("verify", "signed.jsonl", "--receipt", "receipt.json").out
    )
    cheated = SignedGame(game.game, game.people, "compared")
    text = cheated.opening._replace(commitment="ab" * 32).commitment_text()
    contradicting = msgspec.structs.replace(game.receipt(), statements=(game.sign(text),))
    (shelf / "receipt.json").write_bytes(msgspec.json.encode(contradicting))
    said = run("verify", "signed.jsonl", "--receipt", "receipt.json")
    assert (said.code, said.err) == (1, "")
    assert plain(said.out).startswith("✗ Line 2 is not a true record. The receipt shows another commitment")
    (shelf / "receipt.json").write_bytes(msgspec.json.encode(signed_game("elsewhere").receipt()))
    said = run("verify", "signed.jsonl", "--receipt", "receipt.json")
    assert (said.code, said.out) == (2, "")
    assert "about a table whose record is not in this file" in plain(said.err)


@pytest.mark.parametrize("content", [b"", b"{}", b"hello", b'{"format": "chantier-receipt/1"}', b"\xff"])
def test_verify_refuses_what_is_no_receipt(content: bytes, shelf: Path, run: Run) -> None:
    write_signed(shelf, signed_game("compared"))
    (shelf / "receipt.json").write_bytes(content)
    said = run("verify", "signed.jsonl", "--receipt", "receipt.json")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)


# analyse


def test_analyse_refuses_a_game_that_was_cut_short(shelf: Path, run: Run) -> None:
    whole = json.loads((shelf / "one.json").read_text())
    (shelf / "short.jsonl").write_bytes(changed(whole, "events", whole["events"][:6]))
    said = run("analyse", "short.jsonl")
    assert said.code == 2
    assert plain(said.err) == f"✗ {Words('en').say('analysis-unfinished')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_what_a_game_has_not_hears_which_games_have_it(language: str, shelf: Path, run: Run) -> None:
    coached = ", ".join(name for name, game in GAMES.items() if game.coach is not None)
    drawn = ", ".join(name for name, game in GAMES.items() if game.pictures is not None and game.pictures.after)
    said = run("analyse", "site.jsonl", "--lang", language)
    sentence = Words(language).say("analysis-unknown-game", game="men-at-work", known=coached)
    assert plain(said.err) == f"✗ {plain(sentence)}"
    said = run("picture", "games.jsonl", "--out", "site.svg", "--lang", language)
    sentence = Words(language).say("no-site-in-record", line=1, game="blueprints", known=drawn)
    assert plain(said.err) == f"✗ {plain(sentence)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_analyse_tells_luck_from_play(language: str, shelf: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """With few playouts: what it says is rough, how it says it is the same."""
    monkeypatch.setattr(accounts, "analyse_recording", partial(analyse_recording, effort=QUICK))
    said = run("analyse", "games.jsonl", "--line", "2", "--json", "found.json", "--lang", language)
    assert (said.code, said.err) == (0, "")
    words, found = Words(language), msgspec.json.decode((shelf / "found.json").read_bytes(), type=Analysis)
    names = shown_names(GAMES["blueprints"], [seat.name for seat in found.seats], language)
    assert not set(names) & {seat.name for seat in found.seats}, "bots are called by their level"
    seats = tuple(msgspec.structs.replace(seat, name=name) for seat, name in zip(found.seats, names, strict=True))
    found = msgspec.structs.replace(found, seats=seats)
    for seat in found.seats:
        for line, value in sentences.seat_lines(words, seat):
            assert plain(line) in plain(said.out)
            assert plain(value) in plain(said.out)
    for number in found.moments:
        assert plain(" ".join(sentences.moment(words, found, number))) in plain(said.out)
    assert plain(words.say("analyse-written", path="found.json")) in plain(said.out)


HUGE = "9" * 40


@pytest.mark.parametrize(
    "typed",
    [
        ("simulate", "--players", HUGE),
        ("play", "--option", f"first=1{'0' * 30}"),
        ("replay", "one.json", "--line", HUGE),
        ("replay", "one.json", "--seat", HUGE),
        ("score", "x" * 5000, "y"),
        ("play", "\x1b]0;pwned\x07"),
        ("verify", "steering.jsonl"),
    ],
)
def test_endless_or_steering_input_is_refused_in_one_harmless_sentence(
    typed: tuple[str, ...], shelf: Path, run: Run
) -> None:
    whole = json.loads((shelf / "one.json").read_text())
    (shelf / "steering.jsonl").write_bytes(changed(whole, "game", "\x1b]0;pwned\x07"))
    said = run(*typed)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("✗ ")
    assert said.err.count("\n") == 1
    assert len(said.err) < 900
    assert "\x1b" not in said.err
    assert "\x07" not in said.err


def test_a_new_game_overwrites_nobodys_file(home: Path) -> None:
    (home / "notes.txt").write_text("precious")
    said = run_apart("play", "--people", "Ada", "--save", "notes.txt")
    assert (said.code, said.out) == (2, "")
    assert "notes.txt exists already" in said.err
    assert (home / "notes.txt").read_text() == "precious"


def test_output_that_cannot_be_written_is_told() -> None:
    typed = [sys.executable, "-m", "chantier.cli", "score", "x 1 / 3 1 / 1 x", "x W1 / - - / - x"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(typed, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("✗ stdout cannot be written")
    assert "Traceback" not in done.stderr


def test_a_closed_standard_input_shows_a_game_between_bots(home: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{shlex.quote(sys.executable)} -m chantier.cli play <&-"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "A game between bots." in done.stdout


@pytest.mark.parametrize("place", ["events.0.pool.0", "events.1.die", "events.4.drawn.0"])
def test_verify_names_the_event_in_which_a_die_was_changed(place: str, shelf: Path, run: Run) -> None:
    first, second = (shelf / "games.jsonl").read_bytes().splitlines()
    whole = json.loads(second)
    pool = whole["events"][0]["pool"]
    old = whole["events"][4]["drawn"][0]
    new = {"S": "G", "G": "S", "W": "R", "R": "W"}[old[0]] + old[1] if "drawn" in place else die_not_in(pool)
    (shelf / "forged.jsonl").write_bytes(first + b"\n" + changed(whole, place, new) + b"\n")
    event = int(place.split(".")[1]) + 1
    said = run("verify", "forged.jsonl")
    assert (said.code, said.err) == (1, "")
    assert said.out.startswith(f"✗ Line 2 is not a true record. Event {event}: ")
    answer = json.loads(run("verify", "forged.jsonl", "--json").out)
    assert (answer["true"], answer["line"], answer["event"]) == (False, 2, event)


def test_verify_finds_a_secret_that_breaks_its_promise(shelf: Path, run: Run) -> None:
    whole = json.loads((shelf / "one.json").read_text())
    (shelf / "forged.jsonl").write_bytes(changed(whole, "fairness.server_seed", "00" * 32))
    said = run("verify", "forged.jsonl", "--json")
    answer = json.loads(said.out)
    assert (said.code, answer["true"], answer["event"]) == (1, False, None)
    assert answer["code"] == "seed_breaks_commitment"


# play


def test_play_with_nobody_at_the_keyboard_shows_a_game_between_bots(run: Run, home: Path) -> None:
    said = run("play", "--bots", "uniform,greedy,uniform", "--option", "first=2")
    assert said.out.startswith("Dice and cards are fixed by a secret whose hash is")
    assert "A game between bots.\nRound 1. Dreamer 2 begins." in said.out
    assert (said.code, said.err) == (0, "")
    [kept] = files(home)
    assert kept.startswith("data/chantier/games/blueprints-")
    assert run("verify", kept, "--json").out == told_in_json(proved=1, first_form=1)


def test_play_with_a_person_who_leaves_keeps_the_game(home: Path) -> None:
    said = run_apart("play", "--people", "Ada", "--bots", "uniform", "--save", "ada.json")
    assert (said.code, said.err) == (0, "")
    assert "Saved in ada.json. Go on with: chantier play --resume --save ada.json" in said.out
    assert list(files(home)) == ["ada.json"]
    again = run_apart("play", "--resume", "--save", "ada.json")
    assert (again.code, again.err) == (0, "")
    assert list(files(home)) == ["ada.json"]


def test_a_person_who_came_in_by_another_door_is_told_how_to_go_on_there() -> None:
    said = run_apart("play", "--people", "Ada", "--bots", "uniform", CHANTIER_COMMAND="./dev run")
    assert said.out.endswith("Go on with: ./dev run play --resume\n")


def test_play_goes_on_with_the_game_saved_last(home: Path) -> None:
    run_apart("play", "--people", "Ada", "--bots", "uniform")
    [kept] = files(home)
    said = run_apart("play", "--resume", stdin="\n")
    assert f"Saved in {home / kept}." in said.out
    assert "Ada · " in said.out


def test_a_person_is_asked_by_the_name_they_typed(home: Path) -> None:
    said = run_apart("play", "--people", "[/b] :bee:", "--bots", "uniform", "--save", "ada.json", stdin="\n")
    assert (said.code, said.err) == (0, "")
    assert "[/b] :bee: · " in said.out


# Men at Work


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_a_game_at_the_site_in_words(language: str, shelf: Path, run: Run) -> None:
    said = run("replay", "site.jsonl", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= 80
    assert " ✓ " in said.out
    for key in ("event-rita", "event-followed", "event-ended"):
        assert plain(Words(language).say(key)) in plain(said.out)
    assert not re.search(r"girder-|worker-\d", said.out)


def test_replay_answers_in_json_with_the_motion_if_it_lies_beside(shelf: Path, run: Run) -> None:
    def motions() -> list[str]:
        turns = [json.loads(line) for line in run("replay", "site.jsonl", "--json").out.splitlines()]
        acts = [event["seen"] for turn in turns for event in turn["events"] if "seen" in event]
        return [act["track"] for act in acts if "track" in act]

    assert motions() == []
    (shelf / "site.tracks").write_bytes(whole([written(1, {1: b"\x00motion"}), written(2, {1: b"another"})]))
    assert motions() == [base64.b64encode(b"\x00motion").decode()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_what_was_not_simulated(language: str, shelf: Path, run: Run) -> None:
    said = run("verify", "site.jsonl", "--quick", "--lang", language)
    assert said.code == 0
    say = Words(language).say
    assert plain(f"✓ {say('verify-proved-first', games=1)} ○ {say('verify-as-recorded', games=1)}") == plain(said.out)
    told = told_in_json(proved=1, first_form=1, as_recorded=1)
    assert run("verify", "site.jsonl", "--quick", "--json").out == told


def test_verify_says_what_was_simulated_again(home: Path, run: Run) -> None:
    """Only the beginning of a game, for the engine is slow."""
    registered = GAMES["men-at-work"]
    match, fairness = provable_match(registered, 2, "begun")
    record = export(match, registered.recorder, ["Ada", "Bo"], fairness, None)
    (home / "begun.jsonl").write_bytes(encoded(record))
    said = run("verify", "begun.jsonl")
    assert "○ 1 game keeps the rules;" in plain(said.out)
    assert "✓ In 1 game the site was simulated again and came to the same rest." in plain(said.out)


def test_verify_names_the_event_in_which_a_site_was_changed(shelf: Path, run: Run) -> None:
    site = json.loads((shelf / "site.jsonl").read_text())
    title = next(at for at, event in enumerate(site["events"]) if event["kind"] == "title")
    (shelf / "title.jsonl").write_bytes(changed(site, f"events.{title}.seat", 1 - site["events"][title]["seat"]))
    said = run("verify", "title.jsonl", "--quick", "--json")
    assert said.code == 1
    assert json.loads(said.out)["event"] == title + 1


@pytest.mark.parametrize("site", ["beginner", "advanced", "expert", "skyscraper-beginner", "skyscraper-expert"])
def test_a_prepared_site_is_drawn(site: str, run: Run) -> None:
    said = run("picture", site)
    assert (said.code, said.err) == (0, "")
    drawn = {part.get("data-piece") for part in ElementTree.fromstring(said.out).iter() if part.get("data-piece")}
    assert {"girder-orange-1", "worker-1", "hat-1"} <= drawn
    assert ("box" in drawn) == site.startswith("skyscraper")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_of_a_game_is_drawn_with_what_it_was_about(language: str, shelf: Path, run: Run) -> None:
    events = json.loads((shelf / "site.jsonl").read_text())["events"]
    number = next(at for at, event in enumerate(events, start=1) if event["kind"] == "accident")
    said = run("picture", "site.jsonl", "--event", str(number), "--out", "moment.svg", "--lang", language)
    assert (said.code, said.err) == (0, "")
    drawing = (shelf / "moment.svg").read_text()
    words = Words(language)
    assert words.say("mark-fell") in drawing
    assert words.piece(events[number - 1]["piece"]) in drawing


def test_a_moment_is_the_site_after_its_event_and_the_last_one_unless_asked(shelf: Path, run: Run) -> None:
    events = json.loads((shelf / "site.jsonl").read_text())["events"]

    def drawn(*typed: str) -> set[str | None]:
        root = ElementTree.fromstring(run("picture", "site.jsonl", *typed).out)
        return {part.get("data-piece") for part in root.iter() if part.get("data-piece")}

    placed = next(at for at, event in enumerate(events, start=1) if event["kind"] == "placed")
    assert drawn("--event", str(placed)) == set(events[placed - 1]["poses"])
    assert drawn("--event", "1") == set(events[0]["poses"])
    last = next(event for event in reversed(events) if "poses" in event)
    assert drawn() == set(last["poses"])


@pytest.mark.parametrize("subject", [("beginner",), (PLAN, BUILDING)])
def test_pictures_are_also_drawn_as_png(subject: tuple[str, ...], home: Path, run: Run) -> None:
    assert run("picture", *subject, "--out", "picture.PNG").code == 0
    assert (home / "picture.PNG").read_bytes().startswith(b"\x89PNG\r\n")


@pytest.mark.parametrize("game", GAMES)
def test_without_a_name_the_usual_bot_plays(game: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def refuse(registered: Any, names: str, seats: int) -> Any:
        asked.append(names)
        raise BadInput("wrong_bot_count", expected=seats, came=0)

    monkeypatch.setattr("chantier.registry.bot_makers", refuse)
    run("simulate", game)
    assert asked == [GAMES[game].usual]
    assert GAMES[game].usual in GAMES[game].bots
