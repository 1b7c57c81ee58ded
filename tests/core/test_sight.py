"""The only way out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from chantier.core.sight import Sight, encode, sight, visible
from chantier.games.blueprints import State
from chantier.games.blueprints.events import DiePlaced, DieTaken
from chantier.games.blueprints.pieces import DICE
from chantier.games.blueprints.view import View
from chantier.registry import GAMES
from tests.games.blueprints.support.scenes import opened

GAME = GAMES["blueprints"].game
EVENTS = [DieTaken(0, DICE["W1"]), DiePlaced(0, DICE["W1"], "a1")]


def test_an_event_is_seen_whole_or_not_at_all() -> None:
    assert visible(EVENTS, 0) == tuple(EVENTS)
    assert visible(EVENTS, 1) == (EVENTS[0],)
    assert visible(EVENTS, None) == (EVENTS[0],)


def test_a_sight_carries_the_view_the_events_and_for_the_mover_what_is_legal() -> None:
    state = opened(3)
    mover, other = sight(GAME, state, EVENTS, 0), sight(GAME, state, EVENTS, 1)
    assert mover == Sight(0, GAME.view(state, 0), tuple(EVENTS), GAME.legal_moves(state))
    assert other == Sight(1, GAME.view(state, 1), (EVENTS[0],), None)
    assert sight(GAME, state, EVENTS, None).legal is None


def test_the_wire_cannot_encode_a_state() -> None:
    with pytest.raises(TypeError, match="only a Sight"):
        encode(opened(2))  # type: ignore[arg-type]


def test_what_leaves_the_house_holds_view_events_and_moves() -> None:
    state = opened(2)
    left = msgspec.json.decode(encode(sight(GAME, state, EVENTS, 0)))
    assert set(left) == {"seat", "view", "events", "legal"}
    assert len(left["legal"]) == len(GAME.legal_moves(state))
    assert left["events"][1] == {"kind": "DiePlaced", "seat": 0, "die": "W1", "space": "a1"}


def test_no_state_is_reachable_from_a_view_or_from_the_legal_moves() -> None:
    """By type: following every field of what a seat is given never leads to a State."""

    def reaches(kind: Any) -> set[Any]:
        found: set[Any] = set()
        todo = [msgspec.inspect.type_info(kind)]
        while todo:
            info = todo.pop()
            if isinstance(info, msgspec.inspect.StructType):
                if info.cls in found:
                    continue
                found.add(info.cls)
                todo += [field.type for field in info.fields]
            todo += [getattr(info, name) for name in ("item_type", "key_type", "value_type") if hasattr(info, name)]
            todo += [*getattr(info, "item_types", ()), *getattr(info, "types", ())]
        return found

    assert View in reaches(View)
    assert State not in reaches(View)
    assert State not in reaches(type(GAME.legal_moves(opened(2))))
