"""Nothing is sent inside: whatever a webhook is called, wherever its name leads, whatever it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from chantier.core.errors import Refusal
from chantier.server.notifications import guarded_client
from chantier.server.notifications.forbidden_addresses import is_forbidden, read_target
from chantier.server.notifications.guarded_client import READ_MOST_BYTES, Answer, GuardedClient
from tests.server.support.receivers import Received, receiver

PLAIN = [
    # loopback and unspecified
    "https://127.0.0.1/", "https://127.1.2.3/hook", "https://localhost/", "https://localhost./", "https://[::1]/",
    "https://0.0.0.0/", "https://[::]/", "https://0.1.2.3/",
    # decimal, octal, hexadecimal, with parts left out
    "https://2130706433/", "https://0177.0.0.1/", "https://0x7f.0.0.1/", "https://0x7f000001/", "https://127.1/",
    "https://127.0.1/", "https://017700000001/", "https://3232235777/", "https://0xA9FEA9FE/",
    # private
    "https://10.0.0.1/", "https://10.255.255.255/", "https://172.16.0.1/", "https://172.31.255.254/",
    "https://192.168.0.1/", "https://192.168.1.1:8443/",
    # link-local and clouds' own
    "https://169.254.169.254/latest/meta-data/", "https://[fe80::1]/", "https://[fe80::1%25eth0]/",
    "https://[fd00:ec2::254]/",
    # shared, reserved, for documents, for measuring, multicast, broadcast
    "https://100.64.0.1/", "https://100.127.255.254/", "https://192.0.2.1/", "https://198.51.100.7/",
    "https://203.0.113.9/", "https://198.18.0.1/", "https://192.0.0.8/", "https://224.0.0.1/", "https://239.1.1.1/",
    "https://240.0.0.1/", "https://255.255.255.255/", "https://192.88.99.1/",
    # IPv6
    "https://[fc00::1]/", "https://[fdff::1]/", "https://[ff02::1]/", "https://[2001:db8::1]/", "https://[fec0::1]/",
    "https://[100::1]/", "https://[3fff::1]/",
    # IPv4 inside IPv6
    "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/", "https://[::ffff:10.0.0.1]/", "https://[::127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/", "https://[64:ff9b:1::a00:1]/", "https://[2002:7f00:1::]/",
    "https://[2002:c0a8:101::1]/", "https://[2001:0:7f00:1::]/", "https://[::ffff:0:127.0.0.1]/",
    # not encrypted, other schemes, other ports, other tricks
    "http://example.org/", "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/", "//example.org/",
    "https://example.org:22/", "https://example.org:25/", "https://example.org:0/", "https://example.org:99999/",
    "https://ada@example.org/", "https://example.org@127.0.0.1/", "https://example.org\\@127.0.0.1/",
    "https://exa mple.org/", "https://example.org/\r\nHost: inside", "https://ｅxample.org/", "https://", "https:///x",
    "https://[::1/", "", "https://-example.org/", f"https://example.org/{'x' * 1000}",
]  # fmt: skip
"""Addresses that are refused as they are written, or by where they lead."""


def refused(client: GuardedClient, url: str) -> str:
    async def scene() -> str:
        with pytest.raises(Refusal) as caught:
            await client.check(url)
        with pytest.raises(Refusal) as again:
            await client.send("POST", url, {}, b"")
        assert again.value.code == caught.value.code
        await client.close()
        return caught.value.code

    return asyncio.run(scene())


@pytest.mark.parametrize("url", PLAIN)
def test_a_forbidden_target_is_refused(url: str) -> None:
    assert refused(GuardedClient(), url) in {
        "webhook_malformed",
        "webhook_not_encrypted",
        "webhook_port",
        "webhook_inside",
    }


def names(*answers: Sequence[str]) -> guarded_client.Resolve:
    """A name server that answers differently each time, and at last always the same."""
    left = list(answers)

    async def resolve(host: str, port: int) -> list[str]:
        return list(left.pop(0) if len(left) > 1 else left[0])

    return resolve


@pytest.mark.parametrize(
    "inside", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1", "fe80::1%eth0", "100.64.1.1"]
)
def test_a_name_that_leads_inside_is_refused(inside: str) -> None:
    assert refused(GuardedClient(resolve=names([inside])), "https://hook.example/") == "webhook_inside"


def test_a_name_that_leads_inside_among_others_is_refused() -> None:
    assert (
        refused(GuardedClient(resolve=names(["93.184.216.34", "10.0.0.1"])), "https://x.example/") == "webhook_inside"
    )


def test_a_name_that_changes_its_answer_after_the_check_reaches_nothing() -> None:
    """DNS rebinding: what is connected to is what was checked."""

    async def scene() -> None:
        async with receiver() as inside:
            port = inside.url.rpartition(":")[2]
            client = GuardedClient(resolve=names(["93.184.216.34"], ["127.0.0.1"]))
            url = f"https://rebinding.example:{port}/"
            await client.check(url)
            with pytest.raises(Refusal, match="webhook_inside"):
                await client.send("POST", url, {}, b"secret")
            await client.close()
            assert inside.requests == []

    asyncio.run(scene())


def test_the_address_that_was_checked_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is asked for once: a second answer could be another one."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async def scene() -> None:
        async with receiver() as there:
            client = GuardedClient(allow_private=True, resolve=resolve)
            port = there.url.rpartition(":")[2]
            answer = await client.send("POST", f"http://no.such.name.example:{port}/hook", {}, b"{}")
            assert answer.status == 201
            [request] = there.requests
            assert (request.path, request.headers["host"]) == ("/hook", f"no.such.name.example:{port}")
            await client.close()

    asyncio.run(scene())
    assert asked == ["no.such.name.example"]


def sent_to(answers: bytes) -> tuple[Answer, list[Received]]:
    async def scene() -> tuple[Answer, list[Received]]:
        async with receiver() as there:
            there.answer = lambda _: answers
            client = GuardedClient(allow_private=True)
            answer = await client.send("POST", f"{there.url}/hook", {"x-mine": "1"}, b"told")
            await client.close()
            return answer, there.requests

    return asyncio.run(scene())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed(status: int) -> None:
    line = f"HTTP/1.1 {status} Elsewhere\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n"
    answer, requests = sent_to(line.encode())
    assert answer.status == status
    assert len(requests) == 1


def test_a_long_answer_is_read_only_in_part() -> None:
    body = b"x" * (10 * READ_MOST_BYTES)
    answer, _ = sent_to(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
    assert answer == Answer(200, b"x" * READ_MOST_BYTES)


def test_what_is_no_answer_is_a_refusal_and_no_error() -> None:
    with pytest.raises(Refusal, match="webhook_unreachable"):
        sent_to(b"not HTTP at all\r\n\r\n")


def test_whoever_never_answers_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded_client, "WHOLE_S", 0.2)

    async def scene() -> None:
        waiting: list[asyncio.StreamWriter] = []
        silent = await asyncio.start_server(lambda _, writer: waiting.append(writer), "127.0.0.1", 0)
        client = GuardedClient(allow_private=True)
        with pytest.raises(Refusal, match="webhook_unreachable"):
            await client.send("POST", f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/", {}, b"")
        await client.close()
        for writer in waiting:
            writer.close()
        silent.close()

    asyncio.run(scene())


def test_proxies_of_the_environment_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    answer, _ = sent_to(b"HTTP/1.1 204 No Content\r\n\r\n")
    assert answer.status == 204


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "2a00:1450::1"])
def test_addresses_on_the_internet_are_allowed(address: str) -> None:
    assert not is_forbidden(address)


def test_an_address_is_read_into_its_parts() -> None:
    assert read_target("https://hook.example/a/b?c=d", False) == ("https", "hook.example", 443, "/a/b?c=d")
    assert read_target("https://hook.example:8443", False) == ("https", "hook.example", 8443, "/")
