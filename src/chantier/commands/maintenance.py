"""`backup`, `restore`, `check-store` and `copy-store`: upkeep of what a server keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from rich.console import Console

from chantier.commands.progress import progress_bar
from chantier.core.errors import BadInput
from chantier.terminal.save import data_folder
from chantier.words import Words

if TYPE_CHECKING:  # it loads the server
    from chantier.maintenance import CheckedStore


class KeptAt(NamedTuple):
    """Where a server keeps everything: the address of a database, or a data folder."""

    database: str
    folder: Path | None

    @property
    def address(self) -> str:
        if self.database:
            return self.database
        return f"sqlite:///{(self.folder or data_folder('server')) / 'chantier.db'}"

    def existing(self) -> str:
        """The address; refused where there is no file, because opening it would make one."""
        path = Path(self.address.removeprefix("sqlite:///"))
        if self.address.startswith("sqlite:///") and not path.is_file():
            raise BadInput("no_database_there", address=self.address)
        return self.address


def backup(words: Words, console: Console, kept: KeptAt, path: Path) -> None:
    from chantier import maintenance

    maintenance.backup(kept.existing(), path)
    console.print(words.say("backup-done", path=str(path), size=_size(path.stat().st_size)), soft_wrap=True)


def restore(words: Words, console: Console, kept: KeptAt, path: Path) -> bool:
    """True if everything in it is as it should be."""
    from chantier import maintenance

    with _progress(words, "restore-progress") as progress:
        checked = maintenance.restore(path, kept.address, progress)
    console.print(words.say("restore-done", address=_shown(kept.address)), soft_wrap=True)
    return _tell(words, console, checked)


def check_store(words: Words, console: Console, kept: KeptAt, quick: bool, json: bool) -> bool:
    from chantier import maintenance

    with _progress(words, "check-store-progress") as progress:
        checked = maintenance.check_store(kept.existing(), not quick, progress)
    if not json:
        return _tell(words, console, checked)
    damaged = [{"table": one.table, "game": one.game, "problem": words.refusal(one.problem)} for one in checked.damaged]
    print(msgspec.json.encode(checked._asdict() | {"damaged": damaged}).decode())
    return not checked.damaged


def copy_store(words: Words, console: Console, source: str, target: str) -> None:
    from chantier import maintenance

    if source == target:
        raise BadInput("copy_to_itself")
    with _progress(words, "copy-store-progress") as progress:
        rows = maintenance.copy_store(KeptAt(source, None).existing(), target, progress)
    console.print(words.say("copy-store-done", rows=rows, address=_shown(target)), soft_wrap=True)


def _tell(words: Words, console: Console, checked: CheckedStore) -> bool:
    """True if nothing is damaged."""
    for one in checked.damaged:
        problem = words.refusal(one.problem)
        console.print(words.say("check-store-damaged", table=one.table, game=one.game, problem=problem), soft_wrap=True)
    if checked.damaged:
        return False
    facts = {"tables": checked.tables, "ended": checked.ended, "running": checked.running, "turns": checked.turns}
    console.print(words.say("check-store-good", **facts), soft_wrap=True)
    return True


@contextmanager
def _progress(words: Words, key: str) -> Iterator[Callable[[int, int], None]]:
    with progress_bar() as bar:
        task = bar.add_task(words.say(key), total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def _shown(address: str) -> str:
    """Without its password."""
    before, at, after = address.rpartition("@")
    user = before.rpartition(":")[0] if before.count(":") > 1 else before
    return f"{user}{at}{after}"


def _size(size: int) -> str:
    return f"{size / 2**20:.1f} MiB"
