"""Profiles, friends, blocks and reports: who may see and do what."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec

from chantier.core.notification_rows import INVITED, Channel
from chantier.registry import GAMES
from chantier.server.limits import Limits
from chantier.server.profiles import Profiles
from tests.server.support.browsers import Browser, New
from tests.server.support.inside import AtAHouse, Inside, bots_done, move, refused


def friends(one: Browser, other: Browser) -> None:
    link = one.ask("POST", "/api/me/friends/link")["link"]
    assert other.ask("POST", "/api/friends/offered", {"link": link}) == known(one)
    assert other.ask("POST", "/api/me/friends", {"link": link}) == known(one)


def known(one: Browser) -> dict[str, str]:
    me = one.ask("GET", "/api/me")
    return {"id": me["id"], "name": me["name"]}


def id_of(one: Browser) -> str:
    return known(one)["id"]


def open_table(host: Browser, **wanted: object) -> str:
    asked = {"game": "blueprints", "seats": [{}, {}], **wanted}
    return str(host.ask("POST", "/api/tables", asked)["id"])


def test_a_private_profile_has_nothing_but_the_name(browser: New) -> None:
    ada, bo, nobody = browser().named("Ada"), browser().named("Bo"), browser()
    address = f"/api/people/{id_of(ada)}"
    for reader in (bo, nobody):
        told = reader.ask("GET", address)
        assert told == {
            "id": id_of(ada), "name": "Ada", "public": False, "you": False, "friend": False, "blocked": False,
            "shown": False, "games": [], "results": [], "opponents": [],
        }  # fmt: skip
    assert ada.ask("GET", address)["shown"]
    ada.ask("PUT", "/api/me/profile", {"public": True})
    assert bo.ask("GET", address)["shown"]
    ada.ask("PUT", f"/api/me/blocks/{id_of(bo)}")
    told = bo.ask("GET", address)
    assert (told["shown"], told["public"]) == (False, False)
    assert nobody.ask("GET", address)["shown"]
    assert nobody.refused("GET", "/api/people/nobody") == "person_unknown"


def test_friends_are_made_by_a_link_and_part(browser: New) -> None:
    ada, bo, eve = browser().named("Ada"), browser().named("Bo"), browser().named("Eve")
    friends(ada, bo)
    for one, other in ((ada, bo), (bo, ada)):
        [told] = one.ask("GET", "/api/me/friends")
        assert (told["id"], told["name"], told["table"]) == (id_of(other), known(other)["name"], None)
    assert ada.ask("GET", f"/api/people/{id_of(bo)}")["friend"]
    link = ada.ask("POST", "/api/me/friends/link")["link"]
    assert ada.refused("POST", "/api/me/friends", {"link": link}) == "own_friend_link"
    assert eve.refused("POST", "/api/me/friends", {"link": "made up"}) == "friend_link_unknown"
    assert eve.refused("DELETE", f"/api/me/friends/{id_of(ada)}") == "person_unknown"
    bo.ask("DELETE", f"/api/me/friends/{id_of(ada)}")
    assert ada.ask("GET", "/api/me/friends") == bo.ask("GET", "/api/me/friends") == []


def test_only_friends_are_invited_and_only_by_who_sits_there(browser: New) -> None:
    ada, bo, eve = browser().named("Ada"), browser().named("Bo"), browser().named("Eve")
    friends(ada, bo)
    table = open_table(ada)
    ask = f"/api/tables/{table}/invitations"
    assert ada.refused("POST", ask, {"person": id_of(eve)}) == "no_friends"
    assert bo.refused("POST", ask, {"person": id_of(ada)}) == "no_seat"
    ada.ask("POST", ask, {"person": id_of(bo)})
    [told] = bo.ask("GET", "/api/me/invitations")
    assert (told["table"], told["by"], told["game"]) == (table, "Ada", "blueprints")
    bo.ask("DELETE", f"/api/me/invitations/{table}")
    assert bo.ask("GET", "/api/me/invitations") == []


def test_whoever_is_away_is_told_of_an_invitation_as_they_have_chosen(browser: New, database_file: Path) -> None:
    """Whoever is here sees it on the page, and gets no message."""
    ada, bo = browser().named("Ada"), browser().named("Bo")
    friends(ada, bo)
    there = Channel("way", id_of(bo), "webhook", "https://x.invalid/", "json", "s", "", False, "en", "o", 1.0, 1.0)
    row = msgspec.structs.asdict(there)
    names, marks = ", ".join(f'"{name}"' for name in row), ", ".join("?" * len(row))
    asked = "SELECT n FROM deliveries WHERE channel = 'way' AND \"table\" = ?"
    with sqlite3.connect(database_file) as store:
        store.execute(f"INSERT INTO channels ({names}) VALUES ({marks})", list(row.values()))
        store.commit()
        for is_here in (False, True):
            seen_at = time.time() if is_here else None
            store.execute("INSERT OR REPLACE INTO profiles VALUES (?, 0, ?)", (id_of(bo), seen_at))
            store.commit()
            table = open_table(ada)
            ada.ask("POST", f"/api/tables/{table}/invitations", {"person": id_of(bo)})
            assert store.execute(asked, [table]).fetchall() == ([] if is_here else [(INVITED,)])
        store.execute("PRAGMA foreign_keys = ON")
        store.execute("DELETE FROM channels WHERE id = 'way'")


def test_whoever_is_blocked_gets_no_seat_and_no_friendship(browser: New) -> None:
    ada, bo, cy = browser().named("Ada"), browser().named("Bo"), browser().named("Cy")
    link = ada.ask("POST", "/api/me/friends/link")["link"]
    ada.ask("PUT", f"/api/me/blocks/{id_of(bo)}")
    assert ada.ask("GET", "/api/me/blocks") == [known(bo)]
    hers, his = open_table(ada), open_table(cy)
    ada.ask("POST", f"/api/tables/{his}/sit", {})
    for table in (hers, his):
        assert bo.refused("POST", f"/api/tables/{table}/sit", {}) == "not_welcome"
    assert bo.refused("POST", "/api/me/friends", {"link": link}) == "friend_link_unknown"
    assert ada.refused("PUT", f"/api/me/blocks/{id_of(ada)}") == "not_yourself"
    ada.ask("DELETE", f"/api/me/blocks/{id_of(bo)}")
    bo.ask("POST", f"/api/tables/{hers}/sit", {})
    told = cy.ask("GET", f"/api/tables/{hers}")["seats"]
    assert [one.get("person") for one in told] == [id_of(bo), None]


def test_a_report_is_kept_for_the_operator_and_nobody_sends_many(browser: New, database_file: Path) -> None:
    ada, bo = browser().named("Ada"), browser().named("Bo")
    table = open_table(ada)
    address = f"/api/people/{id_of(bo)}/reports"
    ada.ask("POST", address, {"reason": "insult", "text": "He called me a brick.", "table": table})
    with sqlite3.connect(database_file) as store:
        [row] = store.execute('SELECT reporter, reported, "table", reason, text, handled_at FROM reports').fetchall()
    assert row == (id_of(ada), id_of(bo), table, "insult", "He called me a brick.", None)
    [about] = bo.ask("GET", "/api/me/everything")["reports_about_me"]
    assert about["reason"] == "insult"
    assert id_of(ada) not in str(about)
    assert ada.refused("POST", address, {"reason": "insult", "table": "nothing"}) == "no_such_table"
    assert ada.refused("POST", f"/api/people/{id_of(ada)}/reports", {"reason": "other"}) == "not_yourself"
    assert ada.refused("POST", "/api/people/nobody/reports", {"reason": "other"}) == "person_unknown"
    limits = Limits(lambda: 0.0)
    for _ in range(5):
        limits.spend("report", person="ada", address="her house")
    with refused("too_often"):
        limits.spend("report", person="ada", address="her house")


def test_a_profile_tells_ratings_results_figures_and_opponents(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        blueprints = GAMES["blueprints"]
        house.offer(statistics=blueprints.profile_statistics, figures=blueprints.figures)
        table, readers = await house.game(("Ada", "Bo"), bots=1)
        while table.row.status == "running":
            await bots_done(table)
            if table.row.status == "running" and (seat := table.to_move) is not None:
                await table.play(readers[seat], move(table, f"{table.running.n}"))
        ada, profiles = house.known["Ada"], Profiles(house.house)
        told = profiles.of(ada.id, ada)
        [game] = told.games
        [mine] = [one for one in house.store.results(table=table.row.id) if one.seat == 0]
        assert (game.played, game.won, game.counted) == (1, int(mine.won), 1)
        assert game.rating is not None
        assert [(one.mu, one.sigma) for one in game.history] == [(game.rating.mu, game.rating.sigma)]
        assert [(one.place, one.points, one.table) for one in told.results] == [
            (mine.place + 1, mine.points, table.row.id)
        ]
        dice = {one.name: one.value for one in game.figures if one.chapter == "materials"}
        state: Any = table.running.state
        standing = [die for result in state.rounds for stack in result.buildings[0] for die in stack]
        assert set(dice) == {"wood", "recycled", "stone", "glass"}
        assert sum(dice.values()) == len(standing) > 0
        assert dice["glass"] == sum(die.startswith("G") for die in standing)
        assert {(one.name, one.bot) for one in told.opponents} == {("Bo", None), (None, "greedy")}
        assert all(one.better + one.level + one.worse == 1 for one in told.opponents)
        assert house.store.statistics([table.row.id]), "worked out once"
        profiles.set_public(ada, True)
        [seen] = profiles.of(ada.id, None).results
        assert seen.table is None, "the link of a private table is not for everybody"
        assert profiles.of(ada.id, None).games[0].history[0].table is None

    at_a_house(scene)
