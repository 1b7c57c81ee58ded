/**
 * How a hand moves towards what is wanted of it, tick by tick: the same sums as `limits_for` and `advance` in the server's hand.py, so that the
 * page and the server mean the same. Numbers come from there (engine.gen.ts).
 */
import {
  add,
  angleBetween,
  inverse,
  lengthOf,
  multiply,
  scale,
  subtract,
  turned,
  unit,
  type Quaternion,
} from "../geometry/poses";
import type { Vector } from "../geometry/site";
import type { Pose } from "../types.gen";
import { CAREFUL_SPEED, CARRYING, FREE, HALF_GIRDER_MM, NEAR_SPEED, TICKS_PER_S, type Limits } from "./engine.gen";

export interface Motion {
  pose: Pose;
  /** mm/s */
  velocity: Vector;
  wanted: Pose;
}

export const still = (pose: Pose): Motion => ({ pose, velocity: [0, 0, 0], wanted: pose });

/** The strictest that applies. */
export function limitsFor(careful: boolean, near: boolean, carrying: boolean): Limits {
  const most = carrying ? CARRYING : FREE;
  const speed = Math.min(careful ? CAREFUL_SPEED : near ? NEAR_SPEED : most.speed, most.speed);
  const turning = careful || near ? noEndFaster(speed) : most.turning;
  return { speed, acceleration: most.acceleration, turning: Math.min(turning, most.turning) };
}

/** Degrees/s at which the end of a girder turning about its middle goes at that speed. */
const noEndFaster = (speed: number): number => (speed / HALF_GIRDER_MM) * (180 / Math.PI);

/** One tick towards what is wanted: speeding up and braking within limits, so that it stops there. */
export function advance(motion: Motion, limits: Limits): Motion {
  const dt = 1 / TICKS_PER_S;
  const way = subtract(motion.wanted[0], motion.pose[0]);
  const distance = lengthOf(way);
  const speed = Math.min(limits.speed, stillStoppable(limits.acceleration, distance), distance / dt);
  const aimed: Vector = distance > 0 ? scale(way, speed / distance) : [0, 0, 0];
  const change = subtract(aimed, motion.velocity);
  const [size, most] = [lengthOf(change), limits.acceleration * dt];
  const reached = size <= most;
  const velocity = reached ? aimed : add(motion.velocity, scale(change, most / size));
  const arrives = reached && speed === distance / dt;
  const position = arrives ? motion.wanted[0] : add(motion.pose[0], scale(velocity, dt));
  const rotation = turnTowards(motion.pose[1], motion.wanted[1], limits.turning * dt);
  return { ...motion, pose: [position, rotation], velocity };
}

/** The highest speed from which steps of one tick, each slower by the same amount, end within the distance. */
function stillStoppable(acceleration: number, distance: number): number {
  const slower = acceleration / TICKS_PER_S; // mm/s a tick
  const ticks = (distance / slower) * TICKS_PER_S; // the way in units of what one tick at that speed covers
  const full = Math.floor((Math.sqrt(1 + 8 * ticks) - 1) / 2); // whole steps of braking: 1 + 2 + ... fit in
  return slower * (ticks / (full + 1) + full / 2);
}

/** From a towards b by the shortest way, by at most so many degrees. */
export function turnTowards(a: Quaternion, b: Quaternion, mostDegrees: number): Quaternion {
  if (angleBetween(a, b) <= mostDegrees) return b;
  const [w, x, y, z] = multiply(inverse(a), b);
  const size = Math.hypot(x, y, z) * (w < 0 ? -1 : 1);
  return unit(multiply(a, turned([x / size, y / size, z / size], mostDegrees)));
}
