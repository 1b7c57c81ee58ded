/** Dice as things: one shape, one sheet of faces and one paint for each material, shared by all dice of a scene. */
import {
  BackSide,
  BufferAttribute,
  CylinderGeometry,
  Float32BufferAttribute,
  FrontSide,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  RGBADepthPacking,
  Vector3,
  type BufferGeometry,
  type Material as Paint,
  type Texture,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { LAYER } from "../../../stage/ground";
import { textureOf } from "../../../stage/textures";
import { LOOKS, type Theme } from "../../../stage/themes";
import { materialOf, OUTWARD, showing, SIDES, valueOf, type Triple } from "./die-faces";
import { paintFaces, TILES_ACROSS, TILES_DOWN } from "./die-textures";
import type { Material } from "../types.gen";

const ROUNDING = 0.11;
const GLASS_SHADOW = 0.4;

const SOLID: Record<Exclude<Material, "glass">, { roughness: number; clearcoat: number }> = {
  wood: { roughness: 0.62, clearcoat: 0.12 },
  recycled: { roughness: 0.55, clearcoat: 0.2 },
  stone: { roughness: 0.42, clearcoat: 0.35 },
};

/** Faces are unrolled flat, and upright when they are on top: a triangle points away from you. */
function dieShape(segments: number): BufferGeometry {
  const shape = new RoundedBoxGeometry(1, 1, 1, segments, ROUNDING);
  const position = shape.getAttribute("position");
  const uv = shape.getAttribute("uv") as BufferAttribute;
  const each = position.count / SIDES.length;
  const point = new Vector3();
  for (let i = 0; i < position.count; i++) {
    const side = Math.floor(i / each);
    const value = SIDES[side]!;
    const out = new Vector3(...OUTWARD[value]);
    const up = frontOf(value).negate();
    const right = up.clone().cross(out);
    point.fromBufferAttribute(position, i);
    const u = point.dot(right) + 0.5;
    const v = 0.5 - point.dot(up); // downwards, as canvases count
    const column = side % TILES_ACROSS;
    const row = Math.floor(side / TILES_ACROSS);
    uv.setXY(i, (column + u) / TILES_ACROSS, 1 - (row + v) / TILES_DOWN);
  }
  return shape;
}

/** The direction, on an unturned die, that faces you when this value is on top. */
function frontOf(value: (typeof SIDES)[number]): Vector3 {
  const [x, y, z, w] = showing(value);
  return new Vector3(0, 0, 1).applyQuaternion({ x: -x, y: -y, z: -z, w } as never);
}

/** Twelve thin rods along the edges: through clear glass all of them are seen. */
export function edgeRods(thick: number, half = 0.5 - ROUNDING * 0.42, long = 1 - ROUNDING * 1.2): BufferGeometry {
  const rods: BufferGeometry[] = [];
  const turns: [Triple, (a: number, b: number) => Triple][] = [
    [[0, 0, 0], (a, b) => [a, 0, b]],
    [[Math.PI / 2, 0, 0], (a, b) => [a, b, 0]],
    [[0, 0, Math.PI / 2], (a, b) => [0, a, b]],
  ];
  for (const [[rx, , rz], at] of turns)
    for (const a of [-half, half])
      for (const b of [-half, half]) {
        const rod = new CylinderGeometry(thick, thick, long, 5, 1, true);
        rod.applyMatrix4(new Matrix4().makeRotationX(rx)).applyMatrix4(new Matrix4().makeRotationZ(rz));
        rod.translate(...at(a, b));
        rods.push(rod);
      }
  const merged = mergeGeometries(rods);
  for (const rod of rods) rod.dispose();
  return merged;
}

/** Throws only part of a shadow: some points of the map are left out, filtering makes it even. */
function halfShadow(): MeshDepthMaterial {
  const material = new MeshDepthMaterial({ depthPacking: RGBADepthPacking });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "void main() {",
      `void main() {
        if (fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715)))) > ${GLASS_SHADOW.toFixed(2)}) discard;`,
    );
  };
  return material;
}

export class DiceBox {
  #theme: Theme;
  #high: boolean;
  #shape: BufferGeometry;
  #rods: BufferGeometry;
  #sheets = new Map<Material, Texture>();
  #paints = new Map<string, Paint>();
  #half = halfShadow();

