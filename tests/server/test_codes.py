"""Codes to be said on the phone: unique, forgiving about how they are typed, and not to be guessed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from chantier.server import codes
from chantier.server.hall import SeatWanted, TableWanted
from tests.server.client import Client
from tests.server.inside import AtAHouse, Inside, refused
from tests.server.own_process import served_here

TWO = TableWanted("blueprints", (SeatWanted(),) * 2)


def test_the_words_are_short_and_plain_and_each_is_there_once() -> None:
    assert len(set(codes.WORDS)) == len(codes.WORDS)
    for word in codes.WORDS:
        assert codes.meant(f"{word}-07") == f"{word}-07", word


@pytest.mark.parametrize("typed", ["KRAN-47", "kran-47", "Kran 47", " kran47 ", "k r a n 4 7", "KRAN–47", "kran_47"])
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert codes.meant(typed) == "KRAN-47"


@pytest.mark.parametrize("typed", ["", "KRAN", "47", "KRAN-4", "KRAN-470", "47-KRAN", "KRÄN-47", "KRAN-४७", "' OR 1=1"])
def test_what_is_no_code_is_none(typed: str) -> None:
    assert codes.meant(typed) is None


def test_an_open_table_is_found_by_its_code_until_its_game_starts(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        table = await house.hall.create(ada, TWO)
        code = table.info(None).code
        assert code is not None
        assert await house.hall.find(code.lower()) == table.row.id
        for person in (ada, bo):
            await house.hall.sit(person, table.row.id, None, None)
        await house.hall.start(ada, table.row.id)
        assert table.info(None).code is None
        with refused("code_unknown"):
            await house.hall.find(code)

    at_a_house(scene)


def test_no_two_open_tables_share_a_code(at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "drawn", lambda: ["KRAN-47", "LIFT-01"])

    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        made = [await house.hall.create(ada, TWO) for _ in range(3)]
        assert [table.info(None).code for table in made] == ["KRAN-47", "LIFT-01", None]

    at_a_house(scene)


def test_codes_are_answered_and_guessed_in_vain(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}", 1.0) as here, Client(here.address) as ada:
            made = await ada.ask("POST", "/api/tables", game="blueprints", seats=[{}, {}])
            assert await ada.ask("GET", f"/api/codes/{made['code'].replace('-', '')}") == {"table": made["id"]}
            async with httpx.AsyncClient(base_url=here.address) as stranger:
                tried = [await stranger.get(f"/api/codes/NADA-{number:02}") for number in range(12)]
            assert [answer.json()["code"] for answer in tried] == ["code_unknown"] * 9 + ["too_often"] * 3
            assert tried[0].status_code == 404

    asyncio.run(scene())
