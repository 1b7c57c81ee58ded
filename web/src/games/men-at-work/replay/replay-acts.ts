/**
 * A whole game of Men at Work along one line of time. Each decision is an act: a motion, as long as it lasted, and a moment in which
 * its outcome is looked at. What was at rest before and after is told by the server, so any moment is found at once, backwards too.
 */
import { takenBackIn } from "../../../table/take-back/taken-back";
import { tallestOf } from "../geometry/highest-piece";
import type { MenAtWorkSight } from "../geometry/site";
import { bytesOf, headOf, lastUpTo, lengthOf } from "../motion/tracks";
import type { MenAtWorkEvent, PieceCleared, PiecePlaced, View } from "../types.gen";

export interface Act {
  n: number; // the decision; 0 is the set-up
  turn: number;
  seat: number; // whose turn it is
  from: number; // seconds since the game began, if nobody hurries
  motion: number; // seconds of it
  stands: number; // seconds in which one looks at what came of it
  before: View | null;
  view: View;
  events: readonly MenAtWorkEvent[];
  hand: PiecePlaced | PieceCleared | null; // what it did
  packed: Uint8Array<ArrayBuffer> | null;
  trouble: "missing" | "unreadable" | null; // why there is no motion where there should be one
  height: number; // mm, afterwards
}

type Kinded<K> = Extract<MenAtWorkEvent, { kind: K }>;
export const eventIn = <K extends MenAtWorkEvent["kind"]>({ events }: Pick<Act, "events">, kind: K) =>
  events.find((event): event is Kinded<K> => event.kind === kind);

export function sightOf(line: string): MenAtWorkSight {
  return JSON.parse(line) as MenAtWorkSight;
}

/** The next act of a game, from what the server tells of it. */
export function actOf(sight: MenAtWorkSight, last: Act | null): Act {
  const { view } = sight;
  const events = sight.events as readonly MenAtWorkEvent[];
  const before = last?.view ?? null;
  const hand =
    events.find((event): event is PiecePlaced | PieceCleared => event.kind === "placed" || event.kind === "cleared") ??
    null;
  return {
    n: last ? last.n + 1 : 0,
    turn: (before ?? view).turn,
    seat: (before ?? view).active,
    from: last ? endOf(last) : 0,
    stands: takenBackIn(events) ? TAKEN_BACK_S : standsOf(events),
    before,
    view,
    events,
    hand,
    height: tallestOf(view.poses).mm,
    ...motionOf(hand),
  };
}

function motionOf(hand: Act["hand"]): Pick<Act, "motion" | "packed" | "trouble"> {
  if (!hand) return { motion: 0, packed: null, trouble: null };
  // What is only lifted away moves nothing, and so has nothing to keep.
  const still = hand.kind === "cleared" && hand.move.kind === "ClearAway" && !hand.move.path.targets.length;
  if (!hand.seen.track) return { motion: 0, packed: null, trouble: still ? null : "missing" };
  try {
    const packed = bytesOf(hand.seen.track);
    return { motion: lengthOf(headOf(packed)), packed, trouble: null };
  } catch {
    return { motion: 0, packed: null, trouble: "unreadable" };
  }
}

const TAKEN_BACK_S = 1.8;
const STANDS: Partial<Record<MenAtWorkEvent["kind"], number>> = {
  end: 3,
  accident: 2.6,
  out: 2.6,
  given_up: 2.2,
  rita: 2.2,
  title: 2,
  site: 1.8,
  laid: 1.8,
  turn: 1.2,
};
const standsOf = (events: readonly MenAtWorkEvent[]): number =>
  Math.max(0.7, ...events.map((event) => STANDS[event.kind] ?? 0));

export const restOf = (act: Act): number => act.from + act.motion;
export const endOf = (act: Act): number => act.from + act.motion + act.stands;
export const wholeOf = (acts: readonly Act[]): number => (acts.length ? endOf(acts.at(-1)!) : 0);

