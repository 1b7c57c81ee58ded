"""What is counted of a finished game."""

from __future__ import annotations

from msgspec.structs import replace

from chantier.games.blueprints.pieces import Award, Prize
from chantier.games.blueprints.scoring import Score
from chantier.games.blueprints.state import RoundResult
from chantier.games.blueprints.statistics import statistics
from tests.games.blueprints.support.scenes import opened


def test_everything_is_counted_by_seat_over_the_rounds() -> None:
    nobody: dict[Prize, int | None] = dict.fromkeys(Prize)
    scores = (Score(6, 4, 0, 0, 0, 10), Score(0, 0, 0, 0, 7, 7), Score(0, 0, 2, 0, 0, 2))
    one = RoundResult(
        (), (), scores, {Award.GOLD: 0, Award.SILVER: 1}, {**nobody, Prize.GEOMETER: 2, Prize.MATERIALS: 0}
    )
    two = RoundResult((), (), scores, {Award.GOLD: 0, Award.SILVER: 2}, {**nobody, Prize.GEOMETER: 2})
    assert statistics(replace(opened(3), rounds=(one, two))) == {
        "building": (20, 14, 4),
        "bonus": (2, 0, 0),
        "gold": (2, 0, 0),
        "silver": (0, 1, 1),
        "bronze": (0, 0, 0),
        "skyscraper": (0, 0, 0),
        "integrity": (0, 0, 0),
        "geometer": (0, 0, 2),
        "materials": (1, 0, 0),
    }
