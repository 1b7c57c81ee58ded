"""From a card to work: which pieces are placed in which order, and whether site and reserve have what it takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from chantier.games.men_at_work.cards import GIRDER_TASKS, Card, Colour, Task
from chantier.games.men_at_work.deck import Back, Piles
from chantier.games.men_at_work.pieces import COLOURS, PIECES, Kind, Piece, colour_of


class Step(msgspec.Struct, frozen=True):
    """One act of the hand: a piece of this kind, and the one that goes with it in the same act (M50, M58)."""

    kind: Kind
    joined: Kind | None = None
    or_kind: Kind | None = None
    """Either of the two, as one likes; the other one comes next (M36, M56)."""
    colour: str | None = None
    """Only while the site is prepared, where each colour has its turn (M10); otherwise the order's colours count."""


_G, _S, _W, _BRICK, _BEAM = (Step(kind) for kind in (Kind.GIRDER, Kind.SUPPORT, Kind.WORKER, Kind.BRICK, Kind.BEAM))
_ONE_OF_EACH = tuple(Step(Kind.GIRDER, colour=colour) for colour in COLOURS)
STEPS: Mapping[Task, tuple[Step, ...]] = {  # M25: one after the other unless the card says together
    Task.BALANCE: (_G,),
    Task.SAME_COLOUR: (_G,),
    Task.THREE_COLOURS: (_G,),
    Task.HIGHEST_GIRDER: (_G,),
    Task.THEN_WORKER: (_G, _W),
    Task.ON_ARM: (_G,),
    Task.SUPPORT_SAME_COLOUR: (_S, _G),
    Task.SUPPORT_OTHER_COLOUR: (_S, _G),
    Task.SUPPORT_ON_GIRDER: (_S, _G),
    Task.ANY_SUPPORT: (_G,),
    Task.WITH_BRICK: (Step(Kind.GIRDER, Kind.BRICK),),
    Task.BECOMES_HIGHEST: (_G,),
    Task.ONE_BRICK: (_W, _BRICK),
    Task.TWO_BRICKS: (_W, _BRICK, _BRICK),
    Task.ONE_BEAM: (_W, _BEAM),
    Task.TWO_BEAMS: (_W, _BEAM, _BEAM),
    Task.BRICK_AND_BEAM: (_W, _BRICK, _BEAM),
    Task.AT_END: (_W,),
    Task.TOGETHER_WITH_BEAM: (Step(Kind.WORKER, Kind.BEAM),),
    Task.CONNECTED: (_W, _BEAM),
    Task.SECOND_WORKER: (_W, _W),
    Task.PREPARE_SITE: (_S, _S, _S, *_ONE_OF_EACH, _W),  # M10
    Task.PREPARE_SKYSCRAPER: (*_ONE_OF_EACH, _W),  # M82: supports come only by cards
}


