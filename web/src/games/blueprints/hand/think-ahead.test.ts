import { expect, it } from "vitest";
import type { Dice } from "../scene/die-identity";
import type { Explanation, Score, TakeDie, View } from "../types.gen";
import { EMPTY, type Turn } from "./move-choice";
import { isAllowed, mayThinkAhead, stillThere, thoughtsOf, wishOf } from "./think-ahead";

const placed = (die: string, at: number) => ({ key: `d${at}`, die });
const diceOf = (...pool: string[]): Dice => ({
  pool: pool.map(placed),
  taken: [],
  building: [[], [], [], [], [], []],
  lost: new Set(),
  removed: [],
  born: pool.length,
});
const move = (die: string, space: TakeDie["space"], discard: string | null = null): TakeDie => ({
  kind: "TakeDie",
  die,
  space,
  discard,
});
const viewOf = (some: Partial<View>): View =>
  ({
    seat: 1,
    seats: 3,
    to_move: 0,
    ending: null,
    pool: ["G2", "W5"],
    desks: [
      { taken: [], plan: null },
      { taken: ["S1"], plan: [1, 1, 1, 1, 1, 1] },
    ],
    ...some,
  }) as View;
const explained = (...prospects: [string, TakeDie["space"]][]): Explanation => ({
  prospects: prospects.map(([die, space]) => ({ die, space, score: {} as Score, prizes: [] })),
  refusals: [],
  reach: null,
  accounts: [],
});

it("lets only those think ahead who wait for a turn of their own", () => {
  expect(mayThinkAhead(viewOf({}), null)).toBe(true);
  expect(mayThinkAhead(viewOf({}), [])).toBe(false); // it is our turn
  expect(mayThinkAhead(viewOf({ seat: null }), null)).toBe(false);
  expect(mayThinkAhead(viewOf({ to_move: null }), null)).toBe(false);
  const full = { taken: ["S1", "S1", "S1", "S1", "S1", "S1"], plan: [1, 1, 1, 1, 1, 1] };
  const desks = [viewOf({}).desks[0]!, full as View["desks"][number]];
  expect(mayThinkAhead(viewOf({ desks }), null)).toBe(false); // no pick is left in this round
});

it("takes from the server what would be allowed, and never prepares a loss", () => {
  const told = explained(["G2", "a1"], ["W5", null]);
  expect(thoughtsOf(viewOf({}), told).legal).toEqual([move("G2", "a1")]);
  const two = viewOf({ seats: 2, pool: ["G2", "G2", "W5", "W5"] });
  expect(thoughtsOf(two, told).legal).toEqual([move("G2", "a1", "G2"), move("G2", "a1", "W5")]);
});

it("keeps a wish as long as a die shows the same, and drops it when that is gone or a round begins", () => {
  const turn: Turn = { legal: [move("G2", "a1")], dice: diceOf("G2", "W5", "G2") };
  const wish = wishOf(turn, { ...EMPTY, die: "d0", space: 0 })!;
  expect(stillThere(turn, wish, [])).toMatchObject({ die: "d0", space: 0 });
  const other: Turn = { ...turn, dice: { ...turn.dice, pool: [placed("W5", 1), placed("G2", 2)] } };
  expect(stillThere(other, wish, [])?.die).toBe("d2");
  const gone: Turn = { ...turn, dice: { ...turn.dice, pool: [placed("W5", 1)] } };
  expect(stillThere(gone, wish, [])).toBeNull();
  expect(stillThere(turn, wish, [{ kind: "RoundStarted", round: 2, first: 0 }])).toBeNull();
});

it("checks a wish against what is allowed now", () => {
  const turn: Turn = { legal: [move("G2", "a1", "W5")], dice: diceOf("G2", "W5") };
  expect(isAllowed(turn, { ...EMPTY, die: "d0" }, false)).toBe(true);
  expect(isAllowed(turn, { ...EMPTY, die: "d0", space: 1 }, false)).toBe(false); // the space is full
  expect(isAllowed(turn, { ...EMPTY, die: "d0", space: 0 }, true)).toBe(false); // nothing to remove is chosen
  expect(isAllowed(turn, { ...EMPTY, die: "d0", space: 0, remove: "d1" }, true)).toBe(true);
});
