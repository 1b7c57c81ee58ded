import { describe, expect, it } from "vitest";
import { below } from "./first-below";
import { boundsOf, elevationsOf, footprintOf, heightOf, highestOf, hullOf } from "./hulls";
import { PARTS, PIECES } from "../pieces.gen";
import { picked } from "../scene/picking";
import { fromAngles, turnedZ, UNTURNED } from "./poses";
import { kindOf, type Poses } from "./site";

describe("the box of pieces", () => {
  it("knows the parts of every piece", () => {
    expect(PIECES).toHaveLength(94); // 92 for building (M01), the crane and the box
    for (const piece of PIECES) expect(PARTS[kindOf(piece)].length).toBeGreaterThan(0);
  });
});

describe("heights", () => {
  it("measures a worker with his hat, and a girder that stands on its edge", () => {
    expect(highestOf("worker-3", [[0, 0, 59], UNTURNED])).toBeCloseTo(96);
    expect(highestOf("hat-3", [[0, 0, 96], UNTURNED])).toBeCloseTo(97.5);
    expect(highestOf("girder-white-1", [[0, 0, 10], fromAngles(30, 0, 45)])).toBeCloseTo(10 + 4.5 * Math.SQRT2);
  });

  it("leaves out what belongs to the place", () => {
    const site: Poses = { crane: [[0, 0, 0], UNTURNED], "support-1": [[0, 0, 25], UNTURNED] };
    expect(heightOf(site)).toBeCloseTo(50);
    expect(heightOf({})).toBe(0);
    expect(boundsOf(site)!.most[0]).toBeCloseTo(127);
    expect(boundsOf({})).toBeNull();
  });
});

describe("outlines", () => {
  it("are convex, without what lies inside or on an edge", () => {
    const outline = hullOf([[0, 0], [2, 0], [1, 0], [2, 2], [0, 2], [1, 1]]); // prettier-ignore
    expect(outline).toEqual([[0, 0], [2, 0], [2, 2], [0, 2]]); // prettier-ignore
  });

  it("on the ground are as large as the piece is from above", () => {
    const spots = footprintOf("girder-black-2", [[10, 0, 80], turnedZ(90)]);
    expect(spots).toHaveLength(4);
    expect(Math.max(...spots.map(([, y]) => y))).toBeCloseTo(85);
    expect(Math.min(...spots.map(([x]) => x))).toBeCloseTo(5.5);
  });

  it("from the right show y to the right, and the far side first", () => {
    const site: Poses = { "support-1": [[50, 0, 25], UNTURNED], "support-2": [[-50, 40, 25], UNTURNED] };
    const [far, near] = elevationsOf(site, 1);
    expect([far!.piece, near!.piece]).toEqual(["support-2", "support-1"]);
    expect(Math.max(...far!.outlines[0]!.map(([across]) => across))).toBeCloseTo(52.5);
    expect(elevationsOf(site, 3)[0]!.piece).toBe("support-1");
    const [behind] = elevationsOf(site, 2);
    expect(behind!.piece).toBe("support-1");
    expect(Math.max(...behind!.outlines[0]!.map(([across]) => across))).toBeCloseTo(-37.5);
  });
});

describe("what is below", () => {
  const girder: Poses = { "girder-orange-1": [[0, 0, 54.5], UNTURNED] };

  it("finds the crossing of two girders, in the middle of where they meet", () => {
    const found = below({ "girder-white-1": [[20, 30, 93.5], turnedZ(70)] }, girder)!;
    expect(found.piece).toBe("girder-orange-1");
    expect(found.gap).toBeCloseTo(30);
    expect(found.at[0]).toBeCloseTo(20 - 30 / Math.tan((70 * Math.PI) / 180), 6);
    expect(found.at[1]).toBeCloseTo(0);
    expect(found.at[2]).toBeCloseTo(59);
  });

  it("finds the crossing of two edges when both lean", () => {
    const found = below({ "girder-white-1": [[0, 0, 100], fromAngles(90, 0, 45)] }, { "girder-orange-1": [[0, 0, 50], fromAngles(0, 0, 45)] })!; // prettier-ignore
    expect(found.gap).toBeCloseTo(50 - 9 * Math.SQRT2);
    expect(found.at.map((n) => Math.round(n))).toEqual([0, 0, 56]);
  });

  it("falls on the table beside everything, with its lowest corners", () => {
    const found = below({ "girder-white-1": [[0, 60, 40], fromAngles(0, 20)] }, girder)!;
    expect(found.piece).toBe("table");
    expect(found.at[0]).toBeGreaterThan(70); // the lowered end
    expect(found.gap).toBeCloseTo(40 - 85 * Math.sin(Math.PI / 9) - 4.5 * Math.cos(Math.PI / 9));
  });

  it("does not look up, nor at what is held with it", () => {
    const held: Poses = { "worker-1": [[0, 0, 10], UNTURNED], "hat-1": [[0, 0, 47], UNTURNED] };
    expect(below(held, { ...girder, ...held })).toMatchObject({ piece: "table", gap: 10 });
    expect(below({}, girder)).toBeNull();
  });

  it("touches what it stands on", () => {
    const standing: Poses = { "worker-1": [[-40, 0, 58.99], UNTURNED] };
    const found = below(standing, girder)!;
    expect(found.piece).toBe("girder-orange-1");
    expect(found.gap).toBe(0);
    expect(found.at[0]).toBeCloseTo(-40);
  });
});

describe("pointing", () => {
  const site: Poses = { "girder-orange-1": [[0, 0, 54.5], UNTURNED], "support-1": [[0, 40, 25], UNTURNED] };

  it("takes the first piece on the way", () => {
    expect(picked(site, [0, -500, 54], [0, 1, 0])).toBe("girder-orange-1");
    expect(picked(site, [0, -500, 30], [0, 1, 0])).toBe("support-1");
    expect(picked(site, [0, 500, 30], [0, 1, 0])).toBeNull();
  });

  it("gives fingers some room, but never before what they are on", () => {
    expect(picked(site, [0, -500, 62], [0, 1, 0])).toBeNull();
    expect(picked(site, [0, -500, 62], [0, 1, 0], 4)).toBe("girder-orange-1");
    expect(picked(site, [0, -500, 48], [0, 1, 0], 4)).toBe("support-1");
  });
});
