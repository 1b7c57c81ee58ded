import { describe, expect, it } from "vitest";
import { accounts, addressOfStep, CHANGES, percent, percents, pickerBefore, swing } from "./coach-report";
import type { Analysis, Balance, Weighed } from "../types.gen";

const balance = (luck: number, own: number): Balance => ({
  name: "1",
  points: 4,
  start: 1 - luck - own,
  luck,
  luck_error: 0.01,
  own,
  own_error: 0.01,
  others: 0,
  outcome: 1,
  cost: 0,
});
const step = (some: Partial<Weighed>): Weighed => ({
  kind: "refill",
  turn: 4,
  round: 1,
  chances: [0.5, 0.5],
  gave: [0, 0],
  error: [0, 0],
  dice: [],
  seat: null,
  pick: 0,
  move: null,
  best: null,
  cost: 0,
  cost_error: 0,
  ...some,
});

describe("accounts", () => {
  it("have bars on one scale that say their sign", () => {
    const [ada, bo] = accounts([balance(0.4, -0.1), balance(-0.2, 0.001)]);
    expect(ada!.luck).toEqual({ share: 40, sign: "+", width: 1 });
    expect(ada!.own).toEqual({ share: 10, sign: "−", width: 0.25 });
    expect(bo!.luck).toEqual({ share: 20, sign: "−", width: 0.5 });
    expect(bo!.own.sign).toBe("");
  });

  it("have short bars where there is next to nothing", () => {
    expect(accounts([balance(0.001, 0)])[0]!.luck.width).toBeCloseTo(0.1); // the scale never ends below one percent
  });

  it("add up as they are shown, whatever is rounded", () => {
    for (let number = 0; number < 2000; number += 1) {
      const outcome = [0, 1 / 3, 1 / 2, 1][number % 4]!;
      const [luck, own, others] = [Math.sin(number), Math.cos(7 * number), Math.sin(3 * number) / 3] as const;
      const seat = { ...balance(luck, own), others, outcome, start: outcome - luck - own - others };
      const shown = percents(seat);
      expect(shown.start + shown.luck + shown.own + shown.others).toBe(shown.outcome);
      expect(shown.outcome).toBe(percent(outcome));
      for (const part of CHANGES) expect(Math.abs(shown[part] - 100 * seat[part])).toBeLessThan(1);
    }
  });
});

describe("a step", () => {
  it("is shown where the replay has it", () => {
    expect(addressOfStep(step({ kind: "pick", turn: 7 }))).toBe("7");
    expect(addressOfStep(step({ kind: "refill", turn: 7 }))).toBe("7");
    expect(addressOfStep(step({ kind: "pool", turn: 0 }))).toBe("0");
    expect(addressOfStep(step({ kind: "cards", turn: 18 }))).toBe("18.2");
  });

  it("has somebody who gains and somebody who loses", () => {
    expect(swing(step({ gave: [-0.1, 0.3, -0.2] }))).toEqual({ up: 1, down: 2 });
    expect(percent(-0.126)).toBe(-13);
  });

  it("that refills follows somebody's pick", () => {
    const found = { steps: [step({ kind: "pick", seat: 1 }), step({})] } as unknown as Analysis;
    expect(pickerBefore(found, 1)).toBe(1);
    expect(pickerBefore(found, 0)).toBe(null);
  });
});
