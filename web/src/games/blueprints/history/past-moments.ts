/** The moments of a game as its history lists them. */
import type { Moment } from "../../../table/history/table-history.svelte";
import { say } from "../../../words.svelte";
import { addressOf, type Shown } from "../replay/replay-moments";
import { momentName, momentText } from "../replay/replay-words";

export function pastMoments(shown: readonly Shown[], names: readonly string[], you: number | null): Moment[] {
  return shown.map((one) => ({
    key: addressOf(one),
    name: momentName(one),
    group: say("replay-moment-start", { round: one.round }),
    text: momentText(one, names, you),
  }));
}
