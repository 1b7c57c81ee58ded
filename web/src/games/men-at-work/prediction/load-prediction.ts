/** Brings the prediction to a table: the engine is large, so it comes once, after the table is shown, and only for whoever has a seat. */
import type { Frame } from "../motion/motion-frames";
import type { Poses } from "../geometry/site";
import type { Aim } from "../types.gen";
import type { Grasp } from "./predicted-site";

/** One act of the own hand, predicted; see prediction.ts. */
export interface Predicted {
  readonly grasp: Grasp;
  readonly tooSlow: boolean;
  want(aim: Aim, nowMs: number): void;
  sent(seq: number, nowMs: number): void;
  told(frame: Frame, nowMs: number): void;
  at(nowMs: number): Poses;
  free(): void;
}

/** After the hand has opened: from what was drawn over to what is told. */
export interface GoingOver {
  readonly over: boolean;
  eased(moved: Poses, nowMs: number): Poses;
}

export interface Predictor {
  begin(poses: Poses, grasp: Grasp, nowMs: number): Predicted;
  handOver(drawn: Poses): GoingOver;
  /** This device is too slow for it; what the server tells is shown, as ever. */
  giveUp(): void;
}

let supplied: Predictor | null = null;
let asked = false;

/** What there is by now; null: it is still coming, or cannot run here. */
export const predictor = (): Predictor | null => supplied;

const wanted = (): boolean =>
  typeof WebAssembly === "object" &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true;

export async function loadPrediction(): Promise<void> {
  if (asked || !wanted()) return;
  asked = true;
  try {
    const { loadEngine, Prediction, Handover } = await import("./prediction");
    const engine = await loadEngine();
    supplied = {
      begin: (poses, grasp, nowMs) => new Prediction(engine, poses, grasp, nowMs),
      handOver: (drawn) => new Handover(drawn),
      giveUp: () => (supplied = null),
    };
  } catch {
    asked = false; // today's way remains; the next table may try again
  }
}
