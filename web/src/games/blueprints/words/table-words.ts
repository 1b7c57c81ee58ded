/** Names of things and the one-line prompt, as sentences of the language that is spoken. */
import { listed, say } from "../../../words.svelte";
import { indexOf } from "../dice/plan-spaces";
import { nameOf, spaceName } from "./dice-words";
import type { Reason } from "../table/explanation";
import type { Die, PlacedDie, SpaceIndex } from "../scene/scene-types";
import type { BlueprintsSight, Prompt } from "../table/table-picture";
import type { BlueprintsEvent, DieTaken } from "../types.gen";

export { spaceName };
export const diceNames = (dice: readonly Die[]): string =>
  dice.length ? listed(dice.map(nameOf)) : say("table-none-taken");

/** The dice a seat has taken; of each that fitted nowhere it is said. */
export const takenNames = (taken: readonly PlacedDie[], lost: ReadonlySet<string>): string =>
  taken.length ? listed(taken.map((die) => takenName(die, lost))) : say("table-none-taken");
export const takenName = ({ key, die }: PlacedDie, lost: ReadonlySet<string>): string =>
  lost.has(key) ? say("table-die-lost", { die: nameOf(die) }) : nameOf(die);

/** A stack from the ground up: "Level 1: Wood 2. Level 2: Glass 5." */
export function stackInWords(stack: readonly PlacedDie[]): string {
  return stack.map((one, index) => say("table-level", { level: index + 1, die: nameOf(one.die) })).join(" ");
}

/** One space of the plan in words: where, what is planned, what stands there. */
export function spaceInWords(space: SpaceIndex, planned: number, stack: readonly PlacedDie[]): string {
  if (planned === 0) return say("table-space-closed", { space: spaceName(space) });
  if (!stack.length) return say("table-space-empty", { space: spaceName(space), planned });
  const built = say("table-space-built", { space: spaceName(space), planned, height: stack.length });
  return `${built} ${stackInWords(stack)}`;
}

/** Why a die was refused there: in the table's words where the reason is in sight, else as the server said it. */
export function whyNotText(said: string, reason: Reason | null): string {
  if (!reason) return said;
  return reason.kind === "closed"
    ? say("table-refused-closed")
    : say("table-refused-low", { value: reason.value, top: reason.top });
}

export interface PromptNames {
  /** By seat. */
  names: readonly string[];
  bots: readonly boolean[];
  onlooker: boolean;
  short: boolean; // there is room for a few words only
}

export function promptText(prompt: Prompt, { names, bots, short }: PromptNames): string {
  switch (prompt.kind) {
    case "over":
      return say("table-over");
    case "sent":
      return say("table-sent");
    case "refused":
      return prompt.text;
    case "wait": {
      const name = names[prompt.seat] ?? "";
      return bots[prompt.seat] ? say("table-wait-bot", { name }) : say("table-wait", { name });
    }
    case "die":
      return short ? say("table-take-short") : say("table-take");
    case "space": {
      const facts = { die: nameOf(prompt.die), count: prompt.count };
      return short ? say("table-place-short", facts) : say("table-place", facts);
    }
    case "lose":
      return say("table-lose", { die: nameOf(prompt.die) });
    case "remove":
      if (short) return say("table-remove-short");
      return prompt.space === "lost"
        ? say("table-remove-lost", { die: nameOf(prompt.die) })
        : say("table-remove", { die: nameOf(prompt.die), space: spaceName(prompt.space) });
    case "confirm":
      return confirmText(prompt.die, prompt.space, prompt.removed);
    case "sketch":
      return say("ahead-sketch", { move: confirmText(prompt.die, prompt.space, prompt.removed) });
    case "prepared":
      return say("ahead-prepared", { move: confirmText(prompt.die, prompt.space, prompt.removed) });
  }
}

export function confirmText(die: Die, space: SpaceIndex | "lost", removed: Die | null): string {
  const facts = { die: nameOf(die) };
  if (space === "lost")
    return removed === null
      ? say("table-confirm-lost", facts)
      : say("table-confirm-lost-two", { ...facts, removed: nameOf(removed) });
  const placed = { ...facts, space: spaceName(space) };
  return removed === null
    ? say("table-confirm", placed)
    : say("table-confirm-two", { ...placed, removed: nameOf(removed) });
}

/** Somebody else's turn: what was taken, whether it fitted nowhere (all see that), and what was removed besides. */
function takenText(taken: DieTaken, after: readonly BlueprintsEvent[], names: readonly string[]): string {
  const facts = { name: names[taken.seat] ?? "", die: nameOf(taken.die) };
  const next = after.findIndex((event) => event.kind === "DieTaken"); // several turns may be told at once
  const turn = next < 0 ? after : after.slice(0, next);
  const lost = turn.some((event) => event.kind === "DieRemoved");
  const removed = turn.find((event) => event.kind === "DieDiscarded");
  if (removed) {
    const both = { ...facts, removed: nameOf(removed.die) };
    return lost ? say("table-event-lost-removed", both) : say("table-event-removed", both);
  }
  return lost ? say("table-event-taken-lost", facts) : say("table-event-taken", facts);
}

/** What has just happened, for those who listen: who took what, where the own die went. */
export function newsOf({ view, events }: BlueprintsSight, names: readonly string[]): string {
  const news: string[] = [];
  events.forEach((event, at) => {
    const own = "seat" in event && event.seat === view.seat;
    if (event.kind === "DieTaken" && !own) news.push(takenText(event, events.slice(at + 1), names));
    else if (event.kind === "DieRemoved" && own) news.push(say("table-event-lost", { die: nameOf(event.die) }));
    else if (event.kind === "DiePlaced") {
      const total = view.seat === null ? 0 : (view.desks[view.seat]?.score?.total ?? 0);
      const die = nameOf(event.die);
      news.push(
        event.space === null // by the first rules
          ? say("table-event-lost", { die })
          : say("table-event-placed", { die, space: spaceName(indexOf(event.space)), total }),
      );
    }
  });
  return news.join(" ");
}
