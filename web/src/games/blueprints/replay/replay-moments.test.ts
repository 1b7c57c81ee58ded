/** Slices of a real game of two, as the server tells it to an onlooker and to both seats: around the end of a round, and the end. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addressOf, justPlaced, lastingOf, momentAt, momentsOf, openSights, sightsOf, worth } from "./replay-moments";
import type { BlueprintsSight } from "../table/table-picture";

interface Kept {
  eyes: number | null;
  slice: "round" | "game";
  sight: BlueprintsSight;
}
const kept = readFileSync(join(import.meta.dirname, "replay-moments.sights"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Kept);
const seen = (eyes: number | null, slice: Kept["slice"]) =>
  kept.filter((one) => one.eyes === eyes && one.slice === slice).map((one) => one.sight);

const round = momentsOf(seen(0, "round"));
const game = momentsOf(seen(0, "game"));
const open = openSights([seen(0, "round"), seen(1, "round")]);

describe("moments", () => {
  it("part the end of a round into pick, reveal and the next round", () => {
    expect(round.map(({ kind, n, part, round }) => `${kind} ${n}.${part} r${round}`)).toEqual([
      "start 0.0 r1",
      "pick 1.0 r1",
      "pick 2.0 r1",
      "pick 3.0 r1",
      "reveal 3.1 r1",
      "start 3.2 r2",
      "pick 4.0 r2",
    ]);
  });
  it("end with the end", () => {
    expect(game.map(({ kind }) => kind)).toEqual(["start", "pick", "reveal", "end"]);
    expect(game.at(-1)!.view.ending).not.toBeNull();
  });
  it("are the same for all eyes", () => {
    const told = (sights: BlueprintsSight[]) => momentsOf(sights).map(({ kind, n, part }) => [kind, n, part]);
    expect(told(seen(null, "round"))).toEqual(told(seen(1, "round")));
    expect(told(open)).toEqual(told(seen(1, "round")));
  });
  it("put the table together as it was after the last pick", () => {
    const pick = round[3]!;
    const reveal = round[4]!.view.rounds[0]!;
    const taken = pick.view.desks.map((desk) => desk.taken.length);
    expect(taken).toEqual([6, 6]);
    expect(pick.view.pool).toHaveLength(round[2]!.view.pool.length - 2); // one taken, one removed, none rolled
    expect(pick.view.desks[0]!.building).toEqual(reveal.buildings[0]);
    expect(pick.view.desks[0]!.score).toEqual(reveal.scores[0]);
    expect(pick.view.desks[1]!.building).toBeNull();
    expect(pick.events.map((event) => event.kind)).not.toContain("BuildingsRevealed");
    expect(round[2]!.view.desks[pick.events[0]!.kind === "DieTaken" ? pick.events[0]!.seat : 0]!.taken).toHaveLength(5);
  });
  it("are read from what the server sends", () => {
    const text = seen(0, "round")
      .map((sight) => JSON.stringify(sight))
      .join("\n");
    expect(sightsOf(`${text}\n`)).toEqual(seen(0, "round"));
  });
});

describe("all screens open", () => {
  it("shows every desk as its own seat saw it", () => {
    expect(open[1]!.view.desks.map((desk) => desk.plan)).toEqual([
      seen(0, "round")[1]!.view.desks[0]!.plan,
      seen(1, "round")[1]!.view.desks[1]!.plan,
    ]);
    expect(open.every((sight) => sight.view.desks.every((desk) => desk.building !== null))).toBe(true);
  });
  it("tells where each die went, right after it was taken", () => {
    for (const sight of open.slice(1)) {
      const kinds = sight.events.map((event) => event.kind);
      expect(kinds.indexOf("DiePlaced")).toBe(kinds.indexOf("DieTaken") + 1);
      expect(kinds.filter((kind) => kind === "DiePlaced")).toHaveLength(1);
    }
  });
  it("finds the die that was just placed", () => {
    const moment = momentsOf(open)[1]!;
    const found = justPlaced(moment)!;
    const taken = moment.events.find((event) => event.kind === "DieTaken")!;
    expect(moment.view.desks[found.seat]!.building![found.space as 0]![found.level]).toBe(taken.die);
    expect(justPlaced(momentsOf(seen(null, "round"))[1]!)).toBeNull();
  });
});

describe("a link to a moment", () => {
  it("goes there and back", () => {
    round.forEach((moment, at) => expect(momentAt(round, addressOf(moment))).toBe(at));
  });
  it("goes to the start when it makes no sense, and to the decision when its part is unknown", () => {
    expect([null, "", "x", "99"].map((address) => momentAt(round, address))).toEqual([0, 0, 0, 0]);
    expect(momentAt(round, "3.9")).toBe(3);
  });
});

describe("what the building is worth", () => {
  it("from one seat's eyes", () => {
    const totals = worth(round, 0)!;
    expect(totals[0]).toBe(0);
    expect(totals[3]).toBe(round[4]!.view.rounds[0]!.scores[0]!.total);
    expect(totals[4]).toBe(totals[3]);
    expect(totals[5]).toBe(0);
  });
  it("of the best, when all is open", () => {
    const scores = round[4]!.view.rounds[0]!.scores.map((score) => score.total);
    expect(worth(momentsOf(open), "open")![3]).toBe(Math.max(...scores));
  });
  it("nobody knows who only looks on", () => expect(worth(round, null)).toBeNull());
});

it("a reveal is looked at longer than a pick", () => {
  expect(lastingOf(round[4]!)).toBeGreaterThan(lastingOf(round[3]!));
});
