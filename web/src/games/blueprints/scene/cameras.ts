/** The cameras of the design for the table, and what each of them must show. */
import { Vector3 } from "three";
import type { Insets, Shot } from "../../../stage/camera-view";
import { CARD, tableOf, type Layout, type Rule } from "./table-layout";

const at = (x: number, y: number, z: number) => new Vector3(x, y, z);

const SHOTS: Record<Layout, Shot> = {
  desktop: { fov: 26, position: at(0, 22.6, 15.2), target: at(0, 0, 0.2) },
  tablet: { fov: 26, position: at(0, 22.6, 15.2), target: at(0, 0, 0.2) },
  phone: { fov: 27, position: at(0, 25.2, 15.2), target: at(0, 0, 0.75) },
  squat: { fov: 27, position: at(0, 27.2, 12.4), target: at(0, 0, 0.75) }, // steeper: what lies behind comes nearer
  low: { fov: 27, position: at(0, 25.2, 13.2), target: at(0, 0, 0.5) },
};

const INSETS: Record<Layout, Insets> = {
  desktop: { top: 116, right: 24, bottom: 84, left: 24 },
  tablet: { top: 112, right: 16, bottom: 96, left: 16 },
  phone: { top: 152, right: 10, bottom: 124, left: 10 },
  squat: { top: 132, right: 10, bottom: 112, left: 10 },
  low: { top: 104, right: 104, bottom: 76, left: 12 },
};

/** Only where there is little room may the camera come nearer than the design's: what is free has any shape. */
const NEAREST: Record<Layout, number> = { desktop: 1, tablet: 0.8, phone: 0.94, squat: 0.5, low: 0.3 };

export function shotOf(layout: Layout): Shot {
  return SHOTS[layout];
}

/** On a narrow desktop the tally would lie over the last dice: the table moves to the left. */
export function insetsOf(layout: Layout, given: Partial<Insets> | undefined, width: number): Insets {
  const usual = { ...INSETS[layout] };
  if (layout === "desktop") usual.right += Math.min(230, Math.max(0, (1440 - width) * 0.6));
  return { ...usual, ...given };
}

export const nearestOf = (layout: Layout): number => NEAREST[layout];

/** Everything that must be in sight; it does not depend on the dice of the moment, or the view would jump. */
export function pointsOf(layout: Layout, rules: readonly Rule[]): Vector3[] {
  const table = tableOf(layout);
  const foot = table.card.z + CARD.depth / 2;
  const half = CARD.width / 2;
  const points = [at(table.card.x - half, 0, foot), at(table.card.x + half, 0, foot)];
  for (const rule of rules) {
    const reach = Math.max(rule.length / 2, table.seats ? 0 : 2.8);
    points.push(at(rule.x - reach, 0, rule.z), at(rule.x + reach, 0, rule.z));
  }
  if (table.seats) {
    for (const side of [-1, 1]) points.push(at(side * (table.spread + 1.75), 0, -3.7), at(side * 1.5, 1.08, -4.9));
    points.push(at(table.demand.x - 0.8, 0, table.demand.z), at(-table.demand.x + 0.8, 0, table.demand.z));
  } else {
    const middle = table.pool.x ?? 0;
    points.push(at(middle - 2.4, 1, table.pool.z - 0.5), at(middle + 2.4, 1, table.pool.z - 0.5));
  }
  return points;
}
