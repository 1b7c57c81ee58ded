"""Candidate moves of a turn: which piece goes where, or which of this turn's pieces is taken again (M25, M33)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from chantier.bots.men_at_work.context import Outlook
from chantier.bots.men_at_work.girders import girder_ideas
from chantier.bots.men_at_work.ideas import Idea
from chantier.bots.men_at_work.loads import brick_on_girder_ideas, link_ideas, load_ideas
from chantier.bots.men_at_work.supports import support_ideas
from chantier.bots.men_at_work.workers import worker_ideas
from chantier.games.men_at_work.cards import GIRDER_TASKS, Task
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.judging.judge import Condition, judge
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, colour_of
from chantier.games.men_at_work.questions import job_of


def ideas(outlook: Outlook, rng: random.Random, tries: int) -> list[Idea]:
    """Places for the next act of the hand, none if there seems to be no place."""
    wrong = misplaced(outlook)
    if wrong is not None:
        return [idea for piece in _blamed(outlook, wrong) for idea in _places(outlook, piece, rng, tries)]
    if outlook.work.all_placed:
        return []
    pieces = list(_one_of_each(outlook))
    return [idea for piece in pieces for idea in _places(outlook, piece, rng, -(-tries // len(pieces)))]


def second_thoughts(outlook: Outlook, rng: random.Random, tries: int) -> list[Idea]:
    """More ideas after the next step failed every time it was tried: more places for it, and other places for
    the pieces of this turn (M33). Safest first."""
    placed = [piece for piece in outlook.work.placed if piece in outlook.poses]
    elsewhere = [idea for piece in placed for idea in _places(outlook, piece, rng, tries)]
    return sorted([*ideas(outlook, rng, 4 * tries), *elsewhere], key=lambda idea: -idea.safety)


def _one_of_each(outlook: Outlook) -> Iterator[Piece]:
    """Of the pieces that the step may take: one of each colour."""
    seen = set()
    for piece in outlook.work.takes(reserve(outlook.poses)):
        if colour_of(piece) not in seen:
            seen.add(colour_of(piece))
            yield piece


def _places(outlook: Outlook, piece: Piece, rng: random.Random, tries: int) -> list[Idea]:
    work = outlook.work
    match PIECES[piece]:
        case Kind.SUPPORT:
            return support_ideas(outlook, piece, rng, tries)
        case Kind.GIRDER:
            return girder_ideas(outlook, piece, rng, tries, _brick_for(outlook, piece))
        case Kind.WORKER:
            return worker_ideas(outlook, piece, rng, tries)
        case _ if work.order.task is Task.WITH_BRICK:
            return brick_on_girder_ideas(outlook, piece, work.placed[0])
        case _ if work.order.task is Task.CONNECTED:
            return link_ideas(outlook, piece, work.placed[0])
        case _:
            return load_ideas(outlook, piece, work.placed[0])


def _brick_for(outlook: Outlook, girder: Piece) -> Piece | None:
    if outlook.work.order.task is not Task.WITH_BRICK or girder in outlook.poses:
        return None
    return outlook.work.joins(reserve(outlook.poses))[0]


# What went wrong


def misplaced(outlook: Outlook) -> Piece | None:
    """The first of this turn's pieces that does not do its part, as the judge sees it."""
    work = outlook.work
    there = [piece for piece in work.placed if piece in outlook.poses]
    if not there or not _judgeable(outlook):
        return None
    verdict = judge(outlook.survey, job_of(work, foreman=outlook.foreman))
    for condition in verdict.conditions:
        guilty = None if condition.held else _guilty(condition, work.placed)
        if guilty in there:
            return guilty
    return None


def _judgeable(outlook: Outlook) -> bool:
    kinds = {PIECES[piece] for piece in outlook.work.placed}
    return (Kind.GIRDER if outlook.work.order.task in GIRDER_TASKS else Kind.WORKER) in kinds


def _guilty(condition: Condition, placed: tuple[Piece, ...]) -> Piece | None:
    """Piece at fault: the load that is not carried, the second worker, else the first piece the card is about."""
    workers = [piece for piece in placed if PIECES[piece] is Kind.WORKER]
    girder = next((piece for piece in placed if PIECES[piece] is Kind.GIRDER), None)
    support = next((piece for piece in placed if PIECES[piece] is Kind.SUPPORT), None)
    loads = [piece for piece in condition.pieces if PIECES.get(piece) in (Kind.BRICK, Kind.BEAM)]
    match condition.code:
        case "support_on_table_or_girder" | "support_on_a_girder":
            return support
        case "worker_on_the_new_girder":
            return next(iter(workers), None)
        case "second_worker_on_the_same_girder":
            return next(iter(workers[1:]), None)
        case code if code.startswith(("carries_the", "beam_on", "brick_on")):
            return next(iter(loads), None)
        case _:
            return girder or next(iter(workers), None)


def _blamed(outlook: Outlook, wrong: Piece) -> list[Piece]:
    """The piece itself; where a beam finds no second arm, also the worker it belongs to."""
    if outlook.work.order.task is Task.CONNECTED and PIECES[wrong] is Kind.BEAM:
        return [wrong, outlook.work.placed[0]]
    return [wrong]
