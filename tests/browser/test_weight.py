"""What has to be loaded before one can play."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, begin, said
from tests.browser.visiting import PAGES

MOST_KB = 250
THREE = b"WebGLRenderer"


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
