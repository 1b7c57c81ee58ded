"""Channels and the outbox: what is due follows from the log, one server at a time has it, nothing is due twice."""

from __future__ import annotations

import msgspec
import pytest

from chantier.core.errors import Refusal
from chantier.core.notification_rows import (
    CONFIRMATION,
    INVITED,
    STARTING,
    Channel,
    Delivery,
    NotificationSettings,
    QuietHours,
)
from chantier.core.rows import Player
from chantier.store import Store
from tests.store.support.scenes import everything, open_table, person, setup, sit, turn

NOW = 10**9 * 1.0
"""In the past of every database's clock, so that what is due here is due there."""
OVER_DAYS = b'{"kind":"days","days":2}'


def a_game(store: Store, *players: Player, clock: bytes = OVER_DAYS) -> str:
    """A game that has begun: it is the first player's turn."""
    table = open_table(store, players[0], seats=2, clock=clock)
    for seat, player in enumerate(players):
        assert sit(store, table, seat, player)
    assert store.start_table(table, ["aa", "bb"], msgspec.structs.replace(setup(table), to_move=0))
    return table


def channel(store: Store, whose: Player, name: str = "", **changes: object) -> Channel:
    usual = Channel(
        name or f"of {whose.id}", whose.id, "webhook", "https://x.example/", "json", "s", "", False, "en", "o", 1.0, 1.0
    )
    made = msgspec.structs.replace(usual, **changes)
    store.add_channel(made, 10)
    return made


def due(store: Store, *names: str) -> None:
    turns = {one.channel: one for one in store.turns_to_tell(100)}
    store.add_deliveries([Delivery(name, turns[name].table, turns[name].n, "due", NOW) for name in names])


def told(store: Store) -> list[tuple[str, int]]:
    return [(one.channel, one.n) for one in store.turns_to_tell(100)]


