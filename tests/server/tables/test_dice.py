"""The steps of the dice at a table, in their order: commitment, promises, all of them shown, reveals, start, links."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from chantier.core.errors import Refusal
from chantier.core.evidence import Chain, check_evidence, next_mix
from chantier.core.record import check
from chantier.core.rows import StoredTurn
from chantier.core.signing import is_signed
from chantier.registry import GAMES
from chantier.server import wire
from chantier.server.http.connection import SEAT_GIVEN_UP
from chantier.server.records import record_of
from chantier.server.tables.clocks import DAY_S, Days
from chantier.server.tables.game import SNAPSHOT_EVERY
from chantier.server.tables.opening import REVEAL_ALONE_WITHIN_S, REVEAL_WITHIN_S
from chantier.server.tables.table import Table
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from tests.server.support.inside import CHAIN, SALT, AtAHouse, Inside, Reader, bots_done, move, promise, refused

REGISTERED = GAMES["blueprints"]


def next_move(table: Table) -> wire.Play:
    return move(table, f"move {table.running.n}")


async def steps_hold(house: Inside, table: Table) -> None:
    """Of a game that still runs: everything was promised, opened and signed in its order."""
    record = await record_of(table)
    assert record.fairness.evidence is not None
    movers = [turn.seat for turn in house.store.turns(table.row.id) if turn.seat is not None]
    check_evidence(record.game, record.fairness, record.fairness.evidence, movers, record.notes)


async def two_people(house: Inside) -> tuple[Table, Reader, Reader]:
    ada, bo = house.person("Ada"), house.person("Bo")
    table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(),) * 2))
    return table, await house.sit(table, ada), await house.sit(table, bo)


async def entered(house: Inside, table: Table, name: str) -> Reader:
    """Somebody who sits there and has promised nothing yet."""
    seated = await house.hall.sit(house.person(name), table.row.id, None)
    reader = Reader()
    await table.enter(reader, wire.Enter("enter", seated.token))
    return reader


async def one_promised_and_one_not(house: Inside) -> tuple[Table, Reader, Reader]:
    """Ada has, Bo has not, and a bot sits with them."""
    ada = house.person("Ada")
    table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(), SeatWanted(), SeatWanted("greedy"))))
    return table, await house.sit(table, ada), await entered(house, table, "Bo")


def steps(reader: Reader) -> dict[str, Any]:
    found: dict[str, Any] = reader.last("table")["steps"]
    return found


def opening_text(kind: str, table: Table, *rest: str) -> str:
    name = hashlib.sha256(table.row.id.encode()).hexdigest()
    return "|".join(["chantier/2", kind, name, str(table.row.attempt), *rest])


def test_the_commitment_is_signed_by_the_key_of_the_store(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, ada, _ = await two_people(house)
        text = opening_text("commitment", table, "blueprints", table.row.commitment)
        assert is_signed(house.hall.signer.public_key, text, steps(ada)["commitment"])
        assert steps(ada)["server"] == house.hall.signer.public_key == house.another_hall().signer.public_key
        assert "promises" not in steps(ada)

    at_a_house(scene)


def test_salts_are_revealed_only_when_all_promises_have_been_shown_to_all(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, ada, bo = await one_promised_and_one_not(house)
        await house.hall.start(house.known["Ada"], table.row.id)
        assert [frame for frame in ada.frames if frame["kind"] == "reveal"] == []
        with refused("promises_missing"):
            await table.reveal(ada, wire.Reveal("r", SALT))
        await table.promise(bo, promise(table))
        shown = f"person/{promise(table).salt_hash}/{CHAIN.end}"
        text = opening_text("promises", table, table.row.commitment, shown, shown, "bot")
        for reader in (ada, bo):
            assert is_signed(house.hall.signer.public_key, text, steps(reader)["promises"])
            assert reader.frames[-1] == {"kind": "reveal", "within_s": REVEAL_WITHIN_S}
        await table.reveal(ada, wire.Reveal("r", SALT))
        assert "salts" not in bo.last("table")
        await table.reveal(bo, wire.Reveal("r", SALT))
        assert bo.last("table")["salts"] == [SALT, SALT, ""]

    at_a_house(scene)


def test_everybody_is_told_for_whose_devices_a_start_waits(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, ada, bo = await one_promised_and_one_not(house)
        onlooker = Reader()
        await table.enter(onlooker, wire.Enter("enter"))

        def awaited() -> list[list[int]]:
            return [reader.last("table").get("awaits", []) for reader in (ada, bo, onlooker)]

        assert awaited() == [[]] * 3, "nobody has started it"
        await house.hall.start(house.known["Ada"], table.row.id)
        assert awaited() == [[1]] * 3, "the promise"
        await table.promise(bo, promise(table))
        assert awaited() == [[0, 1]] * 3, "the reveals"
        await table.reveal(ada, wire.Reveal("r", SALT))
        assert awaited() == [[1]] * 3
        before = len(bo.frames)
        await table.reveal(ada, wire.Reveal("again", SALT))
        assert len(bo.frames) == before, "the same again is nothing new"
        await table.reveal(bo, wire.Reveal("r", SALT))
        assert awaited() == [[]] * 3

    at_a_house(scene)


def test_a_promise_is_for_the_present_secret_and_stands_once_the_game_starts(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, ada, _ = await two_people(house)
        other = promise(table, "cd" * 16)
        with refused("commitment_outdated"):
            await table.promise(ada, msgspec.structs.replace(other, commitment="ab" * 32))
        with refused("no_seat"):
            await table.promise(Reader(), other)
        await table.promise(ada, other)  # came back without the device that had promised
        assert table.seats[0].salt_hash == other.salt_hash
        before = len(ada.frames)
        await table.promise(ada, other)
        assert [frame["kind"] for frame in ada.frames[before:]] == ["done"]
        await house.hall.start(house.known["Ada"], table.row.id)
        with refused("nothing_to_promise"):
            await table.promise(ada, promise(table))
        await table.promise(ada, other)
        assert house.store.seats(table.row.id)[0].salt_hash == other.salt_hash

    at_a_house(scene)


def test_only_the_promised_salt_can_be_revealed(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, ada, bo = await two_people(house)
        with refused("nothing_to_reveal"):
            await table.reveal(ada, wire.Reveal("r", SALT))
        await house.hall.start(house.known["Ada"], table.row.id)
        with refused("salt_not_promised"):
            await table.reveal(ada, wire.Reveal("r", "cd" * 16))
        await table.reveal(ada, wire.Reveal("r", SALT))
        await table.reveal(ada, wire.Reveal("r", SALT))
        with refused("nothing_to_reveal"):
            await table.reveal(ada, wire.Reveal("r", "cd" * 16))
        await table.reveal(bo, wire.Reveal("r", SALT))
        assert table.row.status == "running"

    at_a_house(scene)


def test_who_does_not_reveal_gives_up_the_seat_and_the_secret_is_thrown_away(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, ada, bo = await two_people(house)
        before = table.row
        await house.hall.start(house.known["Ada"], table.row.id)
        await table.reveal(ada, wire.Reveal("r", SALT))
        await house.go_on(table, REVEAL_WITHIN_S - 1)
        assert table.row.status == "starting"
        await house.go_on(table, 1)
        assert (table.row.status, table.row.attempt, table.row.code is not None) == ("open", 2, True)
        assert (table.row.server_seed, table.row.commitment) != (before.server_seed, before.commitment)
        assert bo.closed_with == SEAT_GIVEN_UP
        assert [seat["kind"] for seat in ada.last("table")["seats"]] == ["person", "open"]
        assert (table.seats[0].salt_hash, table.seats[0].chain_end, table.seats[0].salt) == (None, None, None)
        assert steps(ada)["attempt"] == 2
        assert house.store.table(table.row.id) == table.row
        await table.promise(ada, promise(table))
        second = await house.sit(table, house.known["Bo"])
        await house.hall.start(house.known["Ada"], table.row.id)
        for reader in (ada, second):
            await table.reveal(reader, wire.Reveal("r", SALT))
        record = await record_of(table)
        assert record.fairness.evidence is not None
        assert record.fairness.evidence.attempt == 2
        await steps_hold(house, table)

    at_a_house(scene)


def test_who_does_not_promise_gives_up_the_seat_but_not_who_could_not_reveal_because_of_that(
    at_a_house: AtAHouse,
) -> None:
    async def scene(house: Inside) -> None:
        host = house.person("Ada")
        table = await house.hall.create(host, TableWanted("blueprints", (SeatWanted(),) * 2))
        ada, bo = await house.sit(table, host), await entered(house, table, "Bo")
        await house.hall.start(host, table.row.id)
        await house.go_on(table, REVEAL_WITHIN_S)
        assert [seat.kind for seat in table.seats] == ["person", "open"]
        assert (ada.closed_with, bo.closed_with) == (None, SEAT_GIVEN_UP)

    at_a_house(scene)


def test_who_promises_at_the_last_moment_costs_nobody_else_the_seat(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        host = house.person("Ada")
        table = await house.hall.create(host, TableWanted("blueprints", (SeatWanted(),) * 2))
        ada, bo = await house.sit(table, host), await entered(house, table, "Bo")
        await house.hall.start(host, table.row.id)
        await house.go_on(table, REVEAL_WITHIN_S - 0.1)
        await table.promise(bo, promise(table))
        await table.reveal(bo, wire.Reveal("r", SALT))
        await house.go_on(table, REVEAL_WITHIN_S - 0.1)
        await table.reveal(ada, wire.Reveal("r", SALT))
        assert table.row.status == "running"

    at_a_house(scene)


def test_over_days_everybody_has_the_days_of_a_move_to_look_in(at_a_house: AtAHouse) -> None:
    """Also at a table that has slept meanwhile, and after a restart."""

    async def scene(house: Inside) -> None:
        host = house.person("Ada")
        table = await house.hall.create(host, TableWanted("blueprints", (SeatWanted(),) * 2, clock=Days(2)))
        ada, bo = await house.sit(table, host), await house.sit(table, house.person("Bo"))
        table.leave(bo)
        await house.hall.start(host, table.row.id)
        await table.reveal(ada, wire.Reveal("r", SALT))
        await house.go_on(table, 2 * DAY_S - 1)
        await house.hall.close()
        house.hall = house.another_hall()
        table = await house.hall.table(table.row.id)
        assert table.row.status == "starting"
        assert table.due() == house.time + REVEAL_WITHIN_S
        await house.go_on(table, REVEAL_WITHIN_S)
        assert [seat.kind for seat in table.seats] == ["person", "open"]

    at_a_house(scene)


def test_nothing_can_be_promised_too_late(at_a_house: AtAHouse) -> None:
    """Neither for a secret that was thrown away, nor once the salts are shown."""

    async def scene(house: Inside) -> None:
        host = house.person("Ada")
        table = await house.hall.create(host, TableWanted("blueprints", (SeatWanted(),) * 2))
        ada, bo = await house.sit(table, host), await entered(house, table, "Bo")
        late = promise(table)
        await house.hall.start(host, table.row.id)
        await house.go_on(table, REVEAL_WITHIN_S)
        again = await house.hall.sit(house.known["Bo"], table.row.id, None)
        bo = Reader()
        await table.enter(bo, wire.Enter("enter", again.token))
        with refused("commitment_outdated"):
            await table.promise(bo, late)
        for reader in (ada, bo):
            await table.promise(reader, promise(table))
        await house.hall.start(host, table.row.id)
        for reader in (ada, bo):
            await table.reveal(reader, wire.Reveal("r", SALT))
            with refused("nothing_to_promise"):
                await table.promise(reader, promise(table, "cd" * 16))
        assert table.row.status == "running"

    at_a_house(scene)


def test_who_leaves_while_the_game_starts_only_gives_up_the_own_seat(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, _, _ = await two_people(house)
        await house.hall.start(house.known["Ada"], table.row.id)
        await house.hall.leave(house.known["Bo"], table.row.id)
        assert (table.row.status, table.row.attempt) == ("open", 2)
        assert [seat.kind for seat in table.seats] == ["person", "open"]

    at_a_house(scene)


def test_who_plays_with_bots_alone_has_time_to_reveal_and_a_table_nobody_is_left_at_is_given_up(
    at_a_house: AtAHouse,
) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        for is_there in (True, False):
            table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted(), SeatWanted("greedy"))))
            seat = await house.sit(table, ada)
            await house.hall.start(ada, table.row.id)
            assert seat.last("reveal")["within_s"] == REVEAL_ALONE_WITHIN_S
            await house.go_on(table, REVEAL_ALONE_WITHIN_S - 1)
            assert seat.last("table")["status"] == "starting"
            if is_there:
                await table.reveal(seat, wire.Reveal("r", SALT))
            await house.go_on(table, 1)
            assert table.row.status == ("running" if is_there else "abandoned")

    at_a_house(scene)


def test_a_game_of_bots_needs_no_promise(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        table = await house.hall.create(ada, TableWanted("blueprints", (SeatWanted("uniform"),) * 2))
        await table.enter(Reader(), wire.Enter("look on"))
        await house.hall.start(ada, table.row.id)
        await bots_done(table)
        record = await record_of(table)
        assert check(REGISTERED.game, REGISTERED.recorder, record).proved
        assert record.fairness.evidence is not None
        assert set(record.fairness.evidence.chain_links) == {None}

    at_a_house(scene)


@contextmanager
def stored_but_not_answered(house: Inside, method: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The store does what is asked of it, and the line to it breaks before it says so."""
    really = getattr(house.store, method)

    def do_not_answer(*args: Any) -> bool:
        really(*args)
        raise Refusal("store_unavailable")

    with monkeypatch.context() as broken, refused("store_unavailable"):
        broken.setattr(house.store, method, do_not_answer)
        yield


