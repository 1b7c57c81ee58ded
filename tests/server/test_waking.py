"""Tables sleep and wake: whoever asks for a table finds the same one as everybody else who is there."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path

from chantier.house import WINGS
from chantier.online import voice
from chantier.server.hall import Hall, SeatWanted, TableWanted
from chantier.server.measures import Measures
from chantier.server.offers import House, Offer
from chantier.server.people import People
from chantier.store import Store


def hall(store: Store) -> Hall:
    wing = WINGS["blueprints"]
    offers = {"blueprints": Offer(wing.game, wing.recorder, wing.bots, wing.usual)}
    return Hall(House(offers, store, voice("en"), "test"), time.time, Measures())


def test_a_table_that_fell_asleep_while_somebody_came_in_is_not_there_twice(tmp_path: Path) -> None:
    """They would see two different games."""
    store = Store.open(f"sqlite:///{tmp_path / 'store.db'}")

    async def come_in() -> None:
        mine = hall(store)
        host = People(store, time.time).greet("Ada", "en").person
        name = (await mine.create(host, TableWanted("blueprints", (SeatWanted(),) * 2))).row.id
        on_the_way = await mine.table(name)
        mine._let_sleep()
        assert await mine.table(name) is on_the_way
        assert name in mine._awake
        mine._let_sleep()
        del on_the_way
        await asyncio.sleep(0)  # the loop itself lets go of what it has just handed over
        gc.collect()
        assert not mine._met, "a table nobody is at needs no memory"
        assert (await mine.table(name)).row.id == name
        await mine.close()

    asyncio.run(come_in())
    store.close()
