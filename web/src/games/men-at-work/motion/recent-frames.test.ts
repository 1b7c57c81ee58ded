import { describe, expect, test } from "vitest";
import { nearestOn } from "../scene/cause-view";
import { RecentFrames } from "./recent-frames";
import type { Poses } from "../geometry/site";
import type { Cause } from "../types.gen";

const at = (z: number): Poses => ({
  "brick-1": [
    [0, 0, z],
    [1, 0, 0, 0],
  ],
});
const CAUSE: Cause = { piece: "brick-1", how: "tipped", at_s: 10, mm: 2 };

function fallen(): RecentFrames {
  const kept = new RecentFrames(at(100));
  for (let ms = 0; ms <= 12000; ms += 20) {
    kept.push(ms, { moved: ms < 10000 ? {} : at(100 - (ms - 10000) / 10), gone: [] });
    if (ms === 11000) kept.fell(CAUSE);
  }
  return kept;
}

describe("the last seconds of an act", () => {
  test("nothing is there to be seen again before something has fallen", () => {
    const kept = new RecentFrames(at(100));
    kept.push(0, { moved: {}, gone: [] });
    kept.push(20, { moved: {}, gone: [] });
    expect(kept.hasFallen).toBe(false);
  });
  test("it begins a little before the cause and ends a little after the fall", () => {
    const kept = fallen();
    expect(kept.hasFallen).toBe(true);
    expect(kept.span).toEqual({ from: 9500, to: 11900 });
  });
  test("between two frames pieces are on their way, also from where they rested", () => {
    const kept = fallen();
    expect(kept.at(10500).moved["brick-1"]![0][2]).toBeCloseTo(50);
    expect(kept.at(10510).moved["brick-1"]![0][2]).toBeCloseTo(49);
    expect(kept.at(9000).moved).toEqual({});
  });
  test("no more than some seconds are kept", () => {
    const kept = new RecentFrames(at(0));
    for (let ms = 0; ms <= 60000; ms += 20) kept.push(ms, { moved: {}, gone: [] });
    kept.fell(null);
    expect(kept.span.from).toBeGreaterThanOrEqual(52000);
  });
});

test("the way beyond is measured from the nearest point of the edge", () => {
  expect(nearestOn([[12.5, -4, 50], [12.5, 4, 50]], [20, 1, 55])).toEqual([12.5, 1, 50]); // prettier-ignore
  expect(nearestOn([[0, 0, 0], [0, 0, 0]], [3, 4, 5])).toEqual([0, 0, 0]); // prettier-ignore
});
