/** The height that counts: of the highest girder, and once Rita is there of the highest piece (M43, M51, M70). */
import { slabsOf, topOf } from "./ground-height";
import { kindOf } from "./site";
import type { View } from "../types.gen";

export function levelOf(view: View): number | null {
  const counts = (piece: string) => {
    const kind = kindOf(piece);
    return view.piles.rita_is_here ? kind !== "crane" && kind !== "box" : kind === "girder";
  };
  const slabs = Object.entries(view.poses).flatMap(([piece, pose]) => (counts(piece) ? slabsOf(piece, pose) : []));
  return slabs.length ? topOf(slabs) : null;
}
