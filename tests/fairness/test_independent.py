"""A verifier in another language, written from docs/fairness.md, agrees with ours.

`python -m tests.fairness` asks about thousands."""

from __future__ import annotations

from tests.fairness.agreeing import compared
from tests.fairness.making import LIES


def test_the_independent_verifier_proves_what_is_right_and_refuses_every_kind_of_lie() -> None:
    found = compared(range(len(LIES)))
    assert found.problems == []
    assert (found.proved, found.refused) == (len(LIES), len(LIES))
    assert found.games == {"blueprints": len(LIES) // 2, "men-at-work": len(LIES) // 2}
    assert len(set(found.lies)) >= len(LIES) - 4  # some records have nothing to tell a lie about
