import { describe, expect, it } from "vitest";
import type { Act } from "./play.svelte";
import type { Poses } from "./site";
import { Impacts, soundsOfAct } from "./sounds";

const act = (more: Partial<Act>): Act => ({ live: 1, letGo: false, felt: {}, ...more }) as Act;
const names = (before: Act | null, now: Act | null) => soundsOfAct(before, now).map((one) => one.name);
const at = (z: number): Poses => ({
  "brick-1": [
    [0, 0, z],
    [1, 0, 0, 0],
  ],
});

describe("an act", () => {
  it("ticks when it touches one thing more, and when a condition holds", () => {
    expect(names(act({}), act({ felt: { touches: ["table"] } }))).toEqual(["touch"]);
    expect(names(act({ felt: { touches: ["table"] } }), act({ felt: { touches: ["table"] } }))).toEqual([]);
    const held = { code: "touches_a_girder", held: true, pieces: [] };
    expect(
      names(act({ felt: { conditions: [{ ...held, held: false }] } }), act({ felt: { conditions: [held] } })),
    ).toEqual(["tick"]);
  });
  it("creaks when the hand opens, and says tok when all is at rest", () => {
    expect(names(act({}), act({ letGo: true }))).toEqual(["creak"]);
    expect(names(act({ letGo: true }), null)).toEqual(["tok"]);
    expect(names(act({}), null)).toEqual([]); // put back: nothing has come to rest
  });
});

describe("what falls", () => {
  it("is heard when it lands, louder from higher, and not while it falls", () => {
    const land = (mm: number) => {
      const impacts = new Impacts();
      impacts.hear(0, at(100 + mm));
      expect(impacts.hear(20, at(100))).toEqual([]);
      return impacts.hear(40, at(100));
    };
    const [soft, hard] = [land(8), land(20)];
    expect(soft).toHaveLength(1);
    expect(hard[0]!.loud).toBeGreaterThan(soft[0]!.loud!);
  });
  it("is not heard when it was only lowered", () => {
    const impacts = new Impacts();
    for (const [time, z] of [
      [0, 100],
      [20, 98],
      [40, 96],
      [60, 96],
    ] as const)
      expect(impacts.hear(time, at(z))).toEqual([]);
  });
});
