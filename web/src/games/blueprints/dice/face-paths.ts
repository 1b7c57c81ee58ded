/**
 * One face of a die as SVG paths in a unit square: the pips by material (the shape alphabet, DESIGN section 6) and a hint of
 * the texture. Shape first, then texture, then colour.
 */
import type { Die } from "../scene/scene-types";
import type { Material } from "../types.gen";

export const MATERIALS: Record<string, Material> = { W: "wood", R: "recycled", S: "stone", G: "glass" };

export const materialOf = (die: Die): Material => MATERIALS[die[0]!]!;
export const valueOf = (die: Die): number => Number(die[1]);

type Spot = readonly [number, number];

const SPOTS: Record<number, readonly Spot[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.24],
    [0.28, 0.5],
    [0.28, 0.76],
    [0.72, 0.24],
    [0.72, 0.5],
    [0.72, 0.76],
  ],
};

const round = (x: number) => Number(x.toFixed(3));
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
const circle = ([x, y]: Spot, r: number) =>
  `M${at(x - r, y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0z`;
const polygon = (spots: readonly Spot[]) => `M${spots.map(([x, y]) => at(x, y)).join("L")}z`;

const PIPS: Record<Material, (spot: Spot, r: number) => string> = {
  wood: (spot, r) => circle(spot, round(r * 0.72)),
  recycled: ([x, y], r) =>
    polygon([
      [x, y - r * 1.15],
      [x + r * 1.1, y + r * 0.85],
      [x - r * 1.1, y + r * 0.85],
    ]),
  stone: ([x, y], r) =>
    polygon([
      [x - r * 0.88, y - r * 0.88],
      [x + r * 0.88, y - r * 0.88],
      [x + r * 0.88, y + r * 0.88],
      [x - r * 0.88, y + r * 0.88],
    ]),
  glass: ([x, y], r) =>
    polygon([
      [x, y - r * 1.2],
      [x + r * 1.2, y],
      [x, y + r * 1.2],
      [x - r * 1.2, y],
    ]),
};

export interface Pips {
  fill: string;
  /** Wood's fine year ring, glass's glint: a line, not a surface. */
  line: string;
}

export function pips(material: Material, value: number): Pips {
  const radius = value === 1 ? 0.125 : 0.095;
  const spots = SPOTS[value] ?? [];
  const lines: Partial<Record<Material, (spot: Spot) => string>> = {
    wood: (spot) => circle(spot, round(radius * 1.15)),
    glass: ([x, y]) => `M${at(x - radius * 0.45, y - radius * 0.1)}L${at(x - radius * 0.05, y - radius * 0.5)}`,
  };
  return {
    fill: spots.map((spot) => PIPS[material](spot, radius)).join(""),
    line: spots.map((spot) => lines[material]?.(spot) ?? "").join(""),
  };
}

/** Lines and chips, each a class of its own (`FacePaths.svelte` knows their colours). */
export const TEXTURES: Record<Material, readonly { look: string; path: string }[]> = {
  wood: [
    {
      look: "grain",
      path: "M.02 .2Q.5 .02 .98 .26M.02 .36Q.52 .14 .98 .42M.02 .56Q.55 .3 .98 .6M.02 .78Q.5 .54 .98 .8M.1 .97Q.55 .78 .96 .96",
    },
  ],
  recycled: [
    {
      look: "chip-light",
      path: "M.1 .12l.1-.03l.03 .07l-.09 .04zM.52 .08l.08 .02l-.03 .07l-.07-.02zM.84 .4l.08 .03l-.04 .06l-.07-.03zM.36 .6l.08-.02l.01 .07l-.08 .02zM.12 .84l.07-.04l.04 .06l-.06 .04zM.6 .88l.1 .01l-.03 .06l-.08-.02z",
    },
    {
      look: "chip-dark",
      path: "M.34 .2l.09 .02l-.04 .07l-.07-.03zM.72 .18l.09-.02l.01 .08l-.07 .01zM.06 .46l.07-.02l.03 .07l-.08 .02zM.6 .56l.09 .03l-.05 .06l-.06-.03zM.84 .7l.08-.01l.02 .07l-.08 .02zM.36 .84l.07 .03l-.05 .06l-.05-.04z",
    },
    {
      look: "chip-cream",
      path: "M.22 .32l.05 .01l-.02 .05l-.05-.01zM.88 .1l.05 .02l-.03 .04l-.04-.02zM.46 .4l.05-.02l.02 .05l-.05 .01zM.2 .66l.05 .01l-.02 .05l-.05-.02zM.72 .44l.04 .02l-.03 .04l-.04-.02zM.86 .9l.05 .01l-.02 .05l-.05-.02z",
    },
  ],
  stone: [
    {
      look: "speck",
      path: "M.12 .16h0M.3 .08h0M.46 .2h0M.66 .12h0M.88 .2h0M.2 .38h0M.4 .36h0M.6 .34h0M.9 .42h0M.08 .58h0M.34 .56h0M.52 .62h0M.7 .6h0M.92 .66h0M.16 .8h0M.36 .78h0M.58 .84h0M.8 .8h0M.9 .92h0M.26 .94h0M.48 .94h0",
    },
    { look: "vein", path: "M.02 .66Q.3 .52 .5 .7T.98 .5" },
  ],
  glass: [{ look: "glint", path: "M.1 .34L.34 .1M.1 .48L.48 .1M.62 .92L.92 .62" }],
};
