"""The event log and everything else that is kept: SQLite in a file by default, PostgreSQL by address.

What a method has returned from is stored; what it refuses has changed nothing.
"""

from __future__ import annotations

from chantier.store.analyses import StoredAnalyses
from chantier.store.chat import Talk
from chantier.store.deliveries import Deliveries
from chantier.store.friends import Friends
from chantier.store.lists import Lists
from chantier.store.moderation import ModerationKept
from chantier.store.opening import opened, opened_to_serve
from chantier.store.passkeys import Passkeys
from chantier.store.players import Players
from chantier.store.profiles import Profiles
from chantier.store.server_keys import ServerKeys
from chantier.store.turns import StoredTurns

__all__ = ["Store"]


class Store(
    Players, Passkeys, Friends, Profiles, StoredTurns, Talk, Lists, StoredAnalyses, ServerKeys, Deliveries,
    ModerationKept,
):  # fmt: skip
    """Its methods wait for a disk or a network: they belong off the event loop, and may be called from any thread."""

    @classmethod
    def open(cls, address: str) -> Store:
        """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`; the tables are made or brought up to date."""
        return cls(opened(address))

    @classmethod
    def open_to_serve(cls, address: str, node_address: str = "", version: str = "") -> Store:
        """The same for a server: alone in a SQLite file, which is refused while another one holds it; in a PostgreSQL
        database as a node, whom the others reach at an address."""
        return cls(*opened_to_serve(address, node_address, version))
