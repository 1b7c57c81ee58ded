/**
 * The 21 instructions in one drawing language, on a canvas of 96: seen straight from the side. What is placed now is filled with
 * `now`, what is there already with `there`, what must match its colour with `match`; a ring says "must touch here".
 */
import type { Task } from "../types.gen";

export type PicturedTask = Exclude<Task, "prepare_site" | "prepare_skyscraper">;
export type Fill = "none" | "now" | "there" | "match" | "ink";

export interface Shape {
  d: string;
  fill: Fill;
  width: number; // of its line; 0: none
  dash?: string;
  at?: string; // a transform
}
export interface Numeral {
  x: number;
  y: number;
  text: string;
}
export type Part = readonly (Shape | Numeral)[];
type Stamp = "disc" | "square" | "diamond";

const LINE = 2.2;
const shape = (d: string, fill: Fill, width = LINE, at = "", dash = ""): Shape => ({
  d,
  fill,
  width,
  ...(at ? { at } : {}),
  ...(dash ? { dash } : {}),
});
const box = (x: number, y: number, width: number, height: number, r = 1.2) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}` +
  `a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const to = (x: number, y: number, more = "") => `translate(${x} ${y})${more}`;

const STAMPS: Record<Stamp, string> = {
  disc: disc(0, 0, 2.6),
  square: "M-2.4-2.4h4.8v4.8h-4.8z",
  diamond: "M0-3.2 3.2 0 0 3.2-3.2 0z",
};
const WORKER = "M-18-25.2H18V-20H5.8V-11L9 0H2L0-8-2 0H-9L-5.8-11V-20H-18z";
const HAT = "M-6.4-30.6H6.4M-4.8-30.8a4.8 5.2 0 0 1 9.6 0";

const line = (d: string, width: number, dash = "", fill: Fill = "none"): Part => [shape(d, fill, width, "", dash)];
const GROUND = line("M8 86H88", 1.6);
const support = (x: number, y: number, high: number, fill: Fill = "there", wide = 14): Part => [
  shape(box(-wide / 2, -high, wide, high), fill, LINE, to(x, y)),
  shape(
    disc(-3, -high * 0.72, 1.1) +
      disc(3, -high * 0.55, 1.1) +
      disc(-1.5, -high * 0.34, 1.1) +
      disc(3, -high * 0.18, 1.1),
    "ink",
    0,
    to(x, y),
  ),
];
const girder = (x: number, y: number, long: number, fill: Fill, turned = 0, stamp?: Stamp): Part => {
  const at = to(x, y, turned ? ` rotate(${turned})` : "");
  return [shape(box(-long / 2, -4.5, long, 9), fill, LINE, at), ...(stamp ? [shape(STAMPS[stamp], "ink", 0, at)] : [])];
};
const endOn = (x: number, y: number): Part => [
  shape(box(-5, -5, 10, 10, 1), "there", LINE, to(x, y)),
  shape("M-5-5 5 5M5-5-5 5", "none", 1.4, to(x, y)),
];
const stamped = (x: number, y: number, fill: Fill, stamp: Stamp): Part => [
  shape(box(-7.5, -7, 15, 14, 1), fill, LINE, to(x, y)),
  shape(STAMPS[stamp], "ink", 0, to(x, y + 2.4)),
];
const worker = (x: number, y: number, scale: number, fill: Fill): Part => {
  const at = to(x, y, ` scale(${scale})`);
  return [WORKER, disc(0, -29, 3.9), HAT].map((d) => shape(d, fill, LINE, at));
};
const brick = (x: number, y: number): Part => [
  shape(box(-7.5, -8.6, 15, 8.6, 0.8), "now", LINE, to(x, y)),
  shape("M-7.5-4.3H7.5M0-8.6V-4.3M-3.6-4.3V0M3.6-4.3V0", "none", 1.2, to(x, y)),
];
const beam = (x: number, y: number, long: number): Part => [
  shape(box(-long / 2, -5.4, long, 5.4, 0.8), "now", LINE, to(x, y)),
  shape(`M${4 - long / 2}-2.7H${long / 2 - 9}M${long / 2 - 6}-2.7H${long / 2 - 3.5}`, "none", 1.2, to(x, y)),
];
const touch = (x: number, y: number): Part => [shape(disc(x, y, 3.6), "there"), shape(disc(x, y, 1.1), "ink", 0)];
const order = (x: number, y: number, number: number): Part => [
  shape(disc(x, y, 7), "ink", 0),
  { x, y: y + 4, text: String(number) },
];
const together = (x: number, y: number, wide: number, high: number): Part => [
  shape(box(x, y, wide, high, 9), "none", 1.7, "", "3.2 3"),
];
const same = (x: number, y: number): Part => line(`M${x - 5} ${y - 2.6}h10M${x - 5} ${y + 2.6}h10`, 2.8);
const differs = (x: number, y: number): Part => [
  ...same(x, y),
  ...line(`M${x + 3.4} ${y - 7.4}L${x - 3.4} ${y + 7.4}`, 2.4),
];

