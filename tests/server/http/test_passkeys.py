"""Passkeys over HTTP: who gets in, and all who must not."""

from __future__ import annotations

import pytest

from chantier.server.passkeys import CHALLENGE_LIVES_S
from tests.server.support.authenticator import Answer, Authenticator, b64
from tests.server.support.browsers import New
from tests.server.support.inside import AtAHouse, Inside


def test_whoever_has_lost_the_cookie_comes_back_by_a_passkey(browser: New) -> None:
    ada = browser().named("Ada")
    key = ada.passkey("kitchen")
    again = browser()
    assert again.refused("GET", "/api/me") == "who_are_you"
    assert again.sign_in(key) == ada.ask("GET", "/api/me") == again.ask("GET", "/api/me")
    [told] = again.ask("GET", "/api/me/passkeys")
    assert (told["name"], told["used"] is None) == ("kitchen", False)
    assert len(ada.ask("GET", "/api/me/devices")) == 2


def test_several_passkeys_are_named_renamed_and_removed(browser: New) -> None:
    ada = browser().named("Ada")
    first, second = ada.passkey("phone"), ada.passkey("key ring", counts=False)
    [one, other] = ada.ask("GET", "/api/me/passkeys")
    assert [one["name"], other["name"]] == ["phone", "key ring"]
    known = ada.ask("POST", "/api/me/passkeys/options")["excludeCredentials"]
    assert sorted(each["id"] for each in known) == sorted([b64(first.id), b64(second.id)])
    ada.ask("PATCH", f"/api/me/passkeys/{one['id']}", {"name": "old phone"})
    assert ada.ask("GET", "/api/me/passkeys")[0]["name"] == "old phone"
    ada.ask("DELETE", f"/api/me/passkeys/{one['id']}")
    stranger = browser()
    asked = {"credential": first.get(stranger.options())}
    assert stranger.refused("POST", "/api/sign-in", asked) == "passkey_unknown"
    for _ in range(2):  # one that does not count its signatures says 0 each time
        browser().sign_in(second)


def test_a_challenge_works_once(browser: New) -> None:
    key = browser().named("Ada").passkey(counts=False)
    somebody = browser()
    signed = {"credential": key.get(somebody.options())}
    somebody.ask("POST", "/api/sign-in", signed)
    assert browser().refused("POST", "/api/sign-in", signed) == "challenge_unknown"


def test_a_challenge_that_is_not_ours_or_for_something_else_is_refused(browser: New) -> None:
    ada, bo = browser().named("Ada"), browser().named("Bo")
    key = ada.passkey()
    made_up = {"challenge": b64(bytes(32))}
    to_register = ada.ask("POST", "/api/me/passkeys/options")
    for options in (made_up, to_register):
        assert browser().refused("POST", "/api/sign-in", {"credential": key.get(options)}) == "challenge_unknown"
    # Another person's challenge makes no passkey of mine, and neither does one to sign in.
    another = Authenticator(ada.address)
    theirs = {**to_register, "challenge": bo.ask("POST", "/api/me/passkeys/options")["challenge"]}
    for options in (theirs, {**to_register, **bo.options(), "user": to_register["user"]}):
        asked = {"name": "x", "credential": another.create(options)}
        assert ada.refused("POST", "/api/me/passkeys", asked) == "challenge_unknown"


def test_what_was_signed_for_another_page_is_refused(browser: New) -> None:
    key = browser().named("Ada").passkey()
    key.origin = "https://evil.example"
    stranger = browser()
    assert stranger.refused("POST", "/api/sign-in", {"credential": key.get(stranger.options())}) == "passkey_refused"
    key.origin, key.rp_id = stranger.address, "evil.example"
    assert stranger.refused("POST", "/api/sign-in", {"credential": key.get(stranger.options())}) == "passkey_refused"
    stranger.http.headers["origin"] = "https://evil.example"
    assert stranger.refused("POST", "/api/sign-in/options") == "wrong_origin"


