"""Shared Python code names no game: what belongs to one game stands in a file or folder that has its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "chantier"
GAMES = tuple(path.stem for path in sorted((SOURCE / "registry" / "built_in").glob("*.py")) if path.stem != "__init__")
NAMED = re.compile("|".join(game.replace("_", "[-_ ]?") for game in GAMES), re.IGNORECASE)


def is_shared(path: Path) -> bool:
    return not any(part.startswith(GAMES) for part in path.relative_to(SOURCE).parts)


def said_in(node: ast.AST) -> Iterator[str]:
    """The identifiers and strings of one node; a text that stands alone is documentation."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module=str(module), names=names):
            yield module
            yield from (alias.name for alias in names)


def named_in(code: str) -> list[str]:
    """What in some code has a game's name in it."""
    tree = ast.parse(code)
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    nodes = (node for node in ast.walk(tree) if id(node) not in documentation)
    return [text for node in nodes for text in said_in(node) if NAMED.search(text)]


def test_shared_code_names_no_game() -> None:
    shared = [path for path in sorted(SOURCE.rglob("*.py")) if is_shared(path)]
    assert len(shared) > 100
    found = {str(path.relative_to(SOURCE)): named_in(path.read_text(encoding="utf-8")) for path in shared}
    assert {path: named for path, named in found.items() if named} == {}


@pytest.mark.parametrize(
    "code",
    [
        'if game == "blueprints": pass',
        'COACHES = {"men-at-work": coach}',
        "from chantier.games.men_at_work import moves",
        "from chantier.games import blueprints",
        "import chantier.bots.blueprints.greedy",
        "seats = BlueprintsSeats()",
        "def menatwork_offer(): pass",
        "offer(men_at_work=True)",
        'print(f"for {name} of Men at Work")',
    ],
)
def test_a_name_is_found_wherever_it_stands(code: str) -> None:
    assert named_in(code) != []


def test_documentation_may_name_a_game() -> None:
    assert named_in('"""Blueprints, for instance."""\nx = 1\n"""As men-at-work has it."""') == []


def test_both_games_have_files_of_their_own() -> None:
    assert GAMES == ("blueprints", "men_at_work")
    assert is_shared(SOURCE / "cli.py")
    assert not is_shared(SOURCE / "envs" / "blueprints_v0.py")
    assert not is_shared(SOURCE / "lab" / "blueprints" / "kernel" / "rules.py")
