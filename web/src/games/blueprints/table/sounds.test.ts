import { expect, it } from "vitest";
import { soundsOf } from "./sounds";

it("a die knocks as its material when it lands, then the bag rattles", () => {
  const heard = soundsOf(
    [
      { kind: "DieTaken", seat: 1, die: "G5" },
      { kind: "PoolRefilled", dice: ["W1"] },
    ],
    true,
  );
  expect(heard).toEqual([
    { name: "knock", material: "glass", after: 420 },
    { name: "rattle", after: 420 },
  ]);
});

it("turns that were missed make one sound, not one each", () => {
  const turn = { kind: "DieTaken" as const, seat: 1, die: "W1" };
  expect(soundsOf([turn, turn, { ...turn, die: "S2" }], false)).toEqual([
    { name: "knock", material: "stone", after: 0 },
  ]);
  expect(soundsOf([], true)).toEqual([]);
});

it("a new round lays out the rule", () => {
  const names = soundsOf(
    [
      { kind: "RoundStarted", round: 2, first: 0 },
      { kind: "PoolRolled", dice: ["W1"] },
    ],
    false,
  ).map((one) => one.name);
  expect(names).toEqual(["slide", "rattle"]);
});