def test_a_turn_is_to_be_told_to_whoever_is_to_make_it_once(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a")
    channel(store, bo, "b")
    table = a_game(store, ada, bo)
    assert told(store) == [("a", 1)]
    due(store, "a")
    assert told(store) == []
    store.append_turn(turn(table, 1, to_move=1))
    assert told(store) == [("b", 2)]


def test_what_is_not_over_days_is_told_only_to_whoever_wants_that(store: Store) -> None:
    ada = person(store)
    channel(store, ada, "a")
    a_game(store, ada, clock=b'{"kind":"none"}')
    assert told(store) == []
    assert store.set_live(ada.id, "a", True)
    assert told(store) == [("a", 1)]


def test_nobody_is_told_before_the_address_is_confirmed_nor_where_a_bot_stands_in(store: Store) -> None:
    ada = person(store)
    channel(store, ada, "a", kind="email", address="ada@example.org", confirmed_at=None)
    a_game(store, ada)
    assert told(store) == []
    assert not store.confirm_channel("a", "eve@example.org", 2.0)
    assert store.confirm_channel("a", "ada@example.org", 2.0)
    assert told(store) == [("a", 1)]


def test_a_game_that_begins_is_told_to_those_it_waits_for(store: Store) -> None:
    ada = person(store)
    channel(store, ada, "a")
    table = open_table(store, ada, seats=1, clock=OVER_DAYS)
    assert sit(store, table, 0, ada)
    assert told(store) == []
    assert store.set_status(table, "open", "starting", 5.0)
    assert told(store) == [("a", STARTING + 2)]
    due(store, "a")
    [claimed] = store.claim_deliveries("me", NOW, 60.0, 10)
    assert claimed.delivery.n == STARTING + 2
    assert told(store) == []


def test_what_is_claimed_is_nobody_elses_until_its_time_is_over(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a")
    table = a_game(store, ada, bo)
    due(store, "a")
    [claimed] = store.claim_deliveries("one", NOW, 60.0, 10)
    assert (claimed.delivery.table, claimed.others, claimed.channel.id) == (table, ("Bo",), "a")
    assert store.claim_deliveries("two", NOW + 59, 60.0, 10) == []
    store.finish_delivery(claimed.delivery, "sent", 0.0, NOW)
    assert store.claim_deliveries("two", NOW + 10**6, 60.0, 10) == []


def test_what_was_claimed_by_somebody_who_died_is_sent_by_another(store: Store) -> None:
    ada = person(store)
    channel(store, ada, "a")
    a_game(store, ada)
    due(store, "a")
    assert len(store.claim_deliveries("one", NOW, -1.0, 10)) == 1
    [again] = store.claim_deliveries("two", NOW, 60.0, 10)
    assert again.delivery.attempts == 1
    assert store.claim_deliveries("three", NOW, 60.0, 10) == []
    store.release_claims()
    assert len(store.claim_deliveries("three", NOW, 60.0, 10)) == 1


def test_nothing_is_given_out_once_the_move_is_made(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a")
    table = a_game(store, ada, bo)
    due(store, "a")
    store.append_turn(turn(table, 1, to_move=1))
    assert store.claim_deliveries("me", NOW, 60.0, 10) == []
    assert [row["state"] for row in everything(store)["deliveries"]] == ["outdated"]


def test_a_newer_turn_takes_the_place_of_an_older_one_and_never_the_other_way(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a")
    table = a_game(store, ada, bo)
    due(store, "a")
    store.add_deliveries([Delivery("a", table, 5, "due", NOW)])
    store.add_deliveries([Delivery("a", table, 3, "due", NOW)])
    store.add_deliveries([Delivery("a", table, 5, "seen", NOW)])
    assert [(row["n"], row["state"]) for row in everything(store)["deliveries"]] == [(5, "due")]


def test_a_device_is_one_persons_and_a_person_has_one_address(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a", kind="push", address="https://push.example/1")
    channel(store, bo, "b", kind="push", address="https://push.example/1")
    assert store.channels(ada.id) == []
    channel(store, bo, "c", kind="email", address="bo@example.org")
    channel(store, bo, "d", kind="email", address="bo2@example.org")
    assert [one.id for one in store.channels(bo.id)] == ["b", "d"]


def test_ways_are_bounded_and_an_address_is_not_asked_by_everybody(store: Store) -> None:
    ada = person(store)
    for number in range(10):
        channel(store, ada, f"{number}")
    with pytest.raises(Refusal, match="too_many_channels"):
        channel(store, ada, "eleventh")
    for number in range(3):
        channel(store, person(store, f"P{number}"), kind="email", address="eve@example.org", confirmed_at=None)
    with pytest.raises(Refusal, match="too_often"):
        channel(store, person(store, "P4"), kind="email", address="eve@example.org", confirmed_at=None)


def test_only_ones_own_ways_are_changed(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a")
    assert not store.set_live(bo.id, "a", True)
    assert not store.remove_channel("a", bo.id)
    assert store.remove_channel("a", ada.id)
    assert store.channel("a") is None


def test_everything_goes_with_the_person_and_is_told_to_them(store: Store) -> None:
    ada = person(store)
    channel(store, ada, "a")
    store.set_notification_settings(ada.id, NotificationSettings(QuietHours(1, 2, "UTC"), ("blueprints",)))
    assert store.notification_settings(ada.id).muted == ("blueprints",)
    a_game(store, ada)
    due(store, "a")
    told = store.everything_about(ada.id)
    assert [one["id"] for one in told["channels"]] == ["a"]
    assert told["notification_settings"][0]["content"]["quiet"]["time_zone"] == "UTC"
    assert [one["channel"] for one in told["deliveries"]] == ["a"]
    store.forget(ada.id, "-", 5.0)
    left = everything(store)
    assert (left["channels"], left["notification_settings"], left["deliveries"]) == ([], [], [])


def test_what_is_over_is_forgotten_and_a_confirmation_is_not(store: Store) -> None:
    ada = person(store)
    channel(store, ada, "a", confirmed_at=None)
    store.add_deliveries([Delivery("a", CONFIRMATION, 0, "due", NOW), Delivery("a", "gone", 4, "sent", NOW)])
    store.forget_deliveries()
    assert [row["table"] for row in everything(store)["deliveries"]] == [CONFIRMATION]
    [claimed] = store.claim_deliveries("me", NOW, 60.0, 10)
    assert claimed.channel.id == "a"


def test_a_stamp_differs_when_something_about_a_table_does(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = open_table(store, ada, seats=2)
    assert sit(store, table, 0, ada)
    before = store.stamps([ada.id])
    assert [one.table for one in before] == [table]
    assert store.stamps([bo.id]) == []
    assert sit(store, table, 1, bo)
    assert store.stamps([ada.id]) != before
    assert len(store.stamps([ada.id, bo.id])) == 2


def test_identities_are_known_as_long_as_they_are_somebodys(store: Store) -> None:
    ada = store.new_player("Ada", "en", "hash", 1.0)
    assert store.known_identities(["hash", "other"]) == {"hash": ada.id}


def test_a_look_at_the_latest_moves_finds_those_and_leaves_the_others_for_a_look_at_all(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a")
    channel(store, bo, "b")
    quiet, moved = a_game(store, ada, bo), a_game(store, ada, bo)
    store.append_turn(turn(moved, 1, at=1000.0, to_move=1))
    assert {(one.channel, one.table) for one in store.turns_to_tell(100)} == {("a", quiet), ("b", moved)}
    assert [(one.channel, one.table) for one in store.turns_to_tell(100, 1000.0)] == [("b", moved)]
    assert store.turns_to_tell(100, 1000.5) == []


def test_too_many_tables_to_be_named_are_looked_at_all_the_same(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chantier.store.deliveries.NAMED_MOST", 1)
    ada, bo = person(store), person(store, "Bo")
    channel(store, ada, "a")
    games = {a_game(store, ada, bo) for _ in range(3)}
    assert {one.table for one in store.turns_to_tell(100, 1.0)} == games


def invited(store: Store, whose: Player, table: str, by: Player) -> None:
    store.invite(table, whose.id, by.id, 5.0)
    store.add_deliveries([Delivery(f"of {whose.id}", table, INVITED, "due", NOW)])


def claimed(store: Store) -> list[tuple[str, str, str]]:
    found = store.claim_deliveries("me", NOW + 1, 90.0, 10)
    for one in found:
        store.finish_delivery(one.delivery, "sent", 0.0, NOW + 1)
    return [(one.channel.id, one.game, one.invited_by) for one in found]


def test_an_invitation_is_told_once_for_a_table(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, bo)
    table = open_table(store, ada)
    invited(store, bo, table, ada)
    assert claimed(store) == [(f"of {bo.id}", "blueprints", "Ada")]
    invited(store, bo, table, ada)
    assert claimed(store) == []
    invited(store, bo, open_table(store, ada), ada)
    assert claimed(store) == [(f"of {bo.id}", "blueprints", "Ada")]


def test_an_invitation_that_was_declined_or_followed_is_not_told(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, bo)
    declined, followed = open_table(store, ada), open_table(store, ada)
    for table in (declined, followed):
        invited(store, bo, table, ada)
    store.decline(declined, bo.id)
    assert sit(store, followed, 0, bo)
    assert claimed(store) == []


def test_an_invitation_does_not_hide_that_the_game_begins(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    channel(store, bo)
    table = a_game(store, bo, ada)
    store.add_deliveries([Delivery(f"of {bo.id}", table, INVITED, "due", NOW)])
    assert told(store) == [(f"of {bo.id}", 1)]


def test_whoever_is_invited_sees_it_among_what_changes(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    assert store.stamps([bo.id]) == []
    table = open_table(store, ada)
    store.invite(table, bo.id, ada.id, 5.0)
    assert [(one.player, one.table, one.status) for one in store.stamps([ada.id, bo.id])] == [(bo.id, table, "invited")]
    assert [(one.by, one.person) for one in store.invitations(bo.id, 10)] == [("Ada", ada.id)]
    store.decline(table, bo.id)
    assert store.stamps([bo.id]) == []
