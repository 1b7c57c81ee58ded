/** Positions of everything on the table, in edges of a die; x to the right, z towards you, y up. No drawing here. */
import { ofName } from "../../../stage/random";
import { valueOf } from "../dice/die-faces";
import type { PoolDie, SceneOptions, SpaceIndex, TablePicture } from "./scene-types";

export type Layout = SceneOptions["layout"];

/** A thing at rest: `turn` is round the vertical, in radians. */
export interface Pose {
  x: number;
  y: number; // of its middle
  z: number;
  turn: number;
  scale: number;
}

const DEGREE = Math.PI / 180;
const CELL = 1.18;
export const TAKEN = 0.58; // the size of dice that lie in front of a screen
export const LIFT = { rest: 0, hover: 0.15, focus: 0.15, chosen: 0.45, discarded: 0, unplaceable: 0 } as const;
const SET_BACK = 0.42; // a die marked for removal is pushed behind the others

export const CARD = { cell: CELL, width: 3.24, depth: 4.54 } as const;

interface Table {
  pool: { z: number; apart: number; alike: number; rows: 1 | 2; rowGap: number; x?: number };
  card: { x: number; z: number };
  seats: boolean;
  spread: number; // of the outer screens
  bag: { x: number; z: number };
  demand: { x: number; z: number; gap: number; size: number };
  removed: { x: number; z: number };
}

const NO_SEATS = {
  seats: false,
  spread: 0,
  bag: { x: 0, z: 0 },
  demand: { x: 0, z: 0, gap: 0, size: 0 },
  removed: { x: 0, z: 0 },
} as const;

const TABLES: Record<Layout, Table> = {
  desktop: {
    pool: { z: -1.42, apart: 1.82, alike: 1.26, rows: 1, rowGap: 0 },
    card: { x: 0, z: 3.345 },
    seats: true,
    spread: 5.68,
    bag: { x: -6.35, z: 1.35 },
    demand: { x: -6.4, z: 4.1, gap: 1.62, size: 1.5 },
    removed: { x: 2.75, z: 1.35 },
  },
  tablet: {
    pool: { z: -1.42, apart: 1.56, alike: 1.2, rows: 1, rowGap: 0 },
    card: { x: 0, z: 3.345 },
    seats: true,
    spread: 4.75,
    bag: { x: -5.3, z: 1.5 },
    demand: { x: -5.6, z: 4.3, gap: 1.5, size: 1.4 },
    removed: { x: 2.6, z: 1.35 },
  },
  phone: {
    pool: { z: -3.4, apart: 1.31, alike: 1.31, rows: 2, rowGap: 2.63 },
    card: { x: 0, z: 3.6 },
    ...NO_SEATS,
  },
  squat: {
    pool: { z: -3.4, apart: 1.31, alike: 1.31, rows: 2, rowGap: 2.36 },
    card: { x: 0, z: 3.12 },
    ...NO_SEATS,
  },
  low: {
    pool: { z: -1.15, apart: 1.31, alike: 1.31, rows: 2, rowGap: 2.5, x: -3 },
    card: { x: 3.1, z: 0.3 },
    ...NO_SEATS,
  },
};

export const tableOf = (layout: Layout): Table => TABLES[layout];

export interface Rule {
  x: number; // its middle
  z: number;
  length: number;
  numerals: { value: number; x: number; from: number; to: number }[]; // from its middle; from..to is the part under its dice
}

export const RULE = { depth: 0.72, height: 0.13, gap: 0.29 } as const;
/** From the middle of the first die of a row to that of the last, at most; and what the rule is longer at each end. */
const REACH: Record<Layout, number> = { desktop: 10.7, tablet: 9.6, phone: 5.3, squat: 5.3, low: 5.3 };
const RULE_END: Record<Layout, number> = { desktop: 0.92, tablet: 0.9, phone: 0.78, squat: 0.78, low: 0.78 };

/** How many dice stand in the first of two rows: half of them, or one more or less so that equal values stay together. */
export function firstRow(values: readonly number[]): number {
  const half = Math.ceil(values.length / 2);
  const parts = (count: number) => values[count - 1] !== values[count];
  return (
    [half, half + 1, half - 1].find((count) => count > 0 && count <= 5 && values.length - count <= 5 && parts(count)) ??
    half
  );
}

