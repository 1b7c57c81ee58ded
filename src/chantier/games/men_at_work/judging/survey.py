"""A site at rest as the judge gets it: as poses and touches, with the questions asked of it again and again.

Pure: made once from what the engine told, or read back from a record; no engine is needed here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from chantier.games.men_at_work.geometry.poses import Pose, inverse, rotate, subtract, tilt_deg
from chantier.games.men_at_work.judging.tolerances import HIGHER_MM, REST_NORMAL_Z, STANDING_TILT_DEG
from chantier.games.men_at_work.judging.touches import ARM_PARTS, FOOT_PARTS, Touch
from chantier.games.men_at_work.pieces import PIECES, TABLE, Kind, Piece, colour_of, highest_point_mm


class Survey:
    """A site at rest."""

    def __init__(self, poses: Mapping[Piece, Pose], touches: Iterable[Touch]) -> None:
        self.poses = poses
        self._touches: dict[Piece, list[Touch]] = defaultdict(list)
        for touch in touches:
            self._touches[touch.piece].append(touch)
            self._touches[touch.other].append(touch.turned_round())
        self._tops: dict[Piece, float] = {}

    def touches(self, piece: Piece) -> list[Touch]:
        """Told from this piece's side: normals point away from it."""
        return self._touches[piece]

    def touched(self, piece: Piece, kind: Kind | None = None) -> set[Piece]:
        """The pieces it touches, from above, below or the side (M34); the table is no piece."""
        others = {touch.other for touch in self._touches[piece]} - {TABLE}
        return {other for other in others if kind is None or PIECES[other] is kind}

    def bearers(self, piece: Piece) -> list[Touch]:
        """Touches it rests on: from above, steeply enough."""
        return [touch for touch in self._touches[piece] if touch.normal[2] <= REST_NORMAL_Z]

    def loaded_bearers(self, piece: Piece) -> list[Touch]:
        """Of what it rests on, what really carries some of its weight."""
        return [touch for touch in self.bearers(piece) if touch.load_mn > 0]

    def rests_on(self, piece: Piece, other: Piece) -> bool:
        return any(touch.other == other for touch in self.bearers(piece))

    def borne_only_by(self, bearers: Iterable[Piece]) -> set[Piece]:
        """Pieces that rest on nothing but these, or on pieces that rest on them."""
        own = set(bearers)
        found = set(own)
        while True:
            more = {piece for piece in self.poses if piece not in found and self._rests_only_on(piece, found)}
            if not more:
                return found - own
            found |= more

    def _rests_only_on(self, piece: Piece, others: set[Piece]) -> bool:
        bearers = {touch.other for touch in self.bearers(piece)}
        return bool(bearers) and bearers <= others

    def of_kind(self, kind: Kind) -> list[Piece]:
        return [piece for piece in self.poses if PIECES[piece] is kind]

    # Heights

    def top_mm(self, piece: Piece) -> float:
        if piece not in self._tops:
            self._tops[piece] = highest_point_mm(piece, self.poses[piece])
        return self._tops[piece]

    def highest_girders(self, besides: Piece) -> set[Piece]:
        """The highest girder but this one; several if the ruler cannot tell them apart."""
        others = [girder for girder in self.of_kind(Kind.GIRDER) if girder != besides]
        top = max((self.top_mm(girder) for girder in others), default=0.0)
        return {girder for girder in others if self.top_mm(girder) >= top - HIGHER_MM}

    # Workers

    def stands_on(self, worker: Piece) -> set[Piece]:
        """The girders on which both feet rest while he is upright (M35); two side by side can share him (M32)."""
        if tilt_deg(self.poses[worker].rotation) > STANDING_TILT_DEG:
            return set()
        under = {foot: set[Piece]() for foot in FOOT_PARTS}
        for touch in self.bearers(worker):
            if touch.part in under and PIECES.get(touch.other) is Kind.GIRDER:
                under[touch.part].add(touch.other)
        return set.intersection(*under.values())

    def on_arms_of(self, load: Piece) -> set[Piece]:
        """The workers on whose arms it rests with some of its weight (M36, M45)."""
        return {touch.other for touch in self.loaded_bearers(load) if touch.other_part in ARM_PARTS}

    def carried_by(self, load: Piece, seen: frozenset[Piece] = frozenset()) -> set[Piece]:
        """The workers who carry it: on an arm, or on something that they carry (M36)."""
        carriers = set(self.on_arms_of(load))
        for touch in self.bearers(load):
            if PIECES.get(touch.other) in (Kind.BRICK, Kind.BEAM) and touch.other not in seen:
                carriers |= self.carried_by(touch.other, seen | {load})
        return carriers

    # Girders

    def along_mm(self, girder: Piece, touch: Touch) -> list[float]:
        """Positions of a touch along the girder's axis, counted from its middle."""
        pose = self.poses[girder]
        back = inverse(pose.rotation)
        return [rotate(back, subtract(point.position, pose.position))[0] for point in touch.points]

    def colours_touched(self, girder: Piece) -> dict[str, list[Piece]]:
        """The girders it touches, by colour."""
        found: dict[str, list[Piece]] = defaultdict(list)
        for other in sorted(self.touched(girder, Kind.GIRDER)):
            found[colour_of(other)].append(other)
        return found