def test_a_passkey_of_another_name_of_the_server_opens_nothing(browser: New) -> None:
    """Somebody who lets another name point here gets people to make passkeys for that name, and for no other."""
    key = browser().named("Ada").passkey()
    elsewhere = browser()
    elsewhere.http.headers.update({"host": "other.example", "origin": "http://other.example"})
    key.origin, key.rp_id = "http://other.example", "other.example"
    asked = {"credential": key.get(elsewhere.options())}
    assert elsewhere.refused("POST", "/api/sign-in", asked) == "passkey_unknown"


def test_a_copy_of_a_passkey_is_noticed_by_its_count(browser: New) -> None:
    key = browser().named("Ada").passkey()
    browser().sign_in(key)
    browser().sign_in(key)
    key.count -= 1  # the copy has stopped counting when it was made
    thief = browser()
    assert thief.refused("POST", "/api/sign-in", {"credential": key.get(thief.options())}) == "passkey_copied"
    assert thief.refused("GET", "/api/me") == "who_are_you"
    browser().sign_in(key)


def test_nobody_signs_in_with_another_key_or_as_somebody_else(browser: New) -> None:
    ada, bo = browser().named("Ada"), browser().named("Bo")
    hers, his = ada.passkey(), bo.passkey()
    thief = browser()
    his.id, kept = hers.id, his.id  # signed by Bo's key, told as Ada's
    assert thief.refused("POST", "/api/sign-in", {"credential": his.get(thief.options())}) in (
        "passkey_unknown",
        "passkey_refused",
    )
    his.user = hers.user
    assert thief.refused("POST", "/api/sign-in", {"credential": his.get(thief.options())}) == "passkey_refused"
    his.id = kept  # Bo's own key, in Ada's name
    assert thief.refused("POST", "/api/sign-in", {"credential": his.get(thief.options())}) == "passkey_unknown"
    stolen = ada.ask("GET", "/api/me/passkeys")[0]["id"]
    assert bo.refused("DELETE", f"/api/me/passkeys/{stolen}") == "passkey_unknown"
    assert bo.refused("PATCH", f"/api/me/passkeys/{stolen}", {"name": "mine"}) == "passkey_unknown"
    known = {"name": "x", "credential": hers.create(bo.ask("POST", "/api/me/passkeys/options"))}
    assert bo.refused("POST", "/api/me/passkeys", known) == "passkey_known"


@pytest.mark.parametrize(
    "junk",
    [
        {},
        {"response": {}},
        {"response": None},
        {"id": "x", "response": {"clientDataJSON": "%%%"}},
        {"id": "x", "response": {"clientDataJSON": b64(b"null")}},
        {"id": "x", "response": {"clientDataJSON": b64(b'{"challenge": 3}')}},
    ],
)
def test_junk_is_refused_with_a_sentence(browser: New, junk: Answer) -> None:
    assert browser().refused("POST", "/api/sign-in", {"credential": junk}) == "passkey_refused"


def test_nothing_is_left_of_a_forgotten_person_and_all_is_told_before(browser: New) -> None:
    ada = browser().named("Ada")
    key = ada.passkey("kitchen")
    [kept] = ada.ask("GET", "/api/me/everything")["passkeys"]
    assert (kept["name"], kept["id"]) == ("kitchen", b64(key.id))
    ada.ask("DELETE", "/api/me")
    stranger = browser()
    asked = {"credential": key.get(stranger.options())}
    assert stranger.refused("POST", "/api/sign-in", asked) == "passkey_unknown"


# Inside, where time can be made to pass.


def test_a_challenge_grows_old(at_a_house: AtAHouse) -> None:
    async def scene(house: Inside) -> None:
        assert house.hall.house.store.use_challenge("nothing", None, house.time) is False
        house.hall.house.store.add_challenge("hash", None, house.time + CHALLENGE_LIVES_S, house.time)
        house.time += CHALLENGE_LIVES_S
        assert house.hall.house.store.use_challenge("hash", None, house.time) is False

    at_a_house(scene)