export const PICTOGRAMS: Record<PicturedTask, readonly Part[]> = {
  balance: [
    GROUND,
    support(48, 86, 28, "there", 16),
    endOn(48, 53),
    girder(48, 43.5, 76, "now"),
    line("M14 52V72", 1.6, "2 3"),
    line("M9 72h10", 1.6),
    line("M82 52V72", 1.6, "2 3"),
    line("M77 72h10", 1.6),
    touch(48, 48),
  ],
  same_colour: [
    GROUND,
    support(18, 86, 18),
    support(52, 86, 18),
    girder(35, 63.5, 54, "match", 0, "disc"),
    support(78, 86, 44),
    girder(52, 45.5, 76, "now", -16.5, "disc"),
    touch(19, 59.5),
    same(40, 24),
  ],
  three_colours: [
    GROUND,
    support(26, 86, 26),
    support(70, 86, 26),
    stamped(26, 53, "there", "square"),
    stamped(70, 53, "there", "diamond"),
    girder(48, 41.5, 80, "now", 0, "disc"),
    touch(26, 46),
    touch(70, 46),
    differs(48, 20),
  ],
  highest_girder: [
    GROUND,
    support(68, 86, 44),
    girder(66, 37.5, 46, "there"),
    line("M36 31.5H92", 1.6, "5 3"),
    line("M66 21.5H78L72 30.9z", 1.6, "", "ink"),
    support(14, 86, 14),
    girder(31, 52, 56, "now", -42),
    touch(46, 38),
  ],
  then_worker: [
    GROUND,
    support(24, 86, 22),
    support(72, 86, 22),
    girder(48, 59.5, 78, "now"),
    worker(48, 55, 1, "now"),
    order(14, 46, 1),
    order(80, 36, 2),
  ],
  on_arm: [
    GROUND,
    worker(34, 86, 1.3, "there"),
    girder(64, 48.4, 52, "now"),
    touch(46, 52.8),
    support(80, 86, 33),
    line("M29 24l10 10M39 24l-10 10", 2.4),
  ],
  support_same_colour: [
    GROUND,
    support(24, 86, 32, "now"),
    support(70, 86, 18.5),
    stamped(70, 60.5, "match", "disc"),
    girder(48, 49, 78, "now", 0, "disc"),
    touch(24, 53.6),
    touch(70, 53.4),
    order(24, 32, 1),
    order(50, 32, 2),
    same(78, 32),
  ],
  support_other_colour: [
    GROUND,
    support(24, 86, 32, "now"),
    support(70, 86, 18.5),
    stamped(70, 60.5, "there", "square"),
    girder(48, 49, 78, "now", 0, "disc"),
    touch(24, 53.6),
    touch(70, 53.4),
    order(24, 32, 1),
    order(50, 32, 2),
    differs(78, 32),
  ],
  support_on_girder: [
    GROUND,
    support(20, 86, 18),
    support(76, 86, 18),
    girder(48, 63.5, 80, "there"),
    support(32, 59, 24, "now"),
    girder(58, 43, 74, "now", 20.5),
    touch(32, 34),
    touch(83, 57),
    order(14, 44, 1),
    order(64, 28, 2),
  ],
  any_support: [
    GROUND,
    support(68, 86, 48, "there", 18),
    support(18, 86, 16),
    girder(47, 50, 76, "now", -32),
    touch(63.5, 36.5),
  ],
  with_brick: [
    GROUND,
    support(24, 86, 24),
    support(72, 86, 24),
    girder(48, 47, 76, "now"),
    brick(48, 42.4),
    together(5, 29, 86, 27),
    line("M48 6v16M44 17.5l4 4.5 4-4.5", 2),
  ],
  becomes_highest: [
    GROUND,
    support(28, 86, 18),
    support(68, 86, 18),
    girder(48, 63.5, 66, "there"),
    endOn(34, 54),
    endOn(62, 54),
    girder(48, 44.5, 72, "now"),
    line("M10 36H86", 1.6, "5 3"),
    line("M42 26H54L48 35.4z", 1.6, "", "ink"),
  ],
  one_brick: [girder(48, 81, 80, "there"), worker(48, 76.5, 1.45, "now"), brick(67, 39.6)],
  two_bricks: [girder(48, 81, 80, "there"), worker(48, 76.5, 1.45, "now"), brick(67, 39.6), brick(29, 39.6)],
  one_beam: [girder(48, 81, 80, "there"), worker(42, 76.5, 1.45, "now"), beam(71, 39.6, 38)],
  two_beams: [girder(48, 81, 80, "there"), worker(48, 76.5, 1.45, "now"), beam(74, 39.6, 34), beam(22, 39.6, 34)],
  brick_and_beam: [girder(48, 81, 80, "there"), worker(44, 76.5, 1.45, "now"), brick(25, 39.6), beam(72, 39.6, 36)],
  at_end: [
    girder(38, 81, 65, "there"),
    worker(57.4, 76.5, 1.4, "now"),
    line("M70.4 24V92", 1.6, "5 3"),
    touch(70.4, 76.5),
    line("M88 60H75.5M80 55.5l-4.8 4.5 4.8 4.5", 2),
  ],
  together_with_beam: [
    girder(48, 81, 80, "there"),
    worker(38, 68.5, 1.12, "now"),
    beam(66, 40, 32),
    together(12, 22, 76, 51),
    line("M52 3v13M48 11.5l4 4.5 4-4.5", 2),
  ],
  connected: [
    girder(24, 81, 40, "there"),
    girder(73, 81, 38, "there"),
    worker(22, 76.5, 1.1, "now"),
    worker(74, 76.5, 1.1, "there"),
    beam(48, 48.4, 32),
    order(22, 24, 1),
    order(48, 31, 2),
    touch(38, 48.4),
    touch(58, 48.4),
  ],
  second_worker: [
    girder(48, 81, 84, "there"),
    worker(25, 76.5, 1.1, "now"),
    worker(71, 76.5, 1.1, "now"),
    order(25, 24, 1),
    order(71, 24, 2),
  ],
};
