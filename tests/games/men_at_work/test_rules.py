"""How a game of Men at Work runs. The site is played by a stand-in who says what each test needs; the real one has
test_rules_with_engine.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.game import Outcome
from chantier.games.men_at_work import MenAtWork, questions, rules
from chantier.games.men_at_work.acting.hand import Tremor
from chantier.games.men_at_work.acting.referee import Placing, Simulated, Tidying
from chantier.games.men_at_work.apply import fold
from chantier.games.men_at_work.cards import CARDS, Task
from chantier.games.men_at_work.deck import Back, Laid, Piles, back_of
from chantier.games.men_at_work.events import (
    AccidentHappened,
    CardChosen,
    CardFlipped,
    CardLaid,
    ForemanAsked,
    GameEnded,
    GameOpened,
    HandDealt,
    LayDeclined,
    PieceCleared,
    PiecePlaced,
    PlayerOut,
    RitaArrived,
    SiteAccepted,
    SitePrepared,
    SupportsKept,
    TitleGiven,
    TurnPassed,
)
from chantier.games.men_at_work.geometry.poses import at
from chantier.games.men_at_work.jobs import Order, Step, reserve
from chantier.games.men_at_work.judging.judge import Job
from chantier.games.men_at_work.moves import ClearAway, Decline, KeepSupports, LayCard, PushBack
from chantier.games.men_at_work.pieces import (
    BOX_PLACE,
    COLOURS,
    CRANE_PLACES,
    CRANE_SITES,
    PIECES,
    PRESETS,
    SKYSCRAPERS,
    TABLE,
    Kind,
    Piece,
    colour_of,
    hat_of,
)
from chantier.games.men_at_work.state import RULES, Clearing, Options, State, Work
from tests.games.men_at_work.support.stand_in import FAILED, HELD, PATH, PULL, UP, StandIn, falls, pieces, put

T = TypeVar("T")
GIRDER, WORKER = Piece("girder-orange-2"), Piece("worker-2")
PLAIN = Options()
SAME = Order(Task.SAME_COLOUR, ("orange", "black"))


class Last:
    """Takes the last of what there is, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Sequence[Any]]] = []

    def choose(self, items: Sequence[T], purpose: str) -> T:
        self.asked.append((purpose, items))
        return items[-1]


def working(task: Task = Task.SAME_COLOUR, seats: int = 3, options: Options = PLAIN, **changes: Any) -> State:
    """A game in which seat 0 has this to do, with orange or black."""
    state: State = rules.apply(None, GameOpened(seats, options, RULES))
    piles = Piles(tuple(range(2, 36)), back_of(5), discard=(0,), flips=1)
    work = Work(Order(task, ("orange", "black")))
    begun = replace(state, poses=dict(PRESETS["beginner"]), phase="placing", work=work, piles=piles, turn=1)
    return replace(begun, **changes)


def with_player(state: State, seat: int, **changes: Any) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def play(state: State, move: Any, referee: Any = None, chance: Any = None) -> tuple[State, list[Any]]:
    events = rules.decide(state, move, chance or SeededChance(0), referee or StandIn())
    return fold(state, events), events


def refusal(state: State, move: Any) -> str:
    with pytest.raises(IllegalMove) as refused:
        play(state, move)
    return refused.value.code


def only(events: Sequence[Any], kind: type[T]) -> T:
    [found] = [event for event in events if isinstance(event, kind)]
    return found


def kinds(events: Sequence[Any]) -> list[type]:
    return [type(event) for event in events]


def flip(state: State, chance: Any) -> CardFlipped:
    """A flip without Boss Rita."""
    return only(rules._flip(state, chance), CardFlipped)


def any_of(events: Sequence[Any], kind: type) -> bool:
    return any(isinstance(event, kind) for event in events)


def started(seats: int = 2, seed: int = 0, **options: Any) -> State:
    state: State = fold(None, rules.setup(seats, Options(**options), SeededChance(seed), StandIn()))
    return state


# Setting up


@pytest.mark.parametrize("seats", [1, 6])
def test_m01_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadInput) as refused:
        rules.setup(seats, Options(), SeededChance(0), StandIn())
    assert refused.value.facts == {"fewest": 2, "most": 5, "came": seats}
    assert {len(started(count).players) for count in (2, 3, 4, 5)} == {2, 3, 4, 5}


@pytest.mark.parametrize("site", ["beginner", "advanced", "expert"])
def test_m10_m13_the_site_is_prepared_and_the_named_seat_begins(site: Any) -> None:
    events = rules.setup(3, Options(first=2, site=site), SeededChance(0), StandIn())
    assert kinds(events[:3]) == [GameOpened, SitePrepared, CardFlipped]
    assert events[0] == GameOpened(3, Options(first=2, site=site), RULES)
    assert events[1] == SitePrepared(dict(PRESETS[site]), 2, "stand-in")
    state: State = fold(None, events)
    assert state.active == rules.to_move(state) == 2
    assert (state.phase, state.turn) == ("placing", 1)


def test_m13_chance_may_choose_who_begins() -> None:
    chance = Last()
    events = rules.setup(4, Options(first="chance"), chance, StandIn())
    assert chance.asked[0] == ("first", range(4))
    assert only(events, SitePrepared).first == 3
    certain = Last()
    rules.setup(4, Options(first=1), certain, StandIn())
    assert "first" not in [purpose for purpose, _ in certain.asked]


@pytest.mark.parametrize(
    ("options", "code", "facts"),
    [
        (Options(first=3), "no_such_first_seat", {"last": 2, "came": 3}),
        (Options(first=-1), "no_such_first_seat", {"last": 2, "came": -1}),
        (Options(experts=(1, 5)), "no_such_seat", {"last": 2, "came": 5}),
        (Options(crane_on="rim"), "crane_on_needs_both", {}),
        (Options(crane_on="rim", crane=True), "crane_on_needs_both", {}),
        (Options(crane_on="rim", skyscraper=True), "crane_on_needs_both", {}),
    ],
)
def test_m12_m13_m83_options_that_cannot_be_are_refused(options: Options, code: str, facts: dict[str, int]) -> None:
    with pytest.raises(BadInput) as refused:
        rules.setup(3, options, SeededChance(0), StandIn())
    assert (refused.value.code, refused.value.facts) == (code, facts)


BOX, CRANE = Piece("box"), Piece("crane")


