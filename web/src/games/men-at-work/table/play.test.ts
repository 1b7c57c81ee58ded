import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Listener, Refusal, TableConnection } from "../../../connection/table-connection.svelte";
import type { Assist } from "../../../settings.svelte";
import { Play } from "./play.svelte";
import { turnedZ } from "../geometry/poses";
import type { MenAtWorkSight } from "../geometry/site";
import type { Aim, Pose } from "../types.gen";

const GIRDER = "girder-orange-2";
const THINGS = ["support-1", GIRDER];

const sight = (n = 1, legal = true): MenAtWorkSight =>
  ({
    seat: 0,
    view: {
      poses: {
        "support-1": [
          [0, 0, 25],
          [1, 0, 0, 0],
        ],
      },
      reserve: [GIRDER, "girder-orange-3"],
      phase: "placing",
      turn: n,
      ending: null,
    },
    events: [],
    legal: legal
      ? { phase: "placing", step: { kind: "girder", joined: null }, candidates: [GIRDER, "girder-orange-3"], moves: [] }
      : null,
  }) as unknown as MenAtWorkSight;

/** A line whose other end is the test. */
class FakeLine {
  key = { seat: 0, token: "" };
  n = 1;
  aims: Aim[] = [];
  asked: string[] = [];
  answer: Refusal | null = null;
  #heard!: Listener;

  listen(listener: Listener): void {
    this.#heard = listener;
  }
  async take(): Promise<Refusal | null> {
    this.asked.push("take");
    if (!this.answer) this.live();
    return this.answer;
  }
  hand(_: number, to: unknown): number {
    return this.aims.push(to as Aim);
  }
  async letGo(there: boolean): Promise<Refusal | null> {
    this.asked.push(there ? "let_go there" : "let_go");
    return new Promise(() => {});
  }
  async putBack(): Promise<Refusal | null> {
    this.asked.push("put_back");
    return this.answer;
  }
  sight(one: MenAtWorkSight, n = 1): void {
    this.n = n;
    this.#heard.sight(one as never);
  }
  live(seat = 0, shown = false): void {
    const taken = {
      kind: "Place",
      piece: GIRDER,
      start: [
        [0, 0, 94.5],
        [1, 0, 0, 0],
      ],
    };
    const about = { taken, things: THINGS, ticks_per_s: 200, step_mm: 0.05 };
    this.#heard.live({ kind: "live", live: 3, seat, n: 1, about, shown });
  }
  /** The girder is there, this far above what is below. */
  moved(tick: number, [x, y, z]: [number, number, number], gap = 10, letGo = false): void {
    const data = new DataView(new ArrayBuffer(32));
    data.setUint8(0, 1);
    data.setUint8(1, letGo ? 1 : 0);
    data.setUint16(2, 3, true);
    data.setUint32(4, tick, true);
    data.setUint16(14, Math.round(gap / 0.05), true);
    data.setUint16(16, 1, true);
    data.setUint16(18, 1, true);
    [x, y, z].forEach((mm, axis) => data.setInt16(20 + 2 * axis, Math.round(mm / 0.05), true));
    this.#heard.moved(data.buffer);
  }
  chance(now: object): void {
    this.#heard.chance!(now);
  }
  felt(now: object): void {
    this.#heard.felt(now);
  }
  over(why: "decided" | "put_back" | "silent"): void {
    this.#heard.over(why);
  }
  cut(): void {
    this.#heard.cut();
  }
}

function seated(assist: Assist = "none"): { line: FakeLine; play: Play } {
  const line = new FakeLine();
  const play = new Play(line as unknown as TableConnection, { slowMotion: () => false, assist: () => assist });
  line.sight(sight());
  return { line, play };
}

