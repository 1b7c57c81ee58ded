"""Who may import whom. ARCHITECTURE.md in one table."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chantier.registry import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "chantier"

MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "words": {"core"},
    "settings": {"core"},
    "server": {"core"},
    "store": {"core"},
    "lab": {"core", "games"},
    "bots": {"core", "games", "lab"},
    "reports": {"core", "games", "lab", "words"},
    "pictures": {"core", "games", "words"},
    "terminal": {"core", "games", "settings", "words"},
    "registry": {"bots", "core", "games", "lab", "pictures", "reports", "server", "terminal", "words"},
    "online": {"", "core", "registry", "server", "settings", "store", "words"},
    "maintenance": {"core", "registry", "server", "store"},
    "envs": {"core", "games", "lab", "pictures", "registry", "words"},
    "commands": {
        "core",
        "lab",
        "maintenance",
        "online",
        "pictures",
        "registry",
        "reports",
        "settings",
        "terminal",
        "words",
    },
    "cli": {"", "commands", "core", "settings", "terminal", "words"},  # "" is chantier/__init__.py, for the version
    "": set(),
}
DOORS: dict[str, set[str]] = {  # each third party and the only rooms that know it
    "aiosmtplib": {"server"},
    "alembic": {"store"},
    "confusable_homoglyphs": {"server"},
    "cryptography": {"core", "server"},  # and there only one file each, see below
    "fluent": {"words"},
    "httpcore": {"server"},
    "httpx": {"server"},
    "gymnasium": {"envs"},
    "litestar": {"server"},
    "llvmlite": {"lab"},
    "matplotlib": {"reports"},
    "msgspec": {
        "bots",
        "commands",
        "core",
        "envs",
        "games",
        "lab",
        "maintenance",
        "pictures",
        "registry",
        "reports",
        "server",
        "store",
        "terminal",
    },
    "numba": {"lab"},
    "numpy": {"bots", "envs", "lab", "reports"},
    "openskill": {"lab", "server"},
    "pettingzoo": {"envs"},
    "PIL": {"pictures"},
    "platformdirs": {"lab", "terminal"},
    "prometheus_client": {"server"},
    "ray": {"lab"},
    "rapier3d": {"games"},  # and there only one file, see below
    "resvg_py": {"pictures"},
    "rich": {"cli", "commands", "terminal"},
    "segno": {"server"},
    "sqlalchemy": {"store"},
    "typer": {"cli", "terminal"},
    "uvicorn": {"server"},
    "webauthn": {"server"},
    "websockets": {"server"},
}


def room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def imports() -> Iterator[tuple[str, str, str]]:
    """(file, importing room, imported module) for every import in the source."""
    for path in SOURCE.rglob("*.py"):
        inside = path.relative_to(SOURCE).with_suffix("").parts
        where = "" if inside == ("__init__",) else inside[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield str(path.relative_to(SOURCE)), where, alias.name
            elif isinstance(node, ast.ImportFrom) and node.module == "chantier":
                for alias in node.names:
                    known = alias.name if alias.name in MAY_IMPORT else ""
                    yield str(path.relative_to(SOURCE)), where, f"chantier.{known}".rstrip(".")
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}: say from where you import"
                yield str(path.relative_to(SOURCE)), where, node.module or ""


def test_every_room_is_in_the_table() -> None:
    rooms = {path.stem for path in SOURCE.glob("*.py")} | {path.name for path in SOURCE.iterdir() if path.is_dir()}
    assert rooms - {"__init__", "__pycache__", "pages"} == set(MAY_IMPORT) - {""}


def test_rooms_import_only_what_they_may() -> None:
    wrong = [
        (file, module)
        for file, where, module in imports()
        if module.split(".")[0] == "chantier" and room(module) != where and room(module) not in MAY_IMPORT[where]
    ]
    assert wrong == []


def test_third_parties_come_in_by_their_door() -> None:
    wrong = [
        (file, module)
        for file, where, module in imports()
        if module.split(".")[0] not in {"chantier", *sys.stdlib_module_names}
        and where not in DOORS.get(module.split(".")[0], set())
    ]
    assert wrong == []


def test_the_physics_engine_comes_in_by_one_file() -> None:
    assert {file for file, _, module in imports() if module.split(".")[0] == "rapier3d"} == {
        "games/men_at_work/engine/rapier.py"
    }


def test_cryptography_comes_in_by_one_file_a_purpose() -> None:
    assert {file for file, _, module in imports() if module.split(".")[0] == "cryptography"} == {
        "core/signing.py",
        "server/notifications/push_encryption.py",
    }


@pytest.mark.parametrize("game", [name.replace("-", "_") for name in GAMES])
def test_games_do_not_know_each_other_and_have_the_same_files(game: str) -> None:
    others = [
        module
        for file, _, module in imports()
        if file.startswith(f"games/{game}/")
        and module.startswith("chantier.games.")
        and not module.startswith(f"chantier.games.{game}")
    ]
    assert others == []
    files = {path.stem for path in (SOURCE / "games" / game).glob("*.py")}
    assert {"pieces", "state", "moves", "events", "rules", "view", "record", "statistics"} <= files
