/** Events of a recorded game of Blueprints, read strictly. */
import {
  fits,
  like,
  list,
  maybe,
  object,
  only,
  text,
  Unreadable,
  whole,
  either,
  type Shape,
} from "../../../verify/record-shapes";
import { SPACES } from "./box-contents";

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

const DIE = like(/^[WRSG][1-6]$/);
const MATERIAL = only("wood", "recycled", "stone", "glass");

const ENTRIES: Record<string, Shape> = {
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

/** An event of Blueprints, with all its fields and no other. */
export function blueprintsEntry(event: unknown, number: number): BlueprintsEntry {
  const { kind, ...fields } = event as { kind?: unknown };
  const shape = typeof kind === "string" ? ENTRIES[kind] : undefined;
  if (!shape) throw new Unreadable({ code: "not_a_record", field: "kind" }, number);
  fits(fields, shape, "", number);
  return event as BlueprintsEntry;
}
