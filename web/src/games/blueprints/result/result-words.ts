/** The result of a game, in sentences. */
import { several } from "../../../company/somebody";
import { say, sayOne } from "../../../words.svelte";
import type { Outcome } from "../types.gen";

export function headline({ points, winners }: Outcome, names: readonly string[], you: number | null): string {
  const best = points[winners[0] ?? 0] ?? 0;
  if (winners.length > 1) return say("reveal-top-shared", { ...several(winners, names, you), points: best });
  if (winners[0] === you) return say("reveal-top-you", { points: best });
  return say("reveal-top-other", { name: names[winners[0] ?? 0] ?? "", points: best });
}

/** Whose the tree is, what broke a tie, or how far behind the next were. */
export function leadOf({ points, winners, reason }: Outcome, names: readonly string[], you: number | null): string {
  const winner = winners[0] ?? 0;
  const tree =
    winners.length > 1
      ? say("reveal-tree-shared")
      : winner === you
        ? say("reveal-tree-you")
        : say("reveal-tree-other", { name: names[winner] ?? "" });
  const others = points.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const second = Math.max(...others.map((seat) => points[seat]!));
  const next = others.filter((seat) => points[seat] === second);
  const sentences = [tree];
  if (reason !== "points") sentences.push(sayOne("reveal-reason", reason));
  if (next.length)
    sentences.push(say("reveal-behind", { ...several(next, names, you), points: points[winner]! - second }));
  return sentences.join(" ");
}