/** The steps from die to die: where the row would be too long, different values come closer first. */
function stepsOf(values: readonly number[], layout: Layout): number[] {
  const { apart, alike } = TABLES[layout].pool;
  const steps = values.slice(1).map((value, i) => (value === values[i] ? alike : apart));
  const [equal, other] = [steps.filter((step) => step === alike), steps.filter((step) => step !== alike)];
  const room = REACH[layout];
  if (other.length > 0 && equal.length * alike + other.length * apart > room) {
    const closer = Math.max(alike, (room - equal.length * alike) / other.length);
    return squeezed(
      steps.map((step) => (step === alike ? alike : closer)),
      room,
    );
  }
  return squeezed(steps, room);
}

function squeezed(steps: readonly number[], room: number): number[] {
  const wide = steps.reduce((sum, step) => sum + step, 0);
  return steps.map((step) => step * Math.min(1, room / Math.max(wide, 0.01)));
}

function row(dice: readonly PoolDie[], z: number, layout: Layout): { poses: Pose[]; rule: Rule } {
  const values = dice.map((die) => valueOf(die.die));
  const steps = stepsOf(values, layout);
  const wide = steps.reduce((sum, step) => sum + step, 0);
  const most = steps.some((step) => step < 1.2) ? 4 : 6; // degrees: dice that stand close must not touch
  const middle = TABLES[layout].pool.x ?? 0;
  let x = middle - wide / 2;
  const poses: Pose[] = [];
  const numerals: Rule["numerals"] = [];
  dice.forEach((die, i) => {
    if (i > 0) x += steps[i - 1] ?? 0;
    poses.push({ x, y: 0.5, z, turn: (ofName(die.key) * 2 - 1) * most * DEGREE, scale: 1 });
    const last = numerals.at(-1);
    const under = x - middle;
    if (last && last.value === values[i]) {
      last.to = under + 0.5;
      last.x = (last.from + last.to) / 2;
    } else numerals.push({ value: values[i] ?? 0, x: under, from: under - 0.5, to: under + 0.5 });
  });
  const length = Math.max(wide + 2 * RULE_END[layout], 3);
  return { poses, rule: { x: middle, z: z + 0.5 + RULE.gap + RULE.depth / 2, length, numerals } };
}

export function poolPlaces(pool: readonly PoolDie[], layout: Layout): { poses: Pose[]; rules: Rule[] } {
  const table = TABLES[layout];
  if (pool.length === 0) return { poses: [], rules: [row([], table.pool.z, layout).rule] };
  const split = table.pool.rows === 2 ? firstRow(pool.map((die) => valueOf(die.die))) : pool.length;
  const rows = [pool.slice(0, split), pool.slice(split)].filter((part) => part.length > 0);
  const laid = rows.map((part, i) => row(part, table.pool.z + i * table.pool.rowGap, layout));
  return { poses: laid.flatMap((part) => part.poses), rules: laid.map((part) => part.rule) };
}

/** The middle of a space; spaces run row by row, the first row is the farthest from you. */
export function spaceMiddle(space: number, layout: Layout): { x: number; z: number } {
  const { card } = TABLES[layout];
  return { x: card.x + ((space % 2) - 0.5) * CELL, z: card.z + (Math.floor(space / 2) - 1) * CELL };
}

export function onPlan(space: SpaceIndex | number, level: number, key: string, layout: Layout): Pose {
  const turn = (ofName(key) * 2 - 1) * 2.5 * DEGREE;
  return { ...spaceMiddle(space, layout), y: level - 0.5, turn, scale: 1 };
}

/** Screens stand in an arc: the outer ones nearer to you and turned towards the middle. */
export function seatPlace(index: number, count: number, layout: Layout): { x: number; z: number; turn: number } {
  const table = TABLES[layout];
  const side = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
  const spread = count === 2 ? table.spread * 0.72 : table.spread;
  const x = side * spread;
  const away = Math.abs(side) * (count === 2 ? 0.5 : 1);
  return { x, z: -4.78 + away * 0.46, turn: -side * (count === 2 ? 4 : 8) * DEGREE };
}

const PER_ROW = 3;

