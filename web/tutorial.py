"""The round of the tutorial, played by the real rules with dice that come as the lessons need them.

You sit on seat 0 and are told what to take, but for the last die: whatever you choose then, the round goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from chantier.core.chance import RecordedChance
from chantier.core.game import fold
from chantier.core.sight import encode, sight
from chantier.games.blueprints import Blueprints
from chantier.games.blueprints.accounts import RoundAccount
from chantier.games.blueprints.explanation import explain
from chantier.games.blueprints.moves import TakeDie
from chantier.games.blueprints.notation import read_plan
from chantier.games.blueprints.pieces import DICE, INDEX, PICKS, SPACES, Die, Prize
from chantier.games.blueprints.state import Options, State
from chantier.games.blueprints.view import view
from chantier.words import LANGUAGES, Words

GAME = Blueprints()
YOU = 0
NAMES = ("", "Maren", "Théo", "Equerre")
"""Yours is for the page to say."""
PLANS = ("2 3 / x 1 / x x", "3 1 / 1 x / 1 x", "1 3 / 2 x / x x", "x 3 / x 1 / x 2")
IN_DEMAND = ("R", "W")
BUILT = (
    "W2 a1, S5 a1, R3 b1, G4 b1, R6 b1, W1 b2",
    "G2 a1, R1 a3, S4 a1, S5 a2, W4 b1, G6 a1",
    "S3 b1, G4 b1, R4 a1, S4 a1, G4 b1, S4 b1",
    "S1 b1, R2 b1, W3 b1, R4 b1, G5 b1, W5 b2",
)
UNLOVED = ("W3", "R5", "G6")
"""Dice that lie on the rule all round long."""
NEXT_ROUND: dict[str, Sequence[object]] = {
    "in-demand": ["S", "G"],
    "deck": [read_plan(text) for text in ("x 1 / 3 1 / 1 x", "2 x / 2 x / 2 x", "x 2 / 1 1 / 2 x", "1 x / 2 x / 3 x")],
    "bag": list("WRSGWRG"),
    "roll": [1, 2, 3, 3, 4, 5, 6],
}


class Answer(msgspec.Struct):
    """A move you may make here, and every sight that follows until you are asked again."""

    move: TakeDie
    sights: list[msgspec.Raw]


class Turn(msgspec.Struct):
    sight: msgspec.Raw
    explanation: msgspec.Raw
    """What the server would reckon about this sight, without the sentences."""
    refusals: dict[str, msgspec.Raw]
    """Why a die may not go somewhere, by language."""
    wanted: TakeDie
    """What the lesson is about."""
    answers: list[Answer]


class Tutorial(msgspec.Struct):
    names: list[str]
    turns: list[Turn]
    accounts: list[RoundAccount]
    """How the round was counted, for each answer of the last turn."""


def moves_of(seat: int) -> list[TakeDie]:
    moves = []
    for step in BUILT[seat].split(", "):
        die, space = step.split()
        moves.append(TakeDie(DICE[die], SPACES[INDEX[space]]))
    return moves


ORDER = [moves_of(seat)[pick] for pick in range(PICKS) for seat in range(4)]
"""Who takes what, one after the other, if you do as you are told."""


def opening_chance() -> RecordedChance:
    pool = [*(move.die for move in ORDER[:4]), *(DICE[die] for die in UNLOVED)]
    return RecordedChance(
        {
            "in-demand": list(IN_DEMAND),
            "deck": [read_plan(plan) for plan in PLANS],
            "bag": [die[0] for die in pool],
            "roll": [int(die[1]) for die in pool],
        }
    )


def refill(state: State, move: TakeDie) -> Die:
    """What comes out of the bag after this move: what somebody will need, so that it is always there in time."""
    coming = state.picks + state.seats
    if coming < len(ORDER):
        return ORDER[coming].die
    left = list(state.pool)
    left.remove(move.die)
    for needed in ORDER[state.picks + 1 :]:
        if needed.die not in left:
            return needed.die
        left.remove(needed.die)
    return DICE[f"{state.bag[0]}3"]  # nobody will need it


def played(state: State, move: TakeDie) -> tuple[State, msgspec.Raw]:
    """The state after a move, and what you see of it."""
    last = state.picks + 1 == PICKS * state.seats
    die = None if last else refill(state, move)
    chance = RecordedChance(NEXT_ROUND if die is None else {"bag": [die[0]], "roll": [int(die[1])]})
    events = GAME.decide(state, move, chance)
    after = fold(GAME, events, state)
    return after, msgspec.Raw(encode(sight(GAME, after, events, YOU)))


def answer(state: State, move: TakeDie, others: Sequence[TakeDie]) -> tuple[State, Answer]:
    sights = []
    for one in (move, *others):
        state, seen = played(state, one)
        sights.append(seen)
    return state, Answer(move, sights)


def turn(state: State, now: msgspec.Raw, wanted: TakeDie, answers: list[Answer]) -> Turn:
    seen = view(state, YOU)
    told = {language: explain(seen, Words(language).refusal) for language in LANGUAGES}
    spoken = {language: msgspec.Raw(msgspec.json.encode(one.refusals)) for language, one in told.items()}
    silent = msgspec.structs.replace(told[LANGUAGES[0]], refusals=())
    return Turn(now, msgspec.Raw(msgspec.json.encode(silent)), spoken, wanted, answers)


def tutorial() -> Tutorial:
    events = GAME.setup(4, Options(), opening_chance())
    state = fold(GAME, events, None)
    now = msgspec.Raw(encode(sight(GAME, state, events, YOU)))
    turns = []
    for pick in range(PICKS - 1):
        wanted, *others = ORDER[4 * pick : 4 * pick + 4]
        after, given = answer(state, wanted, others)
        turns.append(turn(state, now, wanted, [given]))
        state, now = after, given.sights[-1]
    wanted, *others = ORDER[4 * (PICKS - 1) :]
    ends = [answer(state, move, others) for move in GAME.legal_moves(state)]
    turns.append(turn(state, now, wanted, [given for _, given in ends]))
    accounts = [explain(view(end, YOU), _silence).accounts[0] for end, _ in ends]
    made = Tutorial(list(NAMES), turns, accounts)
    _check(made)
    return made


def _silence(refusal: Any) -> str:
    return ""


def _check(made: Tutorial) -> None:
    """What the lessons say must be so, whatever you choose."""
    for account in made.accounts:
        tied = [award for award in account.awards if [one.seat for one in award.contenders] == [1, 2]]
        assert [award.decided for award in tied] == ["second_in_demand"], "Maren and Théo tie for an Award"
    best = made.accounts[[one.move for one in made.turns[-1].answers].index(made.turns[-1].wanted)]
    assert best.seats[YOU].bonus
    assert {prize.prize for prize in best.prizes if prize.seat == YOU} == {Prize.GEOMETER}
