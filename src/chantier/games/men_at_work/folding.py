"""What each event changes. Pure and total: no cards are drawn, no engine runs, nothing is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from chantier.core.events import Seat
from chantier.core.game import Outcome
from chantier.games.men_at_work import deck
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.events import (
    AccidentHappened,
    CardChosen,
    CardFlipped,
    CardLaid,
    CardSkipped,
    GameEnded,
    GameOpened,
    HandDealt,
    Judged,
    MenAtWorkEvent,
    PieceCleared,
    PieceSlipped,
    PileShuffled,
    RitaArrived,
    SitePrepared,
    SiteSettled,
    TitleGiven,
    TopShown,
    TurnPassed,
    WorkBegun,
)
from chantier.games.men_at_work.jobs import shown
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, hat_of
from chantier.games.men_at_work.poses import Pose
from chantier.games.men_at_work.state import CERTIFICATES, EXPERT_CERTIFICATES, Player, State, Work


def apply(state: State | None, event: MenAtWorkEvent) -> State:
    return _REMEMBER[type(event)](state, event)


def fold(state: State | None, events: Iterable[MenAtWorkEvent]) -> Any:
    for event in events:
        state = apply(state, event)
    return state


def _open(_: None, event: GameOpened) -> State:
    players = tuple(
        Player(EXPERT_CERTIFICATES if seat in event.options.experts else CERTIFICATES)  # M12
        for seat in range(event.seats)
    )
    piles = deck.Piles(tuple(range(len(CARDS))))
    return State(seats=event.seats, options=event.options, players=players, piles=piles)


def _prepare(state: State, event: SitePrepared) -> State:
    return replace(state, poses=event.poses, active=event.first)


def _deal(state: State, event: HandDealt) -> State:
    hidden = tuple(card for card in state.piles.hidden if card not in event.cards)
    return _with_player(replace(state, piles=replace(state.piles, hidden=hidden)), event.seat, hand=event.cards)


def _flipped(state: State, event: CardFlipped) -> State:
    return replace(state, piles=deck.after_flip(state.piles, event.card))


def _shuffled(state: State, _: PileShuffled) -> State:
    return replace(state, piles=deck.after_shuffle(state.piles))


def _top(state: State, event: TopShown) -> State:
    return replace(state, piles=replace(state.piles, top=event.back))


def _rita(state: State, _: RitaArrived) -> State:
    return replace(state, piles=replace(state.piles, rita_is_here=True))


def _begun(state: State, _: WorkBegun) -> State:
    return replace(state, phase="placing", work=Work(shown(state.piles)), turn=state.turn + 1, to_clear=(), pushable=())


def _same(state: State, _: MenAtWorkEvent) -> State:
    return state


def _chosen(state: State, event: CardChosen) -> State:
    hand = tuple(card for card in state.players[event.seat].hand if card != event.card)
    piles = deck.after_laying(state.piles, event.card, event.on)
    return _with_player(replace(state, piles=piles), event.seat, hand=hand)


def _site(state: State, event: SiteSettled) -> State:
    state = replace(state, poses={**state.poses, **event.poses})
    if state.work is None or state.phase != "placing" or event.pieces[0] in state.work.placed:
        return state
    work = replace(state.work, placed=(*state.work.placed, *event.pieces), steps_done=state.work.steps_done + 1)
    return replace(state, work=work)


def _slipped(state: State, event: PieceSlipped) -> State:
    """Back into the reserve, to be taken again (M61)."""
    gone = {*event.pieces, *(hat_of(piece) for piece in event.pieces if PIECES[piece] is Kind.WORKER)}
    poses = {piece: pose for piece, pose in state.poses.items() if piece not in gone}
    assert state.work is not None, "a piece slips only while working"
    placed = tuple(piece for piece in state.work.placed if piece not in gone)
    work = replace(state.work, placed=placed, steps_done=max(0, state.work.steps_done - 1))
    return replace(state, poses=poses, work=work)


def _judge(state: State, event: Judged) -> State:
    assert state.work is not None, "the judge speaks about work"
    return replace(state, work=replace(state.work, conditions=event.conditions))


def _hurt(state: State, event: AccidentHappened) -> State:
    return _with_player(state, event.seat, certificates=state.players[event.seat].certificates - 1)


def _title(state: State, event: TitleGiven) -> State:
    return _with_player(state, event.seat, titles=state.players[event.seat].titles + 1)


def _cleared(state: State, event: PieceCleared) -> State:
    poses: dict[Piece, Pose] = state.poses
    if not event.kept:
        gone = {event.piece}
        if PIECES[event.piece] is Kind.WORKER and hat_of(event.piece) not in event.to_clear:
            gone.add(hat_of(event.piece))
        poses = {piece: pose for piece, pose in poses.items() if piece not in gone}
    return replace(state, poses=poses, to_clear=event.to_clear, pushable=event.pushable)


def _passed(state: State, event: TurnPassed) -> State:
    return replace(
        state,
        active=event.seat,
        phase="clearing",
        work=None,
        to_clear=event.to_clear,
        pushable=event.pushable,
    )


def _ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", ending=Outcome(event.points, event.winners, event.reason))


def _with_player(state: State, seat: Seat, **changes: object) -> State:
    player = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


_REMEMBER: dict[type, Callable[[Any, Any], State]] = {
    GameOpened: _open,
    SitePrepared: _prepare,
    HandDealt: _deal,
    CardFlipped: _flipped,
    PileShuffled: _shuffled,
    TopShown: _top,
    RitaArrived: _rita,
    WorkBegun: _begun,
    CardSkipped: _same,
    CardLaid: _same,
    CardChosen: _chosen,
    SiteSettled: _site,
    PieceSlipped: _slipped,
    Judged: _judge,
    AccidentHappened: _hurt,
    TitleGiven: _title,
    PieceCleared: _cleared,
    TurnPassed: _passed,
    GameEnded: _ended,
}
