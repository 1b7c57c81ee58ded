/** Reading records strictly (docs/record.md): what is not exactly a record is refused, with the place where it is not. */
import type { GameRecord } from "../wire.gen";
import { SPACES } from "./pieces";

/** Why something is refused; `problem-words.ts` has the words. */
export type Problem =
  | { code: "nothing" }
  | { code: "not_json"; line: number }
  | { code: "not_a_record"; field: string }
  | { code: "field_unknown"; field: string }
  | { code: "game_unknown"; game: string }
  | { code: "order"; expected: string; found: string };

export class Unreadable extends Error {
  constructor(
    readonly problem: Problem,
    readonly event: number | null = null, // counted from 1
  ) {
    super(problem.code);
  }
}

export interface RoundEntry {
  kind: "round";
  round: number;
  first: number;
  in_demand: string[];
  plans: (string | null)[];
  pool: string[];
}
export interface PickEntry {
  kind: "pick";
  seat: number;
  die: string;
  space?: string | null;
  discard?: string;
  drawn: string[];
}
export interface RevealEntry {
  kind: "reveal";
  buildings: string[];
}
export interface EndEntry {
  kind: "end";
}
export type BlueprintsEntry = RoundEntry | PickEntry | RevealEntry | EndEntry;

/** The records of a file: JSON Lines, or one record over several lines. */
export function parseRecords(text: string): GameRecord[] {
  const lines = text.split("\n").map((line, at) => ({ line, number: at + 1 }));
  const full = lines.filter(({ line }) => line.trim() !== "");
  if (!full.length) throw new Unreadable({ code: "nothing" });
  const spread = full.length > 1 && !parses(full[0]!.line);
  const parts = spread ? [{ line: text, number: 1 }] : full;
  return parts.map(({ line, number }) => envelope(parsed(line, number)));
}

function parses(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Unreadable({ code: "not_json", line: number });
  }
}

type Test = (value: unknown) => boolean;
type Shape = Record<string, Test>;

