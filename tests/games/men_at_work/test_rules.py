"""How a game of Men at Work runs. Where only the order of things matters, the site is played by a stand-in that does
what the test says; the last tests run the real site.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput, IllegalMove
from chantier.games.men_at_work import acts, rules
from chantier.games.men_at_work.accidents import Accident
from chantier.games.men_at_work.acts import Acted
from chantier.games.men_at_work.cards import CARDS, Task
from chantier.games.men_at_work.deck import Piles, back_of
from chantier.games.men_at_work.events import (
    AccidentHappened,
    CardFlipped,
    CardSkipped,
    GameEnded,
    GameOpened,
    HandDealt,
    Judged,
    PieceCleared,
    PieceSlipped,
    RitaArrived,
    SitePrepared,
    SiteSettled,
    TitleGiven,
    TopShown,
    TurnPassed,
    WorkBegun,
)
from chantier.games.men_at_work.folding import fold
from chantier.games.men_at_work.hand import Path, Target
from chantier.games.men_at_work.jobs import Order, reserve
from chantier.games.men_at_work.judge import Condition, Verdict
from chantier.games.men_at_work.moves import ClearAway, LayCard, Place, PushBack
from chantier.games.men_at_work.pieces import PRESETS, TABLE, Piece, hat_of, with_hats
from chantier.games.men_at_work.poses import Pose, at
from chantier.games.men_at_work.settling import Rest
from chantier.games.men_at_work.state import Options, State, Work
from chantier.games.men_at_work.survey import Survey
from chantier.games.men_at_work.touches import Touch, TouchPoint

T = TypeVar("T")
REST = Rest(settled=True, ticks=300, damped=False)
UP = Pose((0.0, 0.0, 200.0))
PATH = Path((Target(0.0, (0.0, 0.0, 150.0), (1.0, 0.0, 0.0, 0.0)),), 1.0)
GIRDER, WORKER = Piece("girder-orange-2"), Piece("worker-2")


class StandIn:
    """A site that does what it is told: where a piece ends up, what falls, what lies on the table."""

    def __init__(self) -> None:
        self.accident: Accident | None = None
        self.slipped = False
        self.on_table: tuple[Piece, ...] = ()
        self.ends_on_table: tuple[Piece, ...] = ()
        self.held = True
        self.record = False

    def place(
        self, poses: Mapping[Piece, Pose], piece: Piece, start: Pose, path: Path, joined: tuple[Piece, Pose] | None
    ) -> Acted:
        coming = {piece: at(1.0, 2.0, 100.0)} | ({joined[0]: at(1.0, 2.0, 110.0)} if joined else {})
        return self._acted({**poses, **with_hats(coming)})

    def take_away(self, poses: Mapping[Piece, Pose], piece: Piece) -> Acted:
        self.on_table = tuple(one for one in self.on_table if one != piece)
        return self._acted({one: pose for one, pose in poses.items() if one != piece})

    def _acted(self, poses: dict[Piece, Pose]) -> Acted:
        point = (TouchPoint((84.5, 0.0, 0.0), 0.0, 1.0),)
        touches = [Touch(piece, "bar", TABLE, "top", (0.0, 0.0, -1.0), point) for piece in self.on_table]
        for piece in self.on_table:
            poses[piece] = at(0.0, 0.0, 4.5) if piece in self.ends_on_table else at(84.5, 0.0, 4.5)
        return Acted(poses, Survey(poses, touches), REST, self.accident, self.slipped)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    site = StandIn()
    monkeypatch.setattr(acts, "place", site.place)
    monkeypatch.setattr(acts, "take_away", site.take_away)
    said = (Condition("touches_its_colour", True),)
    monkeypatch.setattr(
        rules, "judge", lambda seen, job: Verdict(said if site.held else (Condition("touches_its_colour", False),))
    )
    monkeypatch.setattr(rules, "holds_the_record", lambda seen, placed: site.record)
    return site


def working(task: Task = Task.SAME_COLOUR, seats: int = 3, **changes: Any) -> State:
    """A game in which seat 0 has this to do."""
    options = changes.pop("options", Options())
    state: State = rules.apply(None, GameOpened(seats, options))
    piles = Piles(tuple(range(2, 36)), back_of(5), discard=(0,), flips=1)
    work = Work(Order(task, ("orange", "black")))
    return replace(
        state, poses=dict(PRESETS["beginner"]), phase="placing", work=work, piles=piles, turn=1, **changes
    )  # fmt: skip


def put(piece: Piece = GIRDER, joined: Piece | None = None) -> Place:
    return Place(piece, UP, PATH, joined, None if joined is None else UP)


def play(state: State, move: Any, seed: int = 0) -> tuple[State, list[Any]]:
    events = rules.decide(state, move, SeededChance(seed))
    return fold(state, events), events


def only(events: list[Any], kind: type[T]) -> T:
    [found] = [event for event in events if isinstance(event, kind)]
    return found


def kinds(events: list[Any]) -> list[type]:
    return [type(event) for event in events]


# Setting up


@pytest.mark.parametrize("seats", [1, 6])
def test_m01_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadInput) as refused:
        rules.setup(seats, Options(), SeededChance(0))
    assert refused.value.facts == {"fewest": 2, "most": 5, "came": seats}


def test_m10_m13_the_site_is_prepared_and_the_named_seat_begins() -> None:
    events = rules.setup(3, Options(first=2, site="expert"), SeededChance(0))
    prepared = only(events, SitePrepared)
    assert set(prepared.poses) == set(PRESETS["expert"])
    state: State = fold(None, events)
    assert state.active == rules.to_move(state) == 2
    assert state.phase == "placing"
    for bad in (Options(first=3), Options(experts=(5,))):
        with pytest.raises(BadInput):
            rules.setup(3, bad, SeededChance(0))


def test_m12_three_certificates_two_for_experts() -> None:
    state = working(options=Options(experts=(1,)))
    assert [player.certificates for player in state.players] == [3, 2, 3]


def test_m80_foremen_are_dealt_two_cards_each_that_only_they_see() -> None:
    events = rules.setup(5, Options(foreman=True), SeededChance(0))
    dealt = [event for event in events if isinstance(event, HandDealt)]
    assert [event.to for event in dealt] == [0, 1, 2, 3, 4]
    cards = [card for event in dealt for card in event.cards]
    assert len(set(cards)) == 10
    state: State = fold(None, events)
    assert not set(cards) & {*state.piles.hidden, *state.piles.discard}
    assert len(state.piles.hidden) + len(state.piles.discard) == 26


# A turn


def test_m20_m22_a_turn_flips_a_card_and_work_is_what_and_how() -> None:
    events = rules.setup(2, Options(), SeededChance(4))
    assert kinds(events)[2:5] == [TopShown, CardFlipped, TopShown]
    state: State = fold(None, events)
    assert state.work is not None
    assert state.piles.what is not None
    how = CARDS[state.piles.discard[-1]]
    assert state.work.order.task == (how.girder if state.piles.what.kind == "girder" else how.worker)
    assert state.work.order.colours == state.piles.what.colours


def test_m24_a_card_that_cannot_be_done_is_skipped() -> None:
    """Without any worker on the site nobody's arm can bear a girder."""
    skipped = 0
    for seed in range(40):
        state = working()
        poses = {piece: pose for piece, pose in state.poses.items() if "worker" not in piece and "hat" not in piece}
        events = rules.begin_turn(replace(state, poses=poses), SeededChance(seed))
        after: State = fold(replace(state, poses=poses), events)
        assert after.work is not None
        assert after.work.order.task not in (Task.ON_ARM, Task.CONNECTED)
        skipped += sum(isinstance(event, CardSkipped) for event in events)
    assert skipped > 0


