/** Drawing of a held piece: its outline where the hand wants it, the way down, its footprint, and where it touches. */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  type Vector3,
} from "three";
import { LAYER } from "../../../stage/ground";
import { draw, textureOf } from "../../../stage/textures";
import type { Look } from "../../../stage/themes";
import { matrixOf } from "./instanced-pieces";
import type { Foreseen } from "../hand/hold-chance";
import { footprintOf } from "../geometry/hulls";
import { Outlines, tintOf } from "./piece-marks";
import { lookOf, type PieceBox } from "./piece-models";
import { angleBetween, lengthOf, subtract } from "../geometry/poses";
import { kindOf, type Piece, type Poses, type SiteScene, type Vector } from "../geometry/site";
import { WideLines } from "./wide-lines";
import type { Pose } from "../types.gen";

const CORNERS = 32; // of one footprint, at most
const FOOTPRINTS = 6;
const CONTACTS = 24;
const DASH = 0.34;
const RING = 0.62;
const TOWARDS = 0.12; // contacts are drawn this much nearer to the eye than the wood they are in

/** Polygons on the ground, written anew at every frame. */
class Footprint {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  #places = new BufferAttribute(new Float32Array(FOOTPRINTS * CORNERS * 3), 3);
  #index = new BufferAttribute(new Uint16Array(FOOTPRINTS * CORNERS * 3), 1);

