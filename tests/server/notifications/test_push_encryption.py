"""Web Push: what the RFCs print, and a browser that reads what the server writes."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from chantier.core.errors import BadInput
from chantier.server.notifications.push_encryption import (
    PushKeys,
    PushSigner,
    check_keys,
    encrypt,
    encrypt_with,
    from_text,
    topic,
)
from tests.server.support.receivers import Browser

# RFC 8291, appendix A
PLAIN = from_text("V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24")
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT, AUTH = from_text("DGv6ra1nlYgDCS1FRnbzlw"), "BTBZMqHH6r4Tts7J_aSIgg"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_text(text), "big"), ec.SECP256R1())


def test_the_example_of_the_rfc_comes_out_byte_for_byte() -> None:
    assert encrypt_with(PLAIN, PushKeys(RECEIVER_POINT, AUTH), private(SENDER), SALT) == from_text(MESSAGE)


def test_the_tests_own_browser_reads_the_example_of_the_rfc() -> None:
    browser = Browser(private(RECEIVER), from_text(AUTH))
    assert browser.keys == {"p256dh": RECEIVER_POINT, "auth": AUTH}
    assert browser.read(from_text(MESSAGE)) == PLAIN


def test_a_browser_reads_what_is_written_for_it_and_no_other_does() -> None:
    browser = Browser()
    sealed = encrypt(b"your turn", PushKeys(**browser.keys))
    assert browser.read(sealed) == b"your turn"
    assert encrypt(b"your turn", PushKeys(**browser.keys)) != sealed, "a salt and a key for each"
    with pytest.raises(InvalidTag):
        Browser().read(sealed)


def test_the_signature_is_by_the_key_that_pages_are_told() -> None:
    signer = PushSigner(b"k" * 32)
    told = signer.authorization("https://push.example", "mailto:ada@example.org", 1_000_000.0)
    token, key = told.removeprefix("vapid t=").split(", k=")
    assert key == signer.public_key == PushSigner(b"k" * 32).public_key != PushSigner(b"l" * 32).public_key
    head, claims, signature = token.split(".")
    assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_text(claims)) == {
        "aud": "https://push.example",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "mailto:ada@example.org",
    }
    raw = from_text(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))  # raises if it is not


@pytest.mark.parametrize(
    "keys",
    [
        PushKeys("", AUTH),
        PushKeys(RECEIVER_POINT, ""),
        PushKeys(RECEIVER_POINT[:-4], AUTH),
        PushKeys(RECEIVER_POINT, AUTH + "AAAA"),
        PushKeys("B" + "A" * 86, AUTH),
        PushKeys("é", AUTH),
    ],
)
def test_what_is_no_key_is_refused(keys: PushKeys) -> None:
    with pytest.raises(BadInput, match="push_keys_wrong"):
        check_keys(keys)


def test_a_topic_is_short_and_safe() -> None:
    assert len(topic("anything")) <= 32
    assert topic("a") != topic("b")
