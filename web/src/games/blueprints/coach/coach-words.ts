/** The coach's sentences about a step: the same sentences as in the terminal. */
import { somebody } from "../../../company/somebody";
import { say } from "../../../words.svelte";
import { percent, pickerBefore, swing } from "./coach-report";
import { indexOf } from "../dice/plan-spaces";
import { nameOf, spaceName } from "../words/dice-words";
import type { Analysis, TakeDie, Weighed } from "../types.gen";

const dice = (step: Weighed): string => step.dice.map(nameOf).join(", ");
const space = (move: TakeDie): string => (move.space ? spaceName(indexOf(move.space)) : "");

export function whatHappened(found: Analysis, number: number, names: readonly string[], you: number | null): string {
  const step = found.steps[number]!;
  const { round, pick, move } = step;
  if (step.kind === "cards") return say("moment-cards", { round });
  if (step.kind === "pool") return say("moment-pool", { round, dice: dice(step) });
  if (step.kind === "refill" || !move) {
    const picker = somebody(pickerBefore(found, number), names, you);
    return say("moment-refill", { round, ...picker, dice: dice(step) });
  }
  const facts = { round, pick, ...somebody(step.seat, names, you), die: nameOf(move.die) };
  if (move.space === null) return say("moment-pick-removed", facts);
  if (move.discard === null) return say("moment-pick", { ...facts, space: space(move) });
  return say("moment-pick-discard", { ...facts, space: space(move), discard: nameOf(move.discard) });
}

export function chances(step: Weighed, names: readonly string[], you: number | null): string {
  const { up, down } = swing(step);
  const before = (seat: number) => percent(step.chances[seat]!);
  const after = (seat: number) => percent(step.chances[seat]! + step.gave[seat]!);
  return say("moment-chances", {
    you: up === you ? "up" : down === you ? "down" : "neither",
    up: names[up] ?? "",
    up_before: before(up),
    up_after: after(up),
    down: names[down] ?? "",
    down_before: before(down),
    down_after: after(down),
  });
}

/** Empty for what nobody decided. */
export function whatWasBetter({ seat, best, cost }: Weighed, names: readonly string[], you: number | null): string {
  if (seat === null || !best) return "";
  const mover = somebody(seat, names, you);
  if (!cost) return say("moment-best", { ...mover });
  const facts = { ...mover, cost: percent(cost), die: nameOf(best.die) };
  if (best.space === null) return say("moment-better-removed", facts);
  if (best.discard === null) return say("moment-better", { ...facts, space: space(best) });
  return say("moment-better-discard", { ...facts, space: space(best), discard: nameOf(best.discard) });
}
