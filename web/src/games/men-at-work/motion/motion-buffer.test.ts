import { describe, expect, test } from "vitest";
import type { Frame } from "./motion-frames";
import { frameOf } from "./motion-frames.testing";
import { BEHIND_MS, MotionBuffer } from "./motion-buffer";
import type { Poses } from "../geometry/site";

const TICKS_PER_S = 200;
const REST: Poses = {
  "girder-orange-1": [
    [0, 0, 100],
    [1, 0, 0, 0],
  ],
};

function frame(atMs: number, x: number | null, more: Partial<Frame> = {}): Frame {
  const moved: Poses =
    x === null
      ? {}
      : {
          "girder-orange-1": [
            [x, 0, 100],
            [1, 0, 0, 0],
          ],
        };
  return frameOf((atMs / 1000) * TICKS_PER_S, { moved, ...more });
}

const xOf = (moving: MotionBuffer, nowMs: number): number =>
  (moving.at(nowMs).moved["girder-orange-1"] ?? REST["girder-orange-1"]!)[0][0];

/** A millimetre in each millisecond, told every 20; looked at every 16. What was seen, with when. */
function watched(moving: MotionBuffer, untilMs: number, every = 20): [number, number][] {
  const seen: [number, number][] = [];
  let [told, now] = [0, 0];
  for (; now <= untilMs; now += 16) {
    for (; told <= now; told += every) moving.push(frame(told, told), told);
    seen.push([now, xOf(moving, now)]);
  }
  return seen;
}

describe("a motion", () => {
  test("is shown evenly, a little behind", () => {
    const seen = watched(new MotionBuffer(REST, TICKS_PER_S), 1000).slice(20);
    for (const [now, x] of seen) {
      expect(now - x).toBeGreaterThan(BEHIND_MS - 25);
      expect(now - x).toBeLessThan(BEHIND_MS + 25);
    }
    const steps = seen.slice(1).map(([, x], at) => x - seen[at]![1]);
    expect(Math.min(...steps)).toBeGreaterThan(10);
    expect(Math.max(...steps)).toBeLessThan(22);
  });

  test("is smooth although frames come in bunches", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S);
    let [before, backwards] = [0, 0];
    let told = 0;
    for (let now = 0; now < 1000; now += 16) {
      if (now % 48 === 0) for (; told <= now; told += 20) moving.push(frame(told, told), now);
      const x = xOf(moving, now);
      if (x < before) backwards += 1;
      before = x;
    }
    expect(backwards).toBe(0);
    expect(before).toBeGreaterThan(800);
  });

  test("waits at the newest frame instead of guessing on", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S);
    watched(moving, 500);
    expect(xOf(moving, 5000)).toBe(480);
    expect(moving.shown).toBe(true);
  });

  test("after a rest begins when it began, not over the whole time of the rest", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S);
    watched(moving, 400);
    expect(xOf(moving, 3000)).toBe(400);
    moving.push(frame(3400, 420), 3400);
    expect(xOf(moving, 3400)).toBe(400);
    expect(xOf(moving, 3500)).toBe(420);
  });

  test("that a sleeping tab has missed is not shown afterwards", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S);
    watched(moving, 200);
    for (let told = 220; told <= 5000; told += 20) moving.push(frame(told, told), told);
    expect(5000 - xOf(moving, 5000)).toBeLessThan(2 * BEHIND_MS);
  });

  test("shown faster keeps its pace, and also when somebody changes it on the way", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S, 4);
    let x = 0;
    for (let now = 0; now <= 1000; now += 5) {
      moving.push(frame(now * 4, now * 4), now);
      x = xOf(moving, now);
    }
    expect(x).toBeGreaterThan(4000 - 4 * 2 * BEHIND_MS);
    for (let now = 1005; now <= 3000; now += 20) {
      moving.push(frame(4000 + (now - 1000), 4000 + (now - 1000)), now);
      x = xOf(moving, now);
    }
    expect(6000 - x).toBeLessThan(4 * BEHIND_MS);
  });

  test("a piece that comes is there at once, one that is taken away goes with its frame", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S);
    moving.push(
      frame(0, null, {
        moved: {
          "brick-1": [
            [5, 5, 5],
            [1, 0, 0, 0],
          ],
        },
      }),
      0,
    );
    expect(moving.at(200).moved["brick-1"]![0]).toEqual([5, 5, 5]);
    moving.push(frame(220, null, { gone: ["brick-1"] }), 220);
    expect(moving.at(600).gone).toEqual(["brick-1"]);
  });
});

describe("slow motion", () => {
  /** Falls freely from 100 mm at 200 ms, lands on the table. */
  function fall(moving: MotionBuffer, until: number): [number, number][] {
    const seen: [number, number][] = [];
    let told = 0;
    for (let now = 0; now <= until; now += 10) {
      for (; told <= now; told += 20) {
        const s = Math.max(0, told - 200) / 1000;
        const z = Math.max(4.5, 100 - 0.5 * 9810 * s * s);
        const moved: Poses = {
          "girder-orange-1": [
            [0, 0, z],
            [1, 0, 0, 0],
          ],
        };
        moving.push(frame(told, null, { moved }), told);
      }
      seen.push([now, moving.at(now).moved["girder-orange-1"]?.[0][2] ?? 100]);
    }
    return seen;
  }
  const landed = (seen: [number, number][]) => seen.find(([, z]) => z <= 4.6)![0];

  test("stretches a fall, and catches up afterwards", () => {
    const [slow, quick] = [new MotionBuffer(REST, TICKS_PER_S, 1, true), new MotionBuffer(REST, TICKS_PER_S)];
    expect(landed(fall(slow, 3000))).toBeGreaterThan(landed(fall(quick, 3000)) + 150);
    expect(slow.slow).toBe(false);
    slow.at(3200);
    expect(slow.shown).toBe(true);
  });

  test("is not missed where few pictures are drawn", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S, 1, true);
    let slow = 0;
    let told = 0;
    for (let now = 0; now <= 1500; now += 150) {
      for (; told <= now; told += 20) {
        const s = Math.max(0, told - 200) / 1000;
        const moved: Poses = {
          "girder-orange-1": [
            [0, 0, Math.max(4.5, 100 - 4905 * s * s)],
            [1, 0, 0, 0],
          ],
        };
        moving.push(frame(told, null, { moved }), told);
      }
      moving.at(now);
      if (moving.slow) slow += 1;
    }
    expect(slow).toBeGreaterThan(1);
  });

  test("is told while it lasts, and can be skipped", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S, 1, true);
    fall(moving, 360);
    expect(moving.slow).toBe(true);
    moving.skipSlow();
    expect(moving.slow).toBe(false);
  });

  test("is not for what is only let down", () => {
    const moving = new MotionBuffer(REST, TICKS_PER_S, 1, true);
    for (let now = 0; now < 1000; now += 20) {
      const moved: Poses = {
        "girder-orange-1": [
          [0, 0, 100 - now * 0.08],
          [1, 0, 0, 0],
        ],
      };
      moving.push(frame(now, null, { moved }), now);
      moving.at(now);
      expect(moving.slow).toBe(false);
    }
  });
});
