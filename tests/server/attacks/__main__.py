"""Attacks a server of its own without limits and one as it comes, and prints what each attack does to both.

    python -m tests.server.attacks [NAME ...]

Everything stays on the loopback addresses of this machine and takes about three minutes. Honest players come from
127.0.0.1, the stranger from 127.0.0.2. The figures are those of this machine and this moment; what counts is the
distance between the two columns, and to the row `normal`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.attacks.floods import (
    STRANGER,
    again,
    bots_everywhere,
    gesture,
    junk,
    slow_headers,
    socket_at,
    try_codes,
)
from tests.server.attacks.honest import bot_ms, percentile, ping_ms, seated
from tests.server.attacks.people import ask_for_all
from tests.server.support.client import Client, Seat, begun
from tests.server.support.crowd import through_a_keyhole
from tests.server.support.measured import memory_mib
from tests.server.support.processes import PROGRAM, ServerProcess

UNLIMITED = ("tests.server.attacks.unlimited",)
MEASURED_S, MOVES, MASTER_MOVES = 4.0, 12, 4
ARCHITECTS = {"game": "blueprints", "seats": 3, "bot": "architect"}
SLOW, HEADERS_WAIT_S = 600, 12.0
PEOPLE_S, BURSTS_S = 25.0, 18.0
Figures = dict[str, str]
Attack = Callable[[ServerProcess, Client], Awaitable[Figures]]


@asynccontextmanager
async def going_on(*attacks: Coroutine[Any, Any, Any], warm_up_s: float = 2.0) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(one) for one in attacks]
    await asyncio.sleep(warm_up_s)  # the attack is to be in full swing
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _played(ada: Client) -> Figures:
    seat, sight = await seated(ada, **ARCHITECTS)
    took = await asyncio.wait_for(bot_ms(seat, sight, MOVES), 120)
    return {"two architects move, median": f"{percentile(took, 0.5):.0f} ms", "worst": f"{max(took):.0f} ms"}


async def _pinged(ada: Client) -> Figures:
    seat = ada.seat(await ada.make_table())
    await seat.enter()
    took = await ping_ms(seat, MEASURED_S)
    return {"ping, median": f"{percentile(took, 0.5):.1f} ms", "p99": f"{percentile(took, 0.99):.1f} ms"}


async def normal(server: ServerProcess, ada: Client) -> Figures:
    """Nobody attacks."""
    return {**await _pinged(ada), **await _played(ada)}


async def bots(server: ServerProcess, ada: Client) -> Figures:
    """7: 200 tables full of architects."""
    async with going_on(bots_everywhere(server.address, "blueprints", "architect"), warm_up_s=8.0):
        return await _played(ada)


async def masters(server: ServerProcess, ada: Client) -> Figures:
    """7: 200 tables of five masters at Men at Work; Ada plays there with one."""
    async with going_on(bots_everywhere(server.address, "men-at-work", "master", bots=5), warm_up_s=8.0):
        return await _built(ada)


async def no_masters(server: ServerProcess, ada: Client) -> Figures:
    """Nobody attacks, and Ada plays Men at Work with a master."""
    return await _built(ada)


async def _built(ada: Client) -> Figures:
    """Ada gives every card up, so that only the master's moves take time."""
    options = {"give_up": True, "certificates": 5}
    seat, sight = await seated(ada, game="men-at-work", seats=2, bot="master", options=options)
    took = await asyncio.wait_for(bot_ms(seat, sight, MASTER_MOVES, {"kind": "GiveUp"}), 140)
    return {"a master moves, median": f"{percentile(took, 0.5):.0f} ms", "worst": f"{max(took):.0f} ms"}


async def junk_on_a_socket(server: ServerProcess, ada: Client) -> Figures:
    """8: two megabytes a second."""
    async with going_on(junk(server.address)):
        return await _pinged(ada)


async def headers(server: ServerProcess, ada: Client) -> Figures:
    """8: connections that never say what they want."""
    writers = await slow_headers(server.address, SLOW)
    await asyncio.sleep(HEADERS_WAIT_S)  # longer than anybody may take
    assert server.process is not None
    held = sum(1 for _ in Path(f"/proc/{server.process.pid}/fd").iterdir())
    for writer in writers:
        writer.transport.abort()
    return {f"descriptors in use after {SLOW} half headers": f"{held}"}


async def pings(server: ServerProcess, ada: Client) -> Figures:
    """8: pings whose answers nobody reads."""
    assert server.process is not None
    before = memory_mib(server.process.pid)
    async with socket_at(server.address, "/api/lobby") as door:
        await door.recv()
        await _ping_unread(door)
        grown = memory_mib(server.process.pid) - before
        door.transport.abort()
    return {"memory grown by 400,000 pings": f"{grown:.0f} MiB"}


async def _ping_unread(door: ClientConnection) -> None:
    flood = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
    door.transport.pause_reading()
    for _ in range(400):
        door.transport.write(flood)
        await asyncio.sleep(0.005)  # the rate of the attack
        if door.transport.is_closing():
            return


