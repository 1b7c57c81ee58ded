/** All pieces of a site: those that look alike are drawn at once, and moving one is writing sixteen numbers. */
import { DynamicDrawUsage, Group, InstancedMesh, Matrix4, MeshBasicMaterial, Quaternion, Vector3 } from "three";
import { PIECES } from "../pieces.gen";
import { askew, lookOf, toneOf, type PieceBox } from "./piece-models";
import { kindOf, type Piece } from "../geometry/site";
import type { Pose } from "../types.gen";

const place = new Vector3();
const turn = new Quaternion();
const ONE = new Vector3(1, 1, 1);

/** From millimetres with z up to centimetres with y up. */
export function matrixOf([position, rotation]: Pose, matrix: Matrix4): Matrix4 {
  const [x, y, z] = position;
  const [w, i, j, k] = rotation;
  return matrix.compose(place.set(x / 10, z / 10, -y / 10), turn.set(i, k, -j, w), ONE);
}

const matrix = new Matrix4();
const tilt = new Matrix4();

/** The pieces of one look; those that are there fill the first slots. */
class Alike {
  readonly mesh: InstancedMesh;
  readonly below: InstancedMesh | null;
  #slots = new Map<Piece, number>();
  #pieces: Piece[] = [];
  #hats: boolean;

  constructor(pieces: PieceBox, look: string, most: number, blob: MeshBasicMaterial | null) {
    const { shape, paint } = pieces.model(look);
    this.#hats = kindOf(look) === "hat";
    this.mesh = new InstancedMesh(shape, paint, most);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false; // its bounds change with every piece
    this.mesh.count = 0;
    // What a lamp straight above would draw on the table, from the same numbers.
    this.below = blob && new InstancedMesh(shape, blob, 0);
    if (this.below) {
      this.below.instanceMatrix = this.mesh.instanceMatrix;
      this.below.frustumCulled = false;
    }
  }

  put(piece: Piece, pose: Pose): void {
    let slot = this.#slots.get(piece);
    if (slot === undefined) {
      slot = this.#pieces.length;
      this.#slots.set(piece, slot);
      this.#pieces.push(piece);
      this.#count();
      this.mesh.setColorAt(slot, toneOf(piece));
      this.mesh.instanceColor!.needsUpdate = true;
    }
    matrixOf(pose, matrix);
    if (this.#hats) matrix.multiply(tilt.makeRotationZ(askew(piece)));
    matrix.toArray(this.mesh.instanceMatrix.array, slot * 16);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** The last one takes its slot. */
  remove(piece: Piece): void {
    const slot = this.#slots.get(piece);
    if (slot === undefined) return;
    const last = this.#pieces.pop()!;
    this.#slots.delete(piece);
    if (last !== piece) {
      this.#pieces[slot] = last;
      this.#slots.set(last, slot);
      this.mesh.getMatrixAt(this.#pieces.length, matrix);
      this.mesh.setMatrixAt(slot, matrix);
      this.mesh.setColorAt(slot, toneOf(last));
      this.mesh.instanceColor!.needsUpdate = true;
    }
    this.#count();
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  #count(): void {
    this.mesh.count = this.#pieces.length;
    if (this.below) this.below.count = this.#pieces.length;
  }

  dispose(): void {
    this.mesh.dispose();
    this.below?.dispose();
  }
}

export class InstancedPieces {
  readonly group = new Group();
  #below = new Group();
  #blob: MeshBasicMaterial | null;
  #pieces: PieceBox;
  #alike = new Map<string, Alike>();
  #found = new Map<Piece, Alike>(); // so that a frame looks up, and does not think

  /** `blob`: the colour of plain shadows straight below, where there is no better light. */
  constructor(pieces: PieceBox, blob: string | null) {
    this.#pieces = pieces;
    this.#blob = blob === null ? null : new MeshBasicMaterial({ color: blob, toneMapped: false });
    this.#below.scale.y = 0.0001;
    this.#below.position.y = 0.0005;
    this.group.add(this.#below);
  }

  put(piece: Piece, pose: Pose): void {
    this.#of(piece).put(piece, pose);
  }

  remove(piece: Piece): void {
    this.#of(piece).remove(piece);
  }

  #of(piece: Piece): Alike {
    let alike = this.#found.get(piece);
    if (!alike) this.#found.set(piece, (alike = this.#like(lookOf(piece))));
    return alike;
  }

  #like(look: string): Alike {
    let alike = this.#alike.get(look);
    if (!alike) {
      const most = PIECES.filter((one) => lookOf(one) === look).length;
      alike = new Alike(this.#pieces, look, most, this.#blob);
      this.#alike.set(look, alike);
      this.group.add(alike.mesh);
      if (alike.below) this.#below.add(alike.below);
    }
    return alike;
  }

  dispose(): void {
    for (const alike of this.#alike.values()) alike.dispose();
    this.#blob?.dispose();
  }
}
