/** Towers made of points: one slab for each point, one material for each round. No drawing here. */
import { ofName } from "../../../stage/random";

export interface Tower {
  seat: number;
  rounds: readonly number[]; // points of round one, two, three
  winner: boolean;
}

export const SLAB = { wide: 2.2, high: 0.5, deep: 1.7, gap: 0.03 } as const;
export const BASE = { wide: 2.8, high: 0.1, deep: 2.3 } as const;
const APART = 3.25;

export interface Slab {
  seat: number;
  round: number; // 0, 1, 2
  x: number;
  y: number; // of its middle
  z: number;
  turn: number;
}

export const towerX = (index: number, count: number): number => (index - (count - 1) / 2) * APART;

export const pointsOf = (tower: Tower): number => tower.rounds.reduce((sum, points) => sum + points, 0);

/** The top of a tower, where its worker stands. */
export const towerTop = (points: number): number => BASE.high + points * (SLAB.high + SLAB.gap);

/** Every slab, tower by tower from the ground up; laid by hand, so never quite in line. */
export function slabs(towers: readonly Tower[]): Slab[] {
  return towers.flatMap((tower, index) => {
    const rounds = tower.rounds.flatMap((points, round) => Array.from({ length: points }, () => round));
    return rounds.map((round, level) => {
      const chance = (what: string) => ofName(`${tower.seat} ${level} ${what}`) * 2 - 1;
      return {
        seat: tower.seat,
        round,
        x: towerX(index, towers.length) + chance("x") * 0.035,
        y: towerTop(level) + SLAB.high / 2 + SLAB.gap,
        z: chance("z") * 0.035,
        turn: chance("turn") * 0.02,
      };
    });
  });
}

/** The order in which slabs are set down: round by round, so that everybody's tower grows at once. */
export function setDownOrder(all: readonly Slab[]): Slab[] {
  return [...all].sort((a, b) => a.round - b.round || a.y - b.y || a.x - b.x);
}
