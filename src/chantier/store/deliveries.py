"""The outbox: messages about turns that are due, claimed by one server at a time, and sent.

What is due follows from the log: a turn that somebody is to make and that one of their channels has not been told of.
So nothing has to be written with a move, and nothing is lost when a server dies between a move and its message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    and_,
    case,
    cast,
    delete,
    false,
    func,
    literal,
    or_,
    select,
    update,
)

from chantier.core.notification_rows import (
    CONFIRMATION,
    INVITED,
    STARTING,
    Channel,
    ClaimedDelivery,
    Delivery,
    DeliveryState,
    NotificationSettings,
    TableStamp,
    TurnToTell,
)
from chantier.store.channels import Channels, read_settings
from chantier.store.node import DATABASE_NOW
from chantier.store.people_schema import invitations
from chantier.store.schema import channels, deliveries, nodes, notification_settings, players, seats, tables, turns
from chantier.store.statements import AnySelect, chosen, fetch, first, inserted

NAMED_MOST = 1000
LISTED_STATUSES = ("open", "starting", "running")
_OVER_DAYS = cast(tables.c.clock, Text).like('%"kind":"days"%')
_NEWEST = (turns.c.table == tables.c.id) & (turns.c.n == tables.c.turns - 1)
_ALL_PROMISED = (
    ~select(seats.c.seat)
    .where(seats.c.table == tables.c.id, seats.c.kind == "person", seats.c.salt_hash.is_(None))
    .correlate(tables)
    .exists()
)
_START_NUMBER: ColumnElement[int] = STARTING + 2 * tables.c.attempt + case((_ALL_PROMISED, 1), else_=0)
"""Another one when all have promised, and with every attempt."""


class Deliveries(Channels):
    # What is to be told

    def turns_to_tell(self, most: int, moved_since: float | None = None) -> list[TurnToTell]:
        """Turns that channels have not been told of yet, the oldest first; and games that begin and wait for somebody's
        device. `moved_since`: only at tables where something has happened since then, which costs a twentieth."""
        with self._reading() as connection:
            running = _RUNNING if moved_since is None else _among(_RUNNING, _named(connection, "running", moved_since))
            beginning = _among(_BEGINNING, _named(connection, "starting"))
            found = [*connection.execute(running.limit(most)), *connection.execute(beginning.limit(most))]
        return [_turn_to_tell(*row) for row in found]

    def add_deliveries(self, new: Sequence[Delivery]) -> None:
        """In place of older ones of the same channel and table; one that is there already stays as it is."""
        if not new:
            return
        given = inserted(self._is_sqlite, deliveries)
        values = {column.name: given.excluded[column.name] for column in deliveries.c if not column.primary_key}
        newer = given.on_conflict_do_update(
            index_elements=[*deliveries.primary_key], set_=values, where=deliveries.c.n < given.excluded.n
        )
        known = select(channels.c.id).where(channels.c.id.in_([one.channel for one in new]))
        with self._writing() as connection:
            there = set(connection.execute(known).scalars())  # it may have been turned off meanwhile
            rows = [msgspec.structs.asdict(one) for one in new if one.channel in there]
            if rows:
                connection.execute(newer, rows)

    # Sending

    def claim_deliveries(self, claimant: str, now: float, lease_s: float, most: int) -> list[ClaimedDelivery]:
        """So many that are due; nobody else gets them for some time. What has become outdated is marked, not given."""
        time = self._time(now)
        free = or_(deliveries.c.claimed_until.is_(None), deliveries.c.claimed_until < time, self._is_orphaned())
        due = (
            chosen(deliveries, Delivery)
            .where(deliveries.c.state == "due", deliveries.c.next_at <= time, free)
            .order_by(deliveries.c.next_at)
            .limit(most)
        )
        with self._reading() as connection:
            if connection.execute(due).first() is None:  # mostly; and writing would wait for others
                return []
        claimed = []
        with self._writing() as connection:
            for one in fetch(connection, Delivery, due.with_for_update(skip_locked=True)):
                made = _message(connection, one)
                values: dict[str, Any] = {"state": "outdated"}
                if made is not None:
                    values = {"claimed_by": claimant, "claimed_until": time + lease_s, "attempts": one.attempts + 1}
                    claimed.append(made)
                connection.execute(update(deliveries).where(_is(one)).values(**values))
        return claimed

    def finish_delivery(self, delivery: Delivery, state: DeliveryState, again_in_s: float, now: float) -> None:
        """Sent, given up, or to be tried again."""
        values = {"state": state, "next_at": self._time(now) + again_in_s, "claimed_by": None, "claimed_until": None}
        with self._writing() as connection:
            connection.execute(update(deliveries).where(_is(delivery)).values(**values))

    def release_claims(self) -> None:
        """Nobody else serves this database, so whoever had claimed something has died."""
        mine = update(deliveries).where(deliveries.c.claimed_until.is_not(None))
        with self._writing() as connection:
            connection.execute(mine.values(claimed_by=None, claimed_until=None))

    def forget_deliveries(self) -> None:
        """Those of games that are over."""
        going_on = select(tables.c.id).where(tables.c.status.in_(LISTED_STATUSES))
        over = (deliveries.c.table != CONFIRMATION) & deliveries.c.table.not_in(going_on)
        with self._writing() as connection:
            connection.execute(delete(deliveries).where(over))

    def _time(self, now: float) -> ColumnElement[float]:
        """Where several servers share the database, by its clock."""
        return literal(now) if self._is_sqlite else DATABASE_NOW

    def _is_orphaned(self) -> ColumnElement[bool]:
        if self.node is None:
            return false()
        alive = select(nodes.c.id).where(nodes.c.until > DATABASE_NOW)
        return and_(deliveries.c.claimed_by.is_not(None), deliveries.c.claimed_by.not_in(alive))

    # The person's own socket

    def stamps(self, people: Sequence[str]) -> list[TableStamp]:
        """Of the tables of these people that are not over, and of those they are asked to: two questions for all of
        them."""
        others = seats.alias()
        of_table = select(func.count()).where(others.c.table == tables.c.id)
        asked = (
            select(
                seats.c.player,
                tables.c.id,
                tables.c.status,
                tables.c.turns,
                of_table.where(others.c.kind == "open").scalar_subquery(),
                of_table.where(others.c.salt.is_not(None)).scalar_subquery(),
            )
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.player.in_(people), tables.c.status.in_(LISTED_STATUSES))
            .order_by(seats.c.player, tables.c.id, seats.c.seat)
        )
        invited = (
            select(invitations.c.player, tables.c.id, literal("invited"), literal(0), literal(0), literal(0))
            .join(tables, tables.c.id == invitations.c.table)
            .where(invitations.c.player.in_(people), tables.c.status == "open")
            .order_by(invitations.c.player, tables.c.id)
        )
        with self._reading() as connection:
            return [TableStamp(*row) for row in (*connection.execute(asked), *connection.execute(invited))]


def _turn_to_tell(*row: Any) -> TurnToTell:
    return TurnToTell(*[*row[:-1], read_settings(row[-1])])


def _untold(number: ColumnElement[int], since: ColumnElement[Any], status: str) -> AnySelect:
    told = (deliveries.c.channel == channels.c.id) & (deliveries.c.table == tables.c.id)
    return (
        select(
            channels.c.id,
            tables.c.id,
            number,
            tables.c.game,
            seats.c.seat,
            since,
            _OVER_DAYS,
            notification_settings.c.content,
        )
        .select_from(channels)
        .join(seats, seats.c.player == channels.c.player)
        .join(tables, tables.c.id == seats.c.table)
        .outerjoin(notification_settings, notification_settings.c.player == channels.c.player)
        .outerjoin(deliveries, told)
        .where(
            tables.c.status == status,
            seats.c.kind == "person",
            seats.c.stand_in.is_(False),
            channels.c.confirmed_at.is_not(None),
            or_(channels.c.live, _OVER_DAYS),
            or_(deliveries.c.n.is_(None), deliveries.c.n < number),
        )
        .order_by(since)
    )


_RUNNING = _untold(tables.c.turns, turns.c.at, "running").join(turns, _NEWEST & (turns.c.to_move == seats.c.seat))
_BEGINNING = _untold(_START_NUMBER, func.coalesce(tables.c.asked_at, tables.c.created_at), "starting").where(
    or_(seats.c.salt_hash.is_(None), and_(seats.c.salt.is_(None), _ALL_PROMISED))
)


def _named(connection: Connection, status: str, moved_since: float | None = None) -> Sequence[str] | None:
    """Tables that go on, by the index that has them in this order: without it, all that ever were would be looked
    through. Asked first: joined with the others, they would be looked for last. None: they are too many to be named."""
    going_on = select(tables.c.id).where(tables.c.status == status).order_by(tables.c.created_at)
    lately = going_on if moved_since is None else going_on.where(tables.c.moved_at >= moved_since)
    found = connection.execute(lately.limit(NAMED_MOST + 1)).scalars().all()
    return None if len(found) > NAMED_MOST else found


def _among(untold: AnySelect, names: Sequence[str] | None) -> AnySelect:
    return untold if names is None else untold.where(tables.c.id.in_(names))


def _is(delivery: Delivery) -> ColumnElement[bool]:
    """Not a newer one, which has taken its place."""
    return (
        (deliveries.c.channel == delivery.channel)
        & (deliveries.c.table == delivery.table)
        & (deliveries.c.n == delivery.n)
    )


def _message(connection: Connection, delivery: Delivery) -> ClaimedDelivery | None:
    """All that a message is made of; None: it is not that person's turn any more."""
    channel = first(connection, Channel, chosen(channels, Channel).where(channels.c.id == delivery.channel))
    assert channel is not None, "deliveries go with their channel"
    mine = select(notification_settings.c.content).where(notification_settings.c.player == channel.player)
    settings = read_settings(connection.execute(mine).scalar())
    if delivery.table == CONFIRMATION:
        return None if channel.confirmed_at else ClaimedDelivery(delivery, channel, settings)
    if delivery.n == INVITED:
        return _invitation(connection, delivery, channel, settings)
    here = select(tables.c.game, seats.c.seat).join(seats, seats.c.table == tables.c.id)
    here = here.where(tables.c.id == delivery.table, seats.c.player == channel.player, seats.c.stand_in.is_(False))
    if delivery.n < 0:
        waits = or_(seats.c.salt_hash.is_(None), and_(seats.c.salt.is_(None), _ALL_PROMISED))
        begins = here.where(tables.c.status == "starting", literal(delivery.n) == _START_NUMBER, waits)
        found = connection.execute(begins.add_columns(literal(None))).first()
    else:
        its_turn = _NEWEST & (turns.c.to_move == seats.c.seat)
        runs = here.join(turns, its_turn).where(tables.c.status == "running", tables.c.turns == delivery.n)
        found = connection.execute(runs.add_columns(turns.c.clocks)).first()
    if found is None:
        return None
    game, seat, clocks = found
    people = select(seats.c.name).where(seats.c.table == delivery.table, seats.c.kind == "person")
    others = connection.execute(people.where(seats.c.seat != seat).order_by(seats.c.seat)).scalars()
    return ClaimedDelivery(delivery, channel, settings, game, tuple(others), seat, clocks)


def _invitation(
    connection: Connection, delivery: Delivery, channel: Channel, settings: NotificationSettings
) -> ClaimedDelivery | None:
    """None: it was declined or taken back, or the table is not open any more, or they sit there already."""
    sits = select(seats.c.seat).where(seats.c.table == delivery.table, seats.c.player == channel.player)
    asked = (
        select(tables.c.game, players.c.name)
        .join(invitations, invitations.c.table == tables.c.id)
        .join(players, players.c.id == invitations.c.by)
        .where(tables.c.id == delivery.table, tables.c.status == "open", invitations.c.player == channel.player)
    )
    found = connection.execute(asked.where(~sits.exists())).first()
    if found is None:
        return None
    return ClaimedDelivery(delivery, channel, settings, found[0], invited_by=found[1])
