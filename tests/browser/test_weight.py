"""What has to be loaded before one can play."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Visit
from tests.browser.support.hands import Mouse, begin, said
from tests.browser.support.site_tables import at_a_site
from tests.browser.support.visiting import PAGES

MOST_KB = 250
THREE = b"WebGLRenderer"
ENGINE = ".wasm"
"""The physics engine in the page (decision 8); its script and itself come after the table."""


def kb_of(name: str) -> float:
    """As a browser that takes gzip gets it."""
    return len(gzip.compress((PAGES / "assets" / name).read_bytes(), 9)) / 1000


def scripts_of(loaded: list[Response]) -> dict[str, bytes]:
    names = {response.url.split("?")[0].rpartition("/assets/")[2] for response in loaded if ".js" in response.url}
    return {name: (PAGES / "assets" / name).read_bytes() for name in names if (PAGES / "assets" / name).is_file()}


def test_the_table_is_shown_before_250_kb_of_scripts_and_home_needs_no_three_js(visit: Visit) -> None:
    ada = visit("en", motion="less", quality="auto")
    ada.context.add_init_script("delete navigator.__proto__.serviceWorker")  # it loads everything for later, in peace
    loaded: list[Response] = []
    ada.page.on("response", lambda response: loaded.append(response))
    ada.open("/")
    ada.page.get_by_role("button", name=said("en", "home-play-now")).wait_for()
    ada.page.wait_for_load_state("networkidle")
    at_home = scripts_of(loaded)
    assert at_home
    assert [name for name, script in at_home.items() if THREE in script] == []
    begin(ada, Mouse(ada.page))  # the dice are there and can be taken; the scene comes after them
    before = {name: script for name, script in scripts_of(loaded).items() if THREE not in script}
    weight = sum(len(gzip.compress(script, 9)) for script in before.values()) / 1000
    print(f"{weight:.0f} kB of scripts (gzip) before the table is shown, without the scene")
    ada.page.wait_for_function("() => window.__chantier?.scene")
    assert (
        ada.page.evaluate("() => window.__chantier.scene.describe().quality") == "low"
    )  # there is no graphics card here
    everything = scripts_of(loaded)
    assert any(THREE in script for script in everything.values())  # what is looked for can be found
    assert weight <= MOST_KB


def test_a_site_is_shown_before_250_kb_of_scripts_and_its_engine_comes_after_it(visit: Visit) -> None:
    """Issue 15: neither the scene nor the engine is waited for; the engine comes with a table of Men at Work only."""
    ada = visit("en", motion="less")
    ada.context.add_init_script("delete navigator.__proto__.serviceWorker")
    loaded: list[Response] = []
    ada.page.on("response", lambda response: loaded.append(response))
    ada.open("/")
    ada.page.wait_for_load_state("networkidle")
    assert [one.url for one in loaded if ENGINE in one.url] == []
    at_a_site(ada)
    ada.page.wait_for_function("() => performance.getEntriesByType('resource').some(one => one.name.includes('.wasm'))")
    scripts = scripts_of(loaded)
    later = {name for name, script in scripts.items() if THREE in script or b"rapier_wasm3d_bg" in script}
    assert len(later) == 2  # the scene, and what loads the engine
    before = sum(kb_of(name) for name in scripts if name not in later)
    engine = next(one.url.rpartition("/assets/")[2] for one in loaded if ENGINE in one.url)
    added = {name: kb_of(name) for name in (*later, engine)}
    told = ", ".join(f"{name} {kb:.0f} kB" for name, kb in sorted(added.items()))
    print(f"{before:.0f} kB of scripts (gzip) before a site is shown; the table adds {told}")
    assert before <= MOST_KB
