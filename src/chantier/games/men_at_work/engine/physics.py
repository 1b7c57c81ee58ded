"""The site under gravity, on the engine (rapier.py), in whose units (units.py) it speaks to it. Its parts: the
pieces (bodies.py), what touches what (site_contacts.py), what begins to (meetings.py), and the hand (site_hand.py).

Same start, same calls, same machine: the same poses, bit for bit. The engine holds Python's lock while it steps, so
sites that must not stop the house run in a process of their own (processes.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from chantier.core.errors import BadInput
from chantier.games.men_at_work.engine import tuning
from chantier.games.men_at_work.engine.bodies import Bodies
from chantier.games.men_at_work.engine.grip import Grip, Key
from chantier.games.men_at_work.engine.meetings import Meetings
from chantier.games.men_at_work.engine.rapier import (
    colliders_of,
    key_of,
    new_world,
    point_in_mm,
    rapier,
)
from chantier.games.men_at_work.engine.settling import Rest, Ticking, at_once, settling
from chantier.games.men_at_work.engine.site_contacts import SiteContacts
from chantier.games.men_at_work.engine.site_hand import SiteHand
from chantier.games.men_at_work.engine.units import MM_PER_CM, isometry
from chantier.games.men_at_work.geometry.poses import Pose, Vector
from chantier.games.men_at_work.judging.touches import Touch
from chantier.games.men_at_work.pieces import PIECES, Kind, Piece, make_of

_THIN = (Kind.BRICK, Kind.BEAM)  # may not pass through others in one tick; between two such pieces it does nothing


class Velocity(msgspec.Struct, frozen=True):
    """Of a piece's centre of mass, mm/s; about its axes in the world, rad/s."""

    linear: Vector
    angular: Vector


class _Stored(msgspec.Struct, frozen=True):
    world: bytes
    bodies: dict[Piece, Key]
    grip: Grip | None
    tick: int
    sleepless: bool


