"""Poses, place and rotation: millimetres, and unit quaternions written (w, x, y, z). x and y lie in the
table, z points up, the table's top is z = 0."""

from __future__ import annotations

import math

import msgspec

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

UNTURNED: Quaternion = (1.0, 0.0, 0.0, 0.0)


class Pose(msgspec.Struct, frozen=True, array_like=True):
    """Position of a piece's origin in mm, and its rotation."""

    position: Vector
    rotation: Quaternion = UNTURNED


def at(x: float, y: float, z: float, yaw_deg: float = 0.0) -> Pose:
    return Pose((x, y, z), turned((0.0, 0.0, 1.0), yaw_deg))


def turned(axis: Vector, angle_deg: float) -> Quaternion:
    """A rotation about a unit axis."""
    half = math.radians(angle_deg) / 2
    sine = math.sin(half)
    return (math.cos(half), axis[0] * sine, axis[1] * sine, axis[2] * sine)


def multiply(a: Quaternion, b: Quaternion) -> Quaternion:
    """First b, then a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def inverse(q: Quaternion) -> Quaternion:
    return (q[0], -q[1], -q[2], -q[3])


def unit(q: Quaternion) -> Quaternion:
    length = math.hypot(*q)
    return (q[0] / length, q[1] / length, q[2] / length, q[3] / length)


def rotate(q: Quaternion, v: Vector) -> Vector:
    w, x, y, z = q
    vx, vy, vz = v
    tx, ty, tz = 2 * (y * vz - z * vy), 2 * (z * vx - x * vz), 2 * (x * vy - y * vx)
    return (
        vx + w * tx + y * tz - z * ty,
        vy + w * ty + z * tx - x * tz,
        vz + w * tz + x * ty - y * tx,
    )


def add(a: Vector, b: Vector) -> Vector:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def subtract(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scale(v: Vector, factor: float) -> Vector:
    return (v[0] * factor, v[1] * factor, v[2] * factor)


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def point_of(pose: Pose, local: Vector) -> Vector:
    """World position of a point fixed in the piece."""
    return add(pose.position, rotate(pose.rotation, local))


def compose(outer: Pose, inner: Pose) -> Pose:
    """The pose, in the world, of something that is at `inner` as seen from `outer`."""
    return Pose(point_of(outer, inner.position), multiply(outer.rotation, inner.rotation))


def seen_from(outer: Pose, other: Pose) -> Pose:
    """The pose of `other` in the frame of `outer`: the opposite of `compose`."""
    back = inverse(outer.rotation)
    return Pose(rotate(back, subtract(other.position, outer.position)), multiply(back, other.rotation))


def angle_between_deg(a: Quaternion, b: Quaternion) -> float:
    """The smallest turn from a to b."""
    difference = multiply(inverse(a), b)
    return math.degrees(2 * math.atan2(math.hypot(*difference[1:]), abs(difference[0])))


def turn_towards(a: Quaternion, b: Quaternion, most_deg: float) -> Quaternion:
    """From a towards b by the shortest way, by at most so many degrees."""
    angle = angle_between_deg(a, b)
    if angle <= most_deg:
        return b
    w, x, y, z = multiply(inverse(a), b)
    sign = -1.0 if w < 0 else 1.0
    length = math.hypot(x, y, z)
    axis = (sign * x / length, sign * y / length, sign * z / length)
    return unit(multiply(a, turned(axis, most_deg)))


def tilt_deg(q: Quaternion) -> float:
    """Angle between a piece's own upward axis and the vertical."""
    return math.degrees(math.acos(max(-1.0, min(1.0, rotate(q, (0.0, 0.0, 1.0))[2]))))


def angle_between_up_deg(a: Quaternion, b: Quaternion) -> float:
    """Angle between the upward axes of two rotations; turning about the vertical changes nothing."""
    up = (0.0, 0.0, 1.0)
    return math.degrees(math.acos(max(-1.0, min(1.0, dot(rotate(a, up), rotate(b, up))))))
