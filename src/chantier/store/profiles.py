"""Profiles: whether they are public, how a rating came about, against whom somebody played, statistics of games."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import case, exists, func, select

from chantier.core.people_rows import Opponent, RatingPoint
from chantier.core.rows import Rated
from chantier.store.database import Database
from chantier.store.people_schema import profiles, rating_history, statistics
from chantier.store.players import who_is
from chantier.store.schema import players, ratings, results, tables
from chantier.store.statements import chosen, fetch, inserted


class Profiles(Database):
    def set_public(self, player: str, public: bool) -> None:
        with self._writing() as connection:
            new = inserted(self._is_sqlite, profiles)
            other = new.on_conflict_do_update(index_elements=[profiles.c.player], set_={"public": public})
            connection.execute(other, {"player": player, "public": public})

    def is_public(self, player: str) -> bool:
        asked = exists().where(profiles.c.player == player, profiles.c.public)
        with self._reading() as connection:
            return bool(connection.execute(select(asked)).scalar())

    def public_among(self, names: Sequence[str]) -> set[str]:
        """Those of these tables that were in the lobby."""
        with self._reading() as connection:
            return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(names), tables.c.public)).scalars())

    def ratings_of(self, who: str) -> dict[str, Rated]:
        """By game."""
        with self._reading() as connection:
            found = connection.execute(select(ratings).where(ratings.c.who == who)).mappings()
            return {row["game"]: Rated(who, row["mu"], row["sigma"], row["games"]) for row in found}

    def rating_history(self, who: str, limit: int) -> list[RatingPoint]:
        """The newest, in the order they came about."""
        newest = chosen(rating_history, RatingPoint).where(rating_history.c.who == who)
        ordered = newest.order_by(rating_history.c.at.desc(), rating_history.c.table)
        with self._reading() as connection:
            return fetch(connection, RatingPoint, ordered.limit(limit))[::-1]

    def opponents(self, who: str, limit: int) -> list[Opponent]:
        """Those most often played against first."""
        mine, theirs = results.alias("mine"), results.alias("theirs")
        counts = [
            func.sum(case((is_so, 1), else_=0))
            for is_so in (mine.c.place < theirs.c.place, mine.c.place == theirs.c.place, mine.c.place > theirs.c.place)
        ]
        met = (
            select(mine.c.game, theirs.c.who, func.max(players.c.name), *counts)
            .join(theirs, (theirs.c.table == mine.c.table) & (theirs.c.seat != mine.c.seat))
            .join(players, theirs.c.who == who_is("") + players.c.id, isouter=True)
            .where(mine.c.who == who, theirs.c.who != who)
            .group_by(mine.c.game, theirs.c.who)
            .order_by(func.count().desc(), theirs.c.who)
            .limit(limit)
        )
        with self._reading() as connection:
            found = connection.execute(met).all()
        return [Opponent(game, other, name, *(int(one) for one in counted)) for game, other, name, *counted in found]

    def statistics(self, names: Sequence[str]) -> dict[str, bytes]:
        """What has been worked out, by table, as JSON."""
        known = select(statistics.c.table, statistics.c.content).where(statistics.c.table.in_(names))
        with self._reading() as connection:
            return {row[0]: row[1] for row in connection.execute(known)}

    def keep_statistics(self, table: str, content: bytes) -> None:
        """Of two that are found at once the later one stays; they are the same. They name nobody."""
        with self._writing() as connection:
            self._put(connection, statistics, [{"table": table, "content": content}])
