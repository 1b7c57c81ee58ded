"""Games over real sockets, from sitting down to the record."""

from __future__ import annotations

import asyncio

import pytest

from chantier.core.decoding import decode_json
from chantier.core.record import Record, check
from chantier.registry import GAMES
from tests.server.support.client import Client, play_to_the_end
from tests.server.support.processes import ServerProcess


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_people_is_played_to_its_end_and_its_record_is_proved(server: ServerProcess, seats: int) -> None:
    record = asyncio.run(_played(server.address, seats))
    verdict = check(GAMES["blueprints"].game, GAMES["blueprints"].recorder, record)
    assert verdict.proved, verdict.wrong
    assert record.notes == ()


async def _played(address: str, seats: int) -> Record:
    people = [Client(address, f"Player {number}") for number in range(seats)]
    for person in people:
        await person.__aenter__()
    table = await people[0].make_table(seats=seats)
    sitting = [await person.sit(table) for person in people]
    for seat in sitting:
        await seat.enter()
    await people[0].ask("POST", f"/api/tables/{table}/start")
    await asyncio.gather(*(play_to_the_end(seat) for seat in sitting))
    answer = await people[0].http.get(f"/api/tables/{table}/record")
    record: Record = decode_json(answer.content, Record)
    assert list(record.fairness.salts) == [seat.device.salt for seat in sitting]
    for person in people:
        await person.__aexit__()
    return record
