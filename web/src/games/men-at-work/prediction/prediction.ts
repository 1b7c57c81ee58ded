/**
 * What the own hand does, shown at once: the page's engine moves the held piece as the server will, and the server's frames put it right. It is
 * only a picture. What is sent, and what counts, does not depend on it.
 */
import type { Frame } from "../motion/motion-frames";
import { dot, lengthOf, scale, subtract } from "../geometry/poses";
import type { Piece, Poses, Vector } from "../geometry/site";
import type { Aim, Pose } from "../types.gen";
import { loadEngine, type Engine } from "./engine";
import { FREE, TICKS_PER_FRAME, TICKS_PER_S } from "./engine.gen";
import { PredictedSite, type Grasp, type Neighbours } from "./predicted-site";
import { apart, Correction, NONE, offBy, offsetFrom, STEP_MM, Trail } from "./reconcile";

const MS_PER_TICK = 1000 / TICKS_PER_S;
const MOST_TICKS = 60; // what a picture makes up for at most; a page that slept longer goes on from there
const LATE_TICKS = 30; // aims come to the server so much earlier or later than one another
const STILL_MM = 0.1; // between two frames: the server's piece lies still
const STILL_TICKS = 3 * TICKS_PER_FRAME;
const SILENT_MS = 600; // no frame for so long after the last aim: nothing moves there
const ELSEWHERE_MM = 5; // so far off at rest, the prediction goes on from where the server has it
const AGAIN_MS = 500;
const WAY_MM = 1; // nearer than this to where it is wanted, no way is to be seen any more
const TOO_SLOW = 0.9; // of the time that there is: the pictures would stand still
const TRIED_TICKS = 400;

/** One piece that goes with the hand. */
interface Led {
  trail: Trail;
  correction: Correction;
  told: Pose | null;
  still: boolean;
  drawn: Pose | null;
}

export class Prediction {
  #site: PredictedSite;
  #led = new Map<Piece, Led>();
  #tick = 0;
  #began: number; // when tick 0 was
  #drawnAt: number | null = null;
  #sent = 0; // the newest number under which an aim went out
  #sentTicks = new Map<number, number>();
  #sentAt = Number.NEGATIVE_INFINITY;
  #heard: { seq: number; tick: number } | null = null;
  #toldAt = Number.NEGATIVE_INFINITY;
  #placedAt = Number.NEGATIVE_INFINITY;
  #fresh = false; // nothing has been done yet about what is wanted now
  #aim: Vector | null = null;
  #way: Vector | null = null; // which way it was to go there
  #spentMs = 0;
  #ran = 0;

