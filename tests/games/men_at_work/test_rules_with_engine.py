"""The rules with the real site: from the hand to the hook."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.games.men_at_work import rules
from chantier.games.men_at_work.acting.hand import Path, Target
from chantier.games.men_at_work.acting.referee import Seen, Simulated
from chantier.games.men_at_work.apply import fold
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.events import AccidentHappened, PiecePlaced
from chantier.games.men_at_work.geometry.poses import at
from chantier.games.men_at_work.jobs import Order
from chantier.games.men_at_work.judging.accidents import Accident
from chantier.games.men_at_work.moves import ClearAway, Place
from chantier.games.men_at_work.pieces import TABLE, Piece
from chantier.games.men_at_work.state import Clearing, Options, State, Work
from tests.games.men_at_work.support.stand_in import pieces
from tests.games.men_at_work.test_rules import GIRDER, SAME, only, play


def lowered(piece: str, x: float, y: float, z: float, yaw: float = 0.0, release_s: float = 2.0) -> Place:
    goal = at(x, y, z, yaw)
    path = Path((Target(0.0, goal.position, goal.rotation),), release_s)
    return Place(Piece(piece), replace(goal, position=(x, y, z + 60)), path)


@pytest.fixture(scope="module")
def real_site() -> State:
    state: State = fold(None, rules.setup(2, Options(), SeededChance(1), Simulated()))
    return state


def test_m40_a_girder_balanced_by_hand_is_judged_well(real_site: State) -> None:
    """From the hand to the hook: lowered onto the white girder of the beginners' site, let go, judged, passed on."""
    state = replace(real_site, work=Work(Order(Task.BALANCE, ("orange", "black"))))
    white = state.poses[Piece("girder-white-1")]
    after, events = play(state, lowered(GIRDER, 0, 45, white.position[2] + 9.5, 90), Simulated())
    assert [one.held for one in only(events, PiecePlaced).seen.conditions] == [True] * 7
    assert abs(after.poses[GIRDER].position[2] - white.position[2] - 9.0) < 0.1
    assert after.active == 1


def test_m60_pulling_out_a_support_brings_the_site_down(real_site: State) -> None:
    left = Clearing(optional=pieces(["support-1"]), pulls=2)
    state = replace(real_site, phase="clearing", work=None, clearing=left)
    after, events = play(state, ClearAway(Piece("support-1")), Simulated())  # the third pull: by force
    assert only(events, AccidentHappened).onto == TABLE
    assert (after.phase, after.active) == ("clearing", 1)
    assert after.clearing.lying


def test_m12_the_same_tremor_gives_the_same_outcome_and_another_one_another(real_site: State) -> None:
    """M12: drawn by chance, and then nothing is left to it."""
    state = replace(real_site, options=Options(experts=(0,), tremor=True), work=Work(SAME))
    move = lowered(GIRDER, 0, -50.3, 64.2, 30)

    def seen(seed: int) -> Seen:
        found: Seen = only(play(state, move, Simulated(), SeededChance(seed))[1], PiecePlaced).seen
        return found

    assert seen(1) == seen(1)
    assert seen(1).poses != seen(2).poses


@pytest.mark.parametrize(("slips", "certificates"), [("friendly", 3), ("strict", 2)])
def test_m61_really_a_girder_let_go_beside_the_site(real_site: State, slips: Any, certificates: int) -> None:
    state = replace(real_site, options=Options(slips=slips), work=Work(SAME))
    after, events = play(state, lowered(GIRDER, 0, -150, 20), Simulated())
    assert after.players[0].certificates == certificates
    seen = only(events, PiecePlaced).seen
    if slips == "friendly":
        assert (seen.slipped, seen.accident, seen.gone, after.active) == (True, None, (GIRDER,), 0)
        assert after.poses.keys() == real_site.poses.keys()
    else:
        assert (seen.slipped, seen.accident, seen.lying) == (False, Accident(GIRDER, TABLE), (GIRDER,))
        assert (after.active, after.phase) == (1, "clearing")
