/** A receipt that is brought as a file: it agrees, contradicts, or proves nothing, and each is told apart. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Receipt } from "../fairness/storage";
import type { GameRecord } from "../wire.gen";
import { receiptOf } from "./receipt.testing";
import { compareReceipts, isMeantAsReceipt } from "./receipt";
import { parseRecords } from "./parse-record";
import { loadVerifiers } from "./verifiers";

await loadVerifiers();

const readText = (name: string) => readFileSync(join(import.meta.dirname, "records", name), "utf8");
const SIGNED = readText("blueprints-signed.record");
const real = () => parseRecords(SIGNED)[0]!;
const anything = async () => true; // an operator signs what suits
const other = "0".repeat(64);

const compared = async (receipt: unknown, record: GameRecord = real(), signed?: () => Promise<boolean | null>) =>
  compareReceipts([typeof receipt === "string" ? receipt : JSON.stringify(receipt)], record, signed);
const useless = (why: string) => ({ kind: "proves_nothing", why });
const swapped = (texts: string[]) => (texts[0] = texts[0]!.replace(/\w{64}$/, other));

describe("a receipt that is brought", () => {
  it("agrees, as the page saves it", async () => {
    expect(await compared(`${JSON.stringify(receiptOf(real()))}\n`)).toEqual({ kind: "agrees", isChecked: true });
  });
  it("agrees with a game that still runs, of which it knows more", async () => {
    const record = real();
    record.events.pop();
    const more = receiptOf(real(), (texts) => (texts[3] = texts[3]!.replace("|54|", "|55|")));
    expect(await compared(more, record, anything)).toEqual({ kind: "agrees", isChecked: true });
  });
  it("contradicts: the secret was swapped", async () => {
    const problem = { code: "receipt_contradicts", step: "commitment", n: 0 };
    const found = { kind: "contradicts", problem, isChecked: true };
    expect(await compared(receiptOf(real(), swapped), real(), anything)).toEqual(found);
  });
  it("contradicts: another key", async () => {
    const found = await compared({ ...receiptOf(real()), server: other }, real(), anything);
    expect(found).toMatchObject({ kind: "contradicts", problem: { code: "receipt_by_another_key" } });
  });
  it("says so where signatures cannot be checked", async () => {
    const nobody = async () => null;
    expect(await compared(receiptOf(real()), real(), nobody)).toEqual({ kind: "agrees", isChecked: false });
    const found = await compared(receiptOf(real(), swapped), real(), nobody);
    expect(found).toMatchObject({ kind: "contradicts", isChecked: false });
  });
  it("is of another game", async () => {
    const all = (texts: string[]) => texts.forEach((text, at) => (texts[at] = text.replace(/\w{64}/, other)));
    expect(await compared(receiptOf(real(), all), real(), anything)).toEqual(useless("other_table"));
  });
  it("is not signed by the server it names", async () => {
    expect(await compared(receiptOf(real(), swapped))).toEqual(useless("not_signed"));
  });
  it("finds a record of the first form, of which nothing is signed", async () => {
    const old = parseRecords(readText("blueprints-2.record"))[0]!;
    expect(await compared(receiptOf(real()), old)).toEqual(useless("first_form"));
  });
  it("accuses nobody because of a record that somebody has forged", async () => {
    const forged = real();
    forged.fairness.salts[0] = "00".repeat(16);
    expect(await compared(receiptOf(real()), forged)).toEqual(useless("record_doubtful"));
  });
  it.each<[string, unknown]>([
    ["nothing", ""],
    ["no JSON", "hello"],
    ["a record", SIGNED],
    ["a list", [receiptOf(real())]],
    ["another format", { ...receiptOf(real()), format: "chantier-receipt/2" }],
    ["a field too many", { ...receiptOf(real()), more: 1 }],
    ["no statements", { ...receiptOf(real()), statements: [] }],
    ["a statement of something else", { ...receiptOf(real()), statements: [{ text: "hello", signature: "" }] }],
    ["a statement that is none", { ...receiptOf(real()), statements: [null] }],
    [
      "too many",
      { ...receiptOf(real()), statements: Array.from({ length: 1001 }, () => statement(receiptOf(real()))) },
    ],
  ])("is none: %s", async (_, brought) => expect(await compared(brought)).toEqual(useless("malformed")));
  it("does not hide a worse one", async () => {
    const texts = [receiptOf(real()), {}, receiptOf(real(), swapped)].map((one) => JSON.stringify(one));
    expect(await compareReceipts(texts, real(), anything)).toMatchObject({ kind: "contradicts" });
    expect(await compareReceipts(texts.slice(0, 2), real(), anything)).toEqual(useless("malformed"));
    expect(await compareReceipts([], real())).toBe(null);
  });
  it("is known from a record, even if it is broken", () => {
    expect(isMeantAsReceipt(JSON.stringify(receiptOf(real())))).toBe(true);
    expect(isMeantAsReceipt('{"format": "chantier-receipt/7"}')).toBe(true);
    for (const text of [SIGNED, "", "null", "[]", '"chantier-receipt/1"']) expect(isMeantAsReceipt(text)).toBe(false);
  });
});

const statement = (receipt: Receipt) => receipt.statements[0];