def test_a_start_that_could_not_be_stored_is_tried_again_at_once(
    at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is missing: whoever is there would wait until the time for revealing is over."""

    async def scene(house: Inside) -> None:
        table, ada, bo = await two_people(house)
        await house.hall.start(house.known["Ada"], table.row.id)
        await table.reveal(ada, wire.Reveal("r", SALT))
        with monkeypatch.context() as broken, refused("store_unavailable"):
            broken.setattr(house.store, "start_table", lambda *_: (_ for _ in ()).throw(Refusal("store_unavailable")))
            await table.reveal(bo, wire.Reveal("r", SALT))
        await house.store_is_well()
        assert table.running.state is None
        house.hall.look_after()
        await house.hall.attended()
        assert table.running.state is not None

    at_a_house(scene)


def test_a_start_that_was_stored_but_not_answered_is_caught_up_with(
    at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: Inside) -> None:
        table, ada, bo = await two_people(house)
        await house.hall.start(house.known["Ada"], table.row.id)
        await table.reveal(ada, wire.Reveal("r", SALT))
        with stored_but_not_answered(house, "start_table", monkeypatch):
            await table.reveal(bo, wire.Reveal("r", SALT))
        await house.store_is_well()
        await house.go_on(table, REVEAL_WITHIN_S)
        assert (table.row.status, table.row.salts, table.running.n) == ("running", (SALT, SALT), 1)
        assert bo.last("sight")["n"] == 1
        assert house.store.table(table.row.id) == table.row
        await table.play(ada, next_move(table))
        await steps_hold(house, table)

    at_a_house(scene)


def test_a_start_over_that_was_stored_but_not_answered_is_caught_up_with(
    at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: Inside) -> None:
        table, ada, _ = await two_people(house)
        await house.hall.start(house.known["Ada"], table.row.id)
        await table.reveal(ada, wire.Reveal("r", SALT))
        with stored_but_not_answered(house, "start_again", monkeypatch):
            await house.go_on(table, REVEAL_WITHIN_S)
        await house.store_is_well()
        await house.go_on(table, 1)
        assert (table.row.status, table.row.attempt) == ("open", 2)
        assert house.store.table(table.row.id) == table.row

    at_a_house(scene)


def test_a_beginning_that_was_stored_but_not_answered_can_be_asked_for_again(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, ada, bo = await two_people(house)
        house.store.set_status(table.row.id, "open", "starting")
        await house.hall.start(house.known["Ada"], table.row.id)
        for reader in (ada, bo):
            await table.reveal(reader, wire.Reveal("r", SALT))
        assert table.row.status == "running"

    at_a_house(scene)


# Links


def test_a_move_opens_its_link_and_everybody_is_told_signed(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        first = bo.last("sight")["dice"]
        assert (first["n"], first.get("seat"), first.get("chain_link")) == (0, None, None)
        await table.play(ada, next_move(table))
        told = bo.last("sight")["dice"]
        assert (told["n"], told["seat"], told["chain_link"]) == (1, 0, CHAIN.link(1))
        assert told["mix"] == next_mix(first["mix"], 1, CHAIN.link(1))
        text = opening_text("mix", table, "1", told["mix"])
        assert is_signed(steps(bo)["server"], text, told["signature"])
        assert house.store.turns(table.row.id)[1].chain_link == CHAIN.link(1)

    at_a_house(scene)


def test_other_links_give_other_dice_after_the_same_move(at_a_house: AtAHouse) -> None:
    """So nobody knows them before the link is opened; what was drawn before is the same."""

    async def scene(house: Inside) -> None:
        table, _ = await house.game()
        legal = next(iter(table.offer.game.legal_moves(table.running.state)))
        links = [None, *(Chain(length=3).link(1) for _ in range(20))]
        drawn = {table.running.weigh(0, legal, link).turn.events[-1] for link in links}
        assert len(drawn) > 5

    at_a_house(scene)


def test_a_wrong_link_or_none_is_refused_and_changes_nothing(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        right, before = next_move(table), house.store.turns(table.row.id)
        for link, code in (
            (None, "chain_link_missing"),
            (CHAIN.link(2), "chain_link_wrong"),
            (CHAIN.end, "chain_link_wrong"),
            (Chain(length=3).link(1), "chain_link_wrong"),
        ):
            with refused(code):
                await table.play(ada, msgspec.structs.replace(right, chain_link=link))
        with refused("not_your_turn"):
            await table.play(bo, msgspec.structs.replace(right, chain_link=None))
        assert house.store.turns(table.row.id) == before
        await table.play(ada, right)
        await table.play(bo, next_move(table))
        with refused("chain_link_wrong"):
            await table.play(ada, msgspec.structs.replace(next_move(table), chain_link=CHAIN.link(1)))
        await table.play(ada, next_move(table))

    at_a_house(scene)


def test_a_lost_chain_stays_lost_and_the_record_says_so(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game()
        await table.play(ada, msgspec.structs.replace(next_move(table), chain_link=None, chain_lost=True))
        assert "chain_link" not in bo.last("sight")["dice"]
        await table.play(bo, next_move(table))
        assert ada.last("table")["seats"][0]["chain_lost"] is True
        with refused("chain_lost"):
            await table.play(ada, next_move(table))
        await table.play(ada, msgspec.structs.replace(next_move(table), chain_link=None))
        record = await record_of(table)
        assert [(note.n, note.kind, note.seat) for note in record.notes] == [(1, "chain_lost", 0)]
        await steps_hold(house, table)

    at_a_house(scene)


def test_a_stand_in_opens_nothing_and_the_person_goes_on_where_the_chain_is(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, (ada, bo) = await house.game(patience_s=60)
        table.leave(ada)
        await house.go_on(table, 60)
        await bots_done(table)
        seated = await house.hall.new_token(house.known["Ada"], table.row.id)
        back = Reader()
        await table.enter(back, wire.Enter("back", seated.token))
        await table.play(bo, next_move(table))
        await table.play(back, next_move(table))
        assert [turn.chain_link for turn in house.store.turns(table.row.id)] == [
            None,
            None,
            CHAIN.link(2),
            CHAIN.link(3),
        ]
        await steps_hold(house, table)

    at_a_house(scene)


def test_the_dice_go_on_after_a_restart_with_and_without_a_snapshot(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await house.game()
        while table.running.n <= SNAPSHOT_EVERY + 2:
            await table.play(readers[table.to_move or 0], next_move(table))
        assert house.store.snapshot(table.row.id) is not None
        for _ in range(2):
            hall = house.another_hall()
            again = await hall.table(table.row.id)
            assert again.running.dice.state == table.running.dice.state
            await hall.close()
            house.store.drop_snapshots()

    at_a_house(scene)


def test_a_whole_game_is_proved_from_what_everybody_was_told(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await house.game(bots=1)
        while table.to_move is not None:
            await table.play(readers[table.to_move], next_move(table))
            await bots_done(table)
        record = await record_of(table)
        assert record.format == "chantier/2"
        assert check(REGISTERED.game, REGISTERED.recorder, record).proved
        assert record.fairness.evidence is not None
        told = readers[0].last("sight")["dice"]
        assert record.fairness.evidence.signatures.newest == told["signature"]
        assert record.fairness.evidence.chain_links.count(None) == 18

    at_a_house(scene)


# Games of before


def test_a_game_that_an_earlier_version_has_begun_goes_on_with_its_dice(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        table, readers = await house.game()
        began = house.store.turns(table.row.id)[0]
        hall = await _begun_before(house, table, began)
        again = await hall.table(table.row.id)
        entered = []
        for reader in readers:
            one = Reader()
            await again.enter(one, wire.Enter("again"))
            one.seat = reader.seat
            entered.append(one)
        assert "steps" not in entered[0].last("table")
        assert "dice" not in entered[0].last("sight")
        with refused("chain_lost"):
            await again.play(entered[0], next_move(again))
        while again.to_move is not None:
            await again.play(entered[again.to_move], msgspec.structs.replace(next_move(again), chain_link=None))
        record = await record_of(again)
        assert (record.format, record.notes) == ("chantier/1", ())
        assert check(REGISTERED.game, REGISTERED.recorder, record).proved
        await hall.close()

    at_a_house(scene)


async def _begun_before(house: Inside, table: Table, began: StoredTurn) -> Any:
    """The same table as the migration leaves one that had begun: its set-up is drawn by the first form."""
    from sqlalchemy import update

    from chantier.core.fairness import ProvableDice
    from chantier.store.schema import tables, turns

    row = table.row
    events = REGISTERED.game.setup(
        2, table.options, ProvableDice(row.game, bytes.fromhex(row.server_seed), row.salts or ())(0)
    )
    with house.store._writing() as connection:
        connection.execute(update(tables).where(tables.c.id == row.id).values(dice_form=1))
        mine = (turns.c.table == row.id) & (turns.c.n == began.n)
        connection.execute(update(turns).where(mine).values(events=msgspec.json.encode(events)))
    return house.another_hall()