  constructor(
    engine: Engine,
    poses: Poses,
    readonly grasp: Grasp,
    nowMs: number,
    private readonly clock: () => number = () => performance.now(),
    neighbours: Neighbours = "frozen",
  ) {
    this.#site = new PredictedSite(engine, poses, grasp, neighbours);
    this.#began = nowMs;
    for (const piece of grasp.own)
      this.#led.set(piece, {
        trail: new Trail(1),
        correction: new Correction(),
        told: null,
        still: false,
        drawn: null,
      });
  }

  /** This device has not enough time for it. */
  get tooSlow(): boolean {
    return this.#ran >= TRIED_TICKS && this.#spentMs > TOO_SLOW * this.#ran * MS_PER_TICK;
  }

  /** The hand wants to be there from now on. */
  want(aim: Aim, nowMs: number): void {
    this.#advance(nowMs);
    this.#site.want(aim);
    this.#aim = aim[0];
    this.#fresh = true;
  }

  /** What is wanted went out under this number. */
  sent(seq: number, nowMs: number): void {
    this.#sent = seq;
    this.#sentAt = nowMs;
    this.#sentTicks.set(seq, this.#tick);
  }

  told(frame: Frame, nowMs: number): void {
    this.#advance(nowMs);
    this.#toldAt = nowMs;
    for (const [piece, pose] of Object.entries(frame.moved)) if (!this.#led.has(piece)) this.#site.follow(piece, pose);
    for (const piece of frame.gone) this.#site.remove(piece);
    if (frame.heard !== this.#heard?.seq) {
      for (const seq of this.#sentTicks.keys()) if (seq < frame.heard) this.#sentTicks.delete(seq);
      this.#heard = { seq: frame.heard, tick: frame.tick };
    }
    const since = this.#sentTicks.get(frame.heard);
    const expected = since === undefined ? null : since + frame.tick - this.#heard.tick;
    for (const [piece, led] of this.#led) {
      const pose = frame.moved[piece];
      if (!pose) continue;
      const long = frame.tick - this.#heard.tick >= STILL_TICKS;
      led.still = long && led.told !== null && apart(led.told, pose) < STILL_MM;
      led.told = pose;
      if (expected === null) continue; // it is of before this hand's first aim
      const was = led.trail.nearest(pose, expected - LATE_TICKS, expected + LATE_TICKS);
      if (was) led.correction.aim(offsetFrom(was, pose));
    }
  }

  /** Where the pieces are to be drawn. Once for each picture. */
  at(nowMs: number): Poses {
    this.#advance(nowMs);
    if (this.#fresh) this.#advance(this.#began + (this.#tick + 1) * MS_PER_TICK); // the very next picture shows it
    this.#fresh = false;
    const past = this.#drawnAt === null ? 0 : nowMs - this.#drawnAt;
    this.#drawnAt = nowMs;
    const rests = this.#site.rests && this.#serverRests(nowMs);
    const poses: Poses = {};
    if (rests) this.#settle(nowMs);
    for (const { correction } of this.#led.values()) correction.ease(past, rests);
    const beyond = rests ? NONE.shift : this.#beyond();
    for (const [piece, led] of this.#led) {
      led.correction.takeBack(beyond);
      const pose = this.#site.pose(piece);
      // What was stuck and comes free darts: that is shown evenly, too.
      if (led.drawn) led.correction.holdBack(pose, led.drawn, (FREE.speed * past) / 1000 + STEP_MM);
      poses[piece] = led.drawn = offBy(pose, led.correction.offset);
    }
    return poses;
  }

  /**
   * How far it would be drawn beyond where it is wanted. A server’s piece that got away sooner from something near is ahead for a while: it gets
   * there first, and no further.
   */
  #beyond(): Vector {
    const { correction } = this.#led.get(this.grasp.piece)!;
    if (!this.#aim) return NONE.shift;
    const left = subtract(this.#aim, this.#site.pose(this.grasp.piece)[0]);
    if (lengthOf(left) > WAY_MM) this.#way = scale(left, 1 / lengthOf(left));
    if (!this.#way) return NONE.shift;
    return scale(this.#way, Math.max(0, dot(subtract(correction.offset.shift, left), this.#way)));
  }

  /** The server has heard everything, and its piece lies where it was last told to be. */
  #serverRests(nowMs: number): boolean {
    const silent = nowMs - Math.max(this.#toldAt, this.#sentAt) > SILENT_MS;
    if (silent) return true;
    return this.#heard?.seq === this.#sent && this.#led.get(this.grasp.piece)!.still;
  }

  /** Both lie still: now the difference is known exactly. */
  #settle(nowMs: number): void {
    const { told } = this.#led.get(this.grasp.piece)!;
    const far = told ? apart(told, this.#site.pose(this.grasp.piece)) : 0;
    const again = far > ELSEWHERE_MM && nowMs - this.#placedAt > AGAIN_MS;
    if (again) this.#placedAt = nowMs;
    for (const [piece, led] of this.#led) {
      if (!led.told) continue;
      const before = this.#site.pose(piece);
      if (again) {
        this.#site.put(piece, led.told);
        led.correction.rebase(before, led.told);
      } else led.correction.aim(offsetFrom(before, led.told));
    }
  }

  #advance(nowMs: number): void {
    const due = Math.floor((nowMs - this.#began) / MS_PER_TICK);
    if (due - this.#tick > MOST_TICKS) this.#began += (due - this.#tick - MOST_TICKS) * MS_PER_TICK;
    const until = Math.min(due, this.#tick + MOST_TICKS);
    if (this.#tick >= until) return;
    const from = this.clock();
    this.#ran += until - this.#tick;
    this.#fresh = false;
    while (this.#tick < until) {
      this.#site.tick();
      this.#tick += 1;
      for (const [piece, { trail }] of this.#led) trail.add(this.#site.pose(piece));
    }
    this.#spentMs += this.clock() - from;
  }

  free(): void {
    this.#site.free();
  }
}

/** Goes over from what was drawn to what the server tells, evenly, once the hand has opened. */
export class Handover {
  #corrections = new Map<Piece, Correction>();
  #at: number | null = null;

  constructor(private readonly drawn: Poses) {}

  get over(): boolean {
    return this.#at !== null && [...this.#corrections.values()].every((one) => one.gone);
  }

  /** The server's poses, drawn as if they came from there. */
  eased(moved: Poses, nowMs: number): Poses {
    const past = this.#at === null ? 0 : nowMs - this.#at;
    const first = this.#at === null;
    this.#at = nowMs;
    const poses: Poses = { ...moved };
    for (const [piece, drawn] of Object.entries(this.drawn)) {
      const pose = moved[piece];
      if (!pose) continue;
      const correction = this.#corrections.get(piece) ?? new Correction();
      this.#corrections.set(piece, correction);
      if (first) correction.rebase(drawn, pose);
      correction.aim(NONE);
      correction.ease(past, true);
      poses[piece] = offBy(pose, correction.offset);
    }
    return poses;
  }
}

export type { Engine };
export { loadEngine };