@pytest.mark.parametrize("site", ["beginner", "advanced", "expert"])
def test_m81_m82_m83_what_stands_there_in_the_variants(site: Any) -> None:
    """M81: the crane in the middle of each site; M82: the box with its own sites; M83: both, on floor or rim."""
    alone = PRESETS[site]
    assert rules.prepared(Options(site=site)) == alone
    assert rules.prepared(Options(site=site, crane=True)) == {CRANE: CRANE_PLACES[site], **CRANE_SITES[site]}
    boxed = {BOX: BOX_PLACE, **SKYSCRAPERS[site]}
    assert rules.prepared(Options(site=site, skyscraper=True)) == boxed
    for crane_on in ("floor", "rim"):
        options = Options(site=site, skyscraper=True, crane=True, crane_on=crane_on)
        assert rules.prepared(options) == {CRANE: CRANE_PLACES[crane_on], **boxed}


def test_m10_m81_m82_built_by_hand_only_crane_and_box_stand_there() -> None:
    assert rules.prepared(Options(site="by_hand")) == {}
    assert rules.prepared(Options(site="by_hand", crane=True)) == {CRANE: CRANE_PLACES["by_hand"]}
    assert rules.prepared(Options(site="by_hand", skyscraper=True)) == {BOX: BOX_PLACE}


def test_m12_three_certificates_two_for_experts() -> None:
    assert [player.certificates for player in started(3, experts=(1,)).players] == [3, 2, 3]


def test_m80_foremen_are_dealt_two_cards_each_that_only_they_see() -> None:
    events = rules.setup(5, Options(foreman=True), SeededChance(0), StandIn())
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [event.to for event in dealt] == [event.seat for event in dealt] == [0, 1, 2, 3, 4]
    assert events.index(dealt[-1]) < events.index(only(events, SitePrepared))
    cards = [card for event in dealt for card in event.cards]
    assert len(set(cards)) == 10
    assert all(list(event.cards) == sorted(event.cards) for event in dealt)
    state: State = fold(None, events)
    assert not set(cards) & {*state.piles.hidden, *state.piles.discard}
    assert len(state.piles.hidden) + len(state.piles.discard) == 26
    assert [player.cards for player in state.players] == [2] * 5
    assert [player.cards for player in started(3).players] == [0] * 3


def test_m80_any_two_cards_may_be_dealt() -> None:
    chance = Last()
    events = rules.setup(2, Options(foreman=True), chance, StandIn())
    dealt = [event.cards for event in events if isinstance(event, HandDealt)]
    assert dealt == [(34, 35), (32, 33)]
    assert [purpose for purpose, _ in chance.asked[:4]] == ["hand"] * 4


# Built by hand


def prepare(state: State, referee: StandIn) -> tuple[State, list[Any]]:
    """The next piece that the site needs."""
    choices = rules.legal_moves(state)
    return play(state, put(choices.candidates()[0]), referee)


def test_m10_the_first_player_builds_the_site_by_hand_piece_after_piece() -> None:
    referee = StandIn()
    events = rules.setup(2, Options(site="by_hand", first=1), SeededChance(0), referee)
    assert kinds(events) == [GameOpened, SitePrepared]
    state: State = fold(None, events)
    assert (state.phase, state.active, rules.to_move(state), state.piles.discard) == ("preparing", 1, 1, ())
    for _ in range(7):
        state, events = prepare(state, referee)
        assert kinds(events) == [PiecePlaced]
    assert [PIECES[piece] for piece in state.poses] == [Kind.SUPPORT] * 3 + [Kind.GIRDER] * 4
    assert [colour_of(piece) for piece in state.poses if PIECES[piece] is Kind.GIRDER] == list(COLOURS)
    state, events = prepare(state, referee)
    assert kinds(events)[:3] == [PiecePlaced, SiteAccepted, CardFlipped]
    assert (state.phase, state.active, state.turn) == ("placing", 1, 1)
    assert only(events, SiteAccepted).seat == 1
    judged = [asked.job for asked in referee.placings]
    assert judged[:-1] == [None] * 7
    assert judged[-1] is not None
    assert judged[-1].task is Task.PREPARE_SITE


def test_m10_each_colour_has_its_girder_and_nothing_else_is_taken() -> None:
    state, referee = started(site="by_hand"), StandIn()
    assert refusal(state, put("girder-orange-1")) == "piece_not_asked_for"
    assert refusal(state, put("crane")) == "piece_not_asked_for"
    for _ in range(3):
        state, _ = prepare(state, referee)
    assert refusal(state, put("girder-black-1")) == "piece_not_asked_for"
    assert {colour_of(piece) for piece in rules.legal_moves(state).candidates() if "girder" in piece} == {"orange"}
    state, _ = prepare(state, referee)
    assert {colour_of(piece) for piece in rules.legal_moves(state).candidates() if "girder" in piece} == {
        "orange",  # the one that was placed may be taken again
        "purple",
    }


def test_m10_what_falls_while_preparing_costs_nothing_and_slips_are_free() -> None:
    state, referee = started(site="by_hand", slips="strict"), StandIn()
    for _ in range(4):
        state, _ = prepare(state, referee)
    referee.tell(**falls("girder-orange-1"))
    state, events = prepare(state, referee)
    assert kinds(events) == [PiecePlaced]
    assert [player.certificates for player in state.players] == [3, 3]
    assert (state.phase, state.active) == ("preparing", 0)
    assert list(rules.legal_moves(state).listed()) == []  # it is not cleared away but taken again
    assert Piece("girder-orange-1") in rules.legal_moves(state).candidates()
    assert {asked.free_slips for asked in referee.placings} == {True}
    assert refusal(state, ClearAway(Piece("girder-orange-1"))) == "nothing_to_clear_there"


def test_m10_a_site_that_is_none_yet_is_repaired_until_it_is() -> None:
    state, referee = started(site="by_hand"), StandIn()
    for _ in range(7):
        state, _ = prepare(state, referee)
    referee.tell(conditions=(HELD, FAILED))
    state, events = prepare(state, referee)
    assert kinds(events) == [PiecePlaced]
    assert state.work is not None
    assert state.work.step is None
    assert state.work.conditions == (HELD, FAILED)
    state, events = play(state, put("support-1"), referee)
    assert any_of(events, SiteAccepted)
    assert state.clearing == Clearing()


def test_m82_a_skyscraper_by_hand_begins_with_the_girders() -> None:
    state, referee = started(site="by_hand", skyscraper=True), StandIn()
    for _ in range(4):
        state, events = prepare(state, referee)
    state, events = prepare(state, referee)
    assert any_of(events, SiteAccepted)
    assert [PIECES[piece] for piece in state.poses] == [Kind.BOX, *[Kind.GIRDER] * 4, Kind.WORKER, Kind.HAT]


# A turn


def test_m20_m22_a_turn_flips_a_card_and_work_is_what_and_how() -> None:
    for seed in range(20):
        events = rules.setup(2, Options(), SeededChance(seed), StandIn())
        state: State = fold(None, events)
        assert state.work is not None
        assert state.piles.what is not None
        last = events[-1]
        assert isinstance(last, CardFlipped)
        assert (last.then, last.what) == ("work", state.piles.what)
        how = CARDS[state.piles.discard[-1]]
        assert state.work.order.task == (how.girder if state.piles.what.kind == "girder" else how.worker)
        assert state.work.order.colours == state.piles.what.colours


