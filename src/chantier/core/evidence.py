"""The second form of the dice: signed steps, promises, chains and mixes. docs/fairness.md is the specification."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from chantier.core.errors import BadInput
from chantier.core.events import Seat
from chantier.core.fairness import Evidence, Fairness, ProvableChance, SeatPromise
from chantier.core.record_notes import Remark
from chantier.core.signing import is_signed

SCHEME = "chantier/2"
CHAIN_LENGTH = 4096
"""How often our devices hash: many times more than any game has decisions."""
_HASH = re.compile(r"[0-9a-f]{64}")
_SALT = re.compile(r"[0-9a-f]{32}")
_SIGNATURE = re.compile(r"[0-9a-f]{128}")


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def hash_hex(digits: str) -> str:
    """The hash of bytes that are given, and told, in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


# Chains


class Chain:
    """A device's chain: link n becomes the end when it is hashed n times."""

    def __init__(self, secret: bytes | None = None, length: int = CHAIN_LENGTH) -> None:
        start = secrets.token_bytes(32) if secret is None else secret
        hashes = accumulate(range(length), lambda link, _: hashlib.sha256(link).digest(), initial=start)
        self._links = [link.hex() for link in hashes][::-1]

    @property
    def end(self) -> str:
        return self._links[0]

    def link(self, n: int) -> str:
        return self._links[n]


def link_fits(link: str, n: int, known: str, m: int) -> bool:
    """True if `link` is link n of the chain whose link m is `known`; link 0 is the chain's end."""
    found = bytes.fromhex(link)
    for _ in range(n - m):
        found = hashlib.sha256(found).digest()
    return found.hex() == known


# What is signed, and what is mixed


class Opening(NamedTuple):
    """Facts about a table's dice that are fixed before its game and identify all its steps."""

    table: str
    """The hash of the table's id."""
    attempt: int
    game: str
    commitment: str

    def commitment_text(self) -> str:
        return f"{SCHEME}|commitment|{self.table}|{self.attempt}|{self.game}|{self.commitment}"

    def promises_text(self, seats: Sequence[SeatPromise]) -> str:
        promises = "|".join(_promise_text(seat) for seat in seats)
        return f"{SCHEME}|promises|{self.table}|{self.attempt}|{self.commitment}|{promises}"

    def first_mix(self, seats: Sequence[SeatPromise], salts: Sequence[str]) -> str:
        return hashed("|".join([SCHEME, "start", hashed(self.promises_text(seats)), *salts]))

    def mix_text(self, n: int, mix: str) -> str:
        return f"{SCHEME}|mix|{self.table}|{self.attempt}|{n}|{mix}"


def _promise_text(seat: SeatPromise) -> str:
    return "bot" if seat.kind == "bot" else f"person/{seat.salt_hash}/{seat.chain_end}"


def next_mix(mix: str, n: int, link: str | None) -> str:
    return hashed(f"{SCHEME}|move|{mix}|{n}|{link or ''}")


def decision_key(game: str, server_seed: bytes, mix: str) -> bytes:
    return hmac.digest(server_seed, f"{SCHEME}|key|{game}|{mix}".encode("ascii"), "sha256")


def mixed_chance(game: str, server_seed: bytes, mix: str, n: int) -> ProvableChance:
    """The draws of decision n."""
    return ProvableChance(decision_key(game, server_seed, mix), n)


class MixedDice:
    """The dice of a record whose links are all known."""

    def __init__(self, game: str, server_seed: bytes, mixes: Sequence[str]) -> None:
        self._game, self._server_seed, self._mixes = game, server_seed, mixes

    def __call__(self, move: int) -> ProvableChance:
        return mixed_chance(self._game, self._server_seed, self._mixes[move], move)


# What a record says


def opening_of(game: str, fairness: Fairness, evidence: Evidence) -> Opening:
    return Opening(evidence.table, evidence.attempt, game, fairness.commitment)


def mixes_of(game: str, fairness: Fairness, evidence: Evidence) -> list[str]:
    """Of all decisions, the set-up first."""
    first = opening_of(game, fairness, evidence).first_mix(evidence.seats, fairness.salts)
    numbered = enumerate(evidence.chain_links, start=1)
    return list(accumulate(numbered, lambda mix, one: next_mix(mix, *one), initial=first))


