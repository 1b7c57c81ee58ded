"""Scoring, Awards and Prizes in short, for the help in the terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from chantier.games.blueprints.pieces import AWARD_POINTS, AWARDS_IN_PLAY, PRIZE_POINTS, ROUNDS, Prize
from chantier.games.blueprints.scoring import (
    BONUS,
    GEOMETER_VALUES,
    INTEGRITY_DICE,
    MATERIALS_DICE,
    RECYCLED_POINTS,
    SKYSCRAPER_HEIGHT,
    STONE_POINTS,
    WOOD_PER_NEIGHBOUR,
)
from chantier.terminal.blueprints.dice import STYLES
from chantier.words import Words

SCORED = ("W", "wood"), ("R", "recycled"), ("S", "stone"), ("G", "glass")
NEEDED: dict[Prize, int] = {
    Prize.SKYSCRAPER: SKYSCRAPER_HEIGHT,  # B50
    Prize.INTEGRITY: INTEGRITY_DICE,  # B51
    Prize.GEOMETER: GEOMETER_VALUES,  # B52
    Prize.MATERIALS: MATERIALS_DICE,  # B53
}


def typing_help(words: Words, two_dice: bool) -> Text:
    """A move as it is typed, with two players also the die that is removed (B27)."""
    lines = [words.say("help-type-two" if two_dice else "help-type-one"), words.say("help-type-names")]
    return Text("\n".join(lines))


def scoring_help(words: Words) -> list[Text | Table]:
    """A building's score, material by material (B30 to B34)."""
    table = _grid()
    for letter, material in SCORED:
        table.add_row(Text(f" {letter} ", style=STYLES[letter]), _score_line(words, material))
    table.add_row("", words.say("help-score-bonus", bonus=BONUS))
    return [Text(words.say("help-scoring"), style="bold"), table]


def _score_line(words: Words, material: str) -> str:
    facts: dict[str, str | int] = {
        "each": WOOD_PER_NEIGHBOUR,
        "points": _row(RECYCLED_POINTS[1:] if material == "recycled" else STONE_POINTS),
    }
    return words.say(f"help-score-{material}", **facts)


def winning_help(words: Words, seats: int) -> list[Text | Table]:
    """Awards by rank and Prizes by deed are the points of the game (B36, B40, B50 to B53, B60)."""
    awards = ", ".join(
        words.say("help-award", award=words.say(f"award-{award}"), points=AWARD_POINTS[award])
        for award in AWARDS_IN_PLAY[seats]
    )
    table = _grid()
    for prize, count in NEEDED.items():
        table.add_row(words.say(f"prize-{prize}"), words.say(f"help-prize-{prize}", count=count))
    return [
        Text(words.say("help-winning"), style="bold"),
        Text(words.say("help-awards", awards=awards, rounds=ROUNDS)),
        Text(words.say("help-prizes", points=PRIZE_POINTS)),
        table,
        Text(words.say("help-ties")),
    ]


def _row(points: tuple[int, ...]) -> str:
    return ", ".join(map(str, points))


def _grid() -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    return table
