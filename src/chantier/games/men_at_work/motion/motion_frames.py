"""Frames of a site in motion, for everybody who looks on: what is no longer where it was when the act began, and what
has just met. docs/wire.md has the bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from chantier.games.men_at_work.engine import contacts
from chantier.games.men_at_work.engine.contacts import Contact, ContactWatch
from chantier.games.men_at_work.engine.physics import Site
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.motion.packing import Packed, entry, pack
from chantier.games.men_at_work.pieces import Piece

STEP_MM = 0.05
TICKS_PER_FRAME = 4
NO_GAP = 0xFFFF
GONE = (0, (-32768, -32768, -32768), (0, 0, 0))
"""Where a piece is that has been taken away."""
HEAD = struct.Struct("<HH")  # gap, pieces


def no_gap() -> int:
    return NO_GAP


class MotionFrames:
    """Looks on while a site moves, from its beginning, and writes down what everybody is told."""

    def __init__(self, site: Site, began: Mapping[Piece, Pose], things: Sequence[Piece]) -> None:
        """`began`: where all was; what has come since counts as moved. `things`: every piece, by its number."""
        self._site = site
        self._number = _numbers(things)
        self._began = {piece: pack(pose, STEP_MM) for piece, pose in began.items()}
        self._now: dict[Piece, Packed] = dict(self._began)
        self._awake: set[Piece] = set()
        self._contacts = ContactWatch(site.meetings, site.contacts.impact)
        self._told: tuple[bytes, tuple[Contact, ...]] = (b"", ())

    def look(self, tick: int, unheard: Collection[Piece] = ()) -> None:
        """After every tick. `unheard`: nobody is told what these meet."""
        self._contacts.look(tick, unheard)

    def written(self, tick: int, gap: Callable[[], int] = no_gap, at_rest: bool = False) -> bytes | None:
        """All there is to tell; None: just as it was last told. `at_rest`: it is the last time."""
        moved = self._moved(at_rest)
        entries, met = _entries(moved, self._number), self._contacts.told(tick)
        before, known = self._told
        if entries == before and set(met) <= set(known):
            return None
        self._told = (entries, met)
        return HEAD.pack(gap(), len(moved)) + entries + contacts.packed(met, tick, self._number, STEP_MM)

    def forget(self) -> None:
        """Nothing has been told yet."""
        self._told = (b"", ())

    def _moved(self, at_rest: bool) -> dict[Piece, Packed]:
        here = set(self._site.pieces)
        before, self._awake = self._awake, self._site.awake()
        look_at = here if at_rest else before | self._awake | (here - set(self._now))
        for piece in look_at & here:
            self._now[piece] = pack(self._site.pose(piece), STEP_MM)
        for piece in set(self._now) - here:
            self._now[piece] = GONE
        return {piece: packed for piece, packed in self._now.items() if self._began.get(piece) != packed}


def shown_frames(frames: Iterable[Mapping[Piece, Pose]], things: Sequence[Piece]) -> Iterator[bytes]:
    """A track as such frames: each tells all that has moved so far. What met is not known of it."""
    number = _numbers(things)
    moved: dict[Piece, Packed] = {}
    for frame in frames:
        moved.update((piece, pack(pose, STEP_MM)) for piece, pose in frame.items())
        yield HEAD.pack(NO_GAP, len(moved)) + _entries(moved, number)


def _numbers(things: Sequence[Piece]) -> dict[Piece, int]:
    return {piece: number for number, piece in enumerate(things)}


def _entries(moved: Mapping[Piece, Packed], number: Mapping[Piece, int]) -> bytes:
    return b"".join(entry(number[piece], packed) for piece, packed in sorted(moved.items()))
