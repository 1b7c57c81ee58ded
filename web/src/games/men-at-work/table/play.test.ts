import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MenAtWorkSight } from "../geometry/site";
import { GIRDER, holding, seated, sight } from "./play.testing";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the table's help", () => {
  test.each(["some", "none"] as const)(
    "m90: with %s of it a hand goes straight, whatever the device is set to",
    async (help) => {
      const { connection, play } = seated("full");
      connection.sight({ ...sight(), view: { ...sight().view, options: { help } } } as never);
      await play.take(GIRDER);
      const [, , high] = play.hand.hold!.place;
      play.hand.lift(-60);
      play.hand.across(5, 0);
      play.hand.turn(1);
      expect([play.hand.hold!.place[2], play.hand.hold!.yaw]).toEqual([high - 60, 5]); // neither kept clear nor turned to round angles
    },
  );

  test("m90: with all of it the device decides", async () => {
    const { play } = seated("full");
    await play.take(GIRDER);
    play.hand.turn(1);
    expect(play.hand.hold!.yaw).toBe(15);
  });
});

describe("rehearsal", () => {
  test("m31, m65: an attempt can be put back until something else has moved, by the server's word", async () => {
    const { connection, play } = await holding();
    expect(play.mayPutBack).toBe(true);
    connection.felt({ touches: ["support-1"] });
    expect(play.mayPutBack).toBe(true);
    connection.felt({ touches: ["support-1"], disturbed: true });
    expect(play.mayPutBack).toBe(false);
  });

  test("m65: nor after an accident; on a practice site nothing counts", async () => {
    const { connection, play } = await holding();
    connection.felt({ accident: ["girder-white-1", "table"] });
    expect(play.mayPutBack).toBe(false);
    Object.assign(connection, { practice: true });
    expect(play.mayPutBack).toBe(true);
  });
});

describe("the own turn", () => {
  test("offers one of each sort, and holds what was taken", async () => {
    const { connection, play } = seated();
    expect(play.step).toBe("take");
    expect(play.choices.map((one) => one.piece)).toEqual([GIRDER]);
    await play.take(GIRDER);
    expect([play.step, play.act?.own, play.hand.hold?.piece]).toEqual(["hold", true, GIRDER]);
    expect(connection.aims).toEqual([[play.hand.hold!.place, [1, 0, 0, 0], false]]);
  });

  test("a take that is refused leaves the hand empty and says why", async () => {
    const { connection, play } = seated();
    connection.answer = { code: "hand_busy", text: "Busy." };
    await play.take(GIRDER);
    expect([play.step, play.hand.hold, play.refused?.code, play.busy]).toEqual(["take", null, "hand_busy", false]);
  });

  test("the same seat's hand in another window is not led here", () => {
    const { connection, play } = seated();
    connection.live(0);
    expect([play.step, play.act?.own, play.hand.hold]).toEqual(["wait", false, null]);
  });

  test("what the hand wants is sent, the newest last", async () => {
    const { connection, play } = await holding();
    for (let step = 0; step < 10; step++) play.hand.across(1, 2);
    vi.advanceTimersByTime(100);
    expect(connection.aims.at(-1)![0].slice(0, 2)).toEqual([10, 20]);
    expect(connection.aims.length).toBeLessThan(8);
  });

  test("lets go there: the server waits until the piece has come where it is wanted", async () => {
    const { connection, play } = await holding();
    play.hand.across(20, 0);
    play.hand.lift(-38);
    const wanted = play.hand.hold!.place;
    play.letGo();
    expect([play.step, play.hand.hold]).toEqual(["settling", null]);
    expect(connection.aims.at(-1)![0]).toEqual(wanted);
    expect(connection.asked).toEqual(["take", "let_go there"]);
  });

  /** A helped hand that goes over the support to the other side. */
  const goingRound = async () => {
    const going = await holding("full");
    going.connection.moved(5, [0, 70, 20]);
    going.play.hand.glide(0, -70);
    vi.advanceTimersByTime(40);
    expect(going.connection.aims.at(-1)![0]).not.toEqual(going.play.hand.hold!.place);
    return going;
  };

  test("leads it round things before it lets go, however late the site is", async () => {
    const { connection, play } = await goingRound();
    const [x, y, z] = play.hand.hold!.place;
    play.letGo();
    play.letGo();
    for (let step = 0; step < 40; step++) {
      vi.advanceTimersByTime(200);
      connection.moved(8 + step, [0, 70 - step / 2, 90 + step / 40]);
    }
    expect([play.step, connection.asked]).toEqual(["settling", ["take"]]);
    connection.moved(60, [x, y, z]);
    vi.advanceTimersByTime(40);
    expect(connection.asked).toEqual(["take", "let_go there"]);
  });

  test("lets go where it gets no further on its way, and at once when asked twice", async () => {
    const stuck = await goingRound();
    stuck.play.letGo();
    stuck.play.letGo();
    vi.advanceTimersByTime(1_600);
    expect(stuck.connection.asked).toEqual(["take", "let_go there"]);
    const twice = await goingRound();
    twice.play.letGo();
    twice.play.letGo();
    twice.play.letGo();
    expect(twice.connection.asked).toEqual(["take", "let_go"]);
  });

  test("from high up it asks once, and waits for an answer as long as that takes", async () => {
    const { connection, play } = await holding();
    play.letGo();
    expect([play.step, play.asking]).toEqual(["hold", { mm: 40, onto: "support-1" }]);
    vi.advanceTimersByTime(60_000);
    expect(play.asking).not.toBeNull();
    play.hand.across(1, 0);
    expect(play.asking).toBeNull(); // it hangs elsewhere now
    play.letGo();
    play.letGo();
    expect(play.step).toBe("settling");
    vi.advanceTimersByTime(400);
    expect(connection.asked).toEqual(["take", "let_go there"]);
  });

  test("a piece taken up again is lifted carefully, and stays there", async () => {
    const { connection, play } = seated("full");
    const there = sight();
    const pose = [
      [0, 0, 54.5],
      [1, 0, 0, 0],
    ];
    connection.sight({ ...there, view: { ...there.view, poses: { ...there.view.poses, [GIRDER]: pose } } } as never);
    await play.take(GIRDER);
    expect(connection.aims).toEqual([[[0, 0, 69.5], [1, 0, 0, 0], true]]);
    connection.moved(40, [0, 0, 69.5]);
    vi.advanceTimersByTime(100);
    expect(connection.aims.at(-1)).toEqual([[0, 0, 69.5], [1, 0, 0, 0], false]);
  });

  test("nothing ends a hold but the server (M31)", async () => {
    const { play } = await holding();
    vi.advanceTimersByTime(3_600_000);
    expect([play.step, play.act?.letGo]).toEqual(["hold", false]);
  });
});

