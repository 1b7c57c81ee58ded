/**
 * The end of a round, moment by moment: the screens open, every building is counted line by line, then Awards and Prizes are
 * handed over. What is counted and why comes from the server's account; here it is only put in order. No DOM in here.
 */
import type { SpaceIndex } from "../scene/scene-types";
import type {
  Award,
  AwardAccount,
  Contender,
  Earning,
  Line,
  Material,
  Prize,
  PrizeAccount,
  RoundAccount,
} from "../types.gen";

export const LINES = ["bonus", "wood", "recycled", "stone", "glass"] as const;
export type LineName = (typeof LINES)[number];

/** A die of a building, as scenes and drawings name it: spaces row by row, levels from the ground, both from 0. */
export interface LitDie {
  seat: number;
  space: SpaceIndex;
  level: number;
}

/** How the points of a line come about: so many times so much, or a list of values. */
export interface Sum {
  why: "plan" | "touches" | "dice" | "level" | "values";
  count: number; // dice touched, dice of this kind; the level for "level"
  terms: readonly number[]; // what is added up
  times: readonly [number, number] | null; // where it is a product
  points: number;
}

export type Moment =
  | { kind: "screens" }
  | { kind: "open" }
  | { kind: "line"; seat: number; line: LineName; points: number; lit: readonly LitDie[]; sums: readonly Sum[] }
  | { kind: "award"; award: Award; given: AwardAccount }
  | { kind: "prize"; prize: Prize; given: PrizeAccount }
  | { kind: "done" };

const SPACES = ["a1", "b1", "a2", "b2", "a3", "b3"];

export function momentsOf(account: RoundAccount): Moment[] {
  return [
    { kind: "screens" },
    { kind: "open" },
    ...account.seats.flatMap((_, seat) => LINES.map((line) => lineOf(account, seat, line))),
    ...account.awards.toReversed().map((given): Moment => ({ kind: "award", award: given.award, given })),
    ...account.prizes.map((given): Moment => ({ kind: "prize", prize: given.prize, given })),
    { kind: "done" },
  ];
}

export function lineOf(account: RoundAccount, seat: number, line: LineName): Moment & { kind: "line" } {
  const { bonus, ...lines } = account.seats[seat]!;
  if (line === "bonus") return { kind: "line", seat, line, points: bonus, lit: [], sums: [planSum(bonus)] };
  const counted: Line = lines[line];
  const lit = counted.dice.map(({ space, level }) => ({
    seat,
    space: SPACES.indexOf(space) as SpaceIndex,
    level: level - 1,
  }));
  return { kind: "line", seat, line, points: counted.points, lit, sums: sumsOf(line, counted) };
}

const planSum = (points: number): Sum => ({ why: "plan", count: points ? 1 : 0, terms: [points], times: null, points });

function sumsOf(material: Material, { dice, points }: Line): Sum[] {
  if (!dice.length) return [];
  switch (material) {
    case "wood":
      return dice.map(touching);
    case "recycled":
      return [{ why: "dice", count: dice.length, terms: [points], times: null, points }];
    case "stone":
      return byLevel(dice);
    case "glass":
      return [{ why: "values", count: dice.length, terms: dice.map((one) => one.points), times: null, points }];
  }
}

function touching({ neighbours, points }: Earning): Sum {
  const count = neighbours.length;
  return { why: "touches", count, terms: [points], times: count ? [points / count, count] : null, points };
}

/** Stones on the same level earn the same: they are told together. */
function byLevel(dice: readonly Earning[]): Sum[] {
  const levels = [...new Set(dice.map((one) => one.level))].sort((one, other) => one - other);
  return levels.map((level) => {
    const there = dice.filter((one) => one.level === level);
    const each = there[0]!.points;
    const points = there.reduce((sum, one) => sum + one.points, 0);
    const alike = there.length > 1 && there.every((one) => one.points === each);
    return {
      why: "level",
      count: level,
      terms: there.map((one) => one.points),
      times: alike ? [there.length, each] : null,
      points,
    };
  });
}

/** What lies on the table once the first moments have passed. */
export interface Counted {
  screensUp: boolean;
  lines: readonly Partial<Record<LineName, number>>[]; // by seat; not there: not counted yet
  totals: readonly (number | null)[]; // null: nothing counted yet
  awards: Partial<Record<Award, number>>;
  prizes: Partial<Record<Prize, number | null>>;
  done: boolean;
}

export function countedUpTo(moments: readonly Moment[], at: number, seats: number): Counted {
  const lines: Partial<Record<LineName, number>>[] = Array.from({ length: seats }, () => ({}));
  const awards: Counted["awards"] = {};
  const prizes: Counted["prizes"] = {};
  const passed = moments.slice(0, at + 1);
  for (const moment of passed) {
    if (moment.kind === "line") lines[moment.seat]![moment.line] = moment.points;
    if (moment.kind === "award") awards[moment.award] = moment.given.seat;
    if (moment.kind === "prize") prizes[moment.prize] = moment.given.seat;
  }
  const totals = lines.map((one) => {
    const points = Object.values(one);
    return points.length ? points.reduce((sum, more) => sum + more, 0) : null;
  });
  return {
    screensUp: passed.every(({ kind }) => kind === "screens"),
    lines,
    totals,
    awards,
    prizes,
    done: passed.at(-1)?.kind === "done",
  };
}

/** Somebody had to be told apart: worth a longer look. */
export const isTie = (given: { contenders: readonly Contender[] }): boolean => given.contenders.length > 1;

/** Milliseconds for which a moment stays before the next comes by itself; null: it stays. */
export function lastingOf(moment: Moment, seats: number): number | null {
  switch (moment.kind) {
    case "screens":
      return 700;
    case "open":
      return 1000 + 120 * (seats - 1);
    case "line":
      return moment.sums.length && moment.points ? 900 + 450 * moment.sums.length : 350;
    case "award":
      return isTie(moment.given) ? 4200 : 1500;
    case "prize":
      if (moment.given.seat === null) return 250;
      return isTie(moment.given) ? 4200 : 1700;
    case "done":
      return null;
  }
}

/** The seat one looks at in a moment, where only one building has room. */
export function seatOf(moment: Moment): number | null {
  if (moment.kind === "line") return moment.seat;
  return moment.kind === "award" || moment.kind === "prize" ? moment.given.seat : null;
}
