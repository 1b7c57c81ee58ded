"""Refusals travel whole, also between processes."""

from __future__ import annotations

import pickle

from chantier.core.errors import BadInput, IllegalMove, Refusal


def test_a_refusal_survives_pickling_with_its_facts() -> None:
    inner = IllegalMove("space_hatched", space="a1")
    for refusal in (inner, BadInput("in_event", event=3, problem=inner)):
        again = pickle.loads(pickle.dumps(refusal))
        assert type(again) is type(refusal)
        assert str(again) == str(refusal)
        assert set(again.facts) == set(refusal.facts)


def test_a_refusal_reads_as_its_code_and_facts() -> None:
    assert str(Refusal("game_over")) == "game_over"
    assert str(IllegalMove("space_hatched", space="a1")) == "space_hatched {'space': 'a1'}"