describe("an act ends", () => {
  test("decided: what follows is shown after the motion before it", async () => {
    const { connection, play } = await holding();
    const look = (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      play.frame(performance.now());
    };
    look(10);
    connection.moved(40, [0, 0, 60], 0, true);
    connection.over("decided");
    connection.sight(sight(2, false), 2);
    expect([play.step, play.sight?.view.turn]).toEqual(["settling", 1]);
    for (let step = 0; step < 30; step++) look(16);
    expect([play.step, play.sight?.view.turn, play.act]).toEqual(["wait", 2, null]);
  });

  test("of sights that pile up meanwhile the newest is shown, with what happened in all of them", async () => {
    const { connection, play } = await holding();
    vi.advanceTimersByTime(10);
    play.frame(performance.now());
    connection.moved(40, [0, 0, 60], 0, true);
    const told = (turn: number, kind: string) => ({ ...sight(turn), events: [{ kind }] }) as unknown as MenAtWorkSight;
    connection.sight(told(2, "rita"), 2);
    connection.sight(told(3, "title"), 3);
    expect(play.sight?.view.turn).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(play.sight?.view.turn).toBe(3);
    expect(play.sight?.events.map((event) => event.kind)).toEqual(["rita", "title"]);
  });

  test("decided, on a page that nobody looks at: at once", async () => {
    const { connection, play } = await holding();
    connection.moved(40, [0, 0, 60], 0, true);
    connection.over("decided");
    connection.sight(sight(2, false), 2);
    expect(play.sight?.view.turn).toBe(2);
  });

  test("otherwise: all is as it was, and the reason is kept until something is done", async () => {
    const { connection, play } = await holding();
    connection.over("silent");
    expect([play.step, play.ended, play.hand.hold]).toEqual(["take", { why: "silent", own: true }, null]);
    await play.take(GIRDER);
    expect([play.step, play.ended]).toEqual(["hold", null]);
  });

  test("a connection that breaks drops what is held, but not the word of what was let go", async () => {
    const held = await holding();
    held.connection.cut();
    expect([held.play.step, held.play.ended?.why]).toEqual(["take", "left"]);
    held.connection.sight(sight());
    expect(held.play.ended?.why).toBe("left");
    const open = await holding();
    open.play.hand.lift(-38);
    open.play.letGo();
    vi.advanceTimersByTime(400);
    open.connection.cut();
    expect(open.play.ended).toBeNull();
  });

  test("after it nothing is sent any more", async () => {
    const { connection } = await holding();
    connection.over("silent");
    const before = connection.aims.length;
    vi.advanceTimersByTime(20_000);
    expect(connection.aims.length).toBe(before);
  });
});

test("somebody else's hand is looked at, and an accident is felt", () => {
  const { connection, play } = seated();
  connection.sight(sight(1, false));
  connection.live(1, true);
  connection.felt({ accident: [GIRDER, "table"] });
  expect([play.step, play.act?.shown, play.act?.felt.accident]).toEqual(["wait", true, [GIRDER, "table"]]);
  connection.over("decided");
  connection.sight(sight(2), 2);
  expect(play.step).toBe("take");
});

describe("whether it will hold", () => {
  const told = (x: number) => ({ held: [[x, 0, 50], [1, 0, 0, 0]], tries: 6, stood: 6, low: 0.6, high: 1 }); // prettier-ignore

  test("is shown while the piece is where it was asked, and not to a hand that wants no help", async () => {
    const { connection, play } = await holding("full");
    connection.moved(4, [10, 0, 50]);
    connection.chance(told(0));
    expect(play.chance).toBeNull(); // the hand has moved on meanwhile
    connection.chance(told(10));
    expect(play.chance?.stood).toBe(6);
    connection.moved(8, [10.4, 0, 50]);
    expect(play.chance?.stood).toBe(6);
    connection.moved(12, [13, 0, 50]);
    expect(play.chance).toBeNull();
    const alone = await holding("none");
    alone.connection.moved(4, [10, 0, 50]);
    alone.connection.chance(told(10));
    expect(alone.play.chance).toBeNull();
  });

  test("is no longer asked once it is let go, or over", async () => {
    const { connection, play } = await holding("full");
    connection.moved(4, [10, 0, 50]);
    connection.chance(told(10));
    connection.moved(8, [10, 0, 50], 10, true);
    expect(play.chance).toBeNull();
    connection.chance(told(10));
    expect(play.chance).toBeNull();
    const other = await holding("full");
    other.connection.moved(4, [10, 0, 50]);
    other.connection.chance(told(10));
    other.connection.over("silent");
    expect(other.play.chance).toBeNull();
  });
});