const text: Test = (value) => typeof value === "string";
const truth: Test = (value) => typeof value === "boolean";
const whole: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const object: Test = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const list =
  (item: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(item);
const either =
  (...tests: Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
const like =
  (form: RegExp): Test =>
  (value) =>
    typeof value === "string" && form.test(value);
const only =
  (...values: unknown[]): Test =>
  (value) =>
    values.includes(value);
const within =
  (least: number, most: number): Test =>
  (value) =>
    whole(value) && (value as number) >= least && (value as number) <= most;
const maybe = (test: Test): Test => either(test, only(undefined));

const DIE = like(/^[WRSG][1-6]$/);
const HASH = like(/^[0-9a-f]{64}$/);
const SALT = like(/^([0-9a-f]{2})*$/);
const NAME: Test = (value) => text(value) && [...(value as string)].length >= 1 && [...(value as string)].length <= 40;

const ENVELOPE: Shape = {
  format: only("chantier/1", "chantier/2"),
  game: text,
  seats: list(NAME),
  options: object,
  fairness: object,
  events: list(object),
  notes: maybe(list(object)),
  rules: maybe((value) => whole(value) && (value as number) >= 1), // missing: the first
};
const FAIRNESS: Shape = { commitment: HASH, server_seed: either(HASH, only(null)), salts: list(SALT) };
/** In the second form. */
const SIGNED_FAIRNESS: Shape = { ...FAIRNESS, evidence: object };
const EVIDENCE: Shape = {
  server: HASH,
  table: HASH,
  attempt: (value) => whole(value) && (value as number) >= 1,
  seats: list(object),
  chain_links: list(either(HASH, only(null))),
  signatures: object,
};
const SIGNATURE = like(/^[0-9a-f]{128}$/);
const SIGNATURES: Shape = { commitment: SIGNATURE, promises: SIGNATURE, start: SIGNATURE, newest: SIGNATURE };
const PROMISE: Shape = {
  kind: only("person", "bot"),
  salt_hash: maybe(either(HASH, only(null))),
  chain_end: maybe(either(HASH, only(null))),
};
const NOTE: Shape = {
  n: whole,
  kind: only("stand_in", "returned", "left_out", "chain_lost", "observed"),
  seat: whole,
  about: maybe(object), // what a game observed, for people to read
};
const FIRST = either(whole, only("chance"));
/** What each version of a game's rules has more than the one before: a record names exactly the options of its version. */
const OPTIONS: Record<string, readonly Shape[]> = {
  blueprints: [{ unplaceable: only("any", "forced"), first: FIRST, open_points: truth }, {}],
  "men-at-work": [
    {
      site: only("beginner", "advanced", "expert", "by_hand"),
      first: FIRST,
      slips: only("friendly", "strict"),
      experts: list(whole),
      tremor: truth,
      foreman: truth,
      crane: truth,
      skyscraper: truth,
      crane_on: only("floor", "rim"),
    },
    {
      tremor: either(truth, only("all")),
      certificates: within(1, 5),
      titles: either(within(1, 7), only(null)),
      rita: (value) => typeof value === "number" && value >= 0 && value <= 1,
      help: only("all", "some", "none"),
    },
    { give_up: truth },
  ],
};
const SEAT_COUNTS: Record<string, [number, number]> = { blueprints: [2, 4], "men-at-work": [2, 5] };
const MATERIAL = only("wood", "recycled", "stone", "glass");

export const BLUEPRINTS_ENTRIES: Record<string, Shape> = {
  round: {
    round: whole,
    first: whole,
    in_demand: list(MATERIAL),
    plans: list(either(text, only(null))),
    pool: list(DIE),
  },
  pick: { seat: whole, die: DIE, space: maybe(only(...SPACES, null)), discard: maybe(DIE), drawn: list(DIE) },
  reveal: { buildings: list(text), scores: list(object), awards: object, prizes: object },
  end: { points: list(whole), winners: list(whole) },
};

function fits(value: unknown, shape: Shape, where: string, event: number | null = null): void {
  const given = value as Record<string, unknown>;
  for (const [field, test] of Object.entries(shape))
    if (!test(given[field])) throw new Unreadable({ code: "not_a_record", field: `${where}${field}` }, event);
  for (const field of Object.keys(given))
    if (!(field in shape)) throw new Unreadable({ code: "field_unknown", field: `${where}${field}` }, event);
}

function envelope(value: unknown): GameRecord {
  if (!object(value)) throw new Unreadable({ code: "not_a_record", field: "format" });
  fits(value, ENVELOPE, "");
  const record = value as GameRecord;
  const options = OPTIONS[record.game];
  const counts = SEAT_COUNTS[record.game];
  if (!options || !counts) throw new Unreadable({ code: "game_unknown", game: record.game });
  const rules = record.rules ?? 1;
  if (rules > options.length) throw new Unreadable({ code: "not_a_record", field: "rules" });
  fits(record.options, Object.assign({}, ...options.slice(0, rules)) as Shape, "options.");
  fits(record.fairness, record.format === "chantier/2" ? SIGNED_FAIRNESS : FAIRNESS, "fairness.");
  if (record.fairness.evidence) signed(record);
  record.notes?.forEach((note) => fits(note, NOTE, "notes."));
  const seats = record.seats.length;
  if (seats < counts[0] || seats > counts[1]) throw new Unreadable({ code: "not_a_record", field: "seats" });
  if (record.fairness.salts.length !== seats) throw new Unreadable({ code: "not_a_record", field: "fairness.salts" });
  if (!record.events.length) throw new Unreadable({ code: "not_a_record", field: "events" });
  const first = record.options["first"];
  if (first !== "chance" && (first as number) >= seats)
    throw new Unreadable({ code: "not_a_record", field: "options.first" });
  return record;
}

function signed(record: GameRecord): void {
  const evidence = record.fairness.evidence!;
  fits(evidence, EVIDENCE, "evidence.");
  fits(evidence.signatures, SIGNATURES, "signatures.");
  evidence.seats.forEach((seat) => fits(seat, PROMISE, "evidence.seats."));
  if (evidence.seats.length !== record.seats.length)
    throw new Unreadable({ code: "not_a_record", field: "evidence.seats" });
}

/** An event of Blueprints, with all its fields and no other. */
export function blueprintsEntry(event: unknown, number: number): BlueprintsEntry {
  const { kind, ...fields } = event as { kind?: unknown };
  const shape = typeof kind === "string" ? BLUEPRINTS_ENTRIES[kind] : undefined;
  if (!shape) throw new Unreadable({ code: "not_a_record", field: "kind" }, number);
  fits(fields, shape, "", number);
  return event as BlueprintsEntry;
}
