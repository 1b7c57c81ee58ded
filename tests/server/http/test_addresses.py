"""Who counts as one address, and who is believed about it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from chantier.core.errors import BadInput
from chantier.server.http.addresses import Proxies, counted_address
from tests.server.support.own_process import Here, served_here


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(host: str, counted: str) -> None:
    assert counted_address(host) == counted


def unveiled(trusted: tuple[str, ...], client: str, kind: str = "http", **headers: str) -> tuple[str, str]:
    """The address and the scheme after a proxy has been heard."""
    written = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": kind, "client": (client, 1234), "scheme": "http", "headers": written}
    Proxies(trusted).unveil(scope)
    return scope["client"][0], scope["scheme"]


@pytest.mark.parametrize(
    ("trusted", "client", "forwarded", "sender"),
    [
        ((), "127.0.0.1", "192.0.2.7", "127.0.0.1"),
        (("10.0.0.0/8",), "192.0.2.1", "192.0.2.7", "192.0.2.1"),
        (("10.0.0.0/8",), "10.0.0.1", "192.0.2.7", "192.0.2.7"),
        (("10.0.0.0/8",), "10.0.0.1", "1.1.1.1, 192.0.2.7", "192.0.2.7"),
        (("10.0.0.0/8",), "10.0.0.1", "1.1.1.1, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
        (("10.0.0.0/8",), "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        (("10.0.0.0/8",), "10.0.0.1", "192.0.2.7, junk", "10.0.0.1"),
        (("10.0.0.0/8",), "10.0.0.1", "", "10.0.0.1"),
        (("10.0.0.0/8",), "10.0.0.1", "192.0.2.7:5678", "192.0.2.7"),
        (("::1",), "::1", "[2001:db8::7]:5678", "2001:db8::7"),
        (("10.0.0.0/8",), "::ffff:10.0.0.1", "192.0.2.7", "192.0.2.7"),
    ],
)
def test_only_named_proxies_are_believed_and_read_from_the_right(
    trusted: tuple[str, ...], client: str, forwarded: str, sender: str
) -> None:
    assert unveiled(trusted, client, x_forwarded_for=forwarded)[0] == sender


def test_a_named_proxy_says_which_scheme_was_used() -> None:
    assert unveiled(("10.0.0.1",), "10.0.0.1", x_forwarded_proto="https")[1] == "https"
    assert unveiled(("10.0.0.1",), "10.0.0.1", "websocket", x_forwarded_proto="https")[1] == "wss"
    assert unveiled(("10.0.0.1",), "10.0.0.1", x_forwarded_proto="gopher")[1] == "http"
    assert unveiled((), "10.0.0.1", x_forwarded_proto="https")[1] == "http"


@pytest.mark.parametrize("named", ["nowhere", "10.0.0.0/33", "", "10.0.0.1:80"])
def test_what_is_no_proxy_is_refused(named: str) -> None:
    with pytest.raises(BadInput) as refused:
        Proxies([named])
    assert refused.value.code == "proxy_malformed"


async def is_secure(here: Here, **headers: str) -> bool:
    async with httpx.AsyncClient(base_url=here.address) as client:
        answer = await client.post("/api/me", json={"name": "Ada"}, headers=headers)
        [secure] = {"; secure" in one.lower() for one in answer.headers.get_list("set-cookie")}
        return secure


def test_a_cookie_is_for_encrypted_lines_only_where_a_named_proxy_says_that_it_is_one(tmp_path: Path) -> None:
    async def scene() -> None:
        said = {"x-forwarded-proto": "https"}
        async with served_here(f"sqlite:///{tmp_path / 'one.db'}") as here:
            assert not await is_secure(here, **said)
        async with served_here(f"sqlite:///{tmp_path / 'two.db'}", trusted=("127.0.0.0/8",)) as here:
            assert await is_secure(here, **said)
            assert not await is_secure(here)

    asyncio.run(scene())


@pytest.mark.parametrize("form", ["//{host}", "{host}", "ftp://{host}", "http://{host}/", "http://a@{host}", "null"])
def test_an_origin_of_another_form_is_not_ours(tmp_path: Path, form: str) -> None:
    async def scene() -> None:
        async with (
            served_here(f"sqlite:///{tmp_path / 'chantier.db'}") as here,
            httpx.AsyncClient(base_url=here.address) as client,
        ):
            for origin, code in ((form, "wrong_origin"), ("http://{host}", None), ("https://{host}", None)):
                written = {"origin": origin.format(host=here.address.removeprefix("http://"))}
                answer = await client.post("/api/me", json={"name": "Ada"}, headers=written)
                assert answer.json().get("code") == code, origin

    asyncio.run(scene())