async def gestures(server: ServerProcess, ada: Client) -> Figures:
    """9: somebody's gestures, and another who reads slowly."""
    async with Client(server.address, "Bo") as bo:
        mover, other, _ = await begun(ada, bo)
        await other.leave()
        other.socket = await through_a_keyhole(
            server.address.replace("http", "ws", 1) + f"/api/tables/{other.table}/socket"
        )
        await other.ask("enter", token=other.token)
        assert mover.socket is not None
        sent = await _sent(mover.socket, 4000)
        await _is_answered(mover)  # or cut off: all gestures that count have been told by now
        thrown_out = 0 if await _is_answered(other) else 1
        return {"slow readers thrown out": f"{thrown_out} of 1", "gestures sent before the line was cut": f"{sent}"}


async def _is_answered(seat: Seat) -> bool:
    try:
        return str((await seat.ask("ping"))["kind"]) == "done"
    except ConnectionClosed:
        return False


async def _sent(door: ClientConnection, number: int) -> int:
    for done in range(number):
        try:
            await door.send(gesture())
        except ConnectionClosed:
            return done
        if done % 50 == 0:
            await asyncio.sleep(0.01)  # the rate of the attack
    return number


async def paths(server: ServerProcess, ada: Client) -> Figures:
    """10: one path of two minutes."""
    answer, seconds = await _long_path(ada)
    return {"a path of 120 s": f"{answer.get('code', answer['kind'])} after {seconds:.2f} s"}


async def _long_path(ada: Client) -> tuple[dict[str, Any], float]:
    seat, sight = await seated(ada, game="men-at-work", seats=2, bot="uniform")
    legal = sight["sight"]["legal"]
    high = [[0.0, 0.0, 200.0], [1.0, 0.0, 0.0, 0.0]]
    move = {"kind": "Place", "piece": legal["candidates"][0], "start": high}
    move["path"] = {"targets": [[0.05 * n, [n % 5, 0.0, 200.0], high[1]] for n in range(1200)], "release_s": 120.0}
    began = time.perf_counter()
    answer = await seat.ask("play", n=sight["n"], move=move)
    return answer, time.perf_counter() - began


async def codes(server: ServerProcess, ada: Client) -> Figures:
    """11: codes, with a claimed address for each."""
    return {"codes looked up in 5 s": f"{await try_codes(server.address, 5.0)}"}


async def people(server: ServerProcess, ada: Client) -> Figures:
    """12: profiles, friends, passkeys, ways to be told, QR codes, previews and pictures, by four people at once."""
    person, table = (await ada.ask("GET", "/api/me"))["id"], await ada.make_table(public=True)
    flood = asyncio.create_task(ask_for_all(server.address, person, table, PEOPLE_S))
    await asyncio.sleep(BURSTS_S)  # the attack is to be in full swing, and what is allowed at once to be used up
    noticed = await _pinged(ada)
    worked_out = await flood
    most = ", ".join(f"{name} {number}" for name, number in sorted(worked_out.items()))
    return {**noticed, f"worked out in {PEOPLE_S:.0f} s": f"{worked_out.total()} ({most})"}


async def _pings_unread(address: str) -> None:
    async with socket_at(address, "/api/lobby") as door:
        await door.recv()
        await _ping_unread(door)
        door.transport.abort()


async def _gestures(address: str) -> None:
    async with Client(address, "Eve", came_from=STRANGER) as eve, Client(address, "Eva", came_from=STRANGER) as eva:
        mover, _, _ = await begun(eve, eva)
        assert mover.socket is not None
        await _sent(mover.socket, 4000)


async def _paths(address: str) -> None:
    async with Client(address, "Eva", came_from=STRANGER) as eva:
        await _long_path(eva)


async def everything(server: ServerProcess, ada: Client) -> Figures:
    """7 to 11 at once."""
    address = server.address
    writers = await slow_headers(address, SLOW)
    try:
        async with going_on(
            bots_everywhere(address, "blueprints", "architect"),
            junk(address),
            try_codes(address, 60.0),
            again(_pings_unread, address),
            again(_gestures, address),
            again(_paths, address),
            warm_up_s=8.0,
        ):
            return {**await _pinged(ada), **await _played(ada)}
    finally:
        for writer in writers:
            writer.transport.abort()


ATTACKS: dict[str, Attack] = {
    "normal": normal,
    "bots": bots,
    "no-masters": no_masters,
    "masters": masters,
    "junk": junk_on_a_socket,
    "headers": headers,
    "pings": pings,
    "gestures": gestures,
    "paths": paths,
    "codes": codes,
    "people": people,
    "everything": everything,
}


async def attacked(attack: Attack, folder: Path, program: tuple[str, ...]) -> Figures:
    """Each on a server of its own, with limits as they come: the stranger's are to be met."""
    with ServerProcess(
        f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt", generosity="1", program=program
    ) as one:
        async with Client(one.address) as ada:
            try:
                return await asyncio.wait_for(attack(one, ada), 150)
            except (TimeoutError, OSError) as error:
                return {"an honest player": f"gave up: {type(error).__name__}"}
            finally:
                one.kill()  # what a stranger has begun is not waited for


def main(names: list[str]) -> None:
    assert STRANGER.startswith("127.")
    for name in names or list(ATTACKS):
        print(f"{name}: {(ATTACKS[name].__doc__ or '').strip()}", flush=True)
        for title, program in (("before", UNLIMITED), ("after", PROGRAM)):
            with tempfile.TemporaryDirectory() as folder:
                figures = asyncio.run(attacked(ATTACKS[name], Path(folder), program))
            print(f"  {title:7}" + "; ".join(f"{what} {value}" for what, value in figures.items()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
