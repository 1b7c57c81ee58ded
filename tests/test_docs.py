"""What the documents say is true: commands run, links lead somewhere, notation parses, the layout is the layout."""

from __future__ import annotations

import ast
import importlib
import json
import lzma
import re
import shlex
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from chantier.cli import main
from chantier.core.record import Record, read
from chantier.envs.men_at_work_observation import COLUMNS, fields
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.lab.blueprints.kernel.observation_layout import FIELDS
from chantier.registry import GAMES

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\$ \./dev run (.+)$", README, re.MULTILINE)


def test_the_two_commands_stand_at_the_top_of_the_readme() -> None:
    top = README[:1300]
    assert "./dev run " in top
    assert "./dev test " in top


def test_every_command_of_the_readme_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = 0
    for command in COMMANDS:
        words = shlex.split(command)
        if words[0] in ("play", "serve"):  # need people: tests/terminal plays it, tests/server serves it
            continue
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 0, command
        ran += 1
    assert ran >= 5
    assert (tmp_path / "building.svg").is_file()


def test_the_python_of_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(shlex.split("simulate blueprints --players 2 --games 2 --bots uniform --record games.jsonl"))
    capsys.readouterr()
    [code] = re.findall(r"```python\n(.+?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == [
        "1 ('uniform 1', 'uniform 2') 36 moves",
        "2 ('uniform 1', 'uniform 2') 36 moves",
    ]


LAB = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.+?)```", LAB, re.DOTALL), ids=lambda code: code[:40])
def test_the_examples_of_the_lab_run(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by itself, in a folder with two recorded games."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(shlex.split("simulate blueprints --games 2 --record games.jsonl"))
    exec(compile(code, "docs/lab.md", "exec"), {})


def test_examples_import_only_what_there_is() -> None:
    """They need more than the tests have installed, so they are not run here."""
    for example in (ROOT / "examples").glob("*.py"):
        assert f"examples/{example.name}" in LAB
        for node in ast.walk(ast.parse(example.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("chantier"):
                room = importlib.import_module(str(node.module))
                assert all(hasattr(room, alias.name) for alias in node.names), ast.unparse(node)


def test_the_lab_names_every_field_of_an_observation() -> None:
    for name in (*FIELDS, *COLUMNS, *fields(2)):
        assert f"`{name}`" in LAB or name == "seat+1", name


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if not target.startswith("http"):
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_notation_in_the_documents_is_sound(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for quoted in re.findall(r"[`\"]([x123\- WRSG4-6]+ / [^`\"]+ / [^`\"]+?)[`\"]", text):
        if "…" in quoted or " ; " in quoted or quoted.startswith("a1"):
            continue
        if re.fullmatch(r"[x123 /]+", quoted):
            read_plan(quoted)
        else:
            hatched = re.sub(r"[WRSG\d]+|-", "1", quoted)
            heights = hatched.replace("/", " ").split().count("1")
            spread = {3: ["2", "2", "2"], 4: ["2", "2", "1", "1"]}[heights]
            for height in spread:  # a plan of our own with this hatching: the heights do not matter here
                hatched = re.sub(r"(?<!<)1", f"<{height}>", hatched, count=1)
            read_building(read_plan(re.sub("[<>]", "", hatched)), quoted)


RECORD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLES = [
    json.loads(text.replace("<hex>", "ab" * 32)) for text in re.findall(r"```json\n(.+?)```", RECORD, re.DOTALL)
]


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_record_is_one(game: str) -> None:
    """Every entry is read, a set-up and a decision, and written again as it was."""
    [example] = [one for one in EXAMPLES if one["game"] == game]
    registered, seats = GAMES[game], len(example["seats"])
    recording = read(registered.game, registered.recorder, as_record(example))
    assert len(recording.log) > 1
    written = [entry for turn in recording.log for entry in registered.recorder.write(turn.events, seats)]
    assert json.loads(msgspec.json.encode(written)) == example["events"]


def as_record(example: dict[str, Any]) -> Record:
    record: Record = msgspec.json.decode(json.dumps(example), type=Record)
    return record


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_every_field_and_every_option_stands_in_the_format(game: str) -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", RECORD, re.MULTILINE))
    for entry in get_args(GAMES[game].recorder.entry_type):
        config = entry.__struct_config__
        for field in entry.__struct_fields__:
            assert f"`{field}`" in rows[config.tag] or field in SEEN, (config.tag, field)
    for option in GAMES[game].game.options_type.__struct_fields__:
        assert f"`{option}`" in RECORD, option
    for field in SEEN:
        assert f"`{field}`" in RECORD, field


SEEN = ("settled", "fell", "slipped", "gone", "lying", "optional", "pushable", "covered", "fallen", "crane")
"""What an act's event says of what was seen; the format tells of it below the table."""


def test_the_architecture_is_short_and_names_every_folder() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(text.split()) < 1000, "one printed page and a half"
    source = ROOT / "src" / "chantier"
    folders = [source, source / "server", source / "games" / "men_at_work", source / "registry"]
    for path in (path for folder in folders for path in folder.iterdir() if path.is_dir()):
        assert path.name in text or path.name == "__pycache__", path
    for path in ROOT.joinpath("web", "src").iterdir():
        assert path.is_file() or f"`{path.name}" in text, path


PICTURES = {
    "blueprints": ("picture", "x 1 / 3 1 / 1 x", "x W1 / R2S3G6 G1 / W4 x"),
    "men-at-work": ("picture", "game.jsonl", "--event", "163"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_of_the_readme_are_drawn_by_the_command(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = ROOT / "tests" / "recorded" / "men-at-work-titles.json.xz"
    (tmp_path / "game.jsonl").write_bytes(lzma.decompress(recorded.read_bytes()))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main([*PICTURES[name], "--out", "now.svg", "--lang", "en"])
    assert (tmp_path / "now.svg").read_bytes() == (ROOT / "docs" / "pictures" / f"{name}.svg").read_bytes()


def test_no_lock_file_names_an_address() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text, lock.name
        assert "--hash=sha256:" in text
