"""Blueprints on the screen: boards that fit, stories that tell no secret, and moves as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from chantier.core.chance import SeededChance
from chantier.core.errors import Refusal
from chantier.core.events import Event
from chantier.core.game import Outcome
from chantier.core.match import Match
from chantier.core.sight import Sight, visible
from chantier.games.blueprints.events import DieDiscarded, DiePlaced, DieRemoved, DieTaken, GameEnded, PoolRefilled
from chantier.games.blueprints.moves import Choices, TakeDie
from chantier.games.blueprints.notation import read_building, read_plan
from chantier.games.blueprints.pieces import DICE, Die
from chantier.games.blueprints.scoring import Tally
from chantier.games.blueprints.state import Options
from chantier.registry import GAMES
from chantier.terminal.blueprints import BlueprintsScreen
from chantier.terminal.blueprints.dice import chips
from chantier.words import LANGUAGES, Words
from tests.support.playing import OneStream, play_on
from tests.terminal.support.drawing import HEIGHT, WIDTH, lines

REGISTERED = GAMES["blueprints"]
NAMES = ["Ada Lovelace", "Bo", "greedy 3", "builder 4"]
PLAN = read_plan("x 1 / 3 1 / 1 x")


def screen_for(seats: int, language: str = "en") -> BlueprintsScreen:
    return BlueprintsScreen(Words(language), NAMES[:seats])


def match_of(seats: int, seed: int = 1, **options: Any) -> Match:
    return Match(REGISTERED.game, seats, Options(**options), OneStream(seed))


def dice(text: str) -> tuple[Die, ...]:
    return tuple(DICE[word] for word in text.split())


# Boards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_a_person_needs_for_a_move_fits_on_a_small_terminal(language: str, seats: int) -> None:
    """The others' moves, the board and the prompt, at every position of a game, for whoever is to move."""
    screen = screen_for(seats, language)
    match = match_of(seats, seed=seats, open_points=True)
    for _ in play_on(match, REGISTERED, "builder"):  # which builds towers and wins Prizes
        seat = match.to_move()
        if seat is None:
            break
        recent = [match.log[at].events for at in range(max(1, len(match.log) - seats + 1), len(match.log))]
        news = [
            line for events in recent if not screen.is_moment(events) for line in screen.tell(visible(events, seat))
        ]
        sight = match.sight(seat)
        shown = lines(*news, screen.board(sight), f"{NAMES[seat]} · {screen.prompt(sight)} ")
        assert len(shown) < HEIGHT, "\n".join(shown)
        assert max(map(len, shown)) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_leaves_out_nothing_that_may_be_seen(language: str, seats: int) -> None:
    """Every die of the pool, every die taken and removed, every name and number is there in full."""
    screen = screen_for(seats, language)
    match = match_of(seats, seed=10 + seats, open_points=True)
    for _ in play_on(match, REGISTERED, "uniform"):
        seat = match.to_move()
        if match.state.round > 1 or seat is None:
            break
        view = match.sight(seat).view
        shown = "\n".join(lines(screen.board(match.sight(seat))))
        assert "…" not in shown
        others = [desk.taken for other, desk in enumerate(view.desks) if other != seat]
        built = [die for stack in view.desks[seat].building for die in stack]
        expected = [*view.pool, *built, *view.discarded, *(die for taken in others for die in taken)]
        assert sorted(re.findall(r"\b[WRSG][1-6]\b", shown)) == sorted(expected)
        assert all(NAMES[other] in shown for other in range(seats) if other != seat)


def test_the_board_says_where_the_game_stands() -> None:
    match = match_of(3, seed=5)
    shown = lines(screen_for(3).board(match.sight(0)))
    view = match.sight(0).view
    first, second = (f"{material} ({material[0].upper()})" for material in view.in_demand)
    assert shown[0] == f"Round 1 of 3 · In demand: {first}, then {second} · 21 dice in the bag"
    assert shown[1].split() == ["Pool", *view.pool]
    assert shown[-2:] == ["  Bo        0 of 6  nothing yet", "  greedy 3  0 of 6  nothing yet"]


def test_the_board_marks_whose_turn_it_is() -> None:
    match = match_of(3, seed=5, first=1)
    assert [line[0] for line in lines(screen_for(3).board(match.sight(0)))[-2:]] == ["▸", " "]


def test_an_onlooker_sees_everybody_and_nobodys_desk() -> None:
    match = match_of(2, seed=5)
    shown = "\n".join(lines(screen_for(2).board(match.sight(None))))
    assert "Ada Lovelace" in shown
    assert "Bo" in shown
    assert "Your building" not in shown
    assert "/1" not in shown


