"""Friends, blocks, invitations, passkeys and profiles in the store."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from chantier.core.errors import Refusal
from chantier.core.people_rows import Known, Opponent, PasskeyRow
from chantier.core.rows import Ending, Player, Rated, Result, SeatedPerson
from chantier.store import Store
from tests.store.support.postgresql import Server
from tests.store.support.scenes import everything, open_table, person, running_table, sit, turn


def befriended(store: Store, one: Player, other: Player) -> Known | None:
    store.keep_friend_link(one.id, f"link of {one.id}", 100.0)
    return store.befriend(other.id, f"link of {one.id}", 50.0, most=3)


def names(store: Store, player: Player) -> list[str]:
    return [one.name for one in store.friends(player.id)]


def test_friends_are_friends_both_ways_and_part_both_ways(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    assert befriended(store, ada, bo) == Known(ada.id, "Ada")
    assert befriended(store, ada, bo) == Known(ada.id, "Ada")  # once more changes nothing
    assert (names(store, ada), names(store, bo)) == (["Bo"], ["Ada"])
    assert store.unfriend(bo.id, ada.id)
    assert names(store, ada) == names(store, bo) == []
    assert not store.unfriend(bo.id, ada.id)


def test_a_friends_link_is_replaced_grows_old_and_is_nobodys_own(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    store.keep_friend_link(ada.id, "first", 100.0)
    store.keep_friend_link(ada.id, "second", 100.0)
    assert store.friend_link("first", 50.0) is None
    assert store.befriend(bo.id, "first", 50.0, most=3) is None
    assert store.befriend(bo.id, "second", 100.0, most=3) is None
    assert store.befriend(ada.id, "second", 50.0, most=3) is None
    assert names(store, bo) == []


def test_nobody_has_more_friends_than_allowed(store: Store) -> None:
    ada = person(store)
    others = [person(store, f"Bo {number}") for number in range(4)]
    assert [befriended(store, ada, one) is not None for one in others] == [True, True, True, False]


def test_who_is_blocked_is_no_friend_and_gets_no_seat(store: Store) -> None:
    ada, bo, cy = person(store), person(store, "Bo"), person(store, "Cy")
    befriended(store, ada, bo)
    hosted, sat_at, other = open_table(store, ada), open_table(store, cy), open_table(store, cy)
    assert sit(store, sat_at, 0, ada)
    store.invite(hosted, bo.id, ada.id, 5.0)
    assert store.block(ada.id, bo.id, 60.0, most=3)
    assert store.invitations(bo.id, limit=9) == []
    assert names(store, bo) == []
    for table in (hosted, sat_at):
        before = everything(store)
        with pytest.raises(Refusal) as refused:
            sit(store, table, 1, bo)
        assert refused.value.code == "not_welcome"
        assert everything(store) == before
    assert sit(store, other, 1, bo)
    assert befriended(store, ada, bo) is None
    assert befriended(store, bo, ada) is None
    assert [one.name for one in store.blocked(ada.id)] == ["Bo"]
    assert store.unblock(ada.id, bo.id)
    assert sit(store, hosted, 1, bo)


def test_a_block_holds_at_every_server_of_a_house(server: Server) -> None:
    """Ada blocks Bo at one server; the next moment he tries at the other one, where the table is."""
    address = server.new_database()
    stores = [Store.open_to_serve(address, f"http://127.0.0.1:{port}", "1") for port in (1, 2)]
    try:
        here, there = stores
        for one in stores:
            assert one.node is not None
            one.node.join()
        ada, bo = person(here), person(here, "Bo")
        table = open_table(there, ada)
        assert there.node is not None
        there.node.take(table)
        assert here.block(ada.id, bo.id, 60.0, most=3)
        with pytest.raises(Refusal) as refused:
            there.take_seat(table, 0, SeatedPerson(bo.id, "Bo", "token"))
        assert refused.value.code == "not_welcome"
        assert there.is_blocked_by(bo.id, [ada.id])
    finally:
        for one in stores:
            one.close()


def test_friends_see_who_is_here_and_where(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    befriended(store, ada, bo)
    store.see_people([bo.id, "nobody"], 70.0)
    assert [one.seen_at for one in store.friends(ada.id)] == [70.0]
    private, public = open_table(store, bo, public=False), open_table(store, bo)
    for table in (private, public):
        assert sit(store, table, 0, bo)
    [sitting] = store.where_they_sit([bo.id])
    assert (sitting.player, sitting.table, sitting.status, sitting.open) == (bo.id, public, "open", 1)


def test_an_invitation_is_there_until_it_is_of_no_use(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    table = open_table(store, ada)
    store.invite(table, bo.id, ada.id, 5.0)
    assert [(one.table, one.by) for one in store.invitations(bo.id, limit=9)] == [(table, "Ada")]
    assert sit(store, table, 0, bo)
    assert store.invitations(bo.id, limit=9) == []


def test_of_two_who_sign_in_with_the_same_count_one_gets_in(store: Store) -> None:
    ada = person(store)
    assert store.add_passkey(PasskeyRow("key", ada.id, "", "localhost", "", 0, 1.0), most=1)
    assert not store.add_passkey(PasskeyRow("another", ada.id, "", "localhost", "", 0, 1.0), most=1)
    with ThreadPoolExecutor(4) as pool:
        got_in = list(pool.map(lambda number: store.sign_in("key", 1, f"device {number}", 2.0), range(4)))
    assert [one for one in got_in if one is not None] == [ada]
    assert store.sign_in("key", 0, "device", 2.0) is None
    assert store.sign_in("nothing", 5, "device", 2.0) is None


def test_a_challenge_is_used_once_by_whom_it_was_made_for(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    store.add_challenge("hers", ada.id, 100.0, 1.0)
    assert not store.use_challenge("hers", bo.id, 50.0)
    assert not store.use_challenge("hers", None, 50.0)
    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(lambda _: store.use_challenge("hers", ada.id, 50.0), range(4))) == [False] * 3 + [True]
    store.add_challenge("old", None, 100.0, 1.0)
    assert not store.use_challenge("old", None, 100.0)
    store.add_challenge("new", None, 200.0, 150.0)
    assert [row["hash"] for row in everything(store)["challenges"]] == ["new"]


def ended(store: Store, at: float, *places: tuple[str, int]) -> str:
    table = running_table(store)
    results = tuple(Result(seat, who, 9 - place, place, place == 0) for seat, (who, place) in enumerate(places))
    rated = [Rated(who, 25.0 + at, 8.0, 1) for who, _ in places]
    store.append_turn(turn(table, 1), ending=Ending("ended", at, results, lambda known: rated))
    return table


def test_ratings_have_a_history_and_opponents_a_count(store: Store) -> None:
    ada, bo = person(store), person(store, "Bo")
    me, him, bot = f"player:{ada.id}", f"player:{bo.id}", "bot:blueprints/greedy"
    first = ended(store, 40.0, (me, 0), (him, 1))
    second = ended(store, 41.0, (bot, 0), (me, 1))
    ended(store, 42.0, (me, 0), (him, 0))
    points = store.rating_history(me, limit=9)
    assert [(one.at, one.mu) for one in points] == [(40.0, 65.0), (41.0, 66.0), (42.0, 67.0)]
    assert [one.table for one in points][:2] == [first, second]
    assert [one.at for one in store.rating_history(me, limit=1)] == [42.0]
    assert store.rating_history(bot, limit=9) == []
    assert store.ratings_of(me)["blueprints"].mu == 67.0
    assert store.opponents(me, limit=9) == [
        Opponent("blueprints", him, "Bo", 1, 1, 0),
        Opponent("blueprints", bot, None, 0, 0, 1),
    ]


def test_statistics_are_kept_and_profiles_are_private_at_first(store: Store) -> None:
    ada = person(store)
    assert not store.is_public(ada.id)
    store.see_people([ada.id], 5.0)
    assert not store.is_public(ada.id)
    store.set_public(ada.id, True)
    store.see_people([ada.id], 6.0)
    assert store.is_public(ada.id)
    table, hidden = open_table(store), open_table(store, public=False)
    store.keep_statistics(table, b'{"glass": [1, 2]}')
    assert store.statistics([table, hidden]) == {table: b'{"glass": [1, 2]}'}
    assert store.public_among([table, hidden]) == {table}