def test_m25_a_job_well_done_passes_the_hook_clockwise(stand_in: StandIn) -> None:
    state, events = play(working(), put())
    assert kinds(events)[:3] == [SiteSettled, Judged, TurnPassed]
    assert only(events, Judged).held
    assert (state.active, state.phase) == (1, "placing")
    assert GIRDER in state.poses
    assert state.work is not None
    assert state.work.placed == ()


def test_m25_several_pieces_are_placed_one_after_the_other(stand_in: StandIn) -> None:
    state, events = play(working(Task.THEN_WORKER), put())
    assert kinds(events) == [SiteSettled]
    assert state.active == 0
    assert state.work is not None
    assert (state.work.placed, state.work.steps_done) == ((GIRDER,), 1)
    with pytest.raises(IllegalMove) as refused:
        play(state, put(Piece("girder-orange-3")))
    assert refused.value.code == "piece_not_asked_for"
    state, events = play(state, put(WORKER))
    assert only(events, Judged).held
    assert hat_of(WORKER) in state.poses
    assert state.active == 1


def test_m30_m50_two_pieces_together_where_the_card_says_so(stand_in: StandIn) -> None:
    state = working(Task.WITH_BRICK)
    for move, code in (
        (put(), "two_pieces_together"),
        (put(joined=Piece("beam-1")), "piece_not_asked_for"),
    ):
        with pytest.raises(IllegalMove) as refused:
            play(state, move)
        assert refused.value.code == code
    with pytest.raises(IllegalMove):
        play(working(), put(joined=Piece("brick-1")))
    after, events = play(state, put(joined=Piece("brick-1")))
    assert only(events, SiteSettled).pieces == (GIRDER, Piece("brick-1"))
    assert after.active == 1


