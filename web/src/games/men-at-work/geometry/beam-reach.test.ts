import { describe, expect, it } from "vitest";
import { nearestWorker } from "./beam-reach";
import { turnedZ } from "./poses";
import type { Pose } from "../types.gen";

const at = (x: number, y: number, yaw = 0): Pose => [[x, y, 59], turnedZ(yaw)];
const span = (other: Pose, own: Pose = at(0, 0)) => nearestWorker("worker-2", own, { "worker-1": other });

describe("how far the next worker is (M59)", () => {
  it("in line with the arms it is too far where the engine drops the beam: it holds at 84 mm and not at 86", () => {
    expect(span(at(84, 0))).toEqual({ other: "worker-1", mm: 84, tooFar: false });
    expect(span(at(86, 0))?.tooFar).toBe(true);
  });
  it("side by side their depth counts, not their arms", () => {
    expect(span(at(0, 62))?.tooFar).toBe(false);
    expect(span(at(0, 70))?.tooFar).toBe(true);
  });
  it("the nearest one counts, and nobody connects to himself", () => {
    const others = { "worker-1": at(200, 0), "worker-2": at(1, 0), "worker-3": at(0, -75), "girder-black-1": at(2, 0) };
    expect(nearestWorker("worker-2", at(0, 0), others)?.other).toBe("worker-3");
    expect(nearestWorker("worker-2", at(0, 0), { "worker-2": at(0, 0) })).toBeNull();
  });
});
