/**
 * Drawings of a site straight from the side, in millimetres: to the right and up, the table at 0. Sizes are the real ones, so
 * that what a picture shows could stand like that. No scene and no page here; `SiteDrawing.svelte` draws it.
 */
import { PARTS } from "../pieces.gen";
import { SITES, type Kind, type Seen } from "../sites.gen";
import type { Options } from "../types.gen";

export type Point = readonly [number, number];
export type Colour = "orange" | "purple" | "black" | "white";
/** What a piece is in the story of a picture: the one that is placed, one that must match it, one only thought of. */
export type Role = "new" | "match" | "thought";

export interface Block {
  sign: "block";
  kind: Exclude<Kind, "worker" | "hat">;
  outline: Point[];
  shade?: "top" | "front" | "side";
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
  | { sign: "card"; at: Point; face: "what" | "how" } // by its lower left corner
  | { sign: "path"; d: string; dashed?: boolean };

interface Bar {
  long: number;
  high: number;
}
const [GIRDER, SUPPORT, BRICK, BEAM] = (["girder", "support", "brick", "beam"] as const).map((kind) => {
  const [long, , high] = PARTS[kind][0]!.size;
  return { long, high };
}) as [Bar, Bar, Bar, Bar];
const WORKER = { wide: 26, high: 38.5 };
const STAMP_FROM_END = 14;

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
  return [between(share), between(1 - share)];
}

interface How {
  turn?: number;
  long?: number;
  colour?: Colour;
  role?: Role;
}

/** By its middle; `turn` lifts its right end. */
export function girder(at: Point, { turn = 0, long = GIRDER.long, colour, role }: How = {}): Block {
  const outline = bar(at, long, GIRDER.high, turn);
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
  const [wide, high] = lying ? [SUPPORT.high, SUPPORT.long] : [SUPPORT.long, SUPPORT.high];
  return { sign: "block", kind: "support", outline: bar([x, z + high / 2], wide, high, 0), role };
}

export function brick(at: Point, { turn = 0, role }: How = {}): Block {
  return { sign: "block", kind: "brick", outline: bar(at, BRICK.long, BRICK.high, turn), role };
}

export function beam(at: Point, { turn = 0, role }: How = {}): Block {
  return { sign: "block", kind: "beam", outline: bar(at, BEAM.long, BEAM.high, turn), role };
}

export function worker(
  at: Point,
  { turn = 0, hat = true, role }: { turn?: number; hat?: boolean; role?: Role } = {},
): Figure {
  return { sign: "worker", at, turn, hat, role };
}

/** What stands there before the first turn, with these choices. A site that is built by hand is still only thought of. */
export function startOf({ site, crane, skyscraper, crane_on }: Options): Mark[] {
  const world = crane && skyscraper ? `-${crane_on}` : crane ? "-crane" : skyscraper ? "-skyscraper" : "";
  const byHand = site === "by_hand";
  return SITES[`${byHand ? "beginner" : site}${world}`]!.map((one) => markOf(one, byHand));
}

function markOf(one: Seen, byHand: boolean): Mark {
  const role = byHand && one.kind !== "box" && one.kind !== "crane" ? ("thought" as const) : undefined;
  if (one.stands) return worker(one.stands, role && { role });
  return {
    sign: "block",
    kind: one.kind as Block["kind"],
    outline: one.outline ?? [],
    role,
    shade: one.shade ?? "front",
    ...(one.colour && { colour: one.colour as Colour }),
    ...(one.stamps && { stamps: one.stamps }),
  };
}

/** How large a picture has to be for pieces; signs are drawn beside them. */
export function boundsOf(marks: readonly Mark[], margin: number) {
  const points = marks.flatMap((mark): readonly Point[] => {
    if (mark.sign === "block") return mark.outline;
    if (mark.sign !== "worker") return [];
    const [x, z] = mark.at;
    return [
      [x - WORKER.wide / 2, z],
      [x + WORKER.wide / 2, z + WORKER.high],
    ];
  });
  const [across, up] = [points.map(([x]) => x), points.map(([, z]) => z)];
  return {
    left: Math.min(...across) - margin,
    right: Math.max(...across) + margin,
    bottom: Math.min(...up) - margin,
    top: Math.max(...up) + margin,
  };
}
