import { expect, it } from "vitest";
import type { Dice } from "../scene/die-identity";
import { lastTaken } from "./last-move";

const dice: Dice = {
  pool: [],
  taken: [[{ key: "d0", die: "G2" }], [{ key: "d1", die: "W5" }]],
  building: [[], [], [], [], [], []],
  lost: new Set(),
  removed: [],
  born: 2,
};

it("is the newest die of whoever moved last, also where several turns are told at once", () => {
  const first = { kind: "DieTaken", seat: 0, die: "G2" } as const;
  const second = { kind: "DieTaken", seat: 1, die: "W5" } as const;
  expect(lastTaken([first], dice)?.key).toBe("d0");
  expect(lastTaken([first, second], dice)?.key).toBe("d1");
});

it("is none where nobody has moved, or a round has just begun", () => {
  expect(lastTaken([], dice)).toBeNull();
  expect(lastTaken([{ kind: "RoundStarted", round: 2, first: 0 }], dice)).toBeNull();
});
