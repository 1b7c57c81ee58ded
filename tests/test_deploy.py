"""What is in deploy/ is what its programs accept: systemd, Caddy, and whoever reads compose files and images."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import yaml

from tests.server.support.client import Client, begin
from tests.server.support.processes import ServerProcess, free_port
from tests.test_maintenance import some_moves

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "chantier.service"
MOST_EXPOSED = 2.0
"""By systemd's own measure, from 0 (nothing) to 10 (everything); a service without a sandbox has 9.6."""
READY_WITHIN_S = 30


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Only the program itself is not where the unit says."""
    copy = tmp_path / UNIT.name
    copy.write_text(
        UNIT.read_text(encoding="utf-8").replace("/opt/chantier/bin/chantier", "/bin/true"), encoding="utf-8"
    )
    done = subprocess.run(
        [program("systemd-analyze"), "verify", str(copy)], capture_output=True, text=True, check=False
    )
    assert UNIT.name not in done.stderr, done.stderr


def test_the_unit_is_a_sandbox() -> None:
    command = [program("systemd-analyze"), "security", "--offline=true", "--no-pager", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert found is not None, done.stderr
    assert float(found[1]) <= MOST_EXPOSED, done.stdout


def test_the_compose_file_names_what_there_is() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert (DEPLOY / services["chantier"]["build"]["dockerfile"].removeprefix("deploy/")).is_file()
    for one in services.values():
        assert one["read_only"] is True
        assert one["security_opt"] == ["no-new-privileges:true"]
        assert set(one.get("secrets", ())) <= set(compose["secrets"])
        assert set(one["networks"]) <= set(compose["networks"])
        volumes = [volume.split(":")[0] for volume in one.get("volumes", ())]
        assert all(volume in compose["volumes"] or (DEPLOY / volume).exists() for volume in volumes)
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]


def test_the_image_runs_as_nobody_in_particular() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(at for at, line in enumerate(lines) if line.startswith("FROM ")) :]
    assert "USER 1000" in last
    assert any(line.startswith("HEALTHCHECK ") for line in last)
    assert "--require-hashes" in "\n".join(lines)


@contextmanager
def caddy(server: str, tmp_path: Path) -> Iterator[str]:
    """Without a domain it speaks plain HTTP, as a test needs it."""
    address = f"http://127.0.0.1:{free_port()}"
    names = {"CHANTIER_DOMAIN": address, "CHANTIER_SERVER": server.removeprefix("http://"), "HOME": str(tmp_path)}
    folders = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    settings = tmp_path / "Caddyfile"
    settings.write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(settings)]
    with (tmp_path / "caddy.txt").open("w") as log:
        process = subprocess.Popen(command, env={**os.environ, **names, **folders}, stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + READY_WITHIN_S
        while not answers(address):
            assert time.monotonic() < deadline, (tmp_path / "caddy.txt").read_text()
            time.sleep(0.05)  # not a condition: how often it is asked
        yield address
    finally:
        process.terminate()
        process.wait()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz", timeout=5).is_success
    except httpx.TransportError:
        return False


async def play(address: str) -> None:
    async with Client(address, "Ada") as ada, Client(address, "Bo") as bo:
        table = await ada.make_table()
        seats = [await ada.sit(table), await bo.sit(table)]
        await some_moves(seats, await begin(ada, seats))


def test_people_play_behind_caddy(tmp_path: Path) -> None:
    database, arguments = f"sqlite:///{tmp_path / 'chantier.db'}", ("--trusted-proxy", "127.0.0.1")
    with (
        ServerProcess(database, tmp_path / "log.txt", arguments=arguments) as server,
        caddy(server.address, tmp_path) as address,
    ):
        asyncio.run(play(address))
