"""Our own verifier and the independent one (`verify.mjs`, Node.js) asked about the same records."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from chantier.core.record import Record
from tests.fairness.making import is_right, lied, made

VERIFIER = Path(__file__).with_name("verify.mjs")


class Found(NamedTuple):
    proved: int
    refused: int
    decisions: int
    games: dict[str, int]
    lies: list[str]
    problems: list[str]


def independent(records: Sequence[Record]) -> list[str]:
    """What the other verifier says about each."""
    node = shutil.which("node")
    assert node is not None, "the independent verifier needs Node.js"
    lines = b"\n".join(map(msgspec.json.encode, records)) + b"\n"
    done = subprocess.run([node, str(VERIFIER)], input=lines, capture_output=True, check=True)
    return done.stdout.decode().splitlines()


def compared(numbers: Iterable[int]) -> Found:
    """As many records as numbers, each once as it is and once with a lie in it."""
    all_numbers = list(numbers)
    records = [made(number) for number in all_numbers]
    lies = [lied(record, number) for number, record in zip(all_numbers, records, strict=True)]
    said, said_of_lies = independent(records), independent([lie for _, lie in lies])
    problems = [
        f"record {number}: {word}, ours: {is_right(record)}"
        for number, record, word in zip(all_numbers, records, said, strict=True)
        if not (word == "proved" and is_right(record))
    ] + [
        f"{name} in record {number}: {word}, ours: {is_right(record)}"
        for number, (name, record), word in zip(all_numbers, lies, said_of_lies, strict=True)
        if word in ("proved", "the line is not JSON") or word.startswith("not yet") or is_right(record)
    ]
    wrong = sum(not one.startswith("record") for one in problems)
    return Found(
        proved=len(records) - (len(problems) - wrong),
        refused=len(lies) - wrong,
        decisions=sum(len(record.fairness.evidence.chain_links) for record in records if record.fairness.evidence),
        games=dict(Counter(record.game for record in records)),
        lies=[name for name, _ in lies],
        problems=problems,
    )