/** Dice in front of a screen: three to a row; when there are more the first row moves up to make room for a second. */
export function atSeat(
  seat: { index: number; of: number },
  place: { index: number; of: number },
  key: string,
  layout: Layout,
): Pose {
  const table = TABLES[layout];
  const turn = (ofName(key) * 2 - 1) * 5 * DEGREE;
  if (!table.seats) {
    const x = (seat.of === 1 ? 0 : (seat.index / (seat.of - 1)) * 2 - 1) * 2.4;
    return { x, y: TAKEN / 2, z: -9, turn, scale: TAKEN }; // beyond the upper edge, where the seats' sheets are
  }
  const screen = seatPlace(seat.index, seat.of, layout);
  const across = ((place.index % PER_ROW) - 1) * 0.8;
  const before = (place.of > PER_ROW ? 0.55 : 1.02) + Math.floor(place.index / PER_ROW) * 0.68;
  return {
    x: screen.x + across * Math.cos(screen.turn) + before * Math.sin(screen.turn),
    y: TAKEN / 2,
    z: screen.z - across * Math.sin(screen.turn) + before * Math.cos(screen.turn),
    turn: screen.turn + turn,
    scale: TAKEN,
  };
}

export function removedPlace(place: number, key: string, layout: Layout): Pose {
  const table = TABLES[layout];
  const turn = (ofName(key) * 2 - 1) * 9 * DEGREE;
  if (!table.seats) return { x: 6, y: TAKEN / 2, z: 0.5, turn, scale: TAKEN };
  const { x, z } = table.removed;
  return { x: x + (place % 6) * 0.78, y: TAKEN / 2, z: z + Math.floor(place / 6) * 0.8, turn, scale: TAKEN };
}

export function demandPlace(index: number, layout: Layout): Pose {
  const { x, z, gap } = TABLES[layout].demand;
  return { x: x + index * gap, y: 0.5, z, turn: (index === 0 ? 7 : 11) * DEGREE, scale: 1 };
}

export type Home = "pool" | "plan" | "seat" | "removed";

export interface Laid {
  key: string;
  die: string;
  home: Home;
  index: number; // place in the pool, space, or seat from the left
  pose: Pose;
  look: PoolDie["look"];
}

/** Every die of a picture at its place, by key. In-demand dice are not among them: they never move. */
export function arrange(picture: TablePicture, layout: Layout): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  const { poses } = poolPlaces(picture.pool, layout);
  picture.pool.forEach((die, index) => {
    if (die.look === "chosen" && picture.placed !== null) {
      const level = (picture.building[picture.placed]?.length ?? 0) + 1;
      const pose = onPlan(picture.placed, level, die.key, layout);
      laid.set(die.key, { key: die.key, die: die.die, home: "plan", index: picture.placed, pose, look: die.look });
      return; // its place on the rule stays free, for as long as it may still go home
    }
    const pose = { ...poses[index]! };
    pose.y += LIFT[die.look];
    if (die.look === "discarded") {
      pose.z -= SET_BACK;
      pose.turn += 24 * DEGREE;
    }
    laid.set(die.key, { key: die.key, die: die.die, home: "pool", index, pose, look: die.look });
  });
  picture.building.forEach((stack, space) =>
    stack.forEach(({ key, die }, level) =>
      laid.set(key, {
        key,
        die,
        home: "plan",
        index: space,
        pose: onPlan(space, level + 1, key, layout),
        look: "rest",
      }),
    ),
  );
  picture.others.forEach((other, index) =>
    other.taken.forEach(({ key, die }, place) => {
      const seat = { index, of: picture.others.length };
      const pose = atSeat(seat, { index: place, of: other.taken.length }, key, layout);
      laid.set(key, { key, die, home: "seat", index, pose, look: other.lost.has(key) ? "discarded" : "rest" });
    }),
  );
  picture.removed.forEach(({ key, die }, place) =>
    laid.set(key, { key, die, home: "removed", index: place, pose: removedPlace(place, key, layout), look: "rest" }),
  );
  return laid;
}

export interface Difference {
  come: Laid[];
  gone: Laid[];
  travel: { from: Laid; to: Laid }[]; // to another home
  shift: { from: Laid; to: Laid }[]; // a little, where it is
}

const samePose = (a: Pose, b: Pose) =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.turn === b.turn && a.scale === b.scale;

export function difference(before: ReadonlyMap<string, Laid>, after: ReadonlyMap<string, Laid>): Difference {
  const found: Difference = { come: [], gone: [], travel: [], shift: [] };
  for (const to of after.values()) {
    const from = before.get(to.key);
    if (!from) found.come.push(to);
    else if (from.home !== to.home || from.die !== to.die) found.travel.push({ from, to });
    else if (!samePose(from.pose, to.pose)) found.shift.push({ from, to });
  }
  for (const from of before.values()) if (!after.has(from.key)) found.gone.push(from);
  return found;
}
