"""Men at Work on a screen: every event is told, every board fits, and what a person types is what they meant."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from chantier.bots.men_at_work.advice import advice, placing
from chantier.core.errors import Refusal
from chantier.core.sight import Sight, sight, visible
from chantier.games.men_at_work import MenAtWork, Options
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import Path as HandPath
from chantier.games.men_at_work.acting.referee import Placing, Seen, Simulated
from chantier.games.men_at_work.events import AccidentHappened, GameOpened, PieceCleared, PiecePlaced
from chantier.games.men_at_work.fall_cause import Cause, sentence_of
from chantier.games.men_at_work.geometry.poses import Pose, at, tilt_deg, turned
from chantier.games.men_at_work.moves import (
    Choices,
    ClearAway,
    Decline,
    GiveUp,
    KeepSupports,
    LayCard,
    MenAtWorkMove,
    Place,
    PushBack,
)
from chantier.games.men_at_work.pieces import PIECES, PRESETS, TABLE, Piece, highest_point_mm
from chantier.registry import GAMES
from chantier.terminal import save as saves
from chantier.terminal.men_at_work import MenAtWorkScreen
from chantier.terminal.men_at_work.offers import MOST
from chantier.terminal.men_at_work.parsing import landing
from chantier.terminal.play import KeyboardTable, Sitting, Stopped, resume
from chantier.terminal.save import SavedPlayer
from chantier.words import LANGUAGES, Words
from tests.games.men_at_work.support.asked import asked
from tests.games.men_at_work.support.asked import seen as seen_by_foreman
from tests.recorded import Recorded, by_name, recorded
from tests.support.playing import provable_match
from tests.terminal.support.drawing import HEIGHT, WIDTH, lines, plain_console

REGISTERED = GAMES["men-at-work"]
RECORDED = recorded("men-at-work")
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def quick_advice(seen: Sight) -> list[tuple[MenAtWorkMove, float]]:
    """Something to offer without thinking."""
    legal: Choices = seen.legal
    if legal.phase == "clearing":
        return [(move, 5.0) for move in legal.listed()]
    goals = [(x, y) for x in (-60.0, 0.0, 60.0) for y in (-40.0, 0.0, 40.0)]
    return [
        (placing(seen, legal.candidates()[0], Pose((x, y, 150.0))), 9.0 - number) for number, (x, y) in enumerate(goals)
    ]


def screen(language: str = "en", names: Sequence[str] = NAMES, think: bool = False) -> MenAtWorkScreen:
    advise = advice if think else quick_advice
    return MenAtWorkScreen(Words(language), names, advise, placing, lambda poses, words: f"<svg>{len(poses)}</svg>")


def seen_after(game: Recorded, turn: int) -> Sight:
    """What the seat to move sees then."""
    state, events = game.states[turn], game.recording.log[turn].events
    return sight(REGISTERED.game, state, events, REGISTERED.game.to_move(state))


def sights(every: int) -> Iterator[Sight]:
    for game in RECORDED:
        for turn in range(0, len(game.states) - 1, every):
            yield seen_after(game, turn)


def first(phase: str, game: str) -> Sight:
    """The first position of a recorded game in which this is to be done."""
    one = by_name("men-at-work", game)
    return next(seen_after(one, turn) for turn, state in enumerate(one.states) if state.phase == phase)


@cache
def opening() -> Sight:
    match, _ = provable_match(REGISTERED, 2, "opening")
    return match.sight(match.to_move())


# What happened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RECORDED, ids=lambda game: game.name)
def test_every_event_of_every_game_is_told_within_80_columns(game: Recorded, language: str) -> None:
    shown = screen(language)
    for turn in game.recording.log:
        told = lines(*shown.tell(turn.events))
        assert all(len(line) <= WIDTH for line in told)
        assert len(told) >= sum(
            type(event).__name__ not in ("GameOpened", "CardChosen", "CardFlipped") for event in turn.events
        )
        assert not any(re.search(r"[a-z]+-[a-z]+-\d|worker-\d|_", line) for line in told), told


def told_of(name: str, kind: str) -> list[str]:
    """What is told of the first turn in which this happens."""
    log = by_name("men-at-work", name).recording.log
    turn = next(turn for turn in log if any(type(event).__name__ == kind for event in turn.events))
    return lines(*screen().tell(turn.events))


@pytest.mark.parametrize(
    ("game", "kind", "sentence"),
    [
        ("told-2", "SitePrepared", r"The site is ready\. \w+ begins with the rescue hook\."),
        ("told-2", "CardFlipped", r"\w+ is at work\. Add a (girder|worker on a girder): \w+ or \w+\. "),
        ("told-2", "AccidentHappened", r"Accident: [\w ’]+ fell on [\w ’]+\. \w+ loses a certificate\."),
        ("told-2", "TurnPassed", r"The rescue hook goes to \w+"),
        ("told-2", "RitaArrived", r"Boss Rita arrives\."),
        ("told-2", "TitleGiven", r"\w+ has placed the highest piece, [\w ’]+, and is Employee of the Month\."),
        ("told-2", "PlayerOut", r"\w+ has no safety certificate left and is out of the game\."),
        ("told-2", "GameEnded", r"The game is over\."),
        ("told-2", "PieceCleared", r"\w+ (returns|pulls) [\w ’]+"),
        ("told-3", "CardLaid", r"\w+ lays a card on the (draw|discard) pile\."),
        ("titles", "SupportsKept", r"\w+ leaves the fallen supports where they lie\."),
        ("by-hand", "SitePrepared", r"Played with: Site at the start: built by hand · Foreman"),
        ("by-hand", "SiteAccepted", r"The site is ready\. \w+ begins with the rescue hook\."),
        ("rim", "GameOpened", r"Crane · Skyscraper · In the box the crane stands: on a corner of the rim"),
    ],
)  # fmt: skip
def test_an_event_becomes_its_sentence(game: str, kind: str, sentence: str) -> None:
    assert re.search(sentence, " ".join(told_of(game, kind)))


def test_a_verdict_is_told_condition_by_condition() -> None:
    for game in (by_name("men-at-work", name) for name in ("told-2", "by-hand")):
        for turn in game.recording.log:
            conditions = [
                one for event in turn.events for one in getattr(getattr(event, "seen", None), "conditions", ())
            ]
            marks = [line[1] for line in lines(*screen().tell(turn.events)) if line[:2] in (" ✓", " ✗")]
            assert marks == ["✓" if condition.held else "✗" for condition in conditions]


@pytest.mark.parametrize(
    ("language", "fell", "stands", "lies"),
    [
        ("en", "the crane tipped over. Ada loses", "Ada puts the crane up again.", "but it does not stay up."),
        ("fr", "la grue s’est renversée. Ada perd", "Ada redresse la grue.", "mais elle ne tient pas debout."),
        ("de", "Der Kran ist umgekippt. Ada verliert", "Ada stellt den Kran wieder auf.", "bleibt nicht stehen."),
    ],
)
def test_m81_a_crane_that_falls_and_is_put_up_again_is_told(language: str, fell: str, stands: str, lies: str) -> None:
    shown = screen(language, ("Ada", "Bo"))
    crane = Piece("crane")

    def told(event: Any) -> str:
        return " ".join(lines(*shown.tell([event])))

    assert fell in told(AccidentHappened(0, crane, Piece("table")))
    assert stands in told(PieceCleared(0, ClearAway(crane), Seen({})))
    assert lies in told(PieceCleared(0, ClearAway(crane), Seen({}, lying=(crane,))))


GIRDER = Piece("girder-orange-1")
CAUSES = {
    "cause-tipped": Cause(GIRDER, "tipped", 1.0, over=Piece("support-1"), mm=4.25),
    "cause-tipped-load": Cause(GIRDER, "tipped", 1.0, over=Piece("support-1"), by=Piece("worker-1"), mm=12.4),
    "cause-tipped-stand": Cause(Piece("crane"), "tipped", 1.0, over=Piece("table"), mm=2.0),
    "cause-balance": Cause(GIRDER, "tipped", 1.0, over=Piece("support-1")),
    "cause-slid": Cause(Piece("brick-1"), "slid", 1.0, over=GIRDER, degrees=3.1),
    "cause-slid-away": Cause(Piece("brick-1"), "slid", 1.0, over=GIRDER),
    "cause-pushed": Cause(Piece("worker-1"), "pushed", 1.0, over=GIRDER, by=Piece("beam-1"), mm=0.0),
    "cause-hit": Cause(GIRDER, "hit", 1.0, by=Piece("support-1"), mm=60.0),
    "cause-unborne": Cause(GIRDER, "unborne", 1.0, by=Piece("support-1"), mm=47.5),
    "cause-unborne-whole": Cause(GIRDER, "unborne", 1.0, by=Piece("support-1")),
    "cause-dropped": Cause(GIRDER, "dropped", 1.0, over=Piece("table"), mm=30.2),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CAUSES)
def test_m60_why_it_fell_is_told_after_the_accident_and_after_a_slip(key: str, language: str) -> None:
    cause = CAUSES[key]
    assert sentence_of(cause) == key
    shown = screen(language, ("Ada", "Bo"))
    move = Place(cause.piece, at(0, 0, 0), HandPath((), 0.0))
    seen = Seen({}, cause=cause)
    fell = [PiecePlaced(0, move, seen), AccidentHappened(0, cause.piece, Piece("table"))]
    slipped = [PiecePlaced(0, move, replace(seen, slipped=True, gone=(cause.piece,)))]
    sentence = Words(language).piece(cause.piece)
    for events in (fell, slipped):
        told = [line for line in lines(*shown.tell(events)) if re.match(r"(Cause|Ursache)", line)]
        assert len(told) == 1
        assert sentence in " ".join(lines(*shown.tell(events)))
    assert not [line for line in lines(*shown.tell(fell[1:])) if re.match(r"(Cause|Ursache)", line)]


def test_a_push_back_is_told_as_what_it_came_to() -> None:
    log = by_name("men-at-work", "push-back").recording.log
    pushed = [turn for turn in log if isinstance(turn.move, PushBack)]
    assert pushed
    for turn in pushed:
        up = turn.move.piece not in turn.events[0].seen.lying
        expected = "back up" if up else "does not stay up"
        assert expected in lines(*screen().tell(turn.events))[0]


def test_m80_a_foremans_cards_are_told_to_him_alone() -> None:
    """M80"""
    events = by_name("men-at-work", "told-3").recording.log[0].events
    counts = [
        sum("Your two cards" in line for line in lines(*screen().tell(visible(events, seat))))
        for seat in (0, 1, 2, None)
    ]
    assert counts == [1, 1, 1, 0]
    hands = {" ".join(lines(*screen().tell(visible(events, seat)))) for seat in range(3)}
    assert len(hands) == 3


# The board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_fits_with_its_question(language: str) -> None:
    for seen in sights(every=23):
        shown = screen(language)
        board = lines(shown.board(seen))
        assert max(map(len, board)) <= WIDTH
        picture_and_question = 3
        assert len(board) + picture_and_question <= HEIGHT
        assert len(f"{'x' * 12} · {shown.prompt(seen)} ") <= WIDTH


def test_the_board_says_whose_turn_it_is_and_what_everybody_has() -> None:
    for seen in sights(every=17):
        board = "\n".join(lines(screen().board(seen)))
        [active] = re.findall(r"^▸ (\w+)", board, re.MULTILINE)
        assert active == NAMES[seen.view.active]
        for seat, player in enumerate(seen.view.players):
            [row] = re.findall(rf"^[▸ ] {NAMES[seat]} .*", board, re.MULTILINE)
            certificates = "out of the game" if player.is_out else f"{player.certificates} certificate"
            assert certificates in row
            assert f"{player.titles} title" in row
        tops = [highest_point_mm(one, pose) for one, pose in seen.view.poses.items() if one not in ("crane", "box")]
        top = max(tops, default=0.0)
        assert f"Highest point: {top:.0f}\u00a0mm" in board
        assert ("Boss Rita is here" in board) == seen.view.piles.rita_is_here


def test_m23_a_colour_that_has_run_out_is_not_asked_for() -> None:
    """M23"""
    seen = opening()
    colours = seen.view.piles.top.colours
    left = tuple(piece for piece in seen.view.reserve if f"-{colours[1]}-" not in piece)
    board = " ".join(lines(screen().board(replace(seen, view=replace(seen.view, reserve=left)))))
    assert f"Add a girder: {colours[0]}. The reserve has no {colours[1]} one left." in board


def test_what_lies_about_is_listed_while_clearing_up() -> None:
    seen = first("clearing", "titles")
    board = " ".join(lines(screen().board(seen)))
    assert "To clear away: " in board
    words = Words("en")
    assert all(words.piece(piece) in board for piece in seen.view.clearing.lying)


def test_a_failed_attempt_stays_on_the_board_until_it_is_repaired() -> None:
    failed = [
        (seen_after(game, turn), state.work.conditions)
        for game in RECORDED
        for turn, state in enumerate(game.states)
        if state.work is not None and any(not one.held for one in state.work.conditions) and state.phase == "placing"
    ]
    assert failed
    for seen, conditions in failed[:5]:
        board = lines(screen().board(seen))
        assert sum(line.startswith(" ✗") for line in board) == sum(not one.held for one in conditions)


def test_m80_only_foremen_hide_something_and_only_their_own_cards_are_shown() -> None:
    """M80: without foremen there is no curtain."""
    assert not screen().hides(first("placing", "told-2").view)
    with_cards = [one for one in sights(every=1) if one.seat is not None and one.view.players[one.seat].hand]
    later = next(one for one in with_cards if not one.legal.lays)
    assert screen().hides(later.view)
    board = " ".join(lines(screen().board(later)))
    assert "Your cards" in board
    onlooker = sight(REGISTERED.game, by_name("men-at-work", "told-3").states[0], (), None)
    assert "Your cards" not in " ".join(lines(screen().board(onlooker)))


# Offers


def test_offers_are_different_best_first_and_the_same_for_the_same_sight() -> None:
    seen = opening()
    offered = screen(think=True)._offers_for(seen)
    assert 1 <= len(offered) <= MOST
    assert [offer.move for offer in offered] == [offer.move for offer in screen(think=True)._offers_for(seen)]
    assert len({(offer.text, offer.height) for offer in offered}) == len(offered)
    order = ["safe", "fair", "risky"]
    assert [offer.safety for offer in offered] == sorted((offer.safety for offer in offered), key=order.index)
    assert all(offer.move in seen.legal for offer in offered)


def test_what_an_offer_rests_on_is_what_it_will_touch() -> None:
    seen = opening()
    legal: Choices = seen.legal
    best = screen(think=True)._offers_for(seen)[0]
    assert isinstance(best.move, Place)
    after = Simulated().see(Placing(legal.poses, best.move, None, None, free_slips=True))
    touched = acts.survey(acts.standing(after.poses)).touched(best.move.piece)
    named = {
        piece for piece in (*PIECES, TABLE) if re.search(rf"{Words('en').piece(piece)}\b", best.text.split("→")[1])
    }
    assert named <= touched | {TABLE}
    assert named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_means_what_the_board_shows(language: str) -> None:
    shown, seen = screen(language), opening()
    board = lines(shown.board(seen))
    listed = [line for line in board if re.match(r"\d ", line)]
    for number in range(1, len(listed) + 1):
        assert shown.read_move(f" {number} ", seen) == quick_advice(seen)[number - 1][0]


def test_m80_a_foremans_cards_are_offered_after_the_places() -> None:
    """M80"""
    seen = next(one for one in sights(every=1) if one.legal.lays)
    shown = screen()
    offered = shown._offers_for(seen)
    places = [offer for offer in offered if isinstance(offer.move, Place)]
    assert [offer.move for offer in offered[len(places) :]] == list(seen.legal.lays)
    assert isinstance(shown.read_move(str(len(offered)), seen), LayCard)


# A piece and its place


def placed(typed: str, seen: Sight, language: str = "en") -> tuple[Place, Pose]:
    move = screen(language).read_move(typed, seen)
    assert isinstance(move, Place)
    end = move.path.targets[-1]
    return move, Pose(end.position, end.rotation)


def support_step() -> Sight:
    """Anything may be placed anywhere while the site is built by hand, a support first."""
    return first("preparing", "by-hand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_numbers_are_x_y_the_height_of_the_underside_and_the_angle(language: str) -> None:
    move, pose = placed("SUPPORT-1  10 -20,5 80.25 45", support_step(), language)
    assert move.piece == "support-1"
    assert pose.position == pytest.approx((10.0, -20.5, 80.25 + 25.0 + 0.5))
    assert pose.rotation == pytest.approx(turned((0.0, 0.0, 1.0), 45.0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("turn", "tilt", "half"), [("", 0, 25.0), ("upright", 0, 25.0), ("lying", 90, 12.5)])
def test_a_word_at_the_end_lays_a_piece_down(language: str, turn: str, tilt: float, half: float) -> None:
    spoken = {turn, Words(language).say(f"typed-{turn}")} if turn else {""}
    for word in spoken:
        _, pose = placed(f"support-1 0 0 30 0 {word}", support_step(), language)
        assert tilt_deg(pose.rotation) == pytest.approx(tilt, abs=1e-6)
        assert pose.position[2] == pytest.approx(30.0 + half + 0.5)


@pytest.mark.parametrize(
    ("piece", "x", "y", "angle", "underside"),
    [
        ("worker-2", 0.0, 150.0, 0.0, 0.0),  # beside the site
        ("worker-2", 40.0, -50.3, 0.0, 59.0),  # on the purple girder
        ("girder-orange-2", 0.0, 45.0, 90.0, 68.0),  # across the white one
        ("support-4", -75.0, -43.3, 0.0, 59.0),  # on a support's girders
    ],
)  # fmt: skip
def test_three_numbers_let_a_piece_come_down_on_what_is_there(
    piece: str, x: float, y: float, angle: float, underside: float
) -> None:
    site = PRESETS["beginner"]
    assert landing(site, Piece(piece), x, y, turned((0.0, 0.0, 1.0), angle)) == pytest.approx(underside, abs=1.0)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("0", "no_such_offer"),
        ("99", "no_such_offer"),
        ("-1", "site_move_not_understood"),
        ("1.5", "site_move_not_understood"),
        ("1 2", "site_move_not_understood"),
        ("hello", "site_move_not_understood"),
        ("girder-orange-3", "site_move_not_understood"),
        ("support-1 1 2", "site_move_not_understood"),
        ("support-1 1 2 3 4 5", "site_move_not_understood"),
        ("support-1 1 two 3", "site_move_not_understood"),
        ("support-1 nan 0 0 0", "site_move_not_understood"),
        ("support-1 1e3 0 0 0", "site_move_not_understood"),
        ("support-1 0 0 0 0 sideways", "site_move_not_understood"),
        ("support-1 ١ ٢ ٣", "site_move_not_understood"),
        ("girder-orange-9 1 2 3", "no_such_piece"),
        ("tower 1 2 3", "no_such_piece"),
        ("clear tower", "no_such_piece"),
        ("worker-2 1 2 3", "piece_not_asked_for"),
        ("hat-2 1 2 3", "piece_not_asked_for"),
        ("support-1 500 0 0", "place_off_the_table"),
        ("support-1 0 -401 0 0", "place_off_the_table"),
        ("support-1 0 0 -1 0", "place_off_the_table"),
        ("support-1 0 0 900 0", "place_off_the_table"),
        ("keep", "nothing_to_keep"),
        ("clear support-1", "nothing_to_clear_there"),
        ("push girder-orange-1", "nothing_to_clear_there"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_meant_is_refused_in_one_sentence(typed: str, code: str, language: str) -> None:
    with pytest.raises(Refusal) as refused:
        screen(language).read_move(typed, support_step())
    assert refused.value.code == code
    sentence = Words(language).refusal(refused.value)
    assert "{" not in sentence
    if "piece" in refused.value.facts:
        assert str(refused.value.facts["piece"]) not in sentence  # pieces are called by their names


def test_nothing_is_placed_before_the_site_is_cleared_up() -> None:
    with pytest.raises(Refusal, match="clear_up_first"):
        screen().read_move("girder-orange-7 0 0 0", first("clearing", "titles"))


# Clearing up


@pytest.mark.parametrize("language", LANGUAGES)
def test_m63_what_lies_about_is_cleared_pushed_or_kept_by_its_verb(language: str) -> None:
    """M63: in the table's language, or in English."""
    words = Words(language)
    seen = first("clearing", "push-back")
    piece = next(one for one in seen.legal.clearable if one not in seen.legal.clearing.covered)
    for verb in {"clear", words.say("typed-clear")}:
        assert screen(language, think=True).read_move(f"{verb} {piece}", seen) == ClearAway(piece)
    done = next(one for one in sights(every=1) if one.legal.clearing.optional and not one.legal.clearing.lying)
    for verb in {"keep", words.say("typed-keep")}:
        assert screen(language, think=True).read_move(verb, done) == KeepSupports()


