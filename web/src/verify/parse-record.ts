/** Reads records strictly (docs/record.md): what is not exactly a record is refused, with the place where it is not. */
import type { GameRecord } from "../wire.gen";
import {
  either,
  fits,
  like,
  list,
  maybe,
  object,
  only,
  text,
  truth,
  Unreadable,
  whole,
  type Shape,
  type Test,
  fitting,
} from "./record-shapes";
import { verifierOf } from "./verifiers";

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
  casual: maybe(truth), // missing: it counts
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
function envelope(value: unknown): GameRecord {
  if (!object(value)) throw new Unreadable({ code: "not_a_record", field: "format" });
  fits(value, ENVELOPE, "");
  const record = value as GameRecord;
  const verifier = verifierOf(record.game);
  if (!verifier) throw new Unreadable({ code: "game_unknown", game: record.game });
  const { options, seats: counts } = verifier;
  const rules = record.rules ?? 1;
  if (rules > verifier.rules) throw new Unreadable({ code: "not_a_record", field: "rules" });
  const named = Object.entries(options).filter(([, { since }]) => since <= rules);
  fits(record.options, Object.fromEntries(named.map(([name, { schema }]) => [name, fitting(schema)])), "options.");
  const newer = verifier.newerValue?.(record.options, rules);
  if (newer) throw new Unreadable({ code: "not_a_record", field: `options.${newer}` });
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
