/** Faces of a die: which face is where, which turn shows which value, where the pips are. No drawing here. */
import type { Material } from "../types.gen";

export type Value = 1 | 2 | 3 | 4 | 5 | 6;
export type Triple = readonly [number, number, number];
export type Turn = readonly [number, number, number, number]; // a quaternion: x y z w

const LETTERS: Record<string, Material> = { W: "wood", R: "recycled", S: "stone", G: "glass" };

export function materialOf(die: string): Material {
  const material = LETTERS[die[0] ?? ""];
  if (!material) throw new Error(`not a die: ${die}`);
  return material;
}

export function valueOf(die: string): Value {
  const value = Number(die[1]);
  if (!(value >= 1 && value <= 6)) throw new Error(`not a die: ${die}`);
  return value as Value;
}

/** Where each value is on a die that has not been turned; one, two, three run counter-clockwise round their corner. */
export const OUTWARD: Record<Value, Triple> = {
  1: [0, 1, 0],
  2: [0, 0, 1],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 0, -1],
  6: [0, -1, 0],
};

/** The order of a box's sides in three.js (+x -x +y -y +z -z), as values. */
export const SIDES: readonly Value[] = [3, 4, 1, 6, 2, 5];

/** What is seen in front when a value is on top: low numbers, so that the top is the busier face. */
const IN_FRONT: Record<Value, Value> = { 1: 3, 2: 3, 3: 2, 4: 2, 5: 3, 6: 3 };

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The quaternion of the rotation whose rows are x, y, z: it turns those directions onto the axes. */
function fromRows(x: Triple, y: Triple, z: Triple): Turn {
  const trace = x[0] + y[1] + z[2];
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1);
    return [(z[1] - y[2]) / s, (x[2] - z[0]) / s, (y[0] - x[1]) / s, s / 4];
  }
  if (x[0] > y[1] && x[0] > z[2]) {
    const s = 2 * Math.sqrt(1 + x[0] - y[1] - z[2]);
    return [s / 4, (x[1] + y[0]) / s, (x[2] + z[0]) / s, (z[1] - y[2]) / s];
  }
  if (y[1] > z[2]) {
    const s = 2 * Math.sqrt(1 + y[1] - x[0] - z[2]);
    return [(x[1] + y[0]) / s, s / 4, (y[2] + z[1]) / s, (x[2] - z[0]) / s];
  }
  const s = 2 * Math.sqrt(1 + z[2] - x[0] - y[1]);
  return [(x[2] + z[0]) / s, (y[2] + z[1]) / s, s / 4, (y[0] - x[1]) / s];
}

/** The turn that shows a value on top, and the usual one in front. */
export function showing(value: Value, front: Value = IN_FRONT[value]): Turn {
  const up = OUTWARD[value];
  const forward = OUTWARD[front];
  return fromRows(cross(up, forward), up, forward);
}

const [LOW, MIDDLE, HIGH] = [0.265, 0.5, 0.735];

/** Centres of the pips on a face, from 0 to 1. */
export const PIPS: Record<Value, readonly (readonly [number, number])[]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

export const PIP_RADIUS = 0.092;
export const LONE_PIP_RADIUS = 0.125;