  constructor(look: Look) {
    const shape = new BufferGeometry();
    shape.setAttribute("position", this.#places);
    shape.setIndex(this.#index);
    const paint = new MeshBasicMaterial({
      color: look.orangeBright,
      transparent: true,
      opacity: 0.36,
      depthWrite: false,
      toneMapped: false,
    });
    this.mesh = new Mesh(shape, paint);
    this.mesh.renderOrder = LAYER.lit;
    this.mesh.frustumCulled = false;
  }

  show(held: Poses): void {
    let [corner, count] = [0, 0];
    for (const [piece, pose] of Object.entries(held)) {
      if (kindOf(piece) === "hat") continue; // its worker has one
      const spots = footprintOf(piece, pose).slice(0, CORNERS);
      const first = corner;
      for (const [x, y] of spots) this.#places.setXYZ(corner++, x / 10, 0.004, -y / 10);
      for (let i = 2; i < spots.length; i++)
        for (const n of [first, first + i - 1, first + i]) this.#index.setX(count++, n);
      if (corner + CORNERS > FOOTPRINTS * CORNERS) break;
    }
    this.#places.needsUpdate = this.#index.needsUpdate = true;
    this.mesh.geometry.setDrawRange(0, count);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

/** Lit dots where things touch; hidden ones are seen at 40 %. */
class Contacts {
  readonly group = new Group();
  #shape = new BufferGeometry();
  #places = new BufferAttribute(new Float32Array(CONTACTS * 3), 3);
  #paints: PointsMaterial[] = [];
  #picture: CanvasTexture;

  constructor(look: Look) {
    this.#picture = textureOf(
      draw(64, 64, (pen) => {
        pen.lineWidth = 9;
        pen.strokeStyle = look.orangeBright;
        pen.fillStyle = "#FFF3E4";
        pen.beginPath();
        pen.arc(32, 32, 20, 0, Math.PI * 2);
        pen.fill();
        pen.stroke();
      }),
    );
    this.#shape.setAttribute("position", this.#places);
    for (const hidden of [true, false]) {
      const paint = new PointsMaterial({
        map: this.#picture,
        size: 11,
        sizeAttenuation: false,
        transparent: true,
        opacity: hidden ? 0.4 : 1,
        depthTest: !hidden,
        depthWrite: false,
      });
      paint.toneMapped = false;
      const points = new Points(this.#shape, paint);
      points.frustumCulled = false;
      points.renderOrder = LAYER.mark + (hidden ? 1 : 2);
      this.#paints.push(paint);
      this.group.add(points);
    }
    this.show([], null);
  }

  show(points: readonly Vector[], eye: Vector3 | null): void {
    const shown = points.slice(0, CONTACTS);
    shown.forEach(([mx, my, mz], i) => {
      const [x, y, z] = [mx / 10, mz / 10, -my / 10];
      const away = eye ? Math.hypot(eye.x - x, eye.y - y, eye.z - z) : 1;
      const by = eye ? TOWARDS / away : 0;
      this.#places.setXYZ(
        i,
        x + (eye ? eye.x - x : 0) * by,
        y + (eye ? eye.y - y : 0) * by,
        z + (eye ? eye.z - z : 0) * by,
      );
    });
    this.#places.needsUpdate = true;
    this.#shape.setDrawRange(0, shown.length);
    this.group.visible = shown.length > 0;
  }

  dispose(): void {
    this.#shape.dispose();
    this.#picture.dispose();
    for (const paint of this.#paints) paint.dispose();
  }
}

type Drop = NonNullable<SiteScene["drop"]>;

const apart = (a: Pose, b: Pose) => lengthOf(subtract(a[0], b[0])) > 0.6 || angleBetween(a[1], b[1]) > 0.8;

export class HeldView {
  readonly group = new Group();
  #pieces: PieceBox;
  #outlines: Outlines;
  #footprint: Footprint;
  #contacts: Contacts;
  #drop: WideLines;
  #rest: WideLines;
  #ring: WideLines;
  #ghosts = new Map<Piece, Mesh>();
  #ghostPaint: MeshBasicMaterial;
  #foreseen = new Map<Piece, Mesh>();
  #foreseenPaint: MeshBasicMaterial;
  #look: Look;

  constructor(look: Look, pieces: PieceBox, strong: boolean) {
    this.#pieces = pieces;
    this.#look = look;
    this.#outlines = new Outlines(look, strong);
    this.#footprint = new Footprint(look);
    this.#contacts = new Contacts(look);
    const times = strong ? 1.5 : 1;
    this.#drop = new WideLines(120, { colour: look.orangeLine, width: 2.4 * times, hidden: 0.4 });
    this.#rest = new WideLines(120, { colour: look.ink2, width: 1.4 * times, opacity: 0.5, hidden: 0.3 });
    this.#ring = new WideLines(64, { colour: look.orangeBright, width: 2 * times, hidden: 0.4 });
    this.#ghostPaint = new MeshBasicMaterial({
      color: look.orangeBright,
      transparent: true,
      opacity: 0.16,
      depthWrite: false,
      toneMapped: false,
    });
    this.#foreseenPaint = this.#ghostPaint.clone();
    this.#foreseenPaint.opacity = 0.3;
    this.group.add(this.#outlines.group, this.#footprint.mesh, this.#contacts.group, this.#drop.group, this.#rest.group, this.#ring.group); // prettier-ignore
    this.hide();
  }

  hide(): void {
    this.#outlines.keep(new Set());
    this.#footprint.mesh.visible = false;
    this.#contacts.show([], null);
    for (const strokes of [this.#drop, this.#rest, this.#ring]) strokes.clear();
    this.#haunt(this.#ghosts, new Map(), this.#ghostPaint);
    this.#haunt(this.#foreseen, new Map(), this.#foreseenPaint);
  }

  /** `wanted`: where the own hand wants them; the pieces themselves follow. `foreseen`: where they would come to rest, tinted. */
  show(
    held: Poses,
    wanted: Poses | null,
    drop: Drop | null,
    points: readonly Vector[],
    eye: Vector3,
    foreseen: Foreseen | null,
  ): void {
    const outlined: Poses = { ...held, ...wanted };
    this.#outlines.keep(new Set(Object.keys(outlined)));
    for (const [piece, pose] of Object.entries(outlined)) this.#outlines.set(piece, foreseen?.verdict ?? "held", pose);
    const ghosts = new Map<Piece, Pose>();
    for (const [piece, pose] of Object.entries(wanted ?? {}))
      if (!held[piece] || apart(held[piece], pose)) ghosts.set(piece, pose);
    this.#haunt(this.#ghosts, ghosts, this.#ghostPaint);
    if (foreseen) this.#foreseenPaint.color.set(tintOf(foreseen.verdict, this.#look));
    this.#haunt(this.#foreseen, new Map(Object.entries(foreseen?.poses ?? {})), this.#foreseenPaint);
    this.#footprint.mesh.visible = true;
    this.#footprint.show(held);
    this.#contacts.show(points, eye);
    this.#fall(drop);
  }

  #fall(drop: Drop | null): void {
    for (const strokes of [this.#drop, this.#rest, this.#ring]) strokes.clear();
    if (!drop) return;
    const [sx, sz, foot, gap] = [drop.at[0] / 10, -drop.at[1] / 10, drop.at[2] / 10, drop.gap / 10];
    if (gap > 0.02) {
      this.#drop.drop(sx, sz, foot + gap, foot, DASH, DASH * 0.7);
      const round = 40;
      const at = (n: number) => [sx + Math.cos((n / round) * Math.PI * 2) * RING, sz + Math.sin((n / round) * Math.PI * 2) * RING] as const; // prettier-ignore
      for (let n = 0; n < round; n++)
        this.#ring.add(at(n)[0], foot + 0.01, at(n)[1], at(n + 1)[0], foot + 0.01, at(n + 1)[1]);
    }
    this.#rest.drop(sx, sz, foot, 0, DASH * 0.8, DASH * 0.8);
    for (const strokes of [this.#drop, this.#rest, this.#ring]) strokes.done();
  }

  #haunt(shown: Map<Piece, Mesh>, ghosts: ReadonlyMap<Piece, Pose>, paint: MeshBasicMaterial): void {
    for (const [piece, mesh] of shown)
      if (!ghosts.has(piece)) {
        this.group.remove(mesh);
        shown.delete(piece);
      }
    for (const [piece, pose] of ghosts) {
      let mesh = shown.get(piece);
      if (!mesh) {
        mesh = new Mesh(this.#pieces.model(lookOf(piece)).shape, paint);
        mesh.matrixAutoUpdate = false;
        mesh.renderOrder = LAYER.mark - 1;
        shown.set(piece, mesh);
        this.group.add(mesh);
      }
      matrixOf(pose, mesh.matrix);
      mesh.matrixWorldNeedsUpdate = true;
    }
  }

  dispose(): void {
    this.#outlines.dispose();
    this.#footprint.dispose();
    this.#contacts.dispose();
    for (const strokes of [this.#drop, this.#rest, this.#ring]) strokes.dispose();
    this.#ghostPaint.dispose();
    this.#foreseenPaint.dispose();
  }
}
