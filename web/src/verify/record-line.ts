/** The line of a record that counts: its events without what was taken back (docs/record.md, "Take-backs"). */
import type { TakenBack } from "../wire.gen";
import { fits, list, Unreadable, whole, type Shape } from "./record-shapes";

interface Kinded {
  kind?: string;
  seat?: number;
}

export interface Line {
  events: readonly unknown[];
  /** By its place in the line: which event of the record it is, from 1. */
  numbers: readonly number[];
  /** By its place in the line: which decision of the game it is. */
  decisions: readonly number[];
}

interface Decision {
  number: number;
  seat: number;
  events: { event: unknown; number: number }[];
}

const TAKEN_BACK: Shape = { seat: whole, back_to: whole, granted: list(whole) };

/** `moves`: the events with which decisions begin; `seats`: how many there are, where it is checked who has granted what. */
export function lineOf(events: readonly unknown[], moves: readonly string[], seats: number | null = null): Line {
  let line: Decision[] = [{ number: 0, seat: -1, events: [] }];
  let last = 0;
  for (const [at, event] of events.entries()) {
    const { kind = "", seat = -1 } = event as Kinded;
    const begins = kind === "taken_back" || moves.includes(kind);
    if (begins) last += 1;
    if (kind === "taken_back") line = undone(line, event as TakenBack & Kinded, seats, at + 1);
    else if (begins) line.push({ number: last, seat, events: [{ event, number: at + 1 }] });
    else line.at(-1)!.events.push({ event, number: at + 1 });
  }
  const told = line.flatMap((one) => one.events);
  return {
    events: told.map(({ event }) => event),
    numbers: told.map(({ number }) => number),
    decisions: line.map(({ number }) => number),
  };
}

function undone(line: Decision[], back: TakenBack & Kinded, seats: number | null, event: number): Decision[] {
  const { kind: _, ...fields } = back;
  fits(fields, TAKEN_BACK, "", event);
  const own = line.findLast(({ seat }) => seat === back.seat);
  if (own?.number !== back.back_to) throw new Unreadable({ code: "not_a_record", field: "back_to" }, event);
  const others = Array.from({ length: seats ?? 0 }, (_, seat) => seat).filter((seat) => seat !== back.seat);
  if (seats !== null && back.granted.join() !== others.join())
    throw new Unreadable({ code: "not_a_record", field: "granted" }, event);
  return line.filter(({ number }) => number < back.back_to);
}
