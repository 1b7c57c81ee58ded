"""An outside referee for records of the board game Blueprints, written from the rules alone.

Usage: python outside_referee.py FILE.jsonl...

`referee(record)` returns every disagreement as "event N: expected ..., came ...", with events
counted from 1; N is 0 for what lies outside the events (seats, options, fairness). Once a record
can no longer be followed (a field missing or unreadable) the rest of its events is not judged.
"""

import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

MATERIALS = {"wood": "W", "recycled": "R", "stone": "S", "glass": "G"}  # B02
NAMES = {letter: name for name, letter in MATERIALS.items()}
DEMANDS = [[one, two] for one in MATERIALS for two in MATERIALS if one != two]  # B11
SPACES = ("a1", "b1", "a2", "b2", "a3", "b3")  # row by row; index = 2 * row + column
BESIDE = ((1, 2), (0, 3), (0, 3, 4), (1, 2, 5), (2, 5), (3, 4))  # by index in SPACES
TURNS = ((0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0), (1, 0, 3, 2, 5, 4), (4, 5, 2, 3, 0, 1))  # B03
POOL_SIZE = {2: 8, 3: 9, 4: 7}  # B13
AWARDS = {2: ("silver",), 3: ("gold", "silver"), 4: ("gold", "silver", "bronze")}  # B05, B40
WORTH = {"gold": 3, "silver": 2, "bronze": 1, "prize": 2}  # B04
PRIZES = ("skyscraper", "integrity", "geometer", "materials")  # B50..B53
RECYCLED = (0, 2, 5, 10, 15, 20, 30)  # B32
STONE = (2, 3, 5, 8)  # B33
ROUNDS, PICKS, PER_MATERIAL = 3, 6, 8  # B01, B26, B02

Plan = tuple[int, ...]  # six heights in the order of SPACES, 0 for hatched
Stacks = list[list[str]]  # six stacks in the order of SPACES, each bottom to top
Say = Callable[[str, object], None]  # what was expected, what came
Test = Callable[[object], bool]
Shape = dict[str, tuple[str, Test]]  # for each field of an object: what is wanted, and its test


class Lost(Exception):
    """The record cannot be followed any further."""


def matches(pattern: str) -> Test:
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def list_of(test: Test, *sizes: int) -> Test:
    """A list of such entries, of one of these sizes if any is given."""
    return lambda value: (
        isinstance(value, list) and all(test(entry) for entry in value) and (not sizes or len(value) in sizes)
    )


def is_one_of(*values: object) -> Test:
    """Equal in type too: JSON 1, 1.0 and true are three different things."""
    return lambda value: any(type(value) is type(one) and value == one for one in values)


IS_DIE, IS_PLAN = matches("[WRSG][1-6]"), matches("[x1-3] [x1-3]( / [x1-3] [x1-3]){2}")
RECORD_SHAPE: Shape = {
    "format": ("'chantier/1'", is_one_of("chantier/1")),
    "game": ("'blueprints'", is_one_of("blueprints")),
    "seats": ("a list of 2 to 4 names", list_of(lambda v: isinstance(v, str), 2, 3, 4)),  # B01
    "options": ("an object", lambda v: isinstance(v, dict)),
    "fairness": ("an object", lambda v: isinstance(v, dict)),
    "events": ("a list", lambda v: isinstance(v, list)),
}


def shapes_for(seats: int) -> dict[str, Shape]:
    kind, numbers = ("'round' or 'pick'", is_one_of("round", "pick")), range(seats)
    seat = (f"a seat below {seats}", is_one_of(*numbers))
    shapes: dict[str, Shape] = {
        "options": {
            "unplaceable": ("'any' or 'forced'", is_one_of("any", "forced")),  # B24
            "first": (f"{seat[0]} or 'chance'", is_one_of("chance", *numbers)),  # B14
            "open_points": ("true or false", is_one_of(True, False)),
        },  # B55
        "fairness": {
            "commitment": ("64 hex digits", matches("[0-9a-fA-F]{64}")),
            "server_seed": ("whole bytes in hex", matches("([0-9a-fA-F]{2})+")),
            "salts": (f"{seats} lowercase hex strings", list_of(matches("[0-9a-f]*"), seats)),
        },
        "round": {
            "kind": kind,
            "round": ("1 to 3", is_one_of(1, 2, 3)),
            "first": seat,
            "in_demand": ("two different materials", is_one_of(*DEMANDS)),  # B11
            "plans": (f"{seats} plans like 'x 1 / 3 1 / 1 x'", list_of(IS_PLAN, seats)),  # B12
            "pool": (f"{POOL_SIZE[seats]} dice", list_of(IS_DIE, POOL_SIZE[seats])),
        },  # B13
        "pick": {
            "kind": kind,
            "seat": seat,
            "die": ("a die like W1", IS_DIE),
            "space": ("a space a1..b3 or null", is_one_of(None, *SPACES)),
            "drawn": ("a list of dice", list_of(IS_DIE)),
        },
    }
    if seats == 2:
        shapes["pick"]["discard"] = ("a die like W1", IS_DIE)  # B27
    return shapes


