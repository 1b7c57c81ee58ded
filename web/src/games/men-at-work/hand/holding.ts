/**
 * A piece in the hand: where one wants it, and how it is turned. All of it is arithmetic: inputs make a new holding of the old one, and from it
 * follow the ghost that is drawn at once and the aim that is sent. Whether it gets there the server says.
 */
import type { Assist } from "../../../settings.svelte";
import { apart, groundAhead, slabsOf, slabsOfAll, soleOf, topOf, type Slab } from "../geometry/ground-height";
import { CARRIED, CEILING_MM, HEAD_TOP_MM, REACH_MM } from "../hand.gen";
import {
  angleBetween,
  compose,
  inverse,
  lengthOf,
  multiply,
  slerp,
  subtract,
  turned,
  turnedZ,
  UNTURNED,
  unit,
  yawOf,
  type Quaternion,
} from "../geometry/poses";
import { kindOf, type Kind, type Piece, type Poses, type Vector } from "../geometry/site";
import type { Aim, Pose, TakeToPlace } from "../types.gen";

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
  /** The height that was chosen for it: it goes across there, and higher only where something is in its way. */
  base: number;
  /** It was brought down on purpose: from then on nobody keeps it up. */
  lowered: boolean;
}

export const CLEAR_MM = 15; // so far above everything a helped hand goes across
const START_MM = 40; // a hand without help begins so far above everything
const EDGE_MM = 10;
const PRESS_MM = 0.05; // a helped hand presses no harder than this
const MARGIN_MM = 4;
const STEEP = 1.5; // mm up for each mm ahead: it rises before an obstacle, not at it
const UNDER_MM = 1; // what is higher than the sole by more than this is in the way of a piece that was brought down
const RAISE_MM = 6; // what is taken up again is lifted by so much at least
const SKIM_MM = 2; // dragged across, a helped hand does not rub on what it touches
const NARROW: readonly Kind[] = ["worker", "hat", "crane"]; // a hand rises for these when it comes to them

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

/** How a piece comes from the reserve: just above what is built, or, without help, high above everything, at this place of the table. */
export function fromReserve(
  piece: Piece,
  joined: Piece | null,
  site: Poses,
  over: [number, number],
  assist: Assist = "full",
): Holding {
  const postures = POSTURES[kindOf(piece)] ?? [UNTURNED];
  const all = slabsOfAll(site);
  const built = Object.fromEntries(Object.entries(site).filter(([one]) => !NARROW.includes(kindOf(one))));
  const above = assist === "none" ? topOf(all) + START_MM : topOf(slabsOfAll(built)) + CLEAR_MM;
  const base = Math.min(above + soleOf(piece, postures[0]!), CEILING_MM);
  const held = within({
    piece,
    joined,
    place: [over[0], over[1], base],
    yaw: 0,
    tilt: 0,
    postures,
    posture: 0,
    precise: false,
    base,
    lowered: false,
  });
  return helped(held, assist, all);
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
    base: pose[0][2],
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
  for (const [piece, at] of Object.entries(poses)) if (kindOf(piece) === "worker") poses[hatOf(piece)] = wornAt(at);
  return poses;
}

/** What comes to the site with a piece from the reserve: the one that is joined to it, and the hats of workers. */
export function brought({ piece, start, joined, joined_start }: TakeToPlace): Poses {
  const poses: Poses = { [piece]: start };
  if (joined && joined_start) poses[joined] = joined_start;
  for (const [one, pose] of Object.entries(poses)) if (kindOf(one) === "worker") poses[hatOf(one)] = wornAt(pose);
  return poses;
}

const wornAt = (worker: Pose): Pose => compose(worker, [[0, 0, HEAD_TOP_MM], UNTURNED]);
const WORN_MM = 5;

/** A hat is on its worker’s head; what is no hat goes where it goes. */
export function isWorn(piece: Piece, poses: Poses): boolean {
  const [hat, worker] = [poses[piece], poses[piece.replace("hat", "worker")]];
  if (kindOf(piece) !== "hat") return true;
  return hat !== undefined && worker !== undefined && lengthOf(subtract(hat[0], wornAt(worker)[0])) < WORN_MM;
}

export const hatOf = (worker: Piece): Piece => worker.replace("worker", "hat");

