"""Changes a newcomer makes, as edits of files: `Edit(file, before, after)`; an empty `before` writes a new file."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

WORDS = "src/chantier/words"
BLUEPRINTS = "src/chantier/games/blueprints"


class Edit(NamedTuple):
    file: str
    before: str
    after: str


def in_every_language(file: str, before: str, texts: dict[str, str]) -> list[Edit]:
    """A text after a line that every language has; `before` is the key of that line."""
    return [
        Edit(f"{WORDS}/{language}/{file}", f"\n{before} = ", f"\n{text}\n{before} = ")
        for language, text in texts.items()
    ]


OPTION = [
    Edit(
        f"{BLUEPRINTS}/state.py",
        "    open_points: bool = False  # B55\n",
        "    open_points: bool = False  # B55\n    last_round: Literal[1, 2, 3] = 3\n",
    ),
    Edit(f"{BLUEPRINTS}/state.py", "RULES = 2\n", "RULES = 3\n"),
    Edit(
        f"{BLUEPRINTS}/state.py",
        "OPTIONS_SINCE: Mapping[str, int] = {}",
        'OPTIONS_SINCE: Mapping[str, int] = {"last_round": 3}',
    ),
    Edit(f"{BLUEPRINTS}/rules.py", "if state.round == ROUNDS:", "if state.round == state.options.last_round:"),
    Edit(f"{BLUEPRINTS}/rules.py", "    ROUNDS,\n", ""),
    *in_every_language(
        "browser/home.ftl",
        "option-blueprints-unplaceable",
        {
            "en": "option-blueprints-last-round = The game ends after round",
            "fr": "option-blueprints-last-round = La partie finit après la manche",
            "de": "option-blueprints-last-round = Das Spiel endet nach Runde",
        },
    ),
    Edit("tests/old_records/test_options.py", '    "blueprints": {},', '    "blueprints": {"last_round": 3},'),
]

NEW_BOT = '''"""First: takes the first legal die. Written in a minute, to show where a bot goes."""

from __future__ import annotations

from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.blueprints.moves import TakeDie


class First:
    name = "first"
    strength = 0

    def choose(self, sight: Sight, chance: Chance) -> TakeDie:
        return next(iter(sight.legal))
'''

BOT = [
    Edit("src/chantier/bots/blueprints/first.py", "", NEW_BOT),
    *in_every_language(
        "browser/shell.ftl",
        "shell-level-novice",
        {
            "en": "shell-level-first = Hasty\nshell-level-note-blueprints-first = Takes the first die that fits.",
            "fr": "shell-level-first = Pressé\nshell-level-note-blueprints-first = Prend le premier dé qui va.",
            "de": "shell-level-first = Eilig\nshell-level-note-blueprints-first = Nimmt den ersten Würfel, der passt.",
        },
    ),
]

LANGUAGE = [Edit("src/chantier/words/__init__.py", '("en", "fr", "de")', '("en", "fr", "de", "nl")')]
"""And the folder `nl`, with everything in it said in Dutch."""


def copied(root: Path, to: Path) -> Path:
    """What the changes and their trials need of a checkout."""
    for name in ("src", "tests", "web", "docs"):
        left_out = shutil.ignore_patterns("node_modules", "__pycache__", "pages", "scenes", "acts")
        shutil.copytree(root / name, to / name, ignore=left_out)
    (to / "web" / "node_modules").symlink_to(root / "web" / "node_modules")
    return to


def made(changes: list[Edit], within: Path) -> set[str]:
    """Makes the changes; returns the files that were touched."""
    for file, before, after in changes:
        path = within / file
        if not before:
            path.write_text(after, encoding="utf-8")
            continue
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{file} has this {text.count(before)} times: {before!r}"
        path.write_text(text.replace(before, after), encoding="utf-8")
    return {file for file, _, _ in changes}
