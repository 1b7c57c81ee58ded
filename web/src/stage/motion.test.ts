import { describe, expect, it } from "vitest";
import { bezier, EASE, Motion } from "./motion";

describe("easing", () => {
  it("begins at nothing and ends at all", () => {
    for (const ease of Object.values(EASE)) {
      expect(ease(0)).toBeCloseTo(0);
      expect(ease(1)).toBeCloseTo(1);
    }
  });
  it("agrees with the browser's ease-in-out at the quarter", () => {
    expect(bezier(0.42, 0, 0.58, 1)(0.25)).toBeCloseTo(0.1292, 3);
  });
});

describe("motion", () => {
  it("waits for the delay, then runs to its end", async () => {
    const seen: number[] = [];
    const motion = new Motion(() => {});
    const done = motion.play({ duration: 100, delay: 50, step: (t) => seen.push(t) });
    for (const now of [1000, 1040, 1100, 1150]) motion.advance(now);
    await done;
    expect(seen).toEqual([0.5, 1]);
    expect(motion.moving).toBe(false);
  });
  it("hands a thing over to a later tween, without jumping to the end of the first", async () => {
    const seen: string[] = [];
    const motion = new Motion(() => {});
    const first = motion.play({ of: "die", duration: 100, step: (t) => seen.push(`first ${t}`) });
    motion.advance(0);
    motion.advance(50);
    const second = motion.play({ of: "die", duration: 100, step: (t) => seen.push(`second ${t}`) });
    await first;
    motion.advance(60);
    motion.hurry();
    await second;
    expect(seen).toEqual(["first 0", "first 0.5", "second 0", "second 1"]);
  });
  it("goes faster for whoever wants that, its delay too", () => {
    const seen: number[] = [];
    const motion = new Motion(() => {});
    motion.speed = 2;
    void motion.play({ duration: 100, delay: 100, step: (t) => seen.push(t) });
    for (const now of [0, 50, 75, 100]) motion.advance(now);
    expect(seen).toEqual([0, 0.5, 1]);
  });
  it("can be hurried to its end, also before its first frame", async () => {
    const seen: number[] = [];
    const motion = new Motion(() => {});
    const done = motion.play({ duration: 100, delay: 500, step: (t) => seen.push(t) });
    motion.hurry();
    await done;
    expect(seen).toEqual([1]);
  });
});
