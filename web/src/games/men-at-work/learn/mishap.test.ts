import { expect, test } from "vitest";
import recorded from "./mishap.gen.json";
import { isSlow, lengthOf, movedAt, onwards, type Mishap } from "./mishap";

const mishap = recorded as unknown as Mishap;

test("what fell lies on the table in the end, and has to be cleared away", () => {
  expect(mishap.onto).toBe("table");
  expect(mishap.lying).toContain(mishap.fell);
  expect(mishap.after[mishap.fell]![0][2]).toBeLessThan(10);
  expect(mishap.before[mishap.fell]![0][2]).toBeGreaterThan(50);
});

test("the film begins with the piece in the hand and ends with the site at rest", () => {
  expect(Object.keys(movedAt(mishap, 0))).toEqual([mishap.held]);
  const end = movedAt(mishap, lengthOf(mishap));
  for (const piece of mishap.lying) expect(end[piece]![0][2]).toBeCloseTo(mishap.after[piece]![0][2], 0);
});

test("between two frames pieces are on their way", () => {
  const [one, two] = [mishap.frames[3]!, mishap.frames[4]!];
  const y = (poses: Mishap["before"]) => poses[mishap.held]![0][1];
  const between = y(movedAt(mishap, (one.ms + two.ms) / 2));
  expect(between).toBeGreaterThan(Math.min(y(one.moved), y(two.moved)));
  expect(between).toBeLessThan(Math.max(y(one.moved), y(two.moved)));
});

test("it is slow while somebody falls, and stops at the end", () => {
  expect(isSlow(mishap, mishap.fell_ms)).toBe(true);
  expect(isSlow(mishap, 0)).toBe(false);
  expect(onwards(mishap, 0, 40)).toBe(40);
  expect(onwards(mishap, mishap.fell_ms, 40)).toBe(mishap.fell_ms + 10);
  expect(onwards(mishap, lengthOf(mishap) - 5, 1000)).toBe(lengthOf(mishap));
});
