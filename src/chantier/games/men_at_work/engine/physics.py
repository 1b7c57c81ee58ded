"""The site under gravity. The only file that knows the engine (Rapier), and speaks its units (units.py); with its own
defaults towers fall by themselves, so it is tuned (tuning.py).

Same start, same calls, same machine: the same poses, bit for bit. The engine holds Python's lock while it steps, so
sites that must not stop the house run in a process of their own (processes.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from chantier.core.errors import BadInput
from chantier.games.men_at_work.engine import tuning
from chantier.games.men_at_work.engine.grip import Grip, Key
from chantier.games.men_at_work.engine.settling import Rest, Ticking, at_once, settling
from chantier.games.men_at_work.engine.units import FORCE_PER_N, LOAD_MN, MM_PER_CM, in_cm, in_mm, isometry, pose_of
from chantier.games.men_at_work.geometry.poses import Pose, Quaternion, Vector, compose, point_of, scale, seen_from
from chantier.games.men_at_work.judging.tolerances import INSIDE_MM, REST_NORMAL_Z, TOUCH_MM
from chantier.games.men_at_work.judging.touches import Impact, Pair, Surface, Touch, impact_of, pair_of, read_touch
from chantier.games.men_at_work.pieces import GROUNDS, PIECES, TABLE, TABLE_TOP, Kind, Make, Piece, make_of

if TYPE_CHECKING:
    import rapier3d as rapier
else:

    class _Engine:
        """Loaded when it is first asked for something: whoever reads a record can do without."""

        def __getattr__(self, name: str) -> Any:
            found = getattr(import_module("rapier3d"), name)
            setattr(self, name, found)
            return found

    rapier = _Engine()

_THIN = (Kind.BRICK, Kind.BEAM)  # may not pass through others in one tick; between two such pieces it does nothing
_MEET_MM = 1.0  # what has just hit something may be so far off again


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
        world = rapier.PhysicsWorld(gravity=(0.0, 0.0, -tuning.GRAVITY))
        settings = world.integration_parameters
        settings.dt = 1 / tuning.TICKS_PER_S
        settings.normalized_max_linear_velocity = tuning.FASTEST_CM_S
        settings.normalized_max_corrective_velocity = tuning.EASED_CM_S
        settings.num_solver_iterations = tuning.SOLVER_ITERATIONS
        settings.length_unit = settings.warmstart_coefficient = 1.0
        softness = rapier.SpringCoefficients(tuning.CONTACT_FREQUENCY_HZ, tuning.CONTACT_DAMPING_RATIO)
        settings.contact_softness = settings.static_contact_softness = softness
        settings.friction_model = rapier.FrictionModel.SIMPLIFIED
        # Without it a dozen workers on a tower that is kept awake creep by millimetres a minute, with it by 0.2.
        settings.friction_in_bias_pass = True
        settings.contact_recycling = False  # True leaves stale distances, and a carried brick creeps by 7 mm
        # A block, not the engine's half space: that one is near everything, so that every part of every piece looks for
        # contacts with it in every tick (227 of the tower's 439 pairs, an eighth of the time).
        table = rapier.Collider.cuboid(*TABLE_HALF_CM).translation((0.0, 0.0, -TABLE_HALF_CM[2]))
        world.add_collider(table.friction(tuning.TABLE_FRICTION))
        self._take_over(_Stored(b"", {}, None, 0, sleepless), world)

    def _take_over(self, stored: _Stored, world: rapier.PhysicsWorld) -> None:
        world.set_num_threads(1)
        self._world, self._grip, self.tick, self._sleepless = world, stored.grip, stored.tick, stored.sleepless
        self._handles: dict[Piece, rapier.RigidBodyHandle] = {}
        self._table = next(iter(world.colliders.handles()))
        self._parts: dict[Key, Surface] = {_key(self._table): _TABLE_TOP}
        self._grounds: dict[Piece, rapier.ColliderHandle] = {TABLE: self._table}
        self._ears: rapier.ChannelEventCollector | None = None
        for piece, key in stored.bodies.items():
            self._register(piece, rapier.RigidBodyHandle.from_raw_parts(*key))

    def _register(self, piece: Piece, handle: rapier.RigidBodyHandle) -> None:
        self._handles[piece] = handle
        for part, collider in zip(make_of(piece).parts, self._body(piece).colliders, strict=True):
            self._parts[_key(collider)] = Surface(piece, part.name, part.centre)
            if (piece, part.name) in GROUNDS:
                self._grounds[piece] = collider

    def _body(self, piece: Piece) -> rapier.RigidBody:
        return self._world.rigid_bodies[self._handles[piece]]

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
        handle = self._world.add_body(builder.position(isometry(pose)), list(_colliders(make)))
        self._register(piece, handle)
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
        self._parts = {key: part for key, part in self._parts.items() if part.piece != piece}
        self._grounds.pop(piece, None)
        # What leaned on it must not go on sleeping in the air; the engine wakes what touched it.
        self._world.remove_body(self._handles.pop(piece))

    def inside(self, piece: Piece, pose: Pose) -> set[Piece]:
        """The pieces a piece would stick in if it were put there; the table counts."""
        return self._reached(piece, pose, -INSIDE_MM)

    def near(self, piece: Piece, within_mm: float) -> set[Piece]:
        """Pieces this near to a piece of the site; the table counts."""
        return self._reached(piece, self.pose(piece), within_mm)

    def _reached(self, piece: Piece, pose: Pose, grown_mm: float) -> set[Piece]:
        """Pieces that the piece's parts would meet there if each were so much larger on every side."""
        found: set[Piece] = set()

        def note(collider: rapier.ColliderHandle) -> bool:
            found.add(self._parts[_key(collider)].piece)
            return True  # go on looking

        self._world.update_query_pipeline()
        for part in make_of(piece).parts:
            shape = rapier.SharedShape.cuboid(*(max(side / 2 + grown_mm, 0.01) / MM_PER_CM for side in part.size))
            self._world.query_pipeline.intersect_shape(isometry(compose(pose, Pose(part.centre))), shape, note)
        return found - {piece}

    # Where everything is.

    def pose(self, piece: Piece) -> Pose:
        return _pose(self._body(piece).position)

    def poses(self) -> dict[Piece, Pose]:
        return {piece: self.pose(piece) for piece in self._handles}

    def velocity(self, piece: Piece) -> Velocity:
        return Velocity(_mm(self._body(piece).linvel), self._body(piece).angvel.to_tuple())

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

    def jammed(self) -> set[Piece]:
        """Pieces that are inside something else, where both should only touch."""
        deep = -tuning.JAMMED_MM / MM_PER_CM
        pairs = [
            (one.piece, two.piece)
            for pair, one, two in self._pairs()
            if any(point.dist < deep for manifold in pair.manifolds for point in manifold.points)
        ]
        return {piece for pair in pairs for piece in pair if piece in self._handles and self._moves(piece)}

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

    def partners(self) -> set[frozenset[Piece]]:
        """Pairs of pieces that press on each other now."""
        return {frozenset((one.piece, two.piece)) for pair, one, two in self._pairs() if pair.has_any_active_contact}

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
        ends = ((self._parts.get(_key(event.collider1)), self._parts.get(_key(event.collider2))) for event in began)
        return {pair_of(one.piece, two.piece) for one, two in ends if one is not None and two is not None}

    def impact(self, pair: Pair) -> Impact | None:
        """Force with which these two press on each other in this tick, and its place; None: they do not touch."""
        piece, other = pair if pair[0] in self._handles else pair[::-1]
        if piece not in self._handles:
            return None
        pairs = self._known(self._pairs_with(self._body(piece).colliders))
        touches = self._touches((one for one in pairs if other in (one[1].piece, one[2].piece)), _MEET_MM)
        return impact_of(touches)

    def groundings(self) -> set[tuple[Piece, Piece]]:
        """Pieces that press on the table, the crane's platform or the floor of the box now."""
        grounds = self._grounds.items()
        return {(piece, ground) for ground, part in grounds for piece in self._pressing_on([part]) - {ground}}

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
            joint = _spring(make_of(one), beside, 1.0)
            joints.append(_key(self._world.impulse_joints.insert(target, self._handles[one], joint, True)))
        self._grip = Grip(pieces, _key(target), tuple(joints))

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
            joint.data = _spring(make_of(piece), _pose(joint.data.local_frame1), grip.strength)
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

    def touches(self) -> list[Touch]:
        """Everything that touches, read at the current poses. To be believed only when all sleep (M37)."""
        return self._touches(self._pairs())

    def touches_of(self, pieces: Iterable[Piece]) -> list[Touch]:
        """Only what touches these."""
        colliders = (collider for piece in pieces for collider in self._body(piece).colliders)
        return self._touches(self._known(self._pairs_with(colliders)))

    def _touches(
        self, pairs: Iterable[tuple[rapier.ContactPair, Surface, Surface]], within_mm: float = TOUCH_MM
    ) -> list[Touch]:
        poses: dict[Piece, Pose] = {TABLE: Pose((0.0, 0.0, 0.0))}
        found = []
        for pair, one, two in pairs:
            for end in (one.piece, two.piece):
                if end not in poses:
                    poses[end] = self.pose(end)
            for manifold in pair.manifolds:
                points = [(_mm(p.local_p1), _mm(p.local_p2), p.impulse * LOAD_MN) for p in manifold.points]
                normal = manifold.data.normal.to_tuple()
                touch = read_touch(one, poses[one.piece], two, poses[two.piece], normal, points, within_mm)
                if touch is not None:
                    found.append(touch)
        return found

    @classmethod
    def frozen(cls, poses: Mapping[Piece, Pose], within_mm: float) -> list[Touch]:
        """Touches, up to that gap, among pieces that are just there: contacts are detected once, nothing
        moves. For questions about a moment that has passed."""
        site = cls()
        site._world.integration_parameters.normalized_prediction_distance = within_mm / MM_PER_CM
        site.add_all(poses)
        site._world.detect_collisions()
        return site._touches(site._pairs(), within_mm)

    def gap_below_mm(self, pieces: Iterable[Piece], own: set[Piece]) -> float | None:
        """Distance these could go straight down until something bore them; None: there is nothing below. A
        piece that they only touch from the side is no bearer."""
        gaps = []
        for piece in pieces:
            pose = self.pose(piece)
            for part in make_of(piece).parts:
                shape = rapier.SharedShape.cuboid(*in_cm(scale(part.size, 0.5)))
                gaps.append(self._gap_to_a_bearer_mm(isometry(compose(pose, Pose(part.centre))), shape, own))
        return min((gap for gap in gaps if gap is not None), default=None)

    def _gap_to_a_bearer_mm(
        self, place: tuple[Vector, Quaternion], shape: rapier.SharedShape, own: set[Piece]
    ) -> float | None:
        beside: set[Key] = set()
        meets = rapier.QueryFilter(
            predicate=lambda handle, _: _key(handle) not in beside and self._parts[_key(handle)].piece not in own
        )
        while (met := self._world.query_pipeline.cast_shape(place, _DOWN, shape, _look_down(), meets)) is not None:
            handle, hit = met
            if hit.normal1[2] >= -REST_NORMAL_Z:
                return float(hit.time_of_impact) * MM_PER_CM
            beside.add(_key(handle))  # boxes: what is met from the side is never met from above later on
        return None

    def pressing(self, piece: Piece) -> set[Piece]:
        """The pieces that press on a piece, or on the table, at this moment."""
        colliders = [self._table] if piece == TABLE else self._body(piece).colliders
        return self._pressing_on(colliders) - {piece}

    def _pressing_on(self, colliders: Iterable[rapier.ColliderHandle]) -> set[Piece]:
        """Themselves included."""
        known = self._known(pair for pair in self._pairs_with(colliders) if pair.has_any_active_contact)
        return {end.piece for _, *ends in known for end in ends}

    def _pairs(self) -> Iterator[tuple[rapier.ContactPair, Surface, Surface]]:
        return self._known(self._world.narrow_phase.contact_pairs())

    def _pairs_with(self, colliders: Iterable[rapier.ColliderHandle]) -> Iterator[rapier.ContactPair]:
        return (pair for one in colliders for pair in self._world.narrow_phase.contact_pairs_with(one))

    def _known(self, pairs: Iterable[rapier.ContactPair]) -> Iterator[tuple[rapier.ContactPair, Surface, Surface]]:
        """With the parts they are of; a piece taken away stays in the engine's lists until the next step."""
        for pair in pairs:
            one, two = self._parts.get(_key(pair.collider1)), self._parts.get(_key(pair.collider2))
            if one is not None and two is not None:
                yield pair, one, two

    # Stopping and going on.

    def snapshot(self) -> bytes:
        """All there is, so that a restored site goes on bit for bit."""
        bodies = {piece: _key(handle) for piece, handle in self._handles.items()}
        return msgspec.msgpack.encode(_Stored(self._world.snapshot(), bodies, self._grip, self.tick, self._sleepless))

    @classmethod
    def restore(cls, blob: bytes) -> Site:
        stored = msgspec.msgpack.decode(blob, type=_Stored)
        site = cls.__new__(cls)
        site._take_over(stored, rapier.PhysicsWorld.restore(stored.world))
        return site


