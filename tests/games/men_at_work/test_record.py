"""Records of Men at Work: written, read back, and every lie in them found that the rules can find; for what only the
engine finds see test_record_with_engine.py.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import msgspec
import pytest

from chantier.core.errors import BadInput, Refusal
from chantier.core.fairness import Fairness, ProvableDice, commit
from chantier.core.game import fold
from chantier.core.match import Match
from chantier.core.record import Record, Verdict, check, export, read, whole
from chantier.core.tracks import tracks_of, with_tracks
from chantier.games.men_at_work import MenAtWork, Options
from chantier.games.men_at_work.acting.referee import Recorded
from chantier.games.men_at_work.events import PiecePlaced, TurnPassed
from chantier.games.men_at_work.geometry.poses import at
from chantier.games.men_at_work.moves import Choices, ClearAway, KeepSupports, PushBack
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.record import MenAtWorkRecorder
from tests.games.men_at_work.support.stand_in import FAILED, PATH, PULL, StandIn, asked_for, falls, pieces

RECORDER = MenAtWorkRecorder()
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")


def provable(game: MenAtWork, seats: int, seed: str, options: Options) -> tuple[Match, Fairness]:
    server_seed = commit(seed.encode()).encode()[:32]
    salts = tuple(f"{seat:02x}" * 4 for seat in range(seats))
    match = Match(game, seats, options, ProvableDice(game.name, server_seed, salts))
    return match, Fairness(commit(server_seed), server_seed.hex(), salts)


def choices(match: Match) -> Choices:
    found = match.game.legal_moves(match.state)
    assert isinstance(found, Choices)
    return found


def place_what_is_asked_for(match: Match) -> None:
    match.play(match.state.active, asked_for(choices(match)))


GIRDER, SUPPORT = Piece("girder-white-1"), Piece("support-1")
FALL: dict[str, Any] = {
    "optional": (SUPPORT,),
    "pushable": (GIRDER,),
    "covered": pieces(["girder-black-1"]),
    "crane": at(1, 2, 0),
}
TOLD: dict[int, dict[str, Any]] = {
    1: {"conditions": (FAILED,)},
    5: falls(GIRDER, lying=[GIRDER, "girder-black-1", "hat-1"], **FALL),
}
SLIPS = 3


def eventful(match: Match, referee: StandIn) -> None:
    """All that can happen: an attempt that fails, a slip, foremen's cards, an accident, everything about clearing up,
    Boss Rita, titles; until somebody has won."""
    acts = 0
    for turn in range(300):
        if match.to_move() is None:
            return
        may, seat = choices(match), match.state.active
        if may.phase == "clearing":
            match.play(seat, _clearing_up(may))
        elif may.lays and turn % 3 == 0:
            match.play(seat, may.lays[turn % len(may.lays)])
        else:
            move = asked_for(may)
            slip = {"slipped": True, "gone": (move.piece, *filter(None, [move.joined]))}
            referee.tell(**(slip if acts == SLIPS else TOLD.get(acts, {})))
            referee.top_mm += 50
            match.play(seat, move)
            acts += 1
    raise AssertionError("the game has no end")


def _clearing_up(may: Choices) -> Any:
    if GIRDER in may.clearing.pushable:
        return PushBack(GIRDER, PATH)
    if may.clearing.covered:
        return ClearAway(may.clearing.covered[0], PULL)
    return next(iter(may.listed())) if may.clearing.lying else KeepSupports()


OPTIONS = Options(foreman=True, experts=(1,), tremor=True, first="chance", crane=True)


@cache
def finished(seed: str = "a") -> tuple[Match, Record]:
    referee = StandIn(top_mm=60.0)
    match, fairness = provable(MenAtWork(referee), 3, seed, OPTIONS)
    eventful(match, referee)
    return match, export(match, RECORDER, NAMES[:3], fairness, None)


@cache
def plain() -> dict[str, Any]:
    return as_dict(finished()[1])


def as_dict(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return found


def from_dict(told: dict[str, Any]) -> Record:
    return msgspec.json.decode(msgspec.json.encode(told), type=Record)


def checked(told: dict[str, Any]) -> Verdict:
    return check(MenAtWork(StandIn()), RECORDER, from_dict(told))


def wrong(told: dict[str, Any]) -> Refusal:
    """The refusal of a record, by reading or by checking."""
    try:
        found = checked(told).wrong
    except BadInput as refusal:
        found = refusal
    assert found is not None, "nobody found the lie"
    return found


def innermost(refusal: Refusal) -> Refusal:
    while isinstance(refusal.facts.get("problem"), Refusal):
        refusal = refusal.facts["problem"]  # type: ignore[assignment]
    return refusal


def numbers(kind: str) -> list[int]:
    found = [number for number, event in enumerate(plain()["events"]) if event["kind"] == kind]
    assert found, kind
    return found


def changed(number: int, **fields: Any) -> dict[str, Any]:
    told = copy.deepcopy(plain())
    told["events"][number].update(fields)
    return told


# There and back


def test_a_whole_game_reads_back_to_the_same_log_and_passes_the_check() -> None:
    match, record = finished()
    kinds = {event["kind"] for event in plain()["events"]}
    told = "hand site rita card laid chosen placed accident title cleared kept turn end"
    assert kinds == set(told.split())
    recording = read(MenAtWork(), RECORDER, from_dict(as_dict(record)))
    assert list(recording.log) == list(match.log)
    assert fold(match.game, list(recording.log.events())) == match.state
    verdict = checked(plain())
    assert (verdict.wrong, verdict.proved, verdict.simulated) == (None, True, False)  # the stand-in is no engine


def test_a_game_built_by_hand_and_one_lost_to_accidents_read_back() -> None:
    referee = StandIn()
    match, fairness = provable(MenAtWork(referee), 2, "b", Options(site="by_hand", skyscraper=True, experts=(0, 1)))
    for _ in range(40):
        if match.to_move() is None:
            break
        if match.state.phase == "placing":
            referee.tell(**falls("hat-1", lying=[]))
        place_what_is_asked_for(match)
    record = export(match, RECORDER, NAMES[:2], fairness, None)
    kinds = {event["kind"] for event in as_dict(record)["events"]}
    assert {"ready", "out", "end"} <= kinds
    assert match.state.ending is not None
    assert match.state.ending.reason == "last"
    assert checked(as_dict(record)).wrong is None
    assert list(read(match.game, RECORDER, record).log) == list(match.log)


def test_m80_the_record_of_a_running_game_hides_what_others_may_not_see() -> None:
    referee = StandIn()
    match, fairness = provable(MenAtWork(referee), 3, "c", Options(foreman=True))
    for _ in range(200):
        lays = [move for move in choices(match).lays if move.on == "draw"]
        if lays:
            match.play(match.state.active, lays[0])
            break
        place_what_is_asked_for(match)
    [laid] = match.state.piles.laid
    for seat in (0, 1, 2, None):
        told = as_dict(export(match, RECORDER, NAMES[:3], fairness, seat))
        assert told["fairness"]["server_seed"] is None
        assert {event["seat"] for event in told["events"] if event["kind"] == "hand"} == ({seat} - {None})
        chosen = [event for event in told["events"] if event["kind"] == "chosen"]
        assert [event["card"] for event in chosen] == ([laid.card] if laid.seat == seat else [])
        [shown] = [event for event in told["events"] if event["kind"] == "laid"]
        assert shown["card"] is None
    stored = whole(match, RECORDER, NAMES[:3], fairness)
    assert {event["seat"] for event in as_dict(stored)["events"] if event["kind"] == "hand"} == {0, 1, 2}


def test_m80_a_record_that_hides_cannot_be_read_as_a_whole_one() -> None:
    told = copy.deepcopy(plain())
    number = numbers("chosen")[0]
    del told["events"][number]
    assert innermost(wrong(told)).code == "record_hides"
    assert wrong(told).facts["event"] == number  # the card was laid in the event before


def test_the_whole_record_of_a_running_game_passes_as_far_as_it_goes() -> None:
    referee = StandIn()
    match, fairness = provable(MenAtWork(referee), 3, "d", Options(experts=(0, 1, 2), tremor=True))
    for _ in range(12):
        place_what_is_asked_for(match)
    kept = msgspec.structs.replace(fairness, server_seed=None)
    verdict = checked(as_dict(whole(match, RECORDER, NAMES[:3], kept)))
    assert (verdict.wrong, verdict.proved) == (None, False)


def test_what_chance_answered_is_read_off_the_events() -> None:
    match, _ = finished()
    draws = RECORDER.draws(match.log[0].events)
    assert len(draws["first"]) == 1
    assert len(draws["hand"]) == 6
    assert len(draws["card"]) == len(draws["rita"]) == len(draws["top"]) >= 1
    tremors = [event.tremor for event in match.log.events() if isinstance(event, PiecePlaced)]
    told = [one for turn in match.log for one in RECORDER.draws(turn.events)["tremor"]]
    assert told == [one for one in tremors if one is not None] != []
    ritas = [one for turn in match.log for one in RECORDER.draws(turn.events)["rita"]]
    assert ritas.count(True) == 1


# Motion


def test_motion_is_kept_beside_the_record() -> None:
    referee = StandIn({"track": b"one"}, {"track": b"two"})
    match, fairness = provable(MenAtWork(referee), 2, "e", Options())
    for _ in range(3):
        place_what_is_asked_for(match)
    tracks = tracks_of(RECORDER, match.log)
    assert tracks == {1: b"one", 2: b"two"}
    record = whole(match, RECORDER, NAMES[:2], msgspec.structs.replace(fairness, server_seed=None))
    assert b"one" not in msgspec.json.encode(record)
    bare = read(match.game, RECORDER, record).log
    assert tracks_of(RECORDER, bare) == {}
    assert list(with_tracks(RECORDER, bare, tracks)) == list(match.log)
    with pytest.raises(BadInput):
        RECORDER.with_track(TurnPassed(0), b"x")


def test_the_engine_whose_word_counted_is_named() -> None:
    match, _ = finished()
    assert {event["engine"] for event in plain()["events"] if event["kind"] == "site"} == {"stand-in"}
    assert not RECORDER.simulates_here(match.log)
    again = RECORDER.as_it_happened(match.game, match.log)
    assert isinstance(again, MenAtWork)
    assert isinstance(again._referee, Recorded)
    assert again._referee.engine == "stand-in"


# Lies that the rules find


def found_at(number: int, told: dict[str, Any]) -> None:
    refusal = wrong(told)
    assert refusal.facts.get("event", innermost(refusal).facts.get("event")) == number + 1, str(refusal)


def test_m20_every_changed_card_is_found_at_its_event() -> None:
    for number in numbers("card"):
        event = plain()["events"][number]
        found_at(number, changed(number, card=(event["card"] + 7) % 36))
    for number in numbers("card")[:3]:
        event = plain()["events"][number]
        other = {
            "kind": "worker" if event["what"]["kind"] == "girder" else "girder",
            "colours": event["what"]["colours"],
        }
        found_at(number, changed(number, what=other))
        found_at(number, changed(number, shuffled=not event["shuffled"]))
        found_at(number, changed(number, then="used_up"))


def test_m11_m13_m80_m12_every_other_draw_that_was_changed_is_found() -> None:
    for number in numbers("hand"):
        found_at(0, changed(number, cards=[0, 1]) if number == 0 else changed(0, cards=[0, 1]))
    site = numbers("site")[0]
    first = plain()["events"][site]["first"]
    assert wrong(changed(site, first=(first + 1) % 3)) is not None
    without_rita = copy.deepcopy(plain())
    del without_rita["events"][numbers("rita")[0]]
    assert wrong(without_rita) is not None
    trembling = next(number for number in numbers("placed") if "tremor" in plain()["events"][number])
    found_at(trembling, changed(trembling, tremor=plain()["events"][trembling]["tremor"] ^ 1))
    calm = next(number for number in numbers("placed") if "tremor" not in plain()["events"][number])
    found_at(calm, changed(calm, tremor=4))


def test_m37_a_changed_verdict_is_found_by_what_follows() -> None:
    """M37: whoever followed the card passes the hook on, whoever did not keeps it."""
    judged = [number for number in numbers("placed") if plain()["events"][number].get("verdict")]
    assert len(judged) > 5
    for number in judged:
        turned = [{**one, "held": not one["held"]} for one in plain()["events"][number]["verdict"]]
        assert wrong(changed(number, verdict=turned)) is not None
        if all(one["held"] for one in plain()["events"][number]["verdict"]):
            assert wrong(changed(number, verdict=[])) is not None


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("accident", {"seat": 9}),
        ("accident", {"piece": "brick-9"}),
        ("accident", {"onto": "worker-1"}),
        ("title", {"seat": 9}),
        ("title", {"piece": "brick-9"}),
        ("turn", {"seat": 9}),
        ("kept", {"seat": 9}),
        ("placed", {"seat": 9}),
        ("cleared", {"seat": 9}),
        ("laid", {"seat": 9}),
        ("laid", {"on": "draw", "card": 35}),
        ("chosen", {"card": 99}),
        ("placed", {"pieces": ["crane"]}),
        ("placed", {"start": [[[0, 0, 5], [1, 0, 0, 0]]], "pieces": ["girder-orange-7"]}),
        ("cleared", {"piece": "crane"}),
        ("end", {"points": [9, 9, 9]}),
        ("end", {"winners": [0, 1, 2]}),
        ("end", {"reason": "reserve"}),
    ],
)
def test_m60_m63_m70_m71_what_the_rules_would_not_have_done_is_found(kind: str, fields: dict[str, Any]) -> None:
    for number in {*numbers(kind)[:3], numbers(kind)[-1]}:
        assert wrong(changed(number, **fields)) is not None


@pytest.mark.parametrize(
    "kind", ["hand", "rita", "card", "laid", "chosen", "placed", "accident", "title", "turn", "end"]
)
def test_an_event_left_out_or_told_twice_is_found(kind: str) -> None:
    for number in numbers(kind)[:4]:
        missing = copy.deepcopy(plain())
        del missing["events"][number]
        assert wrong(missing) is not None
        twice = copy.deepcopy(plain())
        twice["events"].insert(number, twice["events"][number])
        assert wrong(twice) is not None


def test_m60_a_certificate_kept_by_telling_no_accident_is_found() -> None:
    """The act says that something fell; the accident and what it costs are left out, or the act is changed too."""
    number = numbers("accident")[0]
    told = copy.deepcopy(plain())
    del told["events"][number]
    found_at(number, told)
    act = number - 1
    told["events"][act].pop("fell")
    assert wrong(told) is not None


def test_m80_a_card_laid_on_the_other_pile_is_found() -> None:
    for number in numbers("laid"):
        other = "discard" if plain()["events"][number]["on"] == "draw" else "draw"
        assert wrong(changed(number, on=other)) is not None


def test_an_accident_that_nothing_fell_in_is_found() -> None:
    number = next(one for one in numbers("placed") if plain()["events"][one + 1]["kind"] == "turn")
    told = changed(number, fell={"piece": "hat-1", "onto": "table"})
    found_at(number + 1, told)


# Records that cannot be read

POSE = [[0, 0, 9], [1, 0, 0, 0]]


def refused(told: dict[str, Any]) -> tuple[str, int | None]:
    with pytest.raises(BadInput) as refusal:
        read(MenAtWork(), RECORDER, from_dict(told))
    outer = refusal.value
    number = outer.facts.get("event")
    return innermost(outer).code, number if isinstance(number, int) else None


def test_a_record_begins_with_its_site() -> None:
    told = copy.deepcopy(plain())
    del told["events"][numbers("site")[0]]
    assert refused(told) == ("event_out_of_order", 1)
    told["events"] = plain()["events"][numbers("placed")[0] :]
    assert refused(told) == ("event_out_of_order", 1)


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("placed", {"pieces": []}, "list_of_wrong_length"),
        ("placed", {"pieces": ["girder-orange-2"], "start": []}, "list_of_wrong_length"),
        (
            "placed",
            {"pieces": ["worker-2", "beam-1", "beam-2"], "start": [[[0, 0, 9], [1, 0, 0, 0]]] * 3},
            "list_of_wrong_length",
        ),
        ("placed", {"poses": {"moon": POSE}}, "value_unknown"),
        ("placed", {"lying": ["moon"]}, "value_unknown"),
        ("placed", {"optional": ["moon"]}, "value_unknown"),
        ("placed", {"pushable": ["moon"]}, "value_unknown"),
        ("placed", {"covered": ["moon"]}, "value_unknown"),
        ("placed", {"fallen": ["moon"]}, "value_unknown"),
        ("placed", {"gone": ["moon"]}, "value_unknown"),
        ("placed", {"fell": {"piece": "moon", "onto": "table"}}, "value_unknown"),
        ("placed", {"fell": {"piece": "hat-1", "onto": "moon"}}, "value_unknown"),
        ("placed", {"verdict": [{"code": "x", "held": True, "pieces": ["moon"]}]}, "value_unknown"),
        ("cleared", {"poses": {"moon": POSE}}, "value_unknown"),
        ("placed", {"colour": "green"}, "field_unknown"),
        ("placed", {"poses": {"brick-1": [[0, 0], [1, 0, 0, 0]]}}, "list_of_wrong_length"),
        ("placed", {"path": {"targets": []}}, "field_missing"),
        ("card", {"then": "maybe"}, "value_unknown"),
        ("card", {"card": "seven"}, "value_of_wrong_type"),
        ("end", {"kind": "fin"}, "value_unknown"),
    ],
)
def test_a_bad_event_is_refused_with_its_number(kind: str, fields: dict[str, Any], code: str) -> None:
    number = numbers(kind)[0]
    assert refused(changed(number, **fields)) == (code, number + 1)


def test_the_table_may_be_named_where_something_fell_on_it_but_is_no_piece() -> None:
    number = numbers("placed")[0]
    table = [{"code": "girder_off_the_ground", "held": False, "pieces": ["girder-white-1", "table"]}]
    read(MenAtWork(), RECORDER, from_dict(changed(number, verdict=table)))
    assert refused(changed(number, lying=["table"])) == ("value_unknown", number + 1)


def test_a_verdict_on_pieces_that_are_not_there_is_refused_and_nothing_breaks() -> None:
    """Even where a title would be given: a stranger's record may claim anything."""
    number = numbers("title")[0] - 1
    assert plain()["events"][number]["kind"] == "placed"
    assert isinstance(wrong(changed(number, poses={})), Refusal)
