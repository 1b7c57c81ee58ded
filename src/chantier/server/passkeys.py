"""Passkeys (WebAuthn): keys that somebody's device or password manager keeps, and by which they are known again.

A passkey signs a challenge: 32 random bytes, kept in the store until it is used, once, and not for long, so that any
server of the house can check it. What is signed also names the page's origin, and the name of the server the passkey
was made for; neither is taken from the answer, both from the request that has brought it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from chantier.core.decoding import JsonObject
from chantier.core.errors import BadInput, Refusal
from chantier.core.people_rows import PasskeyRow
from chantier.server.people import Greeted, Person
from chantier.server.secrets import hashed, new_token
from chantier.server.store_protocol import PasskeysKept

CHALLENGE_BYTES = 32
CHALLENGE_LIVES_S = 300.0
MOST_PASSKEYS = 20
"""So many somebody may have."""
SITE_NAME = "Chantier"
T = TypeVar("T")


class Site(NamedTuple):
    """The name of the server as a browser knows it, and where its pages may come from."""

    rp_id: str
    origins: tuple[str, ...]


class PasskeyInfo(msgspec.Struct, frozen=True):
    """One of somebody's passkeys, as they are told."""

    id: str
    name: str
    since: float
    used: float | None


def site_of(host: str) -> Site:
    """By the `Host` of a request: the name without the port. A proxy may know whether it is HTTPS, we do not."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return Site(name.lower(), (f"https://{host}", f"http://{host}"))


def load() -> None:
    import webauthn  # noqa: F401


class Passkeys:
    """The library takes a while to load, and most servers never need it: it is loaded when somebody does."""

    def __init__(self, store: PasskeysKept, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    def creation_options(self, person: Person, site: Site) -> JsonObject:
        """For `navigator.credentials.create`."""
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes, options_to_json_dict
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = [PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in self._store.passkeys(person.id)]
        return options_to_json_dict(
            generate_registration_options(
                rp_id=site.rp_id,
                rp_name=SITE_NAME,
                user_id=person.id.encode(),
                user_name=person.name,
                challenge=self._new_challenge(person.id),
                timeout=int(CHALLENGE_LIVES_S * 1000),
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
                exclude_credentials=known,
            )
        )

    def add(self, person: Person, site: Site, credential: JsonObject, name: str) -> PasskeyInfo:
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        challenge = self._used_challenge(credential, person.id)
        verified = _checked(
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.rp_id,
                expected_origin=list(site.origins),
            )
        )
        row = PasskeyRow(
            bytes_to_base64url(verified.credential_id),
            person.id,
            name,
            site.rp_id,
            bytes_to_base64url(verified.credential_public_key),
            verified.sign_count,
            self._now(),
        )
        if self._store.passkey(row.id) is not None:
            raise Refusal("passkey_known")
        if not self._store.add_passkey(row, MOST_PASSKEYS):
            raise Refusal("passkeys_full", most=MOST_PASSKEYS)
        return _info(row)

    def sign_in_options(self, site: Site) -> JsonObject:
        """For `navigator.credentials.get`. Nobody is named: the device offers the passkeys it has for us."""
        from webauthn import generate_authentication_options
        from webauthn.helpers import options_to_json_dict

        return options_to_json_dict(
            generate_authentication_options(
                rp_id=site.rp_id,
                challenge=self._new_challenge(None),
                timeout=int(CHALLENGE_LIVES_S * 1000),
            )
        )

    def sign_in(self, site: Site, credential: JsonObject) -> Greeted:
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        challenge = self._used_challenge(credential, None)
        row = self._store.passkey(str(credential.get("id")))
        if row is None or row.rp_id != site.rp_id or _user_handle(credential) not in (None, row.player):
            raise Refusal("passkey_unknown")
        verified = _checked(
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.rp_id,
                expected_origin=list(site.origins),
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=0,  # the store compares it, also among servers
            )
        )
        secret = new_token()
        player = self._store.sign_in(row.id, verified.new_sign_count, hashed(secret), self._now())
        if player is None:
            raise Refusal("passkey_copied")
        return Greeted(Person(player.id, player.name, player.lang), secret)

    def of(self, person: Person) -> list[PasskeyInfo]:
        return [_info(row) for row in self._store.passkeys(person.id)]

    def rename(self, person: Person, passkey: str, name: str) -> None:
        if not self._store.rename_passkey(person.id, passkey, name):
            raise Refusal("passkey_unknown")

    def remove(self, person: Person, passkey: str) -> None:
        if not self._store.remove_passkey(person.id, passkey):
            raise Refusal("passkey_unknown")

    def _new_challenge(self, player: str | None) -> bytes:
        challenge, now = secrets.token_bytes(CHALLENGE_BYTES), self._now()
        self._store.add_challenge(hashed(challenge.hex()), player, now + CHALLENGE_LIVES_S, now)
        return challenge

    def _used_challenge(self, credential: JsonObject, player: str | None) -> bytes:
        """The one that was signed, if it was ours, made for this, not too old and never used before."""
        challenge = _checked(lambda: _challenge(credential))
        if not self._store.use_challenge(hashed(challenge.hex()), player, self._now()):
            raise Refusal("challenge_unknown")
        return challenge


def _challenge(credential: JsonObject) -> bytes:
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    response: Any = credential["response"]
    return parse_client_data_json(base64url_to_bytes(response["clientDataJSON"])).challenge


def _user_handle(credential: JsonObject) -> str | None:
    from webauthn.helpers import base64url_to_bytes

    response: Any = credential["response"]
    handle = response.get("userHandle")
    return None if handle is None else _checked(lambda: base64url_to_bytes(handle).decode())


def _checked(call: Callable[[], T]) -> T:
    """What strangers send goes through a library that reads three binary formats, and has many ways to refuse."""
    try:
        return call()
    except Refusal:
        raise
    except Exception as error:
        raise BadInput("passkey_refused") from error


def _info(row: PasskeyRow) -> PasskeyInfo:
    return PasskeyInfo(row.id, row.name, row.created_at, row.used_at)
