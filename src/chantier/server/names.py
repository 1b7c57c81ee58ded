"""Names that people take here: normalised, visible, and not to be mistaken for those of others at the same table.

Letters look alike across scripts ("Ада" is Cyrillic). Unicode lists which (UTS #39): names written with the same shapes
have the same skeleton.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from chantier.core.errors import BadInput
from chantier.core.names import EMOJI_STYLE, JOINER, LONGEST_NAME, check_name, is_emoji, shown

MARKS_MOST = 4
"""So many accents on one letter are enough for every language; more are there to cover other people's names."""
BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Characters that count as printed and show nothing (Default_Ignorable_Code_Point, and two blank signs)."""
KEYCAP = "\u20e3"


def fit_name(typed: str) -> str:
    """The name as it is kept and shown: one form of each character, single spaces within, none around."""
    name = re.sub(" +", " ", unicodedata.normalize("NFKC", typed)).strip(" ")
    if not name:
        raise BadInput("name_blank")
    check_name(name)
    if _has_hidden(name):
        raise BadInput("name_hidden", name=shown(typed, LONGEST_NAME))
    return name


def looks_like(one: str, other: str) -> bool:
    """Also in capitals, with letters of another script, or with other spaces."""
    return not _skeletons(one).isdisjoint(_skeletons(other))


def _has_hidden(name: str) -> bool:
    marks = MARKS_MOST  # a name does not begin with an accent on nothing
    for number, one in enumerate(name):
        if one == EMOJI_STYLE and _has_two_styles(name, number):
            continue
        if one in BLANKS:
            return True
        marks = marks + 1 if unicodedata.category(one).startswith("M") else 0
        if marks > MARKS_MOST:
            return True
    return False


def _has_two_styles(name: str, number: int) -> bool:
    """True if the sign before has a letter and an emoji style, chosen by what follows it."""
    before, after = name[number - 1 : number], name[number + 1 : number + 2]
    return is_emoji(before) or (before in "0123456789#*" and after == KEYCAP)


@lru_cache(1024)  # those of bots are asked for again and again
def _skeletons(name: str) -> set[str]:
    return {_skeleton(name), _skeleton(name.casefold())}


def _skeleton(name: str) -> str:
    shapes = _prototypes()
    drawn = "".join(shapes.get(one, one) for one in unicodedata.normalize("NFKD", name))
    return "".join(one for one in unicodedata.normalize("NFD", drawn) if one not in (" ", EMOJI_STYLE, JOINER))


@cache
def _prototypes() -> dict[str, str]:
    """Each character with the shape it is drawn with. The list tells which look alike both ways round: the shape is the
    one with several that look like it, or the longer one."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte that only a server reads

    alike = {_plain(one): [_plain(like["c"]) for like in others] for one, others in confusables_data.items()}

    def shape(one: str) -> str:
        if len(alike[one]) > 1 or len(one) > 1:
            return one
        like = alike[one][0]
        return like if len(alike[like]) > 1 or len(like) > 1 else min(one, like)

    return {one: shape(one) for one in alike if len(one) == 1}


def _plain(listed: str) -> str:
    """Letters that are written from right to left stand between marks in the list."""
    return listed.strip("\u200e")
