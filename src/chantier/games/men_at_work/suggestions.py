"""A few different moves to choose from, for those who do not want to lead a hand, or cannot: each with what will come
of it, as far as anybody can tell before. Who thinks of them is somebody else's business (`Advise`)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

import msgspec

from chantier.core.errors import BadInput
from chantier.core.sight import Sight
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.deck import Piles, back_of
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.explanation import Spot, check_work
from chantier.games.men_at_work.geometry.poses import Pose, add
from chantier.games.men_at_work.jobs import Order, order
from chantier.games.men_at_work.judging.tolerances import HIGHER_MM
from chantier.games.men_at_work.moves import (
    Choices,
    ClearAway,
    Decline,
    GiveUp,
    LayCard,
    MenAtWorkMove,
    Place,
    PushBack,
)
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, hat_of, highest_point_mm, worn_at
from chantier.games.men_at_work.rules import legal_moves
from chantier.games.men_at_work.state import Options, State
from chantier.games.men_at_work.view import View

Advise = Callable[[Sight], Sequence[tuple[MenAtWorkMove, float]]]
"""Moves that come to mind, best first, each with the mm one may be wrong."""

MOST = 9
UNDER_MM = 1.5
"""What a piece meets when it is put so much lower than where it is let go is what it will rest on."""
ALIKE_MM, APART_MM = 10.0, 45.0
SAFE_MM, FAIR_MM = 4.0, 1.5
Safety = Literal["safe", "fair", "risky"]


class Offer(msgspec.Struct, frozen=True):
    """A whole legal move, to be played as it is."""

    move: MenAtWorkMove
    safety: Safety | None = None
    """How much it forgives, where that can be said."""
    rests_on: tuple[Piece, ...] = ()
    """What the placed piece will meet when it is let go; `table` is one of them where it does."""
    at: Spot | None = None
    """Where on the table it is let go."""
    top_mm: float | None = None
    """How high it will reach, a worker with his hat."""
    highest: bool = False
    """It would be the highest piece of the site (M70)."""
    order: Order | None = None
    """The work that a foreman's card would make (M80)."""


class Advice(msgspec.Struct, frozen=True):
    """Best first; foremen's cards come after the places, and giving the card up comes last."""

    offers: tuple[Offer, ...]


def advised(view: View, openly: bool, advise: Advise) -> Advice:
    """For the seat whose view it is, if it is to move. Refuses a view that cannot be one: strangers send them. Where a
    table has less help, only a seat is advised that has said openly that it needs it (M90)."""
    if not (openly or offers_places(view.options)):
        raise BadInput("no_places_here")
    check_work(view)
    if view.seat is None or view.seat != view.to_move or view.phase == "over":
        raise BadInput("no_advice_for_others")
    legal = seen_choices(view)
    if view.phase in ("preparing", "placing") and not legal.candidates():
        raise BadInput("value_unknown", where="reserve", came="-")
    sight = Sight(view.seat, view, (), legal)
    lays = tuple(Offer(lay, order=order_after(view, lay)) for lay in legal.lays)
    if view.phase == "asked":  # M80
        return Advice((*lays, Offer(Decline())))
    found = _tidying(sight, advise) if view.phase == "clearing" else places(sight, advise, MOST, APART_MM)
    gives_up = (Offer(GiveUp()),) if legal.may_give_up else ()  # M90
    return Advice((*found[:MOST], *lays, *gives_up))


def offers_places(options: Options) -> bool:
    """True if everybody at such a table is offered places to choose from (M90)."""
    return options.help == "all"


def seen_choices(view: View) -> Choices:
    """The legal moves: whoever sees the view knows all they are made of, whatever the piles hide."""
    shown = view.piles.discard and (view.piles.laid or view.piles.top)
    if (view.work is None and view.phase != "clearing") or (view.phase in ("asked", "placing") and not shown):
        raise BadInput("value_unknown", where="work", came="-")
    seen = view.piles
    piles = Piles((), seen.top, seen.laid, seen.discard, seen.flips, seen.rita_is_here)
    return legal_moves(
        State(
            view.seats, view.options, view.players, piles, view.poses, view.active, view.phase, view.clearing,
            view.work, view.laid_a_card, view.turn, view.ending, view.rules,
        )
    )  # fmt: skip


def order_after(view: View, lay: LayCard) -> Order:
    """Order that would follow from laying this card."""
    piles = view.piles
    if lay.on == "draw":
        return order(back_of(lay.card), CARDS[piles.discard[-1]])
    what = piles.laid[-1].back if piles.laid else piles.top
    assert what is not None, "while placing there is a WHAT"
    return order(what, CARDS[lay.card])


# Places


def places(sight: Sight, advise: Advise, most: int, apart_mm: float = math.inf) -> list[Offer]:
    """The best of each sort: a bit to the left is no other offer. Then, as long as there is room, places of a sort that
    is there already but so far away from it; best first."""
    legal: Choices = sight.legal
    site = acts.standing(legal.poses)
    ideas = [_place(site, legal.poses, move, mm) for move, mm in advise(sight) if isinstance(move, Place)]
    kept: list[tuple[int, Offer]] = []
    for nearest_mm in (math.inf, apart_mm):
        for rank, offer in enumerate(ideas):
            alike = [one for _, one in kept if _sort(one) == _sort(offer)]
            if len(kept) < most and all(_apart_mm(one, offer) > nearest_mm for one in alike) and offer.move in legal:
                kept.append((rank, offer))
    return [offer for _, offer in sorted(kept, key=lambda one: one[0])]


def _sort(offer: Offer) -> tuple[Piece, tuple[Piece, ...], int]:
    """Key that tells offers apart: the piece, its bearers, its height."""
    assert isinstance(offer.move, Place), "only places are compared"
    return offer.move.piece, offer.rests_on[:2], round(offer.move.path.targets[-1].position[2] / ALIKE_MM)


def _apart_mm(one: Offer, other: Offer) -> float:
    assert one.at is not None, "a place is somewhere"
    assert other.at is not None, "a place is somewhere"
    return math.dist(one.at, other.at)


def _place(site: Site, poses: Mapping[Piece, Pose], move: Place, safety: float) -> Offer:
    target = move.path.targets[-1]
    goal = Pose(target.position, target.rotation)
    lower = Pose(add(goal.position, (0.0, 0.0, -UNDER_MM)), goal.rotation)
    own = {move.piece, hat_of(move.piece)}
    top = max(highest_point_mm(piece, pose) for piece, pose in _with_hat(move.piece, goal))
    others = [
        highest_point_mm(piece, pose)
        for piece, pose in poses.items()
        if piece not in own and PIECES[piece] not in (Kind.CRANE, Kind.BOX)
    ]
    return Offer(
        move,
        safety_of(safety),
        tuple(sorted(site.contacts.inside(move.piece, lower) - own)),
        (round(goal.position[0], 1), round(goal.position[1], 1)),
        round(top, 1),
        top > max(others, default=0.0) + HIGHER_MM,
    )


def _with_hat(piece: Piece, pose: Pose) -> Iterator[tuple[Piece, Pose]]:
    yield piece, pose
    if PIECES[piece] is Kind.WORKER:
        yield hat_of(piece), worn_at(pose)


def safety_of(mm: float) -> Safety:
    return "safe" if mm >= SAFE_MM else "fair" if mm >= FAIR_MM else "risky"


# Clearing up


def _tidying(sight: Sight, advise: Advise) -> list[Offer]:
    return [
        Offer(move, safety_of(safety) if isinstance(move, ClearAway | PushBack) else None)
        for move, safety in advise(sight)
    ]
