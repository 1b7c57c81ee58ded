"""The entrance."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PHONE, SMALL_DESKTOP, Device, Language

HEADLINES = {"en": "The site is open", "fr": "Le chantier est ouvert", "de": "Die Baustelle ist offen"}


@pytest.mark.parametrize(("language", "device"), [("en", SMALL_DESKTOP), ("fr", PHONE), ("de", SMALL_DESKTOP)])
def test_the_entrance_speaks_the_visitors_language(visit: Visit, language: Language, device: Device) -> None:
    page = visit(language, device).open("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(HEADLINES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
