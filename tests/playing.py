"""Ways to reach positions: any registered game, any options, any number of moves."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from chantier.core.chance import Chance, SeededChance
from chantier.core.fairness import Fairness, ProvableDice, commit
from chantier.core.match import Match
from chantier.house import WINGS, Wing

GAMES = list(WINGS)


class OneStream:
    """A chance that forgets nothing between decisions, for tests that need no proof."""

    def __init__(self, seed: int | str) -> None:
        self._chance = SeededChance(seed)

    def __call__(self, move: int) -> Chance:
        return self._chance


def options_of(wing: Wing, seats: int) -> st.SearchStrategy[Any]:
    """Any options the game allows: read off their types, so that a new game needs nothing here."""
    hints = get_type_hints(wing.game.options_type)
    fields = {name: _values(hint, seats) for name, hint in hints.items()}
    return st.fixed_dictionaries(fields).map(lambda chosen: wing.game.options_type(**chosen))


def _values(hint: Any, seats: int) -> st.SearchStrategy[Any]:
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(0, seats - 1)
    if get_origin(hint) in (Union, types.UnionType):
        return st.one_of(*(_values(part, seats) for part in get_args(hint)))
    raise AssertionError(f"tests/playing.py does not know how to make a {hint}")


@st.composite
def matches(draw: st.DrawFn, wing: Wing) -> Match:
    """A match at its beginning."""
    seats = draw(st.sampled_from(list(wing.game.seat_counts)))
    return Match(wing.game, seats, draw(options_of(wing, seats)), OneStream(draw(st.integers(0, 2**32))))


@st.composite
def positions(draw: st.DrawFn, wing: Wing) -> Match:
    """A match somewhere on its way, reached by bots of one level."""
    match = draw(matches(wing))
    bot = draw(st.sampled_from(list(wing.bots)))
    steps = draw(st.integers(0, 80))
    for _ in zip(range(steps), play_on(match, wing, bot), strict=False):
        pass
    return match


def play_on(match: Match, wing: Wing, bot: str = "uniform", seed: int = 0) -> Iterator[Match]:
    """Plays to the end, giving the match back after every move."""
    mind = wing.bots[bot]()
    thought = SeededChance(f"thought {seed}")
    while (seat := match.to_move()) is not None:
        match.play(seat, mind.choose(match.sight(seat), thought))
        yield match


def provable_match(wing: Wing, seats: int, seed: str, options: Any = None) -> tuple[Match, Fairness]:
    server_seed = commit(seed.encode()).encode()[:32]
    salts = tuple(f"{seat:02x}" * 4 for seat in range(seats))
    dice = ProvableDice(wing.game.name, server_seed, salts)
    match = Match(wing.game, seats, options or wing.game.options_type(), dice)
    return match, Fairness(commit(server_seed), server_seed.hex(), salts)
