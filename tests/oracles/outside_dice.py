"""A verifier of dice written from docs/fairness.md and docs/record.md alone: it imports nothing of ours.

It shows that the specification is complete, and that one fits on a page.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

MATERIALS = {"W": "wood", "R": "recycled", "S": "stone", "G": "glass"}
FULL = "WWWWWWWWRRRRRRRRSSSSSSSSGGGGGGGG"
POOL = {2: 8, 3: 9, 4: 7}


class Dice:
    def __init__(self, record: dict[str, Any]) -> None:
        fairness = record["fairness"]
        seed = bytes.fromhex(fairness["server_seed"])
        assert hashlib.sha256(seed).hexdigest() == fairness["commitment"]
        message = "|".join(["chantier/1", record["game"], fairness["commitment"], *fairness["salts"]])
        self.key = hmac.new(seed, message.encode("ascii"), hashlib.sha256).digest()
        self.decision = 0
        self.counters: dict[str, int] = {}

    def next_decision(self) -> None:
        self.decision += 1
        self.counters = {}

    def choose(self, items: Sequence[Any], purpose: str) -> Any:
        while True:
            counter = self.counters.get(purpose, 0)
            self.counters[purpose] = counter + 1
            message = f"{purpose}/{self.decision}/{counter}".encode("ascii")
            word = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest()[:8], "big")
            if word < 2**64 - 2**64 % len(items):
                return items[word % len(items)]

    def roll(self, bag: str, count: int) -> tuple[str, list[str]]:
        dice = []
        for _ in range(count):
            letter = self.choose(bag, "bag")
            bag = bag.replace(letter, "", 1)
            dice.append(f"{letter}{self.choose([1, 2, 3, 4, 5, 6], 'roll')}")
        return bag, dice


def first_wrong_event(record: dict[str, Any], plans: list[str]) -> int | None:
    """The number of the first event whose draws do not follow; None if all do."""
    dice, seats, deck, bag = Dice(record), len(record["seats"]), list(plans), ""
    for number, event in enumerate(record["events"], start=1):
        if event["kind"] == "round":
            if (
                number == 1
                and record["options"]["first"] == "chance"
                and dice.choose(range(seats), "first") != event["first"]
            ):
                return number
            first = dice.choose(FULL, "in-demand")
            rest = FULL.replace(first, "", 1)
            while (second := dice.choose(rest, "in-demand")) == first:
                pass
            dealt = []
            for _ in range(seats):
                dealt.append(dice.choose(deck, "deck"))
                deck.remove(dealt[-1])
            bag, pool = dice.roll(rest.replace(second, "", 1), POOL[seats])
            pool.sort(key=lambda die: (die[1], "WRSG".index(die[0])))
            if ([MATERIALS[first], MATERIALS[second]], dealt, pool) != (
                event["in_demand"],
                event["plans"],
                event["pool"],
            ):
                return number
        elif event["kind"] == "pick":
            dice.next_decision()
            last = record["events"][number]["kind"] == "reveal"
            bag, drawn = dice.roll(bag, 0 if last else 2 if seats == 2 else 1)
            if drawn != event["drawn"]:
                return number
    return None
