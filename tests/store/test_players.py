"""People: known by a hash, carried to another device once, told everything, forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chantier.core.errors import Refusal
from chantier.core.people_rows import Known, PasskeyRow, ReportRow
from chantier.core.rows import ChatMessage, Ending, Player, Rated, Result, SeatedPerson
from chantier.store import Store
from tests.store.support.scenes import a_table, everything, open_table, person, running_table, setup, sit, turn


def test_a_person_is_known_by_the_hash_of_their_token(store: Store) -> None:
    ada = store.new_player("Ada", "fr", "hash of ada", now=5.0)
    bo = store.new_player("Bo", "de", "hash of bo", now=6.0)
    assert ada == Player(ada.id, "Ada", "fr", 5.0)
    assert store.player_by_identity("hash of ada") == ada == store.player(ada.id)
    assert store.player_by_identity("hash of bo") == bo != ada
    assert store.player_by_identity("hash of nobody") is None
    assert store.player("nobody") is None


def test_one_token_is_one_person(store: Store) -> None:
    ada = store.new_player("Ada", "en", "the same hash", now=5.0)
    with pytest.raises(Refusal) as refused:
        store.new_player("Bo", "en", "the same hash", now=6.0)
    assert refused.value.code == "store_clash"
    assert [row["name"] for row in everything(store)["players"]] == ["Ada"]
    assert store.player_by_identity("the same hash") == ada


def test_a_new_name_leaves_the_names_at_tables_as_they_were(store: Store) -> None:
    ada = person(store)
    table = running_table(store, ada)
    assert store.rename(ada.id, "Countess", "de")
    assert store.player(ada.id) == Player(ada.id, "Countess", "de", ada.created_at)
    assert store.seats(table)[0].name == "Ada"
    assert not store.rename("nobody", "Countess", "de")


def test_a_link_works_once_and_gives_the_same_person_a_second_identity(store: Store) -> None:
    ada = store.new_player("Ada", "en", "first device", now=1.0)
    store.add_link(ada.id, "link", expires_at=100.0)
    assert store.use_link("link", "second device", now=50.0) == ada
    assert store.player_by_identity("first device") == store.player_by_identity("second device") == ada
    assert store.use_link("link", "third device", now=51.0) is None
    assert store.player_by_identity("third device") is None


def test_a_link_that_is_too_late_or_unknown_does_nothing(store: Store) -> None:
    ada = person(store)
    store.add_link(ada.id, "link", expires_at=100.0)
    before = everything(store)
    assert store.use_link("link", "second device", now=100.0) is None
    assert store.use_link("another link", "second device", now=50.0) is None
    assert everything(store) == before


def test_a_link_is_not_used_up_by_a_token_that_belongs_to_somebody(store: Store) -> None:
    ada = person(store)
    store.new_player("Bo", "en", "device of bo", now=1.0)
    store.add_link(ada.id, "link", expires_at=100.0)
    with pytest.raises(Refusal) as refused:
        store.use_link("link", "device of bo", now=50.0)
    assert refused.value.code == "store_clash"
    assert store.use_link("link", "second device", now=50.0) == ada


def test_nobody_gets_no_link(store: Store) -> None:
    with pytest.raises(Refusal) as refused:
        store.add_link("nobody", "link", expires_at=100.0)
    assert refused.value.code == "store_clash"


# What is known about somebody

ADA = ("Ada the Unforgettable", "identity of ada", "link of ada", "token of ada", "ada was here", "ada-phrase")
KEPT_WITH_HER = ("passkey of ada", "challenge of ada", "friendship of ada", "report by ada", "about ada")
"""What only she is told, or nobody."""


def a_life(store: Store) -> tuple[Player, Player, str, str, str]:
    """Ada has played a game to its end, plays another and waits for a third; Bo was always there."""
    name, identity, link, token, said, phrase = ADA
    ada, bo = store.new_player(name, "en", identity, now=1.0), person(store, "Bo")
    store.add_link(ada.id, link, expires_at=100.0)
    ended, running, waiting = (open_table(store, host) for host in (ada, bo, ada))
    for table in (ended, running, waiting):
        assert store.take_seat(table, 0, SeatedPerson(ada.id, name, token))
        assert sit(store, table, 1, bo)
        store.add_talk(table, ChatMessage(ada.id, 0, name, 30.0, text=said))
        store.add_talk(table, ChatMessage(bo.id, 1, "Bo", 31.0, text="hello"))
    store.add_talk(ended, ChatMessage(ada.id, None, name, 32.0, phrase=phrase))
    for table in (ended, running):
        assert store.start_table(table, ["aa", "bb"], setup(table))
        store.append_turn(turn(table, 1, seat=0))
        store.append_turn(turn(table, 2, seat=1))
        store.save_snapshot(table, 2, b"a state that might name " + name.encode())
    store.add_passkey(PasskeyRow("passkey of ada", ada.id, "her phone", "localhost", "key", 0, 5.0), most=9)
    store.add_challenge("challenge of ada", ada.id, 100.0, 5.0)
    cy = person(store, "Cy")
    store.keep_friend_link(ada.id, "friendship of ada", 100.0)
    assert store.befriend(cy.id, "friendship of ada", 5.0, most=9) == Known(ada.id, name)
    assert store.block(ada.id, person(store, "Di").id, 5.0, most=9)
    store.invite(waiting, cy.id, ada.id, 5.0)
    store.set_public(ada.id, True)
    store.report(ReportRow("report by ada", ada.id, cy.id, ended, "other", "ada's words", 5.0))
    store.report(ReportRow("report about ada", cy.id, ada.id, ended, "other", "about ada", 5.0))
    asked_to_go = open_table(store, bo)
    assert sit(store, asked_to_go, 0, ada)
    assert store.remove_from_seat(asked_to_go, 0)
    results = (Result(0, f"player:{ada.id}", 10, 0, True), Result(1, f"player:{bo.id}", 5, 1, False))
    rated = [Rated(f"player:{one.id}", 25.0, 8.0, 1) for one in (ada, bo)]
    store.append_turn(turn(ended, 3), ending=Ending("ended", 40.0, results, lambda known: rated))
    return ada, bo, ended, running, waiting


def test_everything_about_a_person_is_told_and_nothing_about_others(store: Store) -> None:
    ada, bo, ended, running, waiting = a_life(store)
    told = store.everything_about(ada.id)
    assert told["player"] == {"id": ada.id, "name": ada.name, "lang": "en", "created_at": 1.0}
    assert {key: len(rows) for key, rows in told.items() if key != "player"} == {
        "identities": 1,
        "links": 1,
        "tables": 2,
        "seats": 3,
        "moves": 3,
        "removals": 1,
        "talk": 4,
        "results": 1,
        "ratings": 1,
        "rating_history": 1,
        "passkeys": 1,
        "challenges": 1,
        "profiles": 1,
        "friend_links": 1,
        "friends": 1,
        "blocks": 1,
        "invitations": 1,
        "reports": 1,
        "reports_about_me": 1,
        "channels": 0,  # test_notifications.py is about these three
        "notification_settings": 0,
        "deliveries": 0,
    }
    assert {row["table"] for row in told["seats"]} == {ended, running, waiting}
    assert {(row["table"], row["n"]) for row in told["moves"]} == {(ended, 1), (running, 1), (ended, 3)}
    assert told["moves"][0]["move"] == {"kind": "move"}
    written = msgspec.json.encode(told).decode()
    assert all(word in written for word in ADA)
    assert bo.id not in written
    assert "hello" not in written


def test_the_secret_of_a_table_and_what_a_turn_told_others_are_not_told(store: Store) -> None:
    ada = person(store)
    table = running_table(store, ada)
    store.append_turn(turn(table, 1, events=b'["what another seat drew"]'))
    written = msgspec.json.encode(store.everything_about(ada.id)).decode()
    assert a_table(ada).server_seed not in written
    assert "drew" not in written


def test_nothing_is_known_about_nobody(store: Store) -> None:
    assert store.everything_about("nobody") == {}


# Forgetting


def cells(store: Store) -> list[Any]:
    return [value for rows in everything(store).values() for row in rows for value in row.values()]


def test_of_a_forgotten_person_nothing_is_left_in_any_column(store: Store) -> None:
    ada, *_ = a_life(store)
    store.forget(ada.id, "somebody", now=50.0)
    written = "\n".join(str(cell) for cell in cells(store))
    assert [word for word in (*ADA, *KEPT_WITH_HER, ada.id) if word in written] == []
    assert store.everything_about(ada.id) == {}
    assert store.player_by_identity(ADA[1]) is None
    assert store.use_link(ADA[2], "new device", now=60.0) is None


def test_forgetting_leaves_the_games_of_others_whole(store: Store) -> None:
    ada, bo, ended, running, waiting = a_life(store)
    before, about_bo = everything(store), store.everything_about(bo.id)
    turns = {table: store.turns(table) for table in (ended, running, waiting)}
    assert sorted(store.forget(ada.id, "somebody", now=50.0)) == sorted([ended, running, waiting])
    after = everything(store)
    assert store.everything_about(bo.id) == about_bo
    assert {table: store.turns(table) for table in turns} == turns
    assert [row | {"host": None} for row in before["tables"]] == [row | {"host": None} for row in after["tables"]]
    assert [row["host"] for row in after["tables"]].count(bo.id) == 2
    assert [row.points for row in store.results(table=ended)] == [10, 5]
    assert [row.who for row in store.results(table=ended)] == [None, f"player:{bo.id}"]
    assert [row.text for row in store.talk(running)] == [None, "hello"]
    assert [row.number for row in store.talk(ended)] == [0, 1, 2]
    assert [one.who for one in store.leaderboard("blueprints")] == [f"player:{bo.id}"]


def test_where_a_forgotten_person_sat_a_placeholder_sits(store: Store) -> None:
    ada, _, ended, running, waiting = a_life(store)
    store.forget(ada.id, "somebody", now=50.0)
    seat = store.seats(ended)[0]
    assert (seat.kind, seat.name, seat.player, seat.token_hash, seat.stand_in) == (
        "person", "somebody", None, None, False,
    )  # fmt: skip
    seat = store.seats(running)[0]
    assert (seat.kind, seat.name, seat.token_hash, seat.stand_in) == ("person", "somebody", None, True)
    assert [(note.n, note.kind, note.seat, note.at) for note in store.notes(running)] == [(3, "stand_in", 0, 50.0)]
    seat = store.seats(waiting)[0]
    assert (seat.kind, seat.name) == ("open", "")
    assert sit(store, waiting, 0, person(store, "Cy"))


def test_who_is_forgotten_during_a_game_is_not_remembered_at_its_end(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = running_table(store, ada, bo)
    whos = [f"player:{one.id}" for one in (ada, bo)]
    store.forget(ada.id, "somebody", now=50.0)
    results = tuple(Result(seat, who, 1, 0, True) for seat, who in enumerate(whos))
    ending = Ending("ended", 60.0, results, lambda known: [Rated(who, 25.0, 8.0, 1) for who in whos])
    store.append_turn(turn(table, 1), ending=ending)
    assert [one.who for one in store.results(table=table)] == [None, whos[1]]
    assert set(store.ratings("blueprints", whos)) == {whos[1]}


def test_to_forget_nobody_changes_nothing(store: Store) -> None:
    a_life(store)
    before = everything(store)
    assert store.forget("nobody", "somebody", now=50.0) == []
    assert everything(store) == before


def test_not_even_the_file_remembers(tmp_path: Path) -> None:
    """SQLite marks deleted text as free space and keeps old pages in its journal, unless it is told otherwise."""
    store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    ada, *_ = a_life(store)
    on_disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert all(word.encode() in on_disk for word in ADA)
    store.forget(ada.id, "somebody", now=50.0)
    on_disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert [word for word in (*ADA, ada.id) if word.encode() in on_disk] == []
    store.close()
