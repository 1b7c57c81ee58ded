/** Take-backs among the events of any game. */
import type { TakenBack } from "../../wire.gen";

interface Kinded {
  kind: string;
}

const isTakenBack = (event: Kinded): boolean => event.kind === "taken_back";

/** The take-back that these events are; null: somebody moved. */
export function takenBackIn(events: readonly Kinded[]): TakenBack | null {
  return (events.find(isTakenBack) as TakenBack | undefined) ?? null;
}

/** What was undone is not news any more: the events from the last take-back on. */
export function sinceTakeBack<Event extends Kinded>(events: readonly Event[]): readonly Event[] {
  const last = events.findLastIndex(isTakenBack);
  return last < 0 ? events : events.slice(last);
}
