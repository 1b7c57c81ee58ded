import { expect, it } from "vitest";
import { HEAD_TOP_MM, highestOf, levelOf, topOf } from "./heights";
import { turned } from "./poses";
import type { Poses } from "./site";

const girder = (z: number): Poses[string] => [
  [0, 0, z],
  [1, 0, 0, 0],
];
const site: Poses = {
  "girder-white-1": girder(54.5),
  "worker-1": [
    [0, 0, 59],
    [1, 0, 0, 0],
  ],
  "hat-1": [
    [0, 0, 59 + HEAD_TOP_MM],
    [1, 0, 0, 0],
  ],
  crane: [
    [0, 0, 0],
    [1, 0, 0, 0],
  ],
};

it("a girder reaches half its thickness above its middle, and half its length when it stands on end", () => {
  expect(topOf("girder-white-1", girder(54.5))).toBeCloseTo(59);
  expect(topOf("girder-white-1", [[0, 0, 85], turned([0, 1, 0], 90)])).toBeCloseTo(170);
});
it("the highest of all is a hat, a crane is no rival", () => {
  expect(highestOf(site)).toEqual({ piece: "hat-1", mm: expect.closeTo(97.5) });
});
it("the level is that of the highest girder until Rita is there", () => {
  expect(levelOf(site, false)).toEqual({ piece: "girder-white-1", mm: expect.closeTo(59) });
  expect(levelOf(site, true).piece).toBe("hat-1");
});
it("of nothing is nothing", () => expect(highestOf({})).toEqual({ piece: null, mm: 0 }));
