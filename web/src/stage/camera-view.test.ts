import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { pointOf } from "./projection";
import { elevationOf, frame, orbited, turned, type Shot } from "./camera-view";

const shot: Shot = { fov: 26, position: new Vector3(0, 22.6, 15.2), target: new Vector3(0, 0, 0.2) };
const points = [-5, 5].flatMap((x) => [-4, 5].map((z) => new Vector3(x, 0, z)));

/** Where the points are seen by a real camera that stands as the framing says. */
function seen(width: number, height: number, insets: { top: number; right: number; bottom: number; left: number }) {
  const framing = frame(shot, points, width, height, insets);
  const camera = new PerspectiveCamera(shot.fov, width / height, 1, 200);
  camera.position.copy(framing.position);
  camera.lookAt(shot.target);
  camera.setViewOffset(width, height, -framing.shiftX, -framing.shiftY, width, height);
  camera.updateMatrixWorld();
  return points.map((point) => pointOf(point, camera, { width, height }));
}

describe("framing", () => {
  it("keeps everything out of what the page covers, on any shape of page", () => {
    const insets = { top: 150, right: 10, bottom: 120, left: 30 };
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [360, 560],
      [2200, 700],
    ] as const)
      for (const { x, y } of seen(width, height, insets)) {
        expect(x).toBeGreaterThanOrEqual(insets.left - 0.5);
        expect(x).toBeLessThanOrEqual(width - insets.right + 0.5);
        expect(y).toBeGreaterThanOrEqual(insets.top - 0.5);
        expect(y).toBeLessThanOrEqual(height - insets.bottom + 0.5);
      }
  });

  it("still shows everything when the page would cover it all", () => {
    for (const { y } of seen(800, 300, { top: 400, right: 0, bottom: 400, left: 0 })) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(300);
    }
  });

  it("stands where the design says when there is room", () => {
    const { position } = frame(shot, points, 1600, 1000, { top: 0, right: 0, bottom: 0, left: 0 });
    expect(position.distanceTo(shot.position)).toBeCloseTo(0);
  });
});

describe("turning by hand", () => {
  it("stays within the limits", () => {
    const elevation = elevationOf(shot);
    expect(elevation).toBeCloseTo(56.4, 0);
    const far = orbited({ turn: 0, rise: 0 }, -9999, 9999, elevation);
    expect(far.turn).toBe(70);
    expect(far.rise + elevation).toBeCloseTo(75);
    expect(orbited(far, 0, -9999, elevation).rise + elevation).toBeCloseTo(5);
  });

  it("goes all round where that is wanted, and comes down from a view straight from above", () => {
    expect(orbited({ turn: 0, rise: 0 }, -400, 0, 15, true).turn).toBe(200);
    const above = { turn: 0, rise: 74 };
    expect(orbited(above, 0, 50, 15, true).rise).toBe(74);
    expect(orbited(above, 0, -10, 15, true).rise).toBe(69);
  });

  it("keeps its distance from the pivot", () => {
    const pivot = new Vector3(0, 0, 3);
    const [position] = turned(shot.position, shot.target, pivot, { turn: 40, rise: -20 });
    expect(position.distanceTo(pivot)).toBeCloseTo(shot.position.distanceTo(pivot));
    expect(position.y).toBeLessThan(shot.position.y);
  });
});
