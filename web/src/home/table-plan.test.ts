import { expect, test } from "vitest";
import { clockOf, troubledNames, usualPlan, wanted, withSeats, type SeatPlan } from "./table-plan";

const here = (name: string): SeatPlan => ({ kind: "here", name });
const bot = (): SeatPlan => ({ kind: "bot", level: "greedy" });

test("seats of people are asked for open, seats of bots with their level", () => {
  const plan = usualPlan([here("Ada"), { kind: "friend" }, bot()]);
  expect(wanted(plan).seats).toEqual([{}, {}, { bot: "greedy" }]);
});

test("a table without an open seat does not stand among the open tables", () => {
  const isPublic = (seats: SeatPlan[]) => wanted({ ...usualPlan(seats), isPublic: true }).public;
  expect(isPublic([here("Ada"), bot()])).toBe(false);
  expect(isPublic([here("Ada"), { kind: "friend" }])).toBe(true);
});

test("who is planned for stays when chairs are added, and a chair that is gone cannot begin", () => {
  const plan = { ...usualPlan([here("Ada"), bot(), bot()]), first: 2 as const };
  expect(withSeats(plan, 4, () => ({ kind: "friend" })).seats.map((seat) => seat.kind)).toEqual([
    "here",
    "bot",
    "bot",
    "friend",
  ]);
  expect(withSeats(plan, 2, bot).first).toBe(0);
  expect(withSeats({ ...plan, first: "chance" }, 2, bot).first).toBe("chance");
});

test("clocks are told in the server's units", () => {
  const plan = usualPlan([]);
  expect(clockOf({ ...plan, clock: "bank", bankMin: 10, incrementS: 5 })).toEqual({
    kind: "bank",
    seconds: 600,
    increment: 5,
  });
  expect(clockOf({ ...plan, clock: "days", days: 3 })).toEqual({ kind: "days", days: 3 });
  expect(clockOf(plan)).toEqual({ kind: "none" });
});

test("everybody at one device needs a name of their own", () => {
  expect(troubledNames([here("Ada"), here(" ada "), bot(), here("  ")])).toEqual([
    { seat: 1, why: "twice" },
    { seat: 3, why: "empty" },
  ]);
});
