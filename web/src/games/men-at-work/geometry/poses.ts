/**
 * Where a thing is and how it is turned, as the server writes it: millimetres, z up, unit quaternions (w, x, y, z). x and y lie in the
 * table. The same sums as the server's poses.py, so that both sides mean the same.
 */
import type { Vector } from "./site";
import type { Pose } from "../types.gen";

export type Quaternion = Pose[1];

export const UNTURNED: Quaternion = [1, 0, 0, 0];
const UP: Vector = [0, 0, 1];
const RADIANS = Math.PI / 180;

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (v: Vector, times: number): Vector => [v[0] * times, v[1] * times, v[2] * times];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const lengthOf = (v: Vector): number => Math.hypot(v[0], v[1], v[2]);
export const mixed = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A rotation about a unit axis. */
export function turned(axis: Vector, degrees: number): Quaternion {
  const half = (degrees * RADIANS) / 2;
  const sine = Math.sin(half);
  return [Math.cos(half), axis[0] * sine, axis[1] * sine, axis[2] * sine];
}

/** About the vertical; against the clock as seen from above. */
export const turnedZ = (degrees: number): Quaternion => turned(UP, degrees);

/** First rolled about its own x, then its nose lowered about y, then turned about the vertical; degrees. */
export function fromAngles(yaw: number, pitch = 0, roll = 0): Quaternion {
  return multiply(turnedZ(yaw), multiply(turned([0, 1, 0], pitch), turned([1, 0, 0], roll)));
}

/** First b, then a. */
export function multiply(a: Quaternion, b: Quaternion): Quaternion {
  const [aw, ax, ay, az] = a;
  const [bw, bx, by, bz] = b;
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ];
}

export const inverse = (q: Quaternion): Quaternion => [q[0], -q[1], -q[2], -q[3]];

export function unit(q: Quaternion): Quaternion {
  const length = Math.hypot(...q);
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

export function rotate(q: Quaternion, v: Vector): Vector {
  const [w, x, y, z] = q;
  const [vx, vy, vz] = v;
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx];
}

/** Where a point fixed in a piece is in the world. */
export const pointOf = (pose: Pose, local: Vector): Vector => add(pose[0], rotate(pose[1], local));

/** The pose, in the world, of something that is at `inner` as seen from `outer`. */
export const compose = (outer: Pose, inner: Pose): Pose => [pointOf(outer, inner[0]), multiply(outer[1], inner[1])];

/** The pose of `other` in the frame of `outer`: the opposite of `compose`. */
export function seenFrom(outer: Pose, other: Pose): Pose {
  const back = inverse(outer[1]);
  return [rotate(back, subtract(other[0], outer[0])), multiply(back, other[1])];
}

/** The smallest turn from a to b, in degrees. */
export function angleBetween(a: Quaternion, b: Quaternion): number {
  const [w, x, y, z] = multiply(inverse(a), b);
  return (2 * Math.atan2(Math.hypot(x, y, z), Math.abs(w))) / RADIANS;
}

/** From a (t 0) to b (t 1) by the shortest way, at one speed. */
export function slerp(a: Quaternion, b: Quaternion, t: number): Quaternion {
  let along = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = along < 0 ? -1 : 1;
  along = Math.min(1, Math.abs(along));
  let [ofA, ofB] = [1 - t, t * sign];
  if (along < 0.9995) {
    const angle = Math.acos(along);
    const sine = Math.sin(angle);
    [ofA, ofB] = [Math.sin((1 - t) * angle) / sine, (Math.sin(t * angle) / sine) * sign];
  }
  return unit([a[0] * ofA + b[0] * ofB, a[1] * ofA + b[1] * ofB, a[2] * ofA + b[2] * ofB, a[3] * ofA + b[3] * ofB]);
}

/** A pose between two others. */
export const between = (a: Pose, b: Pose, t: number): Pose => [mixed(a[0], b[0], t), slerp(a[1], b[1], t)];

/** How far a rotation turns about the vertical, in degrees from -180 to 180: the twist of swing and twist. */
export function yawOf(q: Quaternion): number {
  const yaw = (2 * Math.atan2(q[3], q[0])) / RADIANS;
  return yaw > 180 ? yaw - 360 : yaw <= -180 ? yaw + 360 : yaw;
}

/** How far a piece's own upward axis leans away from the vertical, in degrees. */
export const tiltOf = (q: Quaternion): number => Math.acos(Math.max(-1, Math.min(1, rotate(q, UP)[2]))) / RADIANS;
