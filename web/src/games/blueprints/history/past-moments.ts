/** The moments of a game as its history lists them. */
import type { Moment } from "../../../table/history/table-history.svelte";
import { say } from "../../../words.svelte";
import { addressOf, type Shown } from "../replay/replay-moments";
import { momentName, momentText } from "../replay/replay-words";

export function pastMoments(
  shown: readonly Shown[],
  names: readonly string[],
  you: number | null,
  hinted: readonly number[] = [], // the picks that somebody asked a hint for
): Moment[] {
  return shown.map((one) => ({
    key: addressOf(one),
    name: momentName(one),
    group: say("replay-moment-start", { round: one.round }),
    text: withHint(momentText(one, names, you), one.kind === "pick" && hinted.includes(one.n)),
  }));
}

const withHint = (text: string, hinted: boolean): string => (hinted ? say("hint-history", { text }) : text);
