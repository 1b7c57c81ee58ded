/** A small site of Men at Work, set by hand so that every piece rests on the one below: girders crossing level by level. */
import { Group, type Object3D } from "three";
import {
  BEAM,
  BRICK,
  GIRDER,
  PieceBox,
  SUPPORT,
  WORKER,
  type GirderColour,
} from "../src/games/men-at-work/scene/piece-models";

const ACROSS = Math.PI / 2 + 0.42; // not square: seen from the front, crossing girders must not hide each other

type Along = "x" | "z";

const LEVELS: readonly (readonly [GirderColour, Along, number, number])[][] = [
  [
    ["orange", "x", 0.2, 2.3],
    ["white", "x", -0.4, -2.4],
  ],
  [
    ["purple", "z", -2.6, 0.9],
    ["black", "z", 4, 0.4],
  ],
  [
    ["white", "x", -0.6, -2.8],
    ["orange", "x", 0.7, -0.4],
  ],
  [
    ["black", "z", -2, -1.6],
    ["purple", "z", 3.6, -1.2],
  ],
  [["orange", "x", 0.6, -1.6]],
];

const height = (level: number) => SUPPORT.high + (level + 0.5) * GIRDER.thick;

export function makeSite(pieces: PieceBox): { site: Group; crown: Object3D } {
  const site = new Group();
  const put = <T extends Object3D>(piece: T, x: number, y: number, z: number, turn = 0): T => {
    piece.position.set(x, y, z);
    piece.rotation.y = turn;
    site.add(piece);
    return piece;
  };
  for (const [x, z, turn] of [
    [-5.6, 2.2, 0.08],
    [5.4, 2.4, -0.12],
    [-5.4, -2.5, 0.2],
    [5.2, -2.3, 0.55],
  ] as const)
    put(pieces.support(), x, SUPPORT.high / 2, z, turn);
  LEVELS.forEach((girders, level) => {
    for (const [colour, along, x, z] of girders)
      put(
        pieces.girder(colour),
        x,
        height(level),
        z,
        along === "z" ? ACROSS + 0.03 * (level - 2) : 0.015 * (level - 2),
      );
  });
  const top = height(LEVELS.length - 1) + GIRDER.thick / 2;
  const floor = height(0) + GIRDER.thick / 2;
  put(pieces.worker(), -5.1, floor, 2.3);
  const crown = put(pieces.worker(), -2.6, top, -1.6);
  put(pieces.worker(), 3.4, top, -1.6);
  put(pieces.beam(), 0.4, top + WORKER.armTop + BEAM.thick / 2, -1.6);
  put(pieces.brick(), 4.5, top + WORKER.armTop + BRICK.thick / 2, -1.6, 0.5);
  return { site, crown };
}
