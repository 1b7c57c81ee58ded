"""Pieces of a site as bodies of the engine's world, and their parts as its colliders."""

from __future__ import annotations

from chantier.games.men_at_work.engine import tuning
from chantier.games.men_at_work.engine.grip import Key
from chantier.games.men_at_work.engine.rapier import TABLE_HALF_CM, key_of, place_of, rapier
from chantier.games.men_at_work.engine.units import MM_PER_CM
from chantier.games.men_at_work.geometry.poses import Pose
from chantier.games.men_at_work.judging.touches import Surface
from chantier.games.men_at_work.pieces import GROUNDS, TABLE, TABLE_TOP, Piece, make_of

_TABLE_TOP = Surface(TABLE, TABLE_TOP, (0.0, 0.0, -TABLE_HALF_CM[2] * MM_PER_CM))


class Bodies:
    def __init__(self, world: rapier.PhysicsWorld, sleepless: bool) -> None:
        """Sleepless bodies never rest."""
        self.world, self.sleepless = world, sleepless
        self.handles: dict[Piece, rapier.RigidBodyHandle] = {}
        self.table = next(iter(world.colliders.handles()))
        self.parts: dict[Key, Surface] = {key_of(self.table): _TABLE_TOP}
        self.grounds: dict[Piece, rapier.ColliderHandle] = {TABLE: self.table}

    def body(self, piece: Piece) -> rapier.RigidBody:
        return self.world.rigid_bodies[self.handles[piece]]

    def pose(self, piece: Piece) -> Pose:
        return place_of(self.body(piece).position)

    def register(self, piece: Piece, handle: rapier.RigidBodyHandle) -> None:
        self.handles[piece] = handle
        for part, collider in zip(make_of(piece).parts, self.body(piece).colliders, strict=True):
            self.parts[key_of(collider)] = Surface(piece, part.name, part.centre)
            if (piece, part.name) in GROUNDS:
                self.grounds[piece] = collider

    def forget(self, piece: Piece) -> rapier.RigidBodyHandle:
        self.parts = {key: part for key, part in self.parts.items() if part.piece != piece}
        self.grounds.pop(piece, None)
        return self.handles.pop(piece)

    def let_sleep(self, piece: Piece) -> None:
        activation = rapier.RigidBodyActivation.active()
        activation.linear_threshold = tuning.SLEEP_BELOW_CM_S
        self.body(piece).activation = rapier.RigidBodyActivation.cannot_sleep() if self.sleepless else activation
