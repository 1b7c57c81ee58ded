"""Spelling of names as people type them: capitals, accents, articles and hyphens do not matter."""

from __future__ import annotations

import re
import unicodedata

LEFT_OUT = frozenset({"la", "le", "l", "n", "no", "der", "die", "das", "the"})
"""Articles, and the sign before a number (n°): nobody needs to type them."""
_TWO_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "œ": "oe"})
_WITHIN = re.compile(r"(?<=\w)-(?=\w)")
_NO_NAME = re.compile(r"[^\w.,+-]+")


def folded(text: str) -> list[str]:
    """The words of a text without what may be left out; a minus before a number stays."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return [word for word in _NO_NAME.sub(" ", _WITHIN.sub(" ", bare)).split() if word not in LEFT_OUT]


def spellings(name: str) -> set[tuple[str, ...]]:
    """Ways to type a name: `Stütze 2` is `stutze 2` or `stuetze 2`."""
    return {tuple(folded(name)), tuple(folded(name.casefold().translate(_TWO_LETTERS)))}