def shape_holds(what: str, value: object, shape: Shape, say: Say) -> bool:
    """Say what is wrong with an object's fields; False if one is missing or unreadable."""
    if not isinstance(value, dict):
        say(f"{what} to be an object", value)
        return False
    for name in sorted(value.keys() - shape.keys()):
        say(f"{what} without a field {name!a}", value[name])
    missing = [name for name in shape if name not in value]
    wrong = [name for name in shape if name in value and not shape[name][1](value[name])]
    for name in missing:
        say(f"{what} with a field {name!r}", "none")
    for name in wrong:
        say(f"{what} {name} to be {shape[name][0]}", value[name])
    return not missing and not wrong


def compare(what: str, expected: object, came: object, say: Say) -> None:
    """Say every difference, types and missing or unknown fields included."""
    if isinstance(expected, dict) and isinstance(came, dict):
        for name in sorted(came.keys() - expected.keys()):
            say(f"{what} without a field {name!a}", came[name])
        for name, wanted in expected.items():
            compare(f"{what} {name}", wanted, came.get(name, "no such field"), say)
    elif isinstance(expected, list) and isinstance(came, list) and len(expected) == len(came):
        for index, (one, other) in enumerate(zip(expected, came, strict=False)):
            compare(f"{what} [{index}]", one, other, say)
    elif not is_one_of(expected)(came):
        say(f"{what} {expected!a}", came)


def plan_is_valid(plan: Plan) -> bool:
    """B03: 2 or 3 hatched, heights adding up to 6, connected by edges."""
    reached, todo = set[int](), [index for index in range(6) if plan[index]][:1]
    while todo:
        here = todo.pop()
        reached.add(here)
        todo += [near for near in BESIDE[here] if plan[near] and near not in reached]
    hatched = plan.count(0)
    return hatched in (2, 3) and sum(plan) == 6 and len(reached) == 6 - hatched


def card_of(plan: Plan) -> Plan:
    """The same for plans that are equal under turning or mirroring (B03)."""
    return min(tuple(plan[index] for index in turn) for turn in TURNS)


def write_building(plan: Plan, stacks: Stacks) -> str:
    marks = ["".join(stack) or ("-" if height else "x") for height, stack in zip(plan, stacks, strict=False)]
    return " / ".join(f"{marks[row]} {marks[row + 1]}" for row in (0, 2, 4))


def pool_order(die: str) -> tuple[str, int]:
    return die[1], "WRSG".index(die[0])


def fits(die: str, plan: Plan, stacks: Stacks, index: int) -> bool:
    """B21 empty open space; B22 on a die of equal or lower value; B23 never on a hatched one."""
    return plan[index] > 0 and (not stacks[index] or stacks[index][-1][1] <= die[1])


def fits_somewhere(die: str, plan: Plan, stacks: Stacks) -> bool:
    return any(fits(die, plan, stacks, index) for index in range(6))


def placed(stacks: Stacks) -> list[tuple[int, int, str, int]]:
    """Every die as (space, level from 0, material letter, value)."""
    return [
        (index, level, die[0], int(die[1])) for index, stack in enumerate(stacks) for level, die in enumerate(stack)
    ]


def count_of(stacks: Stacks, material: str) -> int:
    return sum(letter == MATERIALS[material] for _, _, letter, _ in placed(stacks))


def neighbours(stacks: Stacks, index: int, level: int) -> int:
    """How many dice share a face with this one: beside, above, below (B31)."""
    beside = sum(len(stacks[near]) > level for near in BESIDE[index])
    return beside + (level > 0) + (len(stacks[index]) > level + 1)


def score(plan: Plan, stacks: Stacks) -> dict[str, int]:
    dice = placed(stacks)
    parts = {
        "bonus": 6 if tuple(map(len, stacks)) == plan else 0,  # B30
        "wood": sum(2 * neighbours(stacks, i, level) for i, level, m, _ in dice if m == "W"),  # B31
        "recycled": RECYCLED[min(count_of(stacks, "recycled"), PICKS)],  # B32
        "stone": sum(STONE[min(level, 3)] for _, level, m, _ in dice if m == "S"),  # B33
        "glass": sum(value for _, _, m, value in dice if m == "G"),
    }  # B34
    return parts | {"total": sum(parts.values())}


