/** Position of a callout: beside the thing it speaks of, never over it, and tied to it by a line. No DOM in here. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

/** Drawn round the thing: a circle, or a frame where the thing is much wider than high or higher than wide. */
export interface Ring extends Box {
  round: boolean;
}

export interface Placed {
  ring: Ring;
  sheet: Box;
  leader: readonly [from: Point, to: Point];
}

export interface Page {
  width: number;
  height: number;
  top: number; // what the header covers
  phone: boolean;
}

/** Something that should stay in sight; the heavier, the more so. */
export interface Avoided extends Box {
  weight: number;
  /** On a phone the sheet may also stand just above it. */
  under?: boolean;
}

const AIR = 9; // between the thing and its ring
const GAPS = [36, 110]; // between ring and sheet, for the line
const LARGE = 190; // round such a thing a circle would be in the way
const ABOVE = 24; // between a sheet and what it stands above: the ring round that, and a bit of line
const EDGE = 12; // between sheet and page

export function ringRound(thing: Box): Ring {
  const [long, short] = [Math.max(thing.width, thing.height), Math.max(1, Math.min(thing.width, thing.height))];
  const round = long / short < 1.7 && long < LARGE;
  const width = (round ? long : thing.width) + 2 * AIR;
  const height = (round ? long : thing.height) + 2 * AIR;
  const [x, y] = [thing.x + thing.width / 2 - width / 2, thing.y + thing.height / 2 - height / 2];
  return { x, y, width, height, round };
}

/** What is to be avoided may be covered if nothing else is possible; the thing itself never. */
export function placed(
  thing: Box,
  size: { width: number; height: number },
  page: Page,
  avoid: readonly Avoided[],
): Placed {
  const ring = ringRound(thing);
  const spots = (page.phone ? aboveOrBelow(size, page, avoid) : GAPS.flatMap((gap) => around(ring, size, gap))).map(
    (box) => within(box, page),
  );
  const costs = spots.map((box) => cost(box, ring, avoid));
  const sheet = spots[costs.indexOf(Math.min(...costs))]!;
  return { ring, sheet, leader: leader(ring, sheet) };
}

function around(ring: Ring, { width, height }: { width: number; height: number }, gap: number): Box[] {
  const [middleX, middleY] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const [right, left] = [ring.x + ring.width + gap, ring.x - gap - width];
  const [below, above] = [ring.y + ring.height + gap, ring.y - gap - height];
  const xs = [middleX - 80, middleX - width / 2, middleX - width + 80];
  const ys = [middleY - height / 2, middleY - 40, middleY - height + 40];
  return [
    ...xs.map((x) => ({ x, y: below, width, height })),
    ...ys.map((y) => ({ x: right, y, width, height })),
    ...ys.map((y) => ({ x: left, y, width, height })),
    ...xs.map((x) => ({ x, y: above, width, height })),
  ];
}

function aboveOrBelow({ height }: { height: number }, page: Page, avoid: readonly Avoided[]): Box[] {
  const ys = [page.height - height - EDGE, page.top];
  for (const one of avoid) if (one.under) ys.push(one.y - ABOVE - height);
  return ys.map((y) => ({ x: EDGE, y, width: page.width - 2 * EDGE, height }));
}

function within(box: Box, page: Page): Box {
  const most = { x: page.width - EDGE - box.width, y: page.height - EDGE - box.height };
  return {
    ...box,
    x: Math.max(EDGE, Math.min(box.x, most.x)),
    y: Math.max(page.top, Math.min(box.y, most.y)),
  };
}

export function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function cost(box: Box, ring: Ring, avoid: readonly Avoided[]): number {
  const covered = avoid.reduce((sum, one) => sum + one.weight * shared(box, one), 0);
  const far = Math.hypot(
    box.x + box.width / 2 - ring.x - ring.width / 2,
    box.y + box.height / 2 - ring.y - ring.height / 2,
  );
  return 1000 * shared(box, ring) + covered + far;
}

/** From the edge of the ring to the nearest edge of the sheet. */
export function leader(ring: Ring, sheet: Box): readonly [Point, Point] {
  const middle: Point = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const inset = 16; // not at a corner
  const to: Point = [
    clamp(middle[0], sheet.x + inset, sheet.x + sheet.width - inset, sheet.x, sheet.x + sheet.width),
    clamp(middle[1], sheet.y + inset, sheet.y + sheet.height - inset, sheet.y, sheet.y + sheet.height),
  ];
  const [dx, dy] = [to[0] - middle[0], to[1] - middle[1]];
  const length = Math.hypot(dx, dy) || 1;
  const reach = ring.round
    ? ring.width / 2
    : Math.min(
        dx ? (ring.width / 2) * (length / Math.abs(dx)) : Infinity,
        dy ? (ring.height / 2) * (length / Math.abs(dy)) : Infinity,
      );
  return [[middle[0] + (dx / length) * reach, middle[1] + (dy / length) * reach], to];
}

/** Inside the inset range it stays; outside it goes to the very edge. */
function clamp(value: number, least: number, most: number, edgeLow: number, edgeHigh: number): number {
  if (value < edgeLow) return edgeLow;
  if (value > edgeHigh) return edgeHigh;
  return Math.max(least, Math.min(value, most));
}
