"""The rules of Men at Work. `decide` is the only place with choice, cards and physics; see folding.py for `apply`."""

from __future__ import annotations

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
from chantier.games.men_at_work.folding import apply, fold
from chantier.games.men_at_work.jobs import order, reserve, reserve_is_used_up, reserve_lacks, shown, site_lacks
from chantier.games.men_at_work.judge import Job, has_one_end_on_the_table, holds_the_record, judge
from chantier.games.men_at_work.moves import Choices, ClearAway, LayCard, MenAtWorkMove, Place, PushBack
from chantier.games.men_at_work.physics import Site
from chantier.games.men_at_work.pieces import PIECES, PRESETS, TABLE, Kind, Piece
from chantier.games.men_at_work.state import (
    TITLES_TO_WIN,
    Options,
    State,
    Work,
)
from chantier.games.men_at_work.survey import Survey

__all__ = ["apply", "decide", "legal_moves", "outcome", "setup", "to_move"]

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
    return events + begin_turn(fold(None, events), chance)


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
        state = fold(state, flipped)
        work = shown(state.piles)
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
    piles = fold(state, events).piles
    events.append(CardFlipped(deck.card_on_top(piles, chance)))
    after = fold(state, events).piles
    if not after.hidden and not after.laid:
        events.append(PileShuffled())
        after = fold(state, events).piles
    if after.top is None and after.hidden:
        events.append(TopShown(deck.draw_top(after.hidden, chance)))
    return events


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
        return events + _accident(fold(state, events), acted.accident.piece, acted.accident.onto, acted.survey, chance)
    if acted.slipped and state.options.slips == "strict":  # M61
        return events + _accident(fold(state, events), move.piece, TABLE, acted.survey, chance)
    if acted.slipped:
        return [*events, PieceSlipped(state.active, pieces)]
    return events + _judged(fold(state, events), acted.survey, chance)


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
        after = fold(state, events)
        if after.players[state.active].titles >= TITLES_TO_WIN[state.seats]:  # M71
            return [*events, _end(after, "titles")]
    return events + _pass_on(fold(state, events), seen, chance)


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
    after = fold(state, events)
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
    return events + begin_turn(fold(state, events), chance)


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
    after = fold(state, events)
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
