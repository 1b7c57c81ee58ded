import { describe, expect, test } from "vitest";
import { groundUnder, slabsOf, slabsOfAll, soleOf } from "./ground";
import { CEILING_MM, REACH_MM } from "./hand.gen";
import * as hand from "./holding";
import { angleBetween, turnedZ } from "./poses";
import type { Poses } from "./site";

const SITE: Poses = {
  "support-1": [
    [0, 0, 25],
    [1, 0, 0, 0],
  ],
  "girder-white-1": [
    [0, 0, 54.5],
    [1, 0, 0, 0],
  ],
};
const slabs = slabsOfAll(SITE);
const taken = () => hand.fromReserve("girder-orange-1", null, slabs, [0, 0]);

describe("the ground", () => {
  test("is what is highest below, and the table elsewhere", () => {
    const over = (x: number, y: number) =>
      groundUnder(
        slabsOf("brick-1", [
          [x, y, 200],
          [1, 0, 0, 0],
        ]),
        slabs,
      );
    expect(over(0, 0)).toBeCloseTo(59);
    expect(over(80, 0)).toBeCloseTo(59);
    expect(over(0, 10)).toBeCloseTo(50);
    expect(over(0, 40)).toBe(0);
  });

  test("turned pieces miss what they pass beside", () => {
    const girder = (degrees: number) => slabsOf("girder-orange-1", [[0, 60, 200], turnedZ(degrees)]);
    expect(groundUnder(girder(0), slabs)).toBe(0);
    expect(groundUnder(girder(90), slabs)).toBeCloseTo(59);
  });
});

describe("a piece that is taken", () => {
  test("hangs high above everything, and goes there as told", () => {
    const held = taken();
    expect(held.place[2]).toBeGreaterThan(59 + 4.5 + 20);
    expect(hand.takeOf(held)).toEqual({
      kind: "Place",
      piece: "girder-orange-1",
      start: [held.place, [1, 0, 0, 0]],
      joined: null,
      joined_start: null,
    });
  });

  test("brings the one that is joined to it, and a worker his hat", () => {
    const held = hand.fromReserve("worker-1", "beam-2", slabs, [0, 0]);
    const reach = hand.reachOf(held);
    expect(Object.keys(reach).sort()).toEqual(["beam-2", "hat-1", "worker-1"]);
    expect(reach["hat-1"]![0][2] - reach["worker-1"]![0][2]).toBeCloseTo(37);
    expect(hand.takeOf(held).joined_start).toEqual(reach["beam-2"]);
  });

  test("where it stood is held as it stood", () => {
    const pose = hand.poseOf(hand.posed(hand.turnedBy(taken(), 3, "none")));
    const again = hand.poseOf(hand.fromSite("girder-orange-1", pose));
    expect(again[0]).toEqual(pose[0]);
    expect(angleBetween(again[1], pose[1])).toBeLessThan(1e-6);
  });
});

describe("inputs", () => {
  test("never lead it off the table, through the ceiling or into the ground", () => {
    const far = hand.moved(taken(), 1e4, -1e4);
    expect(Math.abs(far.place[0])).toBeLessThan(REACH_MM);
    expect(Math.abs(far.place[1])).toBeLessThan(REACH_MM);
    expect(hand.lifted(far, 1e4, "none", null, slabs).place[2]).toBeLessThanOrEqual(CEILING_MM);
    expect(hand.lifted(far, -1e4, "none", null, slabs).place[2]).toBeCloseTo(4.2);
  });

  test("turn by five degrees, by fifteen with help, by one with precision", () => {
    expect(hand.turnedBy(taken(), 1, "none").yaw).toBe(5);
    expect(hand.turnedBy({ ...taken(), yaw: 7 }, 1, "full").yaw).toBe(15);
    expect(hand.turnedBy({ ...taken(), precise: true }, -1, "full").yaw).toBe(-1);
  });

  test("a girder on end stands as high as it is long, and R goes round", () => {
    let held = taken();
    const soles = held.postures.map(() => {
      held = hand.posed(held);
      return soleOf(held.piece, hand.rotationOf(held));
    });
    expect(Math.max(...soles)).toBeCloseTo(85);
    expect(held.posture).toBe(0);
  });

  test("a helped hand does not press on what is below", () => {
    const low = hand.lifted(taken(), -500, "full", 63.5, slabs);
    expect(low.place[2]).toBeCloseTo(63.2);
    expect(low.lowered).toBe(true);
    expect(hand.lifted(low, -5, "full", 63.5, slabs).place[2]).toBeCloseTo(63.2);
    expect(hand.lifted(low, 40, "full", 63.5, slabs).lowered).toBe(false);
  });
});

describe("help", () => {
  const across = (held: hand.Holding, dx: number, dy: number) => hand.helped(hand.moved(held, dx, dy), "full", slabs);

  test("keeps it clear of everything on its way across", () => {
    expect(across(taken(), 0, 0).place[2]).toBeCloseTo(59 + 4.5 + hand.CLEAR_MM);
    expect(across(taken(), 0, 60).place[2]).toBeCloseTo(4.5 + hand.CLEAR_MM);
  });

  test("leaves it where it was lowered on purpose", () => {
    const low = hand.lifted(across(taken(), 0, 60), -12, "full", null, slabs);
    expect(across(low, 0, -20).place[2]).toBe(low.place[2]);
  });

  test("goes up first, then across, then down", () => {
    const held = across(taken(), 0, 60);
    const from = hand.poseOf(across(taken(), 0, -60));
    const [up, over, down] = [
      hand.steered(held, from, "full", slabs),
      hand.steered(held, [[0, -60, 80], from[1]], "full", slabs),
      hand.steered(held, [[0, 60, 80], from[1]], "full", slabs),
    ];
    expect(up[0].slice(0, 2)).toEqual([0, -60]);
    expect(up[0][2]).toBeGreaterThan(59 + 4.5);
    expect(over[0].slice(0, 2)).toEqual([0, 60]);
    expect(over[0][2]).toBe(up[0][2]);
    expect(down).toEqual(hand.poseOf(held));
  });

  test("without help the hand goes straight", () => {
    const held = hand.moved(taken(), 0, 60);
    expect(
      hand.steered(
        held,
        [
          [0, -60, 20],
          [1, 0, 0, 0],
        ],
        "none",
        slabs,
      ),
    ).toEqual(hand.poseOf(held));
    expect(hand.helped(held, "none", slabs)).toBe(held);
  });
});
