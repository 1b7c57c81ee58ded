/** The pieces of Men at Work as things, in centimetres; girders and supports about their middle, a worker on his soles. */
import {
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  Shape,
  TorusGeometry,
  Vector2,
  type BufferGeometry,
  type Material as Paint,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { textureOf } from "../../stage/textures";
import { paintConcrete, paintEnd, paintGirder, paintWood, type GirderColour } from "./piece-textures";

export type { GirderColour };

export const GIRDER = { long: 17, thick: 0.9 } as const;
export const SUPPORT = { wide: 2.5, high: 5 } as const;
export const BRICK = { long: 1.6, thick: 0.8 } as const;
export const BEAM = { long: 6, thick: 0.6 } as const;
export const WORKER = { high: 3.75, armTop: 2.1, deep: 0.75 } as const;

/** Legs apart, arms out: the silhouette a worker is cut from. */
function silhouette(): Shape {
  const shape = new Shape();
  const side: [number, number][] = [
    [0.1, 0],
    [0.97, 0],
    [0.54, 1.02],
    [0.54, 1.58],
    [1.3, 1.56],
    [1.3, 2.1],
    [0.34, 2.14],
  ];
  shape.moveTo(0, 0.62);
  for (const [x, y] of side) shape.lineTo(x, y);
  const [headY, radius] = [2.56, 0.5];
  const start = Math.asin((2.14 - headY) / radius);
  shape.absarc(0, headY, radius, start, Math.PI - start, false);
  for (const [x, y] of side.reverse()) shape.lineTo(-x, y);
  shape.closePath();
  return shape;
}

function hatShape(): BufferGeometry {
  const points: [number, number][] = [
    [0, 0.56],
    [0.16, 0.55],
    [0.34, 0.47],
    [0.47, 0.33],
    [0.535, 0.14],
    [0.55, 0.05],
    [0.76, 0.02],
    [0.78, -0.03],
    [0.74, -0.05],
    [0.5, -0.04],
  ];
  return new LatheGeometry(
    points.reverse().map(([x, y]) => new Vector2(x, y)),
    36,
  );
}

export class PieceBox {
  #high: boolean;
  #shapes = new Map<string, BufferGeometry>();
  #paints = new Map<string, Paint>();

  constructor(quality: "high" | "low") {
    this.#high = quality === "high";
  }

  girder(colour: GirderColour): Mesh {
    const side = this.#paint(`girder ${colour}`, () => this.#lacquer(paintGirder(colour), 0.5, 0.25));
    const end = this.#paint(`end ${colour}`, () => this.#matt(paintEnd(colour), 0.8));
    const shape = this.#shape("girder", () => new RoundedBoxGeometry(GIRDER.long, GIRDER.thick, GIRDER.thick, 3, 0.09));
    return this.#mesh(shape, [end, end, side, side, side, side]);
  }

  support(): Mesh {
    const paint = this.#paint("concrete", () => this.#matt(paintConcrete(), 0.92));
    return this.#mesh(
      this.#shape("support", () => new RoundedBoxGeometry(SUPPORT.wide, SUPPORT.high, SUPPORT.wide, 2, 0.07)),
      paint,
    );
  }

  brick(): Mesh {
    const paint = this.#paint("brick", () => this.#plain("#B4573D", 0.8));
    return this.#mesh(
      this.#shape("brick", () => new RoundedBoxGeometry(BRICK.long, BRICK.thick, BRICK.thick, 2, 0.06)),
      paint,
    );
  }

  beam(): Mesh {
    const paint = this.#paint("beam", () => this.#matt(paintWood("#E3C79A", "#A98550", 4, 1), 0.65));
    return this.#mesh(
      this.#shape("beam", () => new RoundedBoxGeometry(BEAM.long, BEAM.thick, BEAM.thick, 2, 0.05)),
      paint,
    );
  }

  worker(): Group {
    const beech = this.#paint("beech", () => {
      const paint = this.#matt(paintWood("#DDBC8C", "#A67C46", 0.4, 9), 0.65);
      return paint;
    });
    const body = this.#shape("worker", () =>
      new ExtrudeGeometry(silhouette(), {
        depth: WORKER.deep - 0.1,
        bevelEnabled: true,
        bevelThickness: 0.05,
        bevelSize: 0.04,
        bevelSegments: 2,
        curveSegments: 14,
      }).translate(0, 0, -(WORKER.deep - 0.1) / 2),
    );
    const yellow = this.#paint("hat", () =>
      this.#high
        ? new MeshPhysicalMaterial({ color: "#EDB43A", roughness: 0.45, clearcoat: 0.3 })
        : new MeshLambertMaterial({ color: "#EDB43A" }),
    );
    const hat = new Group();
    hat.add(this.#mesh(this.#shape("hat", hatShape), yellow));
    const ridge = this.#mesh(
      this.#shape("ridge", () => new TorusGeometry(0.5, 0.06, 6, 20, Math.PI * 0.8).rotateZ(Math.PI * 0.1)),
      yellow,
    );
    ridge.rotation.y = Math.PI / 2;
    ridge.scale.y = 1.12;
    const knob = this.#mesh(
      this.#shape("knob", () => new CylinderGeometry(0.07, 0.09, 0.1, 8)),
      yellow,
    );
    knob.position.y = 0.6;
    hat.add(ridge, knob);
    hat.position.y = 2.82;
    hat.rotation.z = -0.03;
    return new Group().add(this.#mesh(body, beech), hat);
  }

  #mesh(shape: BufferGeometry, paint: Paint | Paint[]): Mesh {
    const mesh = new Mesh(shape, paint);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  #shape(name: string, make: () => BufferGeometry): BufferGeometry {
    let shape = this.#shapes.get(name);
    if (!shape) this.#shapes.set(name, (shape = make()));
    return shape;
  }

  #paint(name: string, make: () => Paint): Paint {
    let paint = this.#paints.get(name);
    if (!paint) this.#paints.set(name, (paint = make()));
    return paint;
  }

  #lacquer(canvas: HTMLCanvasElement, roughness: number, clearcoat: number): Paint {
    const map = textureOf(canvas);
    return this.#high ? new MeshPhysicalMaterial({ map, roughness, clearcoat }) : new MeshLambertMaterial({ map });
  }

  #matt(canvas: HTMLCanvasElement, roughness: number): Paint {
    const map = textureOf(canvas);
    map.wrapS = map.wrapT = RepeatWrapping; // an extruded shape counts its texture in centimetres
    return this.#high ? new MeshStandardMaterial({ map, roughness }) : new MeshLambertMaterial({ map });
  }

  #plain(color: string, roughness: number): Paint {
    return this.#high ? new MeshStandardMaterial({ color, roughness }) : new MeshLambertMaterial({ color });
  }

  dispose(): void {
    for (const shape of this.#shapes.values()) shape.dispose();
    for (const paint of this.#paints.values()) {
      (paint as MeshStandardMaterial).map?.dispose();
      paint.dispose();
    }
  }
}
