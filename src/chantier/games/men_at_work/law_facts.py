"""Facts about Men at Work for the laws."""

from __future__ import annotations

from collections import Counter

from chantier.core.law_facts import LawFacts, Things
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.deck import back_of
from chantier.games.men_at_work.events import CardFlipped
from chantier.games.men_at_work.moves import LayCard, MenAtWorkMove
from chantier.games.men_at_work.pieces import BUILDING_KINDS, PIECES, Kind
from chantier.games.men_at_work.rules import legal_moves, to_move
from chantier.games.men_at_work.state import State
from chantier.games.men_at_work.view import view


def inventory(state: State) -> tuple[Things, Things]:
    """92 pieces, crane and box where they are played with, 36 cards (M01, M03, M81, M82)."""
    extra = {Kind.CRANE: state.options.crane, Kind.BOX: state.options.skyscraper}
    expected: Things = Counter(piece for piece, kind in PIECES.items() if kind in BUILDING_KINDS or extra.get(kind))
    expected.update(range(len(CARDS)))
    reserve = view(state, None).reserve
    # A hat that is not on the site lies in the box with its worker, or waits there for him.
    hats = [piece for piece, kind in PIECES.items() if kind is Kind.HAT and piece not in state.poses]
    found: Things = Counter([*state.poses, *reserve, *hats])
    found.update(_cards(state))
    _check_names(state)
    return expected, found


def _cards(state: State) -> list[object]:
    hands = [card for player in state.players for card in player.hand]
    assert [len(player.hand) for player in state.players] == [player.cards for player in state.players]
    return [*state.piles.hidden, *state.piles.discard, *hands, *(laid.card for laid in state.piles.laid)]


def _check_names(state: State) -> None:
    """Checks that everything to be cleared away is there, and told once."""
    clearing = state.clearing
    goes = [*clearing.lying, *clearing.optional]
    assert len(goes) == len(set(goes))
    assert set(goes) <= set(state.poses)
    assert set(clearing.pushable) <= set(clearing.lying)
    assert set(clearing.covered) <= set(goes)


def _seen_of(move: MenAtWorkMove) -> object:
    """Of a card that a foreman lays on the draw pile all see the back only (M80)."""
    if isinstance(move, LayCard) and move.on == "draw":
        return ("draw", back_of(move.card))
    return move


def _may_lay(state: State) -> bool:
    return to_move(state) is not None and bool(legal_moves(state).lays)


FACTS = LawFacts(
    inventory,
    public_part=_seen_of,
    # The next card is one of those that nobody could tell from the ones in foremen's hands.
    reveals=lambda events: any(isinstance(event, CardFlipped) for event in events),
    has_secrets=lambda state: state.options.foreman,
    has_secret_moves=_may_lay,
)
