import { describe, expect, it } from "vitest";
import { boundsOf, drawnDice, drawnNotes, project } from "./building-drawing";

describe("a drawn building", () => {
  it("paints what is further away first, so that nearer dice cover it", () => {
    const order = drawnDice([["W1"], ["R2"], ["S1", "S3"], [], [], ["G6"]]).map(({ die }) => die);
    expect(order).toEqual(["W1", "R2", "S1", "S3", "G6"]);
  });

  it("has nearer things lower on the paper and higher things above", () => {
    expect(project(0, 0, 1)[1]).toBeGreaterThan(project(0, 0, 0)[1]);
    expect(project(0, 1, 0)[1]).toBeLessThan(project(0, 0, 0)[1]);
  });

  it("covers its tallest stack", () => {
    const low = boundsOf([1, 1, 1, 3, 0, 0], [["W1"], [], [], [], [], []]);
    const high = boundsOf([1, 1, 1, 3, 0, 0], [["W1", "W1", "W1", "W1"], [], [], [], [], []]);
    expect(high.top).toBeLessThan(low.top - 2);
    expect(high.bottom).toBe(low.bottom);
  });

  it("keeps notes on one side apart and off the building", () => {
    const building = [["S1", "S1", "S1", "S1"], [], ["S1"], [], [], []];
    const bounds = boundsOf(null, building);
    const notes = drawnNotes(
      [0, 1, 2, 3]
        .map((level) => ({ space: 0 as const, level, text: "2" }))
        .concat([{ space: 0, level: 3, text: "8" }]),
      bounds,
    );
    const heights = notes.map((note) => note.to[1]).sort((one, other) => one - other);
    for (let at = 1; at < heights.length; at++) expect(heights[at]! - heights[at - 1]!).toBeGreaterThan(0.5);
    for (const note of notes) expect(note.to[0]).toBeLessThan(bounds.left);
  });
});
