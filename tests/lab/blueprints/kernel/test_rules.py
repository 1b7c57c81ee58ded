"""The kernel plays exactly the readable rules (B01 to B61)."""

from __future__ import annotations

from collections import Counter

from tests.lab.blueprints.kernel.support import traces
from tests.lab.blueprints.kernel.support.side_by_side import follow

SELDOM = {
    *(f"prize {prize}" for prize in ("skyscraper", "integrity", "geometer", "materials")),
    *("recycled 5", "recycled 6", "stack of 5", "stack of 6", "bonus"),
    *("removed, any", "removed, forced", "tie for who starts", "shared victory"),
    *(f"tie of scores, {by}" for by in ("first in demand", "second in demand", "acting order")),
    *(f"prize contested, {by}" for by in ("first in demand", "second in demand", "acting order")),
}
GAMES = {2: range(16), 3: range(16, 32), 4: range(32)}
"""By the number of seats. Of sixteen games eleven are random, three wilful, and the readable bots play one each."""


def test_the_kernel_follows_games_of_all_kinds_also_where_something_seldom_happens() -> None:
    happened: Counter[str] = Counter()
    for seats, seeds in GAMES.items():
        for seed in seeds:
            trace = traces.game(seats, seed)
            follow(trace)
            assert len(trace.steps) == 18 * seats
            happened += traces.rarities(trace.last)
    assert set(happened) >= SELDOM, SELDOM - set(happened)
