/**
 * What the server reckons about a view (`POST /api/games/blueprints/explain`): what each place would score, why a die cannot go
 * somewhere, what is still possible. The browser asks once for each sight and only looks things up.
 */
import { ask } from "../../asking";
import { SPACES } from "./dice";
import type { Die, SpaceIndex } from "./picture";
import type { Prize, Score, View } from "./types.gen";

export interface Reach {
  picks_left: number;
  plan: { state: "kept" | "possible" | "lost"; as_planned: number; spaces: number };
  prizes: { prize: Prize; have: number; needed: number; of: string | null; possible: boolean; earned: boolean }[];
}

export interface Explanation {
  prospects: { die: Die; space: string | null; score: Score; prizes: Prize[] }[];
  refusals: { die: Die; space: string | null; text: string }[];
  reach: Reach | null;
}

export function outlookOf(view: View): Promise<Explanation> {
  return ask<Explanation>("POST", "/api/games/blueprints/explain", view);
}

export function prospectOf(outlook: Explanation | null, die: Die | null, space: SpaceIndex | null): Score | null {
  if (!outlook || die === null || space === null) return null;
  return outlook.prospects.find((one) => one.die === die && one.space === SPACES[space])?.score ?? null;
}

/** Null where it is not known here; then the server is asked by trying. */
export function whyNot(outlook: Explanation | null, die: Die, space: SpaceIndex | null): string | null {
  const name = space === null ? null : SPACES[space];
  return outlook?.refusals.find((one) => one.die === die && one.space === name)?.text ?? null;
}