def test_m22_m23_only_pieces_the_card_asks_for_from_the_reserve() -> None:
    state = working()
    for piece in ("girder-white-2", "girder-orange-1", "worker-2", "brick-1", "nonsense"):
        with pytest.raises(IllegalMove) as refused:
            play(state, put(Piece(piece)))
        assert refused.value.code == "piece_not_asked_for", piece


def test_m33_an_attempt_that_fails_is_repeated_with_the_same_piece(stand_in: StandIn) -> None:
    stand_in.held = False
    state, events = play(working(), put())
    assert kinds(events) == [SiteSettled, Judged]
    assert (state.active, state.phase) == (0, "placing")
    assert state.work is not None
    assert [condition.held for condition in state.work.conditions] == [False]
    with pytest.raises(IllegalMove):
        play(state, put(Piece("girder-black-2")))
    stand_in.held = True
    state, events = play(state, put())
    assert only(events, Judged).held
    assert state.active == 1


# Accidents


def test_m60_an_accident_costs_a_certificate_and_ends_the_turn(stand_in: StandIn) -> None:
    fallen = Piece("girder-white-1")
    stand_in.accident = Accident(fallen, TABLE)
    stand_in.on_table = (fallen,)
    state, events = play(working(), put())
    assert kinds(events) == [SiteSettled, AccidentHappened, TurnPassed]
    assert [player.certificates for player in state.players] == [2, 3, 3]
    assert (state.active, state.phase, state.to_clear) == (1, "clearing", (fallen,))
    with pytest.raises(IllegalMove) as refused:
        play(state, put())
    assert refused.value.code == "clear_up_first"


def test_m61_a_piece_that_slips_is_taken_again_or_costs_a_certificate(stand_in: StandIn) -> None:
    stand_in.slipped = True
    state, events = play(working(Task.AT_END), put(WORKER))
    assert kinds(events) == [SiteSettled, PieceSlipped]
    assert state.active == 0
    assert WORKER not in state.poses
    assert hat_of(WORKER) not in state.poses
    assert state.work is not None
    assert (state.work.placed, state.work.steps_done) == ((), 0)
    strict = working(Task.AT_END, options=Options(slips="strict"))
    stand_in.on_table = (WORKER,)
    state, events = play(strict, put(WORKER))
    assert only(events, AccidentHappened) == AccidentHappened(0, WORKER, TABLE)
    assert state.players[0].certificates == 2


def test_m62_m71_who_has_no_certificate_is_out_and_the_last_one_wins(stand_in: StandIn) -> None:
    stand_in.accident = Accident(Piece("hat-1"), TABLE)
    state = working(options=Options())
    one_left = replace(state, players=(replace(state.players[0], certificates=1), *state.players[1:]))
    after, events = play(one_left, put())
    assert after.players[0].is_out
    assert after.active == 1
    last = replace(one_left, players=(one_left.players[0], replace(state.players[1], certificates=0), state.players[2]))
    after, events = play(last, put())
    assert only(events, GameEnded).winners == (2,)
    assert only(events, GameEnded).reason == "last"
    assert rules.to_move(after) is None
    with pytest.raises(IllegalMove):
        rules.legal_moves(after)


