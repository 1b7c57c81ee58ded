/**
 * What the server says of a sight: what each place would score, why a die cannot go somewhere, what is still possible. It comes with every
 * sight; the browser only looks things up.
 */
import { SPACES } from "../dice/plan-spaces";
import { valueOf } from "../dice/face-paths";
import type { Die, SpaceIndex } from "../scene/scene-types";
import type { Explanation, Score, View } from "../types.gen";

export function prospectOf(explanation: Explanation | null, die: Die | null, space: SpaceIndex | null): Score | null {
  if (!explanation || die === null || space === null) return null;
  return explanation.prospects.find((one) => one.die === die && one.space === SPACES[space])?.score ?? null;
}

/** The server's sentence, null where it said nothing about it. `space` is null for a die that may not be taken at all. */
export function whyNot(explanation: Explanation | null, die: Die, space: SpaceIndex | null): string | null {
  const there = space === null ? null : SPACES[space];
  return explanation?.refusals.find((one) => one.die === die && one.space === there)?.text ?? null;
}

export type Reason = { kind: "closed" } | { kind: "low"; value: number; top: number };

/**
 * What stands in the way of a die that was refused there. The server's sentence names spaces as they are written down (b2); on the
 * table they have no such names, so the two usual reasons are told by what is seen: hatching, or the die on top.
 */
export function reasonOf(view: View, die: Die, space: SpaceIndex | null): Reason | null {
  if (space === null) return null;
  const desk = view.seat === null ? null : view.desks[view.seat];
  if (desk?.plan?.[space] === 0) return { kind: "closed" };
  const top = desk?.building?.[space]?.at(-1);
  return top && valueOf(top) > valueOf(die) ? { kind: "low", value: valueOf(die), top: valueOf(top) } : null;
}