const carried = (by: Piece, pose: Pose): Pose => compose(pose, CARRIED[kindOf(by) === "worker" ? "worker" : "girder"]);

export function takeOf(held: Holding): { kind: "Place" } & TakeToPlace {
  const start = poseOf(held);
  const joined_start = held.joined ? carried(held.piece, start) : null;
  return { kind: "Place", piece: held.piece, start, joined: held.joined, joined_start };
}

export const aimOf = (held: Holding, pose: Pose = poseOf(held)): Aim => [pose[0], pose[1], held.precise];

/** Taken up again it is lifted straight up until it is clear, as long as nothing is on it. */
export function raised(held: Holding, site: readonly Slab[]): Holding {
  const own = slabsOf(held.piece, poseOf(held));
  const top = topOf(own);
  const covered = site.some((slab) => slab.high > top && own.some((one) => apart(one.outline, slab.outline) < 0));
  const [x, y, z] = held.place;
  const high = Math.max(z + RAISE_MM, clearHeight(held, poseOf(held), site));
  return covered ? held : within({ ...held, place: [x, y, high], base: high, lowered: false });
}

/** A grip begins: what it holds goes across at the height it has, so that it stays under the pointer. */
export const steadied = (held: Holding): Holding => (held.lowered ? held : { ...held, base: held.place[2] });

// What inputs do

/**
 * To a place, by pointer. A helped hand that was brought down goes up again before what it would run into, and a little where it touches:
 * `floor` is how high it is when it does.
 */
export function glided(
  held: Holding,
  to: [number, number],
  assist: Assist,
  floor: number | null,
  site: readonly Slab[],
): Holding {
  const next = moved(held, to[0] - held.place[0], to[1] - held.place[1]);
  if (assist === "none") return next;
  if (held.lowered && !runsInto(held, next.place, site)) {
    const [x, y, z] = next.place;
    return floor === null ? next : { ...next, place: [x, y, Math.max(z, floor + SKIM_MM)] };
  }
  return helped({ ...next, lowered: false }, assist, site);
}

/** Whether something stands higher than its sole on the way there, and is not touched by it already. */
function runsInto(held: Holding, to: Vector, site: readonly Slab[]): boolean {
  const rotation = rotationOf(held);
  const sole = held.place[2] - soleOf(held.piece, rotation) + UNDER_MM;
  const high = site.filter((slab) => slab.high > sole);
  const hits = (at: Vector): Slab[] => {
    const own = Object.entries(reachOf(held, [at, rotation])).flatMap(([piece, pose]) => slabsOf(piece, pose));
    return high.filter((slab) => own.some((one) => apart(one.outline, slab.outline) < 0));
  };
  const before = hits(held.place);
  const [dx, dy] = [to[0] - held.place[0], to[1] - held.place[1]];
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP_MM));
  for (let step = 1; step <= steps; step++) {
    const at: Vector = [held.place[0] + (dx * step) / steps, held.place[1] + (dy * step) / steps, held.place[2]];
    if (hits(at).some((slab) => !before.includes(slab))) return true;
  }
  return false;
}

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
  if (assist === "none") return based({ ...held, place: [x, y, z + mm], lowered: true });
  const least = floor === null ? Number.NEGATIVE_INFINITY : Math.min(z, floor - PRESS_MM);
  const next = based({ ...held, place: [x, y, Math.max(z + mm, least)] });
  return { ...next, lowered: next.place[2] < clearHeight(next, poseOf(next), site) - 0.01 };
}

/** This is the height that was chosen. */
function based(held: Holding): Holding {
  const next = within(held);
  return { ...next, base: next.place[2] };
}

/** Down until it touches. */
export const sunk = (held: Holding, floor: number): Holding =>
  based({ ...held, place: [held.place[0], held.place[1], floor - PRESS_MM], lowered: true });

const DRAWN_DEGREES = 2.5;

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

/** To an angle; a helped hand is drawn to round ones. */
export const turnedTo = (held: Holding, yaw: number, assist: Assist): Holding => ({
  ...held,
  yaw: drawn(yaw, TURN_STEPS.full, held, assist),
});

