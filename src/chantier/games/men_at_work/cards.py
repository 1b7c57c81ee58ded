"""The deck: what is on the 36 cards (M03). A card's back says WHAT to add, another card's front says HOW (M20)."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from importlib.resources import files
from typing import Literal

import msgspec

Colour = Literal["orange", "purple", "black", "white"]


class Task(StrEnum):
    """Tasks that a half of a front asks for, in the order of the rules; and the first player's preparation (M10)."""

    BALANCE = "balance"  # M40
    SAME_COLOUR = "same_colour"  # M41
    THREE_COLOURS = "three_colours"  # M42
    HIGHEST_GIRDER = "highest_girder"  # M43
    THEN_WORKER = "then_worker"  # M44
    ON_ARM = "on_arm"  # M45
    SUPPORT_SAME_COLOUR = "support_same_colour"  # M46
    SUPPORT_OTHER_COLOUR = "support_other_colour"  # M47
    SUPPORT_ON_GIRDER = "support_on_girder"  # M48
    ANY_SUPPORT = "any_support"  # M49
    WITH_BRICK = "with_brick"  # M50
    BECOMES_HIGHEST = "becomes_highest"  # M51
    ONE_BRICK = "one_brick"  # M52
    TWO_BRICKS = "two_bricks"  # M53
    ONE_BEAM = "one_beam"  # M54
    TWO_BEAMS = "two_beams"  # M55
    BRICK_AND_BEAM = "brick_and_beam"  # M56
    AT_END = "at_end"  # M57
    TOGETHER_WITH_BEAM = "together_with_beam"  # M58
    CONNECTED = "connected"  # M59
    SECOND_WORKER = "second_worker"  # M5A
    PREPARE_SITE = "prepare_site"  # M10
    PREPARE_SKYSCRAPER = "prepare_skyscraper"  # M82


GIRDER_TASKS: tuple[Task, ...] = tuple(Task)[:12]
WORKER_TASKS: tuple[Task, ...] = tuple(Task)[12:21]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    back: Literal["girder", "worker"]
    colours: tuple[Colour, Colour]
    girder: Task
    worker: Task

    def __post_init__(self) -> None:
        if self.girder not in GIRDER_TASKS or self.worker not in WORKER_TASKS:
            raise ValueError(
                f"{self.girder}, {self.worker}: a girder instruction and a worker instruction, in that order"
            )


class _Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


def read_cards() -> tuple[Card, ...]:
    text = files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), _Deck).cards


CARDS: tuple[Card, ...] = read_cards()
