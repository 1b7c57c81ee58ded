import { expect, it } from "vitest";
import { walked } from "./roving-focus";

it("walks in a grid of two columns without leaving it", () => {
  expect(walked("ArrowRight", 0, 6, 2)).toBe(1);
  expect(walked("ArrowRight", 1, 6, 2)).toBe(1);
  expect(walked("ArrowLeft", 2, 6, 2)).toBe(2);
  expect(walked("ArrowDown", 3, 6, 2)).toBe(5);
  expect(walked("ArrowDown", 4, 6, 2)).toBe(4);
  expect(walked("ArrowUp", 1, 6, 2)).toBe(1);
  expect(walked("End", 1, 6, 2)).toBe(5);
  expect(walked("Enter", 1, 6, 2)).toBeNull();
});

it("walks in a row", () => {
  expect(walked("ArrowRight", 0, 7, 7)).toBe(1);
  expect(walked("ArrowLeft", 0, 7, 7)).toBe(0);
  expect(walked("ArrowRight", 6, 7, 7)).toBe(6);
  expect(walked("ArrowDown", 3, 7, 7)).toBe(3);
});
