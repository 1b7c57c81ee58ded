/** How high things reach: over all corners of all parts, as the server measures it. Crane and box are no part of what is built. */
import { PARTS, type Part } from "./pieces.gen";
import { pointOf } from "./poses";
import { kindOf, type Kind, type Piece, type Poses, type Vector } from "./site";
import type { Pose } from "./types.gen";

const SIGNS = [-0.5, 0.5] as const;

const cornersOf = ({ centre, size }: Part): Vector[] =>
  SIGNS.flatMap((x) =>
    SIGNS.flatMap((y) =>
      SIGNS.map((z): Vector => [centre[0] + x * size[0], centre[1] + y * size[1], centre[2] + z * size[2]]),
    ),
  );

const CORNERS = Object.fromEntries(
  Object.entries(PARTS).map(([kind, parts]) => [kind, parts.flatMap(cornersOf)]),
) as Record<Kind, Vector[]>;

/** The top of a worker's head, on which his hat sits. */
export const HEAD_TOP_MM = Math.max(...CORNERS.worker.map((corner) => corner[2]));

export const topOf = (piece: Piece, pose: Pose): number =>
  Math.max(...CORNERS[kindOf(piece)].map((corner) => pointOf(pose, corner)[2]));

export interface Height {
  piece: Piece | null; // nothing is built
  mm: number;
}

/** The highest of these kinds; of all that is built, if none are named. */
export function highestOf(poses: Poses, kinds?: readonly Kind[]): Height {
  let highest: Height = { piece: null, mm: 0 };
  for (const [piece, pose] of Object.entries(poses)) {
    const kind = kindOf(piece);
    if (kinds ? !kinds.includes(kind) : kind === "crane" || kind === "box") continue;
    const mm = topOf(piece, pose);
    if (mm > highest.mm) highest = { piece, mm };
  }
  return highest;
}

/** What the level ring marks: the highest girder, and once Rita is there the highest of all. */
export const levelOf = (poses: Poses, ritaIsHere: boolean): Height =>
  ritaIsHere ? highestOf(poses) : highestOf(poses, ["girder"]);