  constructor(theme: Theme, quality: "high" | "low") {
    this.#theme = theme;
    this.#high = quality === "high";
    this.#shape = dieShape(this.#high ? 5 : 2);
    this.#rods = edgeRods(0.012);
  }

  /** A die that shows its value on top; turn and move the group, not what is in it. */
  make(die: string): Group {
    const group = new Group();
    const turned = materialOf(die) === "glass" ? this.#glass() : this.#solid(materialOf(die));
    const [x, y, z, w] = showing(valueOf(die));
    turned.quaternion.set(x, y, z, w);
    group.add(turned);
    return group;
  }

  #sheet(material: Material): Texture {
    let sheet = this.#sheets.get(material);
    if (!sheet) {
      sheet = textureOf(paintFaces(material, LOOKS[this.#theme].glassPip, this.#high));
      this.#sheets.set(material, sheet);
    }
    return sheet;
  }

  #paint(name: string, make: () => Paint): Paint {
    let paint = this.#paints.get(name);
    if (!paint) this.#paints.set(name, (paint = make()));
    return paint;
  }

  #solid(material: Material): Group {
    const paint = this.#paint(material, () => {
      const map = this.#sheet(material);
      const finish = SOLID[material as keyof typeof SOLID];
      return this.#high
        ? new MeshPhysicalMaterial({ map, ...finish, clearcoatRoughness: 0.3 })
        : new MeshLambertMaterial({ map });
    });
    const mesh = new Mesh(this.#shape, paint);
    mesh.castShadow = mesh.receiveShadow = true;
    return new Group().add(mesh);
  }

  /** Without transmission, which is dear and sorts badly: back faces, edges, front faces and pips, in this order. */
  #glass(): Group {
    const clear = { transparent: true, depthWrite: false };
    const back = this.#paint("glass back", () => {
      const colour = { ...clear, color: "#8CC7CD", opacity: 0.34, side: BackSide };
      return this.#high ? new MeshPhysicalMaterial({ ...colour, roughness: 0.2 }) : new MeshLambertMaterial(colour);
    });
    const rods = this.#paint("glass rods", () => new MeshBasicMaterial({ ...clear, color: "#5FA3AD", opacity: 0.55 }));
    const front = this.#paint("glass front", () => {
      const colour = { ...clear, color: "#BFE3E6", opacity: 0.36, side: FrontSide };
      return this.#high
        ? new MeshPhysicalMaterial({ ...colour, roughness: 0.06, clearcoat: 1, envMapIntensity: 2.2 })
        : new MeshLambertMaterial(colour);
    });
    const pips = this.#paint(
      "glass pips",
      () => new MeshBasicMaterial({ ...clear, map: this.#sheet("glass"), toneMapped: false }),
    );
    const group = new Group();
    [back, rods, front, pips].forEach((paint, i) => {
      const mesh = new Mesh(i === 1 ? this.#rods : this.#shape, paint);
      mesh.renderOrder = LAYER.glass + i;
      if (i === 3) mesh.scale.setScalar(1.004);
      group.add(mesh);
    });
    const caster = group.children[2] as Mesh;
    caster.castShadow = true;
    caster.customDepthMaterial = this.#half;
    return group;
  }

  dispose(): void {
    this.#shape.dispose();
    this.#rods.dispose();
    this.#half.dispose();
    for (const sheet of this.#sheets.values()) sheet.dispose();
    for (const paint of this.#paints.values()) paint.dispose();
  }
}

/** Dashes along the edges of a die that is not there yet. */
export function ghostShape(): BufferGeometry {
  const parts: BufferGeometry[] = [];
  const dashes = 5;
  const long = 1 / (dashes * 2 - 1);
  for (let axis = 0; axis < 3; axis++)
    for (const a of [-0.5, 0.5])
      for (const b of [-0.5, 0.5])
        for (let i = 0; i < dashes; i++) {
          const at = -0.5 + long * (2 * i + 0.5);
          const rod = new CylinderGeometry(0.021, 0.021, long, 5, 1);
          if (axis === 0) rod.rotateZ(Math.PI / 2).translate(at, a, b);
          else if (axis === 1) rod.translate(a, at, b);
          else rod.rotateX(Math.PI / 2).translate(a, b, at);
          parts.push(rod);
        }
  const merged = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  merged.deleteAttribute("uv");
  merged.setAttribute("uv", new Float32BufferAttribute(new Float32Array(merged.getAttribute("position").count * 2), 2));
  return merged;
}