def test_m20_each_flip_draws_one_card_and_one_back() -> None:
    chance = Last()
    state = working(piles=Piles((5, 6, 9), back_of(5), discard=(0,), flips=1))
    events = rules._flip(state, chance)
    assert chance.asked[0] == ("rita", (False,))
    assert chance.asked[1] == ("card", [5])
    assert chance.asked[2] == ("top", [back_of(6), back_of(9)])
    assert events == (CardFlipped(5, back_of(9), False, "work"),)


def test_m21_after_the_last_card_the_other_discards_are_the_draw_pile() -> None:
    state = working(piles=Piles((5,), back_of(5), discard=(0, 3, 9), flips=35, rita_is_here=True))
    chance = Last()
    flipped = flip(state, chance)
    assert chance.asked[2] == ("top", [back_of(0), back_of(3), back_of(9)])
    assert flipped == CardFlipped(5, back_of(9), True, flipped.then)
    after: State = fold(state, [flipped])
    assert (after.piles.hidden, after.piles.discard, after.piles.top) == ((0, 3, 9), (5,), back_of(9))


def test_m80_a_laid_card_is_flipped_before_the_pile_and_shows_what_lay_under_it() -> None:
    laid = (Laid(0, back_of(10), 10), Laid(1, back_of(20), 20))
    state = working(piles=Piles((5, 6), back_of(5), laid, (0,), 3))
    chance = Last()
    flipped = flip(state, chance)
    assert chance.asked == [("rita", (False,)), ("card", (20,)), ("top", (back_of(10),))]
    after: State = fold(state, [flipped])
    assert (after.piles.laid, after.piles.top, after.piles.what) == (laid[:1], back_of(5), back_of(10))
    flipped = flip(after, Last())
    after = fold(after, [flipped])
    assert (flipped.card, after.piles.laid, after.piles.what, after.piles.hidden) == (10, (), back_of(5), (5, 6))


def test_m24_a_card_that_cannot_be_done_is_skipped() -> None:
    """M24: without any worker on the site nobody's arm can bear a girder."""
    skipped = 0
    for seed in range(40):
        state = working(work=None)
        poses = {piece: pose for piece, pose in state.poses.items() if "worker" not in piece and "hat" not in piece}
        events = rules.begin_turn(replace(state, poses=poses), SeededChance(seed))
        after: State = fold(replace(state, poses=poses), events)
        assert after.work is not None
        assert after.work.order.task not in (Task.ON_ARM, Task.CONNECTED)
        *before, last = [event for event in events if isinstance(event, CardFlipped)]
        assert {event.then for event in before} <= {"skipped"}
        assert last.then == "work"
        skipped += len(before)
    assert skipped > 0


def test_m24_m72_the_reserve_may_lack_what_a_card_asks_for() -> None:
    """Supports are used up: cards that need one are skipped, and the game goes on."""
    state = working(work=None)
    supports = {piece: UP for piece in reserve(state.poses) if PIECES[piece] is Kind.SUPPORT}
    state = replace(state, poses={**state.poses, **supports})
    for seed in range(30):
        after: State = fold(state, rules.begin_turn(state, SeededChance(seed)))
        assert after.work is not None
        assert Kind.SUPPORT not in {step.kind for step in after.work.order.steps}


def test_m24_an_empty_site_skips_only_what_needs_something_there() -> None:
    state = working(work=None, poses={})
    for seed in range(30):
        after: State = fold(state, rules.begin_turn(state, SeededChance(seed)))
        assert after.work is not None
        assert after.work.order.task in (Task.THEN_WORKER, Task.WITH_BRICK, Task.BECOMES_HIGHEST)


def test_m24_by_the_first_version_the_game_ended_after_72_cards_that_cannot_be_done() -> None:
    """M24: then every girder needed another one, so that nothing could be done on an empty site."""
    events = rules.begin_turn(working(work=None, poses={}, rules=1), SeededChance(0))
    assert len([event for event in events if isinstance(event, CardFlipped)]) == 72
    assert {event.then for event in events if isinstance(event, CardFlipped)} == {"skipped"}
    assert only(events, GameEnded) == GameEnded((3, 3, 3), (0, 1, 2), "reserve")


def test_m25_a_job_well_done_passes_the_hook_clockwise() -> None:
    state, events = play(working(), put(GIRDER))
    assert kinds(events)[:2] == [PiecePlaced, TurnPassed]
    assert isinstance(events[-1], CardFlipped)
    assert (state.active, state.phase, state.turn) == (1, "placing", 2)
    assert GIRDER in state.poses
    assert state.work is not None
    assert state.work.placed == ()
    assert play(replace(working(), active=2), put(GIRDER))[0].active == 0


def test_m25_several_pieces_are_placed_one_after_the_other() -> None:
    referee = StandIn()
    state, events = play(working(Task.THEN_WORKER), put(GIRDER), referee)
    assert kinds(events) == [PiecePlaced]
    assert state.active == 0
    assert state.work is not None
    assert state.work.placed == (GIRDER,)
    assert state.work.step == Step(Kind.WORKER)
    assert refusal(state, put("girder-orange-3")) == "piece_not_asked_for"
    state, events = play(state, put(WORKER), referee)
    assert hat_of(WORKER) in state.poses
    assert state.active == 1
    assert [asked.job for asked in referee.placings] == [
        None,
        Job(Task.THEN_WORKER, ("orange", "black"), GIRDER, workers=(WORKER,)),
    ]


def test_m37_what_is_judged_names_each_piece_by_what_it_is_for() -> None:
    placed = pieces(["support-4", "beam-1", "girder-black-2", "brick-3", "worker-2", "brick-1", "worker-3"])
    assert questions.job_of(Work(SAME, placed), foreman=True) == Job(
        Task.SAME_COLOUR,
        ("orange", "black"),
        girder=Piece("girder-black-2"),
        support=Piece("support-4"),
        workers=pieces(["worker-2", "worker-3"]),
        loads=pieces(["brick-3", "brick-1", "beam-1"]),
        highest_glove_girder=True,
    )
    assert questions.job_of(Work(SAME), foreman=False) == Job(Task.SAME_COLOUR, ("orange", "black"))


def test_m30_m50_two_pieces_together_where_the_card_says_so() -> None:
    state = working(Task.WITH_BRICK)
    assert refusal(state, put(GIRDER)) == "two_pieces_together"
    assert refusal(state, put(GIRDER, "beam-1")) == "piece_not_asked_for"
    assert refusal(working(), put(GIRDER, "brick-1")) == "piece_not_asked_for"
    referee = StandIn()
    after, events = play(state, put(GIRDER, "brick-1"), referee)
    assert only(events, PiecePlaced).move == put(GIRDER, "brick-1")
    assert referee.placings[0].job == Job(Task.WITH_BRICK, ("orange", "black"), GIRDER, loads=(Piece("brick-1"),))
    assert after.active == 1


