"""Parses what a person types: a number of the list, a piece and its place, or what to clear up."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chantier.core.errors import BadInput, IllegalMove
from chantier.core.sight import Sight
from chantier.games.men_at_work.acting import acts
from chantier.games.men_at_work.acting.hand import CEILING_MM, REACH_MM
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, multiply, turned
from chantier.games.men_at_work.moves import Choices, ClearAway, KeepSupports, MenAtWorkMove, Place, PushBack
from chantier.games.men_at_work.pieces import COLOURS, PIECES, Kind, Piece, colour_of, corners_of, highest_point_mm
from chantier.terminal.typed_names import folded, spellings
from chantier.words import Words

Placing = Callable[[Sight, Piece, Pose], Place]
"""The gesture that takes a piece from above to a place and lets go."""

EXAMPLE_PIECE, EXAMPLE_PLACE = Piece("girder-orange-3"), "10 20 45"
CLEARING_EXAMPLE = Piece("worker-3")
UPRIGHT_KINDS = (Kind.SUPPORT, Kind.WORKER)
"""These stand unless told otherwise; everything else lies."""
OVER_MM = 2.0
_NUMBER = re.compile(r"[+-]?[0-9]{1,4}(?:[.,][0-9]{1,3})?")
_UP, _ACROSS = (0.0, 0.0, 1.0), (0.0, 1.0, 0.0)


class Typed:
    def __init__(self, words: Words, placing: Placing) -> None:
        self._placing = placing
        self._piece_named = words.piece
        known = {name: words.say(f"typed-{name}") for name in ("clear", "push", "keep", "upright", "lying")}
        self.words: Mapping[str, str] = known
        self._meaning = {name: name for name in known} | {
            " ".join(spelled): name for name, said in known.items() for spelled in spellings(said)
        }
        self._pieces = {
            spelled: piece
            for piece in map(Piece, PIECES)
            for spelled in (tuple(folded(piece)), *spellings(words.piece(piece)))
        }
        self._colours = {spelled: colour for colour in COLOURS for spelled in spellings(words.say(f"colour-{colour}"))}
        self.example = f"{self.name(EXAMPLE_PIECE)} {EXAMPLE_PLACE}"

    def name(self, piece: Piece) -> str:
        """A piece's name with as little as has to be typed: `poutre orange 3` for « la poutre orange n° 3 »."""
        named = self._piece_named(piece).replace("’", "’ ").split()
        kept = [word for word in named if folded(word)]
        return " ".join(kept).replace("’ ", "’")

    def read(self, text: str, sight: Sight, offered: Sequence[MenAtWorkMove], tidy: Sequence[MenAtWorkMove]) -> Any:
        """`3`, `orange girder 3 10 20 80 45 upright`, `clear worker-3`; `tidy` is all that may be cleared up."""
        words = folded(text)
        if not words:
            raise self._not_understood(text)
        first, *rest = words
        if first.isascii() and first.isdigit() and not rest:
            return _numbered(first, offered)
        verb = self._meaning.get(first)
        if verb == "keep" and not rest:
            return KeepSupports()
        if verb in ("clear", "push") and rest:
            piece = self._pieces.get(tuple(rest))
            if piece is None:
                raise self._no_such_piece(" ".join(text.split()[1:]))
            return _tidied(verb, piece, tidy)
        if rest:
            return self._place(text, sight, words)
        raise self._not_understood(text)

    def _place(self, text: str, sight: Sight, words: list[str]) -> Place:
        legal: Choices = sight.legal
        turn = self._meaning.get(words[-1])
        placed = words[:-1] if turn in ("upright", "lying") else words
        piece, numbers = self._piece_and_numbers(text, placed, legal)
        if legal.phase == "clearing":
            raise IllegalMove("clear_up_first")
        if piece not in legal.candidates():
            raise IllegalMove("piece_not_asked_for", piece=piece)
        x, y, *height, angle = (float(number.replace(",", ".")) for number in numbers)
        rotation = _rotation(piece, angle, turn)
        underside = height[0] if height else landing(legal.poses, piece, x, y, rotation)
        if max(abs(x), abs(y)) > REACH_MM or not 0.0 <= underside <= CEILING_MM:
            raise BadInput("place_off_the_table", reach=round(REACH_MM), ceiling=round(CEILING_MM))
        return self._placing(sight, piece, Pose((x, y, underside + _depth(piece, rotation)), rotation))

    def _piece_and_numbers(self, text: str, words: list[str], legal: Choices) -> tuple[Piece, list[str]]:
        """The longest name that the text begins with, and three or four numbers after it."""
        for length in range(len(words), 0, -1):
            piece = self._piece(tuple(words[:length]), legal)
            if piece is None:
                continue
            if not _is_place(words[length:]):
                raise self._not_understood(text)
            return piece, words[length:]
        if any(_is_place(words[-count:]) for count in (3, 4) if count < len(words)):
            raise self._no_such_piece(text.split()[0])
        raise self._not_understood(text)

    def _piece(self, name: tuple[str, ...], legal: Choices) -> Piece | None:
        """A piece by its name, or a girder by its colour alone: of those in the reserve only the colour counts."""
        colour = self._colours.get(name)
        girders = [one for one in legal.candidates() if PIECES[one] is Kind.GIRDER and colour_of(one) == colour]
        return self._pieces.get(name) or next(iter(girders), None)

    def _not_understood(self, text: str) -> BadInput:
        return BadInput("site_move_not_understood", text=re.sub(r"\s+", " ", text.strip()), example=self.example)

    def _no_such_piece(self, came: str) -> BadInput:
        return BadInput("no_such_piece", came=came, example=self.name(EXAMPLE_PIECE))


def _is_place(words: Sequence[str]) -> bool:
    return len(words) in (3, 4) and all(map(_NUMBER.fullmatch, words))


def _numbered(number: str, offered: Sequence[MenAtWorkMove]) -> MenAtWorkMove:
    if not 1 <= int(number) <= len(offered):
        raise BadInput("no_such_offer", number=int(number), last=len(offered))
    return offered[int(number) - 1]


def _tidied(verb: str, piece: Piece, tidy: Sequence[MenAtWorkMove]) -> MenAtWorkMove:
    kind = ClearAway if verb == "clear" else PushBack
    for move in tidy:
        if isinstance(move, kind) and move.piece == piece:
            return move
    raise IllegalMove("nothing_to_clear_there", piece=piece)


def _rotation(piece: Piece, angle: float, turn: str | None) -> Quaternion:
    stands = PIECES[piece] in UPRIGHT_KINDS
    laid_over = turn is not None and (turn == "upright") != stands
    about = turned(_UP, angle)
    return multiply(about, turned(_ACROSS, 90.0)) if laid_over else about


def _depth(piece: Piece, rotation: Quaternion) -> float:
    """From a piece's underside, turned so, up to its origin."""
    return -min(corner[2] for corner in corners_of(piece, Pose((0.0, 0.0, 0.0), rotation)))


def landing(poses: Mapping[Piece, Pose], piece: Piece, x: float, y: float, rotation: Quaternion) -> float:
    """Height of a piece's underside after it has come straight down, mm by mm, on whatever is there."""
    others = {one: pose for one, pose in poses.items() if one != piece}
    site = acts.standing(others)
    depth = _depth(piece, rotation)
    height = round(max((highest_point_mm(one, pose) for one, pose in others.items()), default=0.0) + OVER_MM)
    while height > 0 and not site.contacts.inside(piece, Pose((x, y, height - 1 + depth), rotation)):
        height -= 1
    return float(height)
