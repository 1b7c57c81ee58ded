/** The pieces of Men at Work as things, in centimetres; girders and supports about their middle, a worker on his soles. */
import {
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  type BufferGeometry,
  type Material as Paint,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { ofName } from "../../../stage/random";
import { textureOf } from "../../../stage/textures";
import { boxShape, craneShape } from "./crane-model";
import {
  paintBrick,
  paintCard,
  paintConcrete,
  paintEnd,
  paintGirder,
  paintLattice,
  paintWood,
  type GirderColour,
} from "./piece-textures";
import { PAINT } from "./piece-colours";
import { PARTS } from "../pieces.gen";
import { kindOf, type Kind, type Piece } from "../geometry/site";
import { hatShape, VARIANTS, WORKER, workerShape } from "./worker-model";

export type { GirderColour };
export { WORKER };

/** Long, high and deep: a box of the data lies with its z up, a thing here with its y. */
function sizeOf(kind: Kind): [number, number, number] {
  const [x, y, z] = PARTS[kind][0]!.size;
  return [x / 10, z / 10, y / 10];
}

const bar = (kind: Kind) => ({ long: sizeOf(kind)[0], thick: sizeOf(kind)[1] });
export const GIRDER = bar("girder");
export const SUPPORT = { wide: sizeOf("support")[0], high: sizeOf("support")[1] };
export const BRICK = bar("brick");
export const BEAM = bar("beam");

/** A shape and its paint; a list of paints belongs to the groups of the shape. */
export interface Model {
  shape: BufferGeometry;
  paint: Paint | Paint[];
}

/** Pieces with the same name of a look are drawn from the same model. */
export function lookOf(piece: Piece): string {
  const kind = kindOf(piece);
  if (kind === "girder") return piece.split("-", 2).join("-");
  if (kind === "worker") return `worker-${Number(piece.split("-")[1] ?? 0) % VARIANTS}`;
  return kind;
}

/** Wood is never twice the same: a tone that belongs to a piece. */
export function toneOf(piece: Piece): Color {
  const kind = kindOf(piece);
  const [least, most] = kind === "worker" ? [0.8, 1.05] : kind === "hat" ? [0.92, 1.04] : kind === "girder" ? [0.97, 1.02] : [0.9, 1.04]; // prettier-ignore
  const light = least + (most - least) * ofName(piece);
  return new Color(light, light * (kind === "worker" ? 0.985 : 1), light * (kind === "worker" ? 0.96 : 1));
}

/** How askew somebody wears his hat, in radians: seen, not felt. */
export const askew = (piece: Piece): number => (ofName(`${piece} worn`) - 0.5) * 0.16;

export class PieceBox {
  #high: boolean;
  #models = new Map<string, Model>();
  #paints = new Map<string, Paint>();

  constructor(quality: "high" | "low") {
    this.#high = quality === "high";
  }

  /** By the name of a look (`lookOf`). */
  model(look: string): Model {
    let model = this.#models.get(look);
    if (!model) this.#models.set(look, (model = this.#make(look)));
    return model;
  }

  #make(look: string): Model {
    const [kind, which] = look.split("-") as [Kind, string | undefined];
    switch (kind) {
      case "girder":
        return this.#girder(which as GirderColour);
      case "worker":
        return { shape: workerShape(Number(which)), paint: this.#beech() };
      case "hat":
        return { shape: hatShape(), paint: this.#yellow() };
      case "support":
        return { shape: rounded("support", 2, 0.07), paint: this.#matt("concrete", paintConcrete, 0.92) };
      case "brick":
        return { shape: rounded("brick", 2, 0.06), paint: this.#matt("brick", paintBrick, 0.85) };
      case "beam": {
        const wood = () => paintWood(PAINT.beam, "#A98550", 4, 1);
        return { shape: rounded("beam", 2, 0.05), paint: this.#matt("beam", wood, 0.65) };
      }
      case "crane":
        return {
          shape: craneShape(),
          paint: [this.#matt("lattice", paintLattice, 0.5, true), this.#matt("foot", paintConcrete, 0.9, true)],
        };
      case "box":
        return {
          shape: boxShape(),
          paint: [
            this.#matt("card", () => paintCard(PAINT.box), 0.95, true),
            this.#matt("insert", () => paintCard("#DCC49C"), 0.95, true),
          ],
        };
    }
  }

  #girder(colour: GirderColour): Model {
    const side = this.#paint(`girder ${colour}`, () => {
      const map = textureOf(paintGirder(colour));
      return this.#high
        ? new MeshPhysicalMaterial({ map, roughness: 0.5, clearcoat: 0.25 })
        : new MeshLambertMaterial({ map });
    });
    const end = this.#matt(`end ${colour}`, () => paintEnd(colour), 0.8);
    const shape = rounded("girder", 3, 0.09);
    // Of its six sides in a row the first two are the ends; two groups are drawn faster than six.
    const count = shape.getAttribute("position").count / 6;
    shape.addGroup(0, count * 2, 0);
    shape.addGroup(count * 2, count * 4, 1);
    return { shape, paint: [end, side] };
  }

  girder(colour: GirderColour): Mesh {
    return this.#mesh(`girder-${colour}`);
  }
  support(): Mesh {
    return this.#mesh("support");
  }
  brick(): Mesh {
    return this.#mesh("brick");
  }
  beam(): Mesh {
    return this.#mesh("beam");
  }

  /** A worker with his hat on. */
  worker(): Group {
    const hat = this.#mesh("hat");
    hat.position.y = WORKER.headTop;
    hat.rotation.z = -0.03;
    return new Group().add(this.#mesh("worker-0"), hat);
  }

  #mesh(look: string): Mesh {
    const { shape, paint } = this.model(look);
    const mesh = new Mesh(shape, paint);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  #paint(name: string, make: () => Paint): Paint {
    let paint = this.#paints.get(name);
    if (!paint) this.#paints.set(name, (paint = make()));
    return paint;
  }

  #beech(): Paint {
    return this.#matt("beech", () => paintWood(PAINT.worker, "#A67C46", 0.4, 9), 0.65, true);
  }

  #yellow(): Paint {
    return this.#paint("hat", () =>
      this.#high
        ? new MeshPhysicalMaterial({ color: PAINT.hat, roughness: 0.45, clearcoat: 0.3, side: DoubleSide })
        : new MeshLambertMaterial({ color: PAINT.hat, side: DoubleSide }),
    );
  }

  #matt(name: string, canvas: () => HTMLCanvasElement, roughness: number, vertexColors = false): Paint {
    return this.#paint(name, () => {
      const map = textureOf(canvas());
      map.wrapS = map.wrapT = RepeatWrapping; // an extruded shape counts its texture in centimetres
      return this.#high
        ? new MeshStandardMaterial({ map, roughness, vertexColors })
        : new MeshLambertMaterial({ map, vertexColors });
    });
  }

  dispose(): void {
    for (const { shape } of this.#models.values()) shape.dispose();
    for (const paint of this.#paints.values()) {
      (paint as MeshStandardMaterial).map?.dispose();
      paint.dispose();
    }
  }
}

function rounded(kind: Kind, segments: number, radius: number): BufferGeometry {
  const shape = new RoundedBoxGeometry(...sizeOf(kind), segments, radius);
  shape.clearGroups(); // all sides wear the same paint
  return shape;
}
