"""The bots of Men at Work at work: a steady hand does every card, levels repeat themselves, sites are prepared."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks.levels import LEVELS, wilson
from chantier.bots.men_at_work import Apprentice, Journeyman, Master, levels, simulation
from chantier.bots.men_at_work.candidates import ideas
from chantier.bots.men_at_work.clearing import tidied
from chantier.bots.men_at_work.context import look
from chantier.bots.men_at_work.foreman_cards import card_laid
from chantier.bots.men_at_work.gestures import STEADY, gesture, missing
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.last_resort import at_a_loss, impatient
from chantier.bots.men_at_work.levels import (
    HOPES,
    PATIENCE,
    SAME_PLACE_DEG,
    SAME_PLACE_MM,
    Level,
    best_idea,
    different,
    fresh,
)
from chantier.core.bot import Bot
from chantier.core.chance import Chance, SeededChance
from chantier.core.match import Match
from chantier.core.sight import Sight, sight
from chantier.games.men_at_work import MenAtWork, rules
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import CAREFUL_SPEED
from chantier.games.men_at_work.cards import CARDS, GIRDER_TASKS, WORKER_TASKS, Task
from chantier.games.men_at_work.deck import Piles, back_of
from chantier.games.men_at_work.geometry.poses import Pose, angle_between_deg, at, turned
from chantier.games.men_at_work.jobs import Order
from chantier.games.men_at_work.moves import (
    Choices,
    ClearAway,
    Decline,
    GiveUp,
    LayCard,
    MenAtWorkMove,
    Place,
    PushBack,
)
from chantier.games.men_at_work.pieces import PIECES, PRESETS, Kind, Piece, highest_point_mm
from chantier.games.men_at_work.state import Clearing, Miss, Options, State, Work
from chantier.games.men_at_work.view import view
from tests.bots.support.situations import beginning, play, read
from tests.games.men_at_work.support.asked import asked, seen

SITES, SITUATIONS = read()
CORNERS = ((-50, -70), (-50, 70), (50, -70), (50, 70))
STEADY_HAND = Level("steady", STEADY, levels.MASTER.manner, looks=120, ambition=0.0, whim=0.0, rounds=((2, 1),))


class Steady:
    """A bot whose hand never misses; it tries two ideas."""

    name = "steady"

    def choose(self, sight: Sight, chance: Chance) -> MenAtWorkMove:
        legal: Choices = sight.legal
        assert legal.work is not None
        rng = random.Random(chance.choose(range(2**32), "bot"))
        idea = best_idea(STEADY_HAND, look(legal.poses, legal.work), rng)
        return gesture(idea or at_a_loss(legal, rng), legal.poses, missing(STEADY, rng))


def test_there_are_fifty_situations_with_every_card_on_small_and_large_sites() -> None:
    assert len(SITUATIONS) >= 50
    for task in (*GIRDER_TASKS, *WORKER_TASKS):
        sizes = [len(SITES[one.site]) for one in SITUATIONS if one.order.task == task]
        assert len(sizes) >= 2, task
    assert min(map(len, SITES)) < 20
    assert max(map(len, SITES)) >= 38


@pytest.mark.parametrize("number", range(len(SITES)))
def test_the_sites_of_the_situations_rest(number: int) -> None:
    site = acts.standing(SITES[number])
    for piece in site.pieces:
        if PIECES[piece] not in (Kind.BOX,):
            site._bodies.body(piece).wake_up(True)
    site.settle()
    for piece, pose in SITES[number].items():
        assert site.pose(piece).position == pytest.approx(pose.position, abs=0.5), piece


@pytest.mark.parametrize("task", [*GIRDER_TASKS, *WORKER_TASKS])
def test_a_steady_hand_does_every_card(task: Task) -> None:
    """At least one of the situations with this card, without an accident (M40 to M5A)."""
    mine = [one for one in SITUATIONS if one.order.task == task]
    turns = (play(Steady(), SITES[one.site], one.order, "steady") for one in mine)
    assert any(turn.success for turn in turns)


@pytest.mark.parametrize("bot", [Apprentice(), Journeyman(), Master()], ids=lambda bot: bot.name)
def test_the_same_seed_gives_the_same_move_and_it_is_legal(bot: Bot) -> None:
    one = SITUATIONS[0]
    seen = sight(MenAtWork(), beginning(SITES[one.site], one.order), (), 0)
    first, second = (bot.choose(seen, SeededChance("same")) for _ in range(2))
    assert first == second
    assert first in seen.legal


def test_the_move_does_not_depend_on_who_does_the_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    one = SITUATIONS[0]
    seen = sight(MenAtWork(), beginning(SITES[one.site], one.order), (), 0)
    monkeypatch.setattr(simulation, "_workers", lambda: 2)
    beside = Journeyman().choose(seen, SeededChance("who"))
    monkeypatch.setattr(simulation, "_crew", lambda: None)
    assert Journeyman().choose(seen, SeededChance("who")) == beside


def test_a_trial_tells_accidents_failures_and_records() -> None:
    order = Order(Task.BECOMES_HIGHEST, ("orange", "purple"))
    seen = look(PRESETS["beginner"], Work(order))
    rng = random.Random(1)
    good = max(ideas(seen, rng, 80), key=lambda idea: idea.safety)
    wrong = good._replace(goal=Pose((200.0, 200.0, 30.0)))  # beside the site
    moves = [gesture(idea, seen.poses, missing(STEADY, rng)) for idea in (good, wrong)]
    done, slipped = simulation.tried(seen, [simulation.TrialMove(move, seen.work, False, 1) for move in moves])
    assert done.good
    assert not done.accident
    assert slipped == simulation.FAILED


def test_ideas_are_different_places() -> None:
    seen = look(PRESETS["beginner"], Work(Order(Task.SAME_COLOUR, ("orange", "purple"))))
    found = ideas(seen, random.Random(2), 60)
    kept = different([*found, *found])
    assert 0 < len(kept) <= len(found)


@pytest.mark.parametrize("options", [Options(site="by_hand"), Options(site="by_hand", skyscraper=True, crane=True)])
def test_m10_a_bot_prepares_a_site_by_hand(options: Options) -> None:
    """M10: nothing costs a certificate, and the first turn begins on a site."""
    match = Match(MenAtWork(), 2, options, SeededChance)
    while match.state.phase == "preparing":
        match.play(0, Apprentice().choose(match.sight(0), SeededChance(1)))
    assert {PIECES[piece] for piece in match.state.poses} >= {Kind.GIRDER, Kind.WORKER, Kind.HAT}
    assert [player.certificates for player in match.state.players] == [3, 3]


def test_m63_what_carries_nothing_is_cleared_first() -> None:
    """M63, M64: a girder that another one leans on stays till the other is gone."""
    under, over = Piece("girder-orange-1"), Piece("girder-black-1")
    poses = {under: at(0, 0, 4.5), over: at(0, 0, 13.5, 90), Piece("brick-1"): at(120, 0, 4)}
    move = tidied(Choices("clearing", poses, clearing=Clearing((under, Piece("brick-1")))), 0, STEADY, random.Random(1))
    assert move == ClearAway(Piece("brick-1"))


def test_m63_nobody_waits_for_a_hook_that_has_arrived() -> None:
    """M63: a piece that lies near the edge is out sooner than one in the middle."""
    under, over = Piece("girder-orange-1"), Piece("girder-black-1")
    seconds = []
    for x in (0, 150):
        poses = {under: at(x, 0, 4.5), over: at(x, 0, 13.5, 90)}
        lying = Choices("clearing", poses, clearing=Clearing((under,), covered=(under,)))
        move = tidied(lying, 0, STEADY, random.Random(1))
        assert isinstance(move, ClearAway)
        end = move.path.targets[-1].position
        arrived = math.dist(poses[under].position, end) / CAREFUL_SPEED
        assert arrived < move.path.release_s < arrived + 1
        seconds.append(move.path.release_s)
    assert seconds[1] < seconds[0] - 3


def test_m63_a_girder_with_one_end_on_the_table_is_pushed_back_where_that_works() -> None:
    """M63."""
    leaning, rails = Piece("girder-white-2"), (Piece("girder-orange-1"), Piece("girder-purple-1"))
    supports = {Piece(f"support-{n}"): at(x, y, 25) for n, (x, y) in enumerate(CORNERS, 1)}
    site = acts.standing({**supports, rails[0]: at(-50, 0, 54.5, 90), rails[1]: at(50, 0, 54.5, 90)})
    site.add(leaning, Pose((123.0, 0.0, 36.4), turned((0.0, 1.0, 0.0), 22.0)))
    site.settle()
    poses = site.poses()
    assert acts.survey(site).touched(leaning) == {rails[1]}
    lying = Choices("clearing", poses, clearing=Clearing((leaning,), pushable=(leaning,)))
    move = tidied(lying, 2, STEADY, random.Random(1))
    assert isinstance(move, PushBack)
    assert move in lying


def test_m80_a_card_is_laid_when_the_work_is_hopeless() -> None:
    """M80: nobody is left to carry, so another card has to do."""
    supports = {Piece(f"support-{n}"): at(x, 0, 25) for n, x in ((1, -60), (2, 60))}
    poses = {**supports, Piece("girder-orange-1"): at(0, 0, 54.5)}
    hopeless = Order(Task.CONNECTED, ("orange", "purple"))
    card = next(n for n, card in enumerate(CARDS) if card.worker is Task.AT_END)
    shown = next(n for n, card in enumerate(CARDS) if card.worker is Task.CONNECTED)
    top = next(
        n for n, card in enumerate(CARDS) if back_of(n).kind == "worker" and card.colours == ("orange", "purple")
    )
    state = replace(beginning(poses, hopeless), piles=Piles((top,), back_of(top), discard=(shown,)))
    legal = Choices("placing", poses, Work(hopeless), lays=(LayCard(card, "discard"),))
    seen = look(poses, Work(hopeless), foreman=True)
    assert card_laid(legal, view(state, 0), seen, random.Random(1), 60) == LayCard(card, "discard")
    assert card_laid(replace(legal, lays=()), view(state, 0), seen, random.Random(1), 60) is None


def test_at_a_loss_a_bot_still_makes_a_legal_move() -> None:
    for task in (Task.TOGETHER_WITH_BEAM, Task.WITH_BRICK, Task.ON_ARM):
        legal = Choices("placing", PRESETS["beginner"], Work(Order(task, ("orange", "purple"))))
        for seed in range(6):
            move = gesture(at_a_loss(legal, random.Random(seed)), legal.poses, missing(STEADY, random.Random(seed)))
            assert move in legal
            acts.place(PRESETS["beginner"], move.grasp, move.path)  # refuses a start without room


@pytest.mark.parametrize("lies", [False, True])
def test_m33_a_bot_that_has_tried_often_enough_rather_has_an_accident(lies: bool) -> None:
    """M33 sets no limit to trying again; who watches does."""
    site = acts.standing(PRESETS["beginner"])
    girder = Piece("girder-orange-2")
    top = max(highest_point_mm(piece, pose) for piece, pose in site.poses().items())
    if lies:
        site.add(girder, at(0, 0, top + 5))
        site.settle()
    poses = site.poses()
    work = Work(Order(Task.THREE_COLOURS, ("orange", "purple")), (girder,) if lies else (), tries=PATIENCE)
    legal = Choices("placing", poses, work)
    accidents = 0
    for seed in range(4):
        move = impatient(legal, random.Random(seed))
        assert move in legal
        accidents += acts.place(poses, move.grasp, move.path).accident is not None
    assert accidents >= 2


@pytest.mark.parametrize("tries", [0, PATIENCE - 1, PATIENCE])
def test_m33_patience_ends_when_it_ends(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[Choices] = []

    def noted(legal: Choices, rng: random.Random) -> Place:
        lost.append(legal)
        return impatient(legal, rng)

    monkeypatch.setattr(levels, "impatient", noted)
    order = Order(Task.THREE_COLOURS, ("orange", "purple"))
    state = replace(beginning(SITES[0], order), work=Work(order, tries=tries))
    Apprentice().choose(sight(MenAtWork(), state, (), 0), SeededChance(1))
    assert len(lost) == (tries == PATIENCE)


def test_wilson_is_narrower_with_more_runs_and_holds_the_share() -> None:
    low, high = wilson(90, 100)
    assert low == pytest.approx(0.826, abs=0.001)
    assert high == pytest.approx(0.945, abs=0.001)
    assert len(LEVELS) == 3


@pytest.mark.parametrize("bot", [Apprentice(), Journeyman(), Master()], ids=lambda bot: bot.name)
@pytest.mark.parametrize("why", ["skipped", "used_up"])
def test_m80_a_bot_lays_the_card_that_makes_impossible_work_possible(bot: Any, why: Any) -> None:
    state = asked("used_up")
    assert bot.choose(seen(state), SeededChance(0)) == LayCard(3, "draw")
    helpless = asked(why, hand=(30,))
    assert bot.choose(seen(helpless), SeededChance(0)) in (Decline(), *rules.legal_moves(helpless).lays)


def test_m81_a_crane_that_lies_is_put_up() -> None:
    """M81: as what has to be cleared, by a level that tries it out first."""
    site = acts.standing({})
    site.add(Piece("crane"), Pose((0.0, 60.0, 36.0), turned((1.0, 0.0, 0.0), 90.0)))
    site.settle()
    left = Clearing((Piece("crane"),), crane=at(0, 0, 0))
    move = tidied(Choices("clearing", site.poses(), clearing=left), 2, STEADY, random.Random(1))
    assert move == ClearAway(Piece("crane"))


# What failed is not tried again


def _failing(number: int, move: Place, slipped: bool = True) -> State:
    """The situation after a try there has failed."""
    one = SITUATIONS[number]
    last = move.path.targets[-1]
    miss = Miss(move.piece, Pose(last.position, last.rotation), slipped)
    state = beginning(SITES[one.site], one.order)
    assert state.work is not None
    return replace(state, work=replace(state.work, tries=1, failed=(*state.work.failed, miss)))


@pytest.mark.parametrize("bot", [Apprentice(), Journeyman()], ids=lambda bot: bot.name)
def test_m33_a_bot_does_not_repeat_nearly_the_same_place(bot: Bot) -> None:
    """Of a girder that slipped, the next try is elsewhere; the same seed would have led there again."""
    for number in (0, 9, 18):
        state = beginning(SITES[SITUATIONS[number].site], SITUATIONS[number].order)
        first = bot.choose(sight(MenAtWork(), state, (), 0), SeededChance("again"))
        second = bot.choose(sight(MenAtWork(), _failing(number, first), (), 0), SeededChance("again"))
        ends = [Pose(move.path.targets[-1].position, move.path.targets[-1].rotation) for move in (first, second)]
        near = math.dist(ends[0].position, ends[1].position) < SAME_PLACE_MM - 3.0
        assert not (near and angle_between_deg(ends[0].rotation, ends[1].rotation) < SAME_PLACE_DEG - 4.0)


def test_m33_a_place_without_an_alternative_is_tried_once_more_and_no_more() -> None:
    idea = Idea(Piece("brick-1"), at(10, 0, 80), 3.0, 84.0)
    miss = Miss(Piece("brick-1"), at(11, 1, 80.5), slipped=True)
    elsewhere = Miss(Piece("brick-1"), at(40, 1, 80.5), slipped=True)
    of_another_kind = Miss(Piece("beam-1"), at(11, 1, 80.5), slipped=True)
    assert fresh([idea], [elsewhere, of_another_kind]) == [idea]
    assert fresh([idea], [miss]) == []
    assert fresh([idea], [miss], repeats=1) == [idea]
    assert fresh([idea], [miss, miss], repeats=1) == []


HOPELESS = Order(Task.CONNECTED, ("orange", "purple"))


def _hopeless(give_up: bool, certificates: int = 3, tries: int = 0) -> State:
    """Nobody else is there to be connected with."""
    supports = {Piece(f"support-{n}"): at(x, 0, 25) for n, x in ((1, -60), (2, 60))}
    state = beginning({**supports, Piece("girder-orange-1"): at(0, 0, 54.5)}, HOPELESS)
    players = (replace(state.players[0], certificates=certificates), *state.players[1:])
    return replace(state, options=Options(give_up=give_up), players=players, work=Work(HOPELESS, tries=tries))


@pytest.mark.parametrize("bot", [Apprentice(), Journeyman(), Master()], ids=lambda bot: bot.name)
def test_m90_a_bot_gives_up_a_card_that_it_sees_no_place_for_where_it_may(bot: Bot) -> None:
    def chosen(state: State) -> object:
        return bot.choose(sight(MenAtWork(), state, (), 0), SeededChance(1))

    assert chosen(_hopeless(give_up=True)) == GiveUp()
    assert isinstance(chosen(_hopeless(give_up=False)), Place)
    assert isinstance(chosen(_hopeless(give_up=True, certificates=1)), Place), (
        "with the last certificate it hopes first"
    )
    assert chosen(_hopeless(give_up=True, certificates=1, tries=HOPES)) == GiveUp()


def test_m33_what_is_hoped_for_lies_over_something_that_carries() -> None:
    """No throws beside the site: the place has a bearer under it."""
    order = Order(Task.ON_ARM, ("orange", "purple"))
    for number in range(4):
        legal = Choices("placing", SITES[number], Work(order))
        for seed in range(5):
            idea = at_a_loss(legal, random.Random(seed))
            under = Pose((*idea.goal.position[:2], idea.goal.position[2] - 1.0), idea.goal.rotation)
            assert acts.standing(legal.poses).contacts.inside(idea.piece, under)
