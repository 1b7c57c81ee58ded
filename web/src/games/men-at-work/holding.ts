/**
 * A piece in the hand: where one wants it, and how it is turned. All of it is arithmetic: inputs make a new holding of the old one, and from it
 * follow the ghost that is drawn at once and the aim that is sent. Whether it gets there the server says.
 */
import type { Assist } from "../../settings.svelte";
import { groundUnder, slabsOf, soleOf, topOf, type Slab } from "./ground";
import { CARRIED, CEILING_MM, HEAD_TOP_MM, REACH_MM } from "./hand.gen";
import { compose, inverse, multiply, turned, turnedZ, UNTURNED, unit, yawOf, type Quaternion } from "./poses";
import { kindOf, type Kind, type Piece, type Poses, type Vector } from "./site";
import type { Aim, Pose, TakeToPlace } from "./types.gen";

export interface Holding {
  piece: Piece;
  joined: Piece | null;
  place: Vector;
  /** Degrees about the vertical, against the clock as seen from above. */
  yaw: number;
  /** Degrees by which the end that points along x is up. */
  tilt: number;
  /** The poses R goes through; the first is how it was taken. */
  postures: readonly Quaternion[];
  posture: number;
  precise: boolean;
  /** So far above what is below it goes across. */
  above: number;
  /** It was brought down on purpose: from then on nobody keeps it up. */
  lowered: boolean;
}

export const CLEAR_MM = 15; // so far above everything a helped hand goes across
const ABOVE_MOST_MM = 80;
const START_MM = 40;
const EDGE_MM = 10;
const PRESS_MM = 0.3; // a helped hand presses no harder than this
const MARGIN_MM = 4;

const X: Vector = [1, 0, 0];
const Y: Vector = [0, 1, 0];
const ON_END = turned(Y, -90);
const POSTURES: Partial<Record<Kind, readonly Quaternion[]>> = {
  girder: [UNTURNED, turned(Y, -20), turned(Y, 20), ON_END, turned(X, 45)],
  support: [UNTURNED, turned(Y, 90), turned(X, 90)],
  worker: [UNTURNED, turnedZ(90)],
  brick: [UNTURNED, ON_END],
  beam: [UNTURNED, ON_END],
};

/** How a piece comes from the reserve: high above everything, at this place of the table. */
export function fromReserve(
  piece: Piece,
  joined: Piece | null,
  site: readonly Slab[],
  over: [number, number],
): Holding {
  const postures = POSTURES[kindOf(piece)] ?? [UNTURNED];
  const high = topOf(site) + START_MM + soleOf(piece, postures[0]!);
  const place: Vector = [over[0], over[1], Math.min(high, CEILING_MM)];
  return within({
    piece,
    joined,
    place,
    yaw: 0,
    tilt: 0,
    postures,
    posture: 0,
    precise: false,
    above: CLEAR_MM,
    lowered: false,
  });
}

/** How a piece is taken where it is: placed before, or lying there. */
export function fromSite(piece: Piece, pose: Pose): Holding {
  const yaw = yawOf(pose[1]);
  const asItIs = unit(multiply(inverse(turnedZ(yaw)), pose[1]));
  const postures = [asItIs, ...(POSTURES[kindOf(piece)] ?? [])];
  return {
    piece,
    joined: null,
    place: pose[0],
    yaw,
    tilt: 0,
    postures,
    posture: 0,
    precise: false,
    above: CLEAR_MM,
    lowered: true,
  };
}

export function rotationOf(held: Holding): Quaternion {
  const tilted = multiply(turned(Y, -held.tilt), held.postures[held.posture]!);
  return unit(multiply(turnedZ(held.yaw), tilted));
}

export const poseOf = (held: Holding): Pose => [held.place, rotationOf(held)];

/** Everything that goes with it: the joined piece, and the hats of workers. */
export function reachOf(held: Holding, pose: Pose = poseOf(held)): Poses {
  const poses: Poses = { [held.piece]: pose };
  if (held.joined) poses[held.joined] = carried(held.piece, pose);
  for (const [piece, at] of Object.entries(poses))
    if (kindOf(piece) === "worker") poses[hatOf(piece)] = compose(at, [[0, 0, HEAD_TOP_MM], UNTURNED]);
  return poses;
}

export const hatOf = (worker: Piece): Piece => worker.replace("worker", "hat");

const carried = (by: Piece, pose: Pose): Pose => compose(pose, CARRIED[kindOf(by) === "worker" ? "worker" : "girder"]);

export function takeOf(held: Holding): { kind: "Place" } & TakeToPlace {
  const start = poseOf(held);
  const joined_start = held.joined ? carried(held.piece, start) : null;
  return { kind: "Place", piece: held.piece, start, joined: held.joined, joined_start };
}

