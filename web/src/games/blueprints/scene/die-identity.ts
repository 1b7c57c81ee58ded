/**
 * Which die is which. On the wire two dice that show the same are the same; on the table each is a thing that is seen moving from
 * the bag to the rule and from there to a plan or a screen. The events say how they moved, the view says where they are: where
 * both differ (a tab slept, other eyes look now) the view is right and a die without a past gets a new key.
 */
import { indexOf, removals } from "../dice/plan-spaces";
import type { Die, PlacedDie } from "./scene-types";
import type { BlueprintsEvent, DeskView, View } from "../types.gen";

export interface Dice {
  pool: readonly PlacedDie[];
  taken: readonly (readonly PlacedDie[])[]; // by seat
  building: readonly (readonly PlacedDie[])[]; // one's own: six stacks
  lost: ReadonlySet<string>; // keys of dice taken that fitted nowhere, as all saw
  removed: readonly PlacedDie[];
  born: number; // how many keys were given out
}

interface Moving {
  pool: PlacedDie[];
  taken: PlacedDie[][];
  building: PlacedDie[][];
  removed: PlacedDie[];
  born: number;
}

/** `held` are the keys the own hand has just played: of two dice that show the same, those are the ones that moved. */
export function followed(
  before: Dice | null,
  view: View,
  events: readonly BlueprintsEvent[],
  held: readonly string[] = [],
): Dice {
  const now = before && before.taken.length === view.seats ? copied(before) : nothing(view.seats, before?.born ?? 0);
  for (const event of events) moved(now, event, held);
  return asSeen(now, view);
}

const stacks = (): PlacedDie[][] => [[], [], [], [], [], []];

function nothing(seats: number, born: number): Moving {
  return { pool: [], taken: Array.from({ length: seats }, () => []), building: stacks(), removed: [], born };
}

function copied(dice: Dice): Moving {
  return {
    pool: [...dice.pool],
    taken: dice.taken.map((one) => [...one]),
    building: dice.building.map((one) => [...one]),
    removed: [...dice.removed],
    born: dice.born,
  };
}

function rolled(now: Moving, die: Die): PlacedDie {
  return { key: `d${now.born++}`, die };
}

function moved(now: Moving, event: BlueprintsEvent, held: readonly string[]): void {
  switch (event.kind) {
    case "RoundStarted":
      Object.assign(now, nothing(now.taken.length, now.born));
      break;
    case "PoolRolled":
    case "PoolRefilled":
      now.pool.push(...event.dice.map((die) => rolled(now, die)));
      break;
    case "DieTaken":
      now.taken[event.seat]?.push(picked(now, event.die, held));
      break;
    case "DiePlaced": {
      const die = now.taken[event.seat]?.findLast((one) => one.die === event.die);
      if (die && event.space) now.building[indexOf(event.space)]!.push(die);
      break;
    }
    case "DieDiscarded":
      now.removed.push(picked(now, event.die, held));
      break;
  }
}

function picked(now: Moving, die: Die, held: readonly string[]): PlacedDie {
  const alike = now.pool.filter((one) => one.die === die);
  const it = alike.find((one) => held.includes(one.key)) ?? alike[0];
  if (!it) return rolled(now, die);
  now.pool.splice(now.pool.indexOf(it), 1);
  return it;
}

function asSeen(now: Moving, view: View): Dice {
  const mine = view.seat === null ? null : view.desks[view.seat]!.building;
  const taken = view.desks.map((desk, seat) => aligned(now, now.taken[seat] ?? [], desk.taken));
  return {
    pool: aligned(now, now.pool, view.pool),
    taken,
    lost: new Set(view.desks.flatMap((desk, seat) => lostOf(desk, taken[seat]!))),
    building: stacks().map((_, space) => aligned(now, now.building[space]!, mine?.[space] ?? [])),
    removed: aligned(now, now.removed, view.discarded),
    born: now.born,
  };
}

function lostOf(desk: DeskView, taken: readonly PlacedDie[]): string[] {
  const gone = removals(desk.taken, desk.removed);
  return taken.filter((_, at) => gone[at]).map((die) => die.key);
}

/** The dice that are seen, each with the key of one that was there and shows the same, if there is one left. */
function aligned(now: Moving, there: readonly PlacedDie[], seen: readonly Die[]): PlacedDie[] {
  const left = [...there];
  return seen.map((die) => {
    const at = left.findIndex((one) => one.die === die);
    return at < 0 ? rolled(now, die) : left.splice(at, 1)[0]!;
  });
}
