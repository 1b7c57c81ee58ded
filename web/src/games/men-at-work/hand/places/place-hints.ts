/**
 * Places that the house offers, for a hand that leads its piece there itself: which of them are for what is held, which one is near, and how
 * the piece hangs over it.
 */
import { apart, slabsOf, soleOf, type Slab } from "../../geometry/ground-height";
import { poseOf, reachOf, rotationOf, type Holding } from "../holding";
import { angleBetween, inverse, multiply, rotate, turnedZ, unit, yawOf, type Quaternion } from "../../geometry/poses";
import { kindOf, type Piece, type Vector } from "../../geometry/site";
import type { Offer, Pose } from "../../types.gen";

export const NEAR_MM = 22; // what is let up so near to a place is brought over it
const UNDER_MM = 1; // what is higher than the sole by more than this is in the way down
const COVERED_MM = 0.5; // less is no room to come down past something: a hat sits loosely
const BESIDE_MM = 0.6; // so far it then goes beside it
const ASIDE_MM = 3; // at most
const STEP_MM = 0.25;
const LEVEL_DEGREES = 1;
const AXES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const sortOf = (piece: Piece): string => piece.slice(0, piece.lastIndexOf("-"));

/** Where the house would put such a piece, with what is joined to it, the best place first. */
export function goalsFor(offers: readonly Offer[], piece: Piece, joined: Piece | null): Pose[] {
  return offers.flatMap(({ move }) => {
    if (move.kind !== "Place" || sortOf(move.piece) !== sortOf(piece)) return [];
    if ((move.joined ? kindOf(move.joined) : null) !== (joined ? kindOf(joined) : null)) return [];
    const target = move.path.targets.at(-1);
    return target ? [[target[1], target[2]] as Pose] : [];
  });
}

export function nearestGoal(goals: readonly Pose[], [x, y]: Vector): Pose | null {
  const away = ([[gx, gy]]: Pose) => Math.hypot(gx - x, gy - y);
  const [nearest] = [...goals].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= NEAR_MM ? nearest : null;
}

/** It hangs over a goal, turned as it will lie there, at the height it has. */
export function broughtOver(held: Holding, goal: Pose, site: readonly Slab[]): Holding {
  const turned = turnedLike(held, goal[1]);
  const [x, y] = isLevel(goal[1]) ? besideWhatCovers({ ...turned, place: goal[0] }, site) : goal[0];
  return { ...turned, place: [x, y, held.place[2]], lowered: false };
}

const isLevel = (rotation: Quaternion): boolean =>
  AXES.some((axis) => Math.abs(rotate(rotation, axis)[2]) > Math.cos((LEVEL_DEGREES * Math.PI) / 180));

/**
 * Turned, tilted and posed like this; what looks the same turned by half is turned the shorter way. How a slope makes a piece lie that
 * no tilt reaches becomes one more posture: a worker who is put upright on a slope slips.
 */
function turnedLike(held: Holding, rotation: Quaternion): Holding {
  const yaw = nearestYaw(held, yawOf(rotation));
  const leaning = unit(multiply(inverse(turnedZ(yawOf(rotation))), rotation));
  const [w, x, y, z] = leaning;
  const up = (Math.asin(Math.max(-1, Math.min(1, 2 * (x * z - w * y)))) * 180) / Math.PI;
  for (let posture = 0; posture < held.postures.length; posture++)
    for (const tilt of posture === 0 ? [0, up] : [0]) {
      const next: Holding = { ...held, posture, tilt, yaw: yawOf(rotation) };
      if (angleBetween(rotationOf(next), rotation) > LEVEL_DEGREES) continue;
      return { ...next, yaw: Math.abs(tilt) < LEVEL_DEGREES ? yaw : yawOf(rotation) };
    }
  const postures = [...held.postures, leaning];
  return { ...held, postures, posture: postures.length - 1, tilt: 0, yaw: yawOf(rotation) };
}

function nearestYaw(held: Holding, yaw: number): number {
  const same = held.joined === null && kindOf(held.piece) !== "worker" ? 180 : 360;
  return yaw + Math.round((held.yaw - yaw) / same) * same;
}

/** A hat's brim may cover a little of it: then it comes down right beside the brim. */
function besideWhatCovers(held: Holding, site: readonly Slab[]): [number, number] {
  const [x, y, z] = held.place;
  const sole = z - soleOf(held.piece, rotationOf(held)) + UNDER_MM;
  const high = site.filter((slab) => slab.high > sole);
  const free = (dx: number, dy: number): number => {
    const pose: Pose = [[x + dx, y + dy, z], poseOf(held)[1]];
    const own = Object.entries(reachOf(held, pose)).flatMap(([piece, one]) => slabsOf(piece, one));
    return Math.min(...high.flatMap((slab) => own.map((one) => apart(one.outline, slab.outline))));
  };
  if (free(0, 0) > COVERED_MM) return [x, y];
  for (let far = STEP_MM; far <= ASIDE_MM; far += STEP_MM)
    for (let turn = 0; turn < 16; turn++) {
      const [dx, dy] = [far * Math.cos((turn * Math.PI) / 8), far * Math.sin((turn * Math.PI) / 8)];
      if (free(dx, dy) >= BESIDE_MM) return [x + dx, y + dy];
    }
  return [x, y];
}
