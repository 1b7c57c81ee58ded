/**
 * Drawings of a site straight from the side, in millimetres: to the right and up, the table at 0. Sizes are the real ones, so
 * that what a picture shows could stand like that. No scene and no page here; `Elevation.svelte` draws it.
 */
import { SITES, type Silhouette } from "./sites.gen";
import type { Options } from "./types.gen";

export type Point = readonly [number, number];
export type Colour = "orange" | "purple" | "black" | "white";
/** What a piece is in the story of a picture: the one that is placed, one that must match it, one only thought of. */
export type Role = "new" | "match" | "thought";

export interface Block {
  sign: "block";
  kind: "girder" | "support" | "brick" | "beam" | "crane" | "box";
  outline: Point[];
  part?: string;
  colour?: Colour;
  stamps?: Point[];
  role?: Role | undefined;
}
export interface Figure {
  sign: "worker";
  at: Point; // between his soles
  turn: number; // degrees, to the left
  hat: boolean;
  role?: Role | undefined;
}
export type Mark =
  | Block
  | Figure
  | { sign: "hat"; at: Point; role?: Role | undefined } // the middle of its rim
  | { sign: "end"; at: Point; role?: Role | undefined } // a girder that points at us
  | { sign: "touch"; at: Point } // must touch here
  | { sign: "level"; at: Point; wide: number } // the highest
  | { sign: "free"; from: Point } // must hang free
  | { sign: "path"; d: string; dashed?: boolean };

const GIRDER = { long: 170, thick: 9 };
const SUPPORT = { wide: 25, high: 50 };
const BRICK = { long: 16, thick: 8 };
const BEAM = { long: 60, thick: 6 };
const STAMP_FROM_END = 14;
const END_ON = 60; // a girder that looks shorter than this points at us

function bar(at: Point, long: number, thick: number, turn: number): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const corners: Point[] = [
    [-long / 2, -thick / 2],
    [long / 2, -thick / 2],
    [long / 2, thick / 2],
    [-long / 2, thick / 2],
  ];
  return corners.map(([x, z]) => [at[0] + x * cos - z * sin, at[1] + x * sin + z * cos]);
}

function stampsOf([from, to]: readonly [Point, Point]): Point[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const between = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const share = STAMP_FROM_END / long;
  return long < END_ON ? [between(0.5)] : [between(share), between(1 - share)];
}

interface How {
  turn?: number;
  long?: number;
  colour?: Colour;
  role?: Role;
}

/** By its middle; `turn` lifts its right end. */
export function girder(at: Point, { turn = 0, long = GIRDER.long, colour, role }: How = {}): Block {
  const outline = bar(at, long, GIRDER.thick, turn);
  const ends = bar(at, long, 0, turn);
  return {
    sign: "block",
    kind: "girder",
    outline,
    role,
    ...(colour && { colour, stamps: stampsOf([ends[0]!, ends[1]!]) }),
  };
}

/** By the middle of its foot. */
export function support([x, z]: Point, { lying = false, role }: { lying?: boolean; role?: Role } = {}): Block {
  const [wide, high] = lying ? [SUPPORT.high, SUPPORT.wide] : [SUPPORT.wide, SUPPORT.high];
  return { sign: "block", kind: "support", outline: bar([x, z + high / 2], wide, high, 0), role };
}

export function brick(at: Point, { turn = 0, role }: How = {}): Block {
  return { sign: "block", kind: "brick", outline: bar(at, BRICK.long, BRICK.thick, turn), role };
}

export function beam(at: Point, { turn = 0, role }: How = {}): Block {
  return { sign: "block", kind: "beam", outline: bar(at, BEAM.long, BEAM.thick, turn), role };
}

export function worker(
  at: Point,
  { turn = 0, hat = true, role }: { turn?: number; hat?: boolean; role?: Role } = {},
): Figure {
  return { sign: "worker", at, turn, hat, role };
}

/** What stands there before the first turn, with these choices. A site that is built by hand is still only thought of. */
export function startOf({ site, crane, skyscraper, crane_on }: Options): Mark[] {
  const standing = skyscraper ? SITES.skyscraper : SITES.site;
  const shapes = [
    ...(skyscraper ? SITES.box : []),
    ...(crane ? SITES.crane[skyscraper ? crane_on : site]! : []),
    ...(site === "by_hand" ? standing["beginner"]! : standing[site]!).map((shape) => ({
      ...shape,
      thought: site === "by_hand",
    })),
  ];
  return shapes.sort((one, other) => other.depth - one.depth).map(markOf);
}

function markOf(shape: Silhouette & { thought?: boolean }): Mark {
  const role = shape.thought ? ("thought" as const) : undefined;
  if (shape.stands) return worker(shape.stands, role && { role });
  return {
    sign: "block",
    kind: shape.kind as Block["kind"],
    outline: shape.outline ?? [],
    role,
    ...(shape.part && { part: shape.part }),
    ...(shape.colour && { colour: shape.colour as Colour }),
    ...(shape.axis && { stamps: stampsOf(shape.axis) }),
  };
}
