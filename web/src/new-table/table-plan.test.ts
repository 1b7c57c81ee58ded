import { expect, test } from "vitest";
import {
  clockOf,
  troubledNames,
  usualBeginner,
  usualPlan,
  wanted,
  withGame,
  withSeats,
  type SeatPlan,
  type TablePlan,
} from "./table-plan";
import { housed, type MenAtWorkOptions } from "../games/men-at-work/options/table-options";
import { schemasOf } from "../options/option-schema";
import { OFFERED } from "../options/offered.fixture.gen";

const here = (name: string): SeatPlan => ({ kind: "here", name });
const bot = (): SeatPlan => ({ kind: "bot", level: "greedy" });
const offer = (game: string) => OFFERED.find((one) => one.name === game)!;
const site = (seats: SeatPlan[], some: Partial<MenAtWorkOptions> = {}): TablePlan => {
  const plan = usualPlan(offer("men-at-work"), seats);
  return { ...plan, options: { ...plan.options, ...some } };
};

test("seats of people are asked for open, seats of bots with their level", () => {
  const plan = usualPlan(offer("blueprints"), [here("Ada"), { kind: "friend" }, bot()]);
  expect(wanted(plan).seats).toEqual([{}, {}, { bot: "greedy" }]);
});

test("chance says who begins among people, and nobody is asked where a game does not", () => {
  for (const game of ["blueprints", "men-at-work"]) {
    const { first } = schemasOf(offer(game));
    expect(usualBeginner([here("Ada"), { kind: "friend" }, bot()], first)).toBe("chance");
    expect(usualBeginner([here("Ada"), here("Bo")], first)).toBe("chance");
    expect(usualBeginner([here("Ada"), bot(), bot()], first)).toBe(0);
  }
  expect(usualBeginner([here("Ada"), here("Bo")], undefined)).toBe(null);
});

test("each game is asked for with its own options, all of them", () => {
  expect(wanted(usualPlan(offer("blueprints"), [])).options).toMatchObject({
    unplaceable: "any",
    first: 0,
    open_points: false,
  });
  const chosen = { site: "expert", slips: "strict", experts: [1], tremor: true, foreman: true } as const;
  expect(wanted(site([here("Ada"), bot()], { ...chosen, experts: [1] }))).toMatchObject({
    game: "men-at-work",
    options: { ...chosen, first: 0, crane: false, skyscraper: false, crane_on: "floor" },
  });
});

test("what means nothing without another choice is not asked for", () => {
  const asked = (some: Partial<MenAtWorkOptions>) => wanted(site([], some)).options;
  expect(asked({ crane: true, crane_on: "rim" })).toMatchObject({ crane_on: "floor" });
  expect(asked({ crane: true, skyscraper: true, crane_on: "rim" })).toMatchObject({ crane_on: "rim" });
  expect(asked({ tremor: true })).toMatchObject({ tremor: false });
  expect(asked({ tremor: true, experts: [0] })).toMatchObject({ tremor: true });
});

test("a table without an open seat does not stand among the open tables", () => {
  const isPublic = (seats: SeatPlan[]) => wanted({ ...usualPlan(offer("blueprints"), seats), isPublic: true }).public;
  expect(isPublic([here("Ada"), bot()])).toBe(false);
  expect(isPublic([here("Ada"), { kind: "friend" }])).toBe(true);
});

test("who is planned for stays when chairs are added, and a chair that is gone cannot begin", () => {
  const plan = site([here("Ada"), bot(), bot()], { first: 2, experts: [0, 2] });
  expect(withSeats(plan, 5, () => ({ kind: "friend" })).seats.map((seat) => seat.kind)).toEqual([
    "here",
    "bot",
    "bot",
    "friend",
    "friend",
  ]);
  expect(withSeats(plan, 2, bot).options).toMatchObject({ first: 0, experts: [0] });
  expect(withSeats(site(plan.seats, { first: "chance" }), 2, bot).options["first"]).toBe("chance");
});

test("another game at the same table keeps its people and its clock, but not bots it does not know", () => {
  const five = site([here("Ada"), here("Bo"), bot(), bot(), { kind: "friend" }], { crane: true });
  const changed = withGame({ ...five, clock: "days", days: 3 }, offer("blueprints"), 4);
  expect(changed.seats).toEqual([here("Ada"), here("Bo"), { kind: "bot", level: "" }, { kind: "bot", level: "" }]);
  expect(wanted(changed)).toMatchObject({ game: "blueprints", clock: { kind: "days", days: 3 } });
  expect(changed.options).toMatchObject({ unplaceable: "any", first: 0, open_points: false });
  expect(changed.options).not.toHaveProperty("crane");
});

test("clocks are told in the server's units", () => {
  const plan = usualPlan(offer("blueprints"), []);
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

test("m90: house rules are counted where they differ from the printed game, and asked for as they are set", () => {
  const plain = site([here("Ada"), bot()], {});
  expect(housed(plain.options)).toEqual([]);
  const special = site([here("Ada"), bot()], {
    help: "some",
    titles: 7,
    rita: 0.5,
    certificates: 1,
    tremor: "all",
    give_up: true,
  });
  expect(housed(special.options)).toEqual(["help", "certificates", "titles", "rita", "give_up"]);
  expect(wanted(special).options).toMatchObject({
    help: "some",
    titles: 7,
    rita: 0.5,
    certificates: 1,
    tremor: "all",
    give_up: true,
  });
});

test("m90: titles that are as printed for so many players are no house rule", () => {
  const two = site([here("Ada"), bot()], { titles: 4 });
  expect(withSeats(two, 2, bot).options).toMatchObject({ titles: 4 });
  expect(withSeats(two, 3, bot).options).toMatchObject({ titles: null });
});
