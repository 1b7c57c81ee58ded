import { describe, expect, it } from "vitest";
import { labelPlace, sidePlace } from "./side-view-place";

const size = { width: 100, height: 80 };
const free = { left: 20, top: 100, right: 700, bottom: 600 };
const at = (left: number, top: number, wide = 60, high = 60) => ({ left, top, right: left + wide, bottom: top + high });

describe("the side view", () => {
  it("stands at the top right, and gives way to what is held", () => {
    expect(sidePlace(size, free, null, null)).toEqual({ x: 600, y: 100 });
    expect(sidePlace(size, free, at(300, 300), null)).toEqual({ x: 600, y: 100 });
    expect(sidePlace(size, free, at(560, 200), null)).toEqual({ x: 20, y: 100 });
  });
  it("stays where it is as long as it may", () => {
    const left = { x: 20, y: 100 };
    expect(sidePlace(size, free, at(300, 300), left)).toEqual(left);
    expect(sidePlace(size, free, at(60, 150), left)).toEqual({ x: 600, y: 100 });
  });
  it("goes below what hangs across the whole width", () => {
    expect(sidePlace(size, free, at(30, 130, 660), null)).toEqual({ x: 600, y: 520 });
  });
  it("is nowhere where it would cover what is held, or has no room", () => {
    expect(sidePlace(size, free, at(30, 200, 660, 300), null)).toBeNull();
    expect(sidePlace({ width: 800, height: 80 }, free, null, null)).toBeNull();
  });
});

describe("a label beside a line", () => {
  const small = { width: 60, height: 20 };
  const line = [
    { x: 100, y: 200 },
    { x: 100, y: 150 },
  ];
  it("stands on the right of its middle where nothing is there", () => {
    expect(labelPlace(small, line, [], 12)).toEqual({ x: 112, y: 190 });
  });
  it("goes to the other side of a face or an arm, or further up", () => {
    expect(labelPlace(small, line, [at(120, 190)], 12)).toEqual({ x: 28, y: 190 });
    expect(labelPlace(small, line, [at(120, 190), at(20, 190)], 12)).toEqual({ x: 112, y: 140 });
  });
});
