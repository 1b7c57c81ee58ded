"""Views: what one seat, or an onlooker, may see; and states that could be behind such a view.

Everything lies open but the cards in foremen's hands, and which card a foreman laid on the draw pile (M80).
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from chantier.core.chance import Chance
from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.deck import Back, Laid, Piles, back_of
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import reserve
from chantier.games.men_at_work.pieces import Piece
from chantier.games.men_at_work.rules import to_move
from chantier.games.men_at_work.state import RULES, Clearing, Options, Phase, Player, State, Work


class PilesView(msgspec.Struct, frozen=True):
    """The piles from one seat. `unseen` are the cards that could be in the draw pile or in somebody else's hand."""

    left: int
    """How many cards the draw pile has under those that foremen laid on it."""
    unseen: tuple[int, ...]
    top: Back | None
    laid: tuple[Laid, ...]
    discard: tuple[int, ...]
    flips: int
    rita_is_here: bool


class View(msgspec.Struct, frozen=True):
    """Other players' hands are empty here, and their count is not."""

    seat: Seat | None
    seats: int
    options: Options
    players: tuple[Player, ...]
    piles: PilesView
    poses: dict[Piece, Pose]
    reserve: tuple[Piece, ...]
    active: Seat
    to_move: Seat | None
    phase: Phase
    clearing: Clearing
    work: Work | None
    laid_a_card: bool
    turn: int
    ending: Outcome | None
    rules: int = RULES
    """The version this game is played by."""
    fallen: tuple[Piece, ...] = ()
    """Supports that fell without an accident (M63)."""


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        players=tuple(
            player if owner == seat else replace(player, hand=()) for owner, player in enumerate(state.players)
        ),
        piles=_piles(state, seat),
        poses=state.poses,
        reserve=tuple(reserve(state.poses)),
        active=state.active,
        to_move=to_move(state),
        phase=state.phase,
        clearing=state.clearing,
        work=state.work,
        laid_a_card=state.laid_a_card,
        turn=state.turn,
        ending=state.ending,
        rules=state.rules,
        fallen=state.fallen,
    )


def _piles(state: State, seat: Seat | None) -> PilesView:
    piles = state.piles
    laid = tuple(one if one.seat == seat else replace(one, card=None) for one in piles.laid)
    own = () if seat is None else state.players[seat].hand
    seen = {*piles.discard, *own, *(one.card for one in laid)}
    in_hands = sum(player.cards for player in state.players)
    return PilesView(
        left=len(CARDS) - len(piles.discard) - in_hands - len(laid),
        unseen=tuple(card for card in range(len(CARDS)) if card not in seen),
        top=piles.top,
        laid=laid,
        discard=piles.discard,
        flips=piles.flips,
        rita_is_here=piles.rita_is_here,
    )


def imagine(view: View, chance: Chance) -> State:
    """A state that shows exactly this view: what is unseen lies on the draw pile, in hands, and under its own back."""
    unseen = list(view.piles.unseen)

    def draw(back: Back | None) -> int:
        card = chance.choose([card for card in unseen if back in (None, back_of(card))], "imagine")
        unseen.remove(card)
        return card

    top = [] if view.piles.top is None else [draw(view.piles.top)]
    laid = tuple(one if one.card is not None else replace(one, card=draw(one.back)) for one in view.piles.laid)
    players = tuple(
        player if owner == view.seat else replace(player, hand=tuple(sorted(draw(None) for _ in range(player.cards))))
        for owner, player in enumerate(view.players)
    )
    piles = view.piles
    return State(
        seats=view.seats,
        options=view.options,
        players=players,
        piles=Piles(tuple(sorted((*top, *unseen))), piles.top, laid, piles.discard, piles.flips, piles.rita_is_here),
        poses=view.poses,
        active=view.active,
        phase=view.phase,
        clearing=view.clearing,
        work=view.work,
        laid_a_card=view.laid_a_card,
        turn=view.turn,
        ending=view.ending,
        rules=view.rules,
        fallen=view.fallen,
    )
