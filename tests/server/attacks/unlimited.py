"""A server as it was before there were limits, as far as they can be switched off: what attacks are compared with."""

from __future__ import annotations

import math
import socket
from collections import Counter
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chantier import cli
from chantier.games.men_at_work.acting import hand
from chantier.server.fair_pool import FairPool
from chantier.server.http import listener, protocols, sockets
from chantier.server.http.addresses import Proxies
from chantier.server.http.connection import Connection
from chantier.server.limits import Limits, Ticket
from chantier.server.tables import join_codes
from chantier.server.tables.table_state import TableState

OLD_PATH_MOST_S = 120.0


def lift_all() -> None:
    """One queue for everybody, no budget, no ceiling, no time limit; every forwarded header is believed."""
    run, unveil = FairPool.run, Proxies.unveil

    async def first_come(self: FairPool, account: Any, call: Any) -> Any:
        self._most_of_one = math.inf  # type: ignore[assignment]
        return await run(self, ("all",), call)

    def believe(self: Proxies, scope: Any) -> None:
        everybody = Proxies(["0.0.0.0/0", "::/0"])
        unveil(everybody, scope)

    def hold(self: Limits, thing: Any, **whose: Any) -> Ticket:
        return Ticket(Counter(), [])

    patches: list[tuple[Any, str, Any]] = [
        (FairPool, "run", first_come),
        (Proxies, "unveil", believe),
        (Limits, "spend", lambda self, purpose, cost=1.0, **whose: None),
        (Limits, "hold", hold),
        (TableState, "is_attended", property(lambda self: True)),
        (Connection, "show_gesture", Connection.send),
        (join_codes, "drawn", lambda: [f"{word}-{number:02}" for word in join_codes.WORDS for number in (7, 47)][:20]),
        (hand, "PATH_MOST_S", OLD_PATH_MOST_S),
        (listener.Listener, "accept", socket.socket.accept),
        (protocols, "_keep_little_unsent", lambda transport: None),
        (protocols, "BODY_S", 1e9),
        (protocols, "MESSAGE_S", 1e9),
        (sockets, "FIRST_FRAME_S", 1e9),
        (protocols, "HEADER_S", 1e9),
        (protocols.GuardedWebSocket, "handle_ping", WebSocketsSansIOProtocol.handle_ping),
    ]
    for owner, name, value in patches:
        setattr(owner, name, value)


if __name__ == "__main__":
    lift_all()
    cli.main()
