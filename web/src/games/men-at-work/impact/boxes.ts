/** Contact points of two pieces, as the boxes they are made of. */
import { PARTS } from "../pieces.gen";
import { add, compose, dot, inverse, mixed, pointOf, rotate, scale, subtract, UNTURNED } from "../geometry/poses";
import { boxesOf as cornersOfBoxes, cornersOf, EDGES, REACH } from "../geometry/hulls";
import { kindOf, type Piece, type Vector } from "../geometry/site";
import type { Pose } from "../types.gen";

export interface Touch {
  gap: number; // mm; less than 0 where they overlap
  place: Vector;
}

interface Box {
  pose: Pose;
  half: Vector;
  corners: readonly Vector[];
}

const AXES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const NO_AXIS = 1e-6;

function boxesOf(piece: Piece, pose: Pose): Box[] {
  const corners = cornersOfBoxes(piece, pose);
  return PARTS[kindOf(piece)].map(({ centre, size }, n) => ({
    pose: compose(pose, [centre, UNTURNED]),
    half: scale(size, 0.5),
    corners: corners[n]!,
  }));
}

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** How far a box reaches along a direction from its middle. */
function reach({ pose, half }: Box, along: Vector): number {
  const [x, y, z] = rotate(inverse(pose[1]), along);
  return Math.abs(x) * half[0] + Math.abs(y) * half[1] + Math.abs(z) * half[2];
}

/** How far two boxes are apart, by the direction in which they are furthest apart; less than 0: they overlap. */
function gapOf(a: Box, b: Box): number {
  const [ofA, ofB] = [a, b].map(({ pose }) => AXES.map((axis) => rotate(pose[1], axis))) as [Vector[], Vector[]];
  const between = subtract(b.pose[0], a.pose[0]);
  let most = -Infinity;
  for (const axis of [...ofA, ...ofB, ...ofA.flatMap((one) => ofB.map((two) => cross(one, two)))]) {
    const length = Math.hypot(...axis);
    if (length < NO_AXIS) continue;
    const along = scale(axis, 1 / length);
    most = Math.max(most, Math.abs(dot(between, along)) - reach(a, along) - reach(b, along));
  }
  return most;
}

/** The middles of what is inside `b`, grown by so much, of the edges of `a`. */
function insides(a: Box, b: Box, grown: number): Vector[] {
  const back = inverse(b.pose[1]);
  const corners = a.corners.map((corner) => rotate(back, subtract(corner, b.pose[0])));
  return EDGES.flatMap(([i, j]) => {
    const [from, to] = [corners[i]!, corners[j]!];
    let [first, last] = [0, 1];
    for (const axis of [0, 1, 2] as const) {
      const [start, way, most] = [from[axis], to[axis] - from[axis], b.half[axis] + grown];
      if (Math.abs(way) < NO_AXIS) {
        if (Math.abs(start) > most) return [];
        continue;
      }
      const [one, two] = [(-most - start) / way, (most - start) / way];
      first = Math.max(first, Math.min(one, two));
      last = Math.min(last, Math.max(one, two));
    }
    return first <= last ? [pointOf(b.pose, mixed(from, to, (first + last) / 2))] : [];
  });
}

const middle = (points: readonly Vector[]): Vector =>
  scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0]),
    1 / points.length,
  );

/** Where two pieces are nearest; null: they are further apart than that. */
export function touchOf(one: Piece, onePose: Pose, two: Piece, twoPose: Pose, within: number): Touch | null {
  if (Math.hypot(...subtract(onePose[0], twoPose[0])) > REACH[kindOf(one)] + REACH[kindOf(two)] + within) return null;
  let [gap, points] = [within, [] as Vector[]];
  const others = boxesOf(two, twoPose);
  for (const a of boxesOf(one, onePose))
    for (const b of others) {
      const apart = gapOf(a, b);
      if (apart > within) continue;
      gap = Math.min(gap, apart);
      points = [...points, ...insides(a, b, within), ...insides(b, a, within)];
    }
  return points.length ? { gap, place: middle(points) } : null;
}

/** Where a piece touches the table. */
export function touchOfTable(piece: Piece, pose: Pose, within: number): Touch | null {
  const low = cornersOf(piece, pose).filter((corner) => corner[2] <= within);
  if (!low.length) return null;
  const [x, y] = middle(low);
  return { gap: Math.min(...low.map((corner) => corner[2])), place: [x, y, 0] };
}
