/** What there is to do for whoever sits here. */
import type { MenAtWorkSight } from "../geometry/site";
import type { Act } from "../motion/shown-act";

export type Step = "loading" | "wait" | "take" | "hold" | "settling" | "clear" | "asked" | "over";

export function stepOf(sight: MenAtWorkSight | null, act: Act | null): Step {
  if (!sight) return "loading";
  if (sight.view.ending || sight.view.phase === "over") return "over";
  if (act?.own) return act.letGo ? "settling" : act.led ? "wait" : "hold";
  if (act || !sight.legal) return "wait";
  const { phase } = sight.legal;
  return phase === "clearing" ? "clear" : phase === "asked" ? "asked" : "take";
}
