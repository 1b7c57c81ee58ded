/** What has happened in any game as its history lists it: the game's own sentences, or its events by their fields. */
import type { Moment } from "../../../table/history/table-history.svelte";
import { say } from "../../../words.svelte";
import { newsOf, type PlainSight } from "../words/plain-words";

export function pastMoments(sights: readonly PlainSight[], names: readonly string[]): Moment[] {
  return sights.map((sight, n) => {
    const name = n ? say("plain-table-moment", { number: n }) : say("plain-table-moment-start");
    return { key: String(n), name, group: "", text: newsOf(sight, null, [], names).join(" ") || name };
  });
}
