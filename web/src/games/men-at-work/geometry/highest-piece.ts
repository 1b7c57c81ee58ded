/** The highest piece, as the server measures it. Crane and box are no part of what is built. */
import { highestOf } from "./hulls";
import { kindOf, type Kind, type Piece, type Poses } from "./site";

export interface Height {
  piece: Piece | null; // nothing is built
  mm: number;
}

/** The highest of these kinds; of all that is built, if none are named. */
export function tallestOf(poses: Poses, kinds?: readonly Kind[]): Height {
  let tallest: Height = { piece: null, mm: 0 };
  for (const [piece, pose] of Object.entries(poses)) {
    const kind = kindOf(piece);
    if (kinds ? !kinds.includes(kind) : kind === "crane" || kind === "box") continue;
    const mm = highestOf(piece, pose);
    if (mm > tallest.mm) tallest = { piece, mm };
  }
  return tallest;
}
