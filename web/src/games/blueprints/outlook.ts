/**
 * What the server reckons about a view (`POST /api/games/blueprints/explain`): what each place would score, why a die cannot go
 * somewhere, what is still possible. The browser asks once for each sight and only looks things up.
 */
import { ask } from "../../asking";
import { SPACES } from "./dice";
import type { Die, SpaceIndex } from "./picture";
import type { Explanation, Score, View } from "./types.gen";

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
