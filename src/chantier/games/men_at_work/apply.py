"""Applies events to a state. Pure and total: no cards are drawn, no engine runs, nothing is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.men_at_work import deck
from chantier.games.men_at_work import events as event_types
from chantier.games.men_at_work.acting.referee import Seen
from chantier.games.men_at_work.cards import CARDS, Task
from chantier.games.men_at_work.events import MenAtWorkEvent
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import Order, reserve, reserve_is_used_up, shown
from chantier.games.men_at_work.moves import ClearAway, Place
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece
from chantier.games.men_at_work.state import (
    FOREMAN_CARDS,
    MISSES_KEPT,
    Clearing,
    Miss,
    Options,
    Player,
    State,
    Work,
    certificates_of,
)


def apply(state: State | None, event: MenAtWorkEvent) -> State:
    return _REMEMBER[type(event)](state, event)


def fold(state: State | None, events: Iterable[MenAtWorkEvent]) -> State:
    for event in events:
        state = apply(state, event)
    assert state is not None, "a game is opened first"
    return state


def _open(_: None, event: event_types.GameOpened) -> State:
    players = tuple(Player(certificates_of(event.options, seat)) for seat in range(event.seats))
    piles = deck.Piles(tuple(range(len(CARDS))))
    return State(seats=event.seats, options=event.options, players=players, piles=piles, rules=event.rules)


def _deal(state: State, event: event_types.HandDealt) -> State:
    hidden = tuple(card for card in state.piles.hidden if card not in event.cards)
    return _with_player(replace(state, piles=replace(state.piles, hidden=hidden)), event.seat, hand=event.cards)


def _prepare(state: State, event: event_types.SitePrepared) -> State:
    """Hands were dealt before (M80): from now on everybody can count them."""
    dealt = FOREMAN_CARDS if state.options.foreman else 0
    players = tuple(replace(player, cards=dealt) for player in state.players)
    order = preparation(state.options)
    work = None if order is None else Work(order)
    return replace(state, players=players, poses=event.poses, active=event.first, work=work, turn=1)


def preparation(options: Options) -> Order | None:
    """Preparation by the first player, if the site is built by hand (M10, M82)."""
    if options.site != "by_hand":
        return None
    return Order(Task.PREPARE_SKYSCRAPER if options.skyscraper else Task.PREPARE_SITE, ())


def _accepted(state: State, _: event_types.SiteAccepted) -> State:
    return replace(state, work=None, clearing=Clearing(), fallen=())


def _flipped(state: State, event: event_types.CardFlipped) -> State:
    laid = bool(state.piles.laid)
    piles = deck.after_flip(state.piles, event.card)
    if event.shuffled:
        piles = deck.after_shuffle(piles)
    if not laid:
        piles = replace(piles, top=event.what)
    state = replace(state, piles=piles)
    return _begin_work(state) if event.then == "work" else state


def _begin_work(state: State) -> State:
    return replace(state, phase="placing", work=Work(shown(state.piles)), clearing=Clearing())


def _asked(state: State, _: event_types.ForemanAsked) -> State:
    order = shown(state.piles)
    used_up = reserve_is_used_up(order, reserve(state.poses))
    work = Work(order, impossible="used_up" if used_up else "skipped")
    return replace(state, phase="asked", work=work, clearing=Clearing())


def _declined(state: State, _: event_types.LayDeclined) -> State:
    return replace(state, work=None)


def _rita(state: State, _: event_types.RitaArrived) -> State:
    return replace(state, piles=replace(state.piles, rita_is_here=True))


def _laid(state: State, event: event_types.CardLaid) -> State:
    """All that everybody sees of it; which card left the hand for the draw pile is told apart."""
    player = state.players[event.seat]
    hand = tuple(card for card in player.hand if card != event.card)
    piles = deck.after_laying(state.piles, event.seat, event.on, event.back, event.card)
    state = _with_player(replace(state, piles=piles, laid_a_card=True), event.seat, hand=hand, cards=player.cards - 1)
    return _begin_work(state)


def _chosen(state: State, event: event_types.CardChosen) -> State:
    hand = tuple(card for card in state.players[event.seat].hand if card != event.card)
    *under, uppermost = state.piles.laid
    piles = replace(state.piles, laid=(*under, replace(uppermost, card=event.card)))
    return _with_player(replace(state, piles=piles), event.seat, hand=hand)


def _placed(state: State, event: event_types.PiecePlaced) -> State:
    assert state.work is not None, "something is placed for some work"
    seen = event.seen
    came = [piece for piece in pieces_of(event.move) if piece not in state.work.placed]
    placed = tuple(piece for piece in (*state.work.placed, *came) if piece not in seen.gone)
    in_vain = all(piece in seen.gone for piece in came)
    work = replace(
        state.work,
        placed=placed,
        conditions=seen.conditions,
        tries=state.work.tries + in_vain,
        again=_slipped(state, event),
        failed=(*state.work.failed, *_misses(event))[-MISSES_KEPT:],
    )
    return replace(state, poses=seen.poses, work=work, clearing=_clearing(seen), fallen=seen.fallen)


def _slipped(state: State, event: event_types.PiecePlaced) -> tuple[Piece, ...]:
    """Pieces that went back to the reserve in this turn and must be taken again (M33); while the site is
    prepared, and by the first version of the rules, anything that fits will do."""
    if state.rules < 2 or state.phase != "placing":
        return ()
    assert state.work is not None, "something is placed for some work"
    tried = dict.fromkeys((*state.work.again, *pieces_of(event.move)))
    return tuple(piece for piece in tried if piece not in event.seen.poses)


def _misses(event: event_types.PiecePlaced) -> Iterator[Miss]:
    """The act itself, if it came to nothing."""
    seen, move = event.seen, event.move
    if seen.slipped or not all(condition.held for condition in seen.conditions):
        last = move.path.targets[-1] if move.path.targets else None
        yield Miss(move.piece, move.start if last is None else Pose(last.position, last.rotation), seen.slipped)


def pieces_of(move: Place) -> tuple[Piece, ...]:
    return (move.piece,) if move.joined is None else (move.piece, move.joined)


def _clearing(seen: Seen) -> Clearing:
    return Clearing(seen.lying, seen.optional, seen.pushable, seen.covered, crane=seen.crane)


def _cleared(state: State, event: event_types.PieceCleared) -> State:
    stood_up = PIECES[event.move.piece] is Kind.CRANE  # M81: it does not go to the reserve
    in_vain = isinstance(event.move, ClearAway) and not event.seen.gone and not stood_up
    clearing = replace(_clearing(event.seen), pulls=state.clearing.pulls + 1 if in_vain else 0)
    return replace(state, poses=event.seen.poses, clearing=clearing, fallen=event.seen.fallen)


def _kept(state: State, _: event_types.SupportsKept) -> State:
    return replace(state, clearing=Clearing(), fallen=())


def _hurt(state: State, event: event_types.AccidentHappened | event_types.CardGivenUp) -> State:
    return _with_player(state, event.seat, certificates=state.players[event.seat].certificates - 1)


def _same(state: State, _: MenAtWorkEvent) -> State:
    return state


def _title(state: State, event: event_types.TitleGiven) -> State:
    return _with_player(state, event.seat, titles=state.players[event.seat].titles + 1)


def _passed(state: State, event: event_types.TurnPassed) -> State:
    return replace(state, active=event.seat, phase="clearing", work=None, laid_a_card=False, turn=state.turn + 1)


def _ended(state: State, event: event_types.GameEnded) -> State:
    return replace(state, phase="over", work=None, ending=Outcome(event.points, event.winners, event.reason))


def _with_player(state: State, seat: Seat, **changes: object) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


_REMEMBER: dict[type, Callable[[Any, Any], State]] = {
    event_types.GameOpened: _open,
    event_types.HandDealt: _deal,
    event_types.SitePrepared: _prepare,
    event_types.SiteAccepted: _accepted,
    event_types.CardFlipped: _flipped,
    event_types.ForemanAsked: _asked,
    event_types.LayDeclined: _declined,
    event_types.RitaArrived: _rita,
    event_types.CardLaid: _laid,
    event_types.CardChosen: _chosen,
    event_types.PiecePlaced: _placed,
    event_types.AccidentHappened: _hurt,
    event_types.CardGivenUp: _hurt,
    event_types.PlayerOut: _same,
    event_types.TitleGiven: _title,
    event_types.PieceCleared: _cleared,
    event_types.SupportsKept: _kept,
    event_types.TurnPassed: _passed,
    event_types.GameEnded: _ended,
}
