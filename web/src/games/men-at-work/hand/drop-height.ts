/** How far a piece would fall if it were let go where it is wanted: from higher up nobody lets go without being asked. */
import { below } from "../geometry/first-below";
import type { Piece, Poses } from "../geometry/site";
import { reachOf, type Holding } from "./holding";

const HIGH_MM = 10;

/** It would fall so far, onto that. */
export interface Drop {
  mm: number;
  onto: Piece | "table";
}

/** Null: it is low enough. */
export function highDrop(hold: Holding, others: Poses): Drop | null {
  const found = below(reachOf(hold), others);
  return found && found.gap > HIGH_MM ? { mm: Math.round(found.gap), onto: found.piece } : null;
}
