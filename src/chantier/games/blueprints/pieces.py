"""Contents of the box: dice, spaces, plans, Awards, Prizes."""

from __future__ import annotations

from enum import StrEnum
from importlib.resources import files
from typing import Literal, NewType, cast

SEAT_COUNTS = range(2, 5)  # B01
ROUNDS = 3  # B01
PICKS = 6  # B26: dice each player takes in a round
DICE_OF_A_MATERIAL = 8  # B02


class Material(StrEnum):
    WOOD = "wood"
    RECYCLED = "recycled"
    STONE = "stone"
    GLASS = "glass"


Letter = Literal["W", "R", "S", "G"]
LETTERS: dict[Material, Letter] = {
    Material.WOOD: "W",
    Material.RECYCLED: "R",
    Material.STONE: "S",
    Material.GLASS: "G",
}
MATERIALS: dict[str, Material] = {letter: material for material, letter in LETTERS.items()}

Die = NewType("Die", str)
"""A die is what it shows, in notation: letter and value, `G6`. Two that show the same are the same to everybody."""
DICE: dict[str, Die] = {f"{letter}{value}": Die(f"{letter}{value}") for letter in MATERIALS for value in range(1, 7)}
VALUE: dict[Die, int] = {die: int(die[1]) for die in DICE.values()}
_SHELF_ORDER: dict[Die, int] = {
    die: place for place, die in enumerate(sorted(DICE.values(), key=lambda d: (VALUE[d], "WRSG".index(d[0]))))
}

FULL_BAG = "".join(letter * DICE_OF_A_MATERIAL for letter in MATERIALS)  # B02: 32 dice
"""A bag is the string of its dice's letters, always in the order W R S G."""

Space = Literal["a1", "b1", "a2", "b2", "a3", "b3"]
SPACES: tuple[Space, ...] = ("a1", "b1", "a2", "b2", "a3", "b3")
INDEX: dict[str, int] = {space: index for index, space in enumerate(SPACES)}
BESIDE: tuple[tuple[int, ...], ...] = ((1, 2), (0, 3), (0, 3, 4), (1, 2, 5), (2, 5), (3, 4))
"""For each space, the spaces that share an edge with it."""

Plan = tuple[int, int, int, int, int, int]
"""The height planned for each space; 0 is a hatched one."""
Stack = tuple[Die, ...]
Building = tuple[Stack, Stack, Stack, Stack, Stack, Stack]
"""Six stacks, each bottom to top."""
EMPTY_SITE: Building = ((), (), (), (), (), ())


class Award(StrEnum):
    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


class Prize(StrEnum):
    SKYSCRAPER = "skyscraper"
    INTEGRITY = "integrity"
    GEOMETER = "geometer"
    MATERIALS = "materials"


AWARD_POINTS: dict[Award, int] = {Award.GOLD: 3, Award.SILVER: 2, Award.BRONZE: 1}  # B04
PRIZE_POINTS = 2  # B04
AWARDS_IN_PLAY: dict[int, tuple[Award, ...]] = {  # B05, by number of seats, best first
    2: (Award.SILVER,),
    3: (Award.GOLD, Award.SILVER),
    4: (Award.GOLD, Award.SILVER, Award.BRONZE),
}
POOL_SIZE: dict[int, int] = {2: 8, 3: 9, 4: 7}  # B13


def shelf(dice: list[Die]) -> tuple[Die, ...]:
    """Sorted by value, then by material, as the pool lies on the table (B13)."""
    return tuple(sorted(dice, key=_SHELF_ORDER.__getitem__))


def take_from_bag(bag: str, letter: str) -> str:
    return bag.replace(letter, "", 1)


def parse_plan(text: str) -> Plan:
    """A plan in notation, `x 1 / 3 1 / 1 x`; the text must be sound (see notation.py for strangers' texts)."""
    heights = tuple(0 if word == "x" else int(word) for word in text.replace("/", " ").split())
    return cast(Plan, heights)


def read_plans() -> tuple[Plan, ...]:
    text = files(__package__).joinpath("plans.txt").read_text(encoding="utf-8")
    return tuple(parse_plan(line) for line in text.splitlines() if line and not line.startswith("#"))


PLANS: tuple[Plan, ...] = read_plans()  # B03