async function holding(assist: Assist = "none") {
  const made = seated(assist);
  await made.play.take(GIRDER);
  made.line.moved(4, made.play.hand.hold!.place);
  return made;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the table's help", () => {
  test.each(["some", "none"] as const)(
    "m90: with %s of it a hand goes straight, whatever the device is set to",
    async (help) => {
      const { line, play } = seated("full");
      line.sight({ ...sight(), view: { ...sight().view, options: { help } } } as never);
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
    const { line, play } = await holding();
    expect(play.mayPutBack).toBe(true);
    line.felt({ touches: ["support-1"] });
    expect(play.mayPutBack).toBe(true);
    line.felt({ touches: ["support-1"], disturbed: true });
    expect(play.mayPutBack).toBe(false);
  });

  test("m65: nor after an accident; on a practice site nothing counts", async () => {
    const { line, play } = await holding();
    line.felt({ accident: ["girder-white-1", "table"] });
    expect(play.mayPutBack).toBe(false);
    Object.assign(line, { practice: true });
    expect(play.mayPutBack).toBe(true);
  });
});

describe("the own turn", () => {
  test("offers one of each sort, and holds what was taken", async () => {
    const { line, play } = seated();
    expect(play.step).toBe("take");
    expect(play.choices.map((one) => one.piece)).toEqual([GIRDER]);
    await play.take(GIRDER);
    expect([play.step, play.act?.own, play.hand.hold?.piece]).toEqual(["hold", true, GIRDER]);
    expect(line.aims).toEqual([[play.hand.hold!.place, [1, 0, 0, 0], false]]);
  });

  test("a take that is refused leaves the hand empty and says why", async () => {
    const { line, play } = seated();
    line.answer = { code: "hand_busy", text: "Busy." };
    await play.take(GIRDER);
    expect([play.step, play.hand.hold, play.refused?.code, play.busy]).toEqual(["take", null, "hand_busy", false]);
  });

  test("the same seat's hand in another window is not led here", () => {
    const { line, play } = seated();
    line.live(0);
    expect([play.step, play.act?.own, play.hand.hold]).toEqual(["wait", false, null]);
  });

  test("what the hand wants is sent, the newest last", async () => {
    const { line, play } = await holding();
    for (let step = 0; step < 10; step++) play.hand.across(1, 2);
    vi.advanceTimersByTime(100);
    expect(line.aims.at(-1)![0].slice(0, 2)).toEqual([10, 20]);
    expect(line.aims.length).toBeLessThan(8);
  });

  test("lets go there: the server waits until the piece has come where it is wanted", async () => {
    const { line, play } = await holding();
    play.hand.across(20, 0);
    play.hand.lift(-38);
    const wanted = play.hand.hold!.place;
    play.letGo();
    expect([play.step, play.hand.hold]).toEqual(["settling", null]);
    expect(line.aims.at(-1)![0]).toEqual(wanted);
    expect(line.asked).toEqual(["take", "let_go there"]);
  });

  /** A helped hand that goes over the support to the other side. */
  const goingRound = async () => {
    const going = await holding("full");
    going.line.moved(5, [0, 70, 20]);
    going.play.hand.glide(0, -70);
    vi.advanceTimersByTime(40);
    expect(going.line.aims.at(-1)![0]).not.toEqual(going.play.hand.hold!.place);
    return going;
  };

  test("leads it round things before it lets go, however late the site is", async () => {
    const { line, play } = await goingRound();
    const [x, y, z] = play.hand.hold!.place;
    play.letGo();
    play.letGo();
    for (let step = 0; step < 40; step++) {
      vi.advanceTimersByTime(200);
      line.moved(8 + step, [0, 70 - step / 2, 90 + step / 40]);
    }
    expect([play.step, line.asked]).toEqual(["settling", ["take"]]);
    line.moved(60, [x, y, z]);
    vi.advanceTimersByTime(40);
    expect(line.asked).toEqual(["take", "let_go there"]);
  });

  test("lets go where it gets no further on its way, and at once when asked twice", async () => {
    const stuck = await goingRound();
    stuck.play.letGo();
    stuck.play.letGo();
    vi.advanceTimersByTime(1_600);
    expect(stuck.line.asked).toEqual(["take", "let_go there"]);
    const twice = await goingRound();
    twice.play.letGo();
    twice.play.letGo();
    twice.play.letGo();
    expect(twice.line.asked).toEqual(["take", "let_go"]);
  });

  test("from high up it asks once, and waits for an answer as long as that takes", async () => {
    const { line, play } = await holding();
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
    expect(line.asked).toEqual(["take", "let_go there"]);
  });

  test("a piece taken up again is lifted carefully, and stays there", async () => {
    const { line, play } = seated("full");
    const there = sight();
    const pose = [
      [0, 0, 54.5],
      [1, 0, 0, 0],
    ];
    line.sight({ ...there, view: { ...there.view, poses: { ...there.view.poses, [GIRDER]: pose } } } as never);
    await play.take(GIRDER);
    expect(line.aims).toEqual([[[0, 0, 69.5], [1, 0, 0, 0], true]]);
    line.moved(40, [0, 0, 69.5]);
    vi.advanceTimersByTime(100);
    expect(line.aims.at(-1)).toEqual([[0, 0, 69.5], [1, 0, 0, 0], false]);
  });

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
    const { line, play } = await holding("full");
    const z = play.hand.hold!.place[2];
    line.moved(8, play.hand.hold!.place, 44.5);
    play.hand.sink();
    expect(play.hand.hold!.place[2]).toBeCloseTo(z - 44.5 - 0.05, 1);
  });

  test("down until it touches, asked for on the way, waits until it is over its place", async () => {
    const { line, play } = await holding("full");
    line.moved(8, play.hand.hold!.place, 30);
    play.hand.glide(60, 0);
    const [, , z] = play.hand.hold!.place;
    play.hand.sink();
    expect(play.hand.hold!.place[2]).toBeCloseTo(z, 1);
    line.moved(12, [40, 0, z], 12);
    expect(play.hand.hold!.place[2]).toBeCloseTo(z, 1);
    line.moved(16, [60, 0, z], 44.5);
    expect(play.hand.hold!.place[2]).toBeCloseTo(z - 44.5 - 0.05, 1);
  });

  test("letting go before it is down asks nothing: it goes down first", async () => {
    const { line, play } = await holding("full");
    line.moved(8, play.hand.hold!.place, 30);
    play.hand.glide(60, 0);
    const [, , z] = play.hand.hold!.place;
    play.hand.sink();
    play.letGo();
    expect([play.step, play.asking]).toEqual(["settling", null]);
    vi.advanceTimersByTime(500);
    expect(line.asked).toEqual(["take"]);
    line.moved(16, [60, 0, z], 44.5);
    vi.advanceTimersByTime(40);
    expect(line.aims.at(-1)![0][2]).toBeCloseTo(z - 44.5 - 0.05, 1);
    expect(line.asked).toEqual(["take", "let_go there"]);
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
    const { line, play } = await holding("full");
    line.moved(8, play.hand.hold!.place, 30);
    play.hand.glide(60, 0);
    const [, , z] = play.hand.hold!.place;
    play.hand.sink();
    play.hand.glide(70, 0);
    line.moved(12, [70, 0, z], 44.5);
    expect(play.hand.hold!.place[2]).toBeCloseTo(z, 1);
  });

  test("nothing ends a hold but the server (M31)", async () => {
    const { play } = await holding();
    vi.advanceTimersByTime(3_600_000);
    expect([play.step, play.act?.letGo]).toEqual(["hold", false]);
  });
});

