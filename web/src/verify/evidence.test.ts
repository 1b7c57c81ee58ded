/** A signed record is proved, each way to cheat with it is found, and so is a receipt that contradicts it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Receipt } from "../fairness/storage";
import type { Evidence, GameRecord } from "../wire.gen";
import { receiptOf } from "./receipt.testing";
import { parseRecords } from "./parse-record";
import { loadVerifiers } from "./verifiers";
import { Unreadable } from "./record-shapes";
import { verify } from "./verify";

await loadVerifiers();

const TEXT = readFileSync(join(import.meta.dirname, "records/blueprints-signed.record"), "utf8");
const real = () => parseRecords(TEXT)[0]!;
const anything = async () => true; // an operator signs what suits

function changed(change: (evidence: Evidence, record: GameRecord) => void): GameRecord {
  const record = structuredClone(real());
  change(record.fairness.evidence!, record);
  return record;
}

async function doubt(record: GameRecord, isSigned?: () => Promise<boolean>, receipts: Receipt[] = []) {
  const verdict = await verify(record, { receipts, ...(isSigned && { isSigned }) });
  if (verdict.kind !== "wrong" || verdict.why.code !== "doubtful") throw new Error(JSON.stringify(verdict.kind));
  return verdict.why.problem;
}

describe("a record of the second form", () => {
  it("is proved, with the receipt of a device that was there", async () => {
    const verdict = await verify(real(), { receipts: [receiptOf(real())] });
    const links = real().fairness.evidence!.chain_links.filter(Boolean).length;
    expect(verdict).toMatchObject({ kind: "proved", key: null, signed: { links, receipts: 1, isChecked: true } });
    expect(links).toBeGreaterThan(10);
  });
  it("says so where signatures cannot be checked", async () => {
    expect(await verify(real(), { isSigned: async () => null })).toMatchObject({ signed: { isChecked: false } });
  });
  it("each draw follows from its decision's own key", async () => {
    const verdict = await verify(real());
    if (verdict.kind !== "proved") throw new Error(verdict.kind);
    expect(new Set(verdict.checked.map((one) => one.key)).size).toBe(verdict.checked.length);
  });
});

describe("cheats", () => {
  it.each<[string, (evidence: Evidence, record: GameRecord) => void, object]>([
    [
      "another salt",
      (_, record) => (record.fairness.salts[0] = "00".repeat(16)),
      { code: "salt_breaks_promise", seat: 0 },
    ],
    ["a salt left out", (_, record) => (record.fairness.salts[1] = ""), { code: "salt_left_out", seat: 1 }],
    [
      "a salt for a bot",
      (_, record) => (record.fairness.salts[2] = "00".repeat(16)),
      { code: "salt_of_a_bot", seat: 2 },
    ],
    ["no promise", (one) => delete one.seats[0]!.salt_hash, { code: "salt_without_promise", seat: 0 }],
    ["a missing entry", (one) => one.chain_links.pop(), { code: "evidence_malformed", field: "chain_links" }],
    ["a link left out", (one) => (one.chain_links[0] = null), { code: "chain_link_left_out", n: 1, seat: 0 }],
    [
      "another link",
      (one) => (one.chain_links[0] = "00".repeat(32)),
      { code: "chain_link_breaks_promise", n: 1, seat: 0 },
    ],
    ["a bot's link", (one) => (one.chain_links[2] = "00".repeat(32)), { code: "chain_link_of_nobody", n: 3 }],
    [
      "a stand-in that is not told",
      (_, record) => (record.notes = record.notes!.filter((note) => note.kind !== "stand_in")),
      { code: "chain_link_left_out" },
    ],
    [
      "a lost chain that is not told",
      (_, record) => (record.notes = record.notes!.filter((note) => note.kind !== "chain_lost")),
      { code: "chain_link_left_out", seat: 0 },
    ],
  ])("%s, signed anew", async (_, change, problem) => {
    expect(await doubt(changed(change), anything)).toMatchObject(problem);
  });
  it.each(["commitment", "promises", "start", "newest"] as const)("the signature of %s", async (step) => {
    const record = changed(({ signatures }) => (signatures[step] = "00".repeat(64)));
    expect(await doubt(record)).toEqual({ code: "signature_wrong", step });
  });
  it.each<[string, (one: Evidence) => void]>([
    ["another table", (one) => (one.table = "00".repeat(32))],
    ["another attempt", (one) => (one.attempt = 2)],
    ["another key", (one) => (one.server = "00".repeat(32))],
  ])("%s", async (_, change) => expect(await doubt(changed(change))).toMatchObject({ code: "signature_wrong" }));
  it.each<[string, (one: Record<string, any>) => void, string]>([
    ["the first format with evidence", (one) => (one["format"] = "chantier/1"), "fairness.evidence"],
    ["no attempt", (one) => (one["fairness"].evidence.attempt = 0), "evidence.attempt"],
    ["a seat too many", (one) => one["fairness"].evidence.seats.push({ kind: "bot" }), "evidence.seats"],
    ["a short signature", (one) => (one["fairness"].evidence.signatures.start = "00"), "signatures.start"],
  ])("%s cannot be read", (_, change, field) => {
    const told = JSON.parse(TEXT) as Record<string, any>;
    change(told);
    try {
      parseRecords(JSON.stringify(told));
    } catch (problem) {
      expect((problem as Unreadable).problem).toMatchObject({ field });
      return;
    }
    throw new Error("it was read");
  });
});

describe("receipts", () => {
  const other = "0".repeat(64);
  it.each<[string, (texts: string[]) => void, object]>([
    ["a swapped secret", (texts) => (texts[0] = texts[0]!.replace(/\w{64}$/, other)), { step: "commitment" }],
    [
      "other promises",
      (texts) => (texts[1] = texts[1]!.replace(/\|bot$/, `|person/${other}/${other}`)),
      { step: "promises" },
    ],
    ["another start", (texts) => (texts[2] = texts[2]!.replace(/\w{64}$/, other)), { step: "mix", n: 0 }],
    ["more decisions", (texts) => (texts[3] = texts[3]!.replace("|54|", "|55|")), { step: "mix", n: 55 }],
    ["another attempt", (texts) => (texts[3] = texts[3]!.replace("|1|54|", "|2|54|")), { attempt: 2 }],
    [
      "two of one step",
      (texts) => texts.push(texts[0]!.replace(/\w{64}$/, other)),
      { code: "receipt_contradicts_itself" },
    ],
    ["two tables", (texts) => (texts[3] = texts[3]!.replace(/\w{64}/, other)), { code: "receipt_malformed" }],
    ["no statement", (texts) => (texts[0] = "hello"), { code: "receipt_malformed" }],
  ])("%s", async (_, change, problem) => {
    expect(await doubt(real(), anything, [receiptOf(real(), change)])).toMatchObject(problem);
  });
  it("of another key, or not signed", async () => {
    const receipt = { ...receiptOf(real()), server: other };
    expect(await doubt(real(), anything, [receipt])).toEqual({ code: "receipt_by_another_key" });
    expect(await doubt(real(), undefined, [receiptOf(real(), (texts) => (texts[3] += "0"))])).toEqual({
      code: "receipt_not_signed",
    });
  });
  it("of an attempt that was thrown away contradicts nothing", async () => {
    const record = changed((one) => (one.attempt = 2));
    const receipt = receiptOf(real(), (texts) => void texts.splice(1));
    expect(await verify(record, { receipts: [receipt], isSigned: anything })).toMatchObject({ kind: "wrong" });
    // The draws are those of attempt 1, of course; but it is not the receipt that is doubted.
    const verdict = await verify(record, { receipts: [receipt], isSigned: anything });
    expect(verdict.kind === "wrong" && verdict.why.code).toBe("differs");
  });
});
