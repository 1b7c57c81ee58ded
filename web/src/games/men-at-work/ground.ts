/** How high things are: the top of a site, and the highest thing under a piece, seen from above. A little too high rather than too low. */
import { PARTS } from "./pieces.gen";
import { pointOf } from "./poses";
import { kindOf, type Piece, type Poses, type Vector } from "./site";
import type { Pose } from "./types.gen";

type Point = readonly [x: number, y: number];

/** A part of a piece seen from above, with its lowest and its highest point. */
export interface Slab {
  piece: Piece;
  corners: Point[];
  low: number;
  high: number;
}

const SIDES = [-0.5, 0.5];

function cornersOf(pose: Pose, centre: Vector, size: Vector): Vector[] {
  return SIDES.flatMap((i) =>
    SIDES.flatMap((j) =>
      SIDES.map((k) => pointOf(pose, [centre[0] + i * size[0], centre[1] + j * size[1], centre[2] + k * size[2]])),
    ),
  );
}

export function slabsOf(piece: Piece, pose: Pose): Slab[] {
  return PARTS[kindOf(piece)].map((part) => {
    const corners = cornersOf(pose, part.centre, part.size);
    const heights = corners.map((corner) => corner[2]);
    return {
      piece,
      corners: hull(corners.map(([x, y]) => [x, y])),
      low: Math.min(...heights),
      high: Math.max(...heights),
    };
  });
}

export const slabsOfAll = (poses: Poses): Slab[] =>
  Object.entries(poses).flatMap(([piece, pose]) => slabsOf(piece, pose));

/** The highest point of all of them; 0 is the table. */
export const topOf = (slabs: readonly Slab[]): number => slabs.reduce((top, slab) => Math.max(top, slab.high), 0);

/** How far the lowest point of a piece is below its origin, turned like this. */
export function soleOf(piece: Piece, rotation: Pose[1]): number {
  return -Math.min(...slabsOf(piece, [[0, 0, 0], rotation]).map((slab) => slab.low));
}

/** The highest point of the site under (or in, or over) the footprint; `wider`: so many mm more on all sides. */
export function groundUnder(footprint: readonly Slab[], site: readonly Slab[], wider = 0): number {
  let ground = 0;
  for (const slab of site) {
    if (slab.high > ground && footprint.some((own) => overlap(own.corners, slab.corners, wider))) ground = slab.high;
  }
  return ground;
}

/** The convex hull, against the clock. */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (some: Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of some) {
      while (kept.length > 1 && cross(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Two convex shapes overlap unless a side of one of them keeps them apart. */
function overlap(one: Point[], other: Point[], wider: number): boolean {
  return !parted(one, other, wider) && !parted(other, one, wider);
}

function parted(one: Point[], other: Point[], wider: number): boolean {
  return one.some((from, at) => {
    const to = one[(at + 1) % one.length]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return length > 0 && other.every((point) => cross(from, to, point) / length < -wider);
  });
}
