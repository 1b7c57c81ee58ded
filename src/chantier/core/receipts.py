"""Receipts: what a device has kept of what a server has signed, and whether a record contradicts it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from chantier.core.decoding import decode_json
from chantier.core.errors import BadInput
from chantier.core.evidence import mixes_of, opening_of
from chantier.core.fairness import Evidence, Fairness
from chantier.core.files import read_text
from chantier.core.signing import is_signed

Step = Literal["commitment", "promises", "mix"]
STATEMENTS_MOST = 1000
_TEXT = re.compile(
    r"chantier/2\|(?P<step>commitment|promises|mix)\|(?P<table>[0-9a-f]{64})\|(?P<attempt>[1-9]\d{0,8})\|(?P<rest>.+)"
)


class Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly what was signed."""

    text: str
    signature: str


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Statements of a server about one table, signed by it and kept by a device."""

    format: Literal["chantier-receipt/1"]
    server: str
    statements: tuple[Statement, ...]


class Subject(NamedTuple):
    """Subject of a statement: if two statements on the same subject differ, at least one is false."""

    step: Step
    table: str
    attempt: int
    n: int


def subjects(receipt: Receipt) -> dict[Subject, str]:
    """The statements of a receipt by what they are about; refuses what the server has not signed."""
    if not 1 <= len(receipt.statements) <= STATEMENTS_MOST:
        raise BadInput("receipt_malformed")
    found: dict[Subject, str] = {}
    for one in receipt.statements:
        subject = _subject(one.text)
        if not is_signed(receipt.server, one.text, one.signature):
            raise BadInput("receipt_not_signed")
        if found.setdefault(subject, one.text) != one.text:
            raise BadInput("receipt_contradicts_itself", step=subject.step)
    if len({subject.table for subject in found}) != 1:
        raise BadInput("receipt_malformed")
    return found


def load_receipt(path: Path) -> Receipt:
    """A receipt that is worth something."""
    try:
        receipt: Receipt = decode_json(read_text(path), Receipt)
        subjects(receipt)
    except BadInput as problem:
        if problem.code in ("cannot_read", "not_text"):
            raise
        raise BadInput("in_line", path=str(path), line=1, problem=problem) from None
    return receipt


def table_of(receipt: Receipt) -> str:
    return next(iter(subjects(receipt))).table


def _subject(text: str) -> Subject:
    found = _TEXT.fullmatch(text)
    n = found["rest"].partition("|")[0] if found and found["step"] == "mix" else "0"
    if found is None or not re.fullmatch(r"0|[1-9]\d{0,8}", n):
        raise BadInput("receipt_malformed")
    return Subject(found["step"], found["table"], int(found["attempt"]), int(n))  # type: ignore[arg-type]


def compare_receipt(receipt: Receipt, game: str, fairness: Fairness, evidence: Evidence, ended: bool) -> None:
    """Refuses a record of the receipt's own table that a statement of the receipt contradicts."""
    kept = subjects(receipt)
    if receipt.server != evidence.server:
        raise BadInput("receipt_by_another_key")
    for subject in kept:
        if subject.attempt > evidence.attempt or (subject.step == "mix" and subject.attempt != evidence.attempt):
            raise BadInput("receipt_of_another_attempt", step=subject.step, attempt=subject.attempt)
    said = dict(_said(game, fairness, evidence))
    for subject, text in kept.items():
        beyond = ended and subject.step == "mix" and subject not in said
        if beyond or said.get(subject, text) != text:
            raise BadInput("receipt_contradicts", step=subject.step, n=subject.n)


def _said(game: str, fairness: Fairness, evidence: Evidence) -> Iterator[tuple[Subject, str]]:
    """All that a server has signed if a record is true."""
    opening = opening_of(game, fairness, evidence)
    about = (evidence.table, evidence.attempt)
    yield Subject("commitment", *about, 0), opening.commitment_text()
    yield Subject("promises", *about, 0), opening.promises_text(evidence.seats)
    for n, mix in enumerate(mixes_of(game, fairness, evidence)):
        yield Subject("mix", *about, n), opening.mix_text(n, mix)
