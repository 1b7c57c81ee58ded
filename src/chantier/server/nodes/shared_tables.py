"""Tables shared out among nodes: taken by others, orphaned, or to be handed over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Coroutine, Sequence

from chantier.core.rows import NodeLoad, NodeRow
from chantier.server.metrics import Measures
from chantier.server.nodes.membership import Membership
from chantier.server.nodes.peers import Peers
from chantier.server.nodes.signatures import NodeSignatures
from chantier.server.tables.loaded_tables import LoadedTables
from chantier.server.tables.table_state import Services

HANDED_OVER_AT_ONCE, HANDED_OVER_EVERY_S = 10, 0.1
"""So many tables at a time go to other nodes, when this one closes."""


def share_out(tables: LoadedTables, membership: Membership, house_key: bytes, services: Services) -> SharedTables:
    peers = Peers(NodeSignatures(house_key, services.now))
    return SharedTables(membership, peers, tables, services.measures)


class SharedTables:
    def __init__(self, membership: Membership, peers: Peers, tables: LoadedTables, measures: Measures) -> None:
        self.membership, self.peers = membership, peers
        self._tables, self._measures = tables, measures
        self._begun: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.membership.open(self._load, self._lose, self._look_after)

    async def close(self) -> None:
        await self.membership.close()
        await self.peers.close()

    @property
    def people_elsewhere(self) -> int:
        return sum(one.people for one in self.membership.others)

    def _load(self) -> NodeLoad:
        return NodeLoad(len(self._tables.awake), self._tables.people, self._measures.cores_busy())

    def _lose(self, names: Collection[str]) -> None:
        self._begin(self._tables.lose(names))

    def _look_after(self, names: Collection[str]) -> None:
        for name in names:
            if name not in self._tables.awake:
                self._tables.expect(name)

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)

    async def drain(self) -> None:
        """Nothing new is begun here, and everything goes to other nodes, if there are any: not all at once, so that
        they are not overrun by those who come back."""
        self.membership.draining = True
        while names := self._tables.mine[:HANDED_OVER_AT_ONCE]:
            began = time.monotonic()
            await asyncio.gather(*(self._tables.hand_over(name) for name in names))
            await asyncio.sleep(max(0.0, began + HANDED_OVER_EVERY_S - time.monotonic()))

    async def tell_owners(self, names: Sequence[str]) -> list[str]:
        """Other nodes look again who sits at those of these tables that they have. Which of them nobody else has."""
        theirs: dict[NodeRow, list[str]] = {}
        for name in names:
            owner = await self.membership.owner(name)
            if owner is not None and owner.id != self.membership.id:
                theirs.setdefault(owner, []).append(name)
        for node, told in theirs.items():
            await self.peers.refresh(node, told)
        elsewhere = {name for told in theirs.values() for name in told}
        return [name for name in names if name not in elsewhere]
