/** Pieces offered to the hand: of pieces that are all alike in the reserve one is enough, what stands there already is named. */
import type { MenAtWorkSight, Piece } from "../geometry/site";

export interface Choice {
  piece: Piece;
  /** It stands on the site already: it is taken again. */
  again: boolean;
  /** It slipped, and this very one is placed: it is taken once more, from the reserve (M33). */
  slipped: boolean;
  /** How many of it are in the reserve. */
  left: number;
}

const sortOf = (piece: Piece): string => piece.slice(0, piece.lastIndexOf("-"));

export function choicesOf({ view, legal }: Pick<MenAtWorkSight, "view" | "legal">): Choice[] {
  const choices: Choice[] = [];
  const seen = new Set<string>();
  for (const piece of legal?.candidates ?? []) {
    const again = piece in view.poses;
    const sort = sortOf(piece);
    if (!again && seen.has(sort)) continue;
    if (!again) seen.add(sort);
    const slipped = !again && (view.work?.again.includes(piece) ?? false);
    choices.push({ piece, again, slipped, left: view.reserve.filter((one) => sortOf(one) === sort).length });
  }
  return choices;
}

/** The piece that goes with it in the same act, where the card says so; what stands there already goes alone. */
export function joinedTo(piece: Piece, { view, legal }: Pick<MenAtWorkSight, "view" | "legal">): Piece | null {
  const kind = piece in view.poses ? null : (legal?.step?.joined ?? null);
  const fit = kind ? view.reserve.filter((one) => one.startsWith(`${kind}-`)) : [];
  const again = view.work?.again ?? []; // what slipped is taken again, and nothing else (M33)
  return fit.find((one) => again.includes(one)) ?? fit[0] ?? null;
}
