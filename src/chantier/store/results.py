"""Results of games, and the ratings that follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, text, update

from chantier.core.rows import Ending, Played, Rated, Standing, TableRow
from chantier.store.database import Database
from chantier.store.people_schema import rating_history
from chantier.store.players import who_is
from chantier.store.schema import players, ratings, results, tables
from chantier.store.statements import AnySelect, Ready, chosen, fetch
from chantier.store.tables import lock_table

LISTED = 100
_END = Ready(update(tables).where(tables.c.id == bindparam("this")), ("status", "ended_at", "code"))
_NEW_RESULT = Ready(insert(results), Played.__struct_fields__)
_RATED = chosen(ratings, Rated).where(
    ratings.c.game == bindparam("game"), ratings.c.who.in_(bindparam("whos", expanding=True))
)
_HELD = (
    select(players.c.id)
    .where(players.c.id.in_(bindparam("people", expanding=True)))
    .with_for_update(read=True, key_share=True)
)


class StoredResults(Database):
    def end_table(self, table: str, ending: Ending) -> bool:
        """An end that no move brought about. False if the table had ended before."""
        with self._writing(table) as connection:
            return self._end(connection, table, ending)

    def _end(self, connection: Connection, table: str, ending: Ending) -> bool:
        row = lock_table(connection, table)
        if row.ended_at is not None:
            return False
        _END(connection, this=table, status=ending.status, ended_at=ending.at, code=None)
        known = _still_known(connection, [result.who for result in ending.results])
        if ending.results:
            beside = {"table": table, "game": row.game, "ended_at": ending.at}
            told = [{**beside, **msgspec.structs.asdict(result)} for result in ending.results]
            _NEW_RESULT.many(connection, [one if one["who"] in known else {**one, "who": None} for one in told])
        self._rate(connection, row, ending, known)
        return True

    def _rate(self, connection: Connection, row: TableRow, ending: Ending, known: set[str]) -> None:
        if ending.rate is None:
            return
        if not self._is_sqlite:  # two games of the same people that end at once are rated one after the other
            connection.execute(text("LOCK TABLE ratings IN SHARE ROW EXCLUSIVE MODE"))
        new = [rated for rated in ending.rate(_ratings(connection, row.game, known)) if rated.who in known]
        if new:
            self._put(connection, ratings, [{"game": row.game, **msgspec.structs.asdict(rated)} for rated in new])
        people = [rated for rated in new if rated.who.startswith(who_is(""))]
        if people:
            beside = {"table": row.id, "game": row.game, "at": ending.at}
            points = [{**beside, "who": one.who, "mu": one.mu, "sigma": one.sigma} for one in people]
            connection.execute(insert(rating_history), points)

    def results(self, *, table: str | None = None, who: str | None = None, limit: int = LISTED) -> list[Played]:
        """Of a table, of somebody, or of all; the newest first."""
        newest = chosen(results, Played).order_by(results.c.ended_at.desc(), results.c.table, results.c.seat)
        if table is not None:
            newest = newest.where(results.c.table == table)
        if who is not None:
            newest = newest.where(results.c.who == who)
        with self._reading() as connection:
            return fetch(connection, Played, newest.limit(limit))

    def ratings(self, game: str, whos: Iterable[str]) -> dict[str, Rated]:
        """Whoever has played no game is missing."""
        with self._reading() as connection:
            return _ratings(connection, game, whos)

    def leaderboard(self, game: str, limit: int = LISTED) -> list[Standing]:
        """By what somebody is at least worth: the mean less three times the uncertainty."""
        at_least = ratings.c.mu - 3 * ratings.c.sigma
        best = _standings().where(ratings.c.game == game).order_by(at_least.desc(), ratings.c.who).limit(limit)
        with self._reading() as connection:
            return fetch(connection, Standing, best)


def _standings() -> AnySelect:
    is_theirs = ratings.c.who == who_is("") + players.c.id
    shown = (ratings.c.who, players.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    return select(*shown).join(players, is_theirs, isouter=True)


def _ratings(connection: Connection, game: str, whos: Iterable[str]) -> dict[str, Rated]:
    return {rated.who: rated for rated in fetch(connection, Rated, _RATED, game=game, whos=list(whos))}


def _still_known(connection: Connection, whos: Sequence[str | None]) -> set[str]:
    """Whoever has been forgotten during the game stays forgotten; the others are held until this is stored."""
    people = {who.removeprefix(who_is("")): who for who in whos if who is not None and who.startswith(who_is(""))}
    held = connection.execute(_HELD, {"people": list(people)}).scalars()
    gone = set(people.values()) - {people[player] for player in held}
    return {who for who in whos if who is not None} - gone
