import { describe, expect, it } from "vitest";
import { choicesOf, joinedTo } from "./takeable-pieces";
import type { MenAtWorkSight } from "../geometry/site";

const sight = (again: string[]) =>
  ({
    view: { poses: {}, reserve: ["brick-1", "brick-2", "brick-3"], work: { again } },
    legal: { step: { kind: "girder", joined: "brick", or_kind: null, colour: null }, candidates: [] },
  }) as unknown as MenAtWorkSight;

describe("what may be taken", () => {
  it("says of what slipped that it is taken again (M33)", () => {
    const legal = { step: { kind: "brick", joined: null, or_kind: null, colour: null }, candidates: ["brick-3"] };
    const { view } = sight(["brick-3"]);
    const [choice] = choicesOf({ view, legal } as unknown as MenAtWorkSight);
    expect(choice).toEqual({ piece: "brick-3", again: false, slipped: true, left: 3 });
  });
});

describe("what goes with a piece", () => {
  it("is any that fits", () => {
    expect(joinedTo("girder-orange-2", sight([]))).toBe("brick-1");
  });
  it("is the very same after a slip (M33)", () => {
    expect(joinedTo("girder-orange-2", sight(["girder-orange-2", "brick-3"]))).toBe("brick-3");
  });
});
