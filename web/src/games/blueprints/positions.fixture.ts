/** Views for tests, as the server writes them. */
import type { BlueprintsSight } from "./table/table-picture";
import type { DeskView, TakeDie, View } from "./types.gen";

export const HIDDEN: DeskView = { taken: [], plan: null, building: null, score: null, removed: [] };

export const OWN: DeskView = {
  taken: ["W2", "S1"],
  plan: [2, 0, 3, 1, 0, 0],
  building: [["W2"], [], ["S1"], [], [], []],
  score: { bonus: 0, wood: 2, recycled: 0, stone: 2, glass: 0, total: 4 },
  removed: [],
};

export function viewOf(some: Partial<View> = {}): View {
  return {
    seat: 0,
    seats: 3,
    options: { unplaceable: "any", first: 0, open_points: false },
    round: 1,
    first: 0,
    picks: 6,
    to_move: 0,
    in_demand: ["recycled", "wood"],
    bag: "WWRRSSGG",
    pool: ["S1", "G2", "W2", "R3", "W4", "G5", "G5"],
    discarded: [],
    desks: [OWN, { ...HIDDEN, taken: ["R1"] }, { ...HIDDEN, taken: ["G6"] }],
    revealed: false,
    rounds: [],
    points: null,
    ending: null,
    rules: 2,
    ...some,
  };
}

export const take = (die: string, space: TakeDie["space"], discard: string | null = null): TakeDie => ({
  kind: "TakeDie",
  die,
  space,
  discard,
});

export function sightOf(some: Partial<BlueprintsSight> = {}): BlueprintsSight {
  return { seat: 0, view: viewOf(), events: [], legal: null, ...some };
}
