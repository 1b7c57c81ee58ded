"""The documentation as a site: it builds without a warning, no link in it is dead, and every server hands it out."""

from __future__ import annotations

import posixpath
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from chantier.online import PAGES
from tests.server.support.processes import ServerProcess

ROOT = Path(__file__).parents[1]
COPIED = ("mkdocs.yml", "docs", "deploy", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
LED_TO = (
    "src",
    "tests",
    "examples",
    "benchmarks",
    "web",
    "README.md",
    "LICENSE",
    "CODE_OF_CONDUCT.md",
    "pyproject.toml",
)


def built(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = built(ROOT, folder)
    assert done.returncode == 0, done.stderr
    return folder


class Page(HTMLParser):
    """Links, anchors and what the pages' policy forbids."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.forbidden: list[str] = []
        self.language = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.links += [told[name] for name in ("href", "src") if name in told]
        self.anchors |= {told["id"]} if "id" in told else set()
        if tag in ("script", "style") or "style" in told or any(name.startswith("on") for name in told):
            self.forbidden.append(tag)
        if tag == "html":
            self.language = told["lang"]


def test_no_link_is_dead_and_nothing_is_inline(site: Path) -> None:
    pages = {path.relative_to(site).as_posix(): Page(path) for path in site.rglob("*.html")}
    assert len(pages) > 30
    for name, page in pages.items():
        assert page.forbidden == [], name
        for link in page.links:
            if link.startswith(("https://", "http://", "mailto:", "data:")):
                continue
            address, _, anchor = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), address)) if address else name
            assert (site / target).is_file(), f"{name}: {link}"
            assert not anchor or anchor in pages[target].anchors, f"{name}: {link}"


@pytest.mark.parametrize("planted", ["[gone](nowhere.md)", "[gone](operating.md#nowhere)", "[gone](../nowhere.py)"])
def test_a_dead_link_fails_the_build(tmp_path: Path, planted: str) -> None:
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    for name in LED_TO:
        (tmp_path / name).symlink_to(ROOT / name)
    page = tmp_path / "docs" / "bots.md"
    page.write_text(page.read_text(encoding="utf-8") + f"\n{planted}\n", encoding="utf-8")
    assert built(tmp_path, tmp_path / "site").returncode != 0


def test_pages_for_players_are_there_in_three_languages(site: Path) -> None:
    for name in ("play", "rules/blueprints", "rules/men-at-work"):
        for language in ("en", "fr", "de"):
            assert Page(site / f"{name}.{language}.html").language == language


def test_a_server_hands_it_out(tmp_path: Path) -> None:
    assert (PAGES / "docs" / "index.html").is_file(), "./dev pages builds it"
    with ServerProcess(f"sqlite:///{tmp_path / 'chantier.db'}", tmp_path / "log.txt") as server:
        home = httpx.get(f"{server.address}/docs", follow_redirects=True)
        assert str(home.url) == f"{server.address}/docs/"
        assert home.headers["content-type"].startswith("text/html")
        for address in ("operating.html", "rules/blueprints.fr.html", "docs.css", "pictures/blueprints.svg"):
            assert httpx.get(f"{server.address}/docs/{address}").status_code == 200, address
        assert httpx.get(f"{server.address}/docs/nowhere.html").status_code == 404
