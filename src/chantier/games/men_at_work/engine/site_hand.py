"""The hand on a site, on the engine: a target that is led, and springs that tie what it holds to it."""

from __future__ import annotations

from chantier.core.errors import BadInput
from chantier.games.men_at_work.engine.bodies import Bodies
from chantier.games.men_at_work.engine.grip import Grip
from chantier.games.men_at_work.engine.rapier import key_of, place_of, rapier, spring
from chantier.games.men_at_work.engine.units import isometry
from chantier.games.men_at_work.geometry.poses import Pose, point_of, seen_from
from chantier.games.men_at_work.pieces import Piece, make_of


class SiteHand:
    def __init__(self, bodies: Bodies, grip: Grip | None) -> None:
        self._bodies, self._world, self.grip = bodies, bodies.world, grip

    @property
    def held(self) -> tuple[Piece, ...]:
        """Pieces that the hand holds, or is just letting go."""
        return self.grip.pieces if self.grip is not None else ()

    def hold(self, piece: Piece, joined: Piece | None = None) -> None:
        """Take hold of a piece where it is (M30); a second one keeps its place beside the first (M50, M58)."""
        if self.grip is not None:
            raise BadInput("hand_not_empty", piece=self.grip.pieces[0])
        pieces = (piece,) if joined is None or joined == piece else (piece, joined)
        for one in pieces:
            if one not in self._bodies.handles or make_of(one).fixed:
                raise BadInput("piece_not_on_site", piece=one)
        grip_pose = self._grip_pose(piece)
        target = self._world.add_body(rapier.RigidBody.kinematic_position_based().position(isometry(grip_pose)), [])
        joints = []
        for one in pieces:
            body = self._bodies.body(one)
            body.gravity_scale = 0.0
            body.activation = rapier.RigidBodyActivation.cannot_sleep()
            body.ccd_enabled = True  # from now on: it may be let go high above the site
            beside = seen_from(grip_pose, self._grip_pose(one))
            joint = spring(make_of(one), beside, 1.0)
            joints.append(key_of(self._world.impulse_joints.insert(target, self._bodies.handles[one], joint, True)))
        self.grip = Grip(pieces, key_of(target), tuple(joints))

    def _grip_pose(self, piece: Piece) -> Pose:
        pose = self._bodies.pose(piece)
        return Pose(point_of(pose, make_of(piece).centre_of_mass), pose.rotation)

    def aim(self, pose: Pose) -> None:
        """Sets the target of the held piece (its origin). The hand pulls with no more force than a hand has."""
        grip = self._holding()
        centre = Pose(point_of(pose, make_of(grip.pieces[0]).centre_of_mass), pose.rotation)
        target = self._world.rigid_bodies[rapier.RigidBodyHandle.from_raw_parts(*grip.target)]
        target.set_next_kinematic_position(isometry(centre))

    def let_go(self) -> None:
        """The fingers begin to open; the grip fades while the site goes on."""
        self.grip = self._holding().opening()

    def _holding(self) -> Grip:
        if self.grip is None or not self.grip.holds:
            raise BadInput("hand_empty")
        return self.grip

    def fade(self) -> None:
        """By one tick, if it has let go."""
        if self.grip is None or self.grip.holds:
            return
        grip = self.grip.one_tick_on()
        if grip.is_open:
            self.open()
            return
        for piece, key in zip(grip.pieces, grip.joints, strict=True):
            joint = self._world.impulse_joints[rapier.ImpulseJointHandle.from_raw_parts(*key)]
            joint.data = spring(make_of(piece), place_of(joint.data.local_frame1), grip.strength)
            self._bodies.body(piece).gravity_scale = 1 - grip.strength
        self.grip = grip

    def open(self) -> None:
        """At once."""
        if self.grip is None:
            return
        for key in self.grip.joints:
            self._world.impulse_joints.remove(rapier.ImpulseJointHandle.from_raw_parts(*key))
        self._world.remove_body(rapier.RigidBodyHandle.from_raw_parts(*self.grip.target))
        for piece in self.grip.pieces:
            self._bodies.body(piece).gravity_scale = 1.0
            self._bodies.let_sleep(piece)
        self.grip = None
