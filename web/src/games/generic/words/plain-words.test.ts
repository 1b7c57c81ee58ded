import { expect, test } from "vitest";
import { say } from "../../../words.svelte";
import { GAMES, pagesOf, wordsOf } from "../../registry";
import { eventText, moveName, movesOf, newsOf, readable, resultOf, viewRows, type PlainSight } from "./plain-words";

const NAMES = ["Ada", "Bo"];
const view = {
  seat: 0,
  to_move: 0,
  ending: null,
  turn_total: 7,
  scores: [12, 30],
  dice: [3, 4, 4],
  held: null,
  over: false,
};
const sight: PlainSight = { seat: 0, view, events: [], legal: [{ kind: "Roll" }, { kind: "HoldDice", dice: [3, 4] }] };

test("a game that has no pages gets the plain ones, under its own name", () => {
  expect(pagesOf("pig")).toMatchObject({ name: "pig" });
  expect(wordsOf("pig")).toBe("any");
  for (const game of GAMES) expect(pagesOf(game.name)).toBe(game);
  expect(GAMES.some((game) => game.name === "pig")).toBe(false);
});

test("a view is shown by its fields; what the page says elsewhere is left out", () => {
  expect(viewRows(view, NAMES)).toEqual([
    { label: "Turn total", value: "7" },
    { label: "Scores", value: "Ada: 12; Bo: 30" },
    { label: "Dice", value: "3, 4, 4" },
    { label: "Held", value: "–" },
    { label: "Over", value: "✗" },
  ]);
  expect(viewRows({ hand: { cards: [1, 2, 3], secret: true } }, NAMES)).toEqual([
    { label: "Hand", value: "cards 1, 2, 3, secret ✓" },
  ]);
});

test("moves are called as the game calls them, or by their fields", () => {
  expect(movesOf(sight)).toHaveLength(2);
  expect(movesOf({ ...sight, legal: null })).toEqual([]);
  expect(movesOf({ ...sight, legal: { pieces: [] } })).toEqual([]); // a game that cannot list them
  const [roll, hold] = movesOf(sight);
  expect(moveName(roll, null)).toBe("Roll");
  expect(moveName(hold, null)).toBe("Hold dice, dice 3, 4");
  const explanation = { moves: [{ move: { dice: [3, 4], kind: "HoldDice" }, label: "Keep 3 and 4" }] };
  expect(moveName(hold, explanation)).toBe("Keep 3 and 4");
  expect(moveName(roll, explanation)).toBe("Roll");
});

test("an event says who and what", () => {
  expect(eventText({ kind: "DieRolled", seat: 1, value: 6 }, NAMES)).toBe("Bo: Die rolled, value 6");
  expect(eventText({ kind: "GameOpened" }, NAMES)).toBe("Game opened");
  expect(readable("turn_total")).toBe("Turn total");
});

test("what has happened is told as the game tells it, with the names of those who play", () => {
  const told = [`${say("plain-player", { number: 2 })} rolls 6.`];
  expect(newsOf({ ...sight, told }, { lines: ["Bo: 6 points"] }, [], NAMES)).toEqual(["Bo rolls 6."]);
});

test("of the game's own sentences only the changed ones are news", () => {
  const played: PlainSight = { ...sight, events: [{ kind: "Rolled", seat: 0 }] };
  expect(newsOf(played, null, [], NAMES)).toEqual(["Ada: Rolled"]);
  const before = ["Ada: 3 points", "Bo: 5 points"];
  expect(newsOf(played, { lines: ["Ada: 9 points", "Bo: 5 points"] }, before, NAMES)).toEqual(["Ada: 9 points"]);
});

test("a result is the game's own, or by the most points", () => {
  expect(resultOf({ ending: { points: [1, 9], winners: [0] } })).toEqual({ points: [1, 9], winners: [0] });
  expect(resultOf({ points: [4, 7, 7] })).toEqual({ points: [4, 7, 7], winners: [1, 2] });
});
