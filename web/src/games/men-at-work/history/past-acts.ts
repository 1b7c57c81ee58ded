/** What has happened on a site as its history lists it: what was done and how it was judged, and the card of each turn. */
import type { MenAtWorkSight } from "../geometry/site";
import { actOf, eventIn, type Act } from "../replay/replay-acts";
import type { Moment } from "../../../table/history/table-history.svelte";
import { say } from "../../../words.svelte";
import type { MenAtWorkEvent } from "../types.gen";
import { newsOf } from "../words/event-words";

export function pastActs(sights: readonly MenAtWorkSight[]): Act[] {
  const acts: Act[] = [];
  for (const sight of sights) acts.push(actOf(sight, acts.at(-1) ?? null));
  return acts;
}

export interface PastAct extends Moment {
  act: Act;
}

/** An act that ends a turn is two lines: it, and the card of the next turn, under its own heading. */
export function pastMoments(acts: readonly Act[], names: readonly string[], you: number | null): PastAct[] {
  return acts.flatMap((act) => {
    const passes = act.events.findIndex((event) => event.kind === "turn");
    const parts = passes > 0 ? [act.events.slice(0, passes), act.events.slice(passes)] : [act.events];
    return parts.flatMap((events, part) => {
      const text = partText(events, names, you);
      const turn = say("board-turn", { turn: part || !act.before ? act.view.turn : act.turn });
      return text ? [{ key: part ? `${act.n}.${part}` : String(act.n), name: turn, group: turn, text, act }] : [];
    });
  });
}

function partText(events: readonly MenAtWorkEvent[], names: readonly string[], you: number | null): string {
  const told = newsOf(events, names, you).map((one) => one.text);
  const judged = eventIn({ events }, "placed")?.seen.conditions ?? [];
  if (judged.length && judged.every((condition) => condition.held)) told.splice(1, 0, say("event-followed"));
  if (eventIn({ events }, "end")) told.push(say("turn-over"));
  return told.join(" ");
}
