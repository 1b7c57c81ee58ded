/** Pieces as the boxes they are made of: corners, heights, outlines on the ground and from the side. Millimetres, z up; no drawing. */
import { PARTS, type Part } from "../pieces.gen";
import { pointOf } from "./poses";
import { kindOf, type Kind, type Piece, type Poses, type Vector } from "./site";
import type { Pose } from "../types.gen";

export type Spot = readonly [across: number, up: number];

const SIGNS: readonly Vector[] = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [
  n & 1 ? 0.5 : -0.5,
  n & 2 ? 0.5 : -0.5,
  n & 4 ? 0.5 : -0.5,
]);

/** Which of the eight corners of a box an edge joins: those that differ in one sign. */
export const EDGES: readonly (readonly [number, number])[] = [1, 2, 4].flatMap((bit) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => !(n & bit)).map((n) => [n, n | bit] as const),
);

function cornersOfPart({ centre, size }: Part): Vector[] {
  return SIGNS.map((sign) => [
    centre[0] + sign[0] * size[0],
    centre[1] + sign[1] * size[1],
    centre[2] + sign[2] * size[2],
  ]);
}

const CORNERS = Object.fromEntries(
  Object.entries(PARTS).map(([kind, parts]) => [kind, parts.map(cornersOfPart)]),
) as unknown as Readonly<Record<Kind, readonly (readonly Vector[])[]>>;

/** How far a kind reaches from its origin: two pieces further apart than both reach do not meet. */
export const REACH = Object.fromEntries(
  Object.entries(CORNERS).map(([kind, boxes]) => [kind, Math.max(...boxes.flat().map((at) => Math.hypot(...at)))]),
) as Readonly<Record<Kind, number>>;

/** The eight corners of each part of a piece, in the world. */
export function boxesOf(piece: Piece, pose: Pose): Vector[][] {
  return CORNERS[kindOf(piece)].map((corners) => corners.map((corner) => pointOf(pose, corner)));
}

export const cornersOf = (piece: Piece, pose: Pose): Vector[] => boxesOf(piece, pose).flat();

/** The corner of a piece that is highest: there it is measured. */
export function topOf(piece: Piece, pose: Pose): Vector {
  return cornersOf(piece, pose).reduce((top, corner) => (corner[2] > top[2] ? corner : top));
}

export const highestOf = (piece: Piece, pose: Pose): number => topOf(piece, pose)[2];

/** How high a site is; the crane and the box belong to the place, not to what is built. */
export function heightOf(poses: Poses): number {
  let height = 0;
  for (const [piece, pose] of Object.entries(poses)) {
    const kind = kindOf(piece);
    if (kind !== "crane" && kind !== "box") height = Math.max(height, highestOf(piece, pose));
  }
  return height;
}

export interface Bounds {
  least: Vector;
  most: Vector;
}

/** The upright box round a site; null: nothing stands there. */
export function boundsOf(poses: Poses): Bounds | null {
  const least: Vector = [Infinity, Infinity, Infinity];
  const most: Vector = [-Infinity, -Infinity, -Infinity];
  for (const [piece, pose] of Object.entries(poses))
    for (const corner of cornersOf(piece, pose))
      for (const axis of [0, 1, 2] as const) {
        least[axis] = Math.min(least[axis], corner[axis]);
        most[axis] = Math.max(most[axis], corner[axis]);
      }
  return least[0] <= most[0] ? { least, most } : null;
}

const turn = (a: Spot, b: Spot, c: Spot) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex outline of some spots, against the clock. */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (way: readonly Spot[]) => {
    const kept: Spot[] = [];
    for (const spot of way) {
      while (kept.length > 1 && turn(kept[kept.length - 2]!, kept[kept.length - 1]!, spot) <= 1e-9) kept.pop();
      kept.push(spot);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** What a piece covers of the ground, seen straight from above. */
export function footprintOf(piece: Piece, pose: Pose): Spot[] {
  return hullOf(cornersOf(piece, pose).map(([x, y]) => [x, y]));
}

/** Which parts of a kind make one outline together: a worker is legs, arms and a head. */
const GROUPS: Partial<Record<Kind, readonly (readonly number[])[]>> = { worker: [[0, 2], [1, 2], [3, 4], [5]] };

/** A hat is felt as boxes, but seen as a dome on a brim: circles, from the brim up. */
const DOME: readonly Vector[] = [
  [7.2, -6.5],
  [5.6, -4.5],
  [5, -1.6],
  [3.2, 0.6],
  [1, 1.5],
].flatMap(([radius, z]) =>
  Array.from({ length: 12 }, (_, n): Vector => {
    const angle = (n / 6) * Math.PI;
    return [radius! * Math.cos(angle), radius! * Math.sin(angle), z!];
  }),
);

export type Quarter = 0 | 1 | 2 | 3;

/** To the right and away from somebody who stands before the site, or has gone round it by quarter turns. */
const ACROSS: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export interface Elevation {
  piece: Piece;
  outlines: Spot[][]; // across and up; their union is the piece
  away: number; // how far away its middle is: what is further is drawn first
}

function elevationOf(piece: Piece, pose: Pose, quarter: Quarter): Elevation {
  const [rx, ry] = ACROSS[quarter]!;
  const kind = kindOf(piece);
  const boxes = kind === "hat" ? [DOME.map((point) => pointOf(pose, point))] : boxesOf(piece, pose);
  const flat = boxes.map((corners) => corners.map(([x, y, z]): Spot => [x * rx + y * ry, z]));
  const groups = GROUPS[kind] ?? flat.map((_, part) => [part]);
  const middle = (corners: readonly Vector[]) =>
    corners.reduce((sum, [x, y]) => sum + y * rx - x * ry, 0) / corners.length;
  return {
    piece,
    outlines: groups.map((parts) => hullOf(parts.flatMap((part) => flat[part]!))),
    away: boxes.reduce((sum, corners) => sum + middle(corners), 0) / boxes.length,
  };
}

/** What has not moved since is not thought about again. */
const known = new WeakMap<Pose, { piece: Piece; quarter: Quarter; seen: Elevation }>();

/** A site as seen level from one of its four sides, the furthest piece first. */
export function elevationsOf(poses: Poses, quarter: Quarter): Elevation[] {
  const all = Object.entries(poses).map(([piece, pose]) => {
    const last = known.get(pose);
    if (last && last.quarter === quarter && last.piece === piece) return last.seen;
    const seen = elevationOf(piece, pose, quarter);
    known.set(pose, { piece, quarter, seen });
    return seen;
  });
  return all.sort((a, b) => b.away - a.away);
}
