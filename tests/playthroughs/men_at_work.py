"""Tells a game of Men at Work: what was asked for, what the hand did, what the referee saw; not thousands of poses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from chantier.core.match import Match
from chantier.games.men_at_work.acting.hand import Path
from chantier.games.men_at_work.acting.referee import Seen
from chantier.games.men_at_work.cards import CARDS
from chantier.games.men_at_work.deck import Back
from chantier.games.men_at_work.events import (
    CardFlipped,
    CardLaid,
    GameOpened,
    HandDealt,
    MenAtWorkEvent,
    PieceCleared,
    PiecePlaced,
    SitePrepared,
)
from chantier.games.men_at_work.geometry.poses import Pose
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
from chantier.games.men_at_work.pieces import PIECES, Piece, highest_point_mm
from chantier.games.men_at_work.rules import legal_moves
from chantier.games.men_at_work.state import State, Work
from chantier.games.men_at_work.view import View
from tests.playthroughs.columns import named, row

MOST_LISTED = 3


def show(match: Match) -> Iterator[str]:
    state: State = match.state
    piles = state.piles
    seats = "  ".join(f"{seat}: {one.certificates}c {one.titles}t" for seat, one in enumerate(state.players))
    rita = "Rita is here" if piles.rita_is_here else "no Rita yet"
    yield f"state  turn {state.turn}, seat {state.active} {state.phase}  |  {seats}  |  {rita}, {piles.flips} flips"
    if state.work is not None:
        yield f"       {_work(state.work)}"
    if _hides(match):
        yield from _views(match)
    legal: Choices = legal_moves(state)
    yield f"legal  {_legal(legal)}"


def _work(work: Work) -> str:
    step = "a repair" if work.step is None else work.step.kind
    done = f", placed {_list(work.placed)}" if work.placed else ""
    return f"asked for {work.order.task} ({'/'.join(work.order.colours)}){done}, next {step}"


def _hides(match: Match) -> bool:
    """At the beginning, and whenever a card has moved: between, views stay as different as they were."""
    moved = CardFlipped | CardLaid
    return len(match.log) == 1 or any(isinstance(one, moved) for one in match.log[-1].events)


def _views(match: Match) -> Iterator[str]:
    """Side by side where they differ; only foremen have something to hide (M80)."""
    state: State = match.state
    views: list[View] = [match.game.view(state, seat) for seat in (*range(state.seats), None)]
    if len({msgspec.json.encode(msgspec.structs.replace(view, seat=None)) for view in views}) == 1:
        yield "views  all alike"
        return
    yield row([f"view of {named(view.seat)}" for view in views])
    for owner in range(state.seats):
        yield row([_hand(view, owner) for view in views])
    for at, laid in enumerate(state.piles.laid):
        yield row([f"laid by {laid.seat}: {_known(view.piles.laid[at].card)}" for view in views])


def _hand(view: View, owner: int) -> str:
    player = view.players[owner]
    return f"{owner}: {player.cards} cards {' '.join(map(str, player.hand))}".rstrip()


def _known(card: int | None) -> str:
    return "a back" if card is None else f"card {card}"


def _legal(legal: Choices) -> str:
    listed = [move(one) for one in legal.listed()]
    if legal.phase == "clearing":
        pulled = f"; with the hook: {_list(legal.clearing.covered)}" if legal.clearing.covered else ""
        pushed = f"; to push back: {_list(legal.clearing.pushable)}" if legal.clearing.pushable else ""
        return f"{' | '.join(_first(listed)) or '-'}{pulled}{pushed}"
    return " | ".join([f"place {' or '.join(_first(legal.candidates()))}", *listed])


def _first(names: list[Any]) -> list[str]:
    return [*map(str, names[:MOST_LISTED]), *(["..."] if len(names) > MOST_LISTED else [])]


# Moves


def move(made: MenAtWorkMove) -> str:
    match made:
        case Place():
            with_it = f" with {made.joined}" if made.joined else ""
            return f"place {made.piece}{with_it} {_path(made.path)}"
        case LayCard():
            return f"lay card {made.card} on {made.on}"
        case ClearAway():
            return f"clear {made.piece}{f' {_path(made.path)}' if made.path.targets else ''}"
        case PushBack():
            return f"push {made.piece} back {_path(made.path)}"
        case KeepSupports():
            return "keep the supports"
        case Decline():
            return "lay no card"
        case GiveUp():
            return "give the card up"


def _path(path: Path) -> str:
    if not path.targets:
        return f"without a path, let go after {path.release_s:.2f} s"
    return f"to {_at(path.targets[-1].position)} by {len(path.targets)} targets, let go after {path.release_s:.2f} s"


def _at(position: Iterable[float]) -> str:
    return f"({' '.join(f'{mm:.1f}' for mm in position)})"


# Events


def event(told: MenAtWorkEvent) -> str:
    match told:
        case GameOpened():
            return f"opened for {told.seats}"
        case HandDealt():
            cards = ", ".join(f"{card} {_back(Back(CARDS[card].back, CARDS[card].colours))}" for card in told.cards)
            return f"hand of seat {told.seat}: {cards}"
        case SitePrepared():
            return f"site prepared: {_site(told.poses)}; seat {told.first} begins; {told.engine}"
        case CardFlipped():
            card = CARDS[told.card]
            shuffled = ", shuffled" if told.shuffled else ""
            how = f"girder {card.girder}, worker {card.worker}"
            return f"card {told.card} ({how}), {_back(told.what)}: {told.then}{shuffled}"
        case CardLaid():
            return f"laid on {told.on} by seat {told.seat}: {_known(told.card)}, {_back(told.back)}"
        case PiecePlaced():
            rest = told.seen.poses.get(told.move.piece)
            tremor = "" if told.tremor is None else f" with tremor {told.tremor}"
            return (
                f"placed{tremor}: {told.move.piece} {'gone' if rest is None else _at(rest.position)}{_seen(told.seen)}"
            )
        case PieceCleared():
            return f"cleared: {told.move.piece}{_seen(told.seen)}"
        case _:
            return msgspec.json.encode(told).decode()


def _back(back: Back) -> str:
    return f"{back.kind} {'/'.join(back.colours)}"


def _seen(seen: Seen) -> str:
    """The verdict, what happened, and the site in a few numbers."""
    parts = [f"{'+' if one.held else '-'}{one.code}" for one in seen.conditions]
    if seen.accident is not None:
        parts.append(f"ACCIDENT {seen.accident.piece} onto {seen.accident.onto}")
    parts += ["slipped"] * seen.slipped + ["put to sleep"] * (not seen.settled)
    for name in ("gone", "lying", "optional", "pushable", "covered"):
        if pieces := getattr(seen, name):
            parts.append(f"{name} {_list(pieces)}")
    return "".join(f"\n                 {part}" for part in [*_lines(parts), _site(seen.poses)])


def _lines(parts: list[str]) -> list[str]:
    return [" ".join(parts)] if parts else []


def _list(pieces: Iterable[Piece]) -> str:
    return ", ".join(pieces)


def _site(poses: Mapping[Piece, Pose]) -> str:
    kinds = Counter(PIECES[piece] for piece in poses)
    top = max((highest_point_mm(piece, pose) for piece, pose in poses.items()), default=0.0)
    return f"site of {', '.join(f'{count} {kind}' for kind, count in sorted(kinds.items()))}; top {top:.1f} mm"
