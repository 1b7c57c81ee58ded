import { describe, expect, test } from "vitest";
import { slabsOfAll } from "../../geometry/ground-height";
import * as hand from "../holding";
import { broughtOver, goalsFor, nearestGoal } from "./place-hints";
import { angleBetween, compose, fromAngles, turnedZ, UNTURNED } from "../../geometry/poses";
import type { Poses } from "../../geometry/site";
import type { Offer, Pose } from "../../types.gen";

const offer = (piece: string, goal: Pose, joined: string | null = null): Offer =>
  ({ move: { kind: "Place", piece, joined, path: { targets: [[0, ...goal, false]], release_s: 1 } } }) as never;
const at = (x: number, y: number, z: number, yaw = 0): Pose => [[x, y, z], turnedZ(yaw)];

describe("offered places", () => {
  const orange = at(10, 0, 60, 30);
  const offers = [
    offer("girder-orange-2", orange),
    offer("girder-white-2", at(50, 0, 60)),
    offer("worker-2", at(0, 0, 60), "beam-1"),
    { move: { kind: "LayCard" } } as never,
  ];

  test("are for pieces of the same sort, with the same joined to them", () => {
    expect(goalsFor(offers, "girder-orange-5", null)).toEqual([orange]);
    expect(goalsFor(offers, "worker-3", null)).toEqual([]);
    expect(goalsFor(offers, "worker-3", "beam-4")).toHaveLength(1);
  });

  test("are near, or not, whatever the height", () => {
    const goals = [orange, at(50, 0, 60)];
    expect(nearestGoal(goals, [25, 5, 200])).toBe(orange);
    expect(nearestGoal(goals, [40, 5, 200])).toBe(goals[1]);
    expect(nearestGoal(goals, [10, 40, 200])).toBeNull();
  });
});

describe("what is brought over a place", () => {
  const girder = () => hand.fromReserve("girder-orange-1", null, {}, [0, 0]);

  test("is turned the shorter way, and keeps its height", () => {
    const over = broughtOver({ ...girder(), yaw: 20 }, at(30, 40, 60, -150), []);
    expect(over.yaw).toBeCloseTo(30);
    expect(over.place).toEqual([30, 40, girder().place[2]]);
    expect(broughtOver({ ...girder(), joined: "brick-1" }, at(30, 40, 60, -150), []).yaw).toBeCloseTo(-150);
  });

  test("leans as it will lie there", () => {
    const goal: Pose = [[0, 0, 60], fromAngles(75, -8)];
    const over = broughtOver(girder(), goal, []);
    expect(over.tilt).toBeCloseTo(8);
    expect(angleBetween(hand.rotationOf(over), goal[1])).toBeLessThan(0.5);
  });

  test("leans to the side, too, as on a slope that a worker looks down", () => {
    const goal: Pose = [[-11.5, 43.8, 73.4], fromAngles(180, 0, 5)];
    const held = hand.fromReserve("worker-2", null, {}, [0, 0]);
    const over = broughtOver(held, goal, []);
    expect(angleBetween(hand.rotationOf(over), goal[1])).toBeLessThan(0.5);
    expect(over.place.slice(0, 2)).toEqual([-11.5, 43.8]);
    expect(broughtOver(over, goal, []).postures).toHaveLength(held.postures.length + 1); // no matter how often
  });

  test("comes down right beside the brim of a hat that covers half the arm", () => {
    const worker = at(0, 0, 59, 40);
    const site: Poses = { "worker-1": worker, "hat-1": compose(worker, [[0, 0, 37], UNTURNED]) };
    const [goal, beam] = [4, 3].map((half) => compose(worker, [[10.3, 0, 21 + half], turnedZ(90)]));
    const brick = broughtOver(hand.fromReserve("brick-1", null, {}, [0, 0]), goal!, slabsOfAll(site));
    const far = Math.hypot(brick.place[0], brick.place[1]);
    expect(far).toBeGreaterThan(11.4);
    expect(far).toBeLessThan(12.2); // from 12.6 on it falls off
    const thin = broughtOver(hand.fromReserve("beam-1", null, {}, [0, 0]), beam!, slabsOfAll(site));
    expect(Math.hypot(thin.place[0], thin.place[1])).toBeCloseTo(10.6, 0.5);
  });
});