def test_points_are_shown_only_at_an_open_table() -> None:
    for open_points, told in ((True, 2), (False, 0)):  # B55: one's own and the other's
        match = match_of(2, seed=5, open_points=open_points)
        shown = "\n".join(lines(screen_for(2).board(match.sight(0))))
        assert shown.count("0 points") == told


def test_the_board_names_the_prizes_the_building_qualifies_for() -> None:
    match = match_of(2, seed=5)
    view = match.sight(0).view
    building = read_building(PLAN, "x G1G1G1G1G1 / - - / - x")
    desk = replace(view.desks[0], plan=PLAN, building=building)
    sight = replace(match.sight(0), view=replace(view, desks=(desk, view.desks[1])))
    shown = lines(screen_for(2).board(sight))
    assert [line.split("│")[-2].split("★")[0].strip() for line in shown if "★" in line] == [
        "Structural Integrity", "Materials", "Skyscraper",
    ]  # fmt: skip


# Stories


def tell(events: Sequence[Event], seats: int = 2, language: str = "en") -> str:
    return "\n".join(lines(*screen_for(seats, language).tell(events), width=200))


TAKEN = DieTaken(1, DICE["G5"])


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ([TAKEN], "Bo takes G5."),
        ([TAKEN, PoolRefilled(dice("W1"))], "Bo takes G5. W1 is rolled."),
        ([TAKEN, DiePlaced(1, DICE["G5"], "a2")], "Bo takes G5 for a2."),
        ([TAKEN, DiePlaced(1, DICE["G5"], None)], "Bo takes G5, which fits nowhere and is removed."),
        ([TAKEN, DieRemoved(1, DICE["G5"])], "Bo takes G5, which fits nowhere and is removed."),
        (
            [TAKEN, DieRemoved(1, DICE["G5"]), DieDiscarded(1, DICE["S3"])],
            "Bo takes G5, which fits nowhere and is removed. S3 is removed.",
        ),
        (
            [TAKEN, DieDiscarded(1, DICE["S3"]), PoolRefilled(dice("W1 R2"))],
            "Bo takes G5. S3 is removed. W1 R2 are rolled.",
        ),
        ([GameEnded((1, 2), (1,))], "The game is over."),
        ([], ""),
    ],
)
def test_a_move_is_told_in_one_line(events: list[Event], sentence: str) -> None:
    assert tell(events) == sentence


def test_where_a_die_went_is_told_only_to_its_owner() -> None:
    events = [TAKEN, DiePlaced(1, DICE["G5"], "a2")]
    assert tell(visible(events, 0)) == tell(visible(events, None)) == "Bo takes G5."
    assert tell(visible(events, 1)) == "Bo takes G5 for a2."


def test_b29_that_a_die_fitted_nowhere_is_told_to_everybody() -> None:
    events = [TAKEN, DieRemoved(1, DICE["G5"])]
    assert tell(visible(events, 0)) == tell(visible(events, None)) == tell(events)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "lost: 1"), ("fr", "perdus\N{NO-BREAK SPACE}: 1"), ("de", "verloren: 1")]
)
def test_b29_the_board_shows_everybody_which_dice_were_removed(language: str, said: str) -> None:
    """Struck out, and said: a line through a die is not seen in every terminal."""
    match = match_of(2, seed=5)
    view = match.sight(0).view
    rival = replace(view.desks[1], taken=dice("G5 W3 G5"), removed=dice("G5"))
    sight = replace(match.sight(0), view=replace(view, desks=(view.desks[0], rival)))
    screen = screen_for(2, language)
    shown = next(line for line in lines(screen.board(sight)) if " Bo " in line)
    assert said in shown
    assert "W3" in shown
    assert not any(word in "\n".join(lines(screen.board(match.sight(0)))) for word in ("lost", "perdu", "verloren"))
    assert [("strike" in str(span.style)) for span in chips(rival.taken, rival.removed).spans] == [False, False, True]


def test_a_round_is_told_with_its_first_player_and_its_pool() -> None:
    match = match_of(2, seed=3, first=1)
    line, pool = tell(match.log[0].events).splitlines()
    assert re.fullmatch(r"Round 1\. Bo begins\. In demand: \w+ \([WRSG]\), then \w+ \([WRSG]\)\.", line)
    assert pool.split() == ["Pool", *match.state.pool]


