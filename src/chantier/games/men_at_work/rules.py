"""The rules of Men at Work. `decide` is the only place with choice, cards and a referee; see apply.py for `apply`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from chantier.core.chance import Chance
from chantier.core.errors import BadInput, IllegalMove
from chantier.core.events import Seat
from chantier.core.game import Outcome, check_seat_count
from chantier.games.men_at_work import deck
from chantier.games.men_at_work import events as event_types
from chantier.games.men_at_work.acting.referee import Referee, Seen
from chantier.games.men_at_work.apply import apply, fold
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.events import MenAtWorkEvent
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.jobs import (
    Order,
    order,
    reserve,
    reserve_is_used_up,
    reserve_lacks,
    site_lacks,
)
from chantier.games.men_at_work.judging.judge import holds_the_record
from chantier.games.men_at_work.moves import (
    Choices,
    ClearAway,
    Decline,
    GiveUp,
    KeepSupports,
    LayCard,
    MenAtWorkMove,
    Place,
    PushBack,
)
from chantier.games.men_at_work.pieces import (
    BOX_PLACE,
    CRANE_PLACES,
    CRANE_SITES,
    PIECES,
    PRESETS,
    SKYSCRAPERS,
    Kind,
    Piece,
    highest_point_mm,
)
from chantier.games.men_at_work.questions import placing, tidying
from chantier.games.men_at_work.state import (
    FOREMAN_CARDS,
    RULES,
    Clearing,
    Options,
    State,
    rita_comes_at,
    titles_to_win,
)

__all__ = ["apply", "decide", "legal_moves", "outcome", "setup", "to_move"]

SEAT_COUNTS = range(2, 6)  # M01
Events = list[MenAtWorkEvent]


# Setting up


def setup(seats: int, options: Options, chance: Chance, referee: Referee, rules: int = RULES) -> Events:
    check_seat_count(seats, SEAT_COUNTS)
    _check_options(seats, options)
    first = chance.choose(range(seats), "first") if options.first == "chance" else options.first
    events: Events = [event_types.GameOpened(seats, options, rules)]
    if options.foreman:
        events += _deal_hands(seats, chance)
    events.append(event_types.SitePrepared(referee.prepare(prepared(options)), first, referee.engine))
    if options.site == "by_hand":
        return events
    return events + begin_turn(fold(None, events), chance)


def _check_options(seats: int, options: Options) -> None:
    if options.first != "chance" and options.first not in range(seats):  # M13
        raise BadInput("no_such_first_seat", last=seats - 1, came=options.first)
    for seat in options.experts:
        if seat not in range(seats):
            raise BadInput("no_such_seat", last=seats - 1, came=seat)
    if options.crane_on == "rim" and not (options.crane and options.skyscraper):  # M83
        raise BadInput("crane_on_needs_both")


def prepared(options: Options) -> dict[Piece, Pose]:
    """Pieces on the site before the first turn (M10), with crane (M81), box (M82) or both (M83)."""
    placed: dict[Piece, Pose] = {}
    if options.skyscraper:
        placed[Piece("box")] = BOX_PLACE
    if options.crane:
        placed[Piece("crane")] = CRANE_PLACES[options.crane_on if options.skyscraper else options.site]
    if options.site != "by_hand":
        sites = SKYSCRAPERS if options.skyscraper else CRANE_SITES if options.crane else PRESETS
        placed |= sites[options.site]
    return placed


def _deal_hands(seats: int, chance: Chance) -> Events:
    """Before Rita goes in (M80)."""
    left = list(range(len(CARDS)))
    dealt: Events = []
    for seat in range(seats):
        cards = []
        for _ in range(FOREMAN_CARDS):
            cards.append(chance.choose(left, "hand"))
            left.remove(cards[-1])
        dealt.append(event_types.HandDealt(seat, tuple(sorted(cards))))
    return dealt


# Cards


def begin_turn(state: State, chance: Chance) -> Events:
    """Flip cards until one can be done (M20, M24), or a foreman is asked (M80), or the reserve is used up (M72)."""
    events: Events = []
    for _ in range(2 * len(CARDS)):
        flipped = _flip(state, chance)
        events += flipped
        state = fold(state, flipped)
        if state.work is not None:
            return events
        if _asks_the_foreman(state):
            return [*events, event_types.ForemanAsked(state.active)]
        if flipped[-1].then == "used_up":
            break
    return [*events, _end(state, "reserve")]


def _asks_the_foreman(state: State) -> bool:
    """Before an impossible action is skipped or ends the game, whoever has cards is asked (M80), whichever they are: if
    not, all would see that none of them helps. Without a girder in the reserve none can (M72)."""
    has_girders = any(PIECES[piece] is Kind.GIRDER for piece in reserve(state.poses))
    return state.rules >= 2 and has_girders and not state.laid_a_card and state.players[state.active].cards > 0


def _flip(state: State, chance: Chance) -> tuple[*tuple[event_types.RitaArrived, ...], event_types.CardFlipped]:
    """M20, M21, M70."""
    piles = state.piles
    window = rita_comes_at(state.options, state.seats, state.rules)
    arrived = (event_types.RitaArrived(),) if deck.rita_comes(piles, window, chance) else ()
    card = deck.card_on_top(piles, chance)
    after = deck.after_flip(piles, card)
    shuffled = not after.hidden and not after.laid
    if shuffled:
        after = deck.after_shuffle(after)
    back = deck.draw_top(after.hidden, chance) if after.what is None else chance.choose((after.what,), "top")
    then = _what_then(order(back, CARDS[card]), state)
    return (*arrived, event_types.CardFlipped(card, back, shuffled, then))


def _what_then(work: Order, state: State) -> Literal["work", "skipped", "used_up"]:
    if reserve_is_used_up(work, reserve(state.poses)):
        return "used_up"
    return "work" if _can_be_done(work, state) else "skipped"


def _can_be_done(work: Order, state: State) -> bool:
    left = reserve(state.poses)
    return not site_lacks(work, state.poses, left, state.rules) and not reserve_lacks(work, left)


# Moves


def to_move(state: State) -> Seat | None:
    return None if state.ending is not None else state.active


def legal_moves(state: State) -> Choices:
    if state.phase == "over":
        raise IllegalMove("game_over")
    left = state.clearing if state.phase == "clearing" else Clearing()  # M63: the next player's business
    may_give_up = state.options.give_up and state.phase == "placing"  # M90
    return Choices(state.phase, state.poses, state.work, tuple(_lays(state)), left, may_give_up)


def _lays(state: State) -> Iterable[LayCard]:
    """The cards a foreman may lay now: one a turn, before placing, and only if what it makes can be done (M80)."""
    if state.phase not in ("asked", "placing") or state.laid_a_card or state.work is None or state.work.placed:
        return
    for card in state.players[state.active].hand:
        for move in (LayCard(card, "draw"), LayCard(card, "discard")):
            if _can_be_done(_changed(state, move), state):
                yield move


def _changed(state: State, move: LayCard) -> Order:
    what, how = state.piles.what, state.piles.how
    assert what is not None, "while placing there is a WHAT"
    assert how is not None, "while placing there is a HOW"
    return order(deck.back_of(move.card), how) if move.on == "draw" else order(what, CARDS[move.card])


def decide(state: State, move: MenAtWorkMove, chance: Chance, referee: Referee) -> Events:
    refusal = legal_moves(state).why_not(move)
    if refusal is not None:
        raise refusal
    match move:
        case Place():
            return _place(state, move, chance, referee)
        case LayCard():
            return _lay(state, move)
        case ClearAway() | PushBack():
            seen = referee.see(tidying(state, move))
            return _clear(state, event_types.PieceCleared(state.active, move, seen), chance)
        case KeepSupports():
            events: Events = [event_types.SupportsKept(state.active)]
            return events + begin_turn(fold(state, events), chance)
        case Decline():
            return _decline(state, chance)
        case GiveUp():
            return _costs_a_certificate(state, event_types.CardGivenUp(state.active), chance)


# Placing


def _place(state: State, move: Place, chance: Chance, referee: Referee) -> Events:
    assert state.work is not None, "something is placed for some work"
    asked = placing(state, move, chance)
    seen = referee.see(asked)
    seed = None if asked.tremor is None else asked.tremor.seed
    events: Events = [event_types.PiecePlaced(state.active, move, seen, seed)]
    after = fold(state, events)
    if state.phase == "preparing":
        return events + _after_preparing(after, seen, chance)
    if seen.accident is not None:
        return events + _accident(after, seen.accident.piece, seen.accident.onto, chance)
    assert after.work is not None, "placing ends no work"
    if after.work.step is not None or not _holds(seen):  # M25, M33
        return events
    return events + _well_done(after, chance)


def _holds(seen: Seen) -> bool:
    return bool(seen.conditions) and all(condition.held for condition in seen.conditions)


def _after_preparing(state: State, seen: Seen, chance: Chance) -> Events:
    """Nothing costs a certificate while the site is prepared; it is one when the judge says so (M10)."""
    if not _holds(seen):
        return []
    events: Events = [event_types.SiteAccepted(state.active)]
    return events + begin_turn(fold(state, events), chance)


def _well_done(state: State, chance: Chance) -> Events:
    """All conditions are met (M25): perhaps a title (M70), perhaps the last one needed (M71)."""
    assert state.work is not None, "something was placed for some work"
    placed = [piece for piece in state.work.placed if piece in state.poses]
    events: Events = []
    if state.piles.rita_is_here and holds_the_record(state.poses, placed):
        highest = max(placed, key=lambda piece: highest_point_mm(piece, state.poses[piece]))
        events.append(event_types.TitleGiven(state.active, highest))
    after = fold(state, events)
    if after.players[state.active].titles >= titles_to_win(state.options, state.seats):
        return [*events, _end(after, "titles")]
    return events + _pass_on(after, chance)


def _accident(state: State, piece: Piece, onto: Piece, chance: Chance) -> Events:
    return _costs_a_certificate(state, event_types.AccidentHappened(state.active, piece, onto), chance)


def _costs_a_certificate(
    state: State, why: event_types.AccidentHappened | event_types.CardGivenUp, chance: Chance
) -> Events:
    """A certificate is lost and the turn ends at once (M60, M90)."""
    events: Events = [why]
    after = fold(state, events)
    if after.players[state.active].is_out:  # M62
        events.append(event_types.PlayerOut(state.active))
    if sum(not player.is_out for player in after.players) == 1:  # M71
        return [*events, _end(after, "last")]
    return events + _pass_on(after, chance)


def _pass_on(state: State, chance: Chance) -> Events:
    """The hook goes to the next player who is still in (M13, M62), who first clears up (M63, M64)."""
    seat = (state.active + 1) % state.seats
    while state.players[seat].is_out:
        seat = (seat + 1) % state.seats
    events: Events = [event_types.TurnPassed(seat)]
    if not state.clearing.is_done:
        return events
    return events + begin_turn(fold(state, events), chance)


# Clearing up


def _clear(state: State, cleared: event_types.PieceCleared, chance: Chance) -> Events:
    """M63; an accident while clearing up counts (M64)."""
    events: Events = [cleared]
    after = fold(state, events)
    accident = cleared.seen.accident
    if accident is not None:
        return events + _accident(after, accident.piece, accident.onto, chance)
    return events + begin_turn(after, chance) if after.clearing.is_done else events


# Foremen


def _lay(state: State, move: LayCard) -> Events:
    """M80: on the discard pile the card lies open, on the draw pile only its back is seen."""
    back = deck.back_of(move.card)
    if move.on == "discard":
        return [event_types.CardLaid(state.active, "discard", back, move.card)]
    return [event_types.CardLaid(state.active, "draw", back), event_types.CardChosen(state.active, move.card)]


def _decline(state: State, chance: Chance) -> Events:
    """M80: then it is as if there were no cards: the next one is flipped (M24), or the game stops (M72)."""
    assert state.work is not None, "a foreman is asked about some work"
    events: Events = [event_types.LayDeclined(state.active)]
    after = fold(state, events)
    if state.work.impossible == "used_up":
        return [*events, _end(after, "reserve")]
    return events + begin_turn(after, chance)


# The end


def _end(state: State, reason: Literal["titles", "last", "reserve"]) -> event_types.GameEnded:
    """Certificates and titles (M72); whoever has the titles, or the last certificate, has won anyway (M71)."""
    points = tuple(player.certificates + player.titles for player in state.players)
    if reason == "titles":
        winners = [state.active]
    elif reason == "last":
        winners = [seat for seat, player in enumerate(state.players) if not player.is_out]
    else:
        ranks = {
            seat: (points[seat], player.titles)
            for seat, player in enumerate(state.players)
            if state.rules < 2 or not player.is_out  # M62, M72
        }
        winners = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
    return event_types.GameEnded(points, tuple(winners), reason)


def outcome(state: State) -> Outcome | None:
    return state.ending
