"""Questions to the referee about legal moves, and the job that is judged when a move has been made."""

from __future__ import annotations

from chantier.core.chance import Chance
from chantier.games.men_at_work.acting.hand import Tremor
from chantier.games.men_at_work.acting.referee import Placing, Question, Tidying
from chantier.games.men_at_work.apply import pieces_of
from chantier.games.men_at_work.jobs import next_step
from chantier.games.men_at_work.judging.judge import Job
from chantier.games.men_at_work.moves import ClearAway, Place, PushBack
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece
from chantier.games.men_at_work.state import State, Work

TREMORS = range(2**31)
PULLS = 3
"""What the hook could not pull out so often is taken from where it lies: nobody shall be stuck."""


def question(state: State, move: Place | ClearAway | PushBack, chance: Chance) -> Question:
    """Question to the referee about a legal move, whatever its path."""
    return placing(state, move, chance) if isinstance(move, Place) else tidying(state, move)


def tidying(state: State, move: ClearAway | PushBack) -> Tidying:
    return Tidying(state.poses, move, state.clearing, by_force=state.clearing.pulls + 1 >= PULLS)


def placing(state: State, move: Place, chance: Chance) -> Placing:
    tremor = Tremor(chance.choose(TREMORS, "tremor")) if _trembles(state) else None
    preparing = state.phase == "preparing"
    lenient = state.options.slips == "friendly" and not state.options.skyscraper  # M61, M82
    free_slips = preparing or lenient
    return Placing(state.poses, move, tremor, _job_after(state, move), free_slips, state.fallen, preparing)


def _trembles(state: State) -> bool:
    shaking = state.options.tremor == "all" or (state.options.tremor and state.active in state.options.experts)
    return bool(shaking) and state.phase == "placing"


def _job_after(state: State, move: Place) -> Job | None:
    """Job to judge if all goes well: the whole job once this move places the last piece (M37)."""
    assert state.work is not None, "something is placed for some work"
    return None if next_step(state.work.order, _placed_by(state.work, move)) is not None else job_so_far(state, move)


def job_so_far(state: State, move: Place) -> Job:
    """Job of the card, with the pieces that are there once this move is done; others may still be missing."""
    assert state.work is not None, "something is placed for some work"
    return job_of(Work(state.work.order, _placed_by(state.work, move)), foreman=state.options.foreman)


def _placed_by(work: Work, move: Place) -> tuple[Piece, ...]:
    return (*work.placed, *(piece for piece in pieces_of(move) if piece not in work.placed))


def job_of(work: Work, foreman: bool) -> Job:
    """The placed pieces by what they are for."""
    by_kind: dict[Kind, list[Piece]] = {kind: [] for kind in Kind}
    for piece in work.placed:
        by_kind[PIECES[piece]].append(piece)
    return Job(
        task=work.order.task,
        colours=work.order.colours,
        girder=next(iter(by_kind[Kind.GIRDER]), None),
        support=next(iter(by_kind[Kind.SUPPORT]), None),
        workers=tuple(by_kind[Kind.WORKER]),
        loads=(*by_kind[Kind.BRICK], *by_kind[Kind.BEAM]),
        highest_glove_girder=foreman,
    )
