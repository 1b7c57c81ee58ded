"""Records of real acts: what the engine finds when it runs again, and the rules alone would believe."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from chantier.core.chance import SeededChance
from chantier.core.errors import BadInput
from chantier.core.fairness import Fairness
from chantier.core.match import Match
from chantier.core.record import check, read, whole
from chantier.games.men_at_work import MenAtWork, Options
from chantier.games.men_at_work.acting.referee import Simulated
from chantier.games.men_at_work.moves import LayCard
from tests.games.men_at_work.test_record import NAMES, RECORDER, as_dict, from_dict, provable


@cache
def simulated() -> tuple[Match, Fairness]:
    """The first acts of a real game, careless ones."""
    match, fairness = provable(MenAtWork(Simulated()), 2, "real", Options(experts=(0,), tremor=True))
    for number in range(3):
        move = match.game.legal_moves(match.state).sample(SeededChance(number))
        assert not isinstance(move, LayCard)
        match.play(match.state.active, move)
    return match, msgspec.structs.replace(fairness, server_seed=None)


def real() -> dict[str, Any]:
    match, fairness = simulated()
    return as_dict(whole(match, RECORDER, NAMES[:2], fairness))


def test_a_real_game_passes_with_the_engine_and_without() -> None:
    match, _ = simulated()
    assert RECORDER.simulates_here(match.log)
    verdict = check(MenAtWork(), RECORDER, from_dict(real()))
    assert (verdict.wrong, verdict.simulated) == (None, True)
    verdict = check(MenAtWork(), RECORDER, from_dict(real()), simulate=False)
    assert (verdict.wrong, verdict.simulated) == (None, False)


def test_poses_that_were_changed_are_found_by_running_the_engine_again() -> None:
    """A hundredth of a millimetre; the rules alone believe it."""
    told = real()
    number = next(at for at, event in enumerate(told["events"]) if event["kind"] == "placed")
    piece = next(iter(told["events"][number]["poses"]))
    told["events"][number]["poses"][piece][0][0] += 0.01
    assert check(MenAtWork(), RECORDER, from_dict(told), simulate=False).wrong is None
    refusal = check(MenAtWork(), RECORDER, from_dict(told)).wrong
    assert refusal is not None
    assert (refusal.code, refusal.facts["event"], refusal.facts["field"]) == ("event_differs", number + 1, "poses")


def test_a_site_that_was_changed_is_found_and_another_engines_word_is_believed() -> None:
    told = real()
    number = next(at for at, event in enumerate(told["events"]) if event["kind"] == "site")
    told["events"][number]["poses"]["worker-1"][0][2] += 1.0
    refusal = check(MenAtWork(), RECORDER, from_dict(told)).wrong
    assert refusal is not None
    assert refusal.facts["event"] == number + 1
    told["events"][number]["engine"] = "another engine"
    verdict = check(MenAtWork(), RECORDER, from_dict(told))
    assert (verdict.wrong, verdict.simulated) == (None, False)


def test_a_path_that_was_changed_is_found() -> None:
    told = real()
    number = next(at for at, event in enumerate(told["events"]) if event["kind"] == "placed")
    told["events"][number]["path"]["targets"][0][1][0] += 20.0
    assert check(MenAtWork(), RECORDER, from_dict(told)).wrong is not None


def test_m60_why_it_fell_stands_in_the_notes_and_is_read_back() -> None:
    """These careless acts slip; each says why."""
    told = real()
    notes = {note["n"]: note for note in told["notes"]}
    assert notes
    assert {note["kind"] for note in notes.values()} == {"observed"}
    match, _ = simulated()
    log = read(MenAtWork(), RECORDER, from_dict(told)).log
    for n, turn in enumerate(match.log):
        if n == 0:
            continue
        assert log[n].events[0].seen.cause == turn.events[0].seen.cause
        assert (n in notes) == (turn.events[0].seen.cause is not None)


def test_m60_a_record_without_its_notes_or_with_others_is_as_true() -> None:
    """A cause is told to people: neither an old record nor another way of finding causes makes a record wrong."""
    without = real()
    del without["notes"]
    assert check(MenAtWork(), RECORDER, from_dict(without)).wrong is None
    other = real()
    other["notes"][0]["about"]["mm"] = 99.9
    verdict = check(MenAtWork(), RECORDER, from_dict(other))
    assert (verdict.wrong, verdict.simulated) == (None, True)


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("n", 0, "note_impossible"),
        ("n", 99, "note_impossible"),
        ("seat", 1, "note_impossible"),
        ("piece", "dragon-1", "value_unknown"),
        ("how", "flew", "value_unknown"),
        ("more", 1, "field_unknown"),
    ],
)
def test_m60_a_note_that_tells_nonsense_is_refused(field: str, value: object, code: str) -> None:
    told = real()
    note = told["notes"][0]
    (note if field in note else note["about"])[field] = value
    with pytest.raises(BadInput) as refused:
        read(MenAtWork(), RECORDER, from_dict(told))
    assert refused.value.code == code
