"""An operator who changes what the store has, and lets the server sign it: what is found by the record alone, and what
by that which one device has heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert, update

from chantier.core.errors import BadInput
from chantier.core.evidence import Opening, check_evidence, hash_hex, hashed
from chantier.core.fairness import SeatPromise, commit
from chantier.core.receipts import Receipt, Statement, compare_receipt
from chantier.core.record import Record
from chantier.server import wire
from chantier.server.records import record_of
from chantier.server.tables.opening import REVEAL_WITHIN_S
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from chantier.store.schema import notes, seats, tables, turns
from tests.server.support.inside import CHAIN, SALT, AtAHouse, Inside, Reader, bots_done, move

OTHER_SALT = "cd" * 16
Cheat = Callable[[Inside, str], None]


def receipt_of(reader: Reader) -> Receipt:
    """All that was signed of what a device has heard, as docs/fairness.md has it kept."""
    kept: dict[str, str] = {}
    for told in (frame for frame in reader.frames if frame["kind"] == "table"):
        steps = told["steps"]
        opening = Opening(hashed(told["id"]), steps["attempt"], told["game"], told["commitment"])
        kept[opening.commitment_text()] = steps["commitment"]
        if "promises" in steps:
            promises = [SeatPromise(one["kind"], one.get("salt_hash"), one.get("chain_end")) for one in told["seats"]]
            kept[opening.promises_text(promises)] = steps["promises"]
    for dice in (frame["dice"] for frame in reader.frames if frame["kind"] == "sight"):
        kept[opening.mix_text(dice["n"], dice["mix"])] = dice["signature"]
    return Receipt("chantier-receipt/1", steps["server"], tuple(Statement(*one) for one in kept.items()))


def found_alone(house: Inside, record: Record, table: str) -> str:
    """What is wrong with the record itself."""
    assert record.fairness.evidence is not None
    movers = [turn.seat for turn in house.store.turns(table) if turn.seat is not None]
    try:
        check_evidence(record.game, record.fairness, record.fairness.evidence, movers, record.notes)
    except BadInput as problem:
        return problem.code
    return "nothing"


def found_by(receipt: Receipt, record: Record) -> str:
    assert record.fairness.evidence is not None
    try:
        compare_receipt(receipt, record.game, record.fairness, record.fairness.evidence, ended=False)
    except BadInput as problem:
        return f"{problem.code} {problem.facts['step']}"
    return "nothing"


def change(house: Inside, what: Any) -> None:
    with house.store._writing() as connection:
        connection.execute(what)


def change_seat(house: Inside, table: str, seat: int, **values: Any) -> None:
    change(house, update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))


def change_turn(house: Inside, table: str, n: int, **values: Any) -> None:
    change(house, update(turns).where(turns.c.table == table, turns.c.n == n).values(**values))


# Before the game, when the salt of Ada is known and that of Bo is not


def swap_the_secret(house: Inside, table: str) -> None:
    secret = bytes(range(32))
    values = {"server_seed": secret.hex(), "commitment": commit(secret)}
    change(house, update(tables).where(tables.c.id == table).values(**values))


def leave_a_salt_out(house: Inside, table: str) -> None:
    change_seat(house, table, 0, salt="")


def say_that_a_bot_sat_there(house: Inside, table: str) -> None:
    change_seat(house, table, 0, kind="bot", bot="greedy", salt="", salt_hash=None, chain_end=None)


def add_a_salt_for_a_bot(house: Inside, table: str) -> None:
    change_seat(house, table, 2, salt=OTHER_SALT)


def promise_late(house: Inside, table: str) -> None:
    change_seat(house, table, 1, salt_hash=hash_hex(OTHER_SALT), salt=OTHER_SALT)


# After the moves


def open_links_in_another_order(house: Inside, table: str) -> None:
    change_turn(house, table, 1, chain_link=CHAIN.link(4))
    change_turn(house, table, 4, chain_link=CHAIN.link(1))


def leave_a_link_out(house: Inside, table: str) -> None:
    change_turn(house, table, 4, chain_link=None, by="stand_in")


def say_that_a_bot_stood_in(house: Inside, table: str) -> None:
    leave_a_link_out(house, table)
    for number, (n, kind) in enumerate([(4, "stand_in"), (5, "returned")]):
        change(house, insert(notes).values(table=table, number=number, n=n, kind=kind, seat=0, at=1.0))


async def revealed_by_ada(house: Inside) -> tuple[Table, list[Reader]]:
    ada, bo = house.person("Ada"), house.person("Bo")
    table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(), SeatWanted(), SeatWanted("greedy"))))
    readers = [await house.sit(table, ada), await house.sit(table, bo)]
    await house.hall.start(ada, table.row.id)
    await table.reveal(readers[0], wire.Reveal("r", SALT))
    return table, readers


async def read_again(house: Inside, name: str) -> tuple[Table, list[Reader]]:
    """The table as the store has it now, and both are back."""
    await house.hall.close()
    house.hall = house.another_hall()
    table, readers = await house.hall.table(name), [Reader(), Reader()]
    for seat, reader in enumerate(readers):
        await table.enter(reader, wire.Enter("back"))
        reader.seat = seat
    return table, readers


async def go_on(house: Inside, table: Table, readers: list[Reader], until: int) -> None:
    """The game begins, and so many decisions are made."""
    if table.seats[1].salt is None:
        await table.reveal(readers[1], wire.Reveal("r", SALT))
    else:
        await house.go_on(table, REVEAL_WITHIN_S)
    await bots_done(table)
    while table.running.n <= until:
        await table.play(readers[table.to_move or 0], move(table, f"{table.running.n}"))
        await bots_done(table)


@pytest.mark.parametrize(
    ("cheat", "alone", "compared"),
    [
        (lambda house, table: None, "nothing", "nothing"),
        (swap_the_secret, "nothing", "receipt_contradicts commitment"),
        (leave_a_salt_out, "salt_left_out", "nothing"),
        (say_that_a_bot_sat_there, "nothing", "receipt_contradicts promises"),
        (add_a_salt_for_a_bot, "salt_of_a_bot", "nothing"),
        (promise_late, "nothing", "receipt_contradicts promises"),
    ],
)
def test_what_is_changed_before_the_game_is_found(
    at_a_house: AtAHouse, cheat: Cheat, alone: str, compared: str
) -> None:  # fmt: skip
    async def scene(house: Inside) -> None:
        table, (ada, _) = await revealed_by_ada(house)
        kept, name = receipt_of(ada), table.row.id
        cheat(house, name)
        table, readers = await read_again(house, name)
        await go_on(house, table, readers, until=0)
        record = await record_of(table)
        assert (found_alone(house, record, name), found_by(kept, record)) == (alone, compared)

    at_a_house(scene)


@pytest.mark.parametrize(
    ("cheat", "alone"),
    [
        (open_links_in_another_order, "chain_link_breaks_promise"),
        (leave_a_link_out, "chain_link_left_out"),
        (say_that_a_bot_stood_in, "nothing"),
    ],
)
def test_what_is_changed_after_the_moves_is_found(at_a_house: AtAHouse, cheat: Cheat, alone: str) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await revealed_by_ada(house)
        await go_on(house, table, readers, until=4)
        kept, name = receipt_of(readers[0]), table.row.id
        record = await record_of(table)
        assert (found_alone(house, record, name), found_by(kept, record)) == ("nothing", "nothing")
        cheat(house, name)
        record = await record_of((await read_again(house, name))[0])
        assert (found_alone(house, record, name), found_by(kept, record)) == (alone, "receipt_contradicts mix")

    at_a_house(scene)
