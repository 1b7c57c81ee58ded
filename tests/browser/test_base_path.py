"""The pages below a path, behind nginx that leaves the path or takes it away, in a real Chromium."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support.hands import said
from tests.browser.support.visiting import PHONE, SMALL_DESKTOP, Visitor, new_visitor
from tests.server.support.processes import ServerProcess
from tests.server.support.proxies import nginx

BASE = "/games/chantier/"
LINKS = "() => [...document.querySelectorAll('a[href]')].map((one) => new URL(one.href).pathname)"
SCOPE = "async () => (await navigator.serviceWorker.ready).scope"
KEPT = "async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)))).flat()"  # noqa: E501


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, int]]:
    folder = tmp_path_factory.mktemp("base")
    arguments = ("--base-path", BASE, "--trusted-proxy", "127.0.0.1")
    with ExitStack() as stack:
        server = ServerProcess(f"sqlite:///{folder / 'chantier.db'}", folder / "log.txt", arguments=arguments)
        here = stack.enter_context(server).address.removeprefix("http://")
        yield {
            "direct": int(here.rpartition(":")[2]),
            "leaves": stack.enter_context(nginx(folder, here, BASE)),
            "strips": stack.enter_context(nginx(folder, here, BASE, strips=True)),
        }
        assert "Traceback" not in server.log()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[list[Visitor]]:
    """Whoever comes; afterwards no page may have complained."""
    came: list[Visitor] = []
    yield came
    for one in came:
        one.context.close()
    assert [complaint for one in came for complaint in one.complaints] == []


def path_of(page: Page) -> str:
    return urlsplit(page.url).path


@pytest.mark.parametrize("way", ["leaves", "strips"])
def test_one_plays_walks_and_invites_below_the_path(
    browser: Browser, ports: dict[str, int], visitors: list[Visitor], way: str
) -> None:
    visitors.append(ada := new_visitor(browser, f"http://127.0.0.1:{ports[way]}{BASE[:-1]}", "en", SMALL_DESKTOP))
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.on("websocket", lambda socket: asked.append(socket.url))
    page = ada.open("/")
    page.get_by_role("radio", name="Blueprints").check()
    page.get_by_role("button", name=said("en", "home-play-now")).click()
    page.wait_for_url(f"**{BASE}t/*")
    page.wait_for_function("() => document.cookie.includes('chantier-known=1')")
    expect(page.get_by_role("grid").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("grid").first).to_be_visible()
    for inside in ("/", "/me", "/rules/blueprints", "/learn", "/new"):
        ada.open(inside)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        links = page.evaluate(LINKS)
        assert links
        assert [one for one in links if not one.startswith(BASE)] == []
    page.get_by_role("banner").get_by_role("link", name="Chantier").first.click()
    expect(page.get_by_role("button", name=said("en", "home-play-now"))).to_be_visible()
    assert path_of(page) == BASE
    paths = [urlsplit(one).path for one in asked if not one.startswith(("data:", "blob:"))]
    assert [one for one in paths if not one.startswith(BASE)] == []
    assert any(one.startswith("ws") for one in asked)


def test_a_table_is_passed_on_with_the_path(browser: Browser, ports: dict[str, int], visitors: list[Visitor]) -> None:
    visitors.append(ada := new_visitor(browser, f"http://127.0.0.1:{ports['strips']}{BASE[:-1]}", "de", PHONE))
    page = ada.open("/")
    made = page.evaluate(
        """async (base) => {
          const post = async (path, body) => (await fetch(base + path, {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
          })).json();
          await post("api/me", {name: "Ada"});
          return (await post("api/tables", {game: "blueprints", seats: [{}, {}]})).id;
        }""",
        BASE,
    )
    ada.open(f"/t/{made}")
    link = f"http://127.0.0.1:{ports['strips']}{BASE}t/{made}"
    expect(page.get_by_role("textbox", name="Link")).to_have_value(link)
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()


def test_the_app_opens_below_the_path_without_the_server(
    browser: Browser, ports: dict[str, int], visitors: list[Visitor]
) -> None:
    visitors.append(ada := new_visitor(browser, f"http://127.0.0.1:{ports['leaves']}{BASE[:-1]}", "en", SMALL_DESKTOP))
    page = ada.open("/")
    assert page.evaluate(SCOPE) == f"http://127.0.0.1:{ports['leaves']}{BASE}"
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert all(urlsplit(one).path.startswith(BASE) for one in page.evaluate(KEPT))
    ada.server_may_be_away = True
    ada.context.set_offline(True)
    ada.open("/rules/blueprints")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    ada.context.set_offline(False)


@pytest.mark.parametrize(("asked", "shown"), [("/games/chantier", BASE), ("/me", f"{BASE}me"), ("/", BASE)])
def test_an_address_without_the_path_leads_below_it(
    browser: Browser, ports: dict[str, int], visitors: list[Visitor], asked: str, shown: str
) -> None:
    """Without the slash at its end, or past the proxy."""
    visitors.append(ada := new_visitor(browser, f"http://127.0.0.1:{ports['direct']}", "en", SMALL_DESKTOP))
    page = ada.open(asked)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    assert path_of(page) == shown
