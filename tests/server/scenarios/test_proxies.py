"""A server below a path, behind real nginx and real HAProxy: addresses, cookies, sockets, HTTPS, limits."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from chantier import __version__
from tests.server.support.processes import ServerProcess
from tests.server.support.proxies import SECURE, haproxy, haproxy_passing_bytes, nginx

BASE = "/games/chantier/"
MEETS = 3
"""So many names an address may ask for."""
ARGUMENTS = ("--trusted-proxy", "127.0.0.1", "--limit", f"identity.address={MEETS}/0.0001")
TABLE = {"game": "blueprints", "seats": [{}, {}], "public": True}
WAYS = ("nginx leaves", "nginx strips", "haproxy strips")


def started(folder: Path, *arguments: str) -> ServerProcess:
    return ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt", arguments=(*ARGUMENTS, *arguments))


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, int]]:
    """One server below a path behind three proxies, and one behind two that pass bytes on."""
    folder = tmp_path_factory.mktemp("proxies")
    (folder / "other").mkdir()
    with ExitStack() as stack:
        here = stack.enter_context(started(folder, "--base-path", BASE)).address.removeprefix("http://")
        told = stack.enter_context(started(folder / "other", "--proxy-protocol")).address.removeprefix("http://")
        yield {
            "direct": int(here.rpartition(":")[2]),
            "nginx leaves": stack.enter_context(nginx(folder, here, BASE)),
            "nginx strips": stack.enter_context(nginx(folder, here, BASE, strips=True)),
            "haproxy strips": stack.enter_context(haproxy(folder, here, BASE)),
            "announced": int(told.rpartition(":")[2]),
            "send-proxy": stack.enter_context(haproxy_passing_bytes(folder, told, "send-proxy")),
            "send-proxy-v2-ssl": stack.enter_context(haproxy_passing_bytes(folder, told, "send-proxy-v2-ssl")),
        }
        assert "Traceback" not in (folder / "log.txt").read_text() + (folder / "other" / "log.txt").read_text()


def somebody(origin: str, base: str, came_from: str, **headers: str) -> httpx.Client:
    """A browser at another loopback address than the proxy."""
    line = httpx.HTTPTransport(local_address=came_from, verify=False)
    return httpx.Client(base_url=f"{origin}{base}", headers={"origin": origin, **headers}, transport=line, timeout=30)


async def hears_the_lobby(address: str, came_from: str) -> bool:
    origin = re.match(r"wss?://[^/]+", address)
    assert origin is not None
    trust = ssl._create_unverified_context() if address.startswith("wss") else None
    page = Origin(origin[0].replace("ws", "http", 1))
    async with connect(address, origin=page, ssl=trust, proxy=None, local_addr=(came_from, 0)) as socket:
        return bool(json.loads(await socket.recv())["kind"])


@pytest.mark.parametrize("scheme", ["http", "https"])
@pytest.mark.parametrize("way", WAYS)
def test_everything_works_below_the_path(ports: dict[str, int], way: str, scheme: str) -> None:
    address = f"127.0.1.{10 + 2 * WAYS.index(way) + (scheme == 'https')}"
    port = ports[way] if scheme == "http" else SECURE[ports[way]]
    origin = f"{scheme}://127.0.0.1:{port}"
    with somebody(origin, BASE, address) as browser:
        page = browser.get("t/no-such-table")
        assert f'data-base="{BASE}"' in page.text
        files = re.findall(r' (?:src|href)="([^"]+)"', page.text)
        assert len(files) > 5
        assert all(one.startswith(BASE) for one in files)
        assert all(browser.get(f"{origin}{one}").status_code == 200 for one in files[:5])
        manifest = browser.get("manifest.webmanifest").json()
        assert (manifest["start_url"], manifest["scope"], manifest["icons"][0]["src"]) == ("./", "./", "icon.svg")
        met = browser.post("api/me", json={"name": "Ada"})
        assert met.status_code == 200, met.text
        cookies = met.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert all(f"path={BASE}".lower() in one.lower() for one in cookies)
        assert all(("secure" in one.lower()) is (scheme == "https") for one in cookies)
        told = met.headers.get("strict-transport-security")
        assert told == ("max-age=15552000" if scheme == "https" else None)
        table = browser.post("api/tables", json=TABLE).json()["id"]
        preview = browser.get(f"t/{table}").text
        assert f'property="og:url" content="{origin}{BASE}t/{table}"' in preview
        picture = re.search(r'property="og:image" content="([^"]+)"', preview)
        assert picture is not None
        assert picture[1].startswith(f"{origin}{BASE}api/tables/{table}/picture?")
    socket = f"{'wss' if scheme == 'https' else 'ws'}://127.0.0.1:{port}{BASE}api/lobby"
    assert asyncio.run(hears_the_lobby(socket, address))


def met(browser: httpx.Client, times: int) -> list[int]:
    return [browser.post("api/me", json={"name": "Ada"}).status_code for _ in range(times)]


@pytest.mark.parametrize("way", [*WAYS, "send-proxy", "send-proxy-v2-ssl"])
def test_limits_count_each_client_and_no_header_of_theirs_is_believed(ports: dict[str, int], way: str) -> None:
    number, base = list(ports).index(way), BASE if way in WAYS else "/"
    origin = f"http://127.0.0.1:{ports[way]}"
    with somebody(origin, base, f"127.0.2.{number}") as one, somebody(origin, base, f"127.0.3.{number}") as other:
        assert met(one, MEETS + 1) == [200] * MEETS + [429]
        one.headers["x-forwarded-for"] = "203.0.113.7"
        assert met(one, 1) == [429]
        assert met(other, 1) == [200]


def test_the_proxy_protocol_tells_of_tls(ports: dict[str, int]) -> None:
    way = ports["send-proxy-v2-ssl"]
    for scheme, port in (("http", way), ("https", SECURE[way])):
        with somebody(f"{scheme}://127.0.0.1:{port}", "/", "127.0.4.1") as browser:
            browser.headers["x-forwarded-proto"] = "https"  # a stranger's word
            answer = browser.post("api/me", json={"name": "Ada"})
            assert ("strict-transport-security" in answer.headers) is (scheme == "https")
            assert all(
                ("secure" in one.lower()) is (scheme == "https") for one in answer.headers.get_list("set-cookie")
            )
    assert asyncio.run(hears_the_lobby(f"wss://127.0.0.1:{SECURE[way]}/api/lobby", "127.0.4.1"))


def test_a_trusted_proxy_that_announces_nobody_is_cut_off_and_a_stranger_cannot_announce(ports: dict[str, int]) -> None:
    port = ports["announced"]
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"http://127.0.0.1:{port}/healthz")
    with somebody(f"http://127.0.0.1:{port}", "/", "127.0.5.1") as stranger:
        assert stranger.get("healthz").text == "ok"

    async def announces() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.5.2", 0))
        writer.write(b"PROXY TCP4 203.0.113.7 127.0.0.1 1 2\r\nGET /healthz HTTP/1.1\r\nhost: a\r\n\r\n")
        answer = await reader.read(100)
        writer.close()
        return answer

    assert asyncio.run(announces()).startswith(b"HTTP/1.1 400 ")


def test_whoever_looks_after_it_may_ask_by_head_and_for_the_version(ports: dict[str, int]) -> None:
    for path in ("/", BASE):
        with somebody(f"http://127.0.0.1:{ports['direct']}", path, "127.0.6.1") as asking:
            assert (asking.head("healthz").status_code, asking.head("healthz").content) == (200, b"")
            assert asking.head("readyz").status_code == 200
            assert asking.get("api/version").json() == {"version": __version__}


def test_a_host_without_its_port_is_a_wrong_origin_that_says_what_to_set(tmp_path: Path) -> None:
    with started(tmp_path) as server, nginx(tmp_path, server.address.removeprefix("http://"), host="$host") as port:
        with somebody(f"http://127.0.0.1:{port}", "/", "127.0.7.1") as browser:
            answer = browser.post("api/me", json={"name": "Ada"})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        text = answer.json()["text"]
        assert all(one in text for one in (f"http://127.0.0.1:{port}", "https://127.0.0.1,", "public_url", "Host"))
        server.stop()
        arguments = (*ARGUMENTS, "--public-url", f"http://127.0.0.1:{port}")
        address = server.address.rpartition(":")[2]
        again = ServerProcess(server.database, tmp_path / "log.txt", int(address), arguments=arguments)
        with again, somebody(f"http://127.0.0.1:{port}", "/", "127.0.7.1") as browser:
            assert met(browser, 1) == [200]
            assert somebody_elses_page(browser) == "wrong_origin"


def somebody_elses_page(browser: httpx.Client) -> str:
    answer = browser.post("api/me", json={"name": "Ada"}, headers={"origin": "https://evil.example"})
    return str(answer.json()["code"])
