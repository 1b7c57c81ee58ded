"""A bad line between a page and the server: every byte comes late, by a time that varies, and now and then nothing
comes for a while. Order is kept, as TCP keeps it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

READ_AT_ONCE = 1 << 16
HOST = "127.0.0.1"


class Line(NamedTuple):
    """How bad it is: seconds each way, and which share of what is sent is held up for how long."""

    delay_s: float = 0.150
    jitter_s: float = 0.030
    stalls: float = 0.02
    stall_s: float = 0.300

    def late_s(self, random: Random) -> float:
        stalled = self.stall_s if random.random() < self.stalls else 0.0
        return self.delay_s + random.uniform(0.0, self.jitter_s) + stalled


GOOD = Line(0.0, 0.0, 0.0, 0.0)


class _Way:
    """One direction of one connection."""

    def __init__(self, proxy: SlowLine, random: Random) -> None:
        self._proxy, self._random = proxy, random
        self._last = 0.0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop, waiting = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]]()
        delivering = asyncio.create_task(self._deliver(waiting, writer))
        try:
            while content := await reader.read(READ_AT_ONCE):
                # What was held up holds up all that comes after it.
                self._last = max(self._last, loop.time() + self._proxy.line.late_s(self._random))
                waiting.put_nowait((self._last, content))
        except OSError:
            pass
        waiting.put_nowait((self._last, b""))
        await delivering

    async def _deliver(self, waiting: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                due, content = await waiting.get()
                await asyncio.sleep(due - loop.time())
                if not content:
                    break
                writer.write(content)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


class SlowLine:
    """Good at first, so that a page comes quickly; as bad as is wanted from then on."""

    def __init__(self, port: int, seed: int) -> None:
        self.address = ""
        self.line = GOOD
        self._port, self._random = port, Random(seed)
        self._ways: set[asyncio.Task[None]] = set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            to_reader, to_writer = await asyncio.open_connection(HOST, self._port)
        except OSError:
            writer.close()
            return
        for source, target in ((reader, to_writer), (to_reader, writer)):
            way = _Way(self, Random(self._random.random()))
            task = asyncio.create_task(way.carry(source, target))
            self._ways.add(task)
            task.add_done_callback(self._ways.discard)

    async def listen(self, listening: threading.Event, closed: asyncio.Event) -> None:
        server = await asyncio.start_server(self.connected, HOST, 0)
        self.address = f"http://{HOST}:{server.sockets[0].getsockname()[1]}"
        listening.set()
        await closed.wait()
        server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)


@contextmanager
def slow_line(address: str, seed: int = 15) -> Iterator[SlowLine]:
    """Another address of a server, at the other end of a line that may get bad. It has a thread of its own: Playwright
    has a loop in this one."""
    proxy = SlowLine(int(address.rpartition(":")[2]), seed)
    loop, listening, closed = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(proxy.listen(listening, closed),), daemon=True)
    thread.start()
    listening.wait()
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(closed.set)
        thread.join()
        loop.close()
