"""What a coach found is kept with its table, once."""

from __future__ import annotations

import pytest

from chantier.core.errors import BadInput, Refusal
from chantier.store import Store
from tests.store.support.scenes import person, running_table


def test_an_analysis_is_kept_and_the_same_again_changes_nothing(store: Store) -> None:
    table = running_table(store, person(store), person(store, "Bo"))
    assert store.analysis(table) is None
    for _ in range(2):
        store.keep_analysis(table, b'{"seats": []}')
    assert store.analysis(table) == b'{"seats": []}'


def test_only_json_of_a_table_that_is_there_is_kept(store: Store) -> None:
    table = running_table(store, person(store), person(store, "Bo"))
    with pytest.raises(BadInput, match="json_not_storable"):
        store.keep_analysis(table, b"{")
    with pytest.raises(Refusal, match="store_clash"):
        store.keep_analysis("nowhere", b"{}")
    assert store.analysis(table) is None
