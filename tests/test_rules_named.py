"""Every rule id is proved by a test that carries it in its name, cited where it applies, told in three languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))
GAMES = {"blueprints": "B", "men-at-work": "M"}
LANGUAGES = ("en", "fr", "de")
RULES_OF = {  # the whole list: a rule cannot be dropped from documents and tests together
    "blueprints": "01-06 10-15 20-29 30-37 40-42 50-55 60-61",
    "men-at-work": "01-03 10-13 20-25 30-37 40-51 52-59 5A 60-65 70-72 80-83 90",
}


def numbers(spans: str) -> list[str]:
    """`01-03 5A` is 01, 02, 03, 5A."""
    found = []
    for span in spans.split():
        first, _, last = span.partition("-")
        found += [f"{number:02}" for number in range(int(first), int(last) + 1)] if last else [first]
    return found


def ids_told(game: str, language: str) -> list[str]:
    text = (RULES / f"{game}.{language}.md").read_text(encoding="utf-8")
    return re.findall(rf"\*\*({GAMES[game]}\d[\dA-Z])\*\*", text)


def ids_proved(game: str) -> set[str]:
    return {one for path in TESTS for one in ids_proved_in(path, game)}


def ids_proved_in(path: Path, game: str) -> set[str]:
    """From names like test_b24_b25_what_it_proves."""
    proved = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found = re.findall(rf"_({GAMES[game].lower()}\d[\da-z])(?=_)", node.name)
            proved |= {one.upper() for one in found}
    return proved


def ids_in(path: Path, game: str) -> set[str]:
    """As they are written in the rules, so that whoever looks for one finds it."""
    return set(re.findall(rf"\b{GAMES[game]}\d[\dA-Z]\b", path.read_text(encoding="utf-8")))


def ids_cited(game: str) -> set[str]:
    folder = ROOT / "src" / "chantier" / "games" / game.replace("-", "_")
    return {one for path in folder.rglob("*.py") for one in ids_in(path, game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told(game: str) -> None:
    assert ids_told(game, "en") == [f"{GAMES[game]}{number}" for number in numbers(RULES_OF[game])]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proved_by_a_test_that_names_it(game: str) -> None:
    assert set(ids_told(game, "en")) - ids_proved(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_written_out_beside_a_test_that_proves_it(game: str) -> None:
    written_out = {one for path in TESTS for one in ids_proved_in(path, game) & ids_in(path, game)}
    assert set(ids_told(game, "en")) - written_out == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    written = {one for path in TESTS for one in ids_in(path, game)}
    assert (ids_proved(game) | written) - set(ids_told(game, "en")) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_where_it_is_applied(game: str) -> None:
    only_told = {"B37"}  # the worked example: nothing applies it by itself
    assert set(ids_told(game, "en")) - ids_cited(game) - only_told == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_with_the_same_ids_in_every_language(game: str, language: str) -> None:
    told = ids_told(game, language)
    assert told == ids_told(game, "en")
    assert told == sorted(set(told))
    assert len(told) > 30
