/** Three slices of a real game of two bots, as the server tells it to an onlooker: an accident, a title, the end. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fallOf, momentAt, onward, type Playing } from "./replay-position";
import {
  actAt,
  actOf,
  addressOf,
  alongTimeline,
  endOf,
  happeningsOf,
  restOf,
  secondsAlong,
  secondsOf,
  stopsBy,
  turnsOf,
  wholeOf,
  type Act,
} from "./replay-acts";
import type { MenAtWorkSight } from "../geometry/site";
import { readTrack, type Track } from "../motion/tracks";

interface Kept {
  slice: "accident" | "title" | "end";
  sight: MenAtWorkSight;
}
const kept = readFileSync(join(import.meta.dirname, "replay-acts.sights"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Kept);

function actsOf(slice: Kept["slice"]): Act[] {
  const acts: Act[] = [];
  for (const one of kept) if (one.slice === slice) acts.push(actOf(one.sight, acts.at(-1) ?? null));
  return acts;
}
async function unpackedOf(acts: readonly Act[]): Promise<Map<number, Track>> {
  const tracks = new Map<number, Track>();
  for (const act of acts) if (act.packed) tracks.set(act.n, await readTrack(act.packed));
  return tracks;
}

const game = actsOf("accident"); // a worker is placed, a beam slips, an accident, two pieces are cleared away
const tracks = await unpackedOf(game);
const [, slip, accident, cleared] = game as [Act, Act, Act, Act, Act];

describe("acts", () => {
  it("follow each other without a gap", () => {
    expect(game.map((act) => act.n)).toEqual([0, 1, 2, 3, 4]);
    game.slice(1).forEach((act, at) => expect(act.from).toBeCloseTo(endOf(game[at]!)));
    expect(wholeOf(game)).toBe(endOf(game.at(-1)!));
    expect(wholeOf([])).toBe(0);
  });
  it("last as long as their motion, and an accident is looked at longer", () => {
    expect(slip.motion).toBe(tracks.get(1)!.frames / 40);
    expect(accident.stands).toBeGreaterThan(slip.stands);
  });
  it("belong to the turn in which they were decided", () => {
    expect(game.slice(1).map((act) => [act.turn, act.seat])).toEqual([
      [8, 1],
      [8, 1],
      [9, 0],
      [9, 0],
    ]);
  });
  it("know how high the site is afterwards", () => {
    expect(game.every((act) => act.height > 80 && act.height < 400)).toBe(true);
  });
  it("without their motion say so, and are there all the same", () => {
    const sight = structuredClone(kept[1]!.sight) as unknown as { events: { seen: { track?: string } }[] };
    sight.events[0]!.seen.track = "AAAA";
    expect(actOf(sight as never, game[0]!)).toMatchObject({ motion: 0, trouble: "unreadable" });
    delete sight.events[0]!.seen.track;
    expect(actOf(sight as never, game[0]!)).toMatchObject({ motion: 0, trouble: "missing" });
  });
});

describe("a moment", () => {
  it("at rest is what the server told", () => {
    for (const act of game.slice(1)) {
      const moment = momentAt(game, tracks, restOf(act));
      expect(moment).toMatchObject({ moving: false, moved: {}, gone: [] });
      expect(moment.rest).toBe(act.view.poses);
    }
  });
  it("begins where the act before ended, with the piece where the hand took it", () => {
    const { moving, rest, moved } = momentAt(game, tracks, slip.from);
    expect(moving).toBe(true);
    expect(rest).toBe(game[0]!.view.poses);
    const move = slip.hand!.move as { piece: string; start: [number[], number[]] };
    expect(rest[move.piece]).toBeUndefined();
    moved[move.piece]![0].forEach((one, axis) => expect(one).toBeCloseTo(move.start[0][axis]!, 0));
  });
  it("comes close to the rest before it gets there", () => {
    const { moved } = momentAt(game, tracks, restOf(accident) - 1e-6);
    const distance = Object.entries(moved).map(([piece, [position]]) => {
      const there = accident.view.poses[piece]?.[0];
      return there ? Math.hypot(...position.map((one, axis) => one - there[axis]!)) : 0;
    });
    expect(Math.max(...distance)).toBeLessThan(0.5);
  });
  it("shows what slipped until shortly before it is taken back", () => {
    expect(slip.hand!.seen.gone).toEqual(["beam-11"]);
    expect(momentAt(game, tracks, slip.from + slip.motion / 2)).toMatchObject({ gone: [] });
    const late = momentAt(game, tracks, restOf(slip) - 0.01);
    expect(late.gone).toEqual(["beam-11"]);
    expect(late.moved).not.toHaveProperty("beam-11");
    expect(momentAt(game, tracks, restOf(slip)).rest).not.toHaveProperty("beam-11");
  });
  it("is the same whether it is reached forwards or backwards", () => {
    const at = accident.from + 1.234;
    const forwards = momentAt(game, tracks, at);
    momentAt(game, tracks, at + 1);
    expect(momentAt(game, tracks, at)).toEqual(forwards);
  });
  it("shows the rest before as long as the motion is not unpacked", () => {
    expect(momentAt(game, new Map(), accident.from + 1)).toMatchObject({ moving: true, moved: {}, gone: [] });
  });
  it("is found anywhere", () => {
    expect(game.map((act) => actAt(game, act.from + 0.01).n)).toEqual([0, 1, 2, 3, 4]);
    expect([actAt(game, -1).n, actAt(game, 1e6).n]).toEqual([0, 4]);
  });
});

describe("an accident", () => {
  const fall = fallOf(accident, tracks.get(2)!)!;
  const how: Playing = { speed: 2, moves: true, slow: true };
  it("is seen slowly from the fall to the first contact, at most two and a half seconds", () => {
    expect(fall.from).toBeGreaterThanOrEqual(0);
    expect(fall.to).toBeLessThanOrEqual(accident.motion);
    expect((fall.to - fall.from) * 4).toBeLessThanOrEqual(2.5001);
    const z = (into: number) => momentAt(game, tracks, accident.from + into).moved["brick-3"]![0][2];
    expect(z(fall.from) - z(fall.to)).toBeGreaterThan(10);
  });
  it("slows a running playback down, and lets it go on as before", () => {
    const middle = accident.from + (fall.from + fall.to) / 2;
    expect(onward(game, tracks, middle, 0.02, how)).toEqual({ at: middle + 0.005, slowly: true, waits: false });
    const after = accident.from + fall.to;
    expect(onward(game, tracks, after, 0.02, how).at).toBeCloseTo(after + 0.04);
    expect(onward(game, tracks, middle, 0.02, { ...how, slow: false }).at).toBeCloseTo(middle + 0.04);
  });
  it("is not jumped over at ten times the speed", () => {
    const before = accident.from + fall.from - 0.01;
    expect(onward(game, tracks, before, 1, { ...how, speed: 10 }).at).toBeCloseTo(accident.from + fall.from);
  });
  it("is none where nothing falls", () => expect(fallOf(slip, tracks.get(1)!)).toBeNull());
});

describe("a running playback", () => {
  const how: Playing = { speed: 0.25, moves: true, slow: true };
  it("waits for a motion that is not unpacked yet", () => {
    expect(onward(game, new Map(), slip.from, 1, how)).toEqual({ at: slip.from, slowly: false, waits: true });
  });
  it("goes from rest to rest where nothing shall move", () => {
    expect(onward(game, tracks, slip.from, 0.02, { ...how, moves: false }).at).toBe(restOf(slip));
  });
  it("does not look longer at what rests because motion is slow", () => {
    expect(onward(game, tracks, restOf(slip), 0.1, how).at).toBeCloseTo(restOf(slip) + 0.1);
  });
});

describe("along the rule", () => {
  const turns = turnsOf(game);
  it("turns have the same room each, and there is a way back", () => {
    expect(turns.map(({ turn, acts }) => [turn, acts.length])).toEqual([
      [8, 3],
      [9, 2],
    ]);
    expect(alongTimeline(turns, turns[1]!.from)).toBe(1);
    expect(alongTimeline(turns, 1e6)).toBe(2);
    for (const seconds of [0.3, accident.from + 0.5, cleared.from])
      expect(secondsAlong(turns, alongTimeline(turns, seconds))).toBeCloseTo(seconds);
  });
  it("of no game is nothing", () => expect([alongTimeline([], 3), secondsAlong([], 3)]).toEqual([0, 0]));
});

describe("what happens", () => {
  it("is found where it happens", () => {
    expect(game.map(happeningsOf)).toEqual([[], [], ["accident"], [], []]);
    expect(actsOf("title").map(happeningsOf)).toEqual([["rita"], [], ["title"]]);
    expect(actsOf("end").map(happeningsOf)).toEqual([[], ["accident", "out", "end"]]);
  });
  it("is where steps lead", () => {
    expect(stopsBy(game, "accident")).toEqual([restOf(accident)]);
    expect(stopsBy(game, "title")).toEqual([]);
    expect(stopsBy(game, "turn")).toEqual([0, cleared.from]);
    expect(stopsBy(game, "act")).toEqual(game.map(restOf));
  });
});

describe("a link to a moment", () => {
  it("goes there and back", () => {
    const seconds = accident.from + 1.25;
    expect(addressOf(game, seconds)).toBe("2.1.25");
    expect(secondsOf(game, "2.1.25")).toBeCloseTo(seconds);
  });
  it("with the decision alone leads to its rest; what makes no sense leads to the start", () => {
    expect(secondsOf(game, "2")).toBe(restOf(accident));
    expect([null, "", "x", "99", "2.x", "-1"].map((address) => secondsOf(game, address))).toEqual([0, 0, 0, 0, 0, 0]);
  });
  it("never leaves its act", () => expect(actAt(game, secondsOf(game, "2.999")).n).toBe(2));
});
