"""What was said at a table, in order."""

from __future__ import annotations

import pytest

from chantier.core.errors import Refusal
from chantier.core.rows import ChatMessage, TalkRow
from chantier.store import Store
from tests.store.support.scenes import open_table, person


def test_what_is_said_gets_the_next_number_of_its_table(store: Store) -> None:
    ada = person(store)
    table, other = open_table(store), open_table(store)
    first = store.add_talk(table, ChatMessage(ada.id, 0, "Ada", 30.0, phrase="well-played"))
    store.add_talk(other, ChatMessage(ada.id, 0, "Ada", 31.0, text="elsewhere"))
    second = store.add_talk(table, ChatMessage(None, None, "an onlooker", 32.0, text="<b>hm</b>"))
    assert first == TalkRow(0, ada.id, 0, "Ada", "well-played", None, 30.0)
    assert second == TalkRow(1, None, None, "an onlooker", None, "<b>hm</b>", 32.0)
    assert store.talk(table) == [first, second]


def test_the_newest_are_told_from_a_number_on(store: Store) -> None:
    table = open_table(store)
    for number in range(5):
        message = ChatMessage(None, None, "an onlooker", 30.0 + number, text=str(number))
        assert store.add_talk(table, message).number == number
    assert [row.text for row in store.talk(table, since=3)] == ["3", "4"]
    assert [row.text for row in store.talk(table, limit=2)] == ["3", "4"]
    assert store.talk(table, since=5) == store.talk("nowhere") == []


def test_nothing_is_said_nowhere(store: Store) -> None:
    with pytest.raises(Refusal) as refused:
        store.add_talk("nowhere", ChatMessage(None, None, "an onlooker", 1.0, text="hello"))
    assert refused.value.code == "no_such_table"
