"""Dice nobody can rig: commit, reveal, and draws anybody can derive again. docs/fairness.md is the specification.

Here is the first form, and what both share; the second form is in evidence.py."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from chantier.core.errors import BadInput

T = TypeVar("T")

SCHEME = "chantier/1"
SEED_BYTES = 32
SALT_BYTES = 16
_WORD = 2**64


class SeatPromise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Kind of player in a seat, and the promises of their device before the game."""

    kind: Literal["person", "bot"]
    salt_hash: str | None = None
    chain_end: str | None = None


class Signatures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the server, over the steps that its game has gone through."""

    commitment: str
    promises: str
    start: str
    newest: str


class Evidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Proof that the steps of the second form came in their order."""

    server: str
    table: str
    attempt: int
    seats: tuple[SeatPromise, ...]
    chain_links: tuple[str | None, ...]
    signatures: Signatures


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The record's data on its dice. `server_seed` stays None while the game runs."""

    commitment: str
    server_seed: str | None
    salts: tuple[str, ...]
    evidence: Evidence | None = None
    """None: dice of the first form."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def commit(server_seed: bytes) -> str:
    """The promise shown before the game. It also serves as the game's id: no two games share a seed."""
    return hashlib.sha256(server_seed).hexdigest()


def derive_key(game: str, server_seed: bytes, salts: Sequence[str]) -> bytes:
    message = "|".join([SCHEME, game, commit(server_seed), *salts])
    return hmac.digest(server_seed, message.encode(), "sha256")


class ProvableDice:
    """The holder of the key. It lives beside a match, never inside a state, a view, a bot or a log."""

    def __init__(self, game: str, server_seed: bytes, salts: Sequence[str]) -> None:
        self._key = derive_key(game, server_seed, salts)

    def __call__(self, move: int) -> ProvableChance:
        """The chance for one decision; 0 is the set-up. Nothing is kept between moves, so a restart loses nothing."""
        return ProvableChance(self._key, move)


class ProvableChance:
    """The draws of one decision: HMAC-SHA256(key, purpose/move/counter), rejection-sampled."""

    def __init__(self, key: bytes, move: int) -> None:
        self._key = key
        self._move = move
        self._counters: dict[str, int] = {}

    def choose(self, items: Sequence[T], purpose: str) -> T:
        size = len(items)
        even = _WORD - _WORD % size
        counter = self._counters.get(purpose, 0)
        while (word := self._word(purpose, counter)) >= even:  # a word beyond the last whole run would favour low items
            counter += 1
        self._counters[purpose] = counter + 1
        return items[word % size]

    def _word(self, purpose: str, counter: int) -> int:
        message = f"{purpose}/{self._move}/{counter}".encode()
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")


def secret_of(fairness: Fairness) -> bytes | None:
    """The secret of a record, or None while it is still kept. Refuses one that breaks its promise."""
    if fairness.server_seed is None:
        return None
    if not re.fullmatch(r"[0-9a-f]{64}", fairness.server_seed):
        raise BadInput("seed_not_hex")
    server_seed = bytes.fromhex(fairness.server_seed)
    if commit(server_seed) != fairness.commitment:
        raise BadInput("seed_breaks_commitment")
    return server_seed
