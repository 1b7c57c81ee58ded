import { describe, expect, it } from "vitest";
import { arrange, difference, firstRow, poolPlaces, seatPlace, spaceMiddle, TAKEN, type Layout } from "./table-layout";
import type { PoolDie, TablePicture } from "./scene-types";

const pool = (...dice: string[]): PoolDie[] => dice.map((die, i) => ({ key: `${die}${i}`, die, look: "rest" }));
const LAYOUTS: Layout[] = ["desktop", "tablet", "phone", "squat", "low"];

function picture(changes: Partial<TablePicture> = {}): TablePicture {
  return {
    pool: pool("S1", "G2", "W2", "R3"),
    plan: [3, 2, 1, 0, 0, 0],
    building: [[], [], [], [], [], []],
    lit: [],
    hovered: null,
    placed: null,
    chosen: null,
    others: [{ seat: 1, taken: [], lost: new Set(), active: true, away: false }],
    inDemand: [],
    bag: 20,
    removed: [],
    ...changes,
  };
}

describe("the pool", () => {
  it("stands in the middle, equal values closer together", () => {
    const { poses, rules } = poolPlaces(pool("S1", "G2", "W2", "R3"), "desktop");
    const [a, b, c, d] = poses.map((pose) => pose.x);
    expect(a! + d!).toBeCloseTo(0);
    expect(c! - b!).toBeLessThan(b! - a!);
    expect(rules).toHaveLength(1);
    expect(rules[0]!.numerals.map(({ value }) => value)).toEqual([1, 2, 3]);
    expect(rules[0]!.numerals[1]!.x).toBeCloseTo((b! + c!) / 2);
  });

  it("never lets two dice touch, whatever the values", () => {
    for (const layout of LAYOUTS)
      for (const dice of [
        ["W1", "W1", "W1", "W1", "W1", "W1", "W1", "W1", "W1"],
        ["W1", "W2", "W3", "W4", "W5", "W6", "S6", "G6", "R6"],
        ["W1", "W2", "W3", "W4", "W5", "W6", "S6"],
      ]) {
        const { poses } = poolPlaces(pool(...dice), layout);
        for (const a of poses)
          for (const b of poses)
            if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z))).toBeGreaterThan(1.1);
      }
  });

  it("never makes a rule so long that it lies under the bag", () => {
    for (const layout of LAYOUTS) {
      const { rules } = poolPlaces(pool("W1", "W2", "W3", "W4", "W5", "W6", "S6", "G6", "R6"), layout);
      const most = { desktop: 13.3, tablet: 11.5, phone: 6.9, squat: 6.9, low: 6.9 }[layout];
      for (const rule of rules) expect(rule.length).toBeLessThan(most);
    }
  });

  it("makes two rows on a phone and keeps equal values in one of them where it can", () => {
    expect(firstRow([1, 2, 2, 3, 4, 5, 6])).toBe(4);
    expect(firstRow([1, 2, 3, 3, 3, 5, 6])).toBe(5);
    expect(firstRow([1, 1, 2, 3, 3, 4, 5, 6])).toBe(5);
    expect(poolPlaces(pool("S1", "G2", "W2", "R3", "W4", "G5", "S6"), "phone").rules).toHaveLength(2);
  });
});

describe("the table", () => {
  it("numbers spaces row by row, the first row farthest away", () => {
    const [a1, b1, a2] = [0, 1, 2].map((space) => spaceMiddle(space, "desktop"));
    expect(b1!.x).toBeGreaterThan(a1!.x);
    expect(b1!.z).toBe(a1!.z);
    expect(a2!.z).toBeGreaterThan(a1!.z);
  });

  it("stacks a building level by level", () => {
    const stack = ["W1", "S2", "G3"].map((die) => ({ key: die, die }));
    const laid = arrange(picture({ building: [stack, [], [], [], [], []] }), "desktop");
    expect(["W1", "S2", "G3"].map((key) => laid.get(key)!.pose.y)).toEqual([0.5, 1.5, 2.5]);
  });

  it("turns outer screens towards the middle", () => {
    expect(seatPlace(0, 3, "desktop").turn).toBeGreaterThan(0);
    expect(seatPlace(1, 3, "desktop")).toMatchObject({ x: 0, turn: -0 });
    expect(seatPlace(2, 3, "desktop").turn).toBeLessThan(0);
  });
});

describe("the difference of two pictures", () => {
  const lay = (changes: Partial<TablePicture>) => arrange(picture(changes), "desktop");

  it("is nothing for the same picture", () => {
    expect(difference(lay({}), lay({}))).toEqual({ come: [], gone: [], travel: [], shift: [] });
  });

  it("sees a die travel from the pool to a plan, a new one come and the others close up", () => {
    const [one, two, three] = pool("S1", "G2", "W4");
    const before = lay({ pool: [one!, two!, three!] });
    const after = lay({
      pool: [one!, three!, { key: "new", die: "R6", look: "rest" }],
      building: [[{ key: two!.key, die: two!.die }], [], [], [], [], []],
    });
    const found = difference(before, after);
    expect(found.travel.map(({ to }) => [to.key, to.home, to.index])).toEqual([[two!.key, "plan", 0]]);
    expect(found.come.map(({ key }) => key)).toEqual(["new"]);
    expect(found.shift.map(({ to }) => to.key)).toEqual([three!.key]); // the first stands where it stood
    expect(found.gone).toEqual([]);
  });

  it("sees a die go to a seat, small", () => {
    const [one] = pool("S1");
    const other = {
      seat: 1,
      taken: [{ key: one!.key, die: "S1" }],
      lost: new Set<string>(),
      active: false,
      away: false,
    };
    const found = difference(lay({ pool: [one!] }), lay({ pool: [], others: [other] }));
    expect(found.travel[0]!.to).toMatchObject({ home: "seat", index: 0, pose: { scale: TAKEN } });
  });
  it("and one that fitted nowhere is crossed out where all see it (B29)", () => {
    const taken = [
      { key: "a", die: "S1" },
      { key: "b", die: "G2" },
    ];
    const laid = lay({ others: [{ seat: 1, taken, lost: new Set(["b"]), active: false, away: false }] });
    expect([laid.get("a")!.look, laid.get("b")!.look]).toEqual(["rest", "discarded"]);
  });

  it("lifts a chosen die and forgets one that is not there any more", () => {
    const [one, two] = pool("S1", "G2");
    const found = difference(lay({ pool: [one!, two!] }), lay({ pool: [{ ...one!, look: "chosen" }] }));
    expect(found.shift[0]!.to.pose.y - found.shift[0]!.from.pose.y).toBeCloseTo(0.45);
    expect(found.gone.map(({ key }) => key)).toEqual([two!.key]);
  });
});
