"""The pages as a browser gets them: squeezed, fresh, in its language, and nothing from beside the folder."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.support.own_process import served_in_a_thread

INDEX = (
    '<!doctype html><html lang="en" data-theme="light"><title>Chantier</title><script src="/assets/a-1.js"></script>'
)
SCRIPT = b"console.log('built')"
FILES = {
    "index.html": INDEX.encode(),
    "assets/a-1.js": SCRIPT,
    "assets/a-1.js.br": b"as brotli",
    "assets/a-1.js.gz": gzip.compress(SCRIPT),
    "assets/font-2.woff2": b"letters",
    "manifest.webmanifest": b"{}",
    "words/de.ftl": b"a = b",
    "sw.js": b"//",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "secret.txt").write_text("beside the pages")
    for name, content in FILES.items():
        (folder / "pages" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "pages" / name).write_bytes(content)
    with served_in_a_thread(f"sqlite:///{folder / 'chantier.db'}", folder / "pages") as here:
        yield here.address


def asked(address: str, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return httpx.request(
        method,
        address + path,
        headers={"accept-encoding": "identity", **{k.replace("_", "-"): headers[k] for k in headers}},
    )


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/tables/_iLaC507GkrZ", "/games/blueprints", "/capital/apis", "/assets"]
)
def test_what_looks_like_a_page_is_the_page(address: str, path: str) -> None:
    answer = asked(address, path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding, accept-language"


@pytest.mark.parametrize(("wish", "spoken"), [("de-AT,de;q=0.9", "de"), ("fr", "fr"), ("eo", "en")])
def test_the_page_says_the_readers_language(address: str, wish: str, spoken: str) -> None:
    assert f'<html lang="{spoken}" data-theme="light">' in asked(address, "/", accept_language=wish).text
    squeezed = asked(address, "/", accept_language=wish, accept_encoding="gzip")
    assert squeezed.headers["content-encoding"] == "gzip"
    assert f'<html lang="{spoken}"' in squeezed.text
    assert '<html lang="fr"' in asked(address, "/?lang=fr", accept_language=wish).text


@pytest.mark.parametrize(
    ("path", "media_type", "cache"),
    [
        ("/assets/a-1.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/font-2.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/words/de.ftl", "text/plain; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
    ],
)
def test_files_have_their_media_type_and_their_freshness(address: str, path: str, media_type: str, cache: str) -> None:
    answer = asked(address, path)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == media_type
    assert answer.headers["cache-control"] == cache
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_of_programs_made_from_bytes_the_policy_allows_webassembly_alone(address: str) -> None:
    """The page's own physics (issue 15); neither `eval` nor anything inline, nor anything from elsewhere."""
    policy = asked(address, "/").headers["content-security-policy"]
    told = {name: sources for name, *sources in (part.split() for part in policy.split(";"))}
    assert told["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert told["default-src"] == told["style-src"] == told["connect-src"] == told["worker-src"] == ["'self'"]
    assert told["object-src"] == ["'none'"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("BR;q=0.1, gzip", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=1.0", "gzip"),
        ("br; q=0.000, deflate", None),
        ("identity", None),
    ],
)
def test_files_are_squeezed_as_the_browser_can_read_them(address: str, accepted: str, encoding: str | None) -> None:
    with httpx.stream("GET", f"{address}/assets/a-1.js", headers={"accept-encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert sent == FILES["assets/a-1.js" + {"br": ".br", "gzip": ".gz", None: ""}[encoding]]


def test_what_has_not_changed_is_not_sent_again(address: str) -> None:
    first = asked(address, "/sw.js")
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}', "*"):
        again = asked(address, "/sw.js", if_none_match=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
    assert asked(address, "/sw.js", if_none_match='"other"').status_code == 200
    tags = {asked(address, "/assets/a-1.js", accept_encoding=one).headers["etag"] for one in ("gzip", "identity")}
    assert len(tags) == 2, "each encoding has its own"


@pytest.mark.parametrize("path", ["/", "/assets/a-1.js", "/somewhere"])
def test_head_tells_what_get_would(address: str, path: str) -> None:
    full, head = asked(address, path), asked(address, path, "HEAD")
    assert head.content == b""
    for name in ("content-length", "content-type", "etag", "cache-control"):
        assert head.headers[name] == full.headers[name]


@pytest.mark.parametrize("path", ["/assets/gone.js", "/assets/a-1.js.br", "/favicon.ico", "/a/b/c.png"])
def test_a_file_that_is_not_there_is_said_to_be_missing(address: str, path: str) -> None:
    answer = asked(address, path, accept_language="de")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/..%2fsecret.txt"]
)
def test_nothing_beside_the_folder_can_be_had(address: str, path: str) -> None:
    """Asked over a bare socket: clients put such addresses right before they send them."""
    parts = urlsplit(address)
    with socket.create_connection((parts.hostname or "", parts.port or 0)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: {parts.netloc}\r\nconnection: close\r\n\r\n".encode())
        said = b"".join(iter(lambda: line.recv(65536), b""))
    assert said.startswith(b"HTTP/1.1 404")
    assert b"beside the pages" not in said


def test_the_servers_own_addresses_are_no_pages(address: str) -> None:
    assert asked(address, "/healthz").text == "ok"
    assert "chantier_" in asked(address, "/metrics").text
    for path in ("/api", "/api/nothing", "/api/tables/x/nothing"):
        for method in ("GET", "POST"):
            answer = asked(address, path, method)
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page"), path
    wrong = asked(address, "/somewhere", "POST")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong_method")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "have not been built"), ("fr", "construites"), ("de", "nicht gebaut")]
)
def test_without_pages_one_sentence_says_how_to_get_them(tmp_path: Path, lang: str, words: str) -> None:
    with served_in_a_thread(f"sqlite:///{tmp_path / 'chantier.db'}", tmp_path / "nothing") as here:
        answer = asked(here.address, "/", accept_language=lang)
        assert answer.status_code == 200
        assert words in answer.text
        assert "./dev run" in answer.text
        assert f'<html lang="{lang}">' in answer.text
        assert asked(here.address, "/app.js").status_code == 404