def test_m22_m23_only_pieces_the_card_asks_for_from_the_reserve() -> None:
    for piece in ("girder-white-2", "girder-orange-1", "worker-2", "brick-1", "hat-1", "crane", "nonsense"):
        assert refusal(working(), put(piece)) == "piece_not_asked_for", piece


def test_m33_an_attempt_that_fails_is_repeated_with_the_same_piece() -> None:
    referee = StandIn({"conditions": (FAILED, HELD)})
    state, events = play(working(), put(GIRDER), referee)
    assert kinds(events) == [PiecePlaced]
    assert (state.active, state.phase) == (0, "placing")
    assert [player.certificates for player in state.players] == [3, 3, 3]
    assert state.work is not None
    assert state.work.conditions == (FAILED, HELD)
    assert refusal(state, put("girder-black-2")) == "piece_not_asked_for"
    state, events = play(state, put(GIRDER), referee)
    assert state.active == 1
    assert referee.placings[0].job == referee.placings[1].job


def test_m33_any_piece_of_this_turn_may_be_taken_again() -> None:
    referee = StandIn()
    state, _ = play(working(Task.THEN_WORKER), put(GIRDER), referee)
    referee.tell(conditions=(FAILED,))
    state, _ = play(state, put(WORKER), referee)
    assert rules.legal_moves(state).candidates() == [GIRDER, WORKER]
    again, _ = play(state, put(GIRDER), referee)
    assert again.active == 1
    assert referee.placings[-1].job == Job(Task.THEN_WORKER, ("orange", "black"), GIRDER, workers=(WORKER,))


def test_m33_a_piece_that_slipped_is_taken_again_and_no_other_one() -> None:
    """M33: not another one of a fitting colour, not even of the same."""
    referee = StandIn({"slipped": True, "gone": (GIRDER,)})
    state, _ = play(working(), put(GIRDER), referee)
    assert rules.legal_moves(state).candidates() == [GIRDER]
    for other in ("girder-orange-3", "girder-black-2"):
        assert refusal(state, put(other)) == "piece_not_asked_for"
    done, _ = play(state, put(GIRDER), referee)
    assert done.active == 1


def test_m33_what_slipped_is_taken_again_with_what_came_with_it() -> None:
    both = (GIRDER, Piece("brick-1"))
    state, _ = play(working(Task.WITH_BRICK), put(*both), StandIn({"slipped": True, "gone": both}))
    assert refusal(state, put(GIRDER, "brick-2")) == "piece_not_asked_for"
    assert refusal(state, put("girder-black-2", "brick-1")) == "piece_not_asked_for"
    assert put(*both) in rules.legal_moves(state)


def test_m33_only_what_slipped_is_bound_and_only_until_it_is_placed() -> None:
    """Of two bricks the first one slips: the second one is any other."""
    state, _ = play(working(Task.TWO_BRICKS), put(WORKER))
    state, _ = play(state, put("brick-5"), StandIn({"slipped": True, "gone": (Piece("brick-5"),)}))
    assert rules.legal_moves(state).candidates() == [Piece("brick-5"), WORKER]
    state, _ = play(state, put("brick-5"))
    assert Piece("brick-1") in rules.legal_moves(state).candidates()
    assert state.work is not None
    assert state.work.again == ()


def test_m33_by_the_first_version_of_the_rules_any_fitting_piece_was_taken() -> None:
    state, _ = play(working(rules=1), put(GIRDER), StandIn({"slipped": True, "gone": (GIRDER,)}))
    assert put("girder-black-2") in rules.legal_moves(state)


def test_m36_m56_a_beam_may_come_before_the_brick() -> None:
    referee = StandIn()
    state, _ = play(working(Task.BRICK_AND_BEAM), put(WORKER), referee)
    state, _ = play(state, put("beam-1"), referee)
    assert refusal(state, put("beam-2")) == "piece_not_asked_for"
    done, _ = play(state, put("brick-1"), referee)
    assert done.active == 1
    job = referee.placings[-1].job
    assert job is not None
    assert job.loads == pieces(["brick-1", "beam-1"])


def test_m37_without_a_verdict_nothing_is_well_done() -> None:
    state, events = play(working(), put(GIRDER), StandIn({"conditions": ()}))
    assert kinds(events) == [PiecePlaced]
    assert state.active == 0


# Accidents


def test_m60_an_accident_costs_a_certificate_and_ends_the_turn() -> None:
    fallen = Piece("girder-white-1")
    state, events = play(working(), put(GIRDER), StandIn(falls(fallen)))
    assert kinds(events) == [PiecePlaced, AccidentHappened, TurnPassed]
    assert events[1] == AccidentHappened(0, fallen, TABLE)
    assert [player.certificates for player in state.players] == [2, 3, 3]
    assert (state.active, state.phase, state.clearing) == (1, "clearing", Clearing(lying=(fallen,)))
    assert state.work is None
    assert refusal(state, put(GIRDER)) == "clear_up_first"


def test_m60_m37_an_accident_counts_even_if_the_card_was_followed() -> None:
    seen = {**falls("hat-1"), "conditions": (HELD,)}
    state, events = play(working(), put(GIRDER), StandIn(seen))
    assert only(events, AccidentHappened).piece == "hat-1"
    assert state.players[0].certificates == 2


def test_m60_at_most_one_certificate_a_turn() -> None:
    """However much falls: the turn is over at once, and what comes down later is the next player's."""
    seen = falls("girder-white-1", lying=["girder-white-1", "worker-1", "hat-1", "girder-black-1"])
    state, events = play(working(), put(GIRDER), StandIn(seen))
    assert only(events, AccidentHappened).seat == 0
    assert state.players[0].certificates == 2
    assert state.active == 1


def test_m61_a_piece_that_slips_is_free_where_slips_are() -> None:
    """M61: it went back to the reserve, with his hat; the same player tries again (M33)."""
    referee = StandIn({"slipped": True, "gone": (WORKER, hat_of(WORKER))})
    state, events = play(working(Task.AT_END), put(WORKER), referee)
    assert kinds(events) == [PiecePlaced]
    assert state.active == 0
    assert not {WORKER, hat_of(WORKER)} & set(state.poses)
    assert state.work is not None
    assert state.work.placed == ()
    assert state.players[0].certificates == 3
    state, _ = play(state, put(WORKER), referee)
    assert state.active == 1


