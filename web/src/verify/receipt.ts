/** A receipt that somebody brings as a file, compared with a record: what it proves, or why it proves nothing. */
import type { Receipt } from "../fairness/storage";
import { isSigned, type IsSigned } from "../fairness/signatures";
import type { GameRecord } from "../wire.gen";
import { checkEvidence, compareStatements, Doubtful, readReceipt, type EvidenceProblem } from "./evidence";

export type ReceiptVerdict =
  | { kind: "agrees"; isChecked: boolean } // false: signatures could not be checked here
  | { kind: "contradicts"; problem: EvidenceProblem; isChecked: boolean }
  | { kind: "proves_nothing"; why: ReceiptUseless };

export type ReceiptUseless =
  | "malformed" // not a receipt
  | "not_signed"
  | "other_table"
  | "first_form" // of the record: no step of it is signed
  | "record_doubtful"; // its own signatures do not hold, so it is nobody's word

const STATEMENTS_MOST = 1000;

/** Whether somebody means it as a receipt; it may be a broken one. */
export function isMeantAsReceipt(text: string): boolean {
  const format = fieldsOf(parsed(text))?.["format"];
  return typeof format === "string" && format.startsWith("chantier-receipt");
}

const WORST = ["contradicts", "proves_nothing", "agrees"];

/** What comes of several receipts is what comes of the worst; null: there is none. */
export async function compareReceipts(
  texts: readonly string[],
  record: GameRecord,
  signed: IsSigned = isSigned,
): Promise<ReceiptVerdict | null> {
  const found = await Promise.all(texts.map((text) => compareText(text, record, signed)));
  return found.sort((one, other) => WORST.indexOf(one.kind) - WORST.indexOf(other.kind))[0] ?? null;
}

async function compareText(text: string, record: GameRecord, signed: IsSigned): Promise<ReceiptVerdict> {
  let isChecked = true;
  const watched: IsSigned = async (...what) => {
    const verdict = await signed(...what);
    isChecked &&= verdict !== null;
    return verdict;
  };
  try {
    const receipt = parsedReceipt(text);
    const kept = await readReceipt(receipt, watched);
    const { evidence } = record.fairness;
    if (!evidence) return { kind: "proves_nothing", why: "first_form" };
    if (kept[0]!.subject.table !== evidence.table) return { kind: "proves_nothing", why: "other_table" };
    if (await isDoubtful(record, watched)) return { kind: "proves_nothing", why: "record_doubtful" };
    compareStatements(receipt.server, kept, record, evidence);
    return { kind: "agrees", isChecked };
  } catch (problem) {
    if (!(problem instanceof Doubtful)) throw problem;
    const { code } = problem.problem;
    if (code === "receipt_malformed") return { kind: "proves_nothing", why: "malformed" };
    if (code === "receipt_not_signed") return { kind: "proves_nothing", why: "not_signed" };
    return { kind: "contradicts", problem: problem.problem, isChecked };
  }
}

async function isDoubtful(record: GameRecord, signed: IsSigned): Promise<boolean> {
  try {
    await checkEvidence(record, record.fairness.evidence!, signed);
    return false;
  } catch (problem) {
    if (problem instanceof Doubtful) return true;
    throw problem;
  }
}

/** Strictly what docs/fairness.md asks for, as `chantier verify --receipt` reads it. */
function parsedReceipt(text: string): Receipt {
  const found = fieldsOf(parsed(text), "format", "server", "statements");
  const statements: unknown = found?.["statements"];
  const isReceipt =
    found?.["format"] === "chantier-receipt/1" &&
    typeof found["server"] === "string" &&
    Array.isArray(statements) &&
    statements.length <= STATEMENTS_MOST &&
    statements.every((one) => {
      const fields = fieldsOf(one, "text", "signature");
      return typeof fields?.["text"] === "string" && typeof fields["signature"] === "string";
    });
  if (!isReceipt) throw new Doubtful({ code: "receipt_malformed" });
  return found as unknown as Receipt;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a JSON object; null if it is none, or has others than those that are named. */
function fieldsOf(value: unknown, ...names: string[]): Record<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const isOther = names.length > 0 && Object.keys(value).some((name) => !names.includes(name));
  return isOther ? null : (value as Record<string, unknown>);
}
