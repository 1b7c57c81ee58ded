"""Men at Work online: the engine and the thoughts about it in processes of their own."""

from __future__ import annotations

import asyncio

import httpx

from chantier.core.decoding import decode_json
from chantier.core.record import Record, check
from chantier.core.tracks import read as read_tracks
from chantier.games.men_at_work.motion.tracks import read_track
from chantier.registry import GAMES
from tests.server.support.client import Client, Frame
from tests.server.support.processes import ServerProcess

ACTS = 2


def test_bots_build_and_everybody_can_see_how(server: ServerProcess) -> None:
    """Somebody sits down against a bot and goes: two bots build on, and an onlooker watches."""
    table = asyncio.run(_watched(server.address))
    answer = httpx.get(f"{server.address}/api/tables/{table}/record")
    record: Record = decode_json(answer.content, Record)
    told = [note.kind for note in record.notes if note.kind != "observed"]  # why a bot's piece fell, should one fall
    assert told == ["stand_in"]
    registered = GAMES["men-at-work"]
    assert check(registered.game, registered.recorder, record, simulate=False).wrong is None
    tracks = list(read_tracks(httpx.get(f"{server.address}/api/tables/{table}/tracks").content))
    assert len(tracks) >= ACTS
    assert all(read_track(track).frames for _, _, track in tracks)


async def _watched(address: str) -> str:
    async with Client(address) as ada:
        seat = await ada.play_now(game="men-at-work", seats=2, bot="apprentice")
        await seat.leave()  # whoever does not read what moves is a long time closing
        table = seat.table
        onlooker = ada.seat(table)
        await onlooker.enter()
        await ada.ask("POST", f"/api/tables/{table}/leave")
        for _ in range(ACTS):
            await onlooker.hear_until(has_placed)
        return table


def has_placed(frame: Frame) -> bool:
    """Something was put somewhere; what is only taken away moves nothing."""
    return frame["kind"] == "sight" and any(event["kind"] == "placed" for event in frame["sight"]["events"])
