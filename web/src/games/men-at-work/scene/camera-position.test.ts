import { describe, expect, it } from "vitest";
import { UNTURNED } from "../geometry/poses";
import { aboveOf, extentOf, orbitTo, quarterOf, shotOf, staffOf } from "./camera-position";
import type { Poses } from "../geometry/site";

const support = (x: number, z: number): Poses => ({ "support-1": [[x, 0, z], UNTURNED] });

describe("how much there is to see", () => {
  it("is never less than the design shows, and grows with the highest piece", () => {
    expect(extentOf({})).toEqual({ reach: 10, high: 9 });
    expect(extentOf(support(0, 25))).toEqual({ reach: 10, high: 9 });
    expect(extentOf(support(0, 225)).high).toBeCloseTo(25);
  });

  it("is not spoilt by a piece that has rolled away", () => {
    expect(extentOf(support(150, 25)).reach).toBeCloseTo(16.25);
    expect(extentOf(support(390, 25)).reach).toBe(22);
  });
});

describe("the camera", () => {
  it("stands where the design says when building begins, and looks higher later", () => {
    const first = shotOf("desktop", extentOf({}));
    expect([first.fov, first.position, first.target]).toEqual([27, [15, 19, 51], [0.9, 5.9, 0]]);
    const later = shotOf("desktop", { reach: 10, high: 29 });
    expect(later.target[1]).toBeCloseTo(14.9);
    expect(later.position[1] - later.target[1]).toBeCloseTo(first.position[1] - first.target[1]);
  });

  it("has the top of the staff in sight, and room for a worker who was just taken", () => {
    const extent = { reach: 12, high: 20 };
    const staff = staffOf(extent);
    expect(staff.high).toBeGreaterThan(extent.high);
    const { points } = shotOf("phone", extent);
    expect(points).toContainEqual([staff.x, staff.high, staff.z]);
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(extent.high + 8);
  });

  it("knows the side it looks from, however often one has gone round", () => {
    expect([0, 60, 170, -100, 720, -370].map((turn) => quarterOf("desktop", turn))).toEqual([0, 1, 2, 3, 0, 0]);
  });

  it("goes to a side by the shorter way", () => {
    const back = orbitTo("back", "desktop", 15, { turn: 340, rise: 0 });
    expect(quarterOf("desktop", back.turn)).toBe(2);
    expect(Math.abs(back.turn - 340)).toBeLessThanOrEqual(180);
    expect(orbitTo("front", "desktop", 15, { turn: 725, rise: 0 }).turn).toBeGreaterThan(700);
  });

  it("looks from above without turning to another side", () => {
    const above = orbitTo("top", "desktop", 15, { turn: 95, rise: 0 });
    expect(quarterOf("desktop", above.turn)).toBe(1);
    expect(15 + above.rise).toBe(89);
    expect(aboveOf("desktop", { reach: 20, high: 11 }, 0.5)).toBeGreaterThan(
      aboveOf("desktop", { reach: 10, high: 11 }, 0.8),
    );
  });
});
