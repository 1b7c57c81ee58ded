import { expect, test } from "vitest";
import { PIECES } from "../pieces.gen";
import { alongWith, movableOf, reached, reserveOf, sightOf } from "./practice-sight";
import { PRESETS } from "./presets.gen";

const BEGINNER = PRESETS.beginner!;

test("m01: every piece of the box is on the site or in the reserve, and may be taken", () => {
  const { view, legal } = sightOf(BEGINNER);
  const hats = PIECES.filter((piece) => piece.startsWith("hat-"));
  expect(new Set([...Object.keys(view.poses), ...view.reserve, ...hats, "crane", "box"])).toEqual(new Set(PIECES));
  expect(legal!.candidates).toEqual([...view.reserve, ...Object.keys(BEGINNER)]);
});

test("the box stays where it is, and crane and hats are in no reserve", () => {
  const poses = PRESETS["empty-floor"]!;
  expect(movableOf(poses)).toEqual(["crane"]);
  expect(reserveOf({}).filter((piece) => /^(hat|crane|box)/.test(piece))).toEqual([]);
});

test("a hat goes with the worker who wears it, and a lost one by itself", () => {
  expect([reached("hat-1", BEGINNER), alongWith("worker-1", BEGINNER)]).toEqual(["worker-1", ["worker-1", "hat-1"]]);
  const lost = {
    ...BEGINNER,
    "hat-1": [
      [200, 200, 6.5],
      [1, 0, 0, 0],
    ],
  } as typeof BEGINNER;
  expect([reached("hat-1", lost), alongWith("worker-1", lost)]).toEqual(["hat-1", ["worker-1"]]);
});