def prizes_earned(stacks: Stacks) -> set[str]:
    values = Counter(value for _, _, _, value in placed(stacks))
    colours = Counter(letter for _, _, letter, _ in placed(stacks))
    earned = {
        "skyscraper": max(map(len, stacks)) >= 5,  # B50
        "integrity": max(values.values(), default=0) >= 4,  # B51
        "geometer": len(values) == 6,  # B52
        "materials": max(colours.values(), default=0) >= 5,
    }  # B53
    return {prize for prize, holds in earned.items() if holds}


@dataclass
class Round:
    first: int
    in_demand: list[str]
    plans: list[Plan]
    buildings: list[Stacks]
    bag: Counter[str]  # dice of each material not yet drawn
    pool: list[str] = field(default_factory=list)
    turn: int = 0

    def acted(self, seat: int) -> int:
        """The place of a seat in this round's turn order (B15)."""
        return (seat - self.first) % len(self.plans)

    def tie_break(self, seat: int) -> tuple[int, ...]:
        """B41, the larger wins: first in-demand colour, second, then who acted last."""
        stacks = self.buildings[seat]
        return (*(count_of(stacks, colour) for colour in self.in_demand), self.acted(seat))


class Game:
    def __init__(self, seats: int, first: int | None, forced: bool, say: Say) -> None:
        self.seats, self.say, self.forced = seats, say, forced
        self.next_first = first  # None: any seat may start
        self.shapes, self.rounds = shapes_for(seats), 0
        self.cards: set[Plan] = set()
        self.won: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.now = Round(0, [], [], [], Counter())

    def take(self, kind: str, event: dict[str, Any]) -> None:
        if kind in self.shapes and not shape_holds(kind, event, self.shapes[kind], self.say):
            raise Lost
        actions = {"round": self.round, "pick": self.pick, "reveal": self.reveal, "end": self.end}
        actions[kind](event)

    def round(self, event: dict[str, Any]) -> None:
        self.rounds += 1
        compare("round number", self.rounds, event["round"], self.say)
        if self.next_first is not None:  # B14
            compare("first player", self.next_first, event["first"], self.say)
        bag = Counter(dict.fromkeys(NAMES, PER_MATERIAL))  # B10
        bag.subtract(MATERIALS[name] for name in event["in_demand"])  # B11
        plans = [self.deal(text) for text in event["plans"]]
        buildings: list[Stacks] = [[[] for _ in SPACES] for _ in plans]
        self.now = Round(event["first"], event["in_demand"], plans, buildings, bag)
        in_order = sorted(event["pool"], key=pool_order)  # B13
        if event["pool"] != in_order:
            self.say(f"the pool sorted as {in_order}", event["pool"])
        self.draw(event["pool"])

    def deal(self, text: str) -> Plan:
        plan = tuple(0 if mark == "x" else int(mark) for mark in re.findall("[x1-3]", text))
        if not plan_is_valid(plan):  # B03
            self.say("a connected plan, 2 or 3 hatched, heights adding up to 6", text)
        if card_of(plan) in self.cards:  # B06
            self.say("no card dealt twice in a game, turned or mirrored", text)
        self.cards.add(card_of(plan))
        return plan

    def draw(self, dice: list[str]) -> None:
        """Dice come out of the bag into the pool; B02, B10, B11 limit each material."""
        for die in dice:
            self.now.bag[die[0]] -= 1
            if self.now.bag[die[0]] < 0:
                self.say(f"no {NAMES[die[0]]} die, none is left in the bag", die)
        self.now.pool += dice

    def pick(self, event: dict[str, Any]) -> None:
        now, offered = self.now, list(self.now.pool)
        compare("seat", (now.first + now.turn) % self.seats, event["seat"], self.say)  # B15
        self.remove("a die of the pool", event["die"])  # B20
        self.place(event["seat"], event["die"], event["space"], offered)
        if self.seats == 2:
            self.remove("as discard another die of the pool", event["discard"])  # B27
        now.turn += 1
        refill = 2 if self.seats == 2 else 1  # B27, B20
        count = refill if now.turn < PICKS * self.seats else 0  # B28
        if len(event["drawn"]) != count:
            self.say(f"{count} drawn dice", event["drawn"])
        self.draw(event["drawn"])

    def remove(self, wanted: str, die: str) -> None:
        if die in self.now.pool:
            self.now.pool.remove(die)
        else:
            self.say(f"{wanted} {self.now.pool}", die)

    def place(self, seat: int, die: str, space: str | None, offered: list[str]) -> None:
        plan, stacks = self.now.plans[seat], self.now.buildings[seat]
        built = write_building(plan, stacks)
        if space is not None:
            index = SPACES.index(space)
            if not fits(die, plan, stacks, index):  # B21, B22, B23
                self.say(f"a space where {die} fits in {built!r}", space)
            stacks[index].append(die)
        elif fits_somewhere(die, plan, stacks):  # B24
            self.say(f"{die} to be placed, it fits in {built!r}", space)
        elif self.forced and any(fits_somewhere(other, plan, stacks) for other in offered):  # B24
            self.say(f"a die of {offered} that fits in {built!r}", die)

    def reveal(self, event: dict[str, Any]) -> None:
        now, seats = self.now, range(self.seats)
        scores = [score(now.plans[seat], now.buildings[seat]) for seat in seats]
        ranks = sorted(seats, key=lambda s: (scores[s]["total"], now.tie_break(s)), reverse=True)
        awards = dict(zip(AWARDS[self.seats], ranks, strict=False))  # B40, B42
        earned = [prizes_earned(stacks) for stacks in now.buildings]
        prizes = {
            prize: max((seat for seat in seats if prize in earned[seat]), key=now.tie_break, default=None)
            for prize in PRIZES
        }  # B54
        buildings = [write_building(now.plans[seat], now.buildings[seat]) for seat in seats]
        compare(
            "reveal",
            {"kind": "reveal", "buildings": buildings, "scores": scores, "awards": awards, "prizes": prizes},
            event,
            self.say,
        )
        for award, winner in awards.items():
            self.won[winner][award] += 1
        for taker in prizes.values():
            if taker is not None:
                self.won[taker]["prize"] += 1
        self.next_first = min(seats, key=lambda s: (scores[s]["total"], now.acted(s)))  # B14

    def end(self, event: dict[str, Any]) -> None:
        points = [sum(WORTH[what] * n for what, n in won.items()) for won in self.won]  # B60
        merits = [
            (mine, *(won[what] for what in ("prize", "gold", "silver", "bronze")))
            for mine, won in zip(points, self.won, strict=False)
        ]  # B61
        winners = [seat for seat, merit in enumerate(merits) if merit == max(merits)]
        compare("end", {"kind": "end", "points": points, "winners": winners}, event, self.say)


