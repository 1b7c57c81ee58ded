/** Position of a site's camera: numbers only. Centimetres with y up, as drawn. */
import { boundsOf, heightOf, type Quarter } from "../geometry/hulls";
import type { Poses, ViewName } from "../geometry/site";

type Place = [x: number, y: number, z: number];
export type Layout = "desktop" | "tablet" | "phone";

/** How much there is to see: how far the site reaches from its middle, and how high it is. */
export interface Extent {
  reach: number;
  high: number;
}

const LEAST: Extent = { reach: 10, high: 9 }; // a site that has only begun is seen as the design shows it
const HEADROOM = 8.5; // for what a hand has just taken: it hangs above the highest piece
const FURTHEST = 22; // what has rolled further away than this does not make everything else small

/** The staff stands left behind the site, a little outside of it, and is somewhat higher; whole centimetres. */
export function staffOf({ reach, high }: Extent): { x: number; z: number; high: number } {
  const radius = reach + 0.9;
  return { x: -radius * 0.9, z: -radius * 0.42, high: Math.max(14, Math.ceil(high / 2 + 1.5) * 2) };
}

export function extentOf(poses: Poses): Extent {
  const bounds = boundsOf(poses);
  if (!bounds) return LEAST;
  const { least, most } = bounds;
  const reach = Math.max(...[0, 1].map((axis) => Math.max(-least[axis]!, most[axis]!)));
  const crane = poses.crane ? most[2] : 0;
  return {
    reach: Math.min(FURTHEST, Math.max(LEAST.reach, reach / 10)),
    high: Math.max(LEAST.high, heightOf(poses) / 10, crane / 10 - HEADROOM),
  };
}

export const between = (a: Extent, b: Extent, t: number): Extent => ({
  reach: a.reach + (b.reach - a.reach) * t,
  high: a.high + (b.high - a.high) * t,
});

export interface SiteShot {
  fov: number;
  position: Place;
  target: Place;
  points: Place[]; // what must be seen
  nearest: number; // how much nearer than the design's camera one may come
}

const SHOTS: Record<Layout, { fov: number; position: Place; nearest: number }> = {
  desktop: { fov: 27, position: [15, 19, 51], nearest: 0.9 },
  tablet: { fov: 27, position: [15, 19, 51], nearest: 0.8 },
  phone: { fov: 30, position: [18, 31, 80], nearest: 0.5 },
};
const TARGET: Place = [0.9, 5.9, 0];

/** The camera of the design; as the site grows it looks higher and steps back until everything is seen. */
export function shotOf(layout: Layout, { reach, high }: Extent): SiteShot {
  const { fov, position, nearest } = SHOTS[layout];
  const up = (high - LEAST.high) * 0.45;
  const ring = (radius: number, y: number): Place[] =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [
      radius * Math.cos((n * Math.PI) / 4),
      y,
      radius * Math.sin((n * Math.PI) / 4),
    ]);
  const staff = staffOf({ reach, high });
  return {
    fov,
    nearest,
    position: [position[0], position[1] + up, position[2]],
    target: [TARGET[0], TARGET[1] + up, TARGET[2]],
    points: [
      ...ring(reach * 0.92, 0),
      ...ring(reach * 0.8, high),
      ...ring(2, high + HEADROOM),
      [staff.x, staff.high, staff.z],
    ],
  };
}

/** How far the resting camera stands to the right of straight before the site, in degrees. */
const azimuthOf = (layout: Layout) =>
  (Math.atan2(SHOTS[layout].position[0] - TARGET[0], SHOTS[layout].position[2]) * 180) / Math.PI;

/** Which of its four sides a site is looked at from: 0 front, 1 right, 2 back, 3 left. */
export function quarterOf(layout: Layout, turn: number): Quarter {
  const quarters = Math.round((azimuthOf(layout) + turn) / 90);
  return (((quarters % 4) + 4) % 4) as Quarter;
}

const SIDES: Record<Exclude<ViewName, "top">, number> = { front: 0, right: 90, back: 180, left: 270 };
const LEVEL = 9; // degrees down: nearly level, but the ground is seen
const ABOVE = 89;

/** The turn, in degrees from the resting camera, that leads to a view by the shorter way; `elevation` is the resting camera's. */
export function orbitTo(
  name: ViewName,
  layout: Layout,
  elevation: number,
  now: { turn: number; rise: number },
): { turn: number; rise: number } {
  const side = name === "top" ? quarterOf(layout, now.turn) * 90 : SIDES[name];
  const turn = side - azimuthOf(layout);
  return {
    turn: turn + 360 * Math.round((now.turn - turn) / 360),
    rise: (name === "top" ? ABOVE : LEVEL) - elevation,
  };
}

/** How far away one must stand to see all of a site from above, where so much of the page's height is free. */
export function aboveOf(layout: Layout, { reach, high }: Extent, free: number): number {
  return (reach + 1) / (Math.tan((SHOTS[layout].fov * Math.PI) / 360) * free) + high / 2;
}

export const ZOOM = { nearest: 0.35, furthest: 1.8 } as const;