describe("an act ends", () => {
  test("decided: what follows is shown after the motion before it", async () => {
    const { line, play } = await holding();
    const look = (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      play.frame(performance.now());
    };
    look(10);
    line.moved(40, [0, 0, 60], 0, true);
    line.over("decided");
    line.sight(sight(2, false), 2);
    expect([play.step, play.sight?.view.turn]).toEqual(["settling", 1]);
    for (let step = 0; step < 30; step++) look(16);
    expect([play.step, play.sight?.view.turn, play.act]).toEqual(["wait", 2, null]);
  });

  test("of sights that pile up meanwhile the newest is shown, with what happened in all of them", async () => {
    const { line, play } = await holding();
    vi.advanceTimersByTime(10);
    play.frame(performance.now());
    line.moved(40, [0, 0, 60], 0, true);
    const told = (turn: number, kind: string) => ({ ...sight(turn), events: [{ kind }] }) as unknown as MenAtWorkSight;
    line.sight(told(2, "rita"), 2);
    line.sight(told(3, "title"), 3);
    expect(play.sight?.view.turn).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(play.sight?.view.turn).toBe(3);
    expect(play.sight?.events.map((event) => event.kind)).toEqual(["rita", "title"]);
  });

  test("decided, on a page that nobody looks at: at once", async () => {
    const { line, play } = await holding();
    line.moved(40, [0, 0, 60], 0, true);
    line.over("decided");
    line.sight(sight(2, false), 2);
    expect(play.sight?.view.turn).toBe(2);
  });

  test("otherwise: all is as it was, and the reason is kept until something is done", async () => {
    const { line, play } = await holding();
    line.over("silent");
    expect([play.step, play.ended, play.hand.hold]).toEqual(["take", { why: "silent", own: true }, null]);
    await play.take(GIRDER);
    expect([play.step, play.ended]).toEqual(["hold", null]);
  });

  test("a line that breaks drops what is held, but not the word of what was let go", async () => {
    const held = await holding();
    held.line.cut();
    expect([held.play.step, held.play.ended?.why]).toEqual(["take", "left"]);
    held.line.sight(sight());
    expect(held.play.ended?.why).toBe("left");
    const open = await holding();
    open.play.hand.lift(-38);
    open.play.letGo();
    vi.advanceTimersByTime(400);
    open.line.cut();
    expect(open.play.ended).toBeNull();
  });

  test("after it nothing is sent any more", async () => {
    const { line } = await holding();
    line.over("silent");
    const before = line.aims.length;
    vi.advanceTimersByTime(20_000);
    expect(line.aims.length).toBe(before);
  });
});

