import { expect, it } from "vitest";
import { sinceTakeBack, takenBackIn } from "./taken-back";

const back = { kind: "taken_back", seat: 1, back_to: 3, granted: [0] };
const [one, other] = [{ kind: "DieTaken" }, { kind: "PoolRefilled" }];

it("is found among the events of a turn", () => {
  expect(takenBackIn([back])).toBe(back);
  expect(takenBackIn([one, other])).toBeNull();
  expect(takenBackIn([])).toBeNull();
});
it("makes what was undone no news", () => {
  expect(sinceTakeBack([one, other])).toEqual([one, other]);
  expect(sinceTakeBack([one, back, other])).toEqual([back, other]);
});
