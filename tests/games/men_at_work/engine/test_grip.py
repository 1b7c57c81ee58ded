"""M30: a hand that holds, and one that opens."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.engine.grip import Grip
from chantier.games.men_at_work.engine.tuning import FADE_TICKS
from chantier.games.men_at_work.pieces import Piece

FIRM = Grip((Piece("girder-white-1"),), (0, 0), ((1, 0),))


def test_m30_a_firm_hand_stays_firm() -> None:
    assert (FIRM.holds, FIRM.is_open, FIRM.strength) == (True, False, 1.0)
    assert FIRM.one_tick_on() == FIRM


def test_m30_an_opening_hand_holds_less_and_less_until_it_is_open() -> None:
    grip, strengths = FIRM.opening(), []
    while not grip.is_open:
        assert not grip.holds
        strengths.append(grip.strength)
        grip = grip.one_tick_on()
    assert strengths == pytest.approx([1 - tick / FADE_TICKS for tick in range(FADE_TICKS + 1)])
    assert (strengths[0], strengths[-1]) == (1.0, 0.0)
    assert grip.pieces == FIRM.pieces
