"""The only file that imports the engine (Rapier): its world as it is tuned for sites, and its types in our units."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from chantier.games.men_at_work.engine import tuning
from chantier.games.men_at_work.engine.grip import Key
from chantier.games.men_at_work.engine.units import FORCE_PER_N, in_cm, in_mm, isometry, pose_of
from chantier.games.men_at_work.geometry.poses import Pose, Vector, scale
from chantier.games.men_at_work.pieces import Make

__all__ = [
    "TABLE_HALF_CM",
    "colliders_of",
    "key_of",
    "look_down",
    "new_world",
    "place_of",
    "point_in_mm",
    "rapier",
    "spring",
]

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

TABLE_HALF_CM = (500.0, 500.0, 10.0)


def new_world() -> rapier.PhysicsWorld:
    """With nothing but a table. The engine's own defaults let towers fall by themselves."""
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
    return world


def key_of(handle: rapier.RigidBodyHandle | rapier.ColliderHandle | rapier.ImpulseJointHandle) -> Key:
    return (handle.index, handle.generation)


def place_of(place: rapier.Isometry3) -> Pose:
    return pose_of(place.translation.to_tuple(), place.rotation.to_tuple())


def point_in_mm(point: rapier.Point3 | rapier.Vec3) -> Vector:
    return in_mm(point.to_tuple())


def colliders_of(make: Make) -> Iterator[rapier.ColliderBuilder]:
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
def look_down() -> rapier.ShapeCastOptions:
    return rapier.ShapeCastOptions()


def spring(make: Make, beside: Pose, strength: float) -> rapier.GenericJoint:
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
