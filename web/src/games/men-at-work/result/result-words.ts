/** The result of a game of Men at Work, in sentences. */
import { several } from "../../../company/somebody";
import { say } from "../../../words.svelte";
import type { View } from "../types.gen";

type Ended = Pick<View, "ending" | "players">;

export function headline({ ending, players }: Ended, names: readonly string[], you: number | null): string {
  const { winners, points, reason } = ending!;
  const winner = winners[0] ?? 0;
  const name = names[winner] ?? "";
  const best = points[winner] ?? 0;
  if (winners.length > 1) return say("again-top-shared", { ...several(winners, names, you), points: best });
  const titles = players[winner]?.titles ?? 0;
  if (reason === "titles")
    return winner === you ? say("again-top-titles-you", { titles }) : say("again-top-titles-other", { titles, name });
  if (reason === "last") return winner === you ? say("again-top-last-you") : say("again-top-last-other", { name });
  return winner === you ? say("again-top-you", { points: best }) : say("again-top-other", { name, points: best });
}

/** Why the game was over, and whose the tree is. */
export function leadOf(view: Ended, names: readonly string[], you: number | null): string {
  const { winners } = view.ending!;
  const winner = winners[0] ?? 0;
  const tree =
    winners.length > 1
      ? say("again-tree-shared")
      : winner === you
        ? say("again-tree-you")
        : say("again-tree-other", { name: names[winner] ?? "" });
  return `${whyOf(view)} ${tree}`;
}

function whyOf({ ending }: Ended): string {
  const { winners, points, reason } = ending!;
  const winner = winners[0] ?? 0;
  if (reason === "titles") return say("again-by-titles");
  if (reason === "last") return say("again-by-last");
  const tied = points.some((some, seat) => some === points[winner] && !winners.includes(seat));
  return tied ? `${say("again-by-reserve")} ${say("again-by-reserve-tie")}` : say("again-by-reserve");
}