class Site:
    """A table, pieces on it, perhaps a hand that holds one of them."""

    def __init__(self, sleepless: bool = False) -> None:
        """A sleepless site never rests: for measuring, never for playing."""
        world = new_world()
        self._take_over(_Stored(b"", {}, None, 0, sleepless), world)

    def _take_over(self, stored: _Stored, world: rapier.PhysicsWorld) -> None:
        world.set_num_threads(1)
        self._world, self.tick = world, stored.tick
        self._bodies = Bodies(world, stored.sleepless)
        self._handles = self._bodies.handles
        for piece, key in stored.bodies.items():
            self._bodies.register(piece, rapier.RigidBodyHandle.from_raw_parts(*key))
        self.contacts = SiteContacts(self._bodies)
        self.hand = SiteHand(self._bodies, stored.grip)
        self.meetings = Meetings(self._bodies)

    # Pieces come and go.

    def __contains__(self, piece: Piece) -> bool:
        return piece in self._handles

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(self._handles)

    def add(self, piece: Piece, pose: Pose) -> None:
        """Put a piece there; it is not asked whether there is room (see `contacts.inside`)."""
        if piece in self._handles or piece not in PIECES:
            raise BadInput("piece_not_in_reserve", piece=piece)
        make = make_of(piece)
        builder = rapier.RigidBody.fixed() if make.fixed else rapier.RigidBody.dynamic()
        handle = self._world.add_body(builder.position(isometry(pose)), list(colliders_of(make)))
        self._bodies.register(piece, handle)
        if not make.fixed:
            self._bodies.body(piece).ccd_enabled = PIECES[piece] in _THIN
            self._bodies.let_sleep(piece)
        self.meetings.note(piece)

    def add_all(self, placed: Mapping[Piece, Pose]) -> None:
        for piece, pose in placed.items():
            self.add(piece, pose)

    def remove(self, piece: Piece) -> None:
        if piece not in self._handles:
            raise BadInput("piece_not_on_site", piece=piece)
        if piece in self.hand.held:
            self.hand.open()
        # What leaned on it must not go on sleeping in the air; the engine wakes what touched it.
        self._world.remove_body(self._bodies.forget(piece))

    # Where everything is.

    def pose(self, piece: Piece) -> Pose:
        return self._bodies.pose(piece)

    def poses(self) -> dict[Piece, Pose]:
        return {piece: self.pose(piece) for piece in self._handles}

    def velocity(self, piece: Piece) -> Velocity:
        return Velocity(point_in_mm(self._bodies.body(piece).linvel), self._bodies.body(piece).angvel.to_tuple())

    def velocities(self) -> dict[Piece, Velocity]:
        return {piece: self.velocity(piece) for piece in self._handles}

    def awake(self) -> set[Piece]:
        # The engine's own list is right only after a step; a body's own word is right at once.
        return {piece for piece in self._handles if self._moves(piece) and not self._bodies.body(piece).is_sleeping}

    def _moves(self, piece: Piece) -> bool:
        return not make_of(piece).fixed

    # Time.

    def step(self) -> None:
        """One tick, 1/200 s."""
        self.hand.fade()
        self._world.step()
        self.tick += 1

    def settle(self, each_tick: Callable[[], object] | None = None) -> Rest:
        """On until everything sleeps, or until it is put to sleep; see settling.py."""
        return at_once(self.settling(), each_tick)

    def settling(self) -> Ticking[Rest]:
        """The same, tick by tick."""
        if self.hand.grip is not None and self.hand.grip.holds:
            raise BadInput("piece_still_held", piece=self.hand.grip.pieces[0])
        return settling(self, tuning.TICKS_PER_S)

    def free(self, jammed: set[Piece]) -> None:
        """Wake them, and push whatever is inside something else out faster; nobody: as usual again."""
        for piece in jammed:
            self._bodies.body(piece).wake_up(True)
        speed = tuning.FREED_CM_S if jammed else tuning.EASED_CM_S
        self._world.integration_parameters.normalized_max_corrective_velocity = speed

    def resting(self) -> bool:
        """Right after a step: the hand is open and nothing is awake."""
        return self.hand.grip is None and not self._world.active_bodies()

    def is_calm(self, below_mm_s: float, below_rad_s: float) -> bool:
        """Right after a step: the hand is open and whatever is awake is slower than this."""
        if self.hand.grip is not None:
            return False
        bodies = [self._world.rigid_bodies[handle] for handle in self._world.active_bodies()]
        most = below_mm_s / MM_PER_CM
        return all(body.linvel.norm() < most and body.angvel.norm() < below_rad_s for body in bodies)

    def damp(self, per_s: float) -> None:
        """Slow every movement down; 0 is how things are."""
        for piece in self._handles:
            body = self._bodies.body(piece)
            body.linear_damping = body.angular_damping = per_s

    def put_to_sleep(self) -> None:
        """By force, wherever things are.

        The engine's own lists follow only with a step, and a contact that begins in that step wakes two pieces again.
        As long as its lists and the pieces disagree, whatever moves falls through all that sleeps, the table included.
        """
        self.hand.open()
        gravity, self._world.gravity = self._world.gravity, rapier.Vec3.zeros()  # so that these steps move nothing
        for _ in range(tuning.LULLABIES):
            for piece in filter(self._moves, self._handles):
                self._bodies.body(piece).sleep()
            self._world.step()
            if not self._world.active_bodies():
                break
        self._world.gravity = gravity

    # For coming to rest.

    def jammed(self) -> set[Piece]:
        """Pieces that are inside something else, where both should only touch."""
        return self.contacts.jammed()

    def partners(self) -> set[frozenset[Piece]]:
        """Pairs of pieces that press on each other now."""
        return self.contacts.partners()

    @classmethod
    def frozen(cls, poses: Mapping[Piece, Pose], within_mm: float) -> list[Touch]:
        """Touches, up to that gap, among pieces that are just there: contacts are detected once, nothing
        moves. For questions about a moment that has passed."""
        site = cls()
        site._world.integration_parameters.normalized_prediction_distance = within_mm / MM_PER_CM
        site.add_all(poses)
        site._world.detect_collisions()
        return site.contacts.read(site.contacts.pairs(), within_mm)

    # Stopping and going on.

    def snapshot(self) -> bytes:
        """All there is, so that a restored site goes on bit for bit."""
        bodies = {piece: key_of(handle) for piece, handle in self._handles.items()}
        return msgspec.msgpack.encode(
            _Stored(self._world.snapshot(), bodies, self.hand.grip, self.tick, self._bodies.sleepless)
        )

    @classmethod
    def restore(cls, blob: bytes) -> Site:
        stored = msgspec.msgpack.decode(blob, type=_Stored)
        site = cls.__new__(cls)
        site._take_over(stored, rapier.PhysicsWorld.restore(stored.world))
        return site
