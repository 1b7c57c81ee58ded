import { describe, expect, test } from "vitest";
import { groundUnder, slabsOf, slabsOfAll, soleOf } from "../geometry/ground-height";
import { CEILING_MM, REACH_MM } from "../hand.gen";
import type { Assist } from "../../../settings.svelte";
import * as hand from "./holding";
import { add, angleBetween, lengthOf, scale, slerp, subtract, turnedZ, UNTURNED } from "../geometry/poses";
import type { Poses } from "../geometry/site";
import type { Pose } from "../types.gen";

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
const taken = () => hand.fromReserve("girder-orange-1", null, SITE, [0, 0]);
/** The same, but going across as low as help lets it. */
const low = () => ({ ...taken(), base: 0 });

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
  test("hangs just above what is built, and above who stands there; without help high above everything", () => {
    const site: Poses = { ...SITE, "worker-1": [[60, 0, 59], [1, 0, 0, 0]] }; // prettier-ignore
    const at = (x: number, assist: Assist) => hand.fromReserve("brick-1", null, site, [x, 60], assist).place[2];
    expect(at(-60, "full")).toBeCloseTo(59 + 4 + hand.CLEAR_MM);
    expect(hand.fromReserve("brick-1", null, site, [60, 0]).place[2]).toBeCloseTo(96 + 4 + hand.CLEAR_MM);
    expect(at(-60, "none")).toBeCloseTo(96 + 4 + 40);
  });

  test("goes there as told", () => {
    const held = taken();
    expect(hand.takeOf(held)).toEqual({
      kind: "Place",
      piece: "girder-orange-1",
      start: [held.place, [1, 0, 0, 0]],
      joined: null,
      joined_start: null,
    });
  });

  test("brings the one that is joined to it, and a worker his hat", () => {
    const held = hand.fromReserve("worker-1", "beam-2", SITE, [0, 0]);
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
    expect(hand.lifted(far, -1e4, "none", null, slabs).place[2]).toBeCloseTo(4.45);
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
    expect(low.place[2]).toBeCloseTo(63.45);
    expect(low.lowered).toBe(true);
    expect(hand.lifted(low, -5, "full", 63.5, slabs).place[2]).toBeCloseTo(63.45);
    expect(hand.lifted(low, 40, "full", 63.5, slabs).lowered).toBe(false);
  });
});

