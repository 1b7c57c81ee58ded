import { beforeAll, describe, expect, test } from "vitest";
import { led, quantile, type Drawn } from "./closed-loop.testing";
import type { Engine } from "./engine";
import { engineOfTests, measured, recordedActs } from "./recorded.testing";

const JUMP_MM = 3;

let engine: Engine;
beforeAll(async () => {
  engine = await engineOfTests();
});

function summed(all: readonly Drawn[]) {
  const values = (of: (one: Drawn) => number[]) => all.flatMap(of);
  const [always, resting, jumps] = [
    values((one) => one.always),
    values((one) => one.resting),
    values((one) => one.jumps),
  ];
  const of = (list: number[]) => ({ p50: quantile(list, 0.5), p99: quantile(list, 0.99), most: quantile(list, 1) });
  const ticks = all.reduce((sum, one) => sum + one.ticks, 0);
  const msPerTick = all.reduce((sum, one) => sum + one.cpuMs, 0) / ticks;
  return { always: of(always), resting: of(resting), jump: quantile(jumps, 1), msPerTick, ticks };
}

describe("over 150 ms each way, with jitter and stalls", () => {
  test("recorded acts are drawn where the server’s piece will be, and without a jump", () => {
    const acts = recordedActs();
    const kinds = { frozen: "frozen", island: { withinMm: 120, most: 12 } } as const;
    const found = Object.entries(kinds).map(([name, neighbours]) => {
      const ends = new Map<string, Drawn[]>();
      for (const act of acts) {
        const end = act.name.split(", ")[1]!;
        ends.set(end, [...(ends.get(end) ?? []), led(engine, act, undefined, neighbours)]);
      }
      const by = Object.fromEntries([...ends].map(([end, all]) => [end, summed(all)]));
      return [name, { ...by, all: summed([...ends.values()].flat()) }] as const;
    });
    measured(Object.fromEntries(found));
    const chosen = found[0]![1].all!;
    expect(chosen.resting.p50).toBeLessThan(1);
    expect(chosen.resting.p99).toBeLessThan(5);
    expect(chosen.jump).toBeLessThanOrEqual(JUMP_MM);
  }, 3_600_000);
});
