"""B20, B21, B22, B23, B24, B25, B27: which moves are legal, and why others are not."""

from __future__ import annotations

from collections import Counter

import pytest

from chantier.core.chance import SeededChance
from chantier.games.blueprints.moves import TakeDie, open_spaces, put, spaces_for
from chantier.games.blueprints.notation import read_plan
from chantier.games.blueprints.pieces import DICE, EMPTY_SITE, Space
from tests.games.blueprints.support.scenes import build, choices, dice, take

PLAN = "2 3 / x 1 / x x"


def refusal(move: TakeDie, **situation: object) -> str | None:
    """The code with which a move is refused."""
    facts: dict[str, object] = {"pool": "W3 R3 S5", "plan": PLAN, "building": "- - / x - / x x", **situation}
    why = choices(**facts).why_not(move)  # type: ignore[arg-type]
    return None if why is None else why.code


def test_b20_one_die_of_the_pool_is_taken() -> None:
    assert refusal(take("W3", "a1")) is None
    assert refusal(take("W4", "a1")) == "die_not_in_pool"


def test_b21_an_empty_open_space_takes_any_die() -> None:
    assert spaces_for(read_plan(PLAN), EMPTY_SITE, 1) == ("a1", "b1", "b2")


def test_b22_a_die_goes_on_equal_or_lower() -> None:
    for die, code in (("W3", None), ("S5", None), ("R2", "die_lower_than_below")):
        assert refusal(take(die, "a1"), pool="W3 S5 R2", building="G3 - / x - / x x") == code


def test_b22_there_is_no_height_limit() -> None:
    assert refusal(take("S5", "b2"), building="- - / x W1W1R2R2 / x x") is None


def test_b22_only_the_top_die_counts() -> None:
    standing = build(PLAN, "W1R4 G6 / x - / x x")
    assert open_spaces(read_plan(PLAN), standing) == [("a1", 4), ("b1", 6), ("b2", 1)]


def test_b23_hatched_spaces_are_closed() -> None:
    assert refusal(take("W3", "a2")) == "space_hatched"
    assert refusal(take("W3", "b3")) == "space_hatched"


@pytest.mark.parametrize("option", ["any", "forced"])
def test_b24_a_die_that_fits_must_be_placed(option: str) -> None:
    assert refusal(take("W3", None), unplaceable=option) == "die_must_be_placed"


def test_b24_any_an_unplaceable_die_may_be_picked_on_purpose() -> None:
    full = "G5 G5 / x G5 / x x"
    assert refusal(take("W3", None), building=full) is None
    assert refusal(take("S5", None), building=full) == "die_must_be_placed"
    assert choices("W3 S5", PLAN, full).places() == {"W3": (None,), "S5": ("a1", "b1", "b2")}


def test_b24_forced_only_when_no_die_of_the_pool_fits() -> None:
    full = "G5 G5 / x G5 / x x"
    assert refusal(take("W3", None), building=full, unplaceable="forced") == "another_die_fits"
    assert refusal(take("W3", None), building=full, unplaceable="forced", pool="W3 R4") is None
    assert choices("W3 S5", PLAN, full, "forced").places() == {"W3": (), "S5": ("a1", "b1", "b2")}


def test_b24_a_die_that_fits_nowhere_cannot_be_placed_anywhere() -> None:
    assert refusal(take("W3", "a1"), building="G5 G5 / x G5 / x x") == "die_lower_than_below"


def test_b25_placing_moves_and_changes_no_other_die() -> None:
    before = build(PLAN, "W1 G2 / x R3 / x x")
    after = put(before, 1, DICE["S5"])
    assert after == build(PLAN, "W1 G2S5 / x R3 / x x")
    assert before == build(PLAN, "W1 G2 / x R3 / x x")


def test_b27_with_two_players_another_die_is_removed() -> None:
    assert refusal(take("W3", "a1", "S5"), discards=True) is None
    assert refusal(take("W3", "a1"), discards=True) == "discard_needed"
    assert refusal(take("W3", "a1", "W3"), discards=True) == "discard_not_in_pool"
    assert refusal(take("W3", "a1", "G6"), discards=True) == "discard_not_in_pool"
    assert refusal(take("W3", "a1", "W3"), discards=True, pool="W3 W3") is None
    assert refusal(take("W3", "a1", "S5")) == "discard_unexpected"


def test_a_refusal_says_what_was_expected() -> None:
    lower = choices("R2", PLAN, "G3 - / x - / x x").why_not(take("R2", "a1"))
    assert lower is not None
    assert lower.facts == {"die": "R2", "space": "a1", "below": "G3"}
    missing = choices("W3 R3", PLAN, "- - / x - / x x").why_not(take("S1", "a1"))
    assert missing is not None
    assert missing.facts == {"die": "S1", "pool": "W3 R3"}
    must = choices("W3", PLAN, "- G6 / x - / x x").why_not(take("W3", None))
    assert must is not None
    assert must.facts == {"die": "W3", "spaces": "a1 b2"}
    hatched = choices("W3", PLAN, "- - / x - / x x").why_not(take("W3", "a3"))
    assert hatched is not None
    assert hatched.facts == {"space": "a3"}
    other = choices("W3 S5", PLAN, "G5 G5 / x G5 / x x", "forced").why_not(take("W3", None))
    assert other is not None
    assert other.facts == {"die": "W3"}
    gone = choices("W3 S5", PLAN, "- - / x - / x x", discards=True).why_not(take("W3", "a1", "R1"))
    assert gone is not None
    assert gone.facts == {"die": "R1"}


def test_a_space_that_does_not_exist_is_refused() -> None:
    nowhere: Space = "c9"  # type: ignore[assignment]
    refused = choices("W3", PLAN, "- - / x - / x x").why_not(take("W3", nowhere))
    assert refused is not None
    assert (refused.code, refused.facts) == ("no_such_space", {"space": "c9"})


def test_moves_are_listed_once_however_many_equal_dice_there_are() -> None:
    legal = choices("W3 W3 R3", PLAN, "- G6 / x - / x x")
    assert list(legal) == [take("W3", "a1"), take("W3", "b2"), take("R3", "a1"), take("R3", "b2")]
    assert len(legal) == 4
    assert take("W3", "a1") in legal
    assert take("W3", "b1") not in legal
    assert "W3 a1" not in legal


def test_moves_with_a_discard_are_listed_with_every_different_rest() -> None:
    legal = choices("W3 W3 R3", PLAN, "- G6 / x G6 / x x", discards=True)
    assert list(legal) == [take("W3", "a1", "W3"), take("W3", "a1", "R3"), take("R3", "a1", "W3")]
    assert len(legal) == 3
    assert legal.discards_beside(DICE["W3"]) == list(dice("W3 R3"))


def test_sampling_is_even_over_all_listed_moves() -> None:
    legal = choices("W3 W3 R3 S5", PLAN, "- G4 / x - / x x", discards=True)
    chance = SeededChance(1)
    drawn = Counter(legal.sample(chance) for _ in range(400 * len(legal)))
    assert set(drawn) == set(legal)
    assert all(300 < count < 500 for count in drawn.values())
