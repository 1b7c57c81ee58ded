"""Upkeep of a server's store: backup, restore, check, copy."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec

from chantier.core.errors import BadInput, Refusal
from chantier.core.events import Event
from chantier.core.game import AnyGame
from chantier.core.record import check
from chantier.core.rows import StoredTurn
from chantier.core.signing import PRIVATE_KEY_BYTES, Signer
from chantier.core.take_back import states
from chantier.registry import game_named, offer_of
from chantier.server.records import StoredGame, record_from
from chantier.server.tables.game import events_type
from chantier.store import Store, backups, copying

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""
SQLITE = "sqlite:///"


class Damage(NamedTuple):
    """A table whose game does not follow from what is stored of it."""

    table: str
    game: str
    problem: Refusal


class CheckedStore(NamedTuple):
    tables: int
    ended: int
    """Games whose record was verified to its end."""
    running: int
    """Games that go on: everything so far was played again."""
    turns: int
    damaged: tuple[Damage, ...]


def no_progress(done: int, of: int) -> None: ...


def check_store(database: str, simulate: bool, progress: Progress = no_progress) -> CheckedStore:
    """Plays every stored game again by the rules. `simulate`: the engine runs again, too, where there is one."""
    with _opened(database) as store:
        return _check(store, simulate, progress)


def backup(database: str, path: Path) -> None:
    """While servers go on."""
    backups.backup(database, path)


def restore(path: Path, database: str, progress: Progress = no_progress) -> CheckedStore:
    """Brings a backup to where there is no database yet, checked before anybody can use it where that is possible: a
    SQLite file gets its name at the end."""
    if not database.startswith(SQLITE):
        if backups.is_sqlite(path):
            copy_store(f"{SQLITE}{path}", database, progress)
        else:
            backups.restore(path, database)
        return check_store(database, simulate=False, progress=progress)
    target = Path(database.removeprefix(SQLITE))
    if target.exists():
        raise BadInput("restore_would_overwrite", address=database)
    beside = target.with_name(f".{target.name}.restoring")
    try:
        backups.restore(path, f"{SQLITE}{beside}")
        checked = check_store(f"{SQLITE}{beside}", simulate=False, progress=progress)
        os.rename(beside, target)
    finally:
        for left in (beside, *(beside.with_name(f"{beside.name}{ending}") for ending in ("-wal", "-shm"))):
            left.unlink(missing_ok=True)
    return checked


def copy_store(source: str, target: str, progress: Progress = no_progress) -> int:
    """From one database to an empty one, of the same or the other kind; how many rows. Servers have to be closed, or
    what is played meanwhile stays behind."""
    with _opened(source) as read, _opened(target) as written:
        return copying.copy(read, written, progress)


@contextmanager
def _opened(database: str) -> Iterator[Store]:
    """Closed again, whatever happens."""
    store = Store.open(database)
    try:
        yield store
    finally:
        store.close()


def _check(store: Store, simulate: bool, progress: Progress) -> CheckedStore:
    signer = Signer(bytes.fromhex(store.server_key(token_bytes(PRIVATE_KEY_BYTES).hex())))
    names = store.all_tables()
    ended = running = turns = 0
    damaged: list[Damage] = []
    for number, name in enumerate(names, 1):
        stored = _stored(store, name)
        if stored is not None and stored.turns:
            try:
                _check_game(stored, signer, simulate)
            except Refusal as problem:
                damaged.append(Damage(name, stored.row.game, problem))
            else:
                turns += len(stored.turns)
                ended += stored.row.status == "ended"
                running += stored.row.status != "ended"
        progress(number, len(names))
    return CheckedStore(len(names), ended, running, turns, tuple(damaged))


def _stored(store: Store, name: str) -> StoredGame | None:
    seen = store.look(name)
    if seen is None:  # forgotten meanwhile
        return None
    row, seats, _ = seen
    return StoredGame(row, tuple(seats), store.turns(name), store.notes(name))


def _check_game(stored: StoredGame, signer: Signer, simulate: bool) -> None:
    """Raises what is wrong with it."""
    if [turn.n for turn in stored.turns] != list(range(stored.row.turns)):
        raise BadInput("turns_missing", turns=stored.row.turns, found=len(stored.turns))
    registered = game_named(stored.row.game)
    if stored.row.status != "ended":
        _check_running(stored, registered.game)
        return
    record = record_from(stored, offer_of(registered), signer)
    verdict = check(registered.game, registered.recorder, record, simulate)
    if verdict.wrong is not None:
        raise verdict.wrong


def _check_running(stored: StoredGame, game: AnyGame) -> None:
    """A game that goes on: its events lead to a state in which the seat is to move that was stored."""
    kind = events_type(game)
    events = [_decoded(turn, kind) for turn in stored.turns]
    followed = states(game, events)
    for turn in stored.turns:
        try:
            state = next(followed)
        except Exception:  # whatever it is, this turn cannot have been stored by us
            raise BadInput("turn_does_not_follow", turn=turn.n) from None
        if turn.to_move is not None and turn.to_move != game.to_move(state):
            raise BadInput("turn_does_not_follow", turn=turn.n)


def _decoded(turn: StoredTurn, kind: Any) -> tuple[Event, ...]:
    try:
        events: tuple[Event, ...] = msgspec.json.decode(turn.events, type=kind)
    except msgspec.MsgspecError:
        raise BadInput("turn_does_not_follow", turn=turn.n) from None
    return events
