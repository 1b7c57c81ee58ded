/** Pieces a moment of a replay speaks of. */
import { eventIn, type Act } from "./replay-acts";
import type { Mark, Piece } from "../geometry/site";

export function markedIn(act: Act, moving: boolean): ReadonlyMap<Piece, Mark> {
  const marks = new Map<Piece, Mark>();
  const view = moving ? act.before : act.view;
  for (const piece of view?.clearing.lying ?? []) marks.set(piece, "lying");
  if (moving) return marks;
  const judged = act.hand?.kind === "placed" ? (act.hand.seen.conditions ?? []) : [];
  for (const { pieces } of judged) for (const piece of pieces.slice(0, 1)) marks.set(piece, "shown");
  const title = eventIn(act, "title");
  if (title) marks.set(title.piece, "shown");
  const accident = eventIn(act, "accident");
  if (accident) marks.set(accident.piece, "fallen");
  return marks;
}
