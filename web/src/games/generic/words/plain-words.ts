/** Views, moves and events of any game in plain words: the server's sentences where it has some, otherwise fields by their names. */
import type { Sight } from "../../../wire.gen";
import { say } from "../../../words.svelte";

/** What a game may explain about a view (docs/wire.md, "What a view means"). */
export interface PlainExplanation {
  /** The view in sentences. */
  lines?: string[];
  /** The legal moves by name. */
  moves?: { move: unknown; label: string }[];
}

/** Common to the views of all games. */
export interface PlainView {
  to_move?: number | null;
  points?: number[];
  ending?: { points: number[]; winners: number[] } | null;
  [field: string]: unknown;
}

export type PlainSight = Omit<Sight, "view"> & {
  view: PlainView;
  explanation?: PlainExplanation | null;
  told?: readonly string[];
};

/** Fields that the page says in its own way. */
const SAID_ELSEWHERE = new Set(["seat", "seats", "to_move", "ending", "options", "rules"]);

export const readable = (name: string): string => {
  const plain = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

function inWords(value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) {
    const isBySeat = value.length === names.length && value.length > 1;
    const items = value.map((one, at) => (isBySeat ? `${names[at]}: ${inWords(one, names)}` : inWords(one, names)));
    return items.length ? items.join(isBySeat ? "; " : ", ") : "–";
  }
  if (typeof value === "object") return fieldsOf(value, names).join(", ");
  return typeof value === "boolean" ? (value ? "✓" : "✗") : String(value);
}

const fieldsOf = (thing: object, names: readonly string[], left: ReadonlySet<string> = new Set()) =>
  Object.entries(thing)
    .filter(([field]) => field !== "kind" && !left.has(field))
    .map(([field, value]) => `${readable(field).toLowerCase()} ${inWords(value, names)}`);

/** Points and winners of a game that is over. A view that names no winners has won by the most points. */
export function resultOf(view: PlainView): { points: number[]; winners: number[] } {
  if (view.ending) return view.ending;
  const points = view.points ?? [];
  const most = Math.max(...points);
  return { points, winners: points.flatMap((one, seat) => (one === most ? [seat] : [])) };
}

/** What has happened: the game's own sentences, or else the lines that have changed, or the events by their fields. */
export function newsOf(
  sight: PlainSight,
  explanation: PlainExplanation | null,
  before: readonly string[],
  names: readonly string[],
): string[] {
  if (sight.told?.length) return named(sight.told, names);
  const lines = explanation?.lines;
  return lines ? lines.filter((line) => !before.includes(line)) : sight.events.map((event) => eventText(event, names));
}

/** A view by its fields, each with its name. */
export function viewRows(view: PlainView, names: readonly string[]): { label: string; value: string }[] {
  return Object.entries(view)
    .filter(([field]) => !SAID_ELSEWHERE.has(field))
    .map(([field, value]) => ({ label: readable(field), value: inWords(value, names) }));
}

/** Sentences with the names of those who play: the server, which is asked about a view alone, says "Player 1". */
export function withNames(explanation: PlainExplanation | null, names: readonly string[]): PlainExplanation | null {
  if (!explanation) return null;
  return {
    ...explanation,
    ...(explanation.lines && { lines: named(explanation.lines, names) }),
    ...(explanation.moves && {
      moves: explanation.moves.map((one) => ({ ...one, label: named([one.label], names)[0]! })),
    }),
  };
}

export function named(sentences: readonly string[], names: readonly string[]): string[] {
  return sentences.map((sentence) =>
    names.reduceRight((told, name, seat) => told.replaceAll(say("plain-player", { number: seat + 1 }), name), sentence),
  );
}

/** The moves to choose from; none where a game cannot list them. */
export function movesOf(sight: PlainSight): unknown[] {
  return Array.isArray(sight.legal) ? (sight.legal as unknown[]) : [];
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

export function moveName(move: unknown, explanation: PlainExplanation | null): string {
  const own = explanation?.moves?.find((one) => canonical(one.move) === canonical(move));
  return own?.label ?? thingName(move, []);
}

export function eventText(event: unknown, names: readonly string[]): string {
  const { seat } = event as { seat?: number };
  const who = seat === undefined ? undefined : names[seat];
  const what = thingName(event, names, new Set(["seat"]));
  return who === undefined ? what : `${who}: ${what}`;
}

function thingName(thing: unknown, names: readonly string[], left: ReadonlySet<string> = new Set()): string {
  if (typeof thing !== "object" || thing === null) return String(thing);
  const { kind } = thing as { kind?: string };
  const facts = fieldsOf(thing, names, left);
  return [...(kind ? [readable(kind)] : []), ...facts].join(", ");
}
