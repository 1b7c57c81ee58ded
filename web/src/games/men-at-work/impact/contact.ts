/** Two pieces that have just met: the one event behind what is seen, heard and felt of an impact. docs/wire.md. */
import { LEAST_UNS, MATERIALS, TABLE_MATERIAL, type Material } from "../pieces.gen";
import { kindOf, type Piece, type Vector } from "../geometry/site";

export type Met = Piece | "table";

export interface Contact {
  /** Milliseconds of the site's own time since the act began. */
  at: number;
  pieces: readonly [Met, Met];
  /** Millimetres, z up. */
  place: Vector;
  /** Micronewton seconds: a girder that falls by a centimetre has 4300. */
  impulse: number;
}

export const materialOf = (piece: Met): Material => (piece === "table" ? TABLE_MATERIAL : MATERIALS[kindOf(piece)]);

const HARDEST_UNS = 30_000; // a support that falls from the top of a tower

/** How hard it is, from 0 to 1: ears and skin count in ratios. */
export function strengthOf({ impulse }: Contact): number {
  const share = Math.log(impulse / LEAST_UNS) / Math.log(HARDEST_UNS / LEAST_UNS);
  return Math.max(0, Math.min(1, share));
}

/** The few hardest, the hardest first: more at once is only noise. */
export function hardest(contacts: readonly Contact[], most: number): Contact[] {
  return [...contacts].sort((a, b) => b.impulse - a.impulse).slice(0, most);
}
