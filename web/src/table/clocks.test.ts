import { describe, expect, it } from "vitest";
import { digits, learnt, left, spanOf, TOGETHER } from "./clocks";

const clocks = { left: [60, 90], since: 1000 };

describe("time left", () => {
  it("runs for the seat to move and for nobody else", () => {
    expect(left(clocks, 0, 0, 1010, TOGETHER)).toBe(50);
    expect(left(clocks, 1, 0, 1010, TOGETHER)).toBe(90);
  });

  it("stands still when the game is over, and never falls below zero", () => {
    expect(left({ ...clocks, since: null }, 0, 0, 1010, TOGETHER)).toBe(60);
    expect(left(clocks, 0, 0, 5000, TOGETHER)).toBe(0);
  });

  it("does not depend on how this device's clock is set", () => {
    const ahead = learnt(TOGETHER, 1000, 1300.1, true);
    expect(left(clocks, 0, 0, 1310.1, ahead)).toBeCloseTo(50);
    const behind = learnt(TOGETHER, 1000, 700, false);
    expect(left(clocks, 0, 0, 710, behind)).toBeCloseTo(50);
  });

  it("takes the quickest message as the truest, and an old turn for an old turn", () => {
    const slow = learnt(TOGETHER, 1000, 1002, true);
    const quick = learnt(slow, 1010, 1010.1, true);
    expect(quick.seconds).toBeCloseTo(0.1);
    expect(learnt(quick, 1020, 1023, true).seconds).toBeCloseTo(0.1);
    expect(learnt(TOGETHER, 1000, 1400, false)).toEqual(TOGETHER);
  });
});

describe("in digits", () => {
  it("is rounded up: zero is over", () => {
    expect(digits(spanOf(0.2))).toBe("0:01");
    expect(digits(spanOf(0))).toBe("0:00");
    expect(digits(spanOf(65))).toBe("1:05");
    expect(digits(spanOf(3725))).toBe("1:02:05");
    expect(spanOf(3 * 86400).days).toBe(3);
  });
});
