import { expect, it } from "vitest";
import { MOST_WAITING, TurnPacing } from "./turn-pacing";

function paced(stays: number) {
  const shown: number[] = [];
  const timers: (() => void)[] = [];
  const pace = new TurnPacing<number>({
    show: (item) => shown.push(item),
    stays: () => stays,
    after: (_, then) => timers.push(then),
  });
  return { pace, shown, tick: () => timers.shift()?.() };
}

it("shows one turn after the other", () => {
  const { pace, shown, tick } = paced(100);
  [1, 2, 3].forEach((turn) => pace.push(turn));
  expect(shown).toEqual([1]);
  tick();
  expect(shown).toEqual([1, 2]);
  tick();
  tick();
  expect(shown).toEqual([1, 2, 3]);
  pace.push(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("never lags behind: of many only the last few are shown", () => {
  const { pace, shown, tick } = paced(100);
  for (let turn = 1; turn <= 20; turn++) pace.push(turn);
  for (let times = 0; times < 20; times++) tick();
  expect(shown).toHaveLength(MOST_WAITING + 1);
  expect(shown.at(-1)).toBe(20);
});

it("shows all at once where nothing moves", () => {
  const { pace, shown } = paced(0);
  [1, 2, 3].forEach((turn) => pace.push(turn));
  expect(shown).toEqual([1, 2, 3]);
});

it("forgets what waited when other eyes look", () => {
  const { pace, shown, tick } = paced(100);
  [1, 2, 3].forEach((turn) => pace.push(turn));
  pace.jump(9);
  tick();
  tick();
  expect(shown).toEqual([1, 9]);
  expect(pace.behind).toBe(false);
});
