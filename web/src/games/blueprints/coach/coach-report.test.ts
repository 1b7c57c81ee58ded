import { describe, expect, it } from "vitest";
import { addressOfStep, bars, percent, pickerBefore, swing } from "./coach-report";
import type { Analysis, Balance, Weighed } from "../types.gen";

const balance = (luck: number, own: number): Balance => ({
  name: "1",
  points: 4,
  start: 0.5,
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

describe("bars", () => {
  it("are all on one scale and say their sign", () => {
    const [ada, bo] = bars([balance(0.4, -0.1), balance(-0.2, 0.001)]);
    expect(ada!.luck).toEqual({ share: 40, sign: "+", width: 1 });
    expect(ada!.own).toEqual({ share: 10, sign: "−", width: 0.25 });
    expect(bo!.luck).toEqual({ share: 20, sign: "−", width: 0.5 });
    expect(bo!.own.sign).toBe("");
  });

  it("are short where there is next to nothing", () => {
    expect(bars([balance(0.001, 0)])[0]!.luck.width).toBeCloseTo(0.1);
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
