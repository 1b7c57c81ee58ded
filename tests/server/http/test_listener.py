"""Opening and closing: a port, a sentence, and an end without a trace."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import httpx
import pytest

from chantier.core.errors import BadInput
from chantier.server.http.listener import address_of, bound
from tests.server.support.processes import ServerProcess


def test_a_port_in_use_is_said_before_anything_is_begun() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadInput) as refused:
            bound("127.0.0.1", port)
    assert (refused.value.code, refused.value.facts["port"]) == ("cannot_listen", port)


@pytest.mark.parametrize("port", [-1, 65_536, 99_999])
def test_a_port_that_there_is_not_is_refused(port: int) -> None:
    with pytest.raises(BadInput) as refused:
        bound("127.0.0.1", port)
    assert refused.value.code == "no_such_port"


@pytest.mark.parametrize("host", ["nowhere.invalid", "ü" * 100])
def test_a_host_that_there_is_not_is_refused(host: str) -> None:
    with pytest.raises(BadInput) as refused:
        bound(host, 0)
    assert refused.value.code == "cannot_listen"


def test_port_0_takes_one_that_is_free_and_says_which() -> None:
    with bound("127.0.0.1", 0) as listener:
        assert address_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_closes_without_a_trace_and_opens_again_on_the_same_store(tmp_path: Path, how: signal.Signals) -> None:
    """Whoever is asked to end and does has not failed; what an interrupt means is for the shell to say."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'chantier.db'}", tmp_path / "log.txt")
    for _ in range(2):
        server.start()
        assert httpx.get(f"{server.address}/healthz").text == "ok"
        assert "chantier_connections 0.0" in httpx.get(f"{server.address}/metrics").text
        assert server.end(how) == 0 or how == signal.SIGINT
    assert server.log() == ""


def test_small_frames_are_not_held_back() -> None:
    """Otherwise a frame right after another waits until the first has been acknowledged: forty milliseconds."""

    async def scene() -> None:
        accepted: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
        listener = bound("127.0.0.1", 0)
        async with await asyncio.start_server(lambda _, writer: accepted.set_result(writer), sock=listener):
            _, knocking = await asyncio.open_connection(*listener.getsockname())
            inside = await accepted
            wire = inside.get_extra_info("socket")
            assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            knocking.close()
            inside.close()

    asyncio.run(scene())
