"""Which games are recorded, and what happens in them, as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.recorded import Recorded, path_of, recorded
from tests.recorded.happenings import HAPPENINGS, happenings

GAME = "men-at-work"


def report() -> Iterator[str]:
    games = recorded(GAME)
    width = max(map(len, HAPPENINGS))
    yield f"{'':{width}}  {'  '.join(one.name for one in games)}  all"
    counted = {one.name: happenings(one.recording.log) for one in games}
    rows = {
        "seats": _numbers(lambda one: len(one.record.seats)),
        "decisions": _numbers(lambda one: len(one.states) - 1),
    }
    rows["kilobytes"] = _numbers(lambda one: round(path_of(GAME, one.name).stat().st_size / 1000))
    rows |= {name: {game: counts[name] for game, counts in counted.items()} for name in HAPPENINGS}
    for name, row in rows.items():
        cells = [f"{row[one.name] or '.':>{len(one.name)}}" for one in games]
        yield f"{name:{width}}  {'  '.join(cells)}  {sum(row.values()):3}"


def _numbers(of: Callable[[Recorded], int]) -> dict[str, int]:
    return {one.name: of(one) for one in recorded(GAME)}
