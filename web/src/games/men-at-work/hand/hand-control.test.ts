import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { turnedZ } from "../geometry/poses";
import type { Play } from "../table/play.svelte";
import { holding } from "../table/play.testing";
import type { Pose } from "../types.gen";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a hand that leads a piece", () => {
  test("help keeps a dragged piece clear, and pushing is one switch away", async () => {
    const { play } = await holding("full");
    play.hand.glide(0, 70);
    play.hand.lift(-100);
    const low = play.hand.hold!.place[2];
    play.hand.glide(0, 0);
    expect(play.hand.hold!.place[2]).toBeGreaterThan(low + 30);
    play.hand.glide(0, 70);
    play.hand.lift(-100);
    play.hand.setPushes(true);
    play.hand.glide(0, 0);
    expect(play.hand.hold!.place[2]).toBeCloseTo(low);
  });

  test("down until it touches goes as far as the gap", async () => {
    const { connection, play } = await holding("full");
    const z = play.hand.hold!.place[2];
    connection.moved(8, play.hand.hold!.place, 44.5);
    play.hand.sink();
    expect(play.hand.hold!.place[2]).toBeCloseTo(z - 44.5 - 0.05, 1);
  });

  test("down until it touches, asked for on the way, waits until it is over its place", async () => {
    const { connection, play } = await holding("full");
    connection.moved(8, play.hand.hold!.place, 30);
    play.hand.glide(60, 0);
    const [, , z] = play.hand.hold!.place;
    play.hand.sink();
    expect(play.hand.hold!.place[2]).toBeCloseTo(z, 1);
    connection.moved(12, [40, 0, z], 12);
    expect(play.hand.hold!.place[2]).toBeCloseTo(z, 1);
    connection.moved(16, [60, 0, z], 44.5);
    expect(play.hand.hold!.place[2]).toBeCloseTo(z - 44.5 - 0.05, 1);
  });

  test("letting go before it is down asks nothing: it goes down first", async () => {
    const { connection, play } = await holding("full");
    connection.moved(8, play.hand.hold!.place, 30);
    play.hand.glide(60, 0);
    const [, , z] = play.hand.hold!.place;
    play.hand.sink();
    play.letGo();
    expect([play.step, play.asking]).toEqual(["settling", null]);
    vi.advanceTimersByTime(500);
    expect(connection.asked).toEqual(["take"]);
    connection.moved(16, [60, 0, z], 44.5);
    vi.advanceTimersByTime(40);
    expect(connection.aims.at(-1)![0][2]).toBeCloseTo(z - 44.5 - 0.05, 1);
    expect(connection.asked).toEqual(["take", "let_go there"]);
  });

  const drag = (play: Play): void => {
    play.hand.grip(true);
    play.hand.glide(0, 0);
    play.hand.grip(false);
  };

  test("let up near an offered place it is brought over it, turned as it will lie there", async () => {
    const { play } = await holding("full");
    const goal: Pose = [[60, 0, 54.5], turnedZ(40)];
    play.hand.offer([goal]);
    play.hand.grip(true);
    play.hand.glide(45, 8);
    expect([play.hand.goal, play.hand.hold!.yaw]).toEqual([goal, 0]);
    play.hand.grip(false);
    expect(play.hand.hold!.place.slice(0, 2)).toEqual([60, 0]);
    expect(play.hand.hold!.yaw).toBeCloseTo(40);
    play.hand.grip(true);
    play.hand.glide(55, 0); // who drags it a little aside after that means it
    play.hand.grip(false);
    expect(play.hand.hold!.place[0]).toBe(55);
    play.hand.lift(-40);
    expect([play.hand.goals, play.hand.goal]).toEqual([[], null]);
  });

  test("a key brings it over one place after the other", async () => {
    const { play } = await holding("full");
    expect(play.hand.nextGoal()).toBeNull();
    play.hand.offer([
      [[90, 0, 54.5], turnedZ(40)],
      [[0, 90, 54.5], turnedZ(0)],
    ]);
    expect(play.hand.nextGoal()).toEqual({ number: 1, count: 2 });
    expect(play.hand.hold!.place.slice(0, 2)).toEqual([90, 0]);
    expect(play.hand.nextGoal()?.number).toBe(2);
    expect(play.hand.nextGoal()?.number).toBe(1);
    play.hand.across(-1, 0); // by key, as exactly as ever
    expect(play.hand.hold!.place[0]).toBe(89);
  });

  test("places that come late count for what a pointer has let up, and not for what keys lead", async () => {
    const goal: Pose = [[10, 0, 54.5], turnedZ(40)];
    const { play } = await holding("full");
    play.hand.offer([goal]);
    expect(play.hand.hold!.yaw).toBe(0); // it was only taken
    play.hand.offer([]);
    drag(play);
    play.hand.across(1, 0);
    play.hand.offer([goal]);
    expect([play.hand.hold!.yaw, play.hand.hold!.place[0]]).toEqual([0, 1]);
    drag(play);
    expect(play.hand.hold!.yaw).toBeCloseTo(40);
    const after = await holding("full");
    drag(after.play);
    after.play.hand.offer([goal]);
    expect(after.play.hand.hold!.yaw).toBeCloseTo(40);
  });

  test("a mere click on it brings it nowhere, whenever the places come", async () => {
    const goal: Pose = [[10, 0, 54.5], turnedZ(40)];
    const [before, late] = [await holding("full"), await holding("full")];
    before.play.hand.offer([goal]);
    for (const { play } of [before, late]) {
      play.hand.grip(true);
      play.hand.grip(false);
    }
    late.play.hand.offer([goal]);
    expect([before.play.hand.hold!.yaw, late.play.hand.hold!.yaw]).toEqual([0, 0]);
  });

  test("places that come while it is gripped wait until it is let up, and draw no hand that is not helped", async () => {
    const goal: Pose = [[10, 0, 54.5], turnedZ(40)];
    const late = await holding("full");
    late.play.hand.grip(true);
    late.play.hand.offer([goal]);
    expect(late.play.hand.hold!.yaw).toBe(0);
    late.play.hand.glide(0, 0);
    late.play.hand.grip(false);
    expect(late.play.hand.hold!.yaw).toBeCloseTo(40);
    const [fine, alone] = [await holding("full"), await holding("none")];
    fine.play.hand.setFine(true);
    for (const one of [fine, alone]) drag(one.play);
    fine.play.hand.offer([goal]);
    alone.play.hand.offer([goal]);
    expect([fine.play.hand.hold!.yaw, alone.play.hand.hold!.yaw, alone.play.hand.goals]).toEqual([0, 0, []]);
  });

  test("another wish on the way takes that back", async () => {
    const { connection, play } = await holding("full");
    connection.moved(8, play.hand.hold!.place, 30);
    play.hand.glide(60, 0);
    const [, , z] = play.hand.hold!.place;
    play.hand.sink();
    play.hand.glide(70, 0);
    connection.moved(12, [70, 0, z], 44.5);
    expect(play.hand.hold!.place[2]).toBeCloseTo(z, 1);
  });
});
