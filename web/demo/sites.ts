/** Sites to look at: the prepared ones, one like the design's picture, a tall one, one with every piece of the game. */
import { PIECES } from "../src/games/men-at-work/pieces.gen";
import { compose, fromAngles, turnedZ, UNTURNED } from "../src/games/men-at-work/geometry/poses";
import { kindOf, type Piece, type Poses, type Vector } from "../src/games/men-at-work/geometry/site";
import type { Pose } from "../src/games/men-at-work/types.gen";

type Line = [piece: Piece, x: number, y: number, z: number, yaw?: number];

/** Each worker wears his hat. */
function site(lines: readonly Line[], more: Poses = {}): Poses {
  const poses: Poses = { ...more };
  for (const [piece, x, y, z, yaw] of lines) poses[piece] = [[x, y, z], turnedZ(yaw ?? 0)];
  for (const [piece, pose] of Object.entries({ ...poses }))
    if (kindOf(piece) === "worker") poses[piece.replace("worker", "hat")] ??= compose(pose, [[0, 0, 37], UNTURNED]);
  return poses;
}

const beginner = site([
  ["support-1", 0, 86.6, 25, -120],
  ["support-2", -75, -43.3, 25],
  ["support-3", 75, -43.3, 25, 120],
  ["girder-orange-1", -40.56, 30.35, 54.5, -120],
  ["girder-purple-1", -6, -50.3, 54.5],
  ["girder-black-1", 46.56, 19.95, 54.5, 120],
  ["girder-white-1", 0, 45, 63.5],
  ["worker-1", 0, -50.3, 59],
]);

const advanced = site(
  [
    ["support-1", -62, 0, 25],
    ["support-2", 62, 0, 25],
    ["support-3", 0, 85, 25],
    ["girder-orange-1", 0, -7, 54.5],
    ["worker-1", -40, -7, 59],
  ],
  {
    "girder-purple-1": [
      [-6.04, 35.46, 60.1],
      [0.70608, -0.03166, 0.0317, 0.70672],
    ],
    "girder-black-1": [
      [6.89, 35.55, 60.09],
      [0.70607, -0.03169, 0.03165, 0.70672],
    ],
    "girder-white-1": [
      [-0.09, 43.37, 68.42],
      [0.999, -0.0448, 0, 0.00054],
    ],
  },
);

const expert = site([
  ["support-1", -45, 0, 25],
  ["support-2", 45, 0, 25],
  ["support-3", 0, 75, 25],
  ["girder-orange-1", 0, 0, 54.5],
  ["girder-purple-1", 0, 75, 54.5],
  ["girder-black-1", 0, 37.5, 63.5, 90],
  ["girder-white-1", 0, 20, 72.5],
  ["worker-1", -60, 0, 59],
]);

const skyscraper = site([
  ["box", 0, 0, 0],
  ["girder-orange-1", 0, 40, 45],
  ["girder-purple-1", 0, -40, 45],
  ["girder-black-1", -20, 0, 54, 90],
  ["girder-white-1", 20, 0, 54, 90],
  ["worker-1", -60, -40, 49.5],
]);

/** Level over level, crossing: like the design's picture. */
const picture = site([
  ["support-1", -58, -30, 25, 4],
  ["support-2", 52, -32, 25, -8],
  ["support-3", -54, 36, 25, 12],
  ["support-4", 56, 34, 25, 20],
  ["girder-orange-1", -2, -31, 54.5],
  ["girder-white-1", -4, 35, 54.5, 0.5],
  ["girder-purple-1", -34, 4, 63.5, 84],
  ["girder-black-1", 36, 0, 63.5, 101],
  ["girder-purple-2", -2, 24, 72.5, 1],
  ["girder-orange-2", 4, -22, 72.5, -1],
  ["girder-black-2", -12, -2, 81.5, 112],
  ["girder-white-2", 34, 2, 81.5, 85],
  ["worker-1", -52, -31, 59, 0],
  ["worker-2", -40, 24, 77, 3],
  ["worker-3", 62, 24, 77, -2],
  ["brick-1", -29.5, 24, 102, 3],
  ["beam-1", 72, 24, 101, -6],
]);

/** Crossing pairs up to the given number of levels. */
function tower(levels: number): Poses {
  const lines: Line[] = [
    ["support-1", -50, -40, 25],
    ["support-2", 50, -40, 25, 10],
    ["support-3", -50, 40, 25, 30],
    ["support-4", 50, 40, 25, -20],
  ];
  const colours = ["orange", "purple", "black", "white"];
  const used: Record<string, number> = {};
  const girder = (n: number): Piece => {
    const colour = colours[n % 4]!;
    used[colour] = (used[colour] ?? 0) + 1;
    return `girder-${colour}-${used[colour]}`;
  };
  for (let level = 0; level < levels; level++)
    for (const side of [-1, 1]) {
      const across = level % 2 === 1;
      const off = side * (across ? 46 : 40 - (level % 3) * 3);
      const [x, y] = across ? [off, level % 5] : [(level * 3) % 7, off];
      lines.push([
        girder(level * 2 + (side > 0 ? 1 : 0) + (level >> 1)),
        x,
        y,
        54.5 + level * 9,
        across ? 90 + side : side,
      ]);
    }
  const top = 50 + levels * 9;
  for (let n = 1; n <= 3; n++) lines.push([`worker-${n}`, -50 + n * 26, levels % 2 ? 40 : 0, top]);
  return site(lines);
}

/** All 92, most of them laid out round a tower: for measuring, and for seeing every look. */
function everything(): Poses {
  const poses = tower(14);
  let lying = 0;
  for (const piece of PIECES) {
    const kind = kindOf(piece);
    if (piece in poses || kind === "crane" || kind === "box" || kind === "hat") continue;
    const [column, row] = [lying % 12, Math.floor(lying / 12)];
    lying += 1;
    const z = { support: 25, girder: 4.5, brick: 4, beam: 3 }[kind as string] ?? 0;
    const at: Vector = [-180 + column * 32, -130 - row * 40, z];
    const pose: Pose = [at, turnedZ(kind === "girder" ? 90 : column * 7)];
    poses[piece] = pose;
    if (kind === "worker") poses[piece.replace("worker", "hat")] = compose(pose, [[0, 0, 37], UNTURNED]);
  }
  return poses;
}

const crew: Poses = site(
  Array.from({ length: 16 }, (_, n): Line => [
    `worker-${n + 1}`,
    -84 + (n % 8) * 24,
    n < 8 ? -20 : 20,
    0,
    ((n * 37) % 30) - 15,
  ]),
  { "hat-4": [[-6, -40, 6.5], UNTURNED], "hat-6": [[44, -44, 5.6], fromAngles(30, 150)] },
);

const fallen: Poses = {
  ...picture,
  "hat-2": [[46, -118, 6.6], fromAngles(40, 118, 10)],
  "brick-1": [[30, -70, 20], fromAngles(20, 30, 40)],
  "girder-orange-3": [[60, -30, 40], fromAngles(-20, 38, 12)],
};

export const SITES: Record<string, () => Poses> = {
  beginner: () => beginner,
  advanced: () => advanced,
  expert: () => expert,
  skyscraper: () => skyscraper,
  crane: () => ({ ...beginner, crane: [[0, 0, 0], turnedZ(20)] }),
  rim: () => ({ ...skyscraper, crane: [[127.5, 88.75, 50], turnedZ(-140)] }),
  picture: () => picture,
  tower: () => tower(14),
  everything,
  crew: () => crew,
  fallen: () => fallen,
};
