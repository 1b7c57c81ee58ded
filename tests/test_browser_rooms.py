"""Shared code of the browser part names no game: its folder in web/src/games and the registry there do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
GAMES = SOURCE / "games"
PLAIN = "generic"
"""Pages for any game; no game's name."""
NAMES = sorted(path.name for path in GAMES.iterdir() if path.is_dir() and path.name != PLAIN)
MOST_FILES = 26
"""In one folder: more cannot be read at a glance."""


def forms(name: str) -> list[str]:
    """A name as it is written in addresses, in Python, in code and for people."""
    words = name.split("-")
    return [name, "_".join(words), words[0] + "".join(map(str.title, words[1:])), "".join(map(str.title, words))]


def named_in(text: str) -> list[str]:
    spoken = [" ".join(name.split("-")) for name in NAMES]
    everything = [form for name in NAMES for form in forms(name)] + spoken
    return [form for form in everything if re.search(rf"(?<![a-z]){re.escape(form)}(?![a-z])", text, re.IGNORECASE)]


def is_shared(path: Path) -> bool:
    """Not of one game, not the registry, not written by a program, no test."""
    of_one_game = any((GAMES / name) in path.parents for name in NAMES)
    made = ".gen." in path.name or path.suffix not in (".ts", ".svelte", ".css")
    return not (of_one_game or made or path.name.endswith((".test.ts", ".testing.ts")) or path == GAMES / "registry.ts")


def test_games_have_a_folder_and_one_object_each() -> None:
    assert len(NAMES) >= 2
    for name in NAMES:
        assert f'name: "{name}"' in (GAMES / name / "index.ts").read_text(encoding="utf-8")
        assert f'"./{name}"' in (GAMES / "registry.ts").read_text(encoding="utf-8")


def test_no_shared_file_names_a_game() -> None:
    shared = [path for path in SOURCE.rglob("*") if path.is_file() and is_shared(path)]
    assert len(shared) > 100
    found = {
        str(path.relative_to(SOURCE)): names for path in shared if (names := named_in(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_form_of_a_name_would_be_found(name: str) -> None:
    spoken = " ".join(word.title() for word in name.split("-"))
    for form in (*forms(name), spoken, f'game === "{name}"', f"say('home-note-{name}')"):
        assert named_in(f"const one = {form};")
    assert named_in("a blueprint, a menu at the workshop") == []


def test_no_folder_is_crowded() -> None:
    folders = [path for path in (SOURCE, *SOURCE.rglob("*")) if path.is_dir()]
    crowded = {str(path): n for path in folders if (n := sum(one.is_file() for one in path.iterdir())) > MOST_FILES}
    assert crowded == {}


OUTSIDE = re.compile(r"""<a\b[^>]*\bhref=(?:"/|\{`/)|new URL\([^)]*location\.origin|register\("/|\bfetch\("/""")
"""A path of our own without the base path, which `at` and `addressOf` of base.ts put before it."""


def test_no_page_leads_past_the_base_path() -> None:
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    found = {
        str(path.relative_to(SOURCE)): OUTSIDE.findall(path.read_text(encoding="utf-8"))
        for path in files
        if path.name != "base.ts" and OUTSIDE.search(path.read_text(encoding="utf-8"))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line", ['<a href="/t/1">', '<a class="go" href="/">', "<a href={`/t/${x}`}>", "new URL(path, location.origin)"]
)
def test_a_way_past_the_base_path_would_be_found(line: str) -> None:
    assert OUTSIDE.search(line)
