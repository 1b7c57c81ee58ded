/**
 * A replay of Blueprints as a row of moments. The server tells one sight for each decision; the last pick of a round also opens the
 * screens and begins the next round, which are three things to look at. Which moments there are does not depend on whose eyes look.
 */
import { takenBackIn } from "../../../table/take-back/taken-back";
import { indexOf } from "../dice/plan-spaces";
import type { BlueprintsSight } from "../table/table-picture";
import type { BlueprintsEvent, DeskView, View } from "../types.gen";

export interface Shown {
  n: number; // the decision
  part: number; // of it, from 0
  kind: "start" | "pick" | "taken_back" | "reveal" | "end";
  round: number; // counted from 1
  view: View;
  events: readonly BlueprintsEvent[];
}

export function sightsOf(text: string): BlueprintsSight[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BlueprintsSight);
}

export function momentsOf(sights: readonly BlueprintsSight[]): Shown[] {
  return sights.flatMap((sight, n) => parted(sight, n, sights[n - 1]?.view ?? null));
}

function parted({ view, events }: BlueprintsSight, n: number, before: View | null): Shown[] {
  const opens = events.findIndex((event) => event.kind === "BuildingsRevealed");
  if (opens < 0 || !before) {
    const kind = !before ? "start" : takenBackIn(events) ? "taken_back" : "pick";
    return [{ n, part: 0, kind, round: view.round, view, events }];
  }
  const starts = events.findIndex((event) => event.kind === "RoundStarted");
  const until = starts < 0 ? events.length : starts;
  const round = before.round;
  const shared = { n, round };
  return [
    { ...shared, part: 0, kind: "pick", view: picked(before, events), events: events.slice(0, opens) },
    { ...shared, part: 1, kind: "reveal", view, events: events.slice(opens, until) },
    starts < 0
      ? { ...shared, part: 2, kind: "end", view, events: events.slice(until - 1) }
      : { n, part: 2, kind: "start", round: view.round, view, events: events.slice(starts) },
  ];
}

/** The table after a round's last pick, before the screens open; nobody is told this one, so it is put together. */
function picked(before: View, events: readonly BlueprintsEvent[]): View {
  const view = { ...before, pool: [...before.pool], discarded: [...before.discarded], desks: before.desks.map(copied) };
  const drop = (die: string) => view.pool.splice(view.pool.indexOf(die), 1);
  for (const event of events) {
    if (event.kind === "DieTaken") {
      drop(event.die);
      view.desks[event.seat]!.taken.push(event.die);
      view.picks += 1;
      view.to_move = null;
    } else if (event.kind === "DiePlaced" && event.space) {
      view.desks[event.seat]!.building?.[indexOf(event.space)].push(event.die);
    } else if (event.kind === "DieRemoved" || event.kind === "DiePlaced") {
      view.desks[event.seat]!.removed.push(event.die);
    } else if (event.kind === "DieDiscarded") {
      drop(event.die);
      view.discarded.push(event.die);
    } else if (event.kind === "BuildingsRevealed") {
      for (const [seat, desk] of view.desks.entries()) if (desk.score) desk.score = event.scores[seat]!;
    }
  }
  return view;
}

const copied = (desk: DeskView): DeskView => ({
  ...desk,
  taken: [...desk.taken],
  removed: [...desk.removed],
  building: desk.building && (desk.building.map((stack) => [...stack]) as typeof desk.building),
});

/** All screens open: every desk as its own seat saw it, and where each die went. `seats`: each seat's sights. */
export function openSights(seats: readonly (readonly BlueprintsSight[])[]): BlueprintsSight[] {
  return seats[0]!.map((sight, n) => {
    const desks = seats.map((own, seat) => own[n]!.view.desks[seat]!);
    const placed = seats.flatMap((own) => own[n]!.events.filter((event) => event.kind === "DiePlaced"));
    const dealt = seats.flatMap((own) => own[n]!.events.filter((event) => event.kind === "PlanDealt"));
    const events = sight.events.filter((event) => event.kind !== "DiePlaced" && event.kind !== "PlanDealt");
    const at = events.findIndex((event) => event.kind === "DieTaken") + 1;
    return {
      ...sight,
      seat: null,
      view: { ...sight.view, seat: null, desks },
      events: [...events.slice(0, at), ...placed, ...events.slice(at), ...dealt],
      legal: null,
    };
  });
}

/** A link names a moment by its decision, and by the part of it where there are several. */
export const addressOf = ({ n, part }: Shown): string => (part ? `${n}.${part}` : String(n));

export function momentAt(moments: readonly Shown[], address: string | null): number {
  const [n, part = 0] = (address ?? "").split(".").map(Number);
  const at = moments.findIndex((moment) => moment.n === n && moment.part === part);
  return at >= 0
    ? at
    : Math.max(
        0,
        moments.findIndex((moment) => moment.n === n),
      );
}

/** What the building of these eyes is worth, moment by moment; with all screens open that of the best. Null: nobody sees one. */
export function worth(moments: readonly Shown[], eyes: number | "open" | null): number[] | null {
  if (eyes === null) return null;
  return moments.map(({ kind, view, round }) => {
    const scores =
      kind === "reveal" || kind === "end" ? view.rounds[round - 1]!.scores : view.desks.map((desk) => desk.score);
    const totals = scores.map((score) => score?.total ?? 0);
    return eyes === "open" ? Math.max(...totals) : totals[eyes]!;
  });
}

/** The die that has just found its place, if these eyes see it. */
export function justPlaced({ events, view }: Shown): { seat: number; space: number; level: number } | null {
  const placed = events.find((event) => event.kind === "DiePlaced");
  if (placed?.kind !== "DiePlaced" || !placed.space) return null;
  const space = indexOf(placed.space);
  const height = view.desks[placed.seat]?.building?.[space].length ?? 0;
  return height ? { seat: placed.seat, space, level: height - 1 } : null;
}

/** Milliseconds for which a moment is looked at when it plays by itself. */
export function lastingOf({ kind }: Shown): number {
  return { start: 1800, pick: 1300, taken_back: 1800, reveal: 4500, end: 3000 }[kind];
}
