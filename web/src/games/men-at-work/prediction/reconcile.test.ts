import { describe, expect, test } from "vitest";
import { lengthOf, turnedZ } from "../geometry/poses";
import type { Pose } from "../types.gen";
import { apart, Correction, offBy, offsetFrom, STEP_MM, Trail } from "./reconcile";

const at = (x: number, yaw = 0): Pose => [[x, 0, 100], turnedZ(yaw)];

describe("an offset", () => {
  test("leads from one pose to another", () => {
    const [from, to]: [Pose, Pose] = [at(10, 30), [[4, -7, 90], turnedZ(50)]];
    expect(apart(offBy(from, offsetFrom(from, to)), to)).toBeLessThan(1e-6);
  });
});

describe("a trail", () => {
  test("finds where a piece went by, within the time in which it may have", () => {
    const trail = new Trail(1);
    for (let tick = 1; tick <= 1500; tick++) trail.add(at(tick));
    expect(trail.nearest(at(1400.3), 1390, 1410)).toEqual(at(1400));
    expect(trail.nearest(at(1400), 1450, 1480)).toEqual(at(1450)); // the nearest of those that count
    expect(trail.nearest(at(1499), 1490, 9000)).toEqual(at(1499));
  });

  test("an empty one knows nothing", () => expect(new Trail(1).nearest(at(0), 0, 10)).toBeNull());
});

describe("a correction", () => {
  test.each([1, 16, 250])("never moves a picture by more than 2 mm, with pictures %i ms apart", (ms) => {
    const correction = new Correction();
    correction.aim(offsetFrom(at(0), at(40, 20)));
    let last = at(0);
    for (let picture = 0; picture < 4000 / Math.min(ms, 50); picture++) {
      correction.ease(ms, true);
      const now = offBy(at(0), correction.offset);
      expect(lengthOf([now[0][0] - last[0][0], 0, 0])).toBeLessThanOrEqual(STEP_MM + 1e-9);
      expect(now[0][0]).toBeGreaterThanOrEqual(last[0][0]); // it comes nearer, never beyond
      last = now;
    }
    expect(apart(last, at(40, 20))).toBeLessThan(0.01);
  });

  test("slows down as it comes near: the last millimetre is eased", () => {
    const correction = new Correction();
    correction.aim(offsetFrom(at(0), at(1)));
    correction.ease(16, true);
    const first = correction.offset.shift[0];
    correction.ease(16, true);
    expect(first).toBeGreaterThan(0);
    expect(correction.offset.shift[0] - first).toBeLessThan(first);
  });

  test("what darts is held back, and follows", () => {
    const correction = new Correction();
    correction.holdBack(at(20), at(0), 5);
    expect(offBy(at(20), correction.offset)[0][0]).toBeCloseTo(5);
    for (let picture = 0; picture < 60; picture++) correction.ease(16, true);
    expect(offBy(at(20), correction.offset)[0][0]).toBeCloseTo(20, 1);
  });

  test("what is drawn stays when the prediction itself is put elsewhere", () => {
    const correction = new Correction();
    correction.aim(offsetFrom(at(0), at(2)));
    correction.ease(1000, true);
    const drawn = offBy(at(0), correction.offset);
    correction.rebase(at(0), at(30, 10));
    expect(apart(offBy(at(30, 10), correction.offset), drawn)).toBeLessThan(1e-6);
    expect(correction.gone).toBe(false);
  });
});