@pytest.mark.parametrize(("slips", "free"), [("friendly", True), ("strict", False)])
def test_m61_whether_slips_are_free_is_the_tables_choice(slips: Any, free: bool) -> None:
    referee = StandIn()
    play(working(options=Options(slips=slips)), put(GIRDER), referee)
    assert referee.placings[0].free_slips is free


def test_m62_m71_who_has_no_certificate_is_out_and_the_last_one_wins() -> None:
    """M62: the others go on. M71: unless there is only one."""
    one_left = with_player(working(), 0, certificates=1)
    after, events = play(one_left, put(GIRDER), StandIn(falls("hat-1")))
    assert kinds(events) == [PiecePlaced, AccidentHappened, PlayerOut, TurnPassed]
    assert only(events, PlayerOut).seat == 0
    assert after.players[0].is_out
    assert (after.active, after.ending) == (1, None)
    last = with_player(one_left, 1, certificates=0, titles=2)
    after, events = play(last, put(GIRDER), StandIn(falls("hat-1")))
    assert kinds(events) == [PiecePlaced, AccidentHappened, PlayerOut, GameEnded]
    assert only(events, GameEnded) == GameEnded((0, 2, 3), (2,), "last")
    assert after.phase == "over"
    assert rules.to_move(after) is None
    assert rules.outcome(after) == Outcome((0, 2, 3), (2,), "last")
    assert refusal(after, put(GIRDER)) == "game_over"


def test_m13_m62_the_hook_passes_over_who_is_out() -> None:
    """M13: clockwise, from the last seat to the first."""
    state = with_player(with_player(working(seats=4), 1, certificates=0), 2, certificates=0)
    assert play(state, put(GIRDER))[0].active == 3
    assert play(with_player(working(seats=4), 1, certificates=0), put(GIRDER))[0].active == 2
    assert play(replace(state, active=3), put(GIRDER))[0].active == 0
    assert play(state, put(GIRDER), StandIn(falls("hat-1")))[0].active == 3


# Clearing up


def clearing(*lying: str, **more: Any) -> State:
    lists: dict[str, Any] = {name: pieces(more.pop(name, ())) for name in ("optional", "pushable", "covered")}
    left = Clearing(lying=pieces(lying), **lists, **more)
    return working(phase="clearing", work=None, clearing=left, active=1)


def test_m63_what_lies_on_the_table_goes_back_piece_by_piece_then_the_turn_starts() -> None:
    state = clearing("girder-white-1", "hat-1")
    assert list(rules.legal_moves(state).listed()) == [ClearAway(Piece("girder-white-1")), ClearAway(Piece("hat-1"))]
    state, events = play(state, ClearAway(Piece("hat-1")))
    assert kinds(events) == [PieceCleared]
    assert only(events, PieceCleared).seat == 1
    assert Piece("hat-1") not in state.poses
    assert refusal(state, ClearAway(Piece("hat-1"))) == "nothing_to_clear_there"
    assert refusal(state, ClearAway(Piece("girder-black-1"))) == "nothing_to_clear_there"
    state, events = play(state, ClearAway(Piece("girder-white-1")))
    assert kinds(events)[:2] == [PieceCleared, CardFlipped]
    assert (state.active, state.phase) == (1, "placing")
    assert state.clearing == Clearing()


def test_m63_a_girder_with_one_end_on_the_table_may_be_pushed_back() -> None:
    girder = Piece("girder-white-1")
    referee = StandIn(falls(girder, pushable=(girder,)))
    state, _ = play(working(), put(GIRDER), referee)
    assert state.clearing.pushable == (girder,)
    after, events = play(state, PushBack(girder, PATH), referee)
    assert only(events, PieceCleared).move == PushBack(girder, PATH)
    assert girder in after.poses
    assert (after.active, after.phase) == (1, "placing")
    assert refusal(clearing(girder), PushBack(girder, PATH)) == "nothing_to_clear_there"
    assert list(rules.legal_moves(state).listed()) == [ClearAway(girder)]  # or taken away like any other


def test_m63_supports_that_fell_may_be_kept_or_returned() -> None:
    support = Piece("support-2")
    state = clearing(optional=[support])
    assert list(rules.legal_moves(state).listed()) == [ClearAway(support), KeepSupports()]
    kept, events = play(state, KeepSupports())
    assert events[0] == SupportsKept(1)
    assert support in kept.poses
    assert (kept.phase, kept.active, kept.clearing) == ("placing", 1, Clearing())
    returned, events = play(state, ClearAway(support))
    assert support not in returned.poses
    assert returned.phase == "placing"


def test_m63_supports_may_be_kept_only_when_all_else_is_cleared() -> None:
    state = clearing("hat-1", optional=["support-2"])
    assert refusal(state, KeepSupports()) == "nothing_to_keep"
    state, _ = play(state, ClearAway(Piece("hat-1")))
    assert (state.phase, state.clearing.optional) == ("clearing", (Piece("support-2"),))
    assert play(state, KeepSupports())[0].phase == "placing"
    assert refusal(working(), KeepSupports()) == "nothing_to_keep"


def test_m63_what_has_something_above_it_is_pulled_out_first() -> None:
    girder = Piece("girder-white-1")
    state = clearing(girder, covered=[girder])
    assert list(rules.legal_moves(state).listed()) == []
    assert refusal(state, ClearAway(girder)) == "pull_it_out_first"
    after, _ = play(state, ClearAway(girder, PULL))
    assert girder not in after.poses


def test_m63_who_pulls_in_vain_three_times_takes_it_by_force() -> None:
    girder = Piece("girder-white-1")
    state, referee = clearing(girder, covered=[girder]), StandIn()
    for pulls in (1, 2):
        referee.tell(gone=(), lying=(girder,), covered=(girder,))
        state, events = play(state, ClearAway(girder, PULL), referee)
        assert kinds(events) == [PieceCleared]
        assert (state.clearing.pulls, state.active) == (pulls, 1)
    state, events = play(state, ClearAway(girder, PULL), referee)
    assert [asked.by_force for asked in referee.cleanings] == [False, False, True]
    assert state.phase == "placing"


def test_m63_only_pulls_in_vain_are_counted_and_only_in_a_row() -> None:
    state = clearing("hat-1", "girder-white-1", pulls=2)
    assert play(state, ClearAway(Piece("hat-1")))[0].clearing.pulls == 0
    pushed = clearing("girder-white-1", "hat-1", pushable=["girder-white-1"], pulls=1)
    assert play(pushed, PushBack(Piece("girder-white-1"), PATH))[0].clearing.pulls == 0


def test_m63_the_referee_is_told_what_was_left() -> None:
    referee, state = StandIn(), clearing("hat-1", optional=["support-2"])
    play(state, ClearAway(Piece("hat-1")), referee)
    assert referee.cleanings[0].left == state.clearing


