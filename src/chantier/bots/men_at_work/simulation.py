"""Trying a move out on a copy of the site before doing it, in processes beside this one where there are any.

The same moves tried give the same answers in the same order, whoever does the work.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple

from msgspec.structs import replace

from chantier.bots.men_at_work.candidates import ideas, misplaced
from chantier.bots.men_at_work.context import Outlook, seen_at_rest
from chantier.bots.men_at_work.gestures import Unsteady, gesture, missing
from chantier.core.crew import Crew
from chantier.core.errors import BadInput
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.engine.processes import on_site
from chantier.games.men_at_work.judging.judge import holds_the_record
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.state import Work

MOST_WORKERS = 4
TRIAL_FROM_MM = 25.0
"""A trial begins so far above the place: what is higher up was looked at."""
TRIES_AFTERWARDS = 24
"""Places looked at for the next step of a card."""


class TrialMove(NamedTuple):
    """A move to try, for which work, and the seed of what is thought about the next step. With a hand the rest of the
    card is tried as well, as that hand would do it; without one a place for it is enough."""

    move: Place
    work: Work
    foreman: bool
    seed: int
    hand: Unsteady | None = None


class Answer(NamedTuple):
    accident: bool
    good: bool
    """The piece does its part, and the rest of the card can still be done."""
    record: bool
    """It would be the highest piece of the site (M70)."""


FAILED = Answer(accident=False, good=False, record=False)


def tried(seen: Outlook, questions: Sequence[TrialMove]) -> list[Answer]:
    """All answers, in the order of the questions."""
    if not questions:
        return []
    snapshot = acts.standing(seen.poses).snapshot()
    crew = _crew()
    if crew is None:
        return [answer(Site.restore(snapshot), question) for question in questions]
    with ThreadPoolExecutor(_workers()) as threads:
        return list(threads.map(lambda question: crew.ask(on_site, answer, snapshot, question), questions))


def answer(site: Site, question: TrialMove) -> Answer:
    """Simulates a move on this site and returns the result."""
    move = question.move
    try:
        acted = acts.place(site.poses(), move.grasp, move.path)
    except BadInput:
        return FAILED
    if acted.accident is not None:
        return Answer(accident=True, good=False, record=False)
    if acted.slipped:
        return FAILED
    work = _gone_on(question.work, move)
    after = seen_at_rest(acted.survey, work, foreman=question.foreman)
    if misplaced(after) is not None:
        return FAILED
    if work.all_placed:
        return Answer(accident=False, good=True, record=holds_the_record(acted.poses, work.placed))
    return _gone_on_with(after, question)


def _gone_on_with(after: Outlook, question: TrialMove) -> Answer:
    """The rest of the card: whether there is a place for it, or what comes of the best one."""
    rng = random.Random(question.seed)
    found = ideas(after, rng, TRIES_AFTERWARDS)
    if not found:
        return FAILED
    if question.hand is None:
        return Answer(accident=False, good=True, record=holds_the_record(after.poses, after.work.placed))
    best = max(found, key=lambda idea: idea.safety)
    move = gesture(best, after.poses, missing(question.hand, rng), from_above_mm=TRIAL_FROM_MM)
    following = TrialMove(move, after.work, after.foreman, rng.getrandbits(32), question.hand)
    return answer(acts.standing(after.poses), following)


def _gone_on(work: Work, move: Place) -> Work:
    if move.piece in work.placed:
        return work
    pieces: tuple[Piece, ...] = (move.piece,) if move.joined is None else (move.piece, move.joined)
    return replace(work, placed=(*work.placed, *pieces))


# The processes

_lock = Lock()
_hired: list[Crew] = []


def _workers() -> int:
    return min(os.cpu_count() or 1, MOST_WORKERS)


def _crew() -> Crew | None:
    """One for the whole process, hired when it is first needed; none where a pool has given this process one core."""
    if multiprocessing.parent_process() is not None or _workers() == 1:
        return None
    with _lock:
        if not _hired:
            _hired.append(Crew(_workers()))
            atexit.register(_hired[0].dismiss)
        return _hired[0]
