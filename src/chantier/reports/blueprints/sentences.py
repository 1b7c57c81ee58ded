"""Sentences of the coach: the key of each and its facts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import PICKS, ROUNDS
from chantier.lab.blueprints.coach.accounts import Analysis, Balance, Weighed
from chantier.words import Words

PICKS_IN_A_GAME = PICKS * ROUNDS
COSTLY = 3
"""How many of the dearest picks are named."""


def percent(share: float) -> int:
    return round(100 * share)


class Percents(NamedTuple):
    """An account in whole percent; the first four add up to the last."""

    start: int
    luck: int
    own: int
    others: int
    outcome: int


def percents(seat: Balance) -> Percents:
    """Rounded so that they add up: those nearest to the next whole number are rounded up."""
    outcome = percent(seat.outcome)
    exact = [100 * part for part in (seat.start, seat.luck, seat.own, seat.others)]
    whole = [math.floor(part) for part in exact]
    by_rest = sorted(range(len(exact)), key=lambda part: whole[part] - exact[part])
    for part in by_rest[: outcome - sum(whole)]:
        whole[part] += 1
    start, luck, own, others = whole
    return Percents(start, luck, own, others, outcome)


def share(words: Words, value: float) -> str:
    return words.say("analyse-share", share=percent(value))


def change(words: Words, value: float, error: float | None = None) -> str:
    """A change of a share with its sign, and how far it may be off (twice its standard error)."""
    return _change(words, percent(value), error)


def _change(words: Words, size: int, error: float | None = None) -> str:
    sign = "+" if size > 0 else "−" if size < 0 else ""
    if error is None:
        return words.say("analyse-change", sign=sign, share=abs(size))
    return words.say("analyse-change-error", sign=sign, share=abs(size), error=percent(2 * error))


def seat_lines(words: Words, seat: Balance) -> list[tuple[str, str]]:
    """One seat's account, line by line: what a line is called, and what stands on it. As shown, too, it adds up."""
    whole = percents(seat)
    return [
        (words.say("analyse-points"), str(seat.points)),
        (words.say("analyse-start"), words.say("analyse-share", share=whole.start)),
        (words.say("analyse-luck"), _change(words, whole.luck, seat.luck_error)),
        (words.say("analyse-own"), _change(words, whole.own, seat.own_error)),
        (words.say("analyse-others"), _change(words, whole.others)),
        (words.say("analyse-outcome"), words.say("analyse-share", share=whole.outcome)),
        (words.say("analyse-cost-each"), share(words, seat.cost / PICKS_IN_A_GAME)),
    ]


def moment(words: Words, analysis: Analysis, number: int) -> list[str]:
    """One step in sentences: what happened, what it did to the chances, and whether there was something better."""
    step = analysis.steps[number]
    told = [what_happened(words, analysis, number), chances(words, analysis.seats, step)]
    return told if step.seat is None else [*told, what_was_better(words, analysis.seats, step)]


def what_happened(words: Words, analysis: Analysis, number: int) -> str:
    step = analysis.steps[number]
    if step.kind == "cards":
        return words.say("moment-cards", round=step.round)
    if step.kind == "pool":
        return words.say("moment-pool", round=step.round, dice=" ".join(step.dice))
    if step.kind == "refill":
        picker = analysis.steps[number - 1].seat
        assert picker is not None, "a refill follows a pick"
        name = analysis.seats[picker].name
        return words.say("moment-refill", round=step.round, name=name, dice=" ".join(step.dice))
    assert step.seat is not None, "a pick"
    assert step.move is not None, "a pick"
    key = _form(step.move, "moment-pick", "moment-pick-discard", "moment-pick-removed")
    name = analysis.seats[step.seat].name
    return words.say(key, round=step.round, pick=step.pick, name=name, **_move_facts(step.move))


def _form(move: TakeDie, placed: str, with_discard: str, removed: str) -> str:
    """Form of the sentence that fits this move."""
    return removed if move.space is None else placed if move.discard is None else with_discard


def _move_facts(move: TakeDie) -> dict[str, str]:
    facts = {"die": move.die, "space": move.space, "discard": move.discard}
    return {name: fact for name, fact in facts.items() if fact is not None}


def chances(words: Words, seats: Sequence[Balance], step: Weighed) -> str:
    """Sentence on who gained most and who lost most."""
    up = max(range(len(seats)), key=step.gave.__getitem__)
    down = min(range(len(seats)), key=step.gave.__getitem__)
    return words.say(
        "moment-chances",
        you="neither",
        up=seats[up].name,
        up_before=percent(step.chances[up]),
        up_after=percent(step.chances[up] + step.gave[up]),
        down=seats[down].name,
        down_before=percent(step.chances[down]),
        down_after=percent(step.chances[down] + step.gave[down]),
    )


def what_was_better(words: Words, seats: Sequence[Balance], step: Weighed) -> str:
    assert step.seat is not None, "a pick"
    assert step.best is not None, "a pick"
    name = seats[step.seat].name
    if step.cost == 0:
        return words.say("moment-best", name=name)
    key = _form(step.best, "moment-better", "moment-better-discard", "moment-better-removed")
    return words.say(key, name=name, cost=percent(step.cost), **_move_facts(step.best))


def costly(analysis: Analysis) -> list[int]:
    """The dearest picks, dearest first."""
    dear = [number for number, step in enumerate(analysis.steps) if step.cost > 0]
    return sorted(dear, key=lambda number: -analysis.steps[number].cost)[:COSTLY]
