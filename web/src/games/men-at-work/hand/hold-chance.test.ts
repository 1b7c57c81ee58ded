import { describe, expect, test } from "vitest";
import { endangeredBy, foreseenOf, isAbout, longText, shortText, verdictOf } from "./hold-chance";
import { turnedZ, UNTURNED } from "../geometry/poses";
import type { HoldChance } from "../types.gen";

const chance = (more: Partial<HoldChance> = {}): HoldChance => ({
  held: [[0, 0, 64], UNTURNED],
  tries: 16,
  stood: 16,
  low: 0.806,
  high: 1,
  rest: [[0, 0, 63.5], UNTURNED],
  ...more,
});

describe("whether it will hold", () => {
  test("nearly all, nearly none, and what lies between", () => {
    expect([16, 15, 14, 2, 1, 0].map((stood) => verdictOf(chance({ stood })))).toEqual(
      ["holds", "holds", "unsure", "unsure", "falls", "falls"], // prettier-ignore
    );
  });

  test("it is about the place where it was asked, and no other", () => {
    expect(isAbout(chance(), [[0.5, 0, 64.2], UNTURNED])).toBe(true);
    expect(isAbout(chance(), [[1.5, 0, 64], UNTURNED])).toBe(false);
    expect(isAbout(chance(), [[0, 0, 64], turnedZ(3)])).toBe(false);
  });

  test("a worker would rest with his hat on; what falls rests nowhere", () => {
    expect(Object.keys(foreseenOf(chance(), "worker-2").poses)).toEqual(["worker-2", "hat-2"]);
    expect(foreseenOf({ ...chance({ stood: 0 }), rest: null }, "worker-2")).toEqual({ verdict: "falls", poses: {} });
  });

  test("what would go first is shown, unless it is what is held", () => {
    expect(endangeredBy(chance({ first: "girder-white-1" }), "worker-2")).toBe("girder-white-1");
    expect(endangeredBy(chance({ first: "hat-2" }), "worker-2")).toBeNull();
    expect(endangeredBy(chance(), "worker-2")).toBeNull();
  });

  test("words say all that the tint says, and more", () => {
    const words = [16, 12, 0].map((stood) => shortText(chance({ stood })));
    expect(new Set(words).size).toBe(3);
    const all = longText(chance({ stood: 12, low: 0.505, high: 0.898, first: "girder-white-1", onto: "table" }));
    expect(all.startsWith(words[1]!)).toBe(true);
    expect(all.length).toBeGreaterThan(longText(chance({ stood: 12 })).length);
  });
});