def test_m63_a_girder_that_leans_can_be_pushed_and_what_is_covered_is_pulled() -> None:
    """M63"""
    pushed = next(
        move
        for seen in sights(every=1)
        if seen.legal.clearing.pushable
        for move, _ in advice(seen)
        if isinstance(move, PushBack) and screen(think=True).read_move(f"push {move.piece}", seen) == move
    )
    assert pushed.path.targets
    covered = next(one for one in sights(every=1) if one.legal.clearing.covered)
    piece = covered.legal.clearing.covered[0]
    pulled = screen(think=True).read_move(f"clear {piece}", covered)
    assert pulled.path.targets


def test_everything_that_may_be_cleared_is_thought_of_lifts_before_pulls() -> None:
    for seen in [one for one in sights(every=13) if one.legal.phase == "clearing"]:
        thought = [move for move, _ in advice(seen)]
        clears = [move for move in thought if isinstance(move, ClearAway)]
        assert {move.piece for move in clears} == set(seen.legal.clearable)
        pulls = [bool(move.path.targets) for move in clears]
        assert pulls == sorted(pulls)
        assert all(move in seen.legal for move in thought)


# House rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_m90_house_rules_are_told_when_the_game_opens(language: str) -> None:
    words, usual = Words(language), Options()
    options = Options(certificates=5, titles=7, rita=0.5, tremor="all", help="some")
    [told] = lines(*screen(language).tell([GameOpened(2, options)]), width=500)
    for option, choice in (
        ("option-certificates", "5"),
        ("option-titles", "7"),
        ("option-rita", words.say("choice-rita-share", percent=50)),
        ("option-help", words.say("choice-help-some")),
    ):
        assert words.say("option-and-choice", option=words.say(option), choice=choice) in told
    assert words.say("choice-tremor-all") in told
    assert screen(language).tell([GameOpened(2, usual)]) == []


