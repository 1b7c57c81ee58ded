import { describe, expect, test } from "vitest";
import { directionOf, levelsOf, roomOf, whereOf } from "./site-facts";
import type { Explanation, Told } from "../types.gen";

const told = (piece: string, changes: Partial<Told> = {}): Told => ({
  piece,
  at: [0, 0],
  top_mm: 50,
  level: 0,
  rests_on: [],
  carries: [],
  beside: [],
  upright: true,
  axis_deg: 0,
  free: [],
  bareheaded: false,
  ...changes,
});
const site = (...pieces: Told[]): Explanation => ({
  pieces,
  top_mm: 0,
  highest: null,
  highest_girder: null,
  reserve: {},
});

describe("where on the table", () => {
  test.each([
    [[0, 0], "middle-middle"],
    [[-80, -80], "left-front"],
    [[31, 0], "right-middle"],
    [[30, 31], "middle-back"],
  ] as const)("%j is %s", (at, where) => expect(whereOf(at)).toBe(where));
});

describe("which way a girder lies", () => {
  test.each([
    [0, "across"],
    [22, "across"],
    [45, "rising"],
    [90, "deep"],
    [134, "falling"],
    [170, "across"],
    [179, "across"],
  ] as const)("%d degrees: %s", (degrees, direction) => expect(directionOf(degrees)).toBe(direction));
});

test("levels come as the server has them, from the ground up", () => {
  const levels = levelsOf(site(told("support-1"), told("support-2"), told("girder-white-1", { level: 1 })));
  expect(levels.map(({ level, pieces }) => [level, pieces.map((one) => one.piece)])).toEqual([
    [0, ["support-1", "support-2"]],
    [1, ["girder-white-1"]],
  ]);
});

test("free places: the highest first, each stretch of a girder, a worker's arms in one line", () => {
  const stretches = [
    { at: [-40, 0] as [number, number], length_mm: 80 },
    { at: [60, 0] as [number, number], length_mm: 50 },
  ];
  const rooms = roomOf(
    site(told("girder-white-1", { free: stretches }), told("worker-1", { top_mm: 98, free: stretches })),
  );
  expect(rooms.map(({ piece, count }) => [piece, count])).toEqual([
    ["worker-1", 2],
    ["girder-white-1", 2],
    ["girder-white-1", 2],
  ]);
});
