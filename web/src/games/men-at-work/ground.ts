/** How high things are: the top of a site, and the highest thing under a piece, seen from above. A little too high rather than too low. */
import { boxesOf, cornersOf, hullOf, type Spot } from "./hulls";
import type { Piece, Poses } from "./site";
import type { Pose } from "./types.gen";

/** A part of a piece: its outline seen from above, and its highest point. */
export interface Slab {
  outline: readonly Spot[];
  high: number;
}

export function slabsOf(piece: Piece, pose: Pose): Slab[] {
  return boxesOf(piece, pose).map((corners) => ({
    outline: hullOf(corners.map(([x, y]) => [x, y])),
    high: Math.max(...corners.map((corner) => corner[2])),
  }));
}

export const slabsOfAll = (poses: Poses): Slab[] =>
  Object.entries(poses).flatMap(([piece, pose]) => slabsOf(piece, pose));

/** The highest point of all of them; 0 is the table. */
export const topOf = (slabs: readonly Slab[]): number => slabs.reduce((top, slab) => Math.max(top, slab.high), 0);

/** How far the lowest point of a piece is below its origin, turned like this. */
export function soleOf(piece: Piece, rotation: Pose[1]): number {
  return -Math.min(...cornersOf(piece, [[0, 0, 0], rotation]).map((corner) => corner[2]));
}

/** The highest point of the site under (or in, or over) the footprint; `wider`: so many mm more on all sides. */
export function groundUnder(footprint: readonly Slab[], site: readonly Slab[], wider = 0): number {
  let ground = 0;
  for (const slab of site) {
    if (slab.high > ground && footprint.some((own) => overlap(own.outline, slab.outline, wider))) ground = slab.high;
  }
  return ground;
}

/** Two convex shapes overlap unless a side of one of them keeps them apart. */
function overlap(one: readonly Spot[], other: readonly Spot[], wider: number): boolean {
  return !parted(one, other, wider) && !parted(other, one, wider);
}

function parted(one: readonly Spot[], other: readonly Spot[], wider: number): boolean {
  return one.some((from, at) => {
    const to = one[(at + 1) % one.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const beyond = -wider * Math.hypot(dx, dy);
    return other.every(([x, y]) => dx * (y - from[1]) - dy * (x - from[0]) < beyond);
  });
}
