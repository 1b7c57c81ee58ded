"""All registered games: those that come with Chantier, and those of packages that name one in their metadata.

A package registers its game by an entry point of the group `chantier.games`:

    [project.entry-points."chantier.games"]
    my-game = "my_game:GAME"

Games are loaded when somebody first asks for one. A package that does not load is left out: see `GAMES.problems()`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from threading import RLock

from chantier.core.errors import BadInput, Refusal
from chantier.registry import built_in
from chantier.registry.registered_game import RegisteredGame
from chantier.words import add_texts

GROUP = "chantier.games"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_NAME = 40


class Games(MutableMapping[str, RegisteredGame]):
    """Registered games by name; the first is the one that is meant where none is named."""

    def __init__(self) -> None:
        """Nothing is loaded yet: a package that registers a game imports this module while it is loaded itself."""
        self._all: dict[str, RegisteredGame] | None = None
        self._problems: list[Refusal] = []
        self._lock = RLock()

    def _loaded(self) -> dict[str, RegisteredGame]:
        with self._lock:
            if self._all is None:
                self._all, self._problems = load()
            return self._all

    def problems(self) -> list[Refusal]:
        """Errors of the packages that were left out."""
        self._loaded()
        return self._problems

    def __getitem__(self, name: str) -> RegisteredGame:
        return self._loaded()[name]

    def __setitem__(self, name: str, game: RegisteredGame) -> None:
        self._loaded()[name] = game

    def __delitem__(self, name: str) -> None:
        del self._loaded()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded())

    def __len__(self) -> int:
        return len(self._loaded())


def load() -> tuple[dict[str, RegisteredGame], list[Refusal]]:
    games = {game.game.name: game for game in _built_in()}
    problems: list[Refusal] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            games[point.name] = _load_one(point, games)
        except Refusal as problem:
            problems.append(BadInput("game_not_loaded", package=_package(point), problem=problem))
    return games, problems


def _built_in() -> Iterator[RegisteredGame]:
    for module in sorted(iter_modules(built_in.__path__), key=lambda module: module.name):
        yield import_module(f"{built_in.__name__}.{module.name}").GAME


def _load_one(point: EntryPoint, taken: dict[str, RegisteredGame]) -> RegisteredGame:
    if len(point.name) > LONGEST_NAME or not NAME.fullmatch(point.name):
        raise BadInput("game_name_bad", came=point.name)
    if point.name in taken:
        raise BadInput("game_name_taken", came=point.name)
    try:
        game = point.load()
    except Refusal:
        raise
    except (Exception, SystemExit) as error:  # whatever a stranger's package does when it is imported
        raise BadInput("game_import_failed", reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(game, RegisteredGame) or game.game.name != point.name:
        raise BadInput("game_object_wrong", came=point.value, name=point.name)
    return game._replace(texts=add_texts(game.game.name, game.texts))


def _package(point: EntryPoint) -> str:
    return point.value.partition(":")[0] if point.dist is None else point.dist.name


GAMES = Games()


def game_named(name: str) -> RegisteredGame:
    if name not in GAMES:
        raise BadInput("unknown_game", came=name, known=", ".join(GAMES))
    return GAMES[name]


def default_game() -> str:
    """The game that is meant where none is named."""
    return next(iter(GAMES))
