import { beforeAll, describe, expect, test } from "vitest";
import { lengthOf, subtract, turnedZ } from "../geometry/poses";
import type { Poses, Vector } from "../geometry/site";
import type { Pose } from "../types.gen";
import type { Engine } from "./engine";
import { FREE, NEAR_SPEED, TICKS_PER_S } from "./engine.gen";
import { PredictedSite, type Neighbours } from "./predicted-site";
import { engineOfTests } from "./recorded.testing";

let engine: Engine;
beforeAll(async () => {
  engine = await engineOfTests();
});

const GIRDER = "girder-orange-1";
const SUPPORT: Pose = [
  [0, 0, 25],
  [1, 0, 0, 0],
];
const grasp = (piece: string, ...more: string[]) => ({ piece, joined: null, own: [piece, ...more] });

function site(poses: Poses, piece = GIRDER, neighbours: Neighbours = "frozen", ...own: string[]): PredictedSite {
  return new PredictedSite(engine, poses, grasp(piece, ...own), neighbours);
}

function ran(one: PredictedSite, seconds: number): PredictedSite {
  for (let tick = 0; tick < seconds * TICKS_PER_S; tick++) one.tick();
  return one;
}

const far = (one: Pose, place: Vector): number => lengthOf(subtract(one[0], place));

describe("what is held", () => {
  test("goes where it is wanted, turned as wanted, no faster than a hand, and rests there", () => {
    const one = site({ [GIRDER]: [[0, 0, 200], turnedZ(0)] });
    one.want([[100, 0, 200], turnedZ(30), false]);
    const [before] = one.pose(GIRDER);
    let fastest = 0;
    let last = before;
    for (let tick = 0; tick < 2 * TICKS_PER_S; tick++) {
      one.tick();
      const [now] = one.pose(GIRDER);
      fastest = Math.max(fastest, lengthOf(subtract(now, last)) * TICKS_PER_S);
      last = now;
    }
    expect(far(one.pose(GIRDER), [100, 0, 200])).toBeLessThan(0.01);
    expect(one.pose(GIRDER)[1][3]).toBeCloseTo(turnedZ(30)[3], 4);
    expect(fastest).toBeLessThan(FREE.speed * 1.02); // the spring swings a little
    expect(fastest).toBeGreaterThan(FREE.speed * 0.98);
    expect(one.rests).toBe(true);
  });

  test("moves with the first tick after it is wanted elsewhere", () => {
    const one = site({ [GIRDER]: [[0, 0, 200], turnedZ(0)] });
    one.want([[100, 0, 200], turnedZ(0), false]);
    one.tick();
    expect(one.pose(GIRDER)[0][0]).toBeGreaterThan(0);
    expect(one.rests).toBe(false);
  });

  test("goes slowly beside things, and stops at what is in its way", () => {
    const poses: Poses = { [GIRDER]: [[0, 0, 80], turnedZ(0)], "support-1": SUPPORT };
    const one = site(poses);
    one.want([[0, 0, 40], turnedZ(0), false]);
    let last = one.pose(GIRDER)[0][2];
    for (let tick = 0; tick < 3 * TICKS_PER_S; tick++) {
      one.tick();
      const [, , z] = one.pose(GIRDER)[0];
      if (z < 70) expect(last - z).toBeLessThan((NEAR_SPEED + 20) / TICKS_PER_S);
      last = z;
    }
    expect(last).toBeGreaterThan(54.2); // on the support, not in it
    expect(last).toBeLessThan(54.6);
    expect(far(one.pose("support-1"), SUPPORT[0])).toBeLessThan(1e-4);
  });

  test("a worker keeps his hat on", () => {
    const poses: Poses = { "worker-1": [[0, 0, 150], turnedZ(0)], "hat-1": [[0, 0, 187], turnedZ(0)] };
    const one = site(poses, "worker-1", "frozen", "hat-1");
    one.want([[60, 20, 160], turnedZ(40), false]);
    ran(one, 2);
    expect(far(one.pose("worker-1"), [60, 20, 160])).toBeLessThan(0.1);
    expect(far(one.pose("hat-1"), [60, 20, 197])).toBeLessThan(0.5);
  });

  test("what a card joins to it stays beside it", () => {
    const poses: Poses = { [GIRDER]: [[0, 0, 200], turnedZ(0)], "beam-1": [[0, 0, 208.6], turnedZ(0)] };
    const one = new PredictedSite(engine, poses, { piece: GIRDER, joined: "beam-1", own: [GIRDER, "beam-1"] });
    one.want([[0, 50, 200], turnedZ(0), false]);
    ran(one, 2);
    expect(far(one.pose(GIRDER), [0, 50, 200])).toBeLessThan(0.1);
    expect(far(one.pose("beam-1"), [0, 50, 208.6])).toBeLessThan(0.3);
  });
});

describe("neighbours", () => {
  const pushed: Poses = { [GIRDER]: [[0, 40, 8], turnedZ(0)], "brick-1": [[0, 25, 4], turnedZ(0)] };

  test("frozen ones stand until the server has moved them", () => {
    const one = site(pushed);
    one.want([[0, 10, 8], turnedZ(0), false]);
    ran(one, 2);
    expect(far(one.pose("brick-1"), [0, 25, 4])).toBeLessThan(1e-4);
    expect(one.pose(GIRDER)[0][1]).toBeGreaterThan(33);
    one.follow("brick-1", [[0, -20, 4], turnedZ(0)]);
    ran(one, 2);
    expect(one.pose(GIRDER)[0][1]).toBeLessThan(10.2);
    one.remove("brick-1");
    expect(Object.keys(one.moved())).toEqual([GIRDER]);
  });

  test("near ones can be let move", () => {
    const one = site(pushed, GIRDER, { withinMm: 100, most: 5 });
    one.want([[0, 10, 8], turnedZ(0), false]);
    ran(one, 2);
    expect(one.pose("brick-1")[0][1]).toBeLessThan(10);
  });
});