def check_form(fairness: Fairness, evidence: Evidence, seats: int) -> None:
    """Everything has the form it should have, whatever it says."""
    if len(evidence.seats) != seats:
        raise BadInput("wrong_count", field="evidence.seats", expected=seats, came=len(evidence.seats))
    if evidence.attempt < 1:
        raise BadInput("evidence_malformed", field="attempt")
    for field in ("server", "table"):
        _check(_HASH, getattr(evidence, field), field)
    for field in evidence.signatures.__struct_fields__:
        _check(_SIGNATURE, getattr(evidence.signatures, field), f"signatures.{field}")
    for link in evidence.chain_links:
        _check(_HASH, "0" * 64 if link is None else link, "chain_links")
    for promise in evidence.seats:
        for field in ("salt_hash", "chain_end"):
            value = getattr(promise, field)
            _check(_HASH, "0" * 64 if value is None else value, f"seats.{field}")


def _check(form: re.Pattern[str], value: str, field: str) -> None:
    if not form.fullmatch(value):
        raise BadInput("evidence_malformed", field=field)


def check_evidence(
    game: str, fairness: Fairness, evidence: Evidence, movers: Sequence[Seat | None], notes: Sequence[Remark]
) -> None:
    """Refuses a record whose steps are not what had to come; `movers` made its decisions, from 1 on. None: a take-back,
    which draws nothing and opens nothing."""
    _check_salts(fairness.salts, evidence.seats)
    if len(evidence.chain_links) != len(movers):
        raise BadInput("wrong_count", field="chain_links", expected=len(movers), came=len(evidence.chain_links))
    _check_signatures(game, fairness, evidence)
    _check_links(evidence, movers, notes)


def _check_salts(salts: Sequence[str], seats: Sequence[SeatPromise]) -> None:
    """Every person has promised and revealed a salt, and no bot has."""
    for number, (salt, seat) in enumerate(zip(salts, seats, strict=True), start=1):
        if seat.kind == "bot":
            if salt or seat.salt_hash is not None or seat.chain_end is not None:
                raise BadInput("salt_of_a_bot", seat=number)
        elif seat.salt_hash is None or seat.chain_end is None:
            raise BadInput("salt_without_promise", seat=number)
        elif not salt:
            raise BadInput("salt_left_out", seat=number)
        elif not _SALT.fullmatch(salt) or hash_hex(salt) != seat.salt_hash:
            raise BadInput("salt_breaks_promise", seat=number)


def _check_signatures(game: str, fairness: Fairness, evidence: Evidence) -> None:
    opening, mixes = opening_of(game, fairness, evidence), mixes_of(game, fairness, evidence)
    last = len(mixes) - 1
    signed = (
        ("commitment", opening.commitment_text()),
        ("promises", opening.promises_text(evidence.seats)),
        ("start", opening.mix_text(0, mixes[0])),
        ("newest", opening.mix_text(last, mixes[last])),
    )
    for step, text in signed:
        if not is_signed(evidence.server, text, getattr(evidence.signatures, step)):
            raise BadInput("signature_wrong", step=step)


def _check_links(evidence: Evidence, movers: Sequence[Seat | None], notes: Sequence[Remark]) -> None:
    newest = {seat: (0, promise.chain_end or "") for seat, promise in enumerate(evidence.seats)}
    notes = [note for note in notes if note.kind in ("stand_in", "returned", "chain_lost")]
    for n, (mover, link) in enumerate(zip(movers, evidence.chain_links, strict=True), start=1):
        if mover is None:
            if link is not None:
                raise BadInput("chain_link_of_nobody", n=n)
            continue
        is_person, (is_present, has_chain) = evidence.seats[mover].kind == "person", attendance(mover, n, notes)
        if link is None:
            if is_person and is_present and has_chain:
                raise BadInput("chain_link_left_out", n=n, seat=mover + 1)
            continue
        if not (is_person and has_chain):
            raise BadInput("chain_link_of_nobody", n=n)
        m, known = newest[mover]
        if not link_fits(link, n, known, m):
            raise BadInput("chain_link_breaks_promise", n=n, seat=mover + 1)
        newest[mover] = (n, link)


def attendance(seat: Seat, n: int, notes: Sequence[Remark]) -> tuple[bool, bool]:
    """Whether, by the notes, the person of this seat is there in decision n, and has still got the chain. Whoever goes
    in the middle of a move has opened its link already, so a link may be there where the person is not."""
    is_present = has_chain = True
    for note in notes:
        if note.seat != seat or note.n > n:
            continue
        if note.kind == "chain_lost":
            has_chain = False
        else:
            is_present = note.kind == "returned"
    return is_present, has_chain
