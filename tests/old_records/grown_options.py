"""Reads what earlier versions wrote in a process where every game has one option, and one version of its rules, more.

`python -m tests.old_records.grown_options FILE`: the records of a JSON Lines file; prints how many there were of each
game. The source of the games' options is changed while it is imported, so that events, recorders and stored tables all
know the new option.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

NEW_OPTION = "novelty"
GROWN = {"chantier.games.blueprints.state", "chantier.games.men_at_work.state"}
CLASS = "class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):\n"
LATER = f'\nRULES += 1\nOPTIONS_SINCE = {{**OPTIONS_SINCE, "{NEW_OPTION}": RULES}}\n'


class GrownLoader(SourceFileLoader):
    def get_code(self, fullname: str) -> Any:  # not get_data: what is compiled is not to be kept on disk
        source = Path(self.path).read_text(encoding="utf-8")
        head, found, rest = source.partition(CLASS)
        assert found, f"{fullname} has no options"
        docstring, _, fields = rest.partition("\n\n")
        changed = f"{head}{found}{docstring}\n\n    {NEW_OPTION}: bool = False\n{fields}{LATER}"
        return compile(changed, self.path, "exec")


class GrownFinder:
    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        found = PathFinder.find_spec(name, path, target) if name in GROWN else None
        if found is not None and found.origin is not None:
            found.loader = GrownLoader(name, found.origin)
        return found


def read_all(path: Path) -> Counter[str]:
    from chantier.core.record import load
    from chantier.registry import GAMES

    done: Counter[str] = Counter()
    for _, record in load(path):
        registered = GAMES[record.game]
        assert getattr(registered.game.options_type(), NEW_OPTION) is False
        assert registered.game.rules > record.rules
        read_record(registered, record)
        read_stored(registered, record)
        done[record.game] += 1
    return done


def read_record(registered: Any, record: Any) -> None:
    """Verified, and written again as it was."""
    from chantier.core.record import History, check, enveloped, read

    verdict = check(registered.game, registered.recorder, record, simulate=False)
    assert verdict.wrong is None, verdict.wrong
    assert verdict.proved
    recording = read(registered.game, registered.recorder, record)
    assert getattr(recording.options, NEW_OPTION) is False
    turns = [turn.events for turn in recording.log]
    game = registered.game.by_rules(record.rules)
    again = enveloped(game, registered.recorder, History(recording.options, record.seats, turns), record.fairness)
    written, original = ([one.options, one.rules, one.events] for one in (again, record))
    assert msgspec.json.encode(written) == msgspec.json.encode(original)


def read_stored(registered: Any, record: Any) -> None:
    """The row of a table and its first event, as the version of the record stored them."""
    from chantier.core.decoding import decode_json
    from chantier.core.record import read

    recording = read(registered.game, registered.recorder, record)
    assert decode_json(msgspec.json.encode(record.options), registered.game.options_type) == recording.options
    opened = recording.log[0].events[0]
    stored = msgspec.to_builtins(opened)
    stored["options"] = record.options
    assert NEW_OPTION not in stored["options"]
    assert decode_json(msgspec.json.encode(stored), registered.game.event_type) == opened


if __name__ == "__main__":
    sys.meta_path.insert(0, GrownFinder)
    print(msgspec.json.encode(read_all(Path(sys.argv[1]))).decode())
