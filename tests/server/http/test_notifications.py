"""What people choose to be told by: asked for over HTTP, confirmed by a link, ended by another, gone with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.notifying import House
from tests.server.support.client import Client
from tests.server.support.processes import ServerProcess
from tests.server.support.receivers import Browser, HttpReceiver, MailReceiver, link_in, until

HERE = "/api/me/notifications"


@pytest.fixture(scope="module")
def mail() -> Iterator[MailReceiver]:
    with MailReceiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail: MailReceiver) -> Iterator[ServerProcess]:
    """With e-mail, and with webhooks on this machine."""
    house = House(tmp_path_factory.mktemp("notified"), HttpReceiver(), mail)
    with house.server as running:
        yield running
        assert "Traceback" not in running.log()


def with_ada(server: ServerProcess, scene: Callable[[Client], Awaitable[None]], lang: str = "en") -> None:
    async def opened() -> None:
        async with Client(server.address, "Ada", lang) as ada:
            await scene(ada)

    asyncio.run(opened())


async def refused(client: Client, method: str, path: str, **body: object) -> tuple[int, str, str]:
    answer = await client.http.request(method, path, json=body)
    return answer.status_code, answer.json()["code"], answer.json()["text"]


def test_nobody_is_told_by_anything_at_first(server: ServerProcess) -> None:
    async def scene(ada: Client) -> None:
        info = await ada.ask("GET", HERE)
        assert (info["channels"], info["quiet"], info["muted"], info["email"]) == ([], None, [], True)
        assert len(info["push_key"]) == 87

    with_ada(server, scene)


def test_quiet_hours_and_muted_games_are_kept(server: ServerProcess) -> None:
    async def scene(ada: Client) -> None:
        quiet = {"begins": 1320, "ends": 450, "time_zone": "Europe/Paris"}
        info = await ada.ask("PUT", HERE, quiet=quiet, muted=["blueprints", "blueprints"])
        assert (info["quiet"], info["muted"]) == (quiet, ["blueprints"])
        assert await ada.ask("GET", HERE) == info
        wrong = {**quiet, "time_zone": "Europe/Atlantis"}
        assert (await refused(ada, "PUT", HERE, quiet=wrong))[:2] == (400, "time_zone_unknown")
        assert (await refused(ada, "PUT", HERE, quiet={**quiet, "begins": 1440}))[0] == 400
        assert (await ada.ask("PUT", HERE))["quiet"] is None

    with_ada(server, scene)


def test_an_address_is_asked_first_and_told_nothing_before(server: ServerProcess, mail: MailReceiver) -> None:
    async def scene(ada: Client) -> None:
        added = await ada.ask("POST", f"{HERE}/email", address="ada1@example.org")
        assert added["confirmed"] is False
        assert (await refused(ada, "POST", f"{HERE}/{added['id']}/test"))[:2] == (409, "email_not_confirmed")
        await until(lambda: bool(mail.to("ada1@example.org")))
        [asked] = mail.to("ada1@example.org")
        assert asked["List-Unsubscribe"] is None
        assert "Est-ce bien votre adresse" in asked["Subject"]
        token = link_in(asked, "/confirm")
        async with httpx.AsyncClient(base_url=server.address) as stranger:  # on another device, without a cookie
            wrong = await stranger.post("/api/notifications/confirm", json={"token": token[:-3] + "AAA"})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "notify_link_unknown")
            for _ in range(2):
                assert (await stranger.post("/api/notifications/confirm", json={"token": token})).status_code == 204
        assert (await ada.ask("GET", HERE))["channels"][0]["confirmed"] is True
        await ada.ask("POST", f"{HERE}/{added['id']}/test")
        await until(lambda: len(mail.to("ada1@example.org")) == 2)
        letter = mail.to("ada1@example.org")[1]
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        one_click = str(letter["List-Unsubscribe"]).strip("<>")
        assert one_click.startswith(server.address)
        async with httpx.AsyncClient() as program:  # as RFC 8058 has it
            answer = await program.post(one_click, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            assert (await program.post(one_click)).status_code == 200, "again is fine"
        assert (await ada.ask("GET", HERE))["channels"] == []

    with_ada(server, scene, "fr")


@pytest.mark.parametrize(
    "address",
    ["ada", "ada@", "@example.org", "ada@example", "a b@example.org", "ada@example.org\r\nBcc: x@y.org", "é@x.org"],
)
def test_what_is_no_address_is_refused(server: ServerProcess, address: str) -> None:
    async def scene(ada: Client) -> None:
        status, code, text = await refused(ada, "POST", f"{HERE}/email", address=address)
        assert (status, code) == (400, "email_malformed")
        assert "ada@example.org" in text

    with_ada(server, scene)


def test_a_webhook_shows_its_secret_once_and_can_be_tried(server: ServerProcess) -> None:
    async def scene(ada: Client) -> None:
        async with HttpReceiver() as there:
            made = await ada.ask("POST", f"{HERE}/webhook", url=f"{there.url}/hook", form="json")
            assert made["secret"].startswith("whsec_")
            assert "secret" not in (await ada.ask("GET", HERE))["channels"][0]
            await ada.ask("POST", f"{HERE}/{made['channel']['id']}/test")
            [request] = there.at("/hook")
            assert json.loads(request.body)["type"] == "chantier.test"
            there.answer = lambda _: b"HTTP/1.1 500 Broken\r\ncontent-length: 0\r\n\r\n"
            status, code, text = await refused(ada, "POST", f"{HERE}/{made['channel']['id']}/test")
            assert (status, code) == (502, "webhook_answered")
            assert "500" in text
        assert (await refused(ada, "POST", f"{HERE}/webhook", url=f"{there.url}/x", form="telegram"))[0] == 400

    with_ada(server, scene)


def test_a_browser_subscribes_and_is_another_persons_afterwards(server: ServerProcess) -> None:
    async def scene(ada: Client) -> None:
        async with HttpReceiver() as there, Client(server.address, "Bo") as bo:
            browser = Browser()
            wanted = {"endpoint": f"{there.url}/push/x", **browser.keys}
            added = await ada.ask("POST", f"{HERE}/push", **wanted)
            await ada.http.patch(f"{HERE}/{added['id']}", json={"live": True})
            assert (await ada.ask("GET", HERE))["channels"][0]["live"] is True
            await ada.ask("POST", f"{HERE}/{added['id']}/test")
            assert browser.told(there.at("/push/x")[0])["kind"] == "test"
            await bo.ask("POST", f"{HERE}/push", **wanted)
            assert (await ada.ask("GET", HERE))["channels"] == []
            wrong = {**wanted, "p256dh": "AAAA"}
            assert (await refused(ada, "POST", f"{HERE}/push", **wrong))[1] == "push_keys_wrong"

    with_ada(server, scene)


def test_nobody_touches_anothers_ways(server: ServerProcess) -> None:
    async def scene(ada: Client) -> None:
        async with Client(server.address, "Eve") as eve:
            made = await ada.ask("POST", f"{HERE}/webhook", url="http://127.0.0.1:1/")
            path = f"{HERE}/{made['channel']['id']}"
            assert (await eve.http.delete(path)).status_code == 404
            assert (await refused(eve, "POST", f"{path}/test"))[:2] == (404, "channel_unknown")
            assert (await refused(eve, "PATCH", path, live=True))[:2] == (404, "channel_unknown")
            assert (await ada.http.delete(path)).status_code == 204
            foreign = {"origin": "https://evil.example"}
            answer = await ada.http.post(f"{HERE}/email", json={"address": "eve@example.org"}, headers=foreign)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")

    with_ada(server, scene)


def test_everything_is_told_and_goes_with_the_person(server: ServerProcess) -> None:
    async def scene(ada: Client) -> None:
        made = await ada.ask("POST", f"{HERE}/webhook", url="http://127.0.0.1:1/mine")
        told = await ada.ask("GET", "/api/me/everything")
        assert [one["address"] for one in told["channels"]] == ["http://127.0.0.1:1/mine"]
        await ada.ask("DELETE", "/api/me")
        assert (await refused(ada, "POST", f"{HERE}/{made['channel']['id']}/test"))[0] == 401

    with_ada(server, scene)


def test_a_server_without_mail_says_so_and_sends_nothing_inside(tmp_path: Path) -> None:
    async def scene(ada: Client) -> None:
        assert (await ada.ask("GET", HERE))["email"] is False
        assert (await refused(ada, "POST", f"{HERE}/email", address="a@example.org"))[:2] == (404, "no_email_here")
        for url, code in {
            "http://example.org/": "webhook_not_encrypted",
            "https://127.0.0.1/": "webhook_inside",
            "https://localhost:8443/": "webhook_inside",
            "https://0x7f.1/": "webhook_malformed",
        }.items():
            assert (await refused(ada, "POST", f"{HERE}/webhook", url=url))[:2] == (400, code)
            keys = Browser().keys
            assert (await refused(ada, "POST", f"{HERE}/push", endpoint=url, **keys))[:2] == (400, code)

    with ServerProcess(f"sqlite:///{tmp_path / 'chantier.db'}", tmp_path / "log.txt") as server:
        with_ada(server, scene)
