"""Dice, plans and buildings as text, exactly as in docs/record.md; strict with strangers' texts."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import cast

from chantier.core.errors import BadInput
from chantier.games.blueprints.pieces import (
    DICE,
    PICKS,
    SPACES,
    VALUE,
    Building,
    Die,
    Plan,
    Stack,
)

_ROWS, _COLUMNS = 3, 2


def plan_text(plan: Plan) -> str:
    return _grid(["x" if height == 0 else str(height) for height in plan])


def building_text(plan: Plan, building: Building) -> str:
    return _grid(["x" if height == 0 else "".join(stack) or "-" for height, stack in zip(plan, building, strict=True)])


def _grid(words: list[str]) -> str:
    return " / ".join(" ".join(words[row : row + _COLUMNS]) for row in range(0, len(words), _COLUMNS))


def read_die(text: str) -> Die:
    if text not in DICE:
        raise BadInput("not_a_die", text=text)
    return DICE[text]


def read_plan(text: str) -> Plan:
    """A plan of B03's shape; it need not be one of the 24."""
    words = _words(text, "not_a_plan")
    heights = tuple(0 if word == "x" else int(word) if word in ("1", "2", "3") else -1 for word in words)
    if -1 in heights or sum(heights) != PICKS or heights.count(0) not in (2, 3):
        raise BadInput("not_a_plan", text=text)
    return cast(Plan, heights)


def read_building(plan: Plan, text: str) -> Building:
    """A building on this plan, that could have been built: stacked by the rule, with no more dice than picks."""
    words = _words(text, "not_a_building")
    building = tuple(_read_stack(text, word) for word in words)
    for space, word, height in zip(SPACES, words, plan, strict=True):
        if (word == "x") != (height == 0):
            raise BadInput("hatching_differs", space=space, plan=plan_text(plan), building=text)
    for space, stack in zip(SPACES, building, strict=True):
        _check_stacking(space, stack)  # B22
    _check_number(building)
    return cast(Building, building)


def _words(text: str, code: str) -> list[str]:
    rows = [row.split() for row in text.split("/")]
    if [len(row) for row in rows] != [_COLUMNS] * _ROWS:
        raise BadInput(code, text=text)
    return [word for row in rows for word in row]


def _read_stack(text: str, word: str) -> Stack:
    if word in ("x", "-"):
        return ()
    if not re.fullmatch(r"([WRSG][1-6])+", word):
        raise BadInput("not_a_building", text=text)
    return tuple(DICE[word[at : at + 2]] for at in range(0, len(word), 2))


def _check_stacking(space: str, stack: Stack) -> None:
    for below, die in itertools.pairwise(stack):
        if VALUE[die] < VALUE[below]:
            raise BadInput("stack_descends", die=die, below=below, space=space)


def _check_number(building: Sequence[Stack]) -> None:
    """At most six dice (B26); so few that there are always enough of each material."""
    dice = sum(map(len, building))
    if dice > PICKS:
        raise BadInput("too_many_dice", most=PICKS, came=dice)
