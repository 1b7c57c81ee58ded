"""The rules of Men at Work. `decide` is the only place with choice, cards and physics; `apply` only remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from chantier.core.chance import Chance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.events import Seat
from chantier.core.game import Outcome, check_seat_count
from chantier.games.men_at_work import acts, deck
from chantier.games.men_at_work.acts import Acted
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
from chantier.games.men_at_work.jobs import Order, order, reserve, reserve_is_used_up, reserve_lacks, site_lacks
from chantier.games.men_at_work.judge import Job, has_one_end_on_the_table, holds_the_record, judge
from chantier.games.men_at_work.moves import Choices, ClearAway, LayCard, MenAtWorkMove, Place, PushBack
from chantier.games.men_at_work.physics import Site
from chantier.games.men_at_work.pieces import PIECES, PRESETS, TABLE, Kind, Piece, hat_of
from chantier.games.men_at_work.poses import Pose
from chantier.games.men_at_work.state import (
    CERTIFICATES,
    EXPERT_CERTIFICATES,
    TITLES_TO_WIN,
    Options,
    Player,
    State,
    Work,
)
from chantier.games.men_at_work.survey import Survey

SEAT_COUNTS = range(2, 6)  # M01
FOREMAN_CARDS = 2  # M80
Events = list[MenAtWorkEvent]


def setup(seats: int, options: Options, chance: Chance) -> Events:
    check_seat_count(seats, SEAT_COUNTS)
    if options.first != "chance" and options.first not in range(seats):  # M13
        raise BadInput("no_such_first_seat", last=seats - 1, came=options.first)
    for seat in options.experts:
        if seat not in range(seats):
            raise BadInput("no_such_seat", last=seats - 1, came=seat)
    first = chance.choose(range(seats), "first") if options.first == "chance" else options.first
    events: Events = [GameOpened(seats, options)]
    if options.foreman:
        events += _deal_hands(seats, chance)
    site = Site()
    site.add_all(PRESETS[options.site])  # M10
    site.settle()
    events.append(SitePrepared(site.poses(), first))
    return events + begin_turn(_fold(None, events), chance)


def _deal_hands(seats: int, chance: Chance) -> Events:
    """Before Rita goes in (M80)."""
    left = list(range(len(CARDS)))
    dealt: Events = []
    for seat in range(seats):
        cards = []
        for _ in range(FOREMAN_CARDS):
            cards.append(chance.choose(left, "hand"))
            left.remove(cards[-1])
        dealt.append(HandDealt(seat, tuple(sorted(cards))))
    return dealt


def begin_turn(state: State, chance: Chance) -> Events:
    """Flip cards until one can be done (M20, M24); or find that the reserve is used up (M72)."""
    events: Events = []
    for _ in range(2 * len(CARDS)):
        flipped = _flip(state, chance)
        events += flipped
        state = _fold(state, flipped)
        work = _shown(state)
        left = reserve(state.poses)
        if reserve_is_used_up(work, left):
            break
        if not site_lacks(work, state.poses, left) and not reserve_lacks(work, left):
            return [*events, WorkBegun(state.active)]
        events.append(CardSkipped())
    return [*events, _end(state, "reserve")]


def _flip(state: State, chance: Chance) -> Events:
    """M20, M21, M70."""
    events: Events = []
    if deck.rita_comes(state.piles, chance):
        events.append(RitaArrived())
    if not state.piles.discard and state.piles.top is None:  # the very first flip: nothing showed before
        events.append(TopShown(deck.draw_top(state.piles.hidden, chance)))
    piles = _fold(state, events).piles
    events.append(CardFlipped(deck.card_on_top(piles, chance)))
    after = _fold(state, events).piles
    if not after.hidden and not after.laid:
        events.append(PileShuffled())
        after = _fold(state, events).piles
    if after.top is None and after.hidden:
        events.append(TopShown(deck.draw_top(after.hidden, chance)))
    return events


def _shown(state: State) -> Order:
    """WHAT and HOW as they lie on the piles (M22)."""
    what, how = state.piles.what, state.piles.how
    assert what is not None, "after a flip the draw pile shows a back"
    assert how is not None, "after a flip the discard pile shows a front"
    return order(what, how)


def to_move(state: State) -> Seat | None:
    return None if state.ending is not None else state.active


def legal_moves(state: State) -> Choices:
    if state.phase not in ("clearing", "placing"):
        raise IllegalMove("game_over")
    return Choices(
        phase=state.phase,
        poses=state.poses,
        work=state.work,
        hand=state.players[state.active].hand,
        to_clear=state.to_clear,
        pushable=state.pushable,
    )


def decide(state: State, move: MenAtWorkMove, chance: Chance) -> Events:
    refusal = legal_moves(state).why_not(move)
    if refusal is not None:
        raise refusal
    match move:
        case Place():
            return _place(state, move, chance)
        case LayCard():
            return _lay(state, move)
        case ClearAway():
            return _clear(state, acts.take_away(state.poses, move.piece), move.piece, chance)
        case PushBack():
            acted = acts.place(state.poses, move.piece, state.poses[move.piece], move.path, None)
            return _clear(state, acted, move.piece, chance)


# Placing


def _place(state: State, move: Place, chance: Chance) -> Events:
    joined = None if move.joined is None or move.joined_start is None else (move.joined, move.joined_start)
    try:
        acted = acts.place(state.poses, move.piece, move.start, move.path, joined)
    except BadInput as problem:  # no room where the piece should be taken
        raise IllegalMove(problem.code, **problem.facts) from None
    pieces = (move.piece,) if move.joined is None else (move.piece, move.joined)
    events: Events = [_settled(state, pieces, acted)]
    if acted.accident is not None:
        return events + _accident(_fold(state, events), acted.accident.piece, acted.accident.onto, acted.survey, chance)
    if acted.slipped and state.options.slips == "strict":  # M61
        return events + _accident(_fold(state, events), move.piece, TABLE, acted.survey, chance)
    if acted.slipped:
        return [*events, PieceSlipped(state.active, pieces)]
    return events + _judged(_fold(state, events), acted.survey, chance)


def _settled(state: State, pieces: tuple[Piece, ...], acted: Acted) -> SiteSettled:
    moved = {piece: pose for piece, pose in acted.poses.items() if state.poses.get(piece) != pose}
    return SiteSettled(state.active, pieces, moved, acted.rest.settled)


def _judged(state: State, seen: Survey, chance: Chance) -> Events:
    """When all is placed the judge speaks (M37); an attempt that fails is repeated (M33)."""
    work = state.work
    assert work is not None, "something was placed for a job"
    if not work.all_placed:
        return []
    verdict = judge(seen, job_of(work, foreman=state.options.foreman))
    events: Events = [Judged(state.active, verdict.conditions, verdict.held)]
    if not verdict.held:
        return events
    if state.piles.rita_is_here and holds_the_record(seen, work.placed):  # M70
        highest = max(work.placed, key=seen.top_mm)
        events.append(TitleGiven(state.active, highest))
        after = _fold(state, events)
        if after.players[state.active].titles >= TITLES_TO_WIN[state.seats]:  # M71
            return [*events, _end(after, "titles")]
    return events + _pass_on(_fold(state, events), seen, chance)


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


def _accident(state: State, piece: Piece, onto: Piece, seen: Survey, chance: Chance) -> Events:
    """A certificate is lost and the turn ends at once (M60)."""
    events: Events = [AccidentHappened(state.active, piece, onto)]
    after = _fold(state, events)
    standing = [seat for seat, player in enumerate(after.players) if not player.is_out]
    if len(standing) == 1:  # M62, M71
        return [*events, _end(after, "last")]
    return events + _pass_on(after, seen, chance)


def _pass_on(state: State, seen: Survey, chance: Chance) -> Events:
    """The hook goes to the next player who is still in (M13, M62), who first clears up (M63)."""
    seat = (state.active + 1) % state.seats
    while state.players[seat].is_out:
        seat = (seat + 1) % state.seats
    lying = on_the_table(seen)
    events: Events = [TurnPassed(seat, lying, _pushable(seen, lying))]
    if lying:
        return events
    return events + begin_turn(_fold(state, events), chance)


def on_the_table(seen: Survey) -> tuple[Piece, ...]:
    """What has to be cleared away: everything on the table but supports, which may stay where they lie (M63)."""
    return tuple(
        sorted(
            piece
            for piece in seen.poses
            if PIECES[piece] not in (Kind.SUPPORT, Kind.CRANE, Kind.BOX)
            and any(touch.other == TABLE for touch in seen.touches(piece))
        )
    )


def _pushable(seen: Survey, lying: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(
        piece for piece in lying if PIECES[piece] is Kind.GIRDER and has_one_end_on_the_table(seen, piece)
    )  # fmt: skip


# Clearing up


def _clear(state: State, acted: Acted, piece: Piece, chance: Chance) -> Events:
    """M63; an accident while clearing up counts (M64)."""
    lying = on_the_table(acted.survey)
    events: Events = [
        _settled(state, (piece,), acted),
        PieceCleared(state.active, piece, lying, _pushable(acted.survey, lying), piece in acted.poses),
    ]
    after = _fold(state, events)
    if acted.accident is not None:
        return events + _accident(after, acted.accident.piece, acted.accident.onto, acted.survey, chance)
    return events if lying else events + begin_turn(after, chance)


# Foremen


def _lay(state: State, move: LayCard) -> Events:
    """M80. A card that would ask for what site or reserve lack cannot be laid."""
    back = deck.back_of(move.card)
    piles = deck.after_laying(state.piles, move.card, move.on)
    work = order(piles.what, piles.how) if piles.what and piles.how else None
    left = reserve(state.poses)
    if work is None or site_lacks(work, state.poses, left) or reserve_lacks(work, left):
        raise IllegalMove("card_cannot_be_done", card=move.card)
    return [
        CardLaid(state.active, move.on, back),
        CardChosen(state.active, move.card, move.on),
        WorkBegun(state.active),
    ]


# The end


def _end(state: State, reason: str) -> GameEnded:
    """Certificates and titles (M72); whoever has the titles, or the last certificate, has won anyway (M71)."""
    points = tuple(player.certificates + player.titles for player in state.players)
    if reason == "titles":
        winners = [state.active]
    elif reason == "last":
        winners = [seat for seat, player in enumerate(state.players) if not player.is_out]
    else:
        ranks = [(points[seat], player.titles) for seat, player in enumerate(state.players)]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return GameEnded(points, tuple(winners), reason)


def outcome(state: State) -> Outcome | None:
    return state.ending


# Remembering


def apply(state: State | None, event: MenAtWorkEvent) -> State:
    return _REMEMBER[type(event)](state, event)


def _fold(state: State | None, events: Events) -> Any:
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
    return replace(state, phase="placing", work=Work(_shown(state)), turn=state.turn + 1, to_clear=(), pushable=())


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
