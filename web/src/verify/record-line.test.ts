/** A record in which moves were taken back is proved along the line that counts, and forged take-backs are refused. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameRecord, TakenBack } from "../wire.gen";
import { parseRecords } from "./parse-record";
import { lineOf } from "./record-line";
import { loadVerifiers } from "./verifiers";
import { verify } from "./verify";

await loadVerifiers();

const TEXT = readFileSync(join(import.meta.dirname, "records/blueprints-taken-back.record"), "utf8");
const real = () => parseRecords(TEXT)[0]!;
const backsOf = (record: GameRecord) =>
  (record.events as { kind: string }[]).filter((event) => event.kind === "taken_back") as unknown as TakenBack[];

function changed(change: (first: TakenBack, record: GameRecord) => void): GameRecord {
  const record = structuredClone(real());
  change(backsOf(record)[0]!, record);
  return record;
}

it("the line leaves out what was taken back", () => {
  const events = ["start", "a", "b", "c", "taken_back", "d"].map((name, at) =>
    name === "taken_back"
      ? { kind: name, seat: 0, back_to: 2, granted: [1] }
      : { kind: at ? "pick" : "round", seat: at === 2 ? 0 : 1, name },
  );
  const line = lineOf(events, ["pick"], 2);
  expect(line.events.map((event) => (event as { name: string }).name)).toEqual(["start", "a", "d"]);
  expect(line.numbers).toEqual([1, 2, 6]);
  expect(line.decisions).toEqual([0, 1, 5]);
});

it("is proved, by the numbers that the decisions really have", async () => {
  const record = real();
  expect(backsOf(record)).toHaveLength(2);
  const verdict = await verify(record);
  if (verdict.kind !== "proved") throw new Error(JSON.stringify(verdict));
  const numbers = verdict.checked.map((one) => one.decision);
  expect(numbers).toHaveLength(1 + 3 * 18);
  expect(numbers).not.toEqual(numbers.map((_, at) => at));
});

describe("forged", () => {
  it.each<[string, (first: TakenBack, record: GameRecord) => void, object]>([
    ["a rated game", (_, record) => delete record.casual, { code: "unreadable", problem: { field: "casual" } }],
    ["somebody has not granted it", (one) => one.granted.pop(), { problem: { field: "granted" }, event: 7 }],
    ["another move", (one) => (one.back_to = 1), { problem: { field: "back_to" }, event: 7 }],
    ["a field more", (one) => Object.assign(one, { more: 1 }), { code: "unreadable", event: 7 }],
    [
      "a link with it",
      (_, record) => (record.fairness.evidence!.chain_links[5] = "00".repeat(32)),
      { code: "doubtful", problem: { code: "chain_link_of_nobody", n: 6 } },
    ],
    [
      "left out",
      (one, record) => record.events.splice(record.events.indexOf(one as never), 1),
      { code: "unreadable", problem: { field: "back_to" } }, // the numbers of what follows do not fit any more
    ],
  ])("%s", async (_, change, why) => {
    expect(await verify(changed(change), { isSigned: async () => true })).toMatchObject({ kind: "wrong", why });
  });
  it("another die after it is told by its place in the record", async () => {
    const record = changed((one, all) => {
      const next = all.events[all.events.indexOf(one as never) + 1] as unknown as { drawn: string[] };
      next.drawn = next.drawn.map((die) => die[0] + (die[1] === "6" ? "1" : "6"));
    });
    expect(await verify(record)).toMatchObject({ why: { code: "differs", difference: { event: 8, field: "drawn" } } });
  });
});
