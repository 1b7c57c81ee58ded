/** The small pictures of the rules of Men at Work. Sizes and places are such that it could stand (or has fallen) like that. */
import { brick, girder, support, worker, type Mark } from "../drawing/site-drawing";

const way = (d: string): Mark => ({ sign: "path", d, dashed: true });
const touch = (x: number, z: number): Mark => ({ sign: "touch", at: [x, z] });
const FLOOR = [support([-55, 0]), support([55, 0]), girder([0, 54.5])];

export const PLACING = {
  lean: [
    support([-43, 0], { lying: true }),
    support([67, 0]),
    girder([-5.9, 42.3], { turn: 11.5, role: "new" }),
    touch(-68, 25),
    touch(54.5, 50),
  ],
  load: [...FLOOR, brick([-45, 63]), brick([45, 63]), girder([0, 71.5], { role: "new" })],
  table: [support([30, 0]), girder([-2.4, 44.4], { turn: 28.4, role: "new" }), touch(-75, 2)],
  hat: [...FLOOR, worker([-40, 59]), worker([40, 59]), girder([0, 101.5], { role: "new" })],
  along: [...FLOOR, girder([2, 63.5], { role: "new" })],
  stand: [...FLOOR, worker([0, 59], { role: "new" })],
  foot: [support([-70, 0]), support([40, 0]), girder([-11, 54.5]), worker([76, 59], { role: "new" })],
  carry: [
    ...FLOOR,
    worker([0, 59]),
    brick([-13, 84], { role: "new" }),
    brick([13, 84], { role: "new" }),
    brick([13, 92], { role: "new" }),
  ],
} satisfies Record<string, Mark[]>;

export const FALLING = {
  girder: [
    support([-75, 0]),
    support([-10, 0]),
    girder([-40, 54.5], { long: 110 }),
    girder([-8, 63.5], { role: "thought", long: 130 }),
    way("M62 62C82 54 86 34 78 14"),
    girder([20, 4.5], { role: "new", long: 150 }),
  ],
  hat: [
    ...FLOOR,
    worker([30, 59], { hat: false }),
    way("M42 90C72 84 88 50 84 14"),
    { sign: "hat", at: [84, 0], role: "new" },
  ],
  worker: [
    support([-70, 0]),
    support([70, 0], { lying: true }),
    girder([-70, 54.5], { long: 60 }),
    girder([40, 29.5], { long: 110 }),
    worker([40, 34]),
    brick([-52, 63], { role: "thought" }),
    way("M-44 72C-30 98 10 106 28 90"),
    brick([39, 76.5], { role: "new", turn: -3 }),
  ],
  caught: [
    ...FLOOR,
    { sign: "end", at: [-60, 63.5] },
    girder([-9.4, 92], { role: "thought", long: 120 }),
    way("M40 86C46 82 48 76 46 70"),
    girder([-9.4, 68.6], { role: "new", long: 120, turn: -4.9 }),
  ],
  support: [
    support([-75, 0]),
    support([-10, 0]),
    girder([-42, 54.5], { long: 110 }),
    support([-20, 59], { role: "thought" }),
    way("M-2 96C36 92 58 64 60 32"),
    support([60, 0], { lying: true, role: "new" }),
  ],
} satisfies Record<string, Mark[]>;

export const HIGHEST: Mark[] = [
  ...FLOOR,
  { sign: "end", at: [-50, 63.5] },
  { sign: "end", at: [50, 63.5] },
  girder([0, 72.5]),
  worker([-20, 77], { role: "new" }),
  { sign: "level", at: [-20, 116], wide: 120 },
];
