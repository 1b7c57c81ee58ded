/** What the own hand holds, drawn where it is by now: predicted from what is wanted, until the server's word is shown again. */
import type { Moment } from "../motion/motion-buffer";
import type { Frame } from "../motion/motion-frames";
import type { Piece, Poses } from "../geometry/site";
import type { Aim, Pose } from "../types.gen";
import type { GoingOver, Predicted, Predictor } from "./load-prediction";
import type { Grasp } from "./predicted-site";

/** The site and what the hand holds of it, as a prediction begins. */
export interface PredictionStart {
  poses: Poses;
  grasp: Grasp;
}

export class HandPrediction {
  #predicted: Predicted | null = null;
  #goingOver: GoingOver | null = null;
  #wanted: Aim | null = null;
  #sentSeq = 0; // the newest number under which an aim of this act went out
  #drawn: Poses = {};

  /** `predictor`: null as long as nobody predicts, and what the server tells is shown. */
  constructor(private readonly predictor: () => Predictor | null) {}

  get running(): boolean {
    return this.#predicted !== null;
  }

  /** Where a piece is drawn, as long as it is predicted. */
  drawn(piece: Piece): Pose | null {
    return this.#drawn[piece] ?? null;
  }

  want(aim: Aim, nowMs: number): void {
    this.#wanted = aim;
    this.#predicted?.want(aim, nowMs);
  }

  sent(seq: number, nowMs: number): void {
    this.#sentSeq = seq;
    this.#predicted?.sent(seq, nowMs);
  }

  told(frame: Frame, nowMs: number): void {
    this.#predicted?.told(frame, nowMs);
  }

  /** What is to be drawn instead of what was told. `start`: null where there is nothing to predict. */
  over(moment: Moment, nowMs: number, start: () => PredictionStart | null): Moment {
    const predicted = this.#current(nowMs, start);
    if (predicted) {
      this.#drawn = predicted.at(nowMs);
      return { ...moment, moved: { ...moment.moved, ...this.#drawn } };
    }
    if (!this.#goingOver) return moment;
    const moved = this.#goingOver.eased(moment.moved, nowMs);
    if (this.#goingOver.over) this.#goingOver = null;
    return { ...moment, moved };
  }

  /** It begins as soon as there is an engine, also in the middle of an act. */
  #current(nowMs: number, start: () => PredictionStart | null): Predicted | null {
    const predictor = this.predictor();
    if (this.#predicted?.tooSlow) {
      predictor?.giveUp();
      this.#handOver(predictor);
    }
    if (this.#predicted || !predictor) return this.#predicted;
    const begun = start();
    if (!begun) return null;
    this.#predicted = predictor.begin(begun.poses, begun.grasp, nowMs);
    if (this.#wanted) this.#predicted.want(this.#wanted, nowMs);
    if (this.#sentSeq) this.#predicted.sent(this.#sentSeq, nowMs);
    return this.#predicted;
  }

  /** The server’s word is shown again from now on. */
  handOver(): void {
    this.#handOver(this.predictor());
  }

  #handOver(predictor: Predictor | null): void {
    if (!this.#predicted) return;
    this.#predicted.free();
    this.#predicted = null;
    this.#goingOver = predictor?.handOver(this.#drawn) ?? null;
    this.#drawn = {};
  }

  /** The act is over. */
  stop(): void {
    this.#predicted?.free();
    this.#predicted = this.#goingOver = this.#wanted = null;
    this.#drawn = {};
    this.#sentSeq = 0;
  }
}
