"""What each event changes, where a game that goes on would not show it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from chantier.games.men_at_work.cards import Task
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.events import (
    CardFlipped,
    CardLaid,
    PieceCleared,
    PiecePlaced,
    PlayerOut,
    SiteAccepted,
    SitePrepared,
    SupportsKept,
    TurnPassed,
)
from chantier.games.men_at_work.folding import apply, preparation
from chantier.games.men_at_work.jobs import Order
from chantier.games.men_at_work.moves import ClearAway, PushBack
from chantier.games.men_at_work.pieces import PRESETS, Piece
from chantier.games.men_at_work.poses import at
from chantier.games.men_at_work.referee import Seen
from chantier.games.men_at_work.state import Clearing, Options, Work
from tests.games.men_at_work.stand_in import FAILED, PATH, pieces, put
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


def test_m63_what_the_referee_saw_is_what_is_left_to_clear() -> None:
    poses = {BRICK: at(0, 0, 4)}
    left: dict[str, Any] = {name: getattr(LEFT, name) for name in ("lying", "optional", "pushable", "covered")}
    seen = Seen(poses, conditions=(FAILED,), **left)
    placed = apply(working(), PiecePlaced(0, put("girder-orange-2"), seen))
    assert placed.clearing == replace(LEFT, pulls=0)
    assert placed.poses == poses
    assert placed.work == Work(SAME, pieces(["girder-orange-2"]), (FAILED,))
    cleared = apply(working(clearing=LEFT), PieceCleared(0, ClearAway(BRICK), seen))
    assert cleared.clearing == replace(LEFT, pulls=3)
    assert cleared.poses == poses
    pushed = apply(working(clearing=LEFT), PieceCleared(0, PushBack(BRICK, PATH), seen))
    assert pushed.clearing == replace(LEFT, pulls=0)


def test_m33_what_brings_the_work_on_is_no_try_and_what_does_not_is_one() -> None:
    """M33: a slip, and the same piece once more."""
    girder = put("girder-orange-2")
    slipped = apply(working(), PiecePlaced(0, girder, Seen({}, slipped=True, gone=pieces(["girder-orange-2"]))))
    assert slipped.work == Work(SAME, tries=1)
    placed = apply(slipped, PiecePlaced(0, girder, Seen({}, conditions=(FAILED,))))
    assert placed.work == Work(SAME, pieces(["girder-orange-2"]), (FAILED,), tries=1)
    again = apply(placed, PiecePlaced(0, girder, Seen({}, conditions=(FAILED,))))
    assert again.work == Work(SAME, pieces(["girder-orange-2"]), (FAILED,), tries=2)


def test_m63_kept_supports_are_nobodys_business_any_more() -> None:
    assert apply(working(clearing=LEFT), SupportsKept(0)).clearing == Clearing()


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
