/** Positions of the plans at the reveal: side by side, or one at a time on a phone. No drawing here. */
import { ofName } from "../../../stage/random";
import type { Layout } from "../../../layout.svelte";
import { CARD, type Pose } from "../scene/table-layout";

export interface RevealedBuilding {
  plan: readonly number[]; // six heights, 0 is hatched
  building: readonly (readonly string[])[]; // six stacks of dice, from the ground up
}

export interface DieAt {
  seat: number;
  space: number;
  level: number; // 1 is on the card
}

const APART: Record<Layout, number> = { desktop: 4.12, tablet: 3.7, phone: 12 };

export const planX = (seat: number, seats: number, layout: Layout): number => (seat - (seats - 1) / 2) * APART[layout];

export function dieAt({ seat, space, level }: DieAt, seats: number, layout: Layout): Pose {
  const turn = ((ofName(`${seat} ${space} ${level}`) * 2 - 1) * 2.5 * Math.PI) / 180;
  return {
    x: planX(seat, seats, layout) + ((space % 2) - 0.5) * CARD.cell,
    y: level - 0.5,
    z: (Math.floor(space / 2) - 1) * CARD.cell,
    turn,
    scale: 1,
  };
}

/** The highest stack on the table; the view leaves room for four levels at least, so that it seldom differs from round to round. */
export function highest(buildings: readonly RevealedBuilding[]): number {
  return Math.max(4, ...buildings.flatMap(({ building }) => building.map((stack) => stack.length)));
}
