import { describe, expect, it } from "vitest";
import { followed } from "./die-identity";
import { HIDDEN, OWN, viewOf } from "../positions.fixture";

const keyOf = (dice: readonly { key: string; die: string }[], die: string) => dice.find((one) => one.die === die)?.key;

describe("a die keeps its key", () => {
  const start = followed(null, viewOf(), []);

  it("from the rule to the own plan", () => {
    const key = keyOf(start.pool, "R3");
    const view = viewOf({
      pool: ["S1", "G2", "W2", "W4", "G5", "G5", "S6"],
      desks: [{ ...OWN, taken: ["W2", "S1", "R3"], building: [["W2", "R3"], [], ["S1"], [], [], []] }, HIDDEN, HIDDEN],
    });
    const now = followed(start, view, [
      { kind: "DieTaken", seat: 0, die: "R3" },
      { kind: "DiePlaced", seat: 0, die: "R3", space: "a1" },
      { kind: "PoolRefilled", dice: ["S6"] },
    ]);
    expect(now.building[0]!.map((one) => one.key)).toEqual([start.building[0]![0]!.key, key]);
    expect(now.pool.map((one) => one.key)).not.toContain(key);
    expect(new Set(now.pool.map((one) => one.key)).size).toBe(7);
  });

  it("from the rule to another's screen, and from the rule out of the round", () => {
    const view = viewOf({
      seats: 3,
      pool: ["S1", "W2", "R3", "W4", "G5"],
      discarded: ["G2"],
      desks: [OWN, { ...HIDDEN, taken: ["R1", "G5"] }, { ...HIDDEN, taken: ["G6"] }],
    });
    const now = followed(start, view, [
      { kind: "DieTaken", seat: 1, die: "G5" },
      { kind: "DieDiscarded", seat: 1, die: "G2" },
    ]);
    expect(now.taken[1]![1]!.key).toBe(keyOf(start.pool, "G5"));
    expect(now.removed[0]!.key).toBe(keyOf(start.pool, "G2"));
  });

  it("behind a screen too, where all saw that it fitted nowhere (B29)", () => {
    const view = viewOf({
      desks: [OWN, { ...HIDDEN, taken: ["R1", "G5", "W4", "G5"], removed: ["G5"] }, HIDDEN],
    });
    const now = followed(start, view, [
      { kind: "DieTaken", seat: 1, die: "G5" },
      { kind: "DieRemoved", seat: 1, die: "G5" },
    ]);
    const [, placed, , lost] = now.taken[1]!;
    expect([...now.lost]).toEqual([lost!.key]); // of two that show the same, the later one
    expect(placed!.key).toBe(keyOf(start.pool, "G5"));
    expect(start.lost.size).toBe(0);
  });

  it("of two that show the same, the one in the hand moves", () => {
    const [first, second] = start.pool.filter((one) => one.die === "G5");
    const view = viewOf({
      pool: ["S1", "G2", "W2", "R3", "W4", "G5"],
      desks: [{ ...OWN, taken: ["W2", "S1", "G5"], building: [["W2"], [], ["S1"], ["G5"], [], []] }, HIDDEN, HIDDEN],
    });
    const now = followed(
      start,
      view,
      [
        { kind: "DieTaken", seat: 0, die: "G5" },
        { kind: "DiePlaced", seat: 0, die: "G5", space: "b2" },
      ],
      [second!.key],
    );
    expect(now.building[3]![0]!.key).toBe(second!.key);
    expect(keyOf(now.pool, "G5")).toBe(first!.key);
  });
});

describe("the view is right", () => {
  it("where events are missing", () => {
    const start = followed(null, viewOf(), []);
    const now = followed(start, viewOf({ pool: ["W2", "S6", "S6"] }), []);
    expect(now.pool.map((one) => one.die)).toEqual(["W2", "S6", "S6"]);
    expect(keyOf(now.pool, "W2")).toBe(keyOf(start.pool, "W2"));
    expect(new Set(now.pool.map((one) => one.key)).size).toBe(3);
  });

  it("where the same events come again", () => {
    const events = [{ kind: "DieTaken" as const, seat: 1, die: "R1" }];
    const once = followed(null, viewOf(), events);
    expect(followed(once, viewOf(), events).taken).toEqual(once.taken);
  });

  it("where other eyes look: nothing of the first building stays", () => {
    const start = followed(null, viewOf(), []);
    const now = followed(start, viewOf({ seat: null, desks: [{ ...HIDDEN, taken: OWN.taken }, HIDDEN, HIDDEN] }), []);
    expect(now.building.flat()).toEqual([]);
    expect(now.pool.map((one) => one.key)).toEqual(start.pool.map((one) => one.key));
  });

  it("a new round begins with new dice", () => {
    const start = followed(null, viewOf(), []);
    const view = viewOf({ round: 2, pool: ["W2"], desks: [{ ...HIDDEN }, HIDDEN, HIDDEN] });
    const now = followed(start, view, [
      { kind: "RoundStarted", round: 2, first: 1 },
      { kind: "PoolRolled", dice: ["W2"] },
    ]);
    expect(start.pool.map((one) => one.key)).not.toContain(now.pool[0]!.key);
    expect(now.taken.flat()).toEqual([]);
  });
});