def test_m13_the_hook_passes_over_who_is_out(stand_in: StandIn) -> None:
    state = working(seats=4)
    out = replace(state.players[1], certificates=0)
    after, _ = play(replace(state, players=(state.players[0], out, *state.players[2:])), put())
    assert after.active == 2


# Clearing up


def clearing(*lying: str, pushable: tuple[str, ...] = ()) -> State:
    pieces = tuple(Piece(one) for one in lying)
    return replace(
        working(),
        phase="clearing",
        work=None,
        to_clear=pieces,
        pushable=tuple(Piece(one) for one in pushable),
        active=1,
    )


def test_m63_what_lies_on_the_table_goes_back_piece_by_piece_then_the_turn_starts(stand_in: StandIn) -> None:
    state = clearing("girder-white-1", "hat-1")
    stand_in.on_table = (Piece("girder-white-1"), Piece("hat-1"))
    assert list(rules.legal_moves(state)) == [ClearAway(Piece("girder-white-1")), ClearAway(Piece("hat-1"))]
    state, events = play(state, ClearAway(Piece("hat-1")))
    assert kinds(events) == [SiteSettled, PieceCleared]
    assert Piece("hat-1") not in state.poses
    with pytest.raises(IllegalMove):
        play(state, ClearAway(Piece("hat-1")))
    state, events = play(state, ClearAway(Piece("girder-white-1")))
    assert isinstance(events[-1], WorkBegun | GameEnded)
    assert state.active == 1


def test_m63_a_girder_with_one_end_on_the_table_may_be_pushed_back(stand_in: StandIn) -> None:
    girder = Piece("girder-white-1")
    stand_in.accident = Accident(girder, TABLE)
    stand_in.on_table = stand_in.ends_on_table = (girder,)
    state, events = play(working(), put())
    assert only(events, TurnPassed).pushable == (girder,)
    stand_in.accident, stand_in.on_table = None, ()
    after, events = play(state, PushBack(girder, PATH))
    assert only(events, PieceCleared).kept
    assert girder in after.poses
    assert after.phase == "placing"
    with pytest.raises(IllegalMove):
        play(replace(state, pushable=()), PushBack(girder, PATH))


def test_m64_an_accident_while_clearing_up_counts_and_ends_the_turn(stand_in: StandIn) -> None:
    stand_in.on_table = (Piece("girder-white-1"), Piece("girder-black-1"))
    stand_in.accident = Accident(Piece("girder-black-1"), TABLE)
    state, events = play(clearing("girder-white-1"), ClearAway(Piece("girder-white-1")))
    assert only(events, AccidentHappened).seat == 1
    assert state.players[1].certificates == 2
    assert (state.active, state.phase, state.to_clear) == (2, "clearing", (Piece("girder-black-1"),))


# Boss Rita and the end


def with_rita(state: State) -> State:
    return replace(state, piles=replace(state.piles, rita_is_here=True))


def test_m70_titles_only_once_rita_is_there_and_only_for_the_highest_piece(stand_in: StandIn) -> None:
    stand_in.record = True
    state, events = play(working(), put())
    assert not any(isinstance(event, TitleGiven) for event in events)
    state, events = play(with_rita(working()), put())
    assert only(events, TitleGiven) == TitleGiven(0, GIRDER)
    assert state.players[0].titles == 1
    stand_in.record = False
    _, events = play(with_rita(working()), put())
    assert not any(isinstance(event, TitleGiven) for event in events)


def test_m70_none_after_an_accident(stand_in: StandIn) -> None:
    stand_in.record = True
    stand_in.accident = Accident(Piece("hat-1"), TABLE)
    _, events = play(with_rita(working()), put())
    assert not any(isinstance(event, TitleGiven) for event in events)


def test_m70_rita_is_set_aside_and_another_card_is_flipped() -> None:
    state = working(seats=2)
    state = replace(state, piles=replace(state.piles, flips=11))
    events = rules._flip(state, SeededChance(0))
    assert kinds(events)[:2] == [RitaArrived, CardFlipped]
    after: State = fold(state, events)
    assert after.piles.rita_is_here


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 4), (5, 3)])
def test_m71_first_to_the_titles_wins(stand_in: StandIn, seats: int, needed: int) -> None:
    stand_in.record = True
    state = with_rita(working(seats=seats))
    for titles, wins in ((needed - 2, False), (needed - 1, True)):
        player = replace(state.players[0], titles=titles)
        _, events = play(replace(state, players=(player, *state.players[1:])), put())
        assert any(isinstance(event, GameEnded) for event in events) == wins
    assert only(events, GameEnded).reason == "titles"
    assert only(events, GameEnded).winners == (0,)


