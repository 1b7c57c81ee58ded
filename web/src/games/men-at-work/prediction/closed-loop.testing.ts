/**
 * For tests: an act that was done on the server, led again from a page at the other end of a slow line. What the page is told comes late, what
 * it draws is compared with where the server’s piece was.
 */
import { readFrame } from "../motion/motion-frames";
import type { MenAtWorkSight, Piece, Poses } from "../geometry/site";
import type { About, Aim, Pose } from "../types.gen";
import type { Engine } from "./engine";
import { TICKS_PER_S } from "./engine.gen";
import type { Neighbours } from "./predicted-site";
import { Prediction } from "./prediction";

/** As tests/prediction/recorded_acts.py writes it. Frames and aims have the tick at which they were sent, and counted. */
export interface RecordedAct {
  name: string;
  sight: MenAtWorkSight;
  about: About;
  start: Poses;
  own: Piece[];
  aims: [tick: number, aim: Aim][];
  release: number;
  frames: [tick: number, hex: string][];
  last: string;
  truth: Pose[];
}

export interface LineOf {
  /** Ticks from the page to the server, and back at least. */
  there: number;
  back: number;
  jitter: number;
  stalls: number;
  stalled: number;
}

export const SLOW: LineOf = { there: 30, back: 30, jitter: 6, stalls: 0.02, stalled: 60 };

export interface Drawn {
  /** mm between what was drawn and where the server’s piece was, for the same aims: at every picture, and of those when the hand rested. */
  always: number[];
  resting: number[];
  /** Between two pictures, beyond what the hand itself may have moved. */
  jumps: number[];
  cpuMs: number;
  ticks: number;
}

const FASTEST_MM_S = 250;
const PICTURE_TICKS = 4;
const RESTS_TICKS = 60;

export const bytesOf = (hex: string): ArrayBuffer =>
  new Uint8Array(hex.match(/../g)!.map((one) => parseInt(one, 16))).buffer;

/** The same at every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function led(engine: Engine, act: RecordedAct, line: LineOf = SLOW, neighbours: Neighbours = "frozen"): Drawn {
  const ms = (tick: number) => (tick * 1000) / TICKS_PER_S;
  const { taken, things, step_mm } = act.about;
  const joined = taken.kind === "Place" ? (taken.joined ?? null) : null;
  const grasp = { piece: taken.piece, joined, own: act.own };
  const cpu = () => process.cpuUsage().user / 1000;
  const prediction = new Prediction(engine, act.start, grasp, 0, () => 0, neighbours);
  const random = seeded(act.release);
  let last = 0;
  const arriving = act.frames.map(([tick, hex]) => {
    const stalled = random() < line.stalls ? line.stalled : 0;
    last = Math.max(last, tick + line.there + line.back + Math.floor(random() * line.jitter) + stalled);
    return { at: last, frame: readFrame(bytesOf(hex), things, step_mm)! };
  });
  const drawn: Drawn = { always: [], resting: [], jumps: [], cpuMs: 0, ticks: act.release };
  const aims = [...act.aims];
  let [aimed, seq, before]: [number, number, Pose | null] = [0, 0, null];
  const began = cpu();
  // The page goes on until it has heard of the end.
  for (let tick = 0; tick < act.release + line.there + line.back + line.stalled; tick++) {
    while (aims[0] && aims[0][0] <= tick) {
      prediction.want(aims.shift()![1], ms(tick));
      prediction.sent(++seq, ms(tick));
      aimed = tick;
    }
    while (arriving[0] && arriving[0].at <= tick) prediction.told(arriving.shift()!.frame, ms(tick));
    if (tick % PICTURE_TICKS) continue;
    const pose = prediction.at(ms(tick))[grasp.piece]!;
    const truth = act.truth[Math.min(tick, act.truth.length) - 1] ?? act.start[grasp.piece]!;
    const far = Math.hypot(...truth[0].map((mm, axis) => mm - pose[0][axis]!));
    drawn.always.push(far);
    const stillThere = act.truth[Math.max(0, tick - RESTS_TICKS)] ?? act.truth.at(-1)!;
    const rests = tick - aimed > RESTS_TICKS && moved(stillThere, truth) < 0.1;
    if (rests) drawn.resting.push(far);
    if (before) drawn.jumps.push(moved(before, pose) - (FASTEST_MM_S * PICTURE_TICKS) / TICKS_PER_S);
    before = pose;
  }
  drawn.cpuMs = cpu() - began;
  prediction.free();
  return drawn;
}

const moved = (one: Pose, other: Pose): number => Math.hypot(...one[0].map((mm, axis) => mm - other[0][axis]!));

/** What share of them is at most as large. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
