"""Ways to reach positions: any registered game, any options, any number of moves.

A game that is quick to play is played by bots, anew for every example. Where an engine makes that slow, positions are
those of recorded games (tests/recorded), cut anywhere and gone on with as it happened.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from chantier.core.chance import Chance, SeededChance
from chantier.core.fairness import Fairness, ProvableDice, commit
from chantier.core.game import AnyGame, fold
from chantier.core.log import Log, Turn
from chantier.core.match import Dice, Match
from chantier.registry import GAMES, RegisteredGame
from tests.recorded import Recorded, recorded


class Effort(NamedTuple):
    """How many examples a law gets."""

    looking: int
    """... that looks at positions and at what is refused."""
    walking: int
    """... that walks through a game, looking at every position on the way."""
    deciding: int
    """... that lets the game decide, which may run an engine."""
    thinking: int
    """... that lets every bot think."""


def effort_of(registered: RegisteredGame) -> Effort:
    return Effort(40, 16, 4, 2) if registered.has_engine else Effort(60, 60, 60, 60)


RECORDED_GAMES = [name for name in GAMES if recorded(name)]
"""Those with an engine."""


class OneStream:
    """A chance that forgets nothing between decisions, for tests that need no proof."""

    def __init__(self, seed: int | str) -> None:
        self._chance = SeededChance(seed)

    def __call__(self, move: int) -> Chance:
        return self._chance


def options_of(registered: RegisteredGame, seats: int) -> st.SearchStrategy[Any]:
    """Any options the game allows: read off their types, so that a new game needs nothing here."""
    hints = get_type_hints(registered.game.options_type)
    fields = {name: _values(hint, seats) for name, hint in hints.items()}
    return st.fixed_dictionaries(fields).map(lambda chosen: registered.game.options_type(**chosen))


def _values(hint: Any, seats: int) -> st.SearchStrategy[Any]:
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(0, seats - 1)
    if get_origin(hint) is tuple:  # of seats
        return st.lists(_values(get_args(hint)[0], seats), max_size=seats, unique=True).map(tuple)
    if get_origin(hint) in (Union, types.UnionType):
        return st.one_of(*(_values(part, seats) for part in get_args(hint)))
    raise AssertionError(f"tests/support/playing.py does not know how to make a {hint}")


@st.composite
def matches(draw: st.DrawFn, registered: RegisteredGame) -> Match:
    """A match at its beginning, played anew."""
    seats = draw(st.sampled_from(list(registered.game.seat_counts)))
    return Match(registered.game, seats, draw(options_of(registered, seats)), OneStream(draw(st.integers(0, 2**32))))


class Course(NamedTuple):
    """A position, and its game going on from there: each step gives the match back after one more move."""

    match: Match
    steps: Iterator[Match]


Wanted = Callable[[Any], bool]


@st.composite
def courses(draw: st.DrawFn, registered: RegisteredGame, latest: int = 0, where: Wanted | None = None) -> Course:
    """From the beginning, or from a position after at most so many moves; of recorded games, one with such a state."""
    found = recorded(registered.game.name)
    if found:
        return recorded_course(*draw(_cuts(found, latest, where)), registered.game)
    match = draw(matches(registered))
    bot = draw(st.sampled_from(quick_bots(registered)))
    for _ in zip(range(draw(st.integers(0, latest))), play_on(match, registered, bot), strict=False):
        pass
    return Course(match, play_on(match, registered, bot))


def _cuts(found: Sequence[Recorded], latest: int, where: Wanted | None) -> st.SearchStrategy[tuple[Recorded, int]]:
    """A game, and how many of its moves have been made."""
    cuts = {one.name: _places(one, latest, where) for one in found}
    games = [one for one in found if cuts[one.name]]
    return st.sampled_from(games).flatmap(lambda one: st.tuples(st.just(one), st.sampled_from(cuts[one.name])))


def _places(game: Recorded, latest: int, where: Wanted | None) -> list[int]:
    last = len(game.states) if latest else 1
    return [number for number, state in enumerate(game.states[:last]) if where is None or where(state)]


def recorded_course(game: Recorded, moves: int, rules: AnyGame) -> Course:
    recording = game.recording
    turns = list(recording.log)
    dice = OneStream(f"{game.name} {moves}")
    match = TakenUp(rules, len(recording.record.seats), recording.options, dice, turns[: moves + 1])
    return Course(match, (match.then(turn) for turn in turns[moves + 1 :]))


class TakenUp(Match):
    """A match taken up from its log; no move is made for it."""

    def __init__(self, game: AnyGame, seats: int, options: Any, dice: Dice, turns: Sequence[Turn]) -> None:
        self.game, self.seats, self.options, self._dice = game, seats, options, dice
        self.rules: int = turns[0].events[0].rules
        self.log = Log(turns)
        self.state = fold(game, list(self.log.events()))

    def then(self, turn: Turn) -> Match:
        """The next turn, as it happened."""
        self._accept(turn)
        return self


LATEST = 80


def positions(registered: RegisteredGame, where: Wanted | None = None) -> st.SearchStrategy[Match]:
    """A match somewhere on its way."""
    return courses(registered, LATEST, where).map(lambda course: course.match)


def quick_bots(registered: RegisteredGame) -> list[str]:
    """Those that need no time to think, up to the usual one."""
    levels = list(registered.bots)
    return levels[: levels.index(registered.usual) + 1]


def play_on(match: Match, registered: RegisteredGame, bot: str = "uniform", seed: int = 0) -> Iterator[Match]:
    """Plays to the end, giving the match back after every move."""
    mind = registered.bots[bot]()
    thought = SeededChance(f"thought {seed}")
    while (seat := match.to_move()) is not None:
        match.play(seat, mind.choose(match.sight(seat), thought))
        yield match


def provable_match(registered: RegisteredGame, seats: int, seed: str, options: Any = None) -> tuple[Match, Fairness]:
    server_seed = commit(seed.encode()).encode()[:32]
    salts = tuple(f"{seat:02x}" * 4 for seat in range(seats))
    dice = ProvableDice(registered.game.name, server_seed, salts)
    match = Match(registered.game, seats, options or registered.game.options_type(), dice)
    return match, Fairness(commit(server_seed), server_seed.hex(), salts)
