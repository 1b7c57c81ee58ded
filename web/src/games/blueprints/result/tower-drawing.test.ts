import { expect, it } from "vitest";
import { SLAB_HIGH, towersDrawn } from "./tower-drawing";

it("each slab is one point, the rounds from the ground up, all on one ground", () => {
  const { towers, ground } = towersDrawn([
    [3, 2, 5],
    [0, 0, 1],
    [0, 0, 0],
  ]);
  expect(towers.map((tower) => tower.slabs.length)).toEqual([10, 1, 0]);
  expect(towers[0]!.slabs.map((slab) => slab.round)).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 2]);
  expect(towers.map((tower) => (ground - tower.top) / SLAB_HIGH)).toEqual([10, 1, 0]);
  expect(towers[0]!.slabs[0]!.y).toBe(towers[1]!.slabs[0]!.y);
  expect(towers[0]!.slabs.at(-1)!.y).toBeGreaterThanOrEqual(towers[0]!.top);
});