# Help and the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_pieces_that_may_be_taken(language: str) -> None:
    seen = opening()
    text = " ".join(lines(screen(language).help(seen)))
    assert screen(language)._typed.name(seen.legal.candidates()[0]) in text
    cleared = " ".join(lines(screen(language).help(first("clearing", "titles"))))
    assert Words(language).say("typed-clear") in cleared


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["told-2", "titles", "reserve"])
def test_m71_m72_every_ending_is_told_winners_first(language: str, name: str) -> None:
    """M71, M72"""
    state = by_name("men-at-work", name).states[-1]
    told = lines(screen(language).ending(REGISTERED.game.view(state, None)))
    winners = [NAMES[seat] for seat in state.ending.winners]
    rows = [line[1:] for line in told if re.match(r" [★ ] [A-Z][a-z] ?", line) and line.split()[-1].isdigit()]
    assert [row.split()[1] for row in rows if row.startswith("★")] == winners
    assert rows[0].startswith("★")
    assert any(winner in told[-1] for winner in winners)


# At the table


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "chantier"


def sit_down(path: Path, options: Options | None = None) -> Sitting:
    match, fairness = provable_match(REGISTERED, 2, "evening", options)
    return Sitting(match, REGISTERED.recorder, [SavedPlayer("Ada"), SavedPlayer("Bo")], fairness, path)


