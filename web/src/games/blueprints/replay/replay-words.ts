/** A replay's moments in sentences. */
import { somebody } from "../../../company/somebody";
import { takenBackIn } from "../../../table/take-back/taken-back";
import { say, sayOne } from "../../../words.svelte";
import { indexOf } from "../dice/plan-spaces";
import { nameOf, spaceName } from "../words/dice-words";
import type { Shown } from "./replay-moments";
import { headline } from "../result/result-words";
import type { BlueprintsEvent, DieTaken } from "../types.gen";

export function momentName({ kind, n, round }: Shown): string {
  switch (kind) {
    case "start":
      return say("replay-moment-start", { round });
    case "pick":
      return say("replay-moment", { pick: n });
    case "taken_back":
      return say("take-back-moment");
    case "reveal":
      return say("replay-moment-reveal", { round });
    case "end":
      return say("replay-moment-end");
  }
}

/** `you`: the seat of whoever reads it, in a game that they play. */
export function momentText(moment: Shown, names: readonly string[], you: number | null = null): string {
  const { kind, view, round, events } = moment;
  if (kind === "end" && view.ending) return headline(view.ending, names, you);
  if (kind === "reveal") return revealText(moment, names, you);
  const back = takenBackIn(events);
  if (back) return say("taken-back", somebody(back.seat, names, you));
  if (kind === "start") return startText(moment, names, you);
  const told = events.flatMap((event, at) => eventText(event, events.slice(at + 1), names, you));
  return told.join(" ") || say("replay-moment-start", { round });
}

function startText({ view }: Shown, names: readonly string[], you: number | null): string {
  const [first, second] = view.in_demand.map((material) => sayOne("material", material));
  return say("replay-told-start", { ...somebody(view.first, names, you), first: first ?? "", second: second ?? "" });
}

function revealText({ view, round }: Shown, names: readonly string[], you: number | null): string {
  const { awards, scores } = view.rounds[round - 1]!;
  const best = awards.gold ?? awards.silver ?? 0;
  return say("replay-told-reveal", { ...somebody(best, names, you), points: scores[best]?.total ?? 0 });
}

function takenText(
  event: DieTaken,
  after: readonly BlueprintsEvent[],
  names: readonly string[],
  you: number | null,
): string {
  const facts = { ...somebody(event.seat, names, you), die: nameOf(event.die) };
  const went = after.find((one) => one.kind === "DiePlaced" || one.kind === "DieRemoved");
  if (!went) return say("event-taken", facts);
  if (went.kind === "DieRemoved" || went.space === null) return say("event-removed", facts); // null: by the first rules
  return say("replay-told-placed", { ...facts, space: spaceName(indexOf(went.space)) });
}

function eventText(
  event: BlueprintsEvent,
  after: readonly BlueprintsEvent[],
  names: readonly string[],
  you: number | null,
): string[] {
  switch (event.kind) {
    case "DieTaken":
      return [takenText(event, after, names, you)];
    case "DieDiscarded":
      return [say("event-discarded", { die: nameOf(event.die) })];
    case "PoolRefilled":
      return [say("event-drawn", { count: event.dice.length, dice: event.dice.map(nameOf).join(", ") })];
    default:
      return [];
  }
}
