/** Marks on the pieces of a site: what was placed last, can be taken, lies on the ground, has fallen or is endangered. */
import type { Mark, Piece } from "../geometry/site";
import { endangeredBy } from "../hand/hold-chance";
import type { Moment } from "../moments/moments";
import type { Condition, MenAtWorkEvent } from "../types.gen";
import type { Play } from "./play.svelte";

export interface MarkUse {
  pointed: Piece | null;
  /** Whatever may be taken again is marked only where one points at it. */
  quiet: boolean;
  /** Of the page; they count most. */
  marks: ReadonlyMap<Piece, Mark> | undefined;
}

export function pieceMarks(play: Play, { pointed, quiet, marks }: MarkUse): Map<Piece, Mark> {
  const all = new Map<Piece, Mark>();
  if (play.act === null) {
    const placed = (play.sight?.events as readonly MenAtWorkEvent[] | undefined)?.findLast(
      (one) => one.kind === "placed",
    );
    if (placed?.kind === "placed" && !quiet) all.set(placed.move.piece, "latest");
    for (const piece of play.sight?.view.clearing.lying ?? []) all.set(piece, "lying");
    for (const choice of play.choices) if (choice.again && !quiet) all.set(choice.piece, "takeable");
    if (pointed && (play.takeable.includes(pointed) || all.get(pointed) === "lying")) all.set(pointed, "pointed");
  }
  const fell = play.act?.felt.accident?.[0];
  if (fell) all.set(fell, "fallen");
  const endangered = play.chance && play.act && endangeredBy(play.chance, play.act.piece);
  if (endangered) all.set(endangered, "shown");
  for (const [piece, mark] of marks ?? []) all.set(piece, mark);
  return all;
}

/** Of a turn: what did not hold, what one points at in a list, and what is being told about. */
export function turnMarks(
  conditions: readonly Condition[],
  pointed: Piece | null,
  moment: Moment | null,
): Map<Piece, Mark> {
  const all = new Map<Piece, Mark>();
  for (const one of conditions) if (!one.held) for (const piece of one.pieces) all.set(piece, "shown");
  if (pointed) all.set(pointed, "pointed");
  if (moment?.kind === "accident") all.set(moment.fell, "fallen");
  if (moment?.kind === "title") all.set(moment.piece, "shown");
  return all;
}