def test_m63_nothing_is_cleared_away_while_placing() -> None:
    """What lies there is the next player's business."""
    state = working(clearing=Clearing(lying=pieces(["hat-1"]), pushable=pieces(["girder-white-1"])))
    assert list(rules.legal_moves(state).listed()) == []
    assert rules.legal_moves(state).told().pushable == ()
    assert refusal(state, ClearAway(Piece("hat-1"))) == "nothing_to_clear_there"
    after, events = play(state, put(GIRDER), StandIn({"lying": pieces(["hat-1"])}))
    assert kinds(events) == [PiecePlaced, TurnPassed]
    assert (after.active, after.phase, after.clearing.lying) == (1, "clearing", pieces(["hat-1"]))


def test_m64_an_accident_while_clearing_up_counts_and_ends_the_turn() -> None:
    seen = falls("girder-black-1", gone=pieces(["girder-white-1"]))
    state, events = play(clearing("girder-white-1"), ClearAway(Piece("girder-white-1")), StandIn(seen))
    assert kinds(events) == [PieceCleared, AccidentHappened, TurnPassed]
    assert only(events, AccidentHappened) == AccidentHappened(1, Piece("girder-black-1"), TABLE)
    assert [player.certificates for player in state.players] == [3, 2, 3]
    assert (state.active, state.phase, state.clearing.lying) == (2, "clearing", pieces(["girder-black-1"]))


def test_m64_after_an_accident_that_leaves_nothing_to_clear_the_next_turn_starts() -> None:
    """A brick that fell into the box stays there (M82)."""
    seen = falls("brick-1", "box", lying=[], gone=pieces(["girder-white-1"]))
    state, events = play(clearing("girder-white-1"), ClearAway(Piece("girder-white-1")), StandIn(seen))
    assert kinds(events)[:4] == [PieceCleared, AccidentHappened, TurnPassed, CardFlipped]
    assert (state.active, state.phase) == (2, "placing")


def test_m61_m64_supports_alone_that_fell_are_no_accident_and_nobody_has_to_clear() -> None:
    after, events = play(working(), put(GIRDER), StandIn({}))
    assert not any_of(events, AccidentHappened)
    assert after.phase == "placing"


# Boss Rita and the end


def with_rita(state: State) -> State:
    return replace(state, piles=replace(state.piles, rita_is_here=True))


def test_m70_titles_only_once_rita_is_there_and_only_for_the_highest_piece() -> None:
    _, events = play(working(), put(GIRDER))
    assert not any_of(events, TitleGiven)
    state, events = play(with_rita(working()), put(GIRDER))
    assert kinds(events)[:3] == [PiecePlaced, TitleGiven, TurnPassed]
    assert only(events, TitleGiven) == TitleGiven(0, GIRDER)
    assert state.players[0].titles == 1
    assert state.ending is None
    _, events = play(with_rita(working()), put(GIRDER), StandIn(top_mm=70.0))
    assert not any_of(events, TitleGiven)


def test_m70_the_title_names_the_highest_of_the_placed_pieces() -> None:
    _, events = play(with_rita(working(Task.WITH_BRICK)), put(GIRDER, "brick-1"))
    assert only(events, TitleGiven).piece == "brick-1"
    half = working(Task.THEN_WORKER, work=Work(Order(Task.THEN_WORKER, ("orange", "black")), (GIRDER,)))
    high = replace(half, poses={**half.poses, GIRDER: at(0, 0, 500)})
    _, events = play(with_rita(high), put(WORKER))
    assert only(events, TitleGiven).piece == GIRDER


def test_m70_no_title_after_an_accident_nor_before_all_is_well() -> None:
    for told in (falls("hat-1"), {"conditions": (FAILED,)}):
        _, events = play(with_rita(working()), put(GIRDER), StandIn(told))
        assert not any_of(events, TitleGiven)


def test_m11_m70_rita_is_set_aside_and_another_card_is_flipped() -> None:
    state = working(seats=2)
    state = replace(state, piles=replace(state.piles, flips=11))
    events = rules._flip(state, SeededChance(0))
    assert kinds(events) == [RitaArrived, CardFlipped]
    after: State = fold(state, events)
    assert after.piles.rita_is_here
    assert not any_of(rules._flip(after, SeededChance(0)), RitaArrived)


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_m71_first_to_the_titles_wins(seats: int, needed: int) -> None:
    state = with_rita(replace(working(seats=seats), active=1))
    goes_on, events = play(with_player(state, 1, titles=needed - 2), put(GIRDER))
    assert not any_of(events, GameEnded)
    assert goes_on.players[1].titles == needed - 1
    ended, events = play(with_player(state, 1, titles=needed - 1), put(GIRDER))
    assert kinds(events) == [PiecePlaced, TitleGiven, GameEnded]
    points = tuple(3 + needed * (seat == 1) for seat in range(seats))
    assert only(events, GameEnded) == GameEnded(points, (1,), "titles")
    assert (ended.phase, ended.work) == ("over", None)


def test_m71_titles_and_the_last_certificate_win_whatever_the_points() -> None:
    state = with_player(with_player(working(seats=2), 0, certificates=1, titles=4), 1, titles=4)
    _, events = play(with_rita(state), put(GIRDER))
    assert only(events, GameEnded) == GameEnded((6, 7), (0,), "titles")
    lost = with_player(state, 1, certificates=1, titles=0)
    _, events = play(lost, put(GIRDER), StandIn(falls("hat-1")))
    assert only(events, GameEnded) == GameEnded((4, 1), (1,), "last")
    _, events = play(replace(lost, rules=1), put(GIRDER), StandIn(falls("hat-1")))
    assert only(events, GameEnded).winners == (1,)


def test_m72_an_empty_reserve_stops_the_game_and_counts_certificates_and_titles() -> None:
    state = working(work=None)
    girders = {piece: UP for piece in reserve(state.poses) if PIECES[piece] is Kind.GIRDER}
    state = replace(state, poses={**state.poses, **girders})
    for seat, (certificates, titles) in enumerate([(1, 2), (2, 1), (2, 0)]):
        state = with_player(state, seat, certificates=certificates, titles=titles)
    events = rules.begin_turn(state, SeededChance(0))
    assert kinds(events) == [CardFlipped, GameEnded]
    assert only(events, CardFlipped).then == "used_up"
    assert only(events, GameEnded) == GameEnded((3, 3, 2), (0,), "reserve")  # level on points, more titles
    even = with_player(state, 1, certificates=1, titles=2)
    assert only(rules.begin_turn(even, SeededChance(0)), GameEnded).winners == (0, 1)


