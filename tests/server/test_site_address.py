"""The server's public address and its base path."""

from __future__ import annotations

from typing import Any

import pytest

from chantier.core.errors import BadInput
from chantier.server.site_address import SiteAddress, site_address

PUT_TOGETHER = [
    ("", "", "", "/"),
    ("https://chantier.example", "", "https://chantier.example", "/"),
    ("https://Chantier.example:443/", "", "https://chantier.example", "/"),
    ("http://chantier.example:8080", "/", "http://chantier.example:8080", "/"),
    ("https://a.example/games/chantier", "", "https://a.example", "/games/chantier/"),
    ("https://a.example/games/chantier/", "games/chantier", "https://a.example", "/games/chantier/"),
    ("https://a.example", "/games/", "https://a.example", "/games/"),
]


@pytest.mark.parametrize(("public_url", "base_path", "origin", "base"), PUT_TOGETHER)
def test_address_and_path_are_put_together(public_url: str, base_path: str, origin: str, base: str) -> None:
    assert site_address(public_url, base_path, 5) == SiteAddress(origin, base, 5)


REFUSED = [
    ("chantier.example", "", "public_url_malformed"),
    ("https://ada@chantier.example", "", "public_url_malformed"),
    ("https://a.example/?x", "", "public_url_malformed"),
    ("", "/a b/", "base_path_malformed"),
    ("", "/a//b/", "base_path_malformed"),
    ("", "/a/../b/", "base_path_malformed"),
    ("", '/"><script>/', "base_path_malformed"),
    ("", "/é/", "base_path_malformed"),
    ("", "/api/", "base_path_reserved"),
    ("", "/assets/x/", "base_path_reserved"),
    ("https://a.example/other/", "/games/", "base_path_differs"),
]


@pytest.mark.parametrize(("public_url", "base_path", "code"), REFUSED)
def test_what_does_not_fit_is_refused(public_url: str, base_path: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        site_address(public_url, base_path, 0)
    assert refused.value.code == code


STRIPPED = [
    ("/games/chantier/", b"/games/chantier/", "/", b"/"),
    ("/games/chantier", b"/games/chantier", "/", b"/"),
    ("/games/chantier/t/a b", b"/games/chantier/t/a%20b", "/t/a b", b"/t/a%20b"),
    ("/games/chantier/t/é", b"/%67ames/chantier/t/%C3%A9", "/t/é", b"/t/%C3%A9"),
    ("/games/chantiers", b"/games/chantiers", "/games/chantiers", b"/games/chantiers"),
    ("/t/a", b"/t/a", "/t/a", b"/t/a"),
]


@pytest.mark.parametrize(("path", "raw", "inside", "inside_raw"), STRIPPED)
def test_the_base_path_is_taken_away_once(path: str, raw: bytes, inside: str, inside_raw: bytes) -> None:
    scope: dict[str, Any] = {"path": path, "raw_path": raw}
    SiteAddress("", "/games/chantier/").strip(scope)
    assert scope == {"path": inside, "raw_path": inside_raw}


@pytest.mark.parametrize(
    ("public", "host", "scheme"),
    [
        ("https://a.example", "a.example", "https"),
        ("https://a.example", "A.example:443", "https"),
        ("https://a.example", "192.168.0.2:8000", "http"),
        ("https://a.example", "", "http"),
        ("http://a.example", "a.example", "http"),
        ("", "a.example", "http"),
    ],
)
def test_whoever_asks_for_a_public_address_with_https_came_by_it(public: str, host: str, scheme: str) -> None:
    scope = {"type": "http", "scheme": "http", "headers": [(b"host", host.encode())]}
    SiteAddress(public).believe_public_scheme(scope)
    assert scope["scheme"] == scheme
