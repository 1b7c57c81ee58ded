/** The first thing below a held piece: the one it would meet if it were lowered straight down, and where. */
import { boxesOf, EDGES, REACH } from "./hulls";
import { kindOf, type Piece, type Poses, type Vector } from "./site";

export interface Below {
  piece: Piece | "table";
  gap: number; // mm
  at: Vector; // where it will touch, on the thing below
}

const PRESSED = 1.5; // mm by which touching things may seem to run into each other
const SAME = 0.05; // mm within which several points are met at once

interface Box {
  corners: readonly Vector[];
  least: Vector;
  most: Vector;
}

function boxed(corners: readonly Vector[]): Box {
  const least: Vector = [...corners[0]!];
  const most: Vector = [...corners[0]!];
  for (const corner of corners)
    for (const axis of [0, 1, 2] as const) {
      if (corner[axis] < least[axis]) least[axis] = corner[axis];
      if (corner[axis] > most[axis]) most[axis] = corner[axis];
    }
  return { corners, least, most };
}

const overlap = (a: Box, b: Box) =>
  a.least[0] < b.most[0] && b.least[0] < a.most[0] && a.least[1] < b.most[1] && b.least[1] < a.most[1];

/** From where to where an upright line through (x, y) is inside a box; null: it passes beside. */
function through({ corners }: Box, x: number, y: number): [number, number] | null {
  const origin = corners[0]!;
  let [low, high] = [-Infinity, Infinity];
  for (const far of [corners[1]!, corners[2]!, corners[4]!]) {
    const edge: Vector = [far[0] - origin[0], far[1] - origin[1], far[2] - origin[2]];
    const square = edge[0] ** 2 + edge[1] ** 2 + edge[2] ** 2;
    // The share of the way along this edge at height z is start + slope * z, and must be from 0 to 1.
    const start = ((x - origin[0]) * edge[0] + (y - origin[1]) * edge[1] - origin[2] * edge[2]) / square;
    const slope = edge[2] / square;
    if (Math.abs(slope) < 1e-9) {
      if (start < 0 || start > 1) return null;
      continue;
    }
    const [one, two] = [-start / slope, (1 - start) / slope];
    low = Math.max(low, Math.min(one, two));
    high = Math.min(high, Math.max(one, two));
  }
  return low <= high ? [low, high] : null;
}

/**
 * The least height of `upper` over `lower`: the first is convex from below, the second from above, so it is found at a corner of one over
 * a side of the other, or where two edges cross as seen from above.
 */
function fall(upper: Box, lower: Box, met: (gap: number, at: Vector) => void): void {
  for (const [x, y, z] of upper.corners) {
    const inside = through(lower, x, y);
    if (inside) met(z - inside[1], [x, y, inside[1]]);
  }
  for (const corner of lower.corners) {
    const inside = through(upper, corner[0], corner[1]);
    if (inside) met(inside[0] - corner[2], corner);
  }
  for (const [i, j] of EDGES) {
    const [a, b] = [upper.corners[i]!, upper.corners[j]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    for (const [k, l] of EDGES) {
      const [c, d] = [lower.corners[k]!, lower.corners[l]!];
      const [ex, ey] = [d[0] - c[0], d[1] - c[1]];
      const across = dx * ey - dy * ex;
      if (Math.abs(across) < 1e-9) continue;
      const s = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / across;
      const t = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / across;
      if (s < 0 || s > 1 || t < 0 || t > 1) continue;
      const z = c[2] + (d[2] - c[2]) * t;
      met(a[2] + (b[2] - a[2]) * s - z, [c[0] + ex * t, c[1] + ey * t, z]);
    }
  }
}

/** Below some held pieces, among others: the nearest thing, in the middle of where it is met first. */
export function below(held: Poses, others: Poses): Below | null {
  const upper = Object.entries(held).flatMap(([piece, pose]) => boxesOf(piece, pose).map(boxed));
  if (upper.length === 0) return null;
  const near = (piece: Piece, [[x, y]]: Poses[string]) =>
    Object.entries(held).some(
      ([one, [[hx, hy]]]) => Math.hypot(hx - x, hy - y) < REACH[kindOf(one)] + REACH[kindOf(piece)],
    );
  let found: { piece: Piece | "table"; gap: number; at: Vector[] } = { piece: "table", gap: Infinity, at: [] };
  const meet = (piece: Piece | "table") => (gap: number, at: Vector) => {
    if (gap < found.gap - SAME) found = { piece, gap, at: [at] };
    else if (gap < found.gap + SAME && piece === found.piece) found.at.push(at);
  };
  for (const { corners } of upper) for (const [x, y, z] of corners) meet("table")(z, [x, y, 0]);
  for (const [piece, pose] of Object.entries(others)) {
    if (piece in held || !near(piece, pose)) continue;
    for (const lower of boxesOf(piece, pose).map(boxed))
      for (const box of upper) {
        if (!overlap(box, lower) || box.most[2] < lower.least[2]) continue;
        let least = Infinity;
        const points: [number, Vector][] = [];
        fall(box, lower, (gap, at) => {
          least = Math.min(least, gap);
          points.push([gap, at]);
        });
        // What is above the held piece, or beside it, is not below it.
        if (least < -PRESSED) continue;
        for (const [gap, at] of points) meet(piece)(gap, at);
      }
  }
  const { piece, gap, at } = found;
  const sum = at.reduce<Vector>((all, one) => [all[0] + one[0], all[1] + one[1], all[2] + one[2]], [0, 0, 0]);
  return { piece, gap: Math.max(0, gap), at: [sum[0] / at.length, sum[1] / at.length, sum[2] / at.length] };
}