def test_m62_m72_who_is_out_never_wins() -> None:
    """M62: 0 certificates and 3 titles do not beat 2 + 0, whichever ending comes."""
    state = working(work=None)
    girders = {piece: UP for piece in reserve(state.poses) if PIECES[piece] is Kind.GIRDER}
    state = replace(state, poses={**state.poses, **girders})
    for seat, (certificates, titles) in enumerate([(0, 3), (2, 0), (1, 0)]):
        state = with_player(state, seat, certificates=certificates, titles=titles)
    state = replace(state, active=1)
    assert only(rules.begin_turn(state, SeededChance(0)), GameEnded) == GameEnded((3, 2, 1), (1,), "reserve")
    first_version = replace(state, rules=1)
    assert only(rules.begin_turn(first_version, SeededChance(0)), GameEnded).winners == (0,)


def test_m72_a_worker_must_be_placed_and_none_is_left() -> None:
    state = working(work=None, piles=Piles((5, 6), Back("girder", ("orange", "black")), discard=(0,), flips=1))
    workers = {piece: UP for piece in reserve(state.poses) if PIECES[piece] is Kind.WORKER}
    without = replace(state, poses={**state.poses, **workers})
    then = {rules._flip(without, SeededChance(seed))[-1].then for seed in range(3)}
    assert then == {"work"}  # a girder of the card is asked for
    piles = Piles((5, 30), back_of(5), discard=(0,), flips=1)
    assert CARDS[30].back == "worker"
    assert rules._flip(replace(without, piles=piles), SeededChance(0))[-1].then == "used_up"


# Foremen


def foreman(*hand: int, **changes: Any) -> State:
    state = working(options=Options(foreman=True), **changes)
    hidden = tuple(card for card in state.piles.hidden if card not in hand)
    state = replace(state, piles=replace(state.piles, hidden=hidden))
    return with_player(state, 0, hand=hand, cards=len(hand))


def test_m80_a_card_on_the_discard_pile_lies_open_and_changes_how() -> None:
    laid, events = play(foreman(3, 20), LayCard(20, "discard"))
    assert events == [CardLaid(0, "discard", back_of(20), 20)]
    assert laid.work is not None
    assert laid.work.order == Order(CARDS[20].girder, back_of(5).colours)  # 5 is a girder card
    assert (laid.players[0].hand, laid.players[0].cards) == ((3,), 1)
    assert laid.piles.discard == (0, 20)
    assert laid.active == 0


def test_m80_a_card_on_the_draw_pile_shows_its_back_only_and_changes_what() -> None:
    laid, events = play(foreman(3, 20), LayCard(20, "draw"))
    assert events == [CardLaid(0, "draw", back_of(20)), CardChosen(0, 20)]
    assert [event.to for event in events] == [None, 0]
    assert laid.work is not None
    assert laid.work.order == Order(CARDS[0].worker, CARDS[20].colours)  # 20 is a worker card
    assert (laid.players[0].hand, laid.players[0].cards) == ((3,), 1)
    assert laid.piles.laid == (Laid(0, back_of(20), 20),)


def test_m80_one_card_a_turn() -> None:
    laid, _ = play(foreman(3, 20), LayCard(20, "discard"))
    assert laid.laid_a_card
    assert refusal(laid, LayCard(3, "discard")) == "no_such_card_to_lay"
    state = replace(laid, work=Work(SAME))
    passed, _ = play(state, put(GIRDER))
    assert not passed.laid_a_card
    back = replace(passed, active=0, work=Work(SAME))
    assert LayCard(3, "discard") in rules.legal_moves(back).lays


def test_m80_a_card_is_laid_before_the_first_piece_and_only_from_the_own_hand() -> None:
    state = foreman(3, 20)
    assert refusal(state, LayCard(7, "draw")) == "no_such_card_to_lay"
    begun, _ = play(replace(state, work=Work(Order(Task.THEN_WORKER, ("orange", "black")))), put(GIRDER))
    assert refusal(begun, LayCard(20, "draw")) == "no_such_card_to_lay"
    assert rules.legal_moves(replace(state, active=1)).lays == ()
    waiting = replace(state, phase="clearing", work=None, clearing=Clearing(lying=pieces(["hat-1"])))
    assert rules.legal_moves(waiting).lays == ()


def test_m24_m80_a_card_that_asks_for_what_is_lacking_cannot_be_laid() -> None:
    """M80: without workers on the site no card may ask for an arm."""
    arm = next(number for number, card in enumerate(CARDS) if card.girder is Task.ON_ARM)
    state = foreman(arm, 20)
    assert LayCard(arm, "discard") in rules.legal_moves(state)
    poses = {piece: pose for piece, pose in state.poses.items() if PIECES[piece] not in (Kind.WORKER, Kind.HAT)}
    bare = replace(state, poses=poses)
    assert refusal(bare, LayCard(arm, "discard")) == "card_cannot_be_laid"
    assert rules.legal_moves(bare).lays == tuple(
        move for move in rules.legal_moves(state).lays if move != LayCard(arm, "discard")
    )


def test_m80_a_worker_goes_on_the_highest_girder_with_a_glove_colour() -> None:
    for options, wanted in ((Options(foreman=True), True), (Options(), False)):
        referee = StandIn()
        play(working(Task.AT_END, options=options), put(WORKER), referee)
        job = referee.placings[0].job
        assert job is not None
        assert job.highest_glove_girder is wanted


WORKERS_ONLY = (20, 21)


def asked_foreman(*hand: int, **changes: Any) -> State:
    """Before the first flip: every card left asks for a worker, and none is in the reserve (M72)."""
    state = foreman(*hand, work=None, **changes)
    assert {CARDS[card].back for card in WORKERS_ONLY} == {"worker"}
    workers = {piece: UP for piece in reserve(state.poses) if PIECES[piece] is Kind.WORKER}
    piles = Piles(WORKERS_ONLY, back_of(20), discard=(0,), flips=1)
    return replace(state, poses={**state.poses, **workers}, piles=piles)


def test_m72_m80_a_foreman_is_asked_before_the_reserve_ending_is_called() -> None:
    state = asked_foreman(3)
    events = rules.begin_turn(state, SeededChance(0))
    assert kinds(events) == [CardFlipped, ForemanAsked]
    asked: State = fold(state, events)
    assert (asked.phase, asked.ending, rules.to_move(asked)) == ("asked", None, 0)
    assert asked.work is not None
    assert asked.work.impossible == "used_up"
    assert CARDS[3].back == "girder"
    assert list(rules.legal_moves(asked).listed()) == [LayCard(3, "draw"), Decline()]
    laid, _ = play(asked, LayCard(3, "draw"))
    assert (laid.phase, laid.active) == ("placing", 0)
    assert laid.work is not None
    assert laid.work.impossible is None
    ended, events = play(asked, Decline())
    assert kinds(events) == [LayDeclined, GameEnded]
    assert only(events, GameEnded).reason == "reserve"
    assert ended.phase == "over"


