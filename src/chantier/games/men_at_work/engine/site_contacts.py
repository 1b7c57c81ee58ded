"""Contacts of a site: what touches what, what presses on what, and how far it is to the next thing.

Everything is read off the engine's world and changes nothing there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from chantier.games.men_at_work.engine import tuning
from chantier.games.men_at_work.engine.bodies import Bodies
from chantier.games.men_at_work.engine.grip import Key
from chantier.games.men_at_work.engine.rapier import key_of, look_down, point_in_mm, rapier
from chantier.games.men_at_work.engine.units import LOAD_MN, MM_PER_CM, in_cm, isometry
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, Vector, compose, scale
from chantier.games.men_at_work.judging.tolerances import INSIDE_MM, REST_NORMAL_Z, TOUCH_MM
from chantier.games.men_at_work.judging.touches import Impact, Pair, Surface, Touch, impact_of, read_touch
from chantier.games.men_at_work.pieces import TABLE, Piece, make_of

_DOWN = (0.0, 0.0, -1.0)
_MEET_MM = 1.0  # what has just hit something may be so far off again


class SiteContacts:
    def __init__(self, bodies: Bodies) -> None:
        self._bodies, self._world = bodies, bodies.world

    def inside(self, piece: Piece, pose: Pose) -> set[Piece]:
        """The pieces a piece would stick in if it were put there; the table counts."""
        return self._reached(piece, pose, -INSIDE_MM)

    def near(self, piece: Piece, within_mm: float) -> set[Piece]:
        """Pieces this near to a piece of the site; the table counts."""
        return self._reached(piece, self._bodies.pose(piece), within_mm)

    def _reached(self, piece: Piece, pose: Pose, grown_mm: float) -> set[Piece]:
        """Pieces that the piece's parts would meet there if each were so much larger on every side."""
        found: set[Piece] = set()

        def note(collider: rapier.ColliderHandle) -> bool:
            found.add(self._bodies.parts[key_of(collider)].piece)
            return True  # go on looking

        self._world.update_query_pipeline()
        for part in make_of(piece).parts:
            shape = rapier.SharedShape.cuboid(*(max(side / 2 + grown_mm, 0.01) / MM_PER_CM for side in part.size))
            self._world.query_pipeline.intersect_shape(isometry(compose(pose, Pose(part.centre))), shape, note)
        return found - {piece}

    def jammed(self) -> set[Piece]:
        """Pieces that are inside something else, where both should only touch."""
        deep = -tuning.JAMMED_MM / MM_PER_CM
        pairs = [
            (one.piece, two.piece)
            for pair, one, two in self.pairs()
            if any(point.dist < deep for manifold in pair.manifolds for point in manifold.points)
        ]
        return {piece for pair in pairs for piece in pair if piece in self._bodies.handles and not make_of(piece).fixed}

    def partners(self) -> set[frozenset[Piece]]:
        """Pairs of pieces that press on each other now."""
        return {frozenset((one.piece, two.piece)) for pair, one, two in self.pairs() if pair.has_any_active_contact}

    def impact(self, pair: Pair) -> Impact | None:
        """Force with which these two press on each other in this tick, and its place; None: they do not touch."""
        piece, other = pair if pair[0] in self._bodies.handles else pair[::-1]
        if piece not in self._bodies.handles:
            return None
        pairs = self._known(self._pairs_with(self._bodies.body(piece).colliders))
        touches = self.read((one for one in pairs if other in (one[1].piece, one[2].piece)), _MEET_MM)
        return impact_of(touches)

    def groundings(self) -> set[tuple[Piece, Piece]]:
        """Pieces that press on the table, the crane's platform or the floor of the box now."""
        grounds = self._bodies.grounds.items()
        return {(piece, ground) for ground, part in grounds for piece in self._pressing_on([part]) - {ground}}

    def touches(self) -> list[Touch]:
        """Everything that touches, read at the current poses. To be believed only when all sleep (M37)."""
        return self.read(self.pairs())

    def touches_of(self, pieces: Iterable[Piece]) -> list[Touch]:
        """Only what touches these."""
        colliders = (collider for piece in pieces for collider in self._bodies.body(piece).colliders)
        return self.read(self._known(self._pairs_with(colliders)))

    def read(
        self, pairs: Iterable[tuple[rapier.ContactPair, Surface, Surface]], within_mm: float = TOUCH_MM
    ) -> list[Touch]:
        poses: dict[Piece, Pose] = {TABLE: Pose((0.0, 0.0, 0.0))}
        found = []
        for pair, one, two in pairs:
            for end in (one.piece, two.piece):
                if end not in poses:
                    poses[end] = self._bodies.pose(end)
            for manifold in pair.manifolds:
                points = [
                    (point_in_mm(p.local_p1), point_in_mm(p.local_p2), p.impulse * LOAD_MN) for p in manifold.points
                ]
                normal = manifold.data.normal.to_tuple()
                touch = read_touch(one, two, poses, normal, points, within_mm)
                if touch is not None:
                    found.append(touch)
        return found

    def gap_below_mm(self, pieces: Iterable[Piece], own: set[Piece]) -> float | None:
        """Distance these could go straight down until something bore them; None: there is nothing below. A
        piece that they only touch from the side is no bearer."""
        gaps = []
        for piece in pieces:
            pose = self._bodies.pose(piece)
            for part in make_of(piece).parts:
                shape = rapier.SharedShape.cuboid(*in_cm(scale(part.size, 0.5)))
                gaps.append(self._gap_to_a_bearer_mm(isometry(compose(pose, Pose(part.centre))), shape, own))
        return min((gap for gap in gaps if gap is not None), default=None)

    def _gap_to_a_bearer_mm(
        self, place: tuple[Vector, Quaternion], shape: rapier.SharedShape, own: set[Piece]
    ) -> float | None:
        beside: set[Key] = set()
        meets = rapier.QueryFilter(
            predicate=lambda handle, _: (
                key_of(handle) not in beside and self._bodies.parts[key_of(handle)].piece not in own
            )
        )
        while (met := self._world.query_pipeline.cast_shape(place, _DOWN, shape, look_down(), meets)) is not None:
            handle, hit = met
            if hit.normal1[2] >= -REST_NORMAL_Z:
                return float(hit.time_of_impact) * MM_PER_CM
            beside.add(key_of(handle))  # boxes: what is met from the side is never met from above later on
        return None

    def pressing(self, piece: Piece) -> set[Piece]:
        """The pieces that press on a piece, or on the table, at this moment."""
        colliders = [self._bodies.table] if piece == TABLE else self._bodies.body(piece).colliders
        return self._pressing_on(colliders) - {piece}

    def _pressing_on(self, colliders: Iterable[rapier.ColliderHandle]) -> set[Piece]:
        """Themselves included."""
        known = self._known(pair for pair in self._pairs_with(colliders) if pair.has_any_active_contact)
        return {end.piece for _, *ends in known for end in ends}

    def pairs(self) -> Iterator[tuple[rapier.ContactPair, Surface, Surface]]:
        return self._known(self._world.narrow_phase.contact_pairs())

    def _pairs_with(self, colliders: Iterable[rapier.ColliderHandle]) -> Iterator[rapier.ContactPair]:
        return (pair for one in colliders for pair in self._world.narrow_phase.contact_pairs_with(one))

    def _known(self, pairs: Iterable[rapier.ContactPair]) -> Iterator[tuple[rapier.ContactPair, Surface, Surface]]:
        """With the parts they are of; a piece taken away stays in the engine's lists until the next step."""
        for pair in pairs:
            one, two = self._bodies.parts.get(key_of(pair.collider1)), self._bodies.parts.get(key_of(pair.collider2))
            if one is not None and two is not None:
                yield pair, one, two