describe("help", () => {
  const across = (held: hand.Holding, dx: number, dy: number) => hand.helped(hand.moved(held, dx, dy), "full", slabs);

  test("keeps it clear of everything on its way across", () => {
    expect(across(low(), 0, 0).place[2]).toBeCloseTo(59 + 4.5 + hand.CLEAR_MM);
    expect(across(low(), 0, 60).place[2]).toBeCloseTo(4.5 + hand.CLEAR_MM);
  });

  test("never lets it sink below the height that was chosen, so that a gripped point stays under the pointer", () => {
    const held = hand.lifted(taken(), 20, "full", null, slabs);
    for (const y of [0, 30, 60, 90]) expect(across(held, 0, y).place[2]).toBe(held.place[2]);
    const risen = across(low(), 0, 0);
    expect(across(hand.steadied(risen), 0, 60).place[2]).toBe(risen.place[2]);
  });

  test("leaves it where it was lowered on purpose", () => {
    const down = hand.lifted(across(low(), 0, 60), -12, "full", null, slabs);
    expect(across(down, 0, -20).place[2]).toBe(down.place[2]);
  });

  test("dragged where it touches it comes free first, straight up", () => {
    const down = hand.sunk(hand.moved(taken(), 0, 60), 4.5);
    const dragged = hand.glided(down, [30, 60], "full", 4.5, slabs);
    expect(dragged.place).toEqual([30, 60, 6.5]);
    expect(hand.steered(dragged, [[0, 60, 4.5], [1, 0, 0, 0]], "full", slabs)[0]).toEqual([0, 60, 6.5]); // prettier-ignore
    expect(hand.steered(dragged, [[0, 60, 6.4], [1, 0, 0, 0]], "full", slabs)[0]).toEqual([30, 60, 6.5]); // prettier-ignore
    expect(hand.glided(down, [30, 60], "none", 4.5, slabs).place[2]).toBe(down.place[2]); // pushing on purpose
  });

  /** The piece goes where it is aimed at, a little at a time, and is asked again. */
  function* led(held: hand.Holding, from: Pose): Generator<Pose> {
    let now = from;
    for (let step = 0; step < 400; step++) {
      const aim = hand.steered(held, now, "full", slabs);
      const way = subtract(aim[0], now[0]);
      const part = Math.min(1, 3 / Math.max(1e-9, lengthOf(way)));
      now = [add(now[0], scale(way, part)), aim[1]];
      yield now;
    }
  }
  const groundAt = (pose: Pose) => groundUnder(slabsOf("girder-orange-1", pose), slabs) + 4.5;

  test("rises in time before what stands there, goes over it without a stop and comes down behind it", () => {
    const held = across(low(), 0, 60);
    const from = hand.poseOf(across(low(), 0, -60));
    const way = [...led(held, from)];
    for (const pose of way) expect(pose[0][2]).toBeGreaterThan(groundAt(pose) + 2);
    expect(way.at(-1)).toEqual(hand.poseOf(held));
    const onTheWay = way.slice(0, 25); // it goes across from the first moment on
    for (let n = 1; n < onTheWay.length; n++) expect(onTheWay[n]![0][1]).toBeGreaterThan(onTheWay[n - 1]![0][1]);
  });

  test("turns high enough for its ends to pass over a worker, wherever it goes then", () => {
    const site: Poses = { ...SITE, "worker-1": [[40, -50, 59], UNTURNED], "hat-1": [[40, -50, 96], UNTURNED] }; // prettier-ignore
    const all = slabsOfAll(site);
    const held = hand.helped({ ...taken(), place: [0, 20, 80], base: 80, yaw: -110 }, "full", all);
    let now: Pose = [[0, 0, 80], UNTURNED];
    for (let step = 0; step < 600; step++) {
      const [to, turned] = hand.steered(held, now, "full", all);
      const way = subtract(to, now[0]);
      const part = Math.min(1, 1 / Math.max(1e-9, lengthOf(way)));
      const turn = Math.min(1, 0.6 / Math.max(1e-9, angleBetween(now[1], turned)));
      now = [add(now[0], scale(way, part)), slerp(now[1], turned, turn)];
      const ground = groundUnder(slabsOf("girder-orange-1", now), all, 1);
      expect(now[0][2] - 4.5).toBeGreaterThan(ground + 2);
    }
    expect(lengthOf(subtract(now[0], held.place))).toBeLessThan(0.1);
    expect(angleBetween(now[1], hand.rotationOf(held))).toBeLessThan(0.1);
  });

  test("where it hangs too low and too near it goes straight up first", () => {
    const held = across(low(), 0, 60);
    const near: Pose = [[0, -16, 10], hand.poseOf(held)[1]];
    const aim = hand.steered(held, near, "full", slabs);
    expect(aim[0].slice(0, 2)).toEqual([0, -16]);
    expect(aim[0][2]).toBeGreaterThan(59 + 4.5);
  });

  test("rises like a ramp and not like a wall", () => {
    const heights = Array.from({ length: 61 }, (_, y) => across(low(), 0, y).place[2]);
    for (let n = 1; n < heights.length; n++) expect(Math.abs(heights[n]! - heights[n - 1]!)).toBeLessThan(2);
  });

  test("what was brought down glides at its height, and rises again before what it would run into", () => {
    const down = hand.lifted(hand.moved(taken(), 0, 60), -500, "full", 4.5, slabs);
    expect(down.lowered).toBe(true);
    const beside = hand.glided(down, [10, 45], "full", null, slabs);
    expect([beside.lowered, beside.place[2]]).toEqual([true, down.place[2]]);
    const over = hand.glided(down, [0, -60], "full", null, slabs); // the support is in between
    expect(over.lowered).toBe(false);
    expect(over.place[2]).toBeGreaterThan(4.5 + 10);
    const pushed = hand.glided(down, [0, -60], "none", null, slabs);
    expect([pushed.lowered, pushed.place[2]]).toEqual([true, down.place[2]]);
  });

  test("a piece taken up again is lifted straight up until it is clear, unless something is on it", () => {
    const [place, turned] = SITE["girder-white-1"]!;
    const others = slabsOfAll({ "support-1": SITE["support-1"]! });
    const free = hand.raised(hand.fromSite("girder-white-1", [place, turned]), others);
    expect(free.place).toEqual([place[0], place[1], 50 + 4.5 + hand.CLEAR_MM]);
    expect(hand.glided(free, [place[0] + 20, place[1]], "full", null, others).place[2]).toBe(free.place[2]);
    expect(free.lowered).toBe(false);
    const below = hand.fromSite("support-1", SITE["support-1"]!);
    expect(hand.raised(below, slabsOfAll({ "girder-white-1": SITE["girder-white-1"]! }))).toBe(below);
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
