import { describe, expect, it } from "vitest";
import { prospectOf, reasonOf, whyNot } from "./explanation";
import { OWN, viewOf } from "../positions.fixture";
import type { Explanation } from "../types.gen";

const score = { ...OWN.score!, glass: 5, total: 9 };
const explanation: Explanation = {
  prospects: [{ die: "G5", space: "b2", score, prizes: [] }],
  refusals: [
    { die: "G5", space: "b1", text: "b1 is hatched." },
    { die: "S1", space: "a1", text: "A 1 is too low." },
    { die: "S1", space: "b2", text: "Something else." },
    { die: "S1", space: null, text: "Not at all." },
  ],
  reach: null,
  accounts: [],
};

describe("what the server has reckoned", () => {
  it("is looked up by die and space", () => {
    expect(prospectOf(explanation, "G5", 3)).toEqual(score);
    expect(prospectOf(explanation, "G5", 0)).toBeNull();
    expect(prospectOf(explanation, null, 3)).toBeNull();
    expect(prospectOf(null, "G5", 3)).toBeNull();
  });

  it("has the server's sentence for every refusal, and none of its own", () => {
    expect(whyNot(explanation, "G5", 1)).toBe("b1 is hatched.");
    expect(whyNot(explanation, "S1", null)).toBe("Not at all.");
    expect(whyNot(explanation, "G5", null)).toBeNull();
    expect(whyNot(explanation, "W4", 1)).toBeNull();
    expect(whyNot(null, "G5", 1)).toBeNull();
  });
});

it("the reason is told by what is seen", () => {
  expect(reasonOf(viewOf(), "G5", 1)).toEqual({ kind: "closed" });
  expect(reasonOf(viewOf(), "S1", 0)).toEqual({ kind: "low", value: 1, top: 2 });
  expect(reasonOf(viewOf(), "S1", 3)).toBeNull();
  expect(reasonOf(viewOf(), "W2", 0)).toBeNull();
  expect(reasonOf(viewOf({ seat: null }), "S1", 0)).toBeNull();
});
