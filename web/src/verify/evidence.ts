/**
 * The evidence of a record of the second form, and receipts against it (docs/fairness.md, "What a verifier checks" and
 * "Receipts"). Nothing is asked of anybody.
 */
import type { Receipt } from "../fairness/storage";
import type { IsSigned } from "../fairness/signatures";
import {
  commitmentText,
  firstMix,
  isAboutTheSame,
  linkFits,
  mixText,
  nextMix,
  promisesText,
  subjectOf,
  type Opening,
  type Step,
  type Subject,
} from "../fairness/commitments";
import { saltProblem } from "../fairness/dice-problem";
import type { Evidence, GameRecord, Remark } from "../wire.gen";
import { verifierOf } from "./verifiers";

export type SignedStep = keyof Evidence["signatures"];

export type EvidenceProblem =
  | NonNullable<ReturnType<typeof saltProblem>>
  | { code: "evidence_malformed"; field: string }
  | { code: "signature_wrong"; step: SignedStep }
  | { code: "chain_link_of_nobody"; n: number }
  | { code: "chain_link_left_out" | "chain_link_breaks_promise"; n: number; seat: number }
  | { code: "receipt_malformed" | "receipt_not_signed" | "receipt_by_another_key" }
  | { code: "receipt_contradicts_itself"; step: Step }
  | { code: "receipt_of_another_attempt"; attempt: number }
  | { code: "receipt_contradicts"; step: Step; n: number };

export class Doubtful extends Error {
  constructor(readonly problem: EvidenceProblem) {
    super(problem.code);
  }
}

/** Who made the decisions, from 1 on; null: a take-back, with which nobody opens anything. */
export function moversOf(record: GameRecord): (number | null)[] {
  const events = record.events as { kind?: string; seat?: number }[];
  const moves = verifierOf(record.game)?.moves ?? [];
  return events
    .filter(({ kind = "" }) => kind === "taken_back" || moves.includes(kind))
    .map(({ kind, seat }) => (kind === "taken_back" ? null : (seat ?? -1)));
}

export function openingOf(record: GameRecord, evidence: Evidence): Opening {
  const { table, attempt } = evidence;
  return { table, attempt, game: record.game, commitment: record.fairness.commitment };
}

/** Of all decisions, the set-up first. */
export function mixesOf(record: GameRecord, evidence: Evidence): string[] {
  const mixes = [firstMix(openingOf(record, evidence), evidence.seats, record.fairness.salts)];
  for (const [at, link] of evidence.chain_links.entries()) mixes.push(nextMix(mixes[at]!, at + 1, link));
  return mixes;
}

/** False: nothing is wrong, but the signatures could not be checked here. */
export async function checkEvidence(record: GameRecord, evidence: Evidence, signed: IsSigned): Promise<boolean> {
  const trouble = saltProblem(record.fairness.salts, evidence.seats);
  if (trouble) throw new Doubtful(trouble);
  const movers = moversOf(record);
  if (movers.length !== evidence.chain_links.length)
    throw new Doubtful({ code: "evidence_malformed", field: "chain_links" });
  const opening = openingOf(record, evidence);
  const mixes = mixesOf(record, evidence);
  const texts: Record<SignedStep, string> = {
    commitment: commitmentText(opening),
    promises: promisesText(opening, evidence.seats),
    start: mixText(opening, 0, mixes[0]!),
    newest: mixText(opening, mixes.length - 1, mixes.at(-1)!),
  };
  let checked = true;
  for (const step of Object.keys(texts) as SignedStep[]) {
    const verdict = await signed(evidence.server, texts[step], evidence.signatures[step]);
    if (verdict === false) throw new Doubtful({ code: "signature_wrong", step });
    checked &&= verdict === true;
  }
  checkLinks(evidence, movers, record.notes ?? []);
  return checked;
}