def check_fairness(fairness: dict[str, Any], shape: Shape, say: Say) -> None:
    if shape_holds("fairness", fairness, shape, say):
        digest = hashlib.sha256(bytes.fromhex(fairness["server_seed"])).hexdigest()
        compare("commitment (SHA-256 of the seed)", digest, fairness["commitment"].lower(), say)


def open_game(record: dict[str, Any], say: Say) -> Game | None:
    """Check all but the events; None if those cannot be judged. Both versions of the rules have the same records."""
    known = RECORD_SHAPE | ({"rules": ("1 or 2", is_one_of(1, 2))} if "rules" in record else {})
    if not shape_holds("record", record, known, say):
        return None
    seats, options = len(record["seats"]), record["options"]
    shapes = shapes_for(seats)
    check_fairness(record["fairness"], shapes["fairness"], say)
    if not shape_holds("options", options, shapes["options"], say):
        return None
    first = None if options["first"] == "chance" else options["first"]  # B14
    return Game(seats, first, options["unplaceable"] == "forced", say)


def referee(record: dict[str, Any]) -> list[str]:
    found: list[str] = []
    number = 0

    def say(expected: str, came: object) -> None:
        found.append(f"event {number}: expected {expected}, came {ascii(came)[:200]}")

    game = open_game(record, say)
    if game is None:
        return found
    events = record["events"]
    kinds = (["round"] + ["pick"] * PICKS * game.seats + ["reveal"]) * ROUNDS + ["end"]  # B01, B26
    for kind, event in zip(kinds, events, strict=False):
        if not isinstance(event, dict) or event.get("kind") != kind:
            say(f"an event of kind {kind!r}", event)
            return found
        try:
            game.take(kind, event)
        except Lost:
            return found
    number = min(len(events), len(kinds)) + 1
    if len(events) < len(kinds):
        say(f"an event of kind {kinds[number - 1]!r}", "nothing")
    elif len(events) > len(kinds):
        say("nothing after the end", events[number - 1])
    return found


def no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a field given twice in one object")
    return dict(pairs)


def judge_line(line: str) -> list[str]:
    try:
        return referee(json.loads(line, object_pairs_hook=no_twins))
    except (ValueError, RecursionError) as error:
        return [f"event 0: expected a record in JSON, came {str(error)!a}"]


def main(paths: list[str]) -> int:
    if not paths:
        sys.exit("usage: python outside_referee.py FILE.jsonl...")
    records, found = 0, list[str]()
    for path in paths:
        with open(path, encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    records += 1
                    found += [f"{path}:{number}: {text}" for text in judge_line(line)]
    print(f"{records} records, {len(found)} disagreements")
    print("".join(f"{text}\n" for text in found[:20]), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