export const aimOf = (held: Holding, pose: Pose = poseOf(held)): Aim => [pose[0], pose[1], held.precise];

// What inputs do

export function moved(held: Holding, dx: number, dy: number): Holding {
  const [x, y, z] = held.place;
  return within({ ...held, place: [x + dx, y + dy, z] });
}

/** Up or down. `floor`: how high it is when it touches what is below; a helped hand presses no harder. */
export function lifted(
  held: Holding,
  mm: number,
  assist: Assist,
  floor: number | null,
  site: readonly Slab[],
): Holding {
  const [x, y, z] = held.place;
  if (assist === "none") return within({ ...held, place: [x, y, z + mm], lowered: true });
  const least = floor === null ? Number.NEGATIVE_INFINITY : Math.min(z, floor - PRESS_MM);
  const next = within({ ...held, place: [x, y, Math.max(z + mm, least)] });
  const above = next.place[2] - clearHeight(next, next.place, site) + CLEAR_MM;
  return { ...next, lowered: above < CLEAR_MM - 0.01, above: Math.max(CLEAR_MM, Math.min(ABOVE_MOST_MM, above)) };
}

/** Down until it touches. */
export const sunk = (held: Holding, floor: number): Holding =>
  within({ ...held, place: [held.place[0], held.place[1], floor - PRESS_MM], lowered: true });

export const TURN_STEPS: Readonly<Record<Assist, number>> = { full: 15, some: 5, none: 5 };

/** By steps: a helped hand stops at round angles. */
export function turnedBy(held: Holding, steps: number, assist: Assist): Holding {
  if (held.precise) return { ...held, yaw: held.yaw + steps };
  const step = TURN_STEPS[assist];
  const yaw = assist === "full" ? Math.round(held.yaw / step) * step + steps * step : held.yaw + steps * step;
  return { ...held, yaw };
}

/** Freely, as two fingers do. */
export const twisted = (held: Holding, degrees: number): Holding => ({ ...held, yaw: held.yaw + degrees });

export function tiltedBy(held: Holding, steps: number): Holding {
  return within({ ...held, tilt: Math.max(-90, Math.min(90, held.tilt + steps * (held.precise ? 1 : 5))) });
}

export function posed(held: Holding): Holding {
  return within({ ...held, tilt: 0, posture: (held.posture + 1) % held.postures.length });
}

/** On the table, under the ceiling, never below the ground. */
export function within(held: Holding): Holding {
  const most = REACH_MM - EDGE_MM;
  const [x, y, z] = held.place;
  const least = soleOf(held.piece, rotationOf(held)) - PRESS_MM;
  const fit = (mm: number) => Math.max(-most, Math.min(most, mm));
  return { ...held, place: [fit(x), fit(y), Math.max(least, Math.min(CEILING_MM, z))] };
}

// Help

/** What goes across stays clear of what is below, until it is brought down on purpose. */
export function helped(held: Holding, assist: Assist, site: readonly Slab[]): Holding {
  if (assist === "none") return held;
  const clear = clearHeight(held, held.place, site);
  const [x, y, z] = held.place;
  if (held.lowered) return held;
  const high = assist === "full" ? clear - CLEAR_MM + held.above : Math.max(z, clear);
  return { ...held, place: [x, y, Math.min(CEILING_MM, high)] };
}

/** How high its origin must be there to go clear of everything. */
function clearHeight(held: Holding, at: Vector, site: readonly Slab[]): number {
  const pose: Pose = [at, rotationOf(held)];
  const footprint = Object.entries(reachOf(held, pose)).flatMap(([piece, one]) => slabsOf(piece, one));
  return groundUnder(footprint, site, MARGIN_MM) + soleOf(held.piece, pose[1]) + CLEAR_MM;
}

const STEP_MM = 8;

/**
 * Where a helped hand aims on its way: up first, then across, then down, so that nothing is knocked over in between. A hand without help, or
 * one that has been brought down on purpose, goes straight.
 */
export function steered(held: Holding, now: Pose | null, assist: Assist, site: readonly Slab[]): Pose {
  const wanted = poseOf(held);
  if (assist === "none" || held.lowered || !now) return wanted;
  const [x, y, z] = wanted[0];
  const [dx, dy] = [x - now[0][0], y - now[0][1]];
  const far = Math.hypot(dx, dy);
  if (far < 1) return wanted;
  const steps = Math.ceil(far / STEP_MM);
  let high = z;
  for (let step = 0; step <= steps; step++) {
    const at: Vector = [now[0][0] + (dx * step) / steps, now[0][1] + (dy * step) / steps, z];
    high = Math.max(high, clearHeight(held, at, site) - CLEAR_MM / 2);
  }
  if (now[0][2] >= high - 2) return [[x, y, high], wanted[1]];
  return [[now[0][0], now[0][1], high], wanted[1]];
}