def test_m24_m80_a_foreman_is_asked_before_an_impossible_action_is_skipped() -> None:
    """M24: no girder of a glove colour."""
    state = foreman(3, work=None)
    bare = {piece: pose for piece, pose in state.poses.items() if PIECES[piece] is not Kind.GIRDER}
    state = replace(state, poses=bare, piles=Piles(WORKERS_ONLY, back_of(20), discard=(0,), flips=1))
    events = rules.begin_turn(state, Last())
    assert kinds(events) == [CardFlipped, ForemanAsked]
    asked: State = fold(state, events)
    assert asked.phase == "asked"
    assert asked.work is not None
    assert asked.work.impossible == "skipped"
    after, events = play(asked, Decline())
    assert kinds(events)[:2] == [LayDeclined, CardFlipped]
    assert after.piles.flips > asked.piles.flips
    assert after.players[0].cards == 1


def test_m80_nothing_is_placed_while_a_foreman_is_asked() -> None:
    state = asked_foreman(3)
    asked: State = fold(state, rules.begin_turn(state, SeededChance(0)))
    assert rules.legal_moves(asked).candidates() == []
    assert refusal(asked, put(GIRDER)) == "lay_or_decline_first"
    assert refusal(asked, LayCard(9, "draw")) == "no_such_card_to_lay"
    assert refusal(working(), Decline()) == "nothing_to_decline"


def test_m80_who_has_cards_is_asked_even_if_none_of_them_helps() -> None:
    """M80: who is not asked would show everybody what is in the hand."""
    state = asked_foreman(30)
    assert CARDS[30].back == "worker"
    asked: State = fold(state, rules.begin_turn(state, SeededChance(0)))
    assert list(rules.legal_moves(asked).listed()) == [Decline()]


@pytest.mark.parametrize(
    "changes", [{"laid_a_card": True}, {"active": 1}, {"rules": 1}], ids=["has laid one", "has none", "version 0.1"]
)
def test_m80_who_cannot_lay_is_not_asked(changes: dict[str, Any]) -> None:
    assert kinds(rules.begin_turn(asked_foreman(3, **changes), SeededChance(0))) == [CardFlipped, GameEnded]


def test_m72_m80_nobody_is_asked_when_no_card_can_help() -> None:
    """M72: without a girder in the reserve the game stops whatever is laid."""
    state = asked_foreman(3)
    girders = {piece: UP for piece in reserve(state.poses) if PIECES[piece] is Kind.GIRDER}
    bare = replace(state, poses={**state.poses, **girders})
    assert kinds(rules.begin_turn(bare, SeededChance(0))) == [CardFlipped, GameEnded]


# House rules


@pytest.mark.parametrize(
    ("options", "begin_with"),
    [
        (Options(certificates=5), (5, 5)),
        (Options(certificates=1), (1, 1)),
        (Options(certificates=4, experts=(1,)), (4, 3)),
        (Options(certificates=1, experts=(1,)), (1, 1)),
    ],
)
def test_m12_m90_a_table_may_choose_how_many_certificates(options: Options, begin_with: tuple[int, int]) -> None:
    state: State = fold(None, rules.setup(2, options, SeededChance(0), StandIn()))
    assert tuple(player.certificates for player in state.players) == begin_with


@pytest.mark.parametrize("titles", [1, 7])
def test_m71_m90_a_table_may_choose_how_many_titles_win(titles: int) -> None:
    state = with_player(with_rita(working(options=Options(titles=titles))), 0, titles=titles - 1)
    _, events = play(state, put(GIRDER))
    assert only(events, GameEnded).reason == "titles"
    if titles > 1:
        _, events = play(with_player(state, 0, titles=titles - 2), put(GIRDER))
        assert not any_of(events, GameEnded)


def test_m90_every_hand_may_tremble() -> None:
    for tremor, active, trembles in (("all", 0, True), ("all", 2, True), (True, 0, False), (False, 0, False)):
        options = Options(tremor=tremor, experts=(1,))  # type: ignore[arg-type]
        _, events = play(working(options=options, active=active), put(GIRDER))
        assert (only(events, PiecePlaced).tremor is not None) is trembles


# Experts


def test_m12_the_hands_of_experts_tremble_where_the_table_wants_it() -> None:
    """M12; the seed of the tremor is drawn, and told."""
    for options, trembles in (
        (Options(experts=(0,), tremor=True), True),
        (Options(experts=(1,), tremor=True), False),
        (Options(experts=(0,)), False),
    ):
        referee, chance = StandIn(), Last()
        _, events = play(working(options=options), put(GIRDER), referee, chance)
        asked = [items for purpose, items in chance.asked if purpose == "tremor"]
        assert asked == ([range(2**31)] if trembles else [])
        seed = 2**31 - 1 if trembles else None
        assert only(events, PiecePlaced).tremor == seed
        assert referee.placings[0].tremor == (None if seed is None else Tremor(seed))


def test_m10_m12_nobody_trembles_while_preparing_or_clearing_up() -> None:
    chance = Last()
    play(started(site="by_hand", experts=(0,), tremor=True), put("support-1"), chance=chance)
    state = replace(clearing("hat-1", "hat-2"), options=Options(experts=(1,), tremor=True))
    play(state, ClearAway(Piece("hat-1")), chance=chance)
    assert chance.asked == []


# Led live


def test_m30_m63_a_referee_is_asked_the_same_whoever_leads_the_hand() -> None:
    state = working()
    placed = questions.question(state, put(GIRDER), SeededChance(0))
    job = Job(Task.SAME_COLOUR, ("orange", "black"), GIRDER)
    assert placed == Placing(state.poses, put(GIRDER), None, job, free_slips=True)
    left = clearing("hat-1")
    move = ClearAway(Piece("hat-1"))
    assert questions.question(left, move, SeededChance(0)) == Tidying(left.poses, move, left.clearing, by_force=False)


def test_m10_the_referee_knows_while_the_site_is_prepared() -> None:
    for state, preparing in ((started(site="by_hand"), True), (working(), False)):
        referee = StandIn()
        play(state, put("support-1" if preparing else GIRDER), referee)
        assert referee.placings[0].preparing is preparing


# The eight methods


def test_the_game_asks_its_own_referee() -> None:
    referee = StandIn()
    game = MenAtWork(referee)
    events = game.setup(2, Options(), SeededChance(3))
    assert only(events, SitePrepared).engine == "stand-in"
    state: State = fold(None, events)
    game.decide(replace(state, work=Work(SAME)), put(GIRDER), SeededChance(0))
    assert len(referee.placings) == 1
    assert isinstance(MenAtWork()._referee, Simulated)


def test_a_refused_move_asks_nobody() -> None:
    referee, chance = StandIn(), Last()
    with pytest.raises(IllegalMove):
        rules.decide(working(options=Options(experts=(0,), tremor=True)), put("crane"), chance, referee)
    assert (referee.placings, chance.asked) == ([], [])
