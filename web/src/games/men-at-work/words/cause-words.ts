/** Cause of a fall, in one sentence; the words are those of the house, shared with the terminal. */
import { say } from "../../../words.svelte";
import { pieceName } from "./names";
import type { Cause } from "../types.gen";

const STANDS_BY_ITSELF = ["table", "crane", "box"];
const FEW = 10;

/** As people read it: tenths below ten. A half goes to the even number, as in the terminal, which tells the same fall. */
export const readable = (measure: number): number => (measure >= FEW ? evenly(measure) : Math.round(measure * 10) / 10);

function evenly(measure: number): number {
  const below = Math.floor(measure);
  return measure - below === 0.5 ? below + (below % 2) : Math.round(measure);
}

export function causeText(cause: Cause): string {
  const { how } = cause;
  const piece = pieceName(cause.piece);
  const over = cause.over ? pieceName(cause.over) : "";
  const by = cause.by ? pieceName(cause.by) : "";
  const mm = readable(cause.mm ?? 0);
  const grounded = !cause.over || STANDS_BY_ITSELF.includes(cause.over);
  if (how === "tipped" && cause.mm) {
    if (grounded) return say("cause-tipped-stand", { piece, mm });
    return by ? say("cause-tipped-load", { piece, over, by, mm }) : say("cause-tipped", { piece, over, mm });
  }
  if (how === "slid")
    return grounded || !cause.degrees
      ? say("cause-slid-away", { piece })
      : say("cause-slid", { piece, over, degrees: readable(cause.degrees) });
  if (how === "unborne" && by)
    return cause.mm ? say("cause-unborne", { piece, by, mm }) : say("cause-unborne-whole", { piece, by });
  if (how === "pushed" && by && cause.mm != null) return say("cause-pushed", { piece, by, mm });
  if (how === "hit" && by && cause.mm != null) return say("cause-hit", { piece, by, mm });
  if (how === "dropped" && cause.mm != null) return say("cause-dropped", { piece, mm });
  return say("cause-balance", { piece });
}
