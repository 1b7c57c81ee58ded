/** A replay's moments in sentences. */
import { say, sayOne } from "../../../words.svelte";
import { nameOf } from "../words/dice-words";
import type { Shown } from "./replay-moments";
import { headline } from "../result/result-words";
import type { BlueprintsEvent } from "../types.gen";

export function momentName({ kind, n, round }: Shown): string {
  switch (kind) {
    case "start":
      return say("replay-moment-start", { round });
    case "pick":
      return say("replay-moment", { pick: n });
    case "reveal":
      return say("replay-moment-reveal", { round });
    case "end":
      return say("replay-moment-end");
  }
}

export function momentText(moment: Shown, names: readonly string[]): string {
  const { kind, view, round, events } = moment;
  if (kind === "end" && view.ending) return headline(view.ending, names, null);
  if (kind === "reveal") return revealText(moment, names);
  if (kind === "start") return startText(moment, names);
  const told = events.flatMap((event, at) => eventText(event, events.slice(at + 1), names));
  return told.join(" ") || say("replay-moment-start", { round });
}

function startText({ view }: Shown, names: readonly string[]): string {
  const [first, second] = view.in_demand.map((material) => sayOne("material", material));
  return say("replay-told-start", { name: names[view.first] ?? "", first: first ?? "", second: second ?? "" });
}

function revealText({ view, round }: Shown, names: readonly string[]): string {
  const { awards, scores } = view.rounds[round - 1]!;
  const best = awards.gold ?? awards.silver ?? 0;
  return say("replay-told-reveal", { name: names[best] ?? "", points: scores[best]?.total ?? 0 });
}

function eventText(event: BlueprintsEvent, after: readonly BlueprintsEvent[], names: readonly string[]): string[] {
  switch (event.kind) {
    case "DieTaken": {
      const facts = { name: names[event.seat] ?? "", die: nameOf(event.die) };
      const went = after.find((one) => one.kind === "DiePlaced" || one.kind === "DieRemoved");
      if (went?.kind === "DieRemoved") return [say("event-removed", facts)];
      if (went?.kind !== "DiePlaced") return [say("event-taken", facts)];
      return went.space === null // by the first rules
        ? [say("event-removed", facts)]
        : [say("replay-told-placed", { ...facts, space: sayOne("table-space", went.space) })];
    }
    case "DieDiscarded":
      return [say("event-discarded", { die: nameOf(event.die) })];
    case "PoolRefilled":
      return [say("event-drawn", { count: event.dice.length, dice: event.dice.map(nameOf).join(", ") })];
    default:
      return [];
  }
}
