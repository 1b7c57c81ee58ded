"""Keeping who you are: links and QR codes to other devices, passkeys."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.hands import said
from tests.browser.support.visiting import PHONE, Visitor


def test_a_link_to_another_device_is_also_a_qr_code(visit: Visit) -> None:
    ada, phone = visit("en"), visit("en", PHONE)
    page = ada.open("/me")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("button", name=said("en", "home-me-save")).click()
    page.get_by_role("button", name=said("en", "home-me-link")).click()
    expect(page.get_by_role("img", name=said("en", "me-device-qr"))).to_be_visible()
    link = page.get_by_role("textbox", name=said("en", "room-link")).input_value()
    phone.open(link.removeprefix(phone.address)).get_by_role("button", name=said("en", "home-carry-take")).click()
    phone.page.wait_for_url(lambda url: "/join" not in url)
    expect(phone.open("/me").get_by_role("textbox", name=said("en", "home-me-name"))).to_have_value("Ada")


class Passkeys:
    """Chromium's own virtual authenticator: a security key that says yes, without a person who has to touch it."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        wanted = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": wanted})["authenticatorId"]

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        return list(found["credentials"])

    def take(self, credentials: list[dict[str, Any]]) -> None:
        """As a password manager carries them to another device."""
        for one in credentials:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": one})


def named(visitor: Visitor) -> Visitor:
    """By its name: passkeys are not made for addresses of numbers."""
    visitor.address = visitor.address.replace("127.0.0.1", "localhost")
    return visitor


def test_a_passkey_brings_somebody_back(visit: Visit) -> None:
    ada = named(visit("en"))
    page = ada.open("/me")
    keys = Passkeys(ada)
    expect(page.get_by_role("textbox")).to_have_attribute("autocomplete", "username webauthn")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("button", name=said("en", "home-me-save")).click()
    page.get_by_label(said("en", "me-passkey-name")).fill("kitchen")
    page.get_by_role("button", name=said("en", "me-passkey-make")).click()
    expect(page.get_by_role("listitem").filter(has_text="kitchen")).to_be_visible()
    [made] = keys.credentials
    assert made["isResidentCredential"]

    # The cookie is lost, and the passkey brings the same person back.
    ada.context.clear_cookies()
    page = ada.open("/")
    page.get_by_role("button", name=said("en", "me-sign-in")).click()
    expect(page.get_by_text(said("en", "me-signed-in", name="Ada"))).to_be_visible()
    expect(ada.open("/me").get_by_role("textbox", name=said("en", "home-me-name"))).to_have_value("Ada")

    # A second device to which the passkey was carried: the field for the name offers it among its suggestions, and
    # the virtual authenticator chooses it.
    phone = named(visit("en", PHONE))
    phone.open("/rules")
    Passkeys(phone).take(keys.credentials)
    page = phone.open("/me")
    field = page.get_by_role("textbox", name=said("en", "home-me-name"))
    expect(field).to_have_value("Ada")
    expect(field).to_have_attribute("autocomplete", "nickname")

    # Once it is removed, it opens nothing: whoever still has it is a stranger.
    page.get_by_role("button", name=said("en", "me-passkey-remove-this", name="kitchen")).click()
    expect(page.get_by_role("listitem").filter(has_text="kitchen")).to_have_count(0)
    stranger = named(visit("en"))
    page = stranger.open("/me")
    Passkeys(stranger).take([made])
    page.get_by_role("button", name=said("en", "me-sign-in")).click()
    expect(page.get_by_role("alert").filter(has_text="passkey")).to_be_visible()
    expect(page.get_by_role("textbox", name=said("en", "home-me-name"))).to_have_value("")
    assert all("404" in one for one in stranger.complaints), "Chromium says so of every refusal"
    stranger.complaints.clear()
