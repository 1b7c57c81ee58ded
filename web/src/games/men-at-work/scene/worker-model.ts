/**
 * Workers and their hats, in centimetres: cut from a board, arms out, each a little different. The outlines keep to the boxes of
 * pieces.toml, so that what touches is seen to touch.
 */
import {
  BoxGeometry,
  BufferAttribute,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  TorusGeometry,
  Vector2,
  type BufferGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { PARTS } from "../pieces.gen";

const part = (name: string) => PARTS.worker.find((one) => one.name === name)!;
const cm = (mm: number) => mm / 10;

const ARM = part("right_arm");
const HEAD = part("head");
export const WORKER = {
  wide: cm(ARM.centre[0] + ARM.size[0] / 2) * 2,
  armTop: cm(ARM.centre[2] + ARM.size[2] / 2),
  headTop: cm(HEAD.centre[2] + HEAD.size[2] / 2),
  deep: cm(ARM.size[1]),
  headDeep: cm(HEAD.size[1]),
  /** With his hat on. */
  high: cm(HEAD.centre[2] + HEAD.size[2] / 2 + 1.5),
} as const;

const BEVEL = 0.05;

/** A flat shape made as thick as `deep`, its bevel within its outline. */
function sawn(shape: Shape, deep: number, curve = 10): BufferGeometry {
  return new ExtrudeGeometry(shape, {
    depth: deep - BEVEL * 2,
    bevelEnabled: true,
    bevelThickness: BEVEL,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 2,
    curveSegments: curve,
  }).translate(0, 0, -deep / 2 + BEVEL);
}

/** Legs apart, arms out; the right half, from the crotch to the neck. */
export function bodyShape(): Shape {
  const reach = WORKER.wide / 2;
  const shape = new Shape();
  shape.moveTo(0, 0.86);
  shape.quadraticCurveTo(0.16, 0.82, 0.25, 0);
  shape.lineTo(1, 0);
  shape.quadraticCurveTo(0.8, 0.7, 0.63, 1.18);
  shape.quadraticCurveTo(0.6, 1.62, 0.78, 1.64);
  shape.lineTo(reach, 1.68);
  shape.lineTo(reach, WORKER.armTop);
  shape.lineTo(-reach, WORKER.armTop);
  shape.lineTo(-reach, 1.68);
  shape.lineTo(-0.78, 1.64);
  shape.quadraticCurveTo(-0.6, 1.62, -0.63, 1.18);
  shape.quadraticCurveTo(-0.8, 0.7, -1, 0);
  shape.lineTo(-0.25, 0);
  shape.quadraticCurveTo(-0.16, 0.82, 0, 0.86);
  return shape;
}

const HAIRLINE = 3.02; // under the hat: only who has lost his hat shows it

/** A face on a short neck. */
function faceShape(): Shape {
  const [foot, wide] = [WORKER.armTop - 0.08, 0.43];
  const shape = new Shape();
  shape.moveTo(0.3, foot);
  shape.quadraticCurveTo(0.3, foot + 0.26, wide, foot + 0.42);
  shape.lineTo(wide, HAIRLINE);
  shape.lineTo(-wide, HAIRLINE);
  shape.lineTo(-wide, foot + 0.42);
  shape.quadraticCurveTo(-0.3, foot + 0.26, -0.3, foot);
  return shape;
}

/** The round top of the head. */
function crownShape(): Shape {
  const [top, wide] = [WORKER.headTop, 0.43];
  const shape = new Shape();
  shape.moveTo(wide, HAIRLINE);
  shape.bezierCurveTo(wide, HAIRLINE + 0.4, 0.24, top - 0.02, 0, top - 0.02);
  shape.bezierCurveTo(-0.24, top - 0.02, -wide, HAIRLINE + 0.4, -wide, HAIRLINE);
  return shape;
}

/** Face and crown as one outline, from the right of the neck over the top to the left. */
export function headOutline(): { x: number; y: number }[] {
  const face = faceShape().getPoints(5);
  const half = face.findIndex(({ x }) => x < 0);
  return [...face.slice(0, half), ...crownShape().getPoints(6).slice(1, -1), ...face.slice(half)];
}

/** One colour for all of a shape: several shapes with their colours make one thing that is drawn at once. */
function tinted(shape: BufferGeometry, tint: string): BufferGeometry {
  const plain = shape.index ? shape.toNonIndexed() : shape;
  const { r, g, b } = new Color(tint);
  const count = plain.getAttribute("position").count;
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) colours.set([r, g, b], i * 3);
  plain.setAttribute("color", new BufferAttribute(colours, 3));
  return plain;
}