def test_the_cards_are_not_told_with_the_round() -> None:
    match = match_of(2, seed=3)
    assert tell(match.log[0].events) == tell(visible(match.log[0].events, None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reveal_shows_every_building_and_fits_the_width(language: str, seats: int) -> None:
    screen = screen_for(seats, language)
    match = match_of(seats, seed=4)
    moments = []
    for _ in play_on(match, REGISTERED, "greedy"):
        events = match.log[-1].events
        if screen.is_moment(events):
            moments.append(lines(*screen.tell(visible(events, None))))
    assert len(moments) == 3
    for result, shown in zip(match.state.rounds, moments, strict=True):
        text = "\n".join(shown)
        marks = [mark for line in shown for mark in re.findall(r"\b\d/\d\b", line)]
        assert len(marks) == sum(height > 0 for plan in result.plans for height in plan)
        assert "…" not in text
        assert max(map(len, shown)) <= WIDTH
        assert all(str(score.total) in text for score in result.scores)


def test_only_a_reveal_is_a_moment_for_everybody() -> None:
    match = match_of(2, seed=4)
    screen = screen_for(2)
    moments = [screen.is_moment(match.log[-1].events) for _ in play_on(match, REGISTERED)]
    assert moments == ([False] * 11 + [True]) * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [*Tally.__struct_fields__, "shared"])
def test_the_ending_names_the_winners_and_what_decided(language: str, reason: str) -> None:
    match = match_of(2, seed=4)
    for _ in play_on(match, REGISTERED):
        pass
    winners = (0, 1) if reason == "shared" else (1,)
    view = replace(match.sight(None).view, ending=Outcome((4, 4), winners, reason))
    shown = lines(screen_for(2, language).ending(view))
    names = ", ".join(NAMES[seat] for seat in winners)
    assert shown[-1] == Words(language).say(f"ending-by-{reason}", names=names)
    assert sum("★" in line for line in shown) == len(winners)


def test_the_ending_ranks_the_players() -> None:
    match = match_of(4, seed=4)
    for _ in play_on(match, REGISTERED, "greedy"):
        pass
    shown = lines(screen_for(4).ending(match.sight(None).view))
    points = [
        int(found[1]) for line in shown if (found := re.match(r" ?[★ ] (?:Ada Lovelace|Bo|\w+ \d) +(\d+) ", line))
    ]
    assert points == sorted(match.state.ending.points, reverse=True)
    assert shown[1].split() == ["Points", "Prizes", "Gold", "Silver", "Bronze"]


# Moves as people type them


def sight(
    pool: str, building: str = "x - / - - / - x", unplaceable: Literal["any", "forced"] = "any", discards: bool = False
) -> Sight:
    legal = Choices(dice(pool), PLAN, read_building(PLAN, building), unplaceable, discards)
    return Sight(0, None, (), legal)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("G5 a2", TakeDie(DICE["G5"], "a2")),
        ("g5 A2", TakeDie(DICE["G5"], "a2")),
        ("a2 G5", TakeDie(DICE["G5"], "a2")),
        ("  G5   a2  ", TakeDie(DICE["G5"], "a2")),
        ("G5\ta2", TakeDie(DICE["G5"], "a2")),
        ("S2 b1", TakeDie(DICE["S2"], "b1")),
    ],
)
def test_a_move_is_a_die_and_a_space(typed: str, move: TakeDie) -> None:
    assert screen_for(3).read_move(typed, sight("S2 G5")) == move


@pytest.mark.parametrize("typed", ["G5 a2 S2", "g5 s2 a2", "a2 G5 S2"])
def test_with_two_players_the_second_die_is_removed(typed: str) -> None:
    move = screen_for(2).read_move(typed, sight("S2 G5", discards=True))
    assert move == TakeDie(DICE["G5"], "a2", DICE["S2"])


def test_two_equal_dice_may_be_taken_and_removed() -> None:
    move = screen_for(2).read_move("G5 a2 G5", sight("G5 G5", discards=True))
    assert move == TakeDie(DICE["G5"], "a2", DICE["G5"])


FULL = "x G6 / G6 G6 / G5 x"
"""Only a 5 or 6 fits anywhere, and a 5 only on a3."""


def test_the_space_may_be_left_out_where_there_is_only_one() -> None:
    assert screen_for(3).read_move("S5", sight("W1 S5", FULL)) == TakeDie(DICE["S5"], "a3")


@pytest.mark.parametrize("typed", ["W1", "W1 -", "- w1"])
def test_a_die_that_fits_nowhere_is_taken_with_a_dash_or_alone(typed: str) -> None:
    assert screen_for(3).read_move(typed, sight("W1 S5", FULL)) == TakeDie(DICE["W1"], None)