class Order(msgspec.Struct, frozen=True):
    """WHAT and HOW together: the work of a turn (M20, M22)."""

    task: Task
    colours: tuple[Colour, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        return STEPS[self.task]


IN_ANY_ORDER = (Task.BRICK_AND_BEAM,)
"""Where the loads may come in any order (M36)."""


def next_step(work: Order, placed: Iterable[Piece]) -> Step | None:
    """The first step whose pieces are not placed yet; None when all are (M25)."""
    missing = list(_missing(work, placed))
    if not missing:
        return None
    step, *later = missing
    if work.task in IN_ANY_ORDER and step.kind is not Kind.WORKER and later:
        return replace(step, or_kind=later[0].kind)
    return step


def _missing(work: Order, placed: Iterable[Piece]) -> Iterator[Step]:
    there = list(placed)
    for step in work.steps:
        for kind in filter(None, (step.kind, step.joined)):
            found = next((piece for piece in there if _serves(piece, kind, step.colour)), None)
            if found is None:
                yield step
                break
            there.remove(found)


def _serves(piece: Piece, kind: Kind, colour: str | None) -> bool:
    return PIECES[piece] is kind and (colour is None or kind is not Kind.GIRDER or colour_of(piece) == colour)


def order(what: Back, how: Card) -> Order:
    return Order(how.girder if what.kind == "girder" else how.worker, what.colours)


def shown(piles: Piles) -> Order:
    """WHAT and HOW as they lie on the piles."""
    assert piles.what is not None, "after a flip the draw pile shows a back"
    assert piles.how is not None, "after a flip the discard pile shows a front"
    return order(piles.what, piles.how)


def reserve(on_site: Iterable[Piece]) -> list[Piece]:
    """Pieces beside the site; a hat stays with its worker, crane and box are no pieces to place."""
    taken = set(on_site)
    loose = (Kind.SUPPORT, Kind.GIRDER, Kind.WORKER, Kind.BRICK, Kind.BEAM)
    return [piece for piece, kind in PIECES.items() if kind in loose and piece not in taken]


def fitting(step: Step, work: Order, left: Iterable[Piece]) -> list[Piece]:
    """The pieces of the reserve that this step may take; a girder has one of the card's colours (M22, M23)."""
    colours = work.colours if step.colour is None else (step.colour,)
    return [
        piece
        for piece in left
        if PIECES[piece] in (step.kind, step.or_kind)
        and (PIECES[piece] is not Kind.GIRDER or colour_of(piece) in colours)
    ]


NEEDS_NO_GIRDER = (Task.THEN_WORKER, Task.WITH_BRICK, Task.BECOMES_HIGHEST)
"""A girder that may be the only one there (M24)."""


def site_lacks(work: Order, on_site: Iterable[Piece], left: Iterable[Piece], rules: int) -> bool:
    """True if a piece the card requires is missing from the site (M24). Difficulty is no excuse.

    For a girder it depends on which of the two colours the reserve still has (M23). By the first version of
    the rules every girder needed another one.
    """
    there = list(on_site)
    mine = {colour_of(piece) for piece in left if PIECES[piece] is Kind.GIRDER} & set(work.colours)
    workers = sum(PIECES[piece] is Kind.WORKER for piece in there)
    colours = {colour_of(piece) for piece in there if PIECES[piece] is Kind.GIRDER}
    supports = sum(PIECES[piece] is Kind.SUPPORT for piece in there)
    match work.task:
        case Task.SAME_COLOUR | Task.SUPPORT_SAME_COLOUR:
            return not colours & mine
        case Task.THREE_COLOURS:
            return not any(len(colours - {own}) >= 2 for own in mine)
        case Task.SUPPORT_OTHER_COLOUR:
            return not any(colours - {own} for own in mine)
        case Task.ON_ARM:
            return workers == 0
        case Task.ANY_SUPPORT:
            return supports == 0
        case Task.CONNECTED:
            return workers == 0 or not colours & set(work.colours)
        case task if task in NEEDS_NO_GIRDER and rules >= 2:
            return False
        case task if task in GIRDER_TASKS:
            return not colours
        case _:
            return not colours & set(work.colours)


def reserve_lacks(work: Order, left: Iterable[Piece]) -> bool:
    """True if the reserve lacks something the steps take, besides what ends the game (M24, M72)."""
    rest = list(left)
    for step in work.steps:
        found = fitting(step, work, rest)
        if not found:
            return True
        rest.remove(found[0])
        if step.joined is not None:
            beside = [piece for piece in rest if PIECES[piece] is step.joined]
            if not beside:
                return True
            rest.remove(beside[0])
    return False


def reserve_is_used_up(work: Order, left: Iterable[Piece]) -> bool:
    """M72: a worker must be placed and none is left, or no girder of any colour is left."""
    kinds = {PIECES[piece] for piece in left}
    if Kind.GIRDER not in kinds:
        return True
    needs_worker = any(step.kind is Kind.WORKER for step in work.steps)
    return needs_worker and Kind.WORKER not in kinds
