"""Blueprints written down: entries for events, events for entries, refusals that name the event."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from chantier.core.errors import BadInput, Refusal
from chantier.core.log import Turn
from chantier.core.sight import visible
from chantier.games.blueprints.events import (
    DieDiscarded,
    DiePlaced,
    DieRemoved,
    DieTaken,
    GameEnded,
    GameOpened,
    MaterialsDemanded,
    PlanDealt,
    PoolRefilled,
    PoolRolled,
    RoundStarted,
)
from chantier.games.blueprints.notation import read_plan
from chantier.games.blueprints.pieces import Award, Material, Prize
from chantier.games.blueprints.record import BlueprintsRecorder, EndEntry, PickEntry, RevealEntry, RoundEntry
from chantier.games.blueprints.scoring import Score
from chantier.games.blueprints.state import RULES, Options
from tests.games.blueprints.support.scenes import dice, take

RECORDER = BlueprintsRecorder()
ONE, TWO = "2 3 / x 1 / x x", "x x / 3 2 / x 1"
SCORE = Score(0, 0, 0, 0, 5, 5)
ROUND = RoundEntry(
    round=1, first=1, in_demand=(Material.WOOD, Material.GLASS), plans=(ONE, TWO), pool=("W1", "R2", "G5")
)
PICK = PickEntry(seat=1, die="G5", space="a2", discard="W1", drawn=("S3", "S4"))
LAST = PickEntry(seat=0, die="R2", space=None, discard="S3", drawn=())
REVEAL = RevealEntry(
    buildings=("- - / x - / x x", "x x / G5 - / x -"),
    scores=(SCORE, SCORE),
    awards={Award.SILVER: 1},
    prizes=dict.fromkeys(Prize),
)
END = EndEntry(points=(0, 2), winners=(1,))


def turns(rules: int = RULES) -> list[Turn]:
    return RECORDER.read([ROUND, PICK, LAST, REVEAL, END], 2, Options(first=1), rules)


def test_entries_become_turns_with_their_moves() -> None:
    setup, pick, last = turns()
    assert setup == Turn(
        None,
        None,
        (
            GameOpened(2, Options(first=1), RULES),
            RoundStarted(1, 1),
            MaterialsDemanded((Material.WOOD, Material.GLASS)),
            PlanDealt(0, read_plan(ONE)),
            PlanDealt(1, read_plan(TWO)),
            PoolRolled(dice("W1 R2 G5")),
        ),
    )
    assert (pick.seat, pick.move) == (1, take("G5", "a2", "W1"))
    assert pick.events == (
        DieTaken(1, dice("G5")[0]),
        DiePlaced(1, dice("G5")[0], "a2"),
        DieDiscarded(1, dice("W1")[0]),
        PoolRefilled(dice("S3 S4")),
    )
    assert (last.seat, last.move) == (0, take("R2", None, "S3"))
    assert last.events[-1] == GameEnded((0, 2), (1,))


@pytest.mark.parametrize("rules", [1, 2])
def test_turns_become_the_same_entries_again(rules: int) -> None:
    written = [entry for turn in turns(rules) for entry in RECORDER.write(turn.events, 2)]
    assert written == [ROUND, PICK, LAST, REVEAL, END]


def test_b29_a_die_that_could_not_be_placed_is_told_as_the_rules_of_the_record_tell_it() -> None:
    (_, _, before), (_, _, now) = turns(1), turns(2)
    assert before.events[:2] == (DieTaken(0, dice("R2")[0]), DiePlaced(0, dice("R2")[0], None))
    assert now.events[:2] == (DieTaken(0, dice("R2")[0]), DieRemoved(0, dice("R2")[0]))
    assert before.events[2:] == now.events[2:]
    assert before.move == now.move


def test_b29_others_may_read_that_a_die_could_not_be_placed() -> None:
    for seat in (0, 1, None):
        _, _, last = turns()
        [seen, *_] = RECORDER.write(visible(last.events, seat), 2)
        assert msgspec.to_builtins(seen)["space"] is None
    _, _, before = turns(1)
    [hidden, *_] = RECORDER.write(visible(before.events, 1), 2)
    assert "space" not in msgspec.to_builtins(hidden)


def test_entries_look_as_the_format_says() -> None:
    assert msgspec.to_builtins(PICK) == {
        "kind": "pick",
        "seat": 1,
        "die": "G5",
        "space": "a2",
        "discard": "W1",
        "drawn": ("S3", "S4"),
    }
    assert msgspec.to_builtins(LAST)["space"] is None
    single = PickEntry(seat=1, die="G5", space="a2", drawn=("S3",))
    assert list(msgspec.to_builtins(single)) == ["kind", "seat", "die", "space", "drawn"]
    assert [msgspec.to_builtins(entry)["kind"] for entry in (ROUND, REVEAL, END)] == ["round", "reveal", "end"]
    assert msgspec.to_builtins(REVEAL)["prizes"]["geometer"] is None


def test_b29_what_another_seat_may_see_of_a_turn_is_written_without_the_secret() -> None:
    setup, pick, _ = turns()
    [seen] = RECORDER.write(visible(setup.events, 0), 2)
    assert isinstance(seen, RoundEntry)
    assert seen.plans == (ONE, None)
    [hidden] = RECORDER.write(visible(pick.events, 0), 2)
    assert "space" not in msgspec.to_builtins(hidden)
    [own] = RECORDER.write(visible(pick.events, 1), 2)
    assert own == PICK


def test_the_draws_of_a_turn_by_purpose() -> None:
    setup, pick, last = turns()
    assert RECORDER.draws(setup.events) == {
        "first": [1],
        "in-demand": ["W", "G"],
        "deck": [read_plan(ONE), read_plan(TWO)],
        "bag": ["W", "R", "G"],
        "roll": [1, 2, 5],
    }
    nothing: dict[str, list[object]] = {"first": [], "in-demand": [], "deck": [], "bag": [], "roll": []}
    assert RECORDER.draws(pick.events) == {**nothing, "bag": ["S", "S"], "roll": [3, 4]}
    assert RECORDER.draws(last.events) == nothing


@pytest.mark.parametrize(
    ("entries", "event", "code", "facts"),
    [
        ([PICK], 1, "event_out_of_order", {"expected": "round", "came": "pick"}),
        ([ROUND, ROUND], 2, "event_out_of_order", {"expected": "pick", "came": "round"}),
        ([ROUND, PICK, END], 3, "event_out_of_order", {"expected": "pick / reveal", "came": "end"}),
        ([ROUND, PICK, REVEAL, PICK], 4, "event_out_of_order", {"expected": "round / end", "came": "pick"}),
        ([ROUND, PICK, REVEAL, END, END], 5, "event_out_of_order", {"expected": "-", "came": "end"}),
        ([ROUND, msgspec.structs.replace(PICK, seat=2)], 2, "no_such_seat", {"last": 1, "came": 2}),
        ([ROUND, msgspec.structs.replace(PICK, seat=-1)], 2, "no_such_seat", {"last": 1, "came": -1}),
        ([ROUND, msgspec.structs.replace(PICK, die="X1")], 2, "not_a_die", {"text": "X1"}),
        ([ROUND, msgspec.structs.replace(PICK, discard="X2")], 2, "not_a_die", {"text": "X2"}),
        ([ROUND, msgspec.structs.replace(PICK, drawn=("X3",))], 2, "not_a_die", {"text": "X3"}),
        ([ROUND, msgspec.structs.replace(PICK, space=msgspec.UNSET)], 2, "record_hides", {}),
        ([msgspec.structs.replace(ROUND, pool=("X4",))], 1, "not_a_die", {"text": "X4"}),
        ([msgspec.structs.replace(ROUND, plans=(ONE, None))], 1, "record_hides", {}),
        ([msgspec.structs.replace(ROUND, plans=(ONE, "y"))], 1, "not_a_plan", {"text": "y"}),
        ([msgspec.structs.replace(ROUND, plans=(ONE, f"{TWO} "))], 1, "not_a_plan", {"text": f"{TWO} "}),
        (
            [ROUND, PICK, msgspec.structs.replace(REVEAL, buildings=("-  - / x - / x x", "x x / G5 - / x -"))],
            3,
            "not_a_building",
            {"text": "-  - / x - / x x"},
        ),
        (
            [msgspec.structs.replace(ROUND, plans=(ONE,))],
            1,
            "wrong_count",
            {"field": "plans", "expected": 2, "came": 1},
        ),
        (
            [ROUND, PICK, msgspec.structs.replace(REVEAL, buildings=("- - / x - / x x",))],
            3,
            "wrong_count",
            {"field": "buildings", "expected": 2, "came": 1},
        ),
        (
            [ROUND, PICK, msgspec.structs.replace(REVEAL, buildings=("nonsense",) * 2)],
            3,
            "not_a_building",
            {"text": "nonsense"},
        ),
    ],
)
def test_what_does_not_belong_is_refused_with_its_event(
    entries: list[Any], event: int, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(BadInput) as refused:
        RECORDER.read(entries, 2, Options(), RULES)
    assert refused.value.facts["event"] == event
    problem = refused.value.facts.get("problem", refused.value)
    assert isinstance(problem, Refusal)
    assert problem.code == code
    assert {name: fact for name, fact in problem.facts.items() if name != "event"} == facts
