/** A fall that was recorded once, played again: at its own speed, and slowly where somebody falls. */
import { between } from "../geometry/poses";
import type { Piece, Poses } from "../geometry/site";

export interface Mishap {
  before: Poses;
  after: Poses;
  /** What is elsewhere than before, so many milliseconds after the piece was taken. */
  frames: readonly { ms: number; moved: Poses }[];
  held: Piece;
  let_go_ms: number;
  fell: Piece;
  onto: Piece;
  fell_ms: number;
  lying: readonly Piece[];
}

const SLOWLY = 0.25;
const FALLS_MS = 320; // from the first free fall to the table
const LANDS_MS = 260;

export const lengthOf = (mishap: Mishap): number => mishap.frames.at(-1)?.ms ?? 0;

export const isSlow = (mishap: Mishap, ms: number): boolean =>
  ms >= mishap.fell_ms - FALLS_MS && ms < mishap.fell_ms + LANDS_MS;

/** The next moment to be shown, when so much time has gone by for whoever watches. */
export function onwards(mishap: Mishap, ms: number, pastMs: number): number {
  return Math.min(lengthOf(mishap), ms + pastMs * (isSlow(mishap, ms) ? SLOWLY : 1));
}

/** What is elsewhere than before in this moment. */
export function movedAt(mishap: Mishap, ms: number): Poses {
  const next = mishap.frames.findIndex((frame) => frame.ms > ms);
  if (next < 0) return mishap.frames.at(-1)?.moved ?? {};
  const [from, to] = [mishap.frames[Math.max(0, next - 1)]!, mishap.frames[next]!];
  const t = to.ms > from.ms ? (ms - from.ms) / (to.ms - from.ms) : 0;
  const moved: Poses = {};
  for (const [piece, end] of Object.entries(to.moved)) {
    const start = from.moved[piece] ?? mishap.before[piece] ?? end;
    moved[piece] = between(start, end, Math.max(0, t));
  }
  return moved;
}
