/** The crane of the variants and the box of the game, from their boxes in pieces.toml; centimetres. */
import { BoxGeometry, BufferAttribute, Color, type BufferGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { PARTS, type Part } from "../pieces.gen";

/** Which picture a part wears: 0 lattice, 1 concrete, 2 iron; or for the box 0 card, 1 insert. */
const CRANE: Record<string, number> = { platform: 1, mast: 0, jib: 0, counter_jib: 0, weight: 2 };
const TINT: Record<string, string> = { weight: "#9FA1A2" };

/** A rounded box whose pictures are as large as the part: `pitch` cm for one repetition along its longest side. */
function partShape({ centre, size, name }: Part, radius: number, pitch: number): BufferGeometry {
  const [wide, deep, high] = size.map((mm) => mm / 10) as [number, number, number];
  const shape =
    radius > 0 ? new RoundedBoxGeometry(wide, high, deep, 2, radius) : new BoxGeometry(wide, high, deep).toNonIndexed();
  const place = shape.getAttribute("position");
  const normal = shape.getAttribute("normal");
  const uv = shape.getAttribute("uv") as BufferAttribute;
  const colours = new Float32Array(place.count * 3);
  const tint = new Color(TINT[name] ?? "#FFFFFF");
  const sides = [wide, high, deep];
  for (let i = 0; i < place.count; i++) {
    const point = [place.getX(i), place.getY(i), place.getZ(i)];
    const facing = [normal.getX(i), normal.getY(i), normal.getZ(i)].map(Math.abs);
    const off = facing.indexOf(Math.max(...facing));
    const [a, b] = [0, 1, 2].filter((axis) => axis !== off) as [number, number];
    // Along the longer side the picture repeats; across it fits once.
    const [along, across] = sides[a]! >= sides[b]! ? [a, b] : [b, a];
    const times = Math.max(1, Math.round(sides[along]! / pitch));
    uv.setXY(i, (point[along]! / sides[along]! + 0.5) * times, point[across]! / sides[across]! + 0.5);
    colours.set([tint.r, tint.g, tint.b], i * 3);
  }
  shape.setAttribute("color", new BufferAttribute(colours, 3));
  shape.clearGroups();
  return shape.translate(centre[0] / 10, centre[2] / 10, -centre[1] / 10);
}

/** Parts with the same picture after each other, one group for each picture. */
function grouped(
  parts: readonly Part[],
  picture: (part: Part) => number,
  make: (part: Part) => BufferGeometry,
): BufferGeometry {
  const pictures = [...new Set(parts.map(picture))].sort();
  const shapes = pictures.map((one) => mergeGeometries(parts.filter((part) => picture(part) === one).map(make)));
  return mergeGeometries(shapes, true);
}

export function craneShape(): BufferGeometry {
  return grouped(
    PARTS.crane,
    (part) => (CRANE[part.name] === 0 ? 0 : 1),
    (part) => partShape(part, 0.05, CRANE[part.name] === 0 ? (Math.min(part.size[1], part.size[2]) / 10) * 1.1 : 4),
  );
}

export function boxShape(): BufferGeometry {
  return grouped(
    PARTS.box,
    (part) => (part.name.endsWith("insert") ? 1 : 0),
    (part) => partShape(part, 0.04, 8),
  );
}
