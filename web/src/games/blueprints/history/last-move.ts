/** The die that was taken last, as the events of a sight tell it. */
import type { Dice } from "../scene/die-identity";
import type { PlacedDie } from "../scene/scene-types";
import type { BlueprintsEvent } from "../types.gen";

/** Null: nobody has moved in this round. */
export function lastTaken(events: readonly BlueprintsEvent[], dice: Dice): PlacedDie | null {
  if (events.some((event) => event.kind === "RoundStarted")) return null;
  const taken = events.findLast((event) => event.kind === "DieTaken");
  return taken?.kind === "DieTaken" ? (dice.taken[taken.seat]?.at(-1) ?? null) : null;
}