def test_m72_an_empty_reserve_stops_the_game_and_counts_certificates_and_titles() -> None:
    state = working()
    girders = {piece: UP for piece in reserve(state.poses) if piece.startswith("girder")}
    players = (
        replace(state.players[0], certificates=1, titles=2),
        replace(state.players[1], certificates=2, titles=1),
        replace(state.players[2], certificates=2, titles=0),
    )
    state = replace(state, poses={**state.poses, **girders}, players=players)
    ended = only(rules.begin_turn(state, SeededChance(0)), GameEnded)
    assert ended == GameEnded((3, 3, 2), (0,), "reserve")  # level on points, more titles
    even = replace(state, players=(players[0], players[0], players[2]))
    assert only(rules.begin_turn(even, SeededChance(0)), GameEnded).winners == (0, 1)


# Foremen


def test_m80_a_foreman_changes_what_or_how_before_placing(stand_in: StandIn) -> None:
    state = working(options=Options(foreman=True))
    state = replace(state, players=(replace(state.players[0], hand=(0, 1)), *state.players[1:]))
    laid, events = play(state, LayCard(1, "discard"))
    assert laid.work is not None
    assert laid.work.order.task in (CARDS[1].girder, CARDS[1].worker)
    assert laid.players[0].hand == (0,)
    laid, events = play(state, LayCard(1, "draw"))
    assert laid.work is not None
    assert laid.work.order.colours == CARDS[1].colours
    assert [event.to for event in events] == [None, 0, None]
    with pytest.raises(IllegalMove) as refused:
        play(state, LayCard(7, "draw"))
    assert refused.value.code == "card_not_in_hand"
    begun, _ = play(replace(state, work=Work(Order(Task.THEN_WORKER, ("orange", "black")))), put())
    with pytest.raises(IllegalMove) as refused:
        play(begun, LayCard(1, "draw"))
    assert refused.value.code == "too_late_for_a_card"


# The real site


def test_bad_paths_are_refused_and_change_nothing() -> None:
    state = working()
    for path, code in (
        (Path((Target(0.0, (float("nan"), 0.0, 0.0), (1.0, 0.0, 0.0, 0.0)),), 1.0), "path_not_finite"),
        (Path((), 3600.0), "path_too_long"),
        (Path((Target(0.0, (9999.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0)),), 1.0), "pose_out_of_bounds"),
    ):
        with pytest.raises(IllegalMove) as refused:
            play(state, Place(GIRDER, UP, path))
        assert refused.value.code == code
    with pytest.raises(IllegalMove) as refused:
        play(state, Place(GIRDER, state.poses[Piece("girder-white-1")], PATH))
    assert refused.value.code == "pose_inside_piece"


def test_m40_a_girder_balanced_by_hand_is_judged_well() -> None:
    """From the hand to the hook: lowered onto the white girder of the beginners' site, let go, judged, passed on."""
    state: State = fold(None, rules.setup(2, Options(), SeededChance(1)))
    state = replace(state, work=Work(Order(Task.BALANCE, ("orange", "black"))))
    white = state.poses[Piece("girder-white-1")]
    goal = at(0.0, 45.0, white.position[2] + 9.5, 90.0)
    path = Path((Target(0.0, goal.position, goal.rotation),), 2.0)
    after, events = play(state, Place(GIRDER, replace(goal, position=(0.0, 45.0, 140.0)), path))
    assert only(events, Judged).held
    assert abs(after.poses[GIRDER].position[2] - white.position[2] - 9.0) < 0.1
    assert after.active == 1


def test_m60_pulling_out_a_support_brings_the_site_down() -> None:
    state: State = fold(None, rules.setup(2, Options(), SeededChance(1)))
    state = replace(state, phase="clearing", to_clear=(Piece("support-1"),))
    after, events = play(state, ClearAway(Piece("support-1")))
    assert only(events, AccidentHappened).onto == TABLE
    assert after.phase == "clearing"
    assert after.to_clear