def sit_at(sitting: Sitting, *answers: str) -> list[str]:
    """Plays these answers and stops; gives back what the screen showed before each question, and the question."""
    console, paper = plain_console()
    given, shots = iter(answers), []

    def ask(question: str) -> str:
        shots.append(paper.getvalue() + question)
        paper.seek(0)
        paper.truncate()
        return "" if question == Words("en").say("press-enter") else next(given, "q")

    shown: Any = screen(names=("Ada", "Bo"), think=True)
    with pytest.raises(Stopped):
        KeyboardTable(sitting, shown, REGISTERED.bots, Words("en"), console, ask).play()
    return shots


def test_a_person_sees_what_came_of_their_own_move_and_a_picture_of_it(tmp_path: Path, data: Path) -> None:
    sitting = sit_down(tmp_path / "save.json")
    shots = sit_at(sitting, "99", "1")
    assert "✗ There is no 99 in the list" in shots[1]
    assert re.search(r"Ada places [\w ’]+\.", shots[2])
    assert not any("looks away" in shot for shot in shots)  # nothing is hidden, so there is no curtain
    [picture] = (data / "pictures").iterdir()
    assert str(picture) in shots[0].replace("\n", "")
    assert picture.read_text() == f"<svg>{len(sitting.match.state.poses)}</svg>"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["skipped", "used_up"])
