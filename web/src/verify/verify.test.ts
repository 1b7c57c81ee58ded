/** Real games are proved; every way to change one is found, at the event where it was done. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameRecord } from "../wire.gen";
import { ownHashing } from "./hashing";
import { parseRecords } from "./parse-record";
import { loadVerifiers } from "./verifiers";
import { Unreadable } from "./record-shapes";
import { verify, type Verdict } from "./verify";

await loadVerifiers();

// Men at Work without its poses and paths: what is no draw is not looked at here, and they are long.
const FOLDER = join(import.meta.dirname, "records");
const text = (name: string) => readFileSync(join(FOLDER, `${name}.record`), "utf8");
const real = (name: string) => parseRecords(text(name))[0]!;

type Events = Record<string, unknown>[];
function changed(name: string, change: (record: GameRecord, events: Events) => void): GameRecord {
  const record = structuredClone(real(name));
  change(record, record.events as Events);
  return record;
}
const another = (die: unknown) => (die === "G6" ? "G5" : "G6");
const nth = (events: Events, kind: string, count: number) => events.filter((event) => event["kind"] === kind)[count]!;
const numberOf = (events: unknown[], event: unknown) => events.indexOf(event) + 1;

function difference(verdict: Verdict) {
  if (verdict.kind !== "wrong" || verdict.why.code !== "differs") throw new Error(JSON.stringify(verdict.kind));
  return verdict.why.difference;
}

describe("real games are proved", () => {
  const names = readdirSync(FOLDER).map((file) => file.replace(".record", ""));
  it("there are some of both", () =>
    expect(names.map((name) => name.slice(0, 3))).toEqual(expect.arrayContaining(["blu", "men"])));
  it.each(names)("%s", async (name) => {
    const verdict = await verify(real(name));
    expect(verdict).toMatchObject({ kind: "proved" });
  });
  it("also without the browser's hashing", async () => {
    const [one, other] = [
      await verify(real("blueprints-3")),
      await verify(real("blueprints-3"), { hashing: ownHashing }),
    ];
    expect(other).toEqual(one);
  });
  it("and each decision shows its draws", async () => {
    const verdict = await verify(real("blueprints-3"));
    if (verdict.kind !== "proved") throw new Error(verdict.kind);
    const purposes = verdict.checked[0]!.draws.map((draw) => draw.purpose);
    expect(purposes.filter((purpose) => purpose === "bag")).toHaveLength(9);
    expect(new Set(purposes)).toEqual(new Set(["first", "in-demand", "deck", "bag", "roll"]));
    expect(verdict.checked).toHaveLength(1 + 3 * 18);
    expect(verdict.checked[1]).toMatchObject({ decision: 1, event: 2 });
    expect(verdict.draws).toBe(verdict.checked.reduce((sum, one) => sum + one.draws.length, 0));
  });
  it("and tells how far it is", async () => {
    const seen: number[] = [];
    await verify(real("blueprints-2"), { progress: (event) => void seen.push(event) });
    expect(seen).toEqual(real("blueprints-2").events.map((_, at) => at + 1));
  });
});

describe("a changed record is found out", () => {
  it("another die was rolled", async () => {
    let at = 0;
    const record = changed("blueprints-4", (_, events) => {
      const pick = nth(events, "pick", 5);
      pick["drawn"] = [another((pick["drawn"] as string[])[0])];
      at = numberOf(events, pick);
    });
    const original = (real("blueprints-4").events[at - 1] as { drawn: string[] }).drawn;
    const found = difference(await verify(record));
    expect(found).toMatchObject({ event: at, field: "drawn", expected: original, at: 0 });
    expect(found.found).not.toEqual(original);
  });
  it("the last pick of a round draws nothing", async () => {
    const record = changed("blueprints-4", (_, events) => (nth(events, "pick", 23)["drawn"] = ["G6"]));
    expect(difference(await verify(record))).toMatchObject({ event: 25, field: "drawn", expected: [] });
  });
  it.each([
    ["pool", (one: unknown) => [another((one as string[])[0]), ...(one as string[]).slice(1)]],
    ["in_demand", (one: unknown) => [...(one as string[])].reverse()],
    ["plans", (one: unknown) => [...(one as string[])].reverse()],
    ["first", (one: unknown) => ((one as number) + 1) % 3],
  ])("the set-up: %s", async (field, change) => {
    const record = changed("blueprints-3", (_, events) => (events[0]![field] = change(events[0]![field])));
    expect(difference(await verify(record))).toMatchObject({ event: 1, field });
  });
  it("a later round belongs to the decision before it", async () => {
    const record = changed("blueprints-3", (_, events) => (nth(events, "round", 1)["pool"] as string[]).reverse());
    expect(difference(await verify(record))).toMatchObject({ event: 21, field: "pool" });
  });
  it("a die was taken that was not there", async () => {
    const record = changed("blueprints-3", (_, events) => {
      const pool = events[0]!["pool"] as string[];
      const missing = ["W", "R", "S", "G"].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((value) => `${letter}${value}`));
      events[1]!["die"] = missing.find((die) => !pool.includes(die));
    });
    expect(difference(await verify(record))).toMatchObject({
      event: 2,
      field: "die",
      expected: (record.events[0] as { pool: string[] }).pool,
    });
  });
  it("a removed die that was not there", async () => {
    const record = changed("blueprints-2", (_, events) => {
      const pool = events[0]!["pool"] as string[];
      events[1]!["discard"] = ["W1", "R1", "S1", "G1", "W6", "R6", "S6", "G6"].find((die) => !pool.includes(die));
    });
    expect(difference(await verify(record))).toMatchObject({ event: 2, field: "discard" });
  });
  it("another building turned up", async () => {
    const record = changed("blueprints-3", (_, events) =>
      (nth(events, "reveal", 0)["buildings"] as string[]).reverse(),
    );
    expect(difference(await verify(record))).toMatchObject({ event: 20, field: "buildings" });
  });
  it("a salt", async () => {
    const record = changed("blueprints-3", ({ fairness }) => (fairness.salts[1] = "00ff"));
    const verdict = await verify(record);
    expect(difference(verdict).event).toBe(1);
    expect(verdict).toMatchObject({ why: { fromTheStart: true } });
  });
  it("the order of the salts", async () => {
    const record = changed("blueprints-3", ({ fairness }) => void fairness.salts.reverse());
    expect(difference(await verify(record)).event).toBe(1);
  });
  it("the secret", async () => {
    const record = changed("blueprints-3", ({ fairness }) => (fairness.server_seed = "00".repeat(32)));
    expect(await verify(record)).toMatchObject({
      kind: "wrong",
      why: { code: "seed_breaks_commitment", expected: record.fairness.commitment },
    });
  });
  it("the secret together with its promise", async () => {
    const record = changed("blueprints-3", ({ fairness }) => {
      fairness.server_seed = "00".repeat(32);
      fairness.commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    });
    expect(difference(await verify(record)).event).toBe(1);
  });
  it("the order of two picks", async () => {
    const record = changed("blueprints-3", (_, events) => ([events[2], events[3]] = [events[3]!, events[2]!]));
    expect(difference(await verify(record)).event).toBeGreaterThanOrEqual(3);
  });
  it("an event that was cut out", async () => {
    const record = changed("blueprints-3", (_, events) => void events.splice(6, 1));
    expect(await verify(record)).toMatchObject({
      kind: "wrong",
      why: { code: "unreadable", problem: { code: "order", expected: "pick", found: "reveal" }, event: 19 },
    });
  });
  it("an event too many", async () => {
    const record = changed("blueprints-3", (_, events) => void events.push(events.at(-1)!));
    expect(await verify(record)).toMatchObject({ why: { problem: { code: "order", found: "end" }, event: 62 } });
  });
  it("another name of the game", async () => {
    const record = changed("blueprints-3", (one) => (one.game = "men-at-work"));
    expect(await verify(record)).toMatchObject({ kind: "wrong", why: { code: "unreadable" } });
  });
  it("Men at Work: a card, what shows, a hand, a tremor, Rita", async () => {
    const card = changed("men-at-work-told-3", (_, events) => (nth(events, "card", 4)["card"] = 35));
    expect(difference(await verify(card))).toMatchObject({ field: "card", found: ["35"] });
    const what = changed("men-at-work-told-3", (_, events) => {
      (nth(events, "card", 2)["what"] as { kind: string }).kind = "brick";
    });
    expect(difference(await verify(what))).toMatchObject({ field: "what" });
    const hand = changed("men-at-work-told-3", (_, events) => (nth(events, "hand", 1)["cards"] = [0, 1]));
    expect(difference(await verify(hand))).toMatchObject({ event: 2, field: "cards" });
    const tremor = changed("men-at-work-tremor", (_, events) => (nth(events, "placed", 3)["tremor"] = 5));
    expect(difference(await verify(tremor))).toMatchObject({ field: "tremor", found: ["5"] });
    const rita = changed("men-at-work-told-3", (_, events) => {
      const at = events.findIndex((event) => event["kind"] === "rita");
      events.splice(at, 1);
    });
    expect(difference(await verify(rita))).toMatchObject({ field: "rita", expected: ["yes"], found: ["no"] });
    const laid = changed("men-at-work-told-5", (_, events) => (nth(events, "chosen", 0)["card"] = 0));
    expect(difference(await verify(laid))).toMatchObject({ field: "card" });
  });
});

describe("secrets are kept exactly while a game runs", () => {
  it("a running game cannot be proved yet", async () => {
    const record = changed("blueprints-3", ({ fairness }, events) => {
      fairness.server_seed = null;
      events.splice(5);
    });
    expect(await verify(record)).toMatchObject({ kind: "running" });
  });
  it("a finished one without its secret is refused", async () => {
    const record = changed("blueprints-3", ({ fairness }) => (fairness.server_seed = null));
    expect(await verify(record)).toMatchObject({ why: { code: "secret_missing" } });
  });
  it("a secret that is out too early, too", async () => {
    const record = changed("blueprints-3", (_, events) => void events.splice(5));
    expect(await verify(record)).toMatchObject({ why: { code: "game_not_ended" } });
  });
});

describe("reading", () => {
  const refused = (given: string) => {
    try {
      parseRecords(given);
    } catch (problem) {
      if (problem instanceof Unreadable) return problem.problem;
    }
    throw new Error("it was read");
  };
  const with_ = (change: (record: Record<string, any>) => void) => {
    const record = JSON.parse(text("blueprints-2")) as Record<string, any>;
    change(record);
    return JSON.stringify(record);
  };

  it("several games, one a line", () => {
    expect(parseRecords(`${text("blueprints-2")}\n${text("blueprints-3")}\n`).map((one) => one.seats.length)).toEqual([
      2, 3,
    ]);
  });
  it("one game over several lines", () => {
    expect(parseRecords(JSON.stringify(JSON.parse(text("blueprints-4")), null, 1))).toHaveLength(1);
  });
  it.each([
    ["nothing", " \n ", { code: "nothing" }],
    ["no JSON", "hello", { code: "not_json", line: 1 }],
    ["no JSON in the second line", `${text("blueprints-2").trim()}\n{`, { code: "not_json", line: 2 }],
    ["a number", "7", { code: "not_a_record", field: "format" }],
    ["another format", with_((one) => (one["format"] = "chantier/3")), { code: "not_a_record", field: "format" }],
    [
      "the second form without evidence",
      with_((one) => (one["format"] = "chantier/2")),
      { code: "not_a_record", field: "fairness.evidence" },
    ],
    ["another game", with_((one) => (one["game"] = "chess")), { code: "game_unknown", game: "chess" }],
    [
      "a salt too many",
      with_((one) => one["fairness"].salts.push("")),
      { code: "not_a_record", field: "fairness.salts" },
    ],
    [
      "a salt in capitals",
      with_((one) => (one["fairness"].salts[0] = "FF")),
      { code: "not_a_record", field: "fairness.salts" },
    ],
    ["an unknown field", with_((one) => (one["luck"] = 1)), { code: "field_unknown", field: "luck" }],
    ["a missing option", with_((one) => delete one["options"].first), { code: "not_a_record", field: "options.first" }],
    ["a version to come", with_((one) => (one["rules"] = 3)), { code: "not_a_record", field: "rules" }],
    ["a version in words", with_((one) => (one["rules"] = "2")), { code: "not_a_record", field: "rules" }],
    ["no events", with_((one) => (one["events"] = [])), { code: "not_a_record", field: "events" }],
    ["too many seats", with_((one) => (one["seats"] = ["a"])), { code: "not_a_record", field: "seats" }],
  ])("%s is refused", (_, given, problem) => expect(refused(given)).toEqual(problem));
  const HOUSE = { tremor: "all", certificates: 1, titles: null, rita: 0.25, help: "some" };
  const site = (options: object, rules?: number) => {
    const record = JSON.parse(text("men-at-work-told-3").split("\n")[0]!) as Record<string, unknown>;
    return JSON.stringify({
      ...record,
      options: { ...(record["options"] as object), ...options },
      ...(rules === undefined ? {} : { rules }),
    });
  };
  it("the version of the rules may be said", () => {
    for (const rules of [1, 2]) expect(parseRecords(with_((one) => (one["rules"] = rules)))[0]!.rules).toBe(rules);
    expect(parseRecords(site(HOUSE, 2))).toHaveLength(1);
    expect(parseRecords(site({ ...HOUSE, give_up: true }, 3))).toHaveLength(1);
    expect(parseRecords(site({}, 1))).toHaveLength(1);
  });
  it.each([
    [{ certificates: 3 }, undefined, { code: "field_unknown", field: "options.certificates" }],
    [{ help: "all" }, 1, { code: "field_unknown", field: "options.help" }],
    [{ tremor: "all" }, 1, { code: "not_a_record", field: "options.tremor" }],
    [{}, 2, { code: "not_a_record", field: "options.certificates" }],
    [{ ...HOUSE, give_up: false }, 2, { code: "field_unknown", field: "options.give_up" }],
    [HOUSE, 3, { code: "not_a_record", field: "options.give_up" }],
    [{ ...HOUSE, give_up: "yes" }, 3, { code: "not_a_record", field: "options.give_up" }],
    [{ ...HOUSE, give_up: true }, 4, { code: "not_a_record", field: "rules" }],
    [{ ...HOUSE, certificates: 6 }, 2, { code: "not_a_record", field: "options.certificates" }],
    [{ ...HOUSE, titles: 0 }, 2, { code: "not_a_record", field: "options.titles" }],
    [{ ...HOUSE, rita: 1.5 }, 2, { code: "not_a_record", field: "options.rita" }],
    [{ ...HOUSE, help: "most" }, 2, { code: "not_a_record", field: "options.help" }],
    [{ ...HOUSE, tremor: "some" }, 2, { code: "not_a_record", field: "options.tremor" }],
  ])("options %j with rules %s are refused", (options, rules, problem) =>
    expect(refused(site(options, rules))).toEqual(problem),
  );
  it.each([
    ["die", "X9"],
    ["drawn", ["G7"]],
    ["space", "c1"],
    ["space", undefined],
    ["seat", 7],
    ["luck", 1],
  ])("an event with %s %s is refused", async (field, value) => {
    const record = changed("blueprints-2", (_, events) => (events[1]![field] = value));
    expect(await verify(record)).toMatchObject({ why: { code: "unreadable", event: 2 } });
  });
});
