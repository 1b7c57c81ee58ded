/** Tells whether a beam reaches from one worker to another (M59), as a hint: how far they are apart, and when it cannot. */
import { apart, slabsOf } from "./ground-height";
import { BEAM_BESIDE_MM, BEAM_IN_LINE_MM, BEAM_ON_ARM_MM } from "../hand.gen";
import { PARTS } from "../pieces.gen";
import { kindOf, type Piece, type Poses } from "./site";
import type { Pose } from "../types.gen";

export interface Span {
  other: Piece;
  /** From middle to middle, as seen from above. */
  mm: number;
  /** No beam lies on an arm of both, however it is turned. */
  tooFar: boolean;
}

export const BEAM_MM = Math.max(...PARTS.beam[0]!.size);
export const REACHES = { inLine: BEAM_IN_LINE_MM, beside: BEAM_BESIDE_MM };

const armsOf = (worker: Piece, pose: Pose) =>
  slabsOf(worker, pose).filter((_, at) => PARTS.worker[at]!.name.endsWith("_arm"));

/** The other worker that is nearest; null: there is none. */
export function nearestWorker(worker: Piece, pose: Pose, others: Poses): Span | null {
  let found: Span | null = null;
  const own = armsOf(worker, pose);
  for (const [other, there] of Object.entries(others)) {
    if (other === worker || kindOf(other) !== "worker") continue;
    const mm = Math.hypot(there[0][0] - pose[0][0], there[0][1] - pose[0][1]);
    if (found && mm >= found.mm) continue;
    const between = Math.min(
      ...own.flatMap((arm) => armsOf(other, there).map((one) => apart(arm.outline, one.outline))),
    );
    found = { other, mm: Math.round(mm), tooFar: between > BEAM_MM - 2 * BEAM_ON_ARM_MM };
  }
  return found;
}
