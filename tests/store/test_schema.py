"""What a column can hold: both databases take the same and give the same back, and refuse the same."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chantier.core.errors import BadInput
from chantier.core.rows import (
    ChatMessage,
    NodeRow,
    Note,
    Played,
    Player,
    Rated,
    SeatRow,
    Snapshot,
    StoredTurn,
    TableRow,
    TalkRow,
)
from chantier.store import Store, schema
from chantier.store.schema import LARGEST, metadata
from tests.store.support.scenes import everything, fresh, open_table, person, running_table, sit, turn

NAMES = [
    "Robert'); DROP TABLE players;--",
    '" OR 1=1 --',
    "%s %(name)s :name ? $1 {0} \\",
    "NULL",
    "",
    "Zoë 𝄞 👩‍🚀 שלום",
    "\u202e\u0007\r\n\t\x7f\ufffe",
    "x" * 100_000,
]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_a_name_is_only_ever_a_name(store: Store, name: str) -> None:
    ada = store.new_player(name, name, name, now=1.0)
    assert store.player_by_identity(name) == ada == Player(ada.id, name, name, 1.0)
    table = open_table(store, ada, id=fresh(name))
    assert sit(store, table, 0, ada)
    assert store.seats(table)[0].name == name
    assert store.add_talk(table, ChatMessage(ada.id, 0, name, 1.0, text=name)) == store.talk(table)[0]
    assert store.everything_about(ada.id)["player"]["name"] == name
    store.forget(ada.id, name, now=2.0)
    assert everything(store)["players"] == []


Call = Callable[[Store, str], object]


def refused(store: Store, call: Call) -> str:
    """The code of a refusal; nothing may have changed."""
    table = running_table(store, person(store))
    before = everything(store)
    with pytest.raises(BadInput) as refusal:
        call(store, table)
    assert everything(store) == before
    return refusal.value.code


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800", "\udfff tail"])
@pytest.mark.parametrize(
    "call",
    [
        lambda store, table, text: store.new_player(text, "en", "hash", 1.0),
        lambda store, table, text: store.player_by_identity(text),
        lambda store, table, text: store.use_link(text, "hash", 1.0),
        lambda store, table, text: store.rotate_token(table, 0, "nobody", text),
        lambda store, table, text: store.add_talk(table, ChatMessage(None, None, "name", 1.0, text=text)),
        lambda store, table, text: store.append_turn(turn(table, 1, request=text)),
        lambda store, table, text: store.table(text),
        lambda store, table, text: store.forget(text, "somebody", 1.0),
    ],
)
def test_text_that_one_of_them_could_not_keep_is_refused_by_both(
    store: Store, call: Callable[[Store, str, str], object], text: str
) -> None:
    assert refused(store, lambda store, table: call(store, table, text)) == "text_not_storable"


@pytest.mark.parametrize(
    "call",
    [
        lambda store, table: store.append_turn(turn(table, LARGEST + 1)),
        lambda store, table: store.append_turn(turn(table, -(10**400))),
        lambda store, table: store.append_turn(turn(table, 1, seat=10**30)),
        lambda store, table: store.append_turn(turn(table, 1, at=float("nan"))),
        lambda store, table: store.append_turn(turn(table, 1, at=float("inf"))),
        lambda store, table: store.append_turn(turn(table, 1), [Note(2**64, "returned", 0, 1.0)]),
        lambda store, table: store.turns(table, since=2**63),
        lambda store, table: store.talk(table, since=2**63),
        lambda store, table: store.save_snapshot(table, 2**63, b""),
        lambda store, table: store.new_player("Ada", "en", "hash", float("-inf")),
    ],
)
def test_numbers_that_do_not_fit_are_refused(store: Store, call: Call) -> None:
    assert refused(store, call) == "number_not_storable"


def test_the_largest_numbers_fit(store: Store) -> None:
    table = running_table(store)
    store.save_snapshot(table, LARGEST, b"")
    assert store.snapshot(table) == Snapshot(LARGEST, b"")
    assert store.turns(table, since=LARGEST) == []


@pytest.mark.parametrize("json", [b"", b"{", b'{"a":1}}', b"nan", b"'a'", b'"\xff"', b'"\0"', b"[" * 10_000])
def test_what_is_not_json_is_refused(store: Store, json: bytes) -> None:
    assert refused(store, lambda store, table: store.append_turn(turn(table, 1, events=json))) == "json_not_storable"
    assert refused(store, lambda store, table: store.append_turn(turn(table, 1, clocks=json))) == "json_not_storable"


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=40)
@given(events=values)
def test_all_that_msgspec_writes_is_stored_as_json_that_others_can_read(store: Store, events: object) -> None:
    table = running_table(store)
    written = msgspec.json.encode(events)
    store.append_turn(turn(table, 1, events=written))
    [_, stored] = store.turns(table)
    assert stored.events == written
    json.loads(stored.events)


@pytest.mark.parametrize(
    ("name", "kind", "kept_apart"),
    [
        ("players", Player, set()),
        ("tables", TableRow, {"owner", "epoch", "due_at"}),
        ("nodes", NodeRow, set()),
        ("seats", SeatRow, {"table"}),
        ("turns", StoredTurn, set()),
        ("notes", Note, {"table", "number"}),
        ("snapshots", Snapshot, {"table"}),
        ("talk", TalkRow, {"table"}),
        ("results", Played, set()),
        ("ratings", Rated, {"game"}),
    ],
)
def test_a_row_has_the_fields_its_table_has_columns(
    name: str, kind: type[msgspec.Struct], kept_apart: set[str]
) -> None:
    assert set(metadata.tables[name].columns.keys()) - kept_apart == set(kind.__struct_fields__)


def test_every_column_checks_what_it_is_given() -> None:
    """Booleans and blobs take everything they can be given."""
    own = (schema.Plain, schema.Json, schema.Strings, schema.Whole, schema.Real)
    unchecked = {
        str(column) for table in metadata.sorted_tables for column in table.columns if not isinstance(column.type, own)
    }
    assert unchecked == {
        "tables.public", "tables.talk", "tables.casual", "seats.stand_in", "seats.guest", "seats.in_words",
        "results.won", "snapshots.content", "nodes.draining", "profiles.public", "channels.live",
    }  # fmt: skip
