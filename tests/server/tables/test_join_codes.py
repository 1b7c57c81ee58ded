"""Codes to be said on the phone: unique, forgiving about how they are typed, and not to be guessed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from chantier.server.limits import RATES, Limits
from chantier.server.people import People, Person
from chantier.server.tables import join_codes
from chantier.server.tables.clocks import DAY_S
from chantier.server.tables.table_requests import SeatWanted, TableWanted
from tests.server.support.client import Client
from tests.server.support.inside import AtAHouse, Inside, refused
from tests.server.support.own_process import Here, served_here

TWO = TableWanted("blueprints", (SeatWanted(),) * 2)


def test_the_words_are_short_and_plain_and_each_is_there_once() -> None:
    assert len(set(join_codes.WORDS)) == len(join_codes.WORDS)
    for word in join_codes.WORDS:
        assert join_codes.meant(f"{word}-KRAN-0007") == f"{word}-KRAN-0007", word
        assert join_codes.meant(f"KRAN{word}0007") == f"KRAN-{word}-0007", word


def test_there_are_more_codes_than_anybody_tries() -> None:
    """At the fastest that all addresses together may try, all of them take weeks; there were 4,000."""
    tries_per_s = RATES["code"]["all"].per_s + RATES["code_again"]["all"].per_s
    assert len(join_codes.WORDS) ** 2 * join_codes.NUMBERS / tries_per_s > 14 * DAY_S
    assert len({code for _ in range(100) for code in join_codes.drawn()}) > 1990


@pytest.mark.parametrize(
    "typed",
    [
        "KRAN-TURM-4711",
        "kran-turm-4711",
        "Kran Turm 47 11",
        " kranturm4711 ",
        "k r a n t u r m 4711",
        "KRAN–TURM–4711",
        "kran_turm_4711",
    ],
)
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert join_codes.meant(typed) == "KRAN-TURM-4711"


def test_a_short_code_of_a_table_that_was_open_when_codes_were_short_is_one_still() -> None:
    assert join_codes.meant("kran 47") == "KRAN-47"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "KRAN",
        "47",
        "KRAN-4",
        "KRAN-470",
        "KRAN-KRÄN-4711",
        "KRAN-TURM-471",
        "HAUS-TURM-4711",
        "47-KRAN",
        "KRÄN-47",
        "KRAN-४७",
        "' OR 1=1",
    ],
)
def test_what_is_no_code_is_none(typed: str) -> None:
    assert join_codes.meant(typed) is None


def test_an_open_table_is_found_by_its_code_until_its_game_starts(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        ada, bo = house.person("Ada"), house.person("Bo")
        table = await house.hall.create(ada, TWO)
        code = table.info(None).code
        assert code is not None
        assert await house.hall.find(code.lower()) == table.row.id
        for person in (ada, bo):
            await house.hall.sit(person, table.row.id, None)
        await house.hall.start(ada, table.row.id)
        assert table.info(None).code is None
        with refused("code_unknown"):
            await house.hall.find(code)

    at_a_house(scene)


def test_no_two_open_tables_share_a_code(at_a_house: AtAHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(join_codes, "drawn", lambda: ["KRAN-47", "LIFT-01"])

    async def scene(house: Inside) -> None:
        ada = house.person("Ada")
        made = [await house.hall.create(ada, TWO) for _ in range(3)]
        assert [table.info(None).code for table in made] == ["KRAN-47", "LIFT-01", None]

    at_a_house(scene)


def test_codes_are_answered_and_guessed_in_vain(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served_here(f"sqlite:///{tmp_path / 'chantier.db'}", 1.0) as here, Client(here.address) as ada:
            made = await ada.ask("POST", "/api/tables", game="blueprints", seats=[{}, {}])
            here.app.state.limits = Limits(lambda: 0.0)  # no time goes by, so nothing is given back
            assert await ada.ask("GET", f"/api/codes/{made['code'].replace('-', '')}") == {"table": made["id"]}
            async with httpx.AsyncClient(base_url=here.address) as stranger:
                tried = [await stranger.get(f"/api/codes/NADA-{number:02}") for number in range(25)]
            assert [answer.json()["code"] for answer in tried] == ["code_unknown"] * 20 + ["too_often"] * 5
            assert tried[0].status_code == 404

    asyncio.run(scene())


def test_a_stranger_gets_no_more_tries_by_claiming_other_addresses(tmp_path: Path) -> None:
    """All 4,000 codes were tried in 11 seconds."""

    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'chantier.db'}", 1.0) as here,
            httpx.AsyncClient(base_url=here.address) as stranger,
        ):
            here.app.state.limits = Limits(lambda: 0.0)
            forged = [{"x-forwarded-for": f"10.0.{number // 250}.{number % 250}"} for number in range(100)]
            tried = [await stranger.get("/api/codes/NADA-01", headers=claimed) for claimed in forged]
            looked_up = [answer.json()["code"] for answer in tried].count("code_unknown")
            assert looked_up == RATES["code"]["address"].burst

    asyncio.run(scene())


def test_tries_are_limited_for_all_addresses_together_and_first_tries_do_not_wait_for_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'chantier.db'}", 1.0, trusted=("127.0.0.1",)) as here,
            httpx.AsyncClient(base_url=here.address) as many,
        ):

            async def code(wanted: str, address: int) -> str:
                claimed = {"x-forwarded-for": f"10.0.{address // 250}.{address % 250}"}
                answer = await many.get(f"/api/codes/{wanted}", headers=claimed)
                return str(answer.json().get("code", "found"))

            here.app.state.limits = Limits(lambda: 0.0)  # no time goes by, so nothing is given back
            again = [await code("NADA-01", address) for _ in range(4) for address in range(50)]
            first, later = RATES["code"]["all"].burst, RATES["code_again"]["all"].burst
            assert again.count("code_unknown") == 50 + later
            table = await here.hall.create(_person(here), TWO)
            assert table.row.code is not None
            assert await code(table.row.code, 49) == "too_often"
            assert [await code(table.row.code, 999) for _ in range(40)] == ["found"] * 40
            fresh = [await code("NADA-01", 1000 + address) for address in range(200)]
            assert fresh.count("code_unknown") == first - 50

    asyncio.run(scene())


def _person(here: Here) -> Person:
    return People(here.store, lambda: 0.0).greet("Ada", "en").person
