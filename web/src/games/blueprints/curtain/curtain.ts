/**
 * Several people at one device: nobody sees another's plan. Between two turns the curtain is closed; it opens for one seat and one
 * move, and closes by itself once that move is played.
 */
import type { BlueprintsSight } from "../table/table-picture";

/** Somebody said "that's me": for this seat, until move `n` is played. */
export interface Opened {
  seat: number;
  n: number;
}

export type Eyes =
  | { kind: "own"; seat: number } // one seat's eyes
  | { kind: "closed"; seat: number } // the device is to be handed to this seat
  | { kind: "all" }; // what everybody may see: a bot or somebody elsewhere is to move, or the game is over

/** `seats` are those that sit at this device. `lingering`: the move was played a moment ago and may still be looked at. */
export function eyesOf(
  seats: readonly number[],
  toMove: number | null,
  n: number,
  opened: Opened | null,
  lingering = false,
): Eyes {
  if (seats.length === 1) return { kind: "own", seat: seats[0]! };
  if (opened && (opened.n === n ? opened.seat === toMove : lingering)) return { kind: "own", seat: opened.seat };
  if (toMove === null || !seats.includes(toMove)) return { kind: "all" };
  return { kind: "closed", seat: toMove };
}

/**
 * The same moment as an onlooker sees it. Until the reveal a desk shows the dice taken, and which of them fitted
 * nowhere (B29).
 */
export function withoutSecrets(sight: BlueprintsSight): BlueprintsSight {
  const { view } = sight;
  const desks = view.revealed
    ? view.desks
    : view.desks.map((desk) => ({ ...desk, plan: null, building: null, score: null }));
  const events = sight.events.filter((event) => event.kind !== "PlanDealt" && event.kind !== "DiePlaced");
  const accounts = sight.explanation?.accounts ?? [];
  const explanation = sight.explanation && { prospects: [], refusals: [], reach: null, accounts };
  return { seat: null, view: { ...view, seat: null, desks }, events, legal: null, explanation: explanation ?? null };
}