def test_m80_a_foreman_is_asked_about_impossible_work(why: Any, language: str) -> None:
    shown, sight_then = screen(language), seen_by_foreman(asked(why))
    board = lines(shown.board(sight_then))
    assert any(line.strip().startswith("1 ") for line in board), board
    assert all(len(line) <= WIDTH for line in board)
    offered = [shown.read_move(str(one + 1), sight_then) for one in range(len(sight_then.legal.lays) + 1)]
    assert offered == [*sight_then.legal.lays, Decline()]
    assert lines(shown.help(sight_then))
    with pytest.raises(Refusal) as refused:
        shown.read_move("girder-orange-3 0 0 0", sight_then)
    assert refused.value.code in ("lay_or_decline_first", "piece_not_asked_for")


def test_m24_m72_m80_what_declining_leads_to_is_said() -> None:
    told = {why: " ".join(lines(screen().board(seen_by_foreman(asked(why))))) for why in ("skipped", "used_up")}
    assert "the next card is flipped" in told["skipped"]
    assert "the game ends" in told["used_up"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_m90_giving_the_card_up_is_the_last_offer_where_the_table_wants_it(language: str) -> None:
    shown = screen(language)
    for give_up in (False, True):
        match, _ = provable_match(REGISTERED, 2, "opening", Options(give_up=give_up))
        seen = match.sight(match.to_move())
        board = " ".join(" ".join(lines(shown.board(seen))).split())  # the line may be broken
        assert (" ".join(Words(language).say("offer-give-up").split()) in board) is give_up
        numbers = [str(one) for one in range(1, 3)]  # the quick advice has one place
        offered = [shown.read_move(number, seen) for number in numbers[: 1 + give_up]]
        assert (offered[-1] == GiveUp()) is give_up
    match.play(match.to_move(), GiveUp())
    [told, *_] = shown.tell(match.log[-1].events)
    assert any(NAMES[0] in line for line in lines(told))


def test_m80_foremen_have_a_curtain(tmp_path: Path) -> None:
    """M80"""
    shots = sit_at(sit_down(tmp_path / "save.json", Options(foreman=True)))
    assert "Ada is next. Everybody else looks away." in shots[0]


def test_long_news_are_shown_page_by_page_and_no_page_is_higher_than_the_terminal(tmp_path: Path) -> None:
    missed = list(by_name("men-at-work", "told-2").recording.log)[1:12]
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None, markup=False)
    pages: list[str] = []

    def ask(question: str) -> str:
        pages.append(paper.getvalue() + question)
        paper.seek(0)
        paper.truncate()
        return "" if question == Words("en").say("press-enter") else "q"

    fresh = sit_down(tmp_path / "fresh.json")
    shown: Any = screen(names=("Ada", "Bo"))
    table = KeyboardTable(fresh, shown, REGISTERED.bots, Words("en"), console, ask)
    table._news[0] = missed
    with pytest.raises(Stopped):
        table.play()
    assert len(pages) > 1
    for page in pages:
        assert page.count("\n") < HEIGHT
    together = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", "".join(pages))
    for line in lines(*(one for turn in missed for one in shown.tell(visible(turn.events, 0)))):
        assert line.rstrip() in together


