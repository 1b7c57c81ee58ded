"""Profiles: ratings and how they came about, results, statistics of each game, against whom. Private unless its person
has said otherwise: then others are told the name and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from chantier.core.errors import BadInput
from chantier.core.game import fold
from chantier.core.people_rows import Opponent, RatingPoint
from chantier.core.rows import Played, Rated
from chantier.core.take_back import line_events
from chantier.server.config import House, OfferedGame
from chantier.server.people import Person
from chantier.server.tables.game import events_type

RESULTS_LISTED, POINTS_LISTED, OPPONENTS_LISTED = 100, 500, 100
WORKED_OUT_AT_ONCE = 20
"""So many games are looked through for one answer; those that are left are for the next one."""
Counted = Mapping[str, Sequence[int]]
"""Statistics of a game, by name and seat."""


class RatedNow(msgspec.Struct, frozen=True):
    mu: float
    sigma: float
    games: int


class RatedThen(msgspec.Struct, frozen=True):
    """After a game. `table` only where whoever asks may know it."""

    at: float
    mu: float
    sigma: float
    table: str | None


class Figure(msgspec.Struct, frozen=True):
    """One of a game's own statistics, over the games that were looked through: their sum, or the most in one game."""

    chapter: str
    name: str
    value: int
    how: Literal["sum", "most"]


class GameProfile(msgspec.Struct, frozen=True):
    """`counted`: how many of the games the figures are about."""

    game: str
    rating: RatedNow | None
    history: tuple[RatedThen, ...]
    played: int
    won: int
    counted: int
    figures: tuple[Figure, ...]


class PlayedGame(msgspec.Struct, frozen=True):
    """`place` counts from 1. `table` only where whoever asks may know it: its link is all one needs to look on."""

    game: str
    ended_at: float
    place: int
    points: int
    won: bool
    table: str | None


class Met(msgspec.Struct, frozen=True):
    """Somebody played against, and how often one was better, level or worse. A bot has a level, a person an id."""

    game: str
    person: str | None
    name: str | None
    bot: str | None
    better: int
    level: int
    worse: int


class Profile(msgspec.Struct, frozen=True):
    """`shown`: whether whoever asks may see more than the name."""

    id: str
    name: str
    public: bool
    you: bool
    friend: bool
    blocked: bool
    shown: bool
    games: tuple[GameProfile, ...] = ()
    results: tuple[PlayedGame, ...] = ()
    opponents: tuple[Met, ...] = ()


class Profiles:
    def __init__(self, house: House) -> None:
        self._store, self._offers = house.store, house.offers

    def set_public(self, person: Person, public: bool) -> None:
        self._store.set_public(person.id, public)

    def of(self, player: str, asker: Person | None) -> Profile:
        known, me = self._store.player(player), "" if asker is None else asker.id
        if known is None:
            raise BadInput("person_unknown")
        public, you = self._store.is_public(player), player == me
        blocked = any(one.id == player for one in self._store.blocked(me)) if me else False
        shut_out = bool(me) and self._store.is_blocked_by(me, [player])
        bare = Profile(
            id=player,
            name=known.name,
            public=public,
            you=you,
            friend=bool(me) and self._store.are_friends(me, player),
            blocked=blocked,
            shown=you or (public and not shut_out),
        )
        return self._filled(bare) if bare.shown else msgspec.structs.replace(bare, public=False)

    def _filled(self, bare: Profile) -> Profile:
        who = f"player:{bare.id}"
        played = [one for one in self._store.results(who=who, limit=RESULTS_LISTED) if one.game in self._offers]
        may_know = self._public_tables(one.table for one in played)
        told = None if bare.you else may_know
        ratings, history = self._store.ratings_of(who), self._store.rating_history(who, POINTS_LISTED)
        counted = self._statistics(played)
        games = dict.fromkeys([*ratings, *(one.game for one in played)])
        return msgspec.structs.replace(
            bare,
            games=tuple(
                self._game(game, ratings.get(game), history, played, counted, told)
                for game in games
                if game in self._offers
            ),
            results=tuple(_played(one, told) for one in played),
            opponents=tuple(_met(one) for one in self._store.opponents(who, OPPONENTS_LISTED)),
        )

    def _public_tables(self, names: Iterable[str]) -> set[str]:
        return self._store.public_among(sorted(set(names)))

    def _game(
        self,
        game: str,
        rated: Rated | None,
        history: Sequence[RatingPoint],
        played: Sequence[Played],
        counted: Mapping[str, Counted],
        may_know: set[str] | None,
    ) -> GameProfile:
        mine = [one for one in played if one.game == game]
        with_figures = [(counted[one.table], one.seat) for one in mine if one.table in counted]
        return GameProfile(
            game,
            None if rated is None else RatedNow(rated.mu, rated.sigma, rated.games),
            tuple(
                RatedThen(one.at, one.mu, one.sigma, _if_known(one.table, may_know))
                for one in history
                if one.game == game
            ),
            len(mine),
            sum(one.won for one in mine),
            len(with_figures),
            _figures(self._offers[game], with_figures),
        )

    def _statistics(self, played: Sequence[Played]) -> dict[str, Counted]:
        """By table. What has not been worked out yet is, and kept; what took a game's pieces to their places once need
        not be followed again."""
        wanted = [one for one in played if self._offers[one.game].figures]
        known = self._store.statistics([one.table for one in wanted])
        found: dict[str, Counted] = {table: msgspec.json.decode(content) for table, content in known.items()}
        for one in [one for one in wanted if one.table not in found][:WORKED_OUT_AT_ONCE]:
            found[one.table] = self._worked_out(one.table, self._offers[one.game])
            self._store.keep_statistics(one.table, msgspec.json.encode(found[one.table]))
        return found

    def _worked_out(self, table: str, offer: OfferedGame) -> Counted:
        kind = events_type(offer.game)
        events = line_events([msgspec.json.decode(turn.events, type=kind) for turn in self._store.turns(table)])
        return offer.statistics(fold(offer.game, events), events)


def _figures(offer: OfferedGame, seen: Sequence[tuple[Counted, int]]) -> tuple[Figure, ...]:
    values: dict[str, list[int]] = defaultdict(list)
    for counted, seat in seen:
        for name, by_seat in counted.items():
            values[name].append(by_seat[seat])
    return tuple(
        Figure(chapter, name, max(values[name]) if how == "most" else sum(values[name]), how)
        for chapter, names in offer.figures.items()
        for name, how in names.items()
        if values[name]
    )


def _if_known(table: str, may_know: set[str] | None) -> str | None:
    return table if may_know is None or table in may_know else None


def _played(one: Played, may_know: set[str] | None) -> PlayedGame:
    return PlayedGame(one.game, one.ended_at, one.place + 1, one.points, one.won, _if_known(one.table, may_know))


def _met(one: Opponent) -> Met:
    kind, _, name = one.who.partition(":")
    bot = name.rpartition("/")[2] if kind == "bot" else None
    return Met(one.game, None if bot else name, one.name, bot, one.better, one.level, one.worse)