export function actAt(acts: readonly Act[], seconds: number): Act {
  const froms = acts.map((act) => act.from);
  return acts[Math.max(0, lastUpTo(froms, seconds))]!;
}

// Turns, and where to find something

export type Happening = "taken_back" | "accident" | "title" | "rita" | "given_up" | "skipped" | "out" | "end";

export interface Turn {
  turn: number;
  seat: number;
  acts: readonly Act[];
  from: number;
  to: number;
}

export function turnsOf(acts: readonly Act[]): Turn[] {
  const turns: { turn: number; seat: number; acts: Act[]; from: number; to: number }[] = [];
  for (const act of acts) {
    const now = turns.at(-1);
    if (now?.turn === act.turn) {
      now.acts.push(act);
      now.to = endOf(act);
    } else turns.push({ turn: act.turn, seat: act.seat, acts: [act], from: act.from, to: endOf(act) });
  }
  return turns;
}

/** Along the rule every turn has the same room: a whole number where it begins, and its time evenly up to the next. */
export function alongTimeline(turns: readonly Turn[], seconds: number): number {
  const index = Math.max(
    0,
    lastUpTo(
      turns.map((turn) => turn.from),
      seconds,
    ),
  );
  const turn = turns[index];
  return turn ? index + Math.min(1, Math.max(0, (seconds - turn.from) / (turn.to - turn.from))) : 0;
}

export function secondsAlong(turns: readonly Turn[], x: number): number {
  const index = Math.max(0, Math.min(turns.length - 1, Math.floor(x)));
  const turn = turns[index];
  return turn ? turn.from + Math.min(1, Math.max(0, x - index)) * (turn.to - turn.from) : 0;
}

export function happeningsOf(act: Act): Happening[] {
  const found: Happening[] = takenBackIn(act.events) ? ["taken_back"] : [];
  for (const event of act.events) {
    if (event.kind === "card" && event.then === "skipped") found.push("skipped");
    else if (
      event.kind === "accident" ||
      event.kind === "given_up" ||
      event.kind === "title" ||
      event.kind === "rita" ||
      event.kind === "out" ||
      event.kind === "end"
    )
      found.push(event.kind);
  }
  return found;
}

export const BYS = ["act", "turn", "accident", "title"] as const;
export type By = (typeof BYS)[number];

/** The moments to which a step leads: where an act has come to rest, a turn begins, something has happened. */
export function stopsBy(acts: readonly Act[], by: By): number[] {
  if (by === "turn") return turnsOf(acts).map((turn) => turn.from);
  const some = by === "act" ? acts : acts.filter((act) => happeningsOf(act).includes(by));
  return some.map(restOf);
}

/** A finger that is very near to a rest means it. */
export function snapped(acts: readonly Act[], seconds: number): number {
  const near = acts.length ? actAt(acts, seconds) : null;
  return near && Math.abs(restOf(near) - seconds) < NEAR_S ? restOf(near) : seconds;
}
const NEAR_S = 0.05;

/** As it stood when this was to be done; a card that is laid counts at once. */
export const orderedIn = (act: Act): View => (eventIn(act, "laid") ? act.view : (act.before ?? act.view));

// Links

/** A link names a moment by its decision and the seconds since that began. */
export function addressOf(acts: readonly Act[], seconds: number): string {
  const act = actAt(acts, seconds);
  const into = Math.round((seconds - act.from) * 100) / 100;
  return `${act.n}.${into}`;
}

/** Only the decision: where it has come to rest. What makes no sense leads to the start. */
export function secondsOf(acts: readonly Act[], address: string | null): number {
  const found = /^(\d+)(?:\.(\d+(?:\.\d+)?))?$/.exec(address ?? "");
  const act = found && acts[Number(found[1])];
  if (!act) return 0;
  return found[2] === undefined ? restOf(act) : act.from + Math.min(Number(found[2]), act.motion + act.stands - 0.01);
}
