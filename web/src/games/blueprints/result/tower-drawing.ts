/** Positions of the slabs of drawn towers, from the ground up. No DOM in here. */
export const SLAB_WIDE = 110;
export const SLAB_HIGH = 26;
export const PLATE = 8;
const APART = 56;
const SKY = 76; // for the tree
const FOOT = 44; // for the names

export interface DrawnTower {
  x: number;
  top: number;
  slabs: { round: number; y: number }[];
}

export function towersDrawn(rounds: readonly (readonly number[])[]) {
  const heights = rounds.map((some) => some.reduce((sum, points) => sum + points, 0));
  const ground = SKY + Math.max(1, ...heights) * SLAB_HIGH;
  const towers = rounds.map((some, seat): DrawnTower => {
    const materials = some.flatMap((points, round) => Array<number>(points).fill(round));
    const slabs = materials.map((round, level) => ({ round, y: ground - (level + 1) * SLAB_HIGH + 3 }));
    return { x: 20 + seat * (SLAB_WIDE + APART), top: ground - heights[seat]! * SLAB_HIGH, slabs };
  });
  return { towers, ground, width: 40 + rounds.length * (SLAB_WIDE + APART) - APART, height: ground + PLATE + FOOT };
}