function checkLinks(evidence: Evidence, movers: readonly (number | null)[], notes: readonly Remark[]): void {
  const newest = new Map<number, { n: number; link: string }>();
  for (const [at, link] of evidence.chain_links.entries()) {
    const [n, seat] = [at + 1, movers[at] ?? null];
    if (seat === null) {
      if (link !== null) throw new Doubtful({ code: "chain_link_of_nobody", n });
      continue;
    }
    const promise = evidence.seats[seat];
    if (!promise) throw new Doubtful({ code: "evidence_malformed", field: "seats" });
    const has = promise.kind === "bot" ? { chain: false, person: false } : attendance(seat, n, notes);
    if (link === null) {
      if (has.chain && has.person) throw new Doubtful({ code: "chain_link_left_out", n, seat });
      continue;
    }
    if (!has.chain) throw new Doubtful({ code: "chain_link_of_nobody", n });
    const before = newest.get(seat) ?? { n: 0, link: promise.chain_end! };
    if (!linkFits(link, n, before.link, before.n)) throw new Doubtful({ code: "chain_link_breaks_promise", n, seat });
    newest.set(seat, { n, link });
  }
}

/** By the notes. Whoever goes in the middle of a move has opened its link already: one may be there without the person. */
function attendance(seat: number, n: number, notes: readonly Remark[]): { chain: boolean; person: boolean } {
  const own = notes.filter((note) => note.seat === seat && note.n <= n);
  const last = own.findLast((note) => note.kind === "stand_in" || note.kind === "returned");
  return { chain: !own.some((note) => note.kind === "chain_lost"), person: last?.kind !== "stand_in" };
}

// Receipts

/** A statement of a receipt. */
export interface Read {
  subject: Subject;
  text: string;
}

export const hasEnded = (record: GameRecord): boolean =>
  (record.events.at(-1) as { kind?: unknown } | undefined)?.kind === "end";

/** Refuses a record of the receipt's own table that a statement of the receipt contradicts. */
export async function compareReceipt(
  receipt: Receipt,
  record: GameRecord,
  evidence: Evidence,
  signed: IsSigned,
): Promise<void> {
  compareStatements(receipt.server, await readReceipt(receipt, signed), record, evidence);
}

export function compareStatements(server: string, kept: readonly Read[], record: GameRecord, evidence: Evidence): void {
  if (server !== evidence.server) throw new Doubtful({ code: "receipt_by_another_key" });
  for (const { subject } of kept)
    if (subject.attempt > evidence.attempt || (subject.step === "mix" && subject.attempt !== evidence.attempt))
      throw new Doubtful({ code: "receipt_of_another_attempt", attempt: subject.attempt });
  const opening = openingOf(record, evidence);
  const mixes = mixesOf(record, evidence);
  for (const { subject, text } of kept) {
    const { step, attempt, n } = subject;
    if (attempt !== evidence.attempt) continue; // of a secret that was thrown away
    const mix = mixes[n];
    const said = {
      commitment: commitmentText(opening),
      promises: promisesText(opening, evidence.seats),
      mix: mix === undefined ? (hasEnded(record) ? null : text) : mixText(opening, n, mix),
    }[step];
    if (said !== text) throw new Doubtful({ code: "receipt_contradicts", step, n });
  }
}

/** The statements of a receipt of one table, each signed by its server. */
export async function readReceipt(receipt: Receipt, signed: IsSigned): Promise<Read[]> {
  const kept: Read[] = [];
  for (const { text, signature } of receipt.statements) {
    const subject = subjectOf(text);
    if (!subject) throw new Doubtful({ code: "receipt_malformed" });
    if ((await signed(receipt.server, text, signature)) === false) throw new Doubtful({ code: "receipt_not_signed" });
    const same = kept.find((one) => isAboutTheSame(one.subject, subject));
    if (same && same.text !== text) throw new Doubtful({ code: "receipt_contradicts_itself", step: subject.step });
    kept.push({ subject, text });
  }
  if (new Set(kept.map((one) => one.subject.table)).size !== 1) throw new Doubtful({ code: "receipt_malformed" });
  return kept;
}
