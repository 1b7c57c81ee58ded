"""What one seat sees of Blueprints, drawn on one sheet."""

from __future__ import annotations

from msgspec.structs import replace

from chantier.games.blueprints.view import View, view
from chantier.pictures.blueprints.desk import picture
from chantier.words import Words
from tests.games.blueprints.support.scenes import dice, opened


def strokes(seen: View) -> int:
    return picture(seen, Words("en")).count("<line")


def test_b29_a_die_that_fitted_nowhere_is_crossed_out_for_everybody() -> None:
    state = opened(3, 0)
    for seat in (0, 2, None):
        seen = view(state, seat)
        taken = replace(seen.desks[1], taken=dice("W3 G5 W3"))
        lost = replace(taken, removed=dice("W3"))
        whole, crossed = (replace(seen, desks=(seen.desks[0], one, seen.desks[2])) for one in (taken, lost))
        assert strokes(crossed) - strokes(whole) == 4  # two, each with a rim
        assert picture(crossed, Words("en")).count(">W3<") == picture(whole, Words("en")).count(">W3<")
