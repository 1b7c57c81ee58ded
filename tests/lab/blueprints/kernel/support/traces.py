"""The readable side of a game, written down move by move, so that any kernel can be held to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain
from typing import Any, Literal, NamedTuple

from chantier.bots.blueprints import Builder, Greedy
from chantier.core.bot import Bot
from chantier.core.sight import sight
from chantier.games.blueprints import Blueprints, rules
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.pieces import DICE, INDEX, VALUE
from chantier.games.blueprints.scoring import dice_of, prizes_earned, tie_breaks
from chantier.games.blueprints.state import Options, RoundResult, State
from chantier.lab.blueprints.kernel import layout as at
from chantier.lab.blueprints.kernel.packing import die_number, packed
from chantier.lab.blueprints.kernel.stream import Twin

Chooser = Callable[[State, list[TakeDie], Twin], int]
"""Which of the legal moves is played, by its number."""


class Step(NamedTuple):
    game: bytes
    """The whole state, packed."""
    draws: int
    """Where the stream of draws is."""
    moves: bytes
    """All legal moves in their order, three numbers each."""
    chosen: int
    draws_then: int
    """Where the stream is when the move is played: who chooses may draw, too."""


class Trace(NamedTuple):
    seats: int
    seed: int
    options: Options
    steps: list[Step]
    last: State


def play(seats: int, seed: int, choose: Chooser, options: Options) -> Trace:
    """A whole game by the readable rules."""
    twin = Twin(seed)
    state = _fold(None, rules.setup(seats, options, twin))
    steps = []
    while state.ending is None:
        draws, moves = twin.state, list(iter(rules.legal_moves(state)))  # a list would count them first
        number = choose(state, moves, twin)
        steps.append(Step(packed(state).tobytes(), draws, _packed_moves(moves), number, twin.state))
        state = _fold(state, rules.decide(state, moves[number], twin))
    return Trace(seats, seed, options, steps, state)


_DICE: dict[Any, int] = {None: at.NONE & 0xFF, **{die: die_number(die) for die in DICE.values()}}
_SPACES: dict[Any, int] = {None: at.NOWHERE, **INDEX}


def _packed_moves(moves: list[TakeDie]) -> bytes:
    rows = [(_DICE[move.die], _SPACES[move.space], _DICE[move.discard]) for move in moves]
    return bytes(chain.from_iterable(rows))


def _fold(state: State | None, events: list[Any]) -> State:
    for event in events:
        state = rules.apply(state, event)
    assert state is not None
    return state


# Who chooses


def anything(_: State, moves: list[TakeDie], twin: Twin) -> int:
    return twin.below(len(moves))


def by_bot(bot: Bot) -> Chooser:
    """A bot decides from its own sight."""

    def choose(state: State, moves: list[TakeDie], twin: Twin) -> int:
        return moves.index(bot.choose(sight(Blueprints(), state, (), rules.to_move(state)), twin))

    return choose


def wilful(state: State, moves: list[TakeDie], twin: Twin) -> int:
    """Each seat wants one thing only, another one each round: what chance hardly brings about happens all the time."""
    seat = rules.to_move(state) or 0
    desk = state.desks[seat]
    wish = _WISHES[(seat + state.round + len(state.options.unplaceable)) % len(_WISHES)]
    wanted = [wish(desk.plan, desk.building, move) for move in moves]
    best = max(wanted)
    return twin.choose([number for number, one in enumerate(wanted) if one == best], "wish")


def _heights(building: Any, move: TakeDie) -> list[int]:
    heights = list(map(len, building))
    if move.space is not None:
        heights[INDEX[move.space]] += 1
    return heights


def _recycled(_: Any, building: Any, move: TakeDie) -> float:
    return (move.die[0] == "R") - VALUE[move.die] / 10


def _tower(_: Any, building: Any, move: TakeDie) -> float:
    return max(_heights(building, move)) - VALUE[move.die] / 10


def _the_plan(plan: Any, building: Any, move: TakeDie) -> float:
    above: int = sum(max(0, height - wanted) for height, wanted in zip(_heights(building, move), plan, strict=True))
    return -above - (move.space is None) - VALUE[move.die] / 10


def _alike(_: Any, building: Any, move: TakeDie) -> float:
    return [die[1] for die in dice_of(building)].count(move.die[1])


def _all_values(_: Any, building: Any, move: TakeDie) -> float:
    return -[die[1] for die in dice_of(building)].count(move.die[1]) - VALUE[move.die] / 10


def _high(_: Any, building: Any, move: TakeDie) -> float:
    """What is high shuts out what is lower: soon nothing fits any more."""
    return VALUE[move.die] + (move.space is None) * 10 - max(_heights(building, move)) / 10


_WISHES = (_recycled, _tower, _the_plan, _alike, _all_values, _high)

Kind = Literal["anything", "wilful", "greedy", "builder"]
CHOOSERS: dict[Kind, Chooser] = {
    "anything": anything,
    "wilful": wilful,
    "greedy": by_bot(Greedy()),
    "builder": by_bot(Builder()),
}
MIXTURE: tuple[Kind, ...] = ("anything",) * 11 + ("wilful",) * 3 + ("greedy", "builder")
"""Of every sixteen games eleven are played evenly at random, three wilfully, one by each of the readable bots."""


def kind_of(seed: int) -> Kind:
    return MIXTURE[seed % len(MIXTURE)]


def options_of(seed: int, seats: int) -> Options:
    """All there are, in turns."""
    turn = seed // len(MIXTURE)
    return Options(unplaceable="forced" if turn % 2 else "any", first=turn // 2 % seats)


def game(seats: int, seed: int) -> Trace:
    """The game with this number, of the kind whose turn it is."""
    return play(seats, seed, CHOOSERS[kind_of(seed)], options_of(seed, seats))


# What happened


def rarities(last: State) -> Counter[str]:
    """How often what seldom happens did, in a game that is over."""
    found: Counter[str] = Counter()
    for result in last.rounds:
        found.update(_in_round(result, last.options.unplaceable))
    assert last.ending is not None
    found["shared victory"] += len(last.ending.winners) > 1
    return found


def _in_round(result: RoundResult, unplaceable: str) -> Counter[str]:
    found = Counter(f"prize {prize}" for prize, winner in result.prizes.items() if winner is not None)
    for building, counted in zip(result.buildings, result.scores, strict=True):
        dice = dice_of(building)
        recycled = sum(die[0] == "R" for die in dice)
        found[f"recycled {recycled}"] += recycled >= 5
        found[f"stack of {max(map(len, building))}"] += max(map(len, building)) >= 5
        found["bonus"] += counted.bonus > 0
        found[f"removed, {unplaceable}"] += 6 - len(dice)
    found.update(_ties(result))
    return +found


def _ties(result: RoundResult) -> Counter[str]:
    """What decided among buildings that count the same, and among those that earned the same Prize (B41, B54, B14)."""
    breaks = tie_breaks(result.buildings, result.in_demand, result.first)
    totals = [score.total for score in result.scores]
    earned = [prizes_earned(building) for building in result.buildings]
    least = [seat for seat, total in enumerate(totals) if total == min(totals)]
    found = Counter({"tie for who starts": int(len(least) > 1)})
    for one in range(len(totals)):
        for other in range(one):
            by = next(place for place in range(3) if breaks[one][place] != breaks[other][place])
            decided = ("first in demand", "second in demand", "acting order")[by]
            found[f"tie of scores, {decided}"] += totals[one] == totals[other]
            found[f"prize contested, {decided}"] += bool(earned[one] & earned[other])
    return found
