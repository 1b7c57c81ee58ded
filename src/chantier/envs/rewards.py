"""Rewards, the same in every environment.

`win`: at the end, the share of the victory: 1, a fraction of a shared one, or 0. `margin`: at the end, one's points
less the mean of the others'. `running`: the same, as it changes from decision to decision. An illegal action ends the
game and costs its seat ILLEGAL.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from chantier.core.game import Outcome

Reward = Literal["win", "margin", "running"]
KINDS: tuple[str, ...] = get_args(Reward)
ILLEGAL = -1.0


def margins(points: Sequence[int]) -> list[float]:
    others = len(points) - 1
    return [own - (sum(points) - own) / others for own in points]


def shares(outcome: Outcome) -> list[float]:
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.points))]


def rewards(kind: str, before: Sequence[int], after: Sequence[int], outcome: Outcome | None) -> list[float]:
    """Of every seat for what has just happened; `before` and `after` are the points as they stood."""
    if kind == "running":
        return [new - old for old, new in zip(margins(before), margins(after), strict=True)]
    if outcome is None:
        return [0.0] * len(after)
    return shares(outcome) if kind == "win" else margins(outcome.points)
