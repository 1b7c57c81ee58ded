"""An honest player under attack: how soon is a ping answered, how soon does a bot move?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from tests.server.support.client import Client, Frame, Seat

PING_EVERY_S = 0.02


def percentile(samples: Sequence[float], share: float) -> float:
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def ping_ms(seat: Seat, seconds: float) -> list[float]:
    """Round trips of an entered socket."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        await seat.ask("ping")
        found.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(PING_EVERY_S)  # how often it is asked
    return found


async def seated(client: Client, **wanted: Any) -> tuple[Seat, Frame]:
    """At a game with bots, which has begun, and what this seat sees when it is its turn."""
    seat = await client.play_now(**wanted)
    sight = seat.heard[-1]
    return seat, sight if is_my_turn(sight) else await seat.hear_until(is_my_turn)


async def bot_ms(seat: Seat, sight: Frame, moves: int, move: Any = None) -> list[float]:
    """From a move (the first that is legal, unless told) to being asked for the next one: all bots have moved in
    between."""
    found: list[float] = []
    while len(found) < moves and sight["sight"]["legal"]:
        began = time.perf_counter()
        await seat.send("play", n=sight["n"], move=move or sight["sight"]["legal"][0])
        sight = await seat.hear_until(is_my_turn)
        found.append(1000 * (time.perf_counter() - began))
    return found


def is_my_turn(frame: Frame) -> bool:
    return frame["kind"] == "sight" and bool(frame["sight"]["legal"])
