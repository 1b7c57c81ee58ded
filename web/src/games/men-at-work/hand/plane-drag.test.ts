import { expect, test } from "vitest";
import { acrossBy, asSeen } from "./plane-drag";
import type { Vector } from "../geometry/site";

/** A camera far away that looks down by so many degrees, turned about the vertical; two pixels for each millimetre. */
function camera(down: number, turn = 0) {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const steep = Math.sin((down * Math.PI) / 180);
  return ([x, y]: Vector) => ({ x: 2 * (x * cosine + y * sine), y: -2 * steep * (y * cosine - x * sine) });
}

test("a piece stays under the pointer, wherever the camera stands", () => {
  for (const turn of [0, 30, 90, 200]) {
    const where = camera(40, turn);
    const [dx, dy] = acrossBy(where, [10, 20, 100], 13, -7);
    const [from, to] = [where([10, 20, 100]), where([10 + dx, 20 + dy, 100])];
    expect(to.x - from.x).toBeCloseTo(13);
    expect(to.y - from.y).toBeCloseTo(-7);
  }
});

test("seen from very low, or from below, up is still away and nothing runs off", () => {
  for (const down of [3, 0, -10]) {
    const [dx, dy] = acrossBy(camera(down), [0, 0, 0], 0, -20);
    expect(dx).toBeCloseTo(0);
    expect(dy).toBeGreaterThan(10);
    expect(dy).toBeLessThan(40);
  }
});

test("a point that cannot be seen moves nothing", () => {
  expect(acrossBy(() => null, [0, 0, 0], 10, 10)).toEqual([0, 0]);
});

test("arrow keys go as seen: from the right, right is away from the front", () => {
  expect(asSeen(0, 5, 0)).toEqual([5, 0]);
  expect(asSeen(1, 5, 0)[1]).toBe(5);
  expect(asSeen(2, 0, 5)[1]).toBe(-5);
  expect(asSeen(3, 0, 5)[0]).toBe(5);
});
