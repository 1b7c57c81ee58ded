"""What each event changes, where a game that goes on would not show it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.games.men_at_work.acting.referee import Placing, Seen
from chantier.games.men_at_work.apply import apply, preparation
from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.events import (
    CardFlipped,
    CardLaid,
    ForemanAsked,
    PieceCleared,
    PiecePlaced,
    PlayerOut,
    SiteAccepted,
    SitePrepared,
    SupportsKept,
    TurnPassed,
)
from chantier.games.men_at_work.geometry.poses import Pose, at
from chantier.games.men_at_work.jobs import Order, shown
from chantier.games.men_at_work.moves import ClearAway, PushBack
from chantier.games.men_at_work.pieces import PRESETS, Piece
from chantier.games.men_at_work.questions import question
from chantier.games.men_at_work.state import Clearing, Miss, Options, Work
from tests.games.men_at_work.support.stand_in import FAILED, PATH, pieces, put
from tests.games.men_at_work.test_rules import SAME, working

LEFT = Clearing(pieces(["hat-1"]), pieces(["support-1"]), pieces(["girder-white-1"]), pieces(["brick-1"]), pulls=2)
BRICK = Piece("brick-1")


def test_m10_a_prepared_site_is_work_only_where_it_is_built_by_hand() -> None:
    event = SitePrepared(dict(PRESETS["beginner"]), 1, "an engine")
    bare = working(work=None, turn=0)
    after = apply(bare, event)
    assert (after.work, after.active, after.turn, after.poses) == (None, 1, 1, PRESETS["beginner"])
    by_hand = replace(bare, options=Options(site="by_hand"))
    assert apply(by_hand, event).work == Work(Order(Task.PREPARE_SITE, ()))
    assert preparation(Options(site="by_hand", skyscraper=True)) == Order(Task.PREPARE_SKYSCRAPER, ())
    assert preparation(Options(skyscraper=True)) is None


def test_m10_an_accepted_site_leaves_nothing_to_do_or_to_clear() -> None:
    after = apply(working(phase="preparing", clearing=LEFT), SiteAccepted(0))
    assert (after.work, after.clearing) == (None, Clearing())


def _missed(*slipped: bool) -> tuple[Miss, ...]:
    """The acts with that girder that came to nothing."""
    let_go = Pose(PATH.targets[-1].position, PATH.targets[-1].rotation)
    return tuple(Miss(Piece("girder-orange-2"), let_go, one) for one in slipped)


def test_m63_what_the_referee_saw_is_what_is_left_to_clear() -> None:
    poses = {BRICK: at(0, 0, 4), Piece("girder-orange-2"): at(0, 0, 80)}
    left: dict[str, Any] = {name: getattr(LEFT, name) for name in ("lying", "optional", "pushable", "covered")}
    seen = Seen(poses, conditions=(FAILED,), **left)
    placed = apply(working(), PiecePlaced(0, put("girder-orange-2"), seen))
    assert placed.clearing == replace(LEFT, pulls=0)
    assert placed.poses == poses
    assert placed.work == Work(SAME, pieces(["girder-orange-2"]), (FAILED,), failed=_missed(False))
    cleared = apply(working(clearing=LEFT), PieceCleared(0, ClearAway(BRICK), seen))
    assert cleared.clearing == replace(LEFT, pulls=3)
    assert cleared.poses == poses
    pushed = apply(working(clearing=LEFT), PieceCleared(0, PushBack(BRICK, PATH), seen))
    assert pushed.clearing == replace(LEFT, pulls=0)


def test_m33_what_brings_the_work_on_is_no_try_and_what_does_not_is_one() -> None:
    """M33: a slip, and the same piece once more."""
    girder = put("girder-orange-2")
    slipped = apply(working(), PiecePlaced(0, girder, Seen({}, slipped=True, gone=pieces(["girder-orange-2"]))))
    assert slipped.work == Work(SAME, tries=1, again=pieces(["girder-orange-2"]), failed=_missed(True))
    there = {Piece("girder-orange-2"): at(0, 0, 80)}
    placed = apply(slipped, PiecePlaced(0, girder, Seen(there, conditions=(FAILED,))))
    assert placed.work == Work(SAME, pieces(["girder-orange-2"]), (FAILED,), tries=1, failed=_missed(True, False))
    again = apply(placed, PiecePlaced(0, girder, Seen(there, conditions=(FAILED,))))
    assert again.work == Work(SAME, pieces(["girder-orange-2"]), (FAILED,), tries=2, failed=_missed(True, False, False))


def test_m63_kept_supports_are_nobodys_business_any_more() -> None:
    after = apply(working(clearing=LEFT, fallen=pieces(["support-2"])), SupportsKept(0))
    assert (after.clearing, after.fallen) == (Clearing(), ())


def test_m63_supports_that_fell_are_remembered_until_somebody_clears_up() -> None:
    seen = Seen({BRICK: at(0, 0, 4)}, fallen=pieces(["support-2"]))
    after = apply(working(), PiecePlaced(0, put("girder-orange-2"), seen))
    assert after.fallen == pieces(["support-2"])
    assert apply(after, PiecePlaced(0, put("girder-orange-2"), replace(seen, fallen=()))).fallen == ()
    assert apply(after, PieceCleared(0, ClearAway(BRICK), Seen({}))).fallen == ()
    assert apply(after, SiteAccepted(0)).fallen == ()


def test_m81_a_crane_that_stands_again_was_not_pulled_in_vain() -> None:
    where = at(1, 2, 0)
    seen = Seen({}, lying=pieces(["brick-1"]), crane=where)
    after = apply(working(clearing=LEFT), PieceCleared(0, ClearAway(Piece("crane")), seen))
    assert (after.clearing.pulls, after.clearing.crane) == (0, where)


def test_m13_m80_the_hook_goes_on_and_everybody_may_lay_a_card_again() -> None:
    after = apply(working(laid_a_card=True, clearing=LEFT), TurnPassed(2))
    assert (after.active, after.phase, after.work, after.turn) == (2, "clearing", None, 2)
    assert after.laid_a_card is False
    assert after.clearing == LEFT


def test_m24_m72_a_card_that_is_skipped_or_the_last_begins_no_work() -> None:
    for then in ("skipped", "used_up"):
        state = working(phase="clearing", work=None, clearing=LEFT)
        after = apply(state, CardFlipped(5, Back("girder", ("orange", "black")), False, then))
        assert (after.work, after.phase, after.clearing) == (None, "clearing", LEFT)
        assert after.piles.discard == (0, 5)


def test_m80_who_lays_a_card_has_one_less_even_for_those_who_do_not_see_it() -> None:
    state = working()
    players = (replace(state.players[0], cards=2), *state.players[1:])
    state = replace(state, players=players, clearing=LEFT)
    after = apply(state, CardLaid(0, "draw", Back("girder", ("black", "white"))))
    assert after.players[0].cards == 1
    assert after.laid_a_card is True
    assert (after.phase, after.clearing) == ("placing", Clearing())


def test_m62_that_somebody_is_out_is_told_and_follows_from_the_certificates() -> None:
    assert apply(working(), PlayerOut(0)) == working()


def test_m63_the_referee_is_told_what_fell_earlier() -> None:
    state = working(fallen=pieces(["support-2"]))
    asked = question(state, put("girder-orange-2"), SeededChance(0))
    assert isinstance(asked, Placing)
    assert (asked.fallen, asked.preparing) == (pieces(["support-2"]), False)


def test_m80_a_foreman_is_asked_about_the_work_that_the_piles_show() -> None:
    state = working(work=None, phase="clearing", clearing=LEFT)
    asked = apply(state, ForemanAsked(0))
    assert asked.work == Work(shown(state.piles), impossible="skipped")
    assert (asked.phase, asked.clearing) == ("asked", Clearing())
