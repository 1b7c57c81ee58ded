/** A site as the server tells it in facts, put in order for the ear: level by level, where on the table, what is free. No words here. */
import { kindOf } from "../geometry/site";
import type { Explanation, Free, Told } from "../types.gen";

export type Side = "left" | "middle" | "right";
export type Depth = "front" | "middle" | "back";
export type Direction = "across" | "rising" | "deep" | "falling";

const MIDDLE_MM = 30;

/** Seen from the front: x to the right, y to the back. */
export function whereOf([x, y]: readonly [number, number]): `${Side}-${Depth}` {
  const side: Side = x < -MIDDLE_MM ? "left" : x > MIDDLE_MM ? "right" : "middle";
  const depth: Depth = y < -MIDDLE_MM ? "front" : y > MIDDLE_MM ? "back" : "middle";
  return `${side}-${depth}`;
}

/** Which way a girder lies, to an eighth of a turn. */
export function directionOf(degrees: number): Direction {
  const directions: Direction[] = ["across", "rising", "deep", "falling"];
  return directions[Math.round(degrees / 45) % 4]!;
}

export interface Level {
  level: number;
  pieces: Told[];
}

/** From the ground up. */
export function levelsOf(site: Explanation): Level[] {
  const levels: Level[] = [];
  for (const piece of site.pieces) {
    const last = levels.at(-1);
    if (last?.level === piece.level) last.pieces.push(piece);
    else levels.push({ level: piece.level, pieces: [piece] });
  }
  return levels;
}

export interface Room {
  piece: string;
  place: Free;
  /** Of a worker's arms. */
  count: number;
}

/** The highest first: there it counts. Of a worker's free arms one line is enough. */
export function roomOf(site: Explanation): Room[] {
  return [...site.pieces]
    .sort((one, other) => other.top_mm - one.top_mm)
    .flatMap(({ piece, free }): Room[] => {
      const places = kindOf(piece) === "worker" ? free.slice(0, 1) : free;
      return places.map((place) => ({ piece, place, count: free.length }));
    });
}