@pytest.mark.parametrize(
    ("typed", "seen", "code"),
    [
        ("hello", sight("S2 G5"), "move_not_understood"),
        ("G9 a2", sight("S2 G5"), "move_not_understood"),
        ("G5 c2", sight("S2 G5"), "move_not_understood"),
        ("G5 a2 please", sight("S2 G5"), "move_not_understood"),
        ("a2", sight("S2 G5"), "move_not_understood"),
        ("-", sight("S2 G5"), "move_not_understood"),
        ("G5 a2 b2", sight("S2 G5"), "move_not_understood"),
        ("G5 a2 -", sight("S2 G5"), "move_not_understood"),
        ("G5 - -", sight("S2 G5"), "move_not_understood"),
        ("G5 S2 S2 a2", sight("S2 G5"), "move_not_understood"),
        ("G5", sight("S2 G5"), "space_needed"),
        ("R1 a2", sight("S2 G5"), "die_not_in_pool"),
        ("R1", sight("S2 G5"), "die_not_in_pool"),
        ("G5 a1", sight("S2 G5"), "space_hatched"),
        ("S2 b1", sight("S2 G5", "x G3 / - - / - x"), "die_lower_than_below"),
        ("G5 -", sight("S2 G5"), "die_must_be_placed"),
        ("W1 -", sight("W1 S5", FULL, "forced"), "another_die_fits"),
        ("W1", sight("W1 S5", FULL, "forced"), "another_die_fits"),
        ("G5 a2", sight("S2 G5", discards=True), "discard_needed"),
        ("G5 a2 S2", sight("S2 G5"), "discard_unexpected"),
        ("G5 a2 R1", sight("S2 G5", discards=True), "discard_not_in_pool"),
        ("G5 a2 G5", sight("S2 G5", discards=True), "discard_not_in_pool"),
    ],
)
def test_a_move_that_cannot_be_is_refused_with_its_reason(typed: str, seen: Sight, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        screen_for(2).read_move(typed, seen)
    assert refused.value.code == code
    assert Words("en").refusal(refused.value)


def test_a_long_wrong_answer_is_quoted_in_one_line() -> None:
    with pytest.raises(Refusal) as refused:
        screen_for(2).read_move(" what \n\t now ", sight("G5"))
    assert refused.value.facts == {"text": "what now"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_can_be_typed(seats: int) -> None:
    screen = screen_for(seats)
    match = match_of(seats, seed=6)
    chance = SeededChance(6)
    while (seat := match.to_move()) is not None:
        seen = match.sight(seat)
        move = seen.legal.sample(chance)
        words = [move.die, move.space or "-", move.discard]
        assert screen.read_move(" ".join(word for word in words if word), seen) == move
        match.play(seat, move)


def test_the_prompt_asks_for_as_many_dice_as_are_needed() -> None:
    assert "G5 a2 W1" in screen_for(2).prompt(sight("G5", discards=True))
    assert "G5 a2 (" in screen_for(3).prompt(sight("G5"))


def test_help_says_of_each_die_where_it_may_go() -> None:
    listed = [line for line in lines(screen_for(3).help(sight("W1 W1 S5 G6", FULL))) if re.match(r"[WRSG][1-6]:", line)]
    assert listed == [
        "W1: fits nowhere; take it to remove it, like W1 -",
        "S5: may go on a3",
        "G6: may go on b1 a2 b2 a3",
    ]


def test_help_leaves_out_dice_that_may_not_be_taken() -> None:
    shown = lines(screen_for(3).help(sight("W1 S5", FULL, "forced")))
    assert "S5: may go on a3" in shown
    assert not any(line.startswith("W1:") for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_help_tells_scoring_prizes_and_how_to_type_a_move(language: str, seats: int) -> None:
    words = Words(language)
    shown = lines(screen_for(seats, language).help(sight("W1 S5", FULL, discards=seats == 2)))
    text = " ".join(" ".join(shown).split())
    assert max(map(len, shown)) <= WIDTH
    assert ("G5 a2 W1" if seats == 2 else "G5 a2") in text
    for numbers in ("2, 5, 10, 15, 20, 30", "2, 3, 5, 8"):  # B32, B33
        assert numbers in text
    for prize in ("skyscraper", "integrity", "geometer", "materials"):
        assert words.say(f"prize-{prize}") in text
    for award, played in (("gold", seats > 2), ("silver", True), ("bronze", seats > 3)):
        assert (f"{words.say(f'award-{award}')} " in text.split(words.say("help-winning"))[1]) is played


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_into_two_pages_of_a_small_terminal(language: str) -> None:
    everything = "W1 W2 W3 S4 S5 G6 R1 R2 R3"
    assert len(lines(screen_for(3, language).help(sight(everything)))) <= 2 * (HEIGHT - 2)