export const tiltedTo = (held: Holding, tilt: number, assist: Assist): Holding =>
  within({ ...held, tilt: Math.max(-90, Math.min(90, drawn(tilt, 90, held, assist))) });

function drawn(degrees: number, step: number, { precise }: Holding, assist: Assist): number {
  const round = Math.round(degrees / step) * step;
  return assist === "full" && !precise && Math.abs(degrees - round) < DRAWN_DEGREES ? round : degrees;
}

/** What may lean on other things has a handle for it. */
export const leans = (piece: Piece): boolean => ["girder", "beam"].includes(kindOf(piece));

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
  if (assist === "none" || held.lowered) return held;
  const [x, y] = held.place;
  const high = Math.max(held.base, clearHeight(held, poseOf(held), site));
  return { ...held, place: [x, y, Math.min(CEILING_MM, high)] };
}

/** How high its origin must be there to go clear of everything, and of what comes soon. */
function clearHeight(held: Holding, pose: Pose, site: readonly Slab[]): number {
  const footprint = Object.entries(reachOf(held, pose)).flatMap(([piece, one]) => slabsOf(piece, one));
  return groundAhead(footprint, site, MARGIN_MM, STEEP) + soleOf(held.piece, pose[1]) + CLEAR_MM;
}

const TURNED_DEGREES = 2; // what is turned less than this is as good as turned
const SWEEP_DEGREES = 12;

/** How high its origin must be to turn where it is, clear of everything. */
function sweptHeight(held: Holding, [at, from]: Pose, to: Quaternion, degrees: number, site: readonly Slab[]): number {
  const steps = Math.ceil(degrees / SWEEP_DEGREES);
  const heights = Array.from({ length: steps + 1 }, (_, step) =>
    clearHeight(held, [at, slerp(from, to, step / steps)], site),
  );
  return Math.min(CEILING_MM, Math.max(...heights) - SPARE_MM);
}

const STEP_MM = 8;
const AHEAD_MM = [48, 32, 16, 8]; // so far ahead it aims at most, so that it never has to brake on a free way
const SPARE_MM = CLEAR_MM / 2;

/**
 * Where a helped hand aims on its way: across, and up in time before what stands there; straight up where it is too late for that. A hand
 * without help goes straight, and one that has been brought down on purpose, too, once it is up where it is to go across.
 */
export function steered(held: Holding, now: Pose | null, assist: Assist, site: readonly Slab[]): Pose {
  const wanted = poseOf(held);
  if (assist === "none" || !now) return wanted;
  const [[x, y, z], rotation] = wanted;
  const [from, up] = [now[0], now[0][2]];
  const [dx, dy] = [x - from[0], y - from[1]];
  const far = Math.hypot(dx, dy);
  if (held.lowered) return far > 0.5 && z > up + SKIM_MM / 4 ? [[from[0], from[1], z], rotation] : wanted;
  const turning = angleBetween(now[1], rotation);
  if (turning > TURNED_DEGREES) {
    // Its ends sweep over what stands beside it: first up, then it turns where it is, then it goes on.
    const over = sweptHeight(held, now, rotation, turning, site);
    const clear = up >= over - 1;
    return [[from[0], from[1], Math.max(over, clear ? up : 0)], clear ? rotation : now[1]];
  }
  if (far < 1) return wanted;
  const at = (mm: number): Vector => [from[0] + (dx * mm) / far, from[1] + (dy * mm) / far, z];
  const looked = Math.min(far, AHEAD_MM[0]!);
  const steps = Math.ceil(looked / STEP_MM);
  const needs = Array.from({ length: steps + 1 }, (_, step) => {
    const mm = (looked * step) / steps;
    return { mm, high: clearHeight(held, [at(mm), rotation], site) - SPARE_MM };
  });
  const high = Math.max(looked < far ? 0 : z, ...needs.map((need) => need.high));
  for (const ahead of AHEAD_MM) {
    const way = Math.min(ahead, looked);
    const seen = needs.filter((need) => need.mm <= way + 0.01);
    const clear = seen.every((need) => up + ((high - up) * need.mm) / way >= need.high - (need.mm > 0 ? 1 : SPARE_MM));
    if (clear) return [[at(way)[0], at(way)[1], high], rotation];
  }
  return [[from[0], from[1], high], rotation];
}
