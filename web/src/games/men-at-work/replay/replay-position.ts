/** Poses at any moment of a replay, and how a running one goes on: falls are seen slowly. */
import { HEAD_TOP_MM } from "../hand.gen";
import { hatOf } from "../hand/holding";
import { compose, UNTURNED } from "../geometry/poses";
import { actAt, eventIn, restOf, type Act } from "./replay-acts";
import { kindOf, type Piece, type Poses } from "../geometry/site";
import { lastFrameOf, movedAt, type Track } from "../motion/tracks";
import type { PieceCleared, PiecePlaced } from "../types.gen";

/** The motions, unpacked when they are needed and kept from then on. */
export type Unpacked = ReadonlyMap<number, Track | "unreadable">;

export interface Moment {
  act: Act;
  into: number; // seconds of the act that have passed
  moving: boolean;
  rest: Poses; // of the whole site, before the motion or after it
  moved: Poses; // what is elsewhere just now
  gone: readonly Piece[];
}

export function momentAt(acts: readonly Act[], unpacked: Unpacked, seconds: number): Moment {
  const act = actAt(acts, seconds);
  const into = Math.max(0, seconds - act.from);
  const moving = seconds < restOf(act);
  const track = unpacked.get(act.n);
  const rest = moving ? (act.before?.poses ?? {}) : act.view.poses;
  if (!moving || !act.hand || !track || track === "unreadable") return { act, into, moving, rest, moved: {}, gone: [] };
  const begins = beginsOf(act.hand, rest);
  const moved = { ...taken(begins, rest), ...movedAt(track, begins, into) };
  const gone = (act.hand.seen.gone ?? []).filter((piece) => into >= vanishes(track, piece, act.motion));
  for (const piece of gone) delete moved[piece];
  return { act, into, moving, rest, moved, gone };
}

/** Where everything is before its first frame: as it rested, or where the hand took it from the reserve; a worker wears his hat. */
function beginsOf(hand: PiecePlaced | PieceCleared, rest: Poses): Poses {
  if (hand.kind !== "placed") return rest;
  const { piece, start, joined, joined_start } = hand.move;
  const begins = { ...rest };
  for (const [one, pose] of [[piece, start] as const, [joined, joined_start] as const]) {
    if (!one || !pose || rest[one]) continue;
    begins[one] = pose;
    if (kindOf(one) === "worker") begins[hatOf(one)] = compose(pose, [[0, 0, HEAD_TOP_MM], UNTURNED]);
  }
  return begins;
}

/** What was not there before. */
const taken = (begins: Poses, rest: Poses): Poses =>
  Object.fromEntries(Object.entries(begins).filter(([piece]) => !rest[piece]));

const LINGERS = 0.3; // seconds in which a piece is still seen that is taken away
function vanishes(track: Track, piece: Piece, motion: number): number {
  const last = lastFrameOf(track, piece);
  return last < 0 ? 0 : Math.min(motion - 0.05, last / track.framesPerS + LINGERS);
}

export interface Span {
  from: number; // seconds within an act
  to: number;
}
const SLOW = 0.25;
const SLOW_AT_MOST = 2.5 * SLOW; // seconds of the motion, which then last four times as long
const FALLS_MM_S = 120;

/** From the moment in which a piece begins to fall until it first hits something hard. */
export function fallOf(act: Act, track: Track): Span | null {
  const accident = eventIn(act, "accident");
  const trace = accident && track.traces.get(accident.piece);
  if (!trace || trace.frames.length < 2) return null;
  const { frames, poses } = trace;
  const speed = (at: number) =>
    ((poses[at]![0][2] - poses[at - 1]![0][2]) * track.framesPerS) / Math.max(1, frames[at]! - frames[at - 1]!);
  let fastest = 1;
  for (let at = 2; at < poses.length; at++) if (speed(at) < speed(fastest)) fastest = at;
  if (speed(fastest) > -FALLS_MM_S) return null;
  let start = fastest;
  while (start > 1 && speed(start) < -FALLS_MM_S / 4) start--;
  const to = (frames[fastest]! + 2) / track.framesPerS;
  return { from: Math.max(frames[start]! / track.framesPerS, to - SLOW_AT_MOST), to: Math.min(to, act.motion) };
}

export interface Playing {
  speed: number;
  moves: boolean; // false: from rest to rest
  slow: boolean; // falls are seen slowly
}

export interface Onward {
  at: number;
  slowly: boolean;
  waits: boolean; // for a motion that is not unpacked yet
}

/** Where a running playback is after so many seconds of a clock on the wall. */
export function onward(acts: readonly Act[], unpacked: Unpacked, at: number, elapsed: number, how: Playing): Onward {
  const act = actAt(acts, at);
  if (at >= restOf(act) || !act.packed)
    return { at: at + elapsed * Math.max(1, how.speed), slowly: false, waits: false };
  if (!how.moves) return { at: restOf(act), slowly: false, waits: false };
  const track = unpacked.get(act.n);
  if (!track) return { at, slowly: false, waits: true };
  const fall = how.slow && track !== "unreadable" ? fallOf(act, track) : null;
  if (!fall || at >= act.from + fall.to) return { at: at + elapsed * how.speed, slowly: false, waits: false };
  if (at >= act.from + fall.from) return { at: at + elapsed * Math.min(how.speed, SLOW), slowly: true, waits: false };
  return { at: Math.min(at + elapsed * how.speed, act.from + fall.from), slowly: false, waits: false };
}