test("somebody else's hand is looked at, and an accident is felt", () => {
  const { line, play } = seated();
  line.sight(sight(1, false));
  line.live(1, true);
  line.felt({ accident: [GIRDER, "table"] });
  expect([play.step, play.act?.shown, play.act?.felt.accident]).toEqual(["wait", true, [GIRDER, "table"]]);
  line.over("decided");
  line.sight(sight(2), 2);
  expect(play.step).toBe("take");
});

describe("whether it will hold", () => {
  const told = (x: number) => ({ held: [[x, 0, 50], [1, 0, 0, 0]], tries: 6, stood: 6, low: 0.6, high: 1 }); // prettier-ignore

  test("is shown while the piece is where it was asked, and not to a hand that wants no help", async () => {
    const { line, play } = await holding("full");
    line.moved(4, [10, 0, 50]);
    line.chance(told(0));
    expect(play.chance).toBeNull(); // the hand has moved on meanwhile
    line.chance(told(10));
    expect(play.chance?.stood).toBe(6);
    line.moved(8, [10.4, 0, 50]);
    expect(play.chance?.stood).toBe(6);
    line.moved(12, [13, 0, 50]);
    expect(play.chance).toBeNull();
    const alone = await holding("none");
    alone.line.moved(4, [10, 0, 50]);
    alone.line.chance(told(10));
    expect(alone.play.chance).toBeNull();
  });

  test("is no longer asked once it is let go, or over", async () => {
    const { line, play } = await holding("full");
    line.moved(4, [10, 0, 50]);
    line.chance(told(10));
    line.moved(8, [10, 0, 50], 10, true);
    expect(play.chance).toBeNull();
    line.chance(told(10));
    expect(play.chance).toBeNull();
    const other = await holding("full");
    other.line.moved(4, [10, 0, 50]);
    other.line.chance(told(10));
    other.line.over("silent");
    expect(other.play.chance).toBeNull();
  });
});
