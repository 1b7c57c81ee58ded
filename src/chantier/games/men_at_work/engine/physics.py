"""The site under gravity, on the engine (rapier.py), in whose units (units.py) it speaks to it; what touches what is
read in site_contacts.py.

Same start, same calls, same machine: the same poses, bit for bit. The engine holds Python's lock while it steps, so
sites that must not stop the house run in a process of their own (processes.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from chantier.core.errors import BadInput
from chantier.games.men_at_work.engine import tuning
from chantier.games.men_at_work.engine.grip import Grip, Key
from chantier.games.men_at_work.engine.rapier import (
    colliders_of,
    key_of,
    new_world,
    place_of,
    point_in_mm,
    rapier,
    spring,
)
from chantier.games.men_at_work.engine.settling import Rest, Ticking, at_once, settling
from chantier.games.men_at_work.engine.site_contacts import SiteContacts
from chantier.games.men_at_work.engine.units import MM_PER_CM, isometry
from chantier.games.men_at_work.geometry.poses import Pose, Vector, point_of, seen_from
from chantier.games.men_at_work.judging.tolerances import INSIDE_MM
from chantier.games.men_at_work.judging.touches import Impact, Pair, Touch, pair_of
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
        self._world, self._grip, self.tick, self._sleepless = world, stored.grip, stored.tick, stored.sleepless
        self._contacts = SiteContacts(world)
        self._handles = self._contacts.handles
        self._ears: rapier.ChannelEventCollector | None = None
        for piece, key in stored.bodies.items():
            self._contacts.register(piece, rapier.RigidBodyHandle.from_raw_parts(*key))

    def _body(self, piece: Piece) -> rapier.RigidBody:
        return self._contacts.body(piece)

    # Pieces come and go.

    def __contains__(self, piece: Piece) -> bool:
        return piece in self._handles

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(self._handles)

    def add(self, piece: Piece, pose: Pose) -> None:
        """Put a piece there; it is not asked whether there is room (see `inside`)."""
        if piece in self._handles or piece not in PIECES:
            raise BadInput("piece_not_in_reserve", piece=piece)
        make = make_of(piece)
        builder = rapier.RigidBody.fixed() if make.fixed else rapier.RigidBody.dynamic()
        handle = self._world.add_body(builder.position(isometry(pose)), list(colliders_of(make)))
        self._contacts.register(piece, handle)
        if not make.fixed:
            self._body(piece).ccd_enabled = PIECES[piece] in _THIN
            self._let_sleep(piece)
        if self._ears is not None:
            self._prick_up(piece)

    def add_all(self, placed: Mapping[Piece, Pose]) -> None:
        for piece, pose in placed.items():
            self.add(piece, pose)

    def remove(self, piece: Piece) -> None:
        if piece not in self._handles:
            raise BadInput("piece_not_on_site", piece=piece)
        if piece in self.held:
            self._open_hand()
        # What leaned on it must not go on sleeping in the air; the engine wakes what touched it.
        self._world.remove_body(self._contacts.forget(piece))

    def inside(self, piece: Piece, pose: Pose) -> set[Piece]:
        """The pieces a piece would stick in if it were put there; the table counts."""
        return self._contacts.reached(piece, pose, -INSIDE_MM)

    def near(self, piece: Piece, within_mm: float) -> set[Piece]:
        """Pieces this near to a piece of the site; the table counts."""
        return self._contacts.reached(piece, self.pose(piece), within_mm)

    # Where everything is.

    def pose(self, piece: Piece) -> Pose:
        return place_of(self._body(piece).position)

    def poses(self) -> dict[Piece, Pose]:
        return {piece: self.pose(piece) for piece in self._handles}

    def velocity(self, piece: Piece) -> Velocity:
        return Velocity(point_in_mm(self._body(piece).linvel), self._body(piece).angvel.to_tuple())

    def velocities(self) -> dict[Piece, Velocity]:
        return {piece: self.velocity(piece) for piece in self._handles}

    def awake(self) -> set[Piece]:
        # The engine's own list is right only after a step; a body's own word is right at once.
        return {piece for piece in self._handles if self._moves(piece) and not self._body(piece).is_sleeping}

    def _moves(self, piece: Piece) -> bool:
        return not make_of(piece).fixed

    # Time.

    def step(self) -> None:
        """One tick, 1/200 s."""
        if self._grip is not None and not self._grip.holds:
            self._loosen(self._grip.one_tick_on())
        self._world.step()
        self.tick += 1

    def settle(self, each_tick: Callable[[], object] | None = None) -> Rest:
        """On until everything sleeps, or until it is put to sleep; see settling.py."""
        return at_once(self.settling(), each_tick)

    def settling(self) -> Ticking[Rest]:
        """The same, tick by tick."""
        if self._grip is not None and self._grip.holds:
            raise BadInput("piece_still_held", piece=self._grip.pieces[0])
        return settling(self, tuning.TICKS_PER_S)

    def free(self, jammed: set[Piece]) -> None:
        """Wake them, and push whatever is inside something else out faster; nobody: as usual again."""
        for piece in jammed:
            self._body(piece).wake_up(True)
        speed = tuning.FREED_CM_S if jammed else tuning.EASED_CM_S
        self._world.integration_parameters.normalized_max_corrective_velocity = speed

    def resting(self) -> bool:
        """Right after a step: the hand is open and nothing is awake."""
        return self._grip is None and not self._world.active_bodies()

    def is_calm(self, below_mm_s: float, below_rad_s: float) -> bool:
        """Right after a step: the hand is open and whatever is awake is slower than this."""
        if self._grip is not None:
            return False
        bodies = [self._world.rigid_bodies[handle] for handle in self._world.active_bodies()]
        most = below_mm_s / MM_PER_CM
        return all(body.linvel.norm() < most and body.angvel.norm() < below_rad_s for body in bodies)

    def listen(self) -> None:
        """From now on `met` tells what begins to touch. The site goes on just as it would without."""
        self._ears = rapier.ChannelEventCollector()
        self._world.event_handler = self._ears  # type: ignore[assignment]  # its own collector is one, undeclared
        for piece in self._handles:
            self._prick_up(piece)

    def _prick_up(self, piece: Piece) -> None:
        for collider in self._body(piece).colliders:
            self._world.colliders[collider].active_events = rapier.ActiveEvents.COLLISION_EVENTS

    def met(self) -> set[Pair]:
        """Pairs that have begun to touch since the last call."""
        assert self._ears is not None, "it listens"
        began = [event for event in self._ears.drain_collision_events() if event.started]
        ends = (
            (self._contacts.parts.get(key_of(event.collider1)), self._contacts.parts.get(key_of(event.collider2)))
            for event in began
        )
        return {pair_of(one.piece, two.piece) for one, two in ends if one is not None and two is not None}

    def damp(self, per_s: float) -> None:
        """Slow every movement down; 0 is how things are."""
        for piece in self._handles:
            body = self._body(piece)
            body.linear_damping = body.angular_damping = per_s

    def put_to_sleep(self) -> None:
        """By force, wherever things are.

        The engine's own lists follow only with a step, and a contact that begins in that step wakes two pieces again.
        As long as its lists and the pieces disagree, whatever moves falls through all that sleeps, the table included.
        """
        self._open_hand()
        gravity, self._world.gravity = self._world.gravity, rapier.Vec3.zeros()  # so that these steps move nothing
        for _ in range(tuning.LULLABIES):
            for piece in filter(self._moves, self._handles):
                self._body(piece).sleep()
            self._world.step()
            if not self._world.active_bodies():
                break
        self._world.gravity = gravity

    def _let_sleep(self, piece: Piece) -> None:
        activation = rapier.RigidBodyActivation.active()
        activation.linear_threshold = tuning.SLEEP_BELOW_CM_S
        self._body(piece).activation = rapier.RigidBodyActivation.cannot_sleep() if self._sleepless else activation

    # The hand.

    @property
    def held(self) -> tuple[Piece, ...]:
        """Pieces that the hand holds, or is just letting go."""
        return self._grip.pieces if self._grip is not None else ()

    def hold(self, piece: Piece, joined: Piece | None = None) -> None:
        """Take hold of a piece where it is (M30); a second one keeps its place beside the first (M50, M58)."""
        if self._grip is not None:
            raise BadInput("hand_not_empty", piece=self._grip.pieces[0])
        pieces = (piece,) if joined is None or joined == piece else (piece, joined)
        for one in pieces:
            if one not in self._handles or make_of(one).fixed:
                raise BadInput("piece_not_on_site", piece=one)
        grip_pose = self._grip_pose(piece)
        target = self._world.add_body(rapier.RigidBody.kinematic_position_based().position(isometry(grip_pose)), [])
        joints = []
        for one in pieces:
            body = self._body(one)
            body.gravity_scale = 0.0
            body.activation = rapier.RigidBodyActivation.cannot_sleep()
            body.ccd_enabled = True  # from now on: it may be let go high above the site
            beside = seen_from(grip_pose, self._grip_pose(one))
            joint = spring(make_of(one), beside, 1.0)
            joints.append(key_of(self._world.impulse_joints.insert(target, self._handles[one], joint, True)))
        self._grip = Grip(pieces, key_of(target), tuple(joints))

    def _grip_pose(self, piece: Piece) -> Pose:
        pose = self.pose(piece)
        return Pose(point_of(pose, make_of(piece).centre_of_mass), pose.rotation)

    def aim(self, pose: Pose) -> None:
        """Sets the target of the held piece (its origin). The hand pulls with no more force than a hand has."""
        grip = self._holding()
        centre = Pose(point_of(pose, make_of(grip.pieces[0]).centre_of_mass), pose.rotation)
        target = self._world.rigid_bodies[rapier.RigidBodyHandle.from_raw_parts(*grip.target)]
        target.set_next_kinematic_position(isometry(centre))

    def let_go(self) -> None:
        """Open the hand; the grip fades while the site goes on."""
        self._grip = self._holding().opening()

    def _holding(self) -> Grip:
        if self._grip is None or not self._grip.holds:
            raise BadInput("hand_empty")
        return self._grip

    def _loosen(self, grip: Grip) -> None:
        if grip.is_open:
            self._open_hand()
            return
        for piece, key in zip(grip.pieces, grip.joints, strict=True):
            joint = self._world.impulse_joints[rapier.ImpulseJointHandle.from_raw_parts(*key)]
            joint.data = spring(make_of(piece), place_of(joint.data.local_frame1), grip.strength)
            self._body(piece).gravity_scale = 1 - grip.strength
        self._grip = grip

    def _open_hand(self) -> None:
        if self._grip is None:
            return
        for key in self._grip.joints:
            self._world.impulse_joints.remove(rapier.ImpulseJointHandle.from_raw_parts(*key))
        self._world.remove_body(rapier.RigidBodyHandle.from_raw_parts(*self._grip.target))
        for piece in self._grip.pieces:
            self._body(piece).gravity_scale = 1.0
            self._let_sleep(piece)
        self._grip = None

    # What is true.

    def jammed(self) -> set[Piece]:
        """Pieces that are inside something else, where both should only touch."""
        return self._contacts.jammed()

    def partners(self) -> set[frozenset[Piece]]:
        """Pairs of pieces that press on each other now."""
        return self._contacts.partners()

    def impact(self, pair: Pair) -> Impact | None:
        """Force with which these two press on each other in this tick, and its place; None: they do not touch."""
        return self._contacts.impact(pair)

    def groundings(self) -> set[tuple[Piece, Piece]]:
        """Pieces that press on the table, the crane's platform or the floor of the box now."""
        return self._contacts.groundings()

    def touches(self) -> list[Touch]:
        """Everything that touches, read at the current poses. To be believed only when all sleep (M37)."""
        return self._contacts.touches()

    def touches_of(self, pieces: Iterable[Piece]) -> list[Touch]:
        """Only what touches these."""
        return self._contacts.touches_of(pieces)

    def pressing(self, piece: Piece) -> set[Piece]:
        """The pieces that press on a piece, or on the table, at this moment."""
        return self._contacts.pressing(piece)

    def gap_below_mm(self, pieces: Iterable[Piece], own: set[Piece]) -> float | None:
        """Distance these could go straight down until something bore them; None: there is nothing below."""
        return self._contacts.gap_below_mm(pieces, own)

    @classmethod
    def frozen(cls, poses: Mapping[Piece, Pose], within_mm: float) -> list[Touch]:
        """Touches, up to that gap, among pieces that are just there: contacts are detected once, nothing
        moves. For questions about a moment that has passed."""
        site = cls()
        site._world.integration_parameters.normalized_prediction_distance = within_mm / MM_PER_CM
        site.add_all(poses)
        site._world.detect_collisions()
        return site._contacts.read(site._contacts.pairs(), within_mm)

    # Stopping and going on.

    def snapshot(self) -> bytes:
        """All there is, so that a restored site goes on bit for bit."""
        bodies = {piece: key_of(handle) for piece, handle in self._handles.items()}
        return msgspec.msgpack.encode(_Stored(self._world.snapshot(), bodies, self._grip, self.tick, self._sleepless))

    @classmethod
    def restore(cls, blob: bytes) -> Site:
        stored = msgspec.msgpack.decode(blob, type=_Stored)
        site = cls.__new__(cls)
        site._take_over(stored, rapier.PhysicsWorld.restore(stored.world))
        return site
