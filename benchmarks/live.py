"""Men at Work led live: how soon a hand is seen to move, how many sites the machine carries, what an onlooker is sent.

Latency is measured over loopback against a server in a process of its own: from a hand's target sent to the first frame
that says it was heard, on the simplest site, sixty targets a second. A target waits for the next tick, and a frame
comes every few ticks, so half a tick and half the time between two frames are in it by design.

Sites are carried by the server's own stage, two worker processes, without sockets: 92 pieces each, the fullest game
there is, with a hand above the tower (which sleeps) or one that presses on it (so that all of it is awake). The most
that kept up is the most whose frames were never more than a tenth of a second behind. What a second of one costs is
told in processor time, which depends less on who else uses the machine.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from functools import partial

from benchmarks.processes import cpu_seconds
from benchmarks.serving import Figure, server
from chantier.games.men_at_work.acting.hand import Path
from chantier.games.men_at_work.acting.live import SiteAct
from chantier.games.men_at_work.acting.live_messages import Aim
from chantier.games.men_at_work.acting.referee import Placing, Simulated
from chantier.games.men_at_work.engine.tuning import TICKS_PER_S
from chantier.games.men_at_work.geometry.poses import UNTURNED, Pose
from chantier.games.men_at_work.motion.motion_frames import TICKS_PER_FRAME
from chantier.games.men_at_work.moves import Place
from chantier.games.men_at_work.pieces import Piece
from chantier.server.live.worker_pool import Audience, Session, Stage
from tests.games.men_at_work.support.scenes import tower
from tests.server.support.live_tables import STRAIGHT, LiveSeat, LiveTable, live_table
from tests.server.support.motion import Motion, read_motion

CORES = 2
TARGETS_PER_S = 60
LED_S = 10.0
AT_REST_S = 3.0
WARM_UP_S, CARRIED_S = 1.0, 5.0
BEHIND_MOST_MS = 100
NUMBERS = (1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32)
HELD = Piece("beam-12")
WEBSOCKET_BYTES = 2
"""Before each frame of less than 126 bytes."""


# Over loopback


async def followed(table: LiveTable) -> tuple[list[float], int, float]:
    """Round trips in seconds; and the bytes an onlooker got, in how many seconds."""
    ada, onlooker = table.ada, table.onlooker
    live = (await ada.take())["live"]
    await ada.seen()  # a new worker process takes a moment
    sent: dict[int, float] = {}
    trips: list[float] = []
    watching = asyncio.create_task(count_bytes(onlooker, live))
    listening = asyncio.create_task(note_trips(ada, sent, trips))
    begun = time.perf_counter()
    for number in range(round(LED_S * TARGETS_PER_S)):
        angle = number / 30
        place = [20 * math.cos(angle), 20 * math.sin(angle), 180 + 10 * math.sin(3 * angle)]
        sent[await ada.lead(live, [place, STRAIGHT])] = time.perf_counter()
        await asyncio.sleep(max(0.0, begun + (number + 1) / TARGETS_PER_S - time.perf_counter()))
    took = time.perf_counter() - begun
    for task in (listening, watching):
        task.cancel()
    await asyncio.gather(listening, watching, return_exceptions=True)
    return sorted(trips), sum(WEBSOCKET_BYTES + len(raw) for raw in onlooker.raw[1:]), took


async def note_trips(ada: LiveSeat, sent: dict[int, float], trips: list[float]) -> None:
    while True:
        motion = await ada.seen()
        now = time.perf_counter()
        trips.extend(now - sent.pop(seq) for seq in [one for one in sent if one <= motion.heard])


async def count_bytes(onlooker: LiveSeat, live: int) -> None:
    await onlooker.told("live", live=live)
    onlooker.raw = onlooker.raw[-1:]
    while True:
        await onlooker.hear()


async def at_rest(onlooker: LiveSeat) -> int:
    """Bytes that come while something is held still."""
    while not await onlooker.silence(0.5):
        pass
    onlooker.raw = []
    await onlooker.silence(AT_REST_S)
    return sum(map(len, onlooker.raw))


async def over_loopback(address: str) -> list[Figure]:
    async with live_table(address) as table:
        trips, told, took = await followed(table)
        resting = await at_rest(table.onlooker)
    p50, p99 = (trips[int(len(trips) * share)] * 1000 for share in (0.5, 0.99))
    return [
        Figure("from a hand's target to the frame that reflects it, p50 and p99", f"{p50:.1f} ms and {p99:.1f} ms"),
        Figure("beside it: a tick, and the time between two frames", _ticks()),
        Figure("to one onlooker while one piece moves", f"{told / took:,.0f} bytes a second"),
        Figure("to one onlooker while nothing moves", f"{resting / AT_REST_S:,.0f} bytes a second"),
    ]


def _ticks() -> str:
    return f"{1000 / TICKS_PER_S:.1f} ms and {1000 * TICKS_PER_FRAME / TICKS_PER_S:.1f} ms"


# Carried


def above(number: int, seconds: float) -> Aim:
    angle = seconds * 2 + number
    return Aim((120 + 20 * math.cos(angle), 20 * math.sin(angle), 260.0), UNTURNED)


def pressing(number: int, seconds: float) -> Aim:
    """On a girder near the top, a little to and fro."""
    return Aim((45 + math.sin(seconds * 3 + number), 0.0, 169.5), UNTURNED)


Lead = Callable[[int, float], Aim]
STARTS: dict[Lead, Pose] = {above: Pose((120.0, 0.0, 260.0)), pressing: Pose((45.0, 0.0, 185.0))}


class Carried:
    """So many sites at once on a stage."""

    def __init__(self, stage: Stage, poses: dict[Piece, Pose], lead: Lead) -> None:
        self._stage, self._poses, self._lead = stage, poses, lead
        self._seen: dict[int, list[Motion]] = {}

    @property
    def behind_ms(self) -> int:
        """How far the slowest fell behind while it was measured."""
        return max(seen[-1].lag_ms - seen[0].lag_ms for seen in self._seen.values())

    @property
    def _simulated_s(self) -> float:
        return sum(seen[-1].tick - seen[0].tick for seen in self._seen.values()) / TICKS_PER_S

    def _moved(self, frame: bytes) -> None:
        motion = read_motion(frame)
        self._seen.setdefault(motion.live, []).append(motion)

    async def begin(self, number: int) -> Session:
        asked = Placing(self._poses, Place(HELD, STARTS[self._lead], Path((), 0.0)), None, None, True)
        make = partial(SiteAct, asked, (*self._poses, HELD))
        return await self._stage.begin(number, make, Audience(self._moved, lambda _: None))

    async def run(self, sites: int) -> float:
        """Processor seconds that a second of a site takes; the first moments do not count."""
        sessions = [await self.begin(0)]
        while len(self._stage.processes) < CORES:
            await asyncio.sleep(0.01)
        sessions += [await self.begin(number) for number in range(1, sites)]
        while len(self._seen) < sites:  # new worker processes take a moment
            await self._feed(sessions, 0.5)
        await self._feed(sessions, WARM_UP_S)
        self._seen, before = {}, self._processor_s()
        await self._feed(sessions, CARRIED_S)
        used = self._processor_s() - before
        for session in sessions:
            session.drop()
        return used / self._simulated_s

    async def _feed(self, sessions: Sequence[Session], seconds: float) -> None:
        begun = time.perf_counter()
        while (now := time.perf_counter() - begun) < seconds:
            for number, session in enumerate(sessions):
                session.feed(1, self._lead(number, now))
            await asyncio.sleep(1 / TARGETS_PER_S)

    def _processor_s(self) -> float:
        return sum(map(cpu_seconds, self._stage.processes))


async def carried(lead: Lead, poses: dict[Piece, Pose]) -> tuple[int, float]:
    """The most sites that keep up, and what a second of one costs."""
    most, costs = 0, math.inf
    for number in NUMBERS:
        stage = Stage(CORES)
        try:
            sites = Carried(stage, poses, lead)
            costs = min(costs, await sites.run(number))
        finally:
            await stage.close()
        if sites.behind_ms > BEHIND_MOST_MS:
            break
        most = number
    return most, costs


async def on_two_cores() -> list[Figure]:
    poses = Simulated().prepare({piece: pose for piece, pose in tower().items() if piece != HELD})
    figures = []
    for what, lead in (("a hand above it", above), ("a hand pressing on it, all awake", pressing)):
        most, cost = await carried(lead, poses)
        figures += [
            Figure(f"sites of {len(poses) + 1} pieces at real time on {CORES} cores, {what}", str(most)),
            Figure(
                "processor time of a second of one of them, and how many of that two cores have",
                f"{cost * 1000:.0f} ms and {CORES / cost:.0f}",
            ),
        ]
    return figures


def measure() -> list[Figure]:
    with server() as running:
        figures = asyncio.run(over_loopback(running.address))
    return figures + asyncio.run(on_two_cores())
