"""Export, strict import, and the check that names the first wrong event."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chantier.core.errors import BadInput
from chantier.core.game import fold
from chantier.core.match import Match
from chantier.core.record import Record, as_recorded, check, export, load, play_again, read, whole
from chantier.registry import GAMES
from tests.oracles.outside_referee import referee
from tests.recorded import recorded
from tests.support.playing import RECORDED_GAMES, options_of, play_on, provable_match, quick_bots

BLUEPRINTS = GAMES["blueprints"]
NAMES = ["Ada", "Bo", "Cy", "Di"]


def finished(seats: int = 3, seed: str = "finished", bot: str = "greedy") -> Record:
    match, fairness = provable_match(BLUEPRINTS, seats, seed)
    for _ in play_on(match, BLUEPRINTS, bot):
        pass
    return export(match, BLUEPRINTS.recorder, NAMES[:seats], fairness, None)


def as_dict(record: Record) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return plain


def checked(plain: dict[str, Any]) -> Any:
    record = msgspec.json.decode(msgspec.json.encode(plain), type=Record)
    return check(BLUEPRINTS.game, BLUEPRINTS.recorder, record)


def refused_code(plain: dict[str, Any]) -> str:
    """The innermost code with which a record is refused, by reading or by checking."""
    try:
        problem = checked(plain).wrong
    except BadInput as refusal:
        problem = refusal
    while problem is not None and "problem" in problem.facts:
        problem = problem.facts["problem"]
    assert problem is not None
    return str(problem.code)


@settings(max_examples=25)
@given(data=st.data())
def test_a_record_reads_back_to_the_same_log_and_passes_the_check(data: st.DataObject) -> None:
    registered = BLUEPRINTS
    seats = data.draw(st.sampled_from(list(registered.game.seat_counts)))
    options = data.draw(options_of(registered, seats))
    match, fairness = provable_match(registered, seats, str(data.draw(st.integers())), options)
    for _ in play_on(match, registered, data.draw(st.sampled_from(quick_bots(registered)))):
        pass
    record = export(match, registered.recorder, NAMES[:seats], fairness, None)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    recording = read(registered.game, registered.recorder, again)
    assert list(recording.log) == list(match.log)
    assert fold(registered.game, list(recording.log.events())) == match.state
    verdict = check(registered.game, registered.recorder, again)
    assert (verdict.wrong, verdict.proved) == (None, True)


@pytest.mark.parametrize("name", RECORDED_GAMES)
def test_a_recorded_game_played_again_is_written_down_as_it_was(name: str) -> None:
    """Where an engine makes playing slow; tests/laws/test_engines.py reads and checks all of them."""
    registered = GAMES[name]
    for game in recorded(name)[:5]:
        recording = game.recording
        match = play_again(
            registered.game, registered.recorder, recording, as_recorded(registered.recorder, recording.log)
        )
        again = export(match, registered.recorder, game.record.seats, game.record.fairness, None)
        assert msgspec.json.encode(again) == msgspec.json.encode(game.record)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("unplaceable", ["any", "forced"])
def test_an_outside_referee_agrees(seats: int, unplaceable: str) -> None:
    """Written by other hands from the rules alone; it shares no code with ours."""
    for number, bot in enumerate(quick_bots(BLUEPRINTS) * 4):
        options = BLUEPRINTS.game.options_type(unplaceable=unplaceable)
        match, fairness = provable_match(BLUEPRINTS, seats, f"referee {number}", options)
        for _ in play_on(match, BLUEPRINTS, bot, number):
            pass
        assert referee(as_dict(export(match, BLUEPRINTS.recorder, NAMES[:seats], fairness, None))) == []


def test_a_finished_record_without_its_secret_is_refused() -> None:
    """Otherwise whoever changes a die would only have to cut out the secret."""
    plain = as_dict(finished())
    plain["fairness"]["server_seed"] = None
    assert refused_code(plain) == "secret_missing"


def test_a_record_cut_short_is_refused() -> None:
    plain = as_dict(finished())
    plain["events"] = plain["events"][:6]
    assert refused_code(plain) == "game_not_ended"


def test_a_whole_record_of_a_running_game_passes_as_far_as_it_goes() -> None:
    match, fairness = provable_match(BLUEPRINTS, 3, "running")
    for _ in zip(range(25), play_on(match, BLUEPRINTS), strict=False):
        pass
    kept = msgspec.structs.replace(fairness, server_seed=None)
    verdict = check(BLUEPRINTS.game, BLUEPRINTS.recorder, whole(match, BLUEPRINTS.recorder, NAMES[:3], kept))
    assert (verdict.wrong, verdict.proved) == (None, False)


# Tampering


def change(plain: dict[str, Any], event: int, field: str, value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(plain)
    changed["events"][event][field] = value
    return changed


def test_every_changed_die_is_found_at_its_event() -> None:
    """One die changed anywhere among the draws: the first wrong event is that one."""
    plain = as_dict(finished(2))
    for number, event in enumerate(plain["events"]):
        for field in ("pool", "drawn"):
            for at, die in enumerate(event.get(field, [])):
                other = "W1" if die != "W1" else "G6"
                dice = [*event[field][:at], other, *event[field][at + 1 :]]
                wrong = checked(change(plain, number, field, dice)).wrong
                assert wrong.facts["event"] == number + 1, (number, field)


@pytest.mark.parametrize("keep_secret", [True, False])
def test_changed_results_are_found(keep_secret: bool) -> None:
    """Scores, Awards, Prizes, points, winners follow from the rules, with or without the secret."""
    plain = as_dict(finished())
    if not keep_secret:
        plain["fairness"]["server_seed"] = None
    reveal = next(number for number, event in enumerate(plain["events"]) if event["kind"] == "reveal")
    end = len(plain["events"]) - 1
    score = {**plain["events"][reveal]["scores"][0], "wood": 99}
    awards = {"gold": plain["events"][reveal]["awards"]["silver"], "silver": plain["events"][reveal]["awards"]["gold"]}
    prizes = {**plain["events"][reveal]["prizes"], "geometer": 2, "integrity": 2}
    for event, field, value in (
        (reveal, "scores", [score, *plain["events"][reveal]["scores"][1:]]),
        (reveal, "awards", awards),
        (reveal, "prizes", prizes),
        (end, "points", [99, 0, 0]),
        (end, "winners", [0, 1, 2]),
        (reveal + 1, "first", (plain["events"][reveal + 1]["first"] + 1) % 3),
    ):
        wrong = checked(change(plain, event, field, value)).wrong
        assert wrong.code == "event_differs"
        assert wrong.facts["event"] == event + 1
        assert wrong.facts["field"] == field


def test_impossible_draws_are_found_without_the_secret() -> None:
    plain = as_dict(finished())
    plain["fairness"]["server_seed"] = None
    nine_woods = change(plain, 0, "pool", ["W1"] * 9)
    assert refused_code(nine_woods) == "draw_impossible"
    again = change(plain, 0, "plans", [plain["events"][0]["plans"][0]] * 3)
    assert refused_code(again) in ("draw_impossible", "hatching_differs")
    short = change(plain, 0, "pool", plain["events"][0]["pool"][:-1])
    assert refused_code(short) == "draw_missing"


def test_illegal_moves_are_found() -> None:
    plain = as_dict(finished())
    pool = plain["events"][0]["pool"]
    absent = next(f"{letter}{value}" for letter in "WRSG" for value in range(1, 7) if f"{letter}{value}" not in pool)
    assert refused_code(change(plain, 1, "die", absent)) == "die_not_in_pool"
    assert refused_code(change(plain, 1, "seat", (plain["events"][1]["seat"] + 1) % 3)) == "not_your_turn"
    assert refused_code(change(plain, 1, "discard", pool[0])) == "discard_unexpected"
    assert refused_code(change(plain, 1, "space", None)) == "die_must_be_placed"


def test_a_changed_secret_or_salt_is_found() -> None:
    plain = as_dict(finished())
    plain["fairness"]["server_seed"] = "00" * 32
    assert refused_code(plain) == "seed_breaks_commitment"
    plain = as_dict(finished())
    plain["fairness"]["salts"][1] = "ff"
    assert checked(plain).wrong.facts["event"] == 1


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (lambda plain: plain["events"].pop(0), "event_out_of_order"),
        (lambda plain: plain["events"].pop(3), "not_your_turn"),
        (lambda plain: plain["events"].pop(19), "event_out_of_order"),
        (lambda plain: plain["events"].append(plain["events"][-1]), "event_out_of_order"),
        (lambda plain: plain["events"].pop(), "event_missing"),
        (lambda plain: plain["events"].clear(), "record_without_events"),
        (lambda plain: plain["events"][1].update(seat=7), "no_such_seat"),
        (lambda plain: plain["events"][1].update(die="Z9"), "not_a_die"),
        (lambda plain: plain["events"][1].update(space="c1"), "value_unknown"),
        (lambda plain: plain["events"][1].update(extra=1), "field_unknown"),
        (lambda plain: plain["events"][1].pop("drawn"), "field_missing"),
        (lambda plain: plain["events"][1].pop("space"), "record_hides"),
        (lambda plain: plain["events"][1].update(kind="dance"), "value_unknown"),
        (lambda plain: plain["events"][0].update(round="1"), "value_of_wrong_type"),
        (lambda plain: plain["events"][0].update(in_demand=["wood"]), "list_of_wrong_length"),
        (lambda plain: plain["events"][0].update(plans=["x 1 / 3 1 / 1 x"]), "wrong_count"),
        (lambda plain: plain["events"][0].update(plans=[None] * 3), "record_hides"),
        (lambda plain: plain["events"][0].update(plans=["x"] * 3), "not_a_plan"),
        (lambda plain: plain["events"][19].update(buildings=["x"] * 2), "wrong_count"),
        (lambda plain: plain["events"][19].update(buildings=["x"] * 3), "not_a_building"),
        (lambda plain: plain["fairness"].update(salts=[]), "wrong_count"),
        (lambda plain: plain["fairness"].update(salts=["xx"] * 3), "salt_not_hex"),
        (lambda plain: plain["fairness"].update(commitment="ab"), "commitment_not_hex"),
        (lambda plain: plain["fairness"].update(server_seed="xyz"), "seed_not_hex"),
        (lambda plain: plain["fairness"].update(server_seed=" " + plain["fairness"]["server_seed"]), "seed_not_hex"),
        (lambda plain: plain["events"][19]["scores"][0].update(extra=1), "field_unknown"),
        (lambda plain: plain["options"].pop("open_points"), "field_missing"),
        (lambda plain: plain["events"][0]["plans"].__setitem__(0, plain["events"][0]["plans"][0] + " "), "not_a_plan"),
        (
            lambda plain: plain["events"][19]["buildings"].__setitem__(0, " " + plain["events"][19]["buildings"][0]),
            "not_a_building",
        ),
        (lambda plain: plain.update(seats=["Ada"]), "wrong_player_count"),
        (lambda plain: plain["options"].update(first="nobody"), "value_unknown"),
        (lambda plain: plain["options"].update(colour="red"), "field_unknown"),
        (lambda plain: plain["options"].update(first=9), "no_such_first_seat"),
        (lambda plain: plain.update(notes=[{"n": 0, "kind": "left_out", "seat": 3}]), "note_impossible"),
        (lambda plain: plain.update(notes=[{"n": 99, "kind": "stand_in", "seat": 0}]), "note_impossible"),
    ],
)
def test_what_is_not_a_record_is_refused_with_a_code(edit: Any, code: str) -> None:
    plain = as_dict(finished())
    edit(plain)
    assert refused_code(plain) == code


def test_notes_of_the_table_are_read_and_written_again() -> None:
    plain = as_dict(finished())
    assert "notes" not in plain
    plain["notes"] = [{"n": 2, "kind": "stand_in", "seat": 1}, {"n": 4, "kind": "returned", "seat": 1}]
    assert checked(plain).proved
    assert as_dict(msgspec.json.decode(msgspec.json.encode(plain), type=Record)) == plain


# Running games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b29_the_export_of_a_running_game_hides_what_its_reader_may_not_see(seats: int) -> None:
    match, fairness = provable_match(BLUEPRINTS, seats, "export")
    for _ in play_on(match, BLUEPRINTS, "builder"):
        if match.outcome() is not None:
            break
        for seat in (*range(seats), None):
            assert_hides(match, as_dict(export(match, BLUEPRINTS.recorder, NAMES[:seats], fairness, seat)), seat)


def assert_hides(match: Match, plain: dict[str, Any], seat: int | None) -> None:
    assert plain["fairness"]["server_seed"] is None
    for event in plain["events"]:
        if event["kind"] == "round":
            shown = [number for number, plan in enumerate(event["plans"]) if plan is not None]
            assert shown == ([] if seat is None else [seat])
        if event["kind"] == "pick":
            lost = "space" in event and event["space"] is None  # B29: that is no secret
            assert ("space" in event) == (event["seat"] == seat or lost)


@pytest.mark.parametrize("rules", [1, 2])
def test_b29_a_die_that_could_not_be_placed_is_public_by_the_second_rules_only(rules: int) -> None:
    """Whole records look the same by both, and both are proved."""
    registered = BLUEPRINTS._replace(game=BLUEPRINTS.game.by_rules(rules))
    match, fairness = provable_match(registered, 3, "removed")
    lost = seen = 0
    for _ in play_on(match, registered):
        if match.outcome() is None and len(match.log) % 9 == 0:
            true = as_dict(whole(match, registered.recorder, NAMES[:3], fairness))["events"]
            told = as_dict(export(match, registered.recorder, NAMES[:3], fairness, None))["events"]
            lost = sum(event["kind"] == "pick" and event["space"] is None for event in true)
            seen = sum(event["kind"] == "pick" and event.get("space", "") is None for event in told)
            assert_hides(match, as_dict(export(match, registered.recorder, NAMES[:3], fairness, 1)), 1)
    assert lost > 1
    assert seen == (0 if rules == 1 else lost)
    record = export(match, registered.recorder, NAMES[:3], fairness, None)
    assert record.rules == rules
    assert as_dict(record).get("rules") == (None if rules == 1 else 2)
    assert check(BLUEPRINTS.game, BLUEPRINTS.recorder, record).proved
    other = msgspec.structs.replace(record, rules=3 - rules)
    assert check(BLUEPRINTS.game, BLUEPRINTS.recorder, other).proved, "the same moves and dice are right by both"
    assert referee(as_dict(record)) == referee(as_dict(other)) == []


def test_a_record_that_hides_cannot_be_replayed() -> None:
    match, fairness = provable_match(BLUEPRINTS, 2, "hidden")
    plain = as_dict(export(match, BLUEPRINTS.recorder, NAMES[:2], fairness, 0))
    assert refused_code(plain) == "record_hides"


def test_the_secret_is_in_the_record_once_the_game_has_ended() -> None:
    record = finished()
    assert record.fairness.server_seed is not None


# Files


def test_a_file_may_hold_many_records_or_one_over_several_lines(tmp_path: Path) -> None:
    one, two = finished(2), finished(4)
    lines = tmp_path / "many.jsonl"
    lines.write_bytes(msgspec.json.encode(one) + b"\n\n" + msgspec.json.encode(two) + b"\n")
    assert list(load(lines)) == [(1, one), (3, two)]
    pretty = tmp_path / "one.json"
    pretty.write_bytes(msgspec.json.format(msgspec.json.encode(one), indent=2))
    [(number, again)] = load(pretty)
    assert number == 1
    assert (
        read(BLUEPRINTS.game, BLUEPRINTS.recorder, again).log[0]
        == read(BLUEPRINTS.game, BLUEPRINTS.recorder, one).log[0]
    )


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "record_empty"),
        (b"\n \n", "record_empty"),
        (b"\xff\xfe\x00", "not_text"),
        (b'{"format": "chantier/1", "game"', "json_truncated"),
        (b"hello", "json_malformed"),
        pytest.param(b'{"options": ' * 200_000, "json_malformed", id="nested too deeply"),
        (b'{"format": "chantier/3"}', "value_unknown"),
        (b'{"format": "chantier/1"}', "field_missing"),
        (b"[]", "value_of_wrong_type"),
    ],
)
def test_a_file_that_holds_no_record_is_refused(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadInput) as refused:
        list(load(path))
    problem = refused.value.facts.get("problem", refused.value)
    assert isinstance(problem, BadInput)
    assert problem.code == code


def test_a_truncated_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    line = msgspec.json.encode(finished(2))
    path.write_bytes(line + b"\n" + line[: len(line) // 2])
    with pytest.raises(BadInput) as refused:
        list(load(path))
    assert refused.value.facts["line"] == 2
