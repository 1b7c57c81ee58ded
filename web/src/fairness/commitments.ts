/** Dice of the second form: what is signed, promised and mixed. docs/fairness.md is the specification, and has test vectors. */
import { ascii, fromHex, sha256, toHex } from "../verify/hashing";

const SCHEME = "chantier/2";

export const hashed = (text: string): string => toHex(sha256(ascii(text)));
/** The hash of bytes that are given, and told, in hexadecimal digits. */
export const hashHex = (digits: string): string => toHex(sha256(fromHex(digits)));

/** What is fixed about a table's dice before its game, by which all its steps are named. */
export interface Opening {
  /** The hash of the table's id. */
  table: string;
  attempt: number;
  game: string;
  commitment: string;
}

export interface SeatPromised {
  kind: string;
  salt_hash?: string | null;
  chain_end?: string | null;
}

export type Step = "commitment" | "promises" | "mix";

export function commitmentText(one: Opening): string {
  return `${SCHEME}|commitment|${one.table}|${one.attempt}|${one.game}|${one.commitment}`;
}

export function promisesText(one: Opening, seats: readonly SeatPromised[]): string {
  const promises = seats.map((seat) => (seat.kind === "bot" ? "bot" : `person/${seat.salt_hash}/${seat.chain_end}`));
  return [SCHEME, "promises", one.table, one.attempt, one.commitment, ...promises].join("|");
}

export function mixText(one: Opening, n: number, mix: string): string {
  return `${SCHEME}|mix|${one.table}|${one.attempt}|${n}|${mix}`;
}

export function firstMix(one: Opening, seats: readonly SeatPromised[], salts: readonly string[]): string {
  return hashed([SCHEME, "start", hashed(promisesText(one, seats)), ...salts].join("|"));
}

export function nextMix(mix: string, n: number, link: string | null): string {
  return hashed(`${SCHEME}|move|${mix}|${n}|${link ?? ""}`);
}

export const keyText = (game: string, mix: string): string => `${SCHEME}|key|${game}|${mix}`;

/** Whether `link` is link n of the chain whose link m is `known`; link 0 is the chain's end. */
export function linkFits(link: string, n: number, known: string, m: number): boolean {
  let found = fromHex(link);
  for (let times = n - m; times > 0; times--) found = sha256(found);
  return toHex(found) === known;
}

/** What a signed text is about: of two different ones about the same at least one is a lie. */
export interface Subject {
  step: Step;
  table: string;
  attempt: number;
  n: number;
  /** Of a mix. */
  mix: string;
}

const TEXT = /^chantier\/2\|(commitment|promises|mix)\|([0-9a-f]{64})\|([1-9]\d{0,8})\|(.+)$/;

export function subjectOf(text: string): Subject | null {
  const [, step, table, attempt, rest] = TEXT.exec(text) ?? [];
  if (!step || !table || !rest) return null;
  const [n, mix] = step === "mix" ? rest.split("|") : ["0", ""];
  if (!/^(0|[1-9]\d{0,8})$/.test(n!)) return null;
  return { step: step as Step, table, attempt: Number(attempt), n: Number(n), mix: mix ?? "" };
}

export function isAboutTheSame(one: Subject, other: Subject): boolean {
  return (["step", "table", "attempt", "n"] as const).every((field) => one[field] === other[field]);
}
