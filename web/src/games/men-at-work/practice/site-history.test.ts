import { expect, test } from "vitest";
import type { Poses } from "../geometry/site";
import { begun, corrected, redone, stepped, undone } from "./site-history";

const site = (z: number): Poses => ({
  "brick-1": [
    [0, 0, z],
    [1, 0, 0, 0],
  ],
});
const height = (poses: Poses): number => poses["brick-1"]![0][2];

test("goes back and forth through every site, and stops at both ends", () => {
  let history = begun(site(1));
  for (const z of [2, 3, 4]) history = stepped(history, site(z));
  const seen = [height(history.now)];
  for (let count = 0; count < 4; count++) seen.push(height((history = undone(history)).now));
  for (let count = 0; count < 4; count++) seen.push(height((history = redone(history)).now));
  expect(seen).toEqual([4, 3, 2, 1, 1, 2, 3, 4, 4]);
});

test("forgets what was undone once something else is built", () => {
  const history = stepped(undone(stepped(begun(site(1)), site(2))), site(5));
  expect([redone(history).now, undone(history).now]).toEqual([site(5), site(1)]);
});

test("the same site again is no step, and putting it right is none either", () => {
  const history = stepped(begun(site(1)), site(1));
  expect(history.past).toEqual([]);
  expect(corrected(stepped(history, site(2)), site(2.1)).past).toEqual([site(1)]);
});

test("keeps a bounded number of steps", () => {
  let history = begun(site(0));
  for (let z = 1; z < 500; z++) history = stepped(history, site(z));
  expect(history.past.length).toBe(200);
});
