"""A node among others: what it is told when it says that it lives."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import cast

from chantier.core.errors import Refusal
from chantier.core.rows import NodeLoad, NodeRow
from chantier.server.nodes.membership import Membership
from chantier.server.store_protocol import NodeKept


class CutAfterRenewing:
    """Has lost a table, and loses its database before it can ask who else lives."""

    id = "here"

    def __init__(self) -> None:
        self._lost = frozenset({"table"})

    def renew(self, load: NodeLoad, draining: bool = False) -> frozenset[str]:
        lost, self._lost = self._lost, frozenset()
        return lost

    def living(self) -> list[NodeRow]:
        raise Refusal("store_unavailable")

    def leave(self) -> None:
        """Nobody minds."""


def test_whoever_is_at_a_lost_table_hears_of_it_although_the_database_goes_away() -> None:
    told: list[str] = []

    def lost(tables: Collection[str]) -> None:
        told.extend(tables)

    async def scene() -> None:
        membership = Membership(cast(NodeKept, CutAfterRenewing()))
        await membership.open(NodeLoad, lost, lambda _: None)
        await membership.close()

    asyncio.run(scene())
    assert told == ["table"]