const BURNT = "#6B4A2A";
const PENCIL = "#7FC0EE"; // under the grain it is a shade darker
const SCARF = "#A8483A";
const LEATHER = "#8A6038";
const WOOD = "#FFFFFF"; // the grain's own colour
const HAIR = ["#B0957A", "#8F745C", "#E3D2B4", "#C4C4C8", "#C09070"] as const;

const FACE = 0.4; // half as deep as the head: where its front is
const CHEST = 0.475;

/** Two burnt dots: he looks to the front. */
function eyes(): BufferGeometry[] {
  return [-0.15, 0.15].map((x) =>
    tinted(new CylinderGeometry(0.045, 0.045, 0.02, 10).rotateX(Math.PI / 2).translate(x, 2.74, FACE + 0.002), BURNT),
  );
}

/** A moustache: two curls, their ends up. */
function moustache(): BufferGeometry[] {
  return [-1, 1].map((side) =>
    tinted(
      new TorusGeometry(0.12, 0.036, 5, 10, Math.PI * 0.8)
        .rotateZ(Math.PI * 1.1)
        .translate(side * 0.125, 2.58, FACE + 0.005),
      BURNT,
    ),
  );
}

/** What makes one worker another than his mate: a pencil behind the ear, a scarf, a belt with a pouch, a moustache. */
const TRAITS: readonly (() => BufferGeometry[])[] = [
  () => [],
  () => [
    tinted(new CylinderGeometry(0.055, 0.055, 0.8, 6).rotateX(Math.PI / 2 + 0.3).translate(0.5, 2.84, 0.12), PENCIL),
    tinted(new CylinderGeometry(0, 0.055, 0.14, 6).rotateX(Math.PI / 2 + 0.3).translate(0.5, 2.702, 0.567), BURNT),
  ],
  () => [
    tinted(
      new TorusGeometry(0.36, 0.1, 6, 18)
        .rotateX(Math.PI / 2)
        .scale(1, 1, 1.22)
        .translate(0, 2.2, 0),
      SCARF,
    ),
    tinted(new BoxGeometry(0.17, 0.42, 0.06).rotateZ(0.22).translate(0.2, 1.97, CHEST + 0.02), SCARF),
  ],
  () => [
    tinted(new BoxGeometry(1.34, 0.13, CHEST * 2 + 0.03).translate(0, 1.12, 0), LEATHER),
    tinted(new BoxGeometry(0.3, 0.34, 0.1).translate(0.4, 1, CHEST + 0.04), LEATHER),
  ],
  moustache,
];
export const VARIANTS = TRAITS.length;

export function workerShape(variant: number): BufferGeometry {
  return mergeGeometries([
    tinted(sawn(bodyShape(), WORKER.deep), WOOD),
    tinted(sawn(faceShape(), WORKER.headDeep), WOOD),
    tinted(sawn(crownShape(), WORKER.headDeep * 0.92), HAIR[variant % HAIR.length]!),
    ...eyes(),
    ...(TRAITS[variant]?.() ?? []),
  ]);
}

/** A hard hat; its origin is where the head touches it from inside. */
export function hatShape(): BufferGeometry {
  const [brim, top] = [-0.65, 0.13];
  const profile: [number, number][] = [
    [0.5, brim + 0.05],
    [0.68, brim + 0.01],
    [0.745, brim + 0.02],
    [0.75, brim + 0.07],
    [0.6, brim + 0.11],
    [0.575, brim + 0.17],
    [0.565, brim + 0.3],
    [0.52, brim + 0.47],
    [0.42, brim + 0.63],
    [0.26, brim + 0.74],
    [0.1, top],
    [0, top],
  ];
  const shell = new LatheGeometry(
    profile.map(([r, y]) => new Vector2(r, y)),
    32,
  );
  // A peak in front: the brim is drawn out there.
  const place = shell.getAttribute("position");
  for (let i = 0; i < place.count; i++) {
    const [x, y, z] = [place.getX(i), place.getY(i), place.getZ(i)];
    const out = Math.hypot(x, z);
    if (y < brim + 0.12 && out > 0.62 && z > 0) place.setZ(i, z * 1.08);
  }
  const ridge = new TorusGeometry(0.565, 0.07, 6, 18, Math.PI * 0.86)
    .rotateZ(Math.PI * 0.07)
    .scale(1, 1.16, 1)
    .translate(0, -0.52, 0)
    .rotateY(Math.PI / 2);
  const sides = [-0.2, 0.2].map((x) =>
    new TorusGeometry(0.52, 0.035, 5, 16, Math.PI * 0.8)
      .rotateZ(Math.PI * 0.1)
      .scale(1, 1.16, 1)
      .translate(0, -0.53, 0)
      .rotateY(Math.PI / 2)
      .translate(x, 0, 0),
  );
  return mergeGeometries([shell, ridge, ...sides].map((shape) => shape.toNonIndexed()));
}
