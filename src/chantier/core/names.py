"""Names of players, as far as records and terminals are concerned: short, and nothing in them steers a screen.

What a server asks of new names besides is in server/names.py; a record that was fit to be read once stays so for ever.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from chantier.core.errors import BadInput

LONGEST_NAME = 40
JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"
NOT_SHOWN = "\ufffd"
_FLAG = re.compile("(\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f")
"""A flag of a part of a country: a black one, followed by letters that cannot be seen."""


def check_name(name: str) -> str:
    """A name people can read: a stranger's record must not steer the terminal that shows it."""
    if not 0 < len(name) <= LONGEST_NAME or not without_joiners(name).isprintable():
        raise BadInput("bad_name", name=shown(name, LONGEST_NAME), most=LONGEST_NAME)
    return name


def shown(text: str, most: int) -> str:
    """Typed text made safe to show: no control characters, limited length."""
    kept = text[:most]
    if not without_joiners(kept).isprintable():
        kept = "".join(one if one.isprintable() else NOT_SHOWN for one in kept)
    return f"{kept}…" if len(text) > most else kept


def without_joiners(text: str) -> str:
    """Without the invisible characters that make one picture of several emoji. Elsewhere they stay: there they would
    only make a name look like another."""
    text = _FLAG.sub(r"\1", text)
    return "".join(one for number, one in enumerate(text) if one != JOINER or not _joins(text, number))


def _joins(text: str, number: int) -> bool:
    before = text[:number].rstrip(EMOJI_STYLE)[-1:]
    return is_emoji(before) and is_emoji(text[number + 1 : number + 2])


def is_emoji(one: str) -> bool:
    """A picture, or the tone of somebody's skin."""
    return bool(one) and (unicodedata.category(one) == "So" or "\U0001f3fb" <= one <= "\U0001f3ff")


def bot_names(levels: Sequence[str | None], called: Mapping[str, str] = {}) -> tuple[str | None, ...]:
    """Names of the bots at a table by seat, None where there is none: the level as a language calls it, with a number
    where several of one level sit there. The pages do the same (ui/seat-names.ts)."""
    names: list[str | None] = []
    for seat, level in enumerate(levels):
        name = None if level is None else called.get(level, level)
        number = f" {levels[: seat + 1].count(level)}" if levels.count(level) > 1 else ""
        names.append(None if name is None else name + number)
    return tuple(names)
