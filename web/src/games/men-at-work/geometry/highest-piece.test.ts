import { expect, it } from "vitest";
import { tallestOf } from "./highest-piece";
import type { Poses } from "./site";

const site: Poses = {
  "girder-white-1": [
    [0, 0, 54.5],
    [1, 0, 0, 0],
  ],
  "worker-1": [
    [0, 0, 59],
    [1, 0, 0, 0],
  ],
  "hat-1": [
    [0, 0, 96],
    [1, 0, 0, 0],
  ],
  crane: [
    [0, 0, 0],
    [1, 0, 0, 0],
  ],
};

it("the highest of all is a hat, a crane is no rival", () => {
  expect(tallestOf(site)).toEqual({ piece: "hat-1", mm: expect.closeTo(97.5) });
});
it("of some kinds only, where they are named", () => {
  expect(tallestOf(site, ["girder"])).toEqual({ piece: "girder-white-1", mm: expect.closeTo(59) });
});
it("of nothing is nothing", () => expect(tallestOf({})).toEqual({ piece: null, mm: 0 }));
