import { describe, expect, it } from "vitest";
import { evenly, profile, raised, timelineShape } from "./timeline";

describe("a rule", () => {
  const shape = timelineShape(10, 120, 10);
  it("has its moments evenly between the margins", () => {
    expect([0, 5, 10].map(shape.x)).toEqual([10, 60, 110]);
  });
  it("finds the moment that is nearest to a finger, and never leaves the game", () => {
    expect([12, 16, 60, 119, -50].map(shape.at)).toEqual([0, 1, 5, 10, 0]);
  });
  it("is anywhere where time flows", () => {
    expect([10, 15, 64].map(timelineShape(10, 120, 10, true).at)).toEqual([0, 0.5, 5.4]);
  });
  it("with a single moment is not divided by nothing", () => {
    expect([timelineShape(0, 100, 10).x(0), timelineShape(0, 100, 10).at(70)]).toEqual([10, 0]);
  });
});

describe("a profile", () => {
  it("goes in steps and is highest at the highest value", () => {
    const { line, area } = profile(evenly([0, 4, 2]), timelineShape(2, 40, 10), 46);
    expect(line).toBe("M10 46H20V6H30V26");
    expect(area).toBe("M10 46H20V6H30V26V46H10Z");
  });
  it("may change between two moments, and holds to the end", () => {
    const levels = [
      { at: 0, value: 2 },
      { at: 0.5, value: 4 },
    ];
    expect(profile(levels, timelineShape(2, 40, 10), 46, 2).line).toBe("M10 26H15V6H30");
  });
  it("may stand on another ground than nothing", () => {
    expect(profile(evenly([80, 100]), timelineShape(1, 30, 10), 46, 1, 60).line).toBe("M10 26H20V6");
  });
  it("of nothing lies on the ground", () =>
    expect(profile(evenly([0, 0]), timelineShape(1, 30, 10), 20).line).toBe("M10 20H20V20"));
});

it("discs that would cover each other hang at two heights; words are no discs", () => {
  const shape = timelineShape(10, 120, 10);
  const disc = (at: number) => ({ at, as: "eye", name: "" }) as const;
  expect([...raised([disc(2), disc(3), disc(4), disc(9)], shape, 15)]).toEqual([3]);
  expect([...raised([disc(2), { at: 3, as: "words", name: "" }], shape, 15)]).toEqual([]);
});