TABLE_HALF_CM = (500.0, 500.0, 10.0)
_DOWN = (0.0, 0.0, -1.0)
_TABLE_TOP = Surface(TABLE, TABLE_TOP, (0.0, 0.0, -TABLE_HALF_CM[2] * MM_PER_CM))


def _key(handle: rapier.RigidBodyHandle | rapier.ColliderHandle | rapier.ImpulseJointHandle) -> Key:
    return (handle.index, handle.generation)


def _pose(place: rapier.Isometry3) -> Pose:
    return pose_of(place.translation.to_tuple(), place.rotation.to_tuple())


def _mm(point: rapier.Point3 | rapier.Vec3) -> Vector:
    return in_mm(point.to_tuple())


def _colliders(make: Make) -> Iterator[rapier.ColliderBuilder]:
    for part in make.parts:
        yield (
            rapier.Collider.cuboid(*in_cm(scale(part.size, 0.5)))
            .translation(in_cm(part.centre))
            .mass(make.density_g_mm3 * part.volume_mm3)
            .friction(make.friction)
            .friction_combine_rule(getattr(rapier.CoefficientCombineRule, make.combine.upper()))
            .restitution(0.0)
        )


@cache
def _axes() -> tuple[rapier.JointAxis, ...]:
    return tuple(getattr(rapier.JointAxis, name) for name in ("LIN_X", "LIN_Y", "LIN_Z", "ANG_X", "ANG_Y", "ANG_Z"))


@cache
def _look_down() -> rapier.ShapeCastOptions:
    return rapier.ShapeCastOptions()


def _spring(make: Make, beside: Pose, strength: float) -> rapier.GenericJoint:
    """Joint that ties a piece's centre of mass to the place `beside` the target, softer as the hand opens."""
    joint = rapier.GenericJoint()
    joint.local_frame1 = isometry(beside)
    joint.local_frame2 = isometry(Pose(make.centre_of_mass))
    force = make.grip_n * FORCE_PER_N * strength
    axes = _axes()
    for axis in axes:
        joint.set_motor_model(axis, rapier.MotorModel.ACCELERATION_BASED)
        joint.set_motor_position(axis, 0.0, tuning.GRIP_STIFFNESS * strength, tuning.GRIP_DAMPING * strength)
        joint.set_motor_max_force(axis, force if axis in axes[:3] else force * tuning.GRIP_ARM_CM)
    return joint
