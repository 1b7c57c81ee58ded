"""A card may be given up where a table wants it (M90): what it costs, what stays, who goes on, what is written down."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.fairness import Fairness, ProvableDice, commit
from chantier.core.match import Match
from chantier.core.record import Record, check, export
from chantier.games.men_at_work import MenAtWork, rules
from chantier.games.men_at_work.apply import fold
from chantier.games.men_at_work.events import CardFlipped, CardGivenUp, GameEnded, PlayerOut, TurnPassed
from chantier.games.men_at_work.moves import GIVES_UP_ONCE_IN, ClearAway, GiveUp
from chantier.games.men_at_work.record import MenAtWorkRecorder
from chantier.games.men_at_work.state import Miss, Options
from chantier.games.men_at_work.suggestions import advised
from chantier.games.men_at_work.view import view
from tests.games.men_at_work.support.stand_in import FAILED, PATH, UP, StandIn, put
from tests.games.men_at_work.test_rules import GIRDER, asked_foreman, kinds, only, play, refusal, with_player, working
from tests.recorded import by_name

GIVES_UP = Options(give_up=True)


def test_m90_a_card_is_given_up_only_where_the_table_wants_it() -> None:
    assert not Options().give_up
    assert refusal(working(), GiveUp()) == "no_giving_up"
    assert GiveUp() not in list(rules.legal_moves(working()).listed())
    assert GiveUp() in rules.legal_moves(working(options=GIVES_UP))
    assert GiveUp() in rules.legal_moves(working(options=GIVES_UP)).told().moves


@pytest.mark.parametrize("phase", ["preparing", "clearing", "asked"])
def test_m90_only_a_card_that_is_to_be_done_can_be_given_up(phase: Any) -> None:
    assert refusal(working(options=GIVES_UP, phase=phase), GiveUp()) == "no_giving_up"


def test_m80_m90_a_foreman_whose_work_is_impossible_declines_instead() -> None:
    state = replace(asked_foreman(3), options=Options(foreman=True, give_up=True))
    asked = fold(state, rules.begin_turn(state, SeededChance(0)))
    assert GiveUp() not in list(rules.legal_moves(asked).listed())


def test_m90_giving_up_costs_a_certificate_and_the_turn_and_moves_nothing() -> None:
    before = working(options=GIVES_UP)
    after, events = play(before, GiveUp())
    assert kinds(events) == [CardGivenUp, TurnPassed, CardFlipped]
    assert only(events, CardGivenUp).seat == 0
    assert [player.certificates for player in after.players] == [2, 3, 3]
    assert after.active == 1
    assert after.poses == before.poses


def test_m62_m71_m90_who_gives_up_the_last_certificate_is_out() -> None:
    one_left = with_player(working(options=GIVES_UP), 0, certificates=1)
    after, events = play(one_left, GiveUp())
    assert kinds(events)[:3] == [CardGivenUp, PlayerOut, TurnPassed]
    assert after.players[0].is_out
    last = with_player(one_left, 1, certificates=0)
    after, events = play(last, GiveUp())
    assert kinds(events) == [CardGivenUp, PlayerOut, GameEnded]
    assert only(events, GameEnded).winners == (2,)


def test_m90_what_was_placed_stays_and_earns_no_title() -> None:
    """Even where it is the highest piece, and Boss Rita is there (M70)."""
    begun = working(options=GIVES_UP)
    begun = replace(begun, piles=replace(begun.piles, rita_is_here=True))
    tried, _ = play(begun, put(GIRDER), StandIn({"conditions": (FAILED,)}))
    assert GIRDER in tried.poses
    after, _ = play(tried, GiveUp())
    assert GIRDER in after.poses
    assert after.players[0].titles == 0


def test_m63_m90_what_lies_on_the_ground_is_the_next_players_to_clear() -> None:
    tried, _ = play(working(options=GIVES_UP), put(GIRDER), StandIn({"conditions": (FAILED,), "lying": (GIRDER,)}))
    after, events = play(tried, GiveUp())
    assert kinds(events) == [CardGivenUp, TurnPassed]
    assert (after.phase, after.active) == ("clearing", 1)
    assert ClearAway(GIRDER) in rules.legal_moves(after)


def test_m33_acts_that_came_to_nothing_are_remembered_for_the_turn() -> None:
    state, _ = play(working(options=GIVES_UP), put(GIRDER), StandIn({"slipped": True, "gone": (GIRDER,)}))
    assert state.work is not None
    target = PATH.targets[-1]
    assert state.work.failed == (Miss(GIRDER, replace(UP, position=target.position), slipped=True),)
    state, _ = play(state, put(GIRDER), StandIn({"conditions": (FAILED,)}))
    assert state.work is not None
    assert [miss.slipped for miss in state.work.failed] == [True, False]
    after, _ = play(state, GiveUp())
    assert after.work is not None
    assert after.work.failed == ()


def test_m90_it_is_offered_last_to_those_who_choose_among_places() -> None:
    state = working(options=GIVES_UP)
    assert [offer.move for offer in advised(view(state, 0), False, lambda _: []).offers] == [GiveUp()]
    assert advised(view(working(), 0), False, lambda _: []).offers == ()


def test_m90_random_play_gives_up_now_and_then_and_only_where_it_may() -> None:
    legal = rules.legal_moves(working(options=GIVES_UP))
    chance = SeededChance(1)
    given_up = sum(legal.sample(chance) == GiveUp() for _ in range(40 * GIVES_UP_ONCE_IN))
    assert 20 < given_up < 80
    usual = rules.legal_moves(working())
    assert not any(usual.sample(chance) == GiveUp() for _ in range(100))


# Records


def _record(options: Options) -> Record:
    """A game in which everybody gives up everything."""
    game, recorder, seed = MenAtWork(StandIn()), MenAtWorkRecorder(), bytes(32)
    salts = ("00" * 16,) * 2
    match = Match(game, 2, options, ProvableDice(game.name, seed, salts))
    while (seat := match.to_move()) is not None:
        match.play(seat, GiveUp())
    return export(match, recorder, ["Ada", "Bo"], Fairness(commit(seed), seed.hex(), salts), None)


def test_m90_a_record_tells_it_and_verifies() -> None:
    record = _record(GIVES_UP)
    assert record.rules == 3
    assert record.options["give_up"] is True
    told = [msgspec.json.decode(raw) for raw in record.events]
    assert [one for one in told if one["kind"] == "given_up"] == [
        {"kind": "given_up", "seat": turn % 2} for turn in range(5)
    ]
    verdict = check(MenAtWork(StandIn()), MenAtWorkRecorder(), record)
    assert verdict.wrong is None
    assert verdict.proved


def test_m90_a_record_in_which_somebody_gave_up_without_the_rule_is_refused() -> None:
    record = _record(GIVES_UP)
    forged = msgspec.structs.replace(record, options={**record.options, "give_up": False})
    verdict = check(MenAtWork(StandIn()), MenAtWorkRecorder(), forged)
    assert verdict.wrong is not None
    assert verdict.wrong.code == "in_event"


def test_records_and_tables_of_before_need_not_know_the_option() -> None:
    before = by_name("men-at-work", "told-2").recording
    assert before.record.rules == 2
    assert "give_up" not in before.record.options
    assert not before.options.give_up
    assert msgspec.convert({"site": "beginner"}, Options) == Options()