def test_a_saved_game_goes_on_without_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.json"
    sitting = sit_down(path)
    sit_at(sitting, "1")
    before = sitting.match.state

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the engine ran")

    for act in ("prepare", "see"):
        monkeypatch.setattr(Simulated, act, refuse)
    again = resume(MenAtWork(), REGISTERED.recorder, saves.load(path), path)
    assert again.match.state == before
    assert again.match.log[1].events == sitting.match.log[1].events  # motion included
    assert any(event.seen.track for event in again.match.log[1].events if hasattr(event, "seen"))


@pytest.mark.parametrize(("height", "pages"), [(HEIGHT, 0), (14, 1)])
def test_help_that_finds_no_room_below_the_board_has_a_page_of_its_own(tmp_path: Path, height: int, pages: int) -> None:
    paper = StringIO()
    console = Console(file=paper, width=WIDTH, height=height, force_terminal=True, color_system=None, markup=False)
    asked: list[str] = []
    answers = iter(["?", "q"])

    def ask(question: str) -> str:
        asked.append(question)
        return "" if question == Words("en").say("press-enter") else next(answers)

    shown: Any = screen(names=("Ada", "Bo"))
    with pytest.raises(Stopped):
        KeyboardTable(sit_down(tmp_path / "save.json"), shown, REGISTERED.bots, Words("en"), console, ask).play()
    assert asked.count(Words("en").say("press-enter")) == pages
    assert "A number chooses from the list." in paper.getvalue()
