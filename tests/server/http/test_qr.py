"""QR codes: the picture that is sent shows what the code's own squares are."""

from __future__ import annotations

import re

import httpx
import segno

from tests.server.support.processes import ServerProcess

LINK = "https://chantier.example/join#R3dGirder-7"


def squares(size: int, path: str) -> list[list[int]]:
    """The path, painted again; every piece of it is a strip one square high."""
    painted = [[0] * size for _ in range(size)]
    strips = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join(f"M{x} {y}h{wide}v1h-{back}z" for x, y, wide, back in strips) == path
    for x, y, wide, back in ([int(one) for one in strip] for strip in strips):
        assert wide == back
        painted[y][x : x + wide] = [1] * wide
    return painted


def test_a_text_is_drawn_square_by_square(server: ServerProcess) -> None:
    code = httpx.post(f"{server.address}/api/qr", json={"text": LINK}).json()
    assert squares(code["size"], code["path"]) == [list(row) for row in segno.make_qr(LINK, error="m").matrix]


def test_a_long_text_is_refused(server: ServerProcess) -> None:
    answer = httpx.post(f"{server.address}/api/qr", json={"text": "x" * 301})
    assert answer.status_code == 400
    assert answer.json()["text"]
