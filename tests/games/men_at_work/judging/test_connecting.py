"""How far apart two workers may stand for a beam to lie on both (M59): what a hand is told holds on the engine."""

from __future__ import annotations

import pytest

from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.geometry.poses import at
from chantier.games.men_at_work.judging.tolerances import BEAM_BESIDE_MM, BEAM_IN_LINE_MM
from chantier.games.men_at_work.pieces import Piece, with_hats
from tests.games.men_at_work.support.scenes import settled

ONE, TWO, BEAM = Piece("worker-1"), Piece("worker-2"), Piece("beam-1")
ARMS_MM, ALONG_ARM_MM = 21.0, 10.0


def connects(x: float, y: float) -> bool:
    """Workers on supports, the second one there; a beam laid from arm to arm."""
    beam = at(x / 2, 0, 50 + ARMS_MM + 3.15) if y == 0 else at(ALONG_ARM_MM, y / 2, 50 + ARMS_MM + 3.15, 90)
    stands = {Piece("support-1"): at(0, 0, 25), Piece("support-2"): at(x, y, 25)}
    site = settled(with_hats({**stands, ONE: at(0, 0, 50), TWO: at(x, y, 50), BEAM: beam}))
    return {ONE, TWO} <= acts.survey(site).carried_by(BEAM)


@pytest.mark.parametrize("mm", [*BEAM_IN_LINE_MM, 74.0])
def test_m59_a_beam_reaches_in_line_as_far_as_is_told(mm: float) -> None:
    assert connects(mm, 0)


@pytest.mark.parametrize("mm", [60.0, 86.0])
def test_m59_nearer_it_meets_heads_and_further_it_falls_between_them(mm: float) -> None:
    assert not connects(mm, 0)


@pytest.mark.parametrize("mm", [26.0, BEAM_BESIDE_MM[1]])
def test_m59_a_beam_reaches_side_by_side_as_far_as_is_told(mm: float) -> None:
    """Nearer than 26 mm two supports have no room; workers on one girder have."""
    assert connects(0, mm)
