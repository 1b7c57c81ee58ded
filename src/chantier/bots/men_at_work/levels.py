"""The bots, from the weakest to the strongest: how steady their hands are, and how much they try out before."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from chantier.bots.men_at_work.candidates import ideas, second_thoughts
from chantier.bots.men_at_work.clearing import tidied
from chantier.bots.men_at_work.context import Outlook, outlook
from chantier.bots.men_at_work.foreman_cards import card_laid
from chantier.bots.men_at_work.gestures import Unsteady, gesture, missing
from chantier.bots.men_at_work.human_motion import Manner, carried
from chantier.bots.men_at_work.ideas import Idea, worth
from chantier.bots.men_at_work.last_resort import at_a_loss, impatient
from chantier.bots.men_at_work.simulation import TRIAL_FROM_MM, Answer, TrialMove, tried
from chantier.core.chance import Chance
from chantier.core.sight import Sight
from chantier.games.men_at_work.geometry.poses import angle_between_deg, subtract
from chantier.games.men_at_work.moves import Choices, Decline, GiveUp, MenAtWorkMove, Place
from chantier.games.men_at_work.pieces import PIECES
from chantier.games.men_at_work.state import Miss

PATIENCE = 6
"""So often a bot tries again before it gives up, or rather has an accident than keeps the table waiting."""
HOPES = 2
"""So often it tries something although it sees no place for the card."""
APART_MM = 5.0
"""Two places nearer than this are the same idea."""
SAME_PLACE_MM, SAME_PLACE_DEG = 6.0, 12.0
"""A try as near as this to one that failed is the same try."""
REPEATS = 1
"""Where there is no other place, the same one is tried so often again, with more luck perhaps."""


class Level(NamedTuple):
    name: str
    hand: Unsteady
    manner: Manner
    looks: int
    """Places thought of for an act."""
    ambition: float
    """So many mm of safety are given up for a title (M70)."""
    whim: float
    """So many mm of safety it does not see."""
    clearing_trials: int = 0
    """Pieces on the table of which it tries what comes down when they go (M64)."""
    rounds: tuple[tuple[int, int], ...] = ()
    """Trials: in each round so many of the best ideas, each so many times with another slip of the hand."""
    thorough: bool = False
    """Tries the whole card, not only its next step, and thinks again before it does what went wrong every time."""


APPRENTICE = Level(
    "apprentice",
    Unsteady(2.2, 1.6),
    Manner(pace=0.88, looks_s=(0.2, 0.45), corrections=(2, 3), stray_mm=10.0, stray_deg=8.0, wobble_mm=2.0),
    looks=80,
    ambition=2.0,
    whim=1.0,
)
JOURNEYMAN = Level(
    "journeyman",
    Unsteady(1.0, 0.8),
    Manner(pace=0.95, looks_s=(0.15, 0.3), corrections=(1, 2), stray_mm=6.0, stray_deg=4.0, wobble_mm=0.7),
    looks=100,
    ambition=2.0,
    whim=0.5,
    clearing_trials=2,
    rounds=((5, 1), (2, 1)),
)
MASTER = Level(
    "master",
    Unsteady(0.45, 0.4),
    Manner(pace=1.0, looks_s=(0.08, 0.2), corrections=(0, 1), stray_mm=2.5, stray_deg=1.5, wobble_mm=0.15),
    looks=140,
    ambition=3.0,
    whim=0.0,
    clearing_trials=6,
    rounds=((7, 1), (3, 2)),
    thorough=True,
)


class Apprentice:
    """Looks, and does; nothing is tried out."""

    name = APPRENTICE.name
    strength = 1

    def choose(self, sight: Sight, chance: Chance) -> MenAtWorkMove:
        return _choose(APPRENTICE, sight, chance)


class Journeyman:
    """A steadier hand, and a few trials."""

    name = JOURNEYMAN.name
    strength = 2

    def choose(self, sight: Sight, chance: Chance) -> MenAtWorkMove:
        return _choose(JOURNEYMAN, sight, chance)


class Master:
    """A steady hand, and trials until it is sure."""

    name = MASTER.name
    strength = 3

    def choose(self, sight: Sight, chance: Chance) -> MenAtWorkMove:
        return _choose(MASTER, sight, chance)


def _choose(level: Level, sight: Sight, chance: Chance) -> MenAtWorkMove:
    legal: Choices = sight.legal
    rng = random.Random(chance.choose(range(2**32), "bot"))
    if legal.phase == "clearing":
        return tidied(legal, level.clearing_trials, level.hand, rng)
    if legal.phase == "preparing":  # M10: the simplest site will do
        return legal.sample(chance)
    seen = outlook(sight)
    card = card_laid(legal, sight.view, seen, rng, level.looks)
    if card is not None:
        return card
    if legal.phase == "asked":  # M80: nothing helps
        return Decline()
    patient = seen.work.tries < PATIENCE
    best = best_idea(level, seen, rng) if patient else None
    if best is not None:
        move = _led(level, best, legal, rng)
        if move is not None:
            return move
    last = sight.view.players[sight.view.active].certificates == 1
    hopes = patient and seen.work.tries < HOPES
    if legal.may_give_up and not (last and hopes):  # M90: it costs what an accident would
        return GiveUp()
    hope = next(iter(fresh([at_a_loss(legal, rng) for _ in range(HOPES)], seen.work.failed)), None) if hopes else None
    lost = (hope and _led(level, hope, legal, rng)) or impatient(legal, rng)
    return lost if lost in legal else legal.sample(chance)


def _led(level: Level, idea: Idea, legal: Choices, rng: random.Random) -> Place | None:
    """An idea as this level's hand carries it out. What is above a place was only glanced at: a way that begins inside
    something is none."""
    miss = missing(level.hand, rng)
    led = carried(idea, legal.poses, miss, level.manner, rng)
    ways = (led, gesture(idea, legal.poses, miss))
    return next((move for move in ways if move is not None and move in legal), None)


def best_idea(level: Level, seen: Outlook, rng: random.Random) -> Idea | None:
    found = _thought_of(level, seen, rng)
    ambition = level.ambition if seen.rita_is_here else 0.0
    whims = {id(idea): rng.uniform(0, level.whim) for idea in found}
    found.sort(key=lambda idea: -worth(idea, seen.top, ambition) - whims[id(idea)])
    if not level.rounds or not found:
        return found[0] if found else None
    best, hope = _tried_out(level, seen, found, rng)
    if hope > 0 or not level.thorough:
        return best
    again = fresh(second_thoughts(seen, rng, level.looks), seen.work.failed)
    other, other_hope = _tried_out(level, seen, again or found, rng)
    return other if other_hope > hope else best


def _thought_of(level: Level, seen: Outlook, rng: random.Random) -> list[Idea]:
    """Places that have not failed in this turn; where there are none, those that have not failed often."""
    failed = seen.work.failed
    found = ideas(seen, rng, level.looks)
    if not fresh(found, failed):
        found = ideas(seen, rng, 4 * level.looks)
    return fresh(found, failed) or fresh(found, failed, REPEATS)


def fresh(found: Sequence[Idea], failed: Sequence[Miss], repeats: int = 0) -> list[Idea]:
    """Ideas that did not fail more often than so, here or nearly here."""
    return [idea for idea in found if sum(_same_place(idea, miss) for miss in failed) <= repeats]


def _same_place(idea: Idea, miss: Miss) -> bool:
    return (
        PIECES[idea.piece] is PIECES[miss.piece]
        and math.dist(idea.goal.position, miss.at.position) < SAME_PLACE_MM
        and angle_between_deg(idea.goal.rotation, miss.at.rotation) < SAME_PLACE_DEG
    )


def _tried_out(level: Level, seen: Outlook, found: Sequence[Idea], rng: random.Random) -> tuple[Idea, float]:
    """Round after round the ideas that went best; those that were not tried stay behind. And how well it went."""
    answers: dict[Idea, list[Answer]] = {}
    left = different(found)
    for ideas_tried, times in level.rounds:
        left = left[:ideas_tried]
        asked = [idea for idea in left for _ in range(times)]
        questions = [_question(level, seen, idea, rng) for idea in asked]
        for idea, reply in zip(asked, tried(seen, questions), strict=True):
            answers.setdefault(idea, []).append(reply)
        left = sorted(left, key=lambda idea: -promise(answers[idea], seen.rita_is_here))
    return left[0], promise(answers[left[0]], seen.rita_is_here)


def different(found: Sequence[Idea]) -> list[Idea]:
    """Of several ideas for about the same place the first."""
    kept: list[Idea] = []
    for idea in found:
        if all(_apart(idea, other) for other in kept):
            kept.append(idea)
        if len(kept) == 12:
            break
    return kept


def _apart(a: Idea, b: Idea) -> bool:
    return math.hypot(*subtract(a.goal.position, b.goal.position)) > APART_MM


def _question(level: Level, seen: Outlook, idea: Idea, rng: random.Random) -> TrialMove:
    """The move as the hand might do it; how it will really miss nobody knows."""
    move = gesture(idea, seen.poses, missing(level.hand, rng), from_above_mm=TRIAL_FROM_MM)
    return TrialMove(move, seen.work, seen.foreman, rng.getrandbits(32), level.hand if level.thorough else None)


def promise(answers: Sequence[Answer], rita_is_here: bool) -> float:
    """Accidents cost a certificate, a failed attempt only time; a record is a title once Rita is there (M70)."""
    worth_of = [
        (1.0 if one.good else 0.0) - (3.0 if one.accident else 0.0) + (1.0 if one.record and rita_is_here else 0.0)
        for one in answers
    ]
    return sum(worth_of) / len(worth_of)
