/** Heights: the top of a site, and the highest thing under a piece, seen from above. A little too high rather than too low. */
import { boxesOf, cornersOf, hullOf, type Spot } from "./hulls";
import type { Piece, Poses } from "./site";
import type { Pose } from "../types.gen";

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

/** How far two convex shapes are apart, never too much; 0 or less: they overlap. */
export function apart(one: readonly Spot[], other: readonly Spot[]): number {
  return Math.max(beside(one, other), beside(other, one));
}

/** The widest gap that a side of the first leaves to all of the second. */
function beside(one: readonly Spot[], other: readonly Spot[]): number {
  let widest = Number.NEGATIVE_INFINITY;
  one.forEach((from, at) => {
    const to = one[(at + 1) % one.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const side = Math.hypot(dx, dy);
    if (side === 0) return;
    let nearest = Number.POSITIVE_INFINITY;
    for (const [x, y] of other) nearest = Math.min(nearest, (dy * (x - from[0]) - dx * (y - from[1])) / side);
    widest = Math.max(widest, nearest);
  });
  return widest;
}

/** The highest point of the site under (or in, or over) the footprint; `wider`: so many mm more on all sides. */
export const groundUnder = (footprint: readonly Slab[], site: readonly Slab[], wider = 0): number =>
  groundAhead(footprint, site, wider, Number.POSITIVE_INFINITY);

/** The same, and things that are near count already, so many mm less for each mm they are away: a ramp instead of a wall. */
export function groundAhead(footprint: readonly Slab[], site: readonly Slab[], wider: number, steep: number): number {
  let ground = 0;
  for (const { outline, high } of site) {
    if (high <= ground) continue;
    for (const own of footprint) {
      const away = apart(own.outline, outline) - wider;
      const counts = away <= 0 ? high : high - away * steep;
      if (counts > ground) ground = counts;
    }
  }
  return ground;
}
