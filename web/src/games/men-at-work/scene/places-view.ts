/** Places where what is held could go: a ring each, and the piece itself as it would lie at the near one. */
import { Group, Mesh, MeshBasicMaterial } from "three";
import { LAYER } from "../../../stage/ground";
import type { Look } from "../../../stage/themes";
import { matrixOf } from "./instanced-pieces";
import { boundsOf } from "../geometry/hulls";
import { Outlines } from "./piece-marks";
import { lookOf, type PieceBox } from "./piece-models";
import type { Poses } from "../geometry/site";
import { WideLines } from "./wide-lines";

const ROUND = 20; // strokes of a ring
const MOST = 12;
const RING = 0.55;
const INNER = 0.2;

export class PlacesView {
  readonly group = new Group();
  #pieces: PieceBox;
  #rings: WideLines;
  #outlines: Outlines;
  #paint: MeshBasicMaterial;
  #ghosts: Mesh[] = [];
  #shown: readonly Poses[] = [];
  #near = -1;

  constructor(look: Look, pieces: PieceBox, strong: boolean) {
    this.#pieces = pieces;
    this.#rings = new WideLines(MOST * ROUND * 2, { colour: look.blue, width: strong ? 3.3 : 2.2, hidden: 0.55 });
    this.#outlines = new Outlines(look, strong);
    this.#paint = new MeshBasicMaterial({
      color: look.blue,
      transparent: true,
      opacity: 0.3,
      depthWrite: false,
      toneMapped: false,
    });
    this.group.add(this.#rings.group, this.#outlines.group);
  }

  show(places: readonly Poses[], near: number): void {
    if (places.length === 0 && this.#shown.length === 0) return;
    if (near === this.#near && sameAs(places, this.#shown)) return;
    [this.#shown, this.#near] = [places, near];
    this.#rings.clear();
    places.slice(0, MOST).forEach((place, number) => {
      if (number !== near) this.#ring(place);
    });
    this.#rings.done();
    this.#whole(places[near] ?? {});
  }

  /** In the middle of where it would lie, seen through what is before it. */
  #ring(place: Poses): void {
    const bounds = boundsOf(place);
    if (!bounds) return;
    const { least, most } = bounds;
    const [x, z, y] = [(least[0] + most[0]) / 20, -(least[1] + most[1]) / 20, least[2] / 10 + 0.02];
    for (const wide of [RING, INNER])
      for (let n = 0; n < ROUND; n++) {
        const [from, to] = [n, n + 1].map((one) => (one / ROUND) * Math.PI * 2) as [number, number];
        this.#rings.add(
          x + Math.cos(from) * wide,
          y,
          z + Math.sin(from) * wide,
          x + Math.cos(to) * wide,
          y,
          z + Math.sin(to) * wide,
        );
      }
  }

  #whole(place: Poses): void {
    for (const ghost of this.#ghosts.splice(0)) this.group.remove(ghost);
    this.#outlines.keep(new Set(Object.keys(place)));
    for (const [piece, pose] of Object.entries(place)) {
      this.#outlines.set(piece, "shown", pose);
      const ghost = new Mesh(this.#pieces.model(lookOf(piece)).shape, this.#paint);
      ghost.matrixAutoUpdate = false;
      ghost.renderOrder = LAYER.mark - 1;
      matrixOf(pose, ghost.matrix);
      ghost.matrixWorldNeedsUpdate = true;
      this.#ghosts.push(ghost);
      this.group.add(ghost);
    }
  }

  dispose(): void {
    this.#rings.dispose();
    this.#outlines.dispose();
    this.#paint.dispose();
  }
}

/** The same places, made anew at every frame. */
function sameAs(one: readonly Poses[], other: readonly Poses[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((place, number) => {
    const there = other[number]!;
    return Object.entries(place).every(([piece, [at]]) => there[piece]?.[0].every((mm, axis) => mm === at[axis]));
  });
}
