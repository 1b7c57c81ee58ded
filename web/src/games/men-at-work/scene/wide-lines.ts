/** Lines of an even width on the page, whose ends can be moved at every frame. */
import { GreaterDepth, Group } from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import { LAYER } from "../../../stage/ground";

export interface Ink {
  colour: string;
  width: number; // CSS pixels
  opacity?: number;
  hidden?: number; // how strongly the line is seen through what hides it
}

function material(ink: Ink, opacity: number, hidden: boolean): LineMaterial {
  const made = new LineMaterial({
    color: ink.colour,
    linewidth: ink.width,
    transparent: true,
    opacity,
    depthWrite: false,
  });
  made.toneMapped = false;
  if (hidden) made.depthFunc = GreaterDepth;
  return made;
}

/** Paints for strokes: what is in front of everything, and what shines through. */
export class Inks {
  readonly seen: LineMaterial;
  readonly through: LineMaterial | null;

  constructor(private readonly ink: Ink) {
    this.seen = material(ink, ink.opacity ?? 1, false);
    this.through = ink.hidden ? material(ink, ink.hidden, true) : null;
  }

  fade(share: number): void {
    this.seen.opacity = (this.ink.opacity ?? 1) * share;
    if (this.through) this.through.opacity = this.ink.hidden! * share;
  }

  dispose(): void {
    this.seen.dispose();
    this.through?.dispose();
  }
}

/** The same segments in both paints. */
export function stroked(shape: LineSegmentsGeometry, inks: Inks): Group {
  const group = new Group();
  for (const paint of [inks.through, inks.seen]) {
    if (!paint) continue;
    const lines = new LineSegments2(shape, paint);
    lines.frustumCulled = false;
    lines.renderOrder = LAYER.mark;
    group.add(lines);
  }
  return group;
}

/** Up to so many segments, written anew whenever they change. */
export class WideLines {
  readonly group: Group;
  #shape = new LineSegmentsGeometry();
  #inks: Inks;
  #numbers: Float32Array;
  #count = 0;

  constructor(most: number, ink: Ink) {
    this.#numbers = new Float32Array(most * 6);
    this.#shape.setPositions(this.#numbers);
    this.#numbers = (
      this.#shape.getAttribute("instanceStart") as unknown as { data: { array: Float32Array } }
    ).data.array;
    this.#inks = new Inks(ink);
    this.group = stroked(this.#shape, this.#inks);
    this.clear();
  }

  clear(): void {
    this.#count = 0;
    this.done();
  }

  add(ax: number, ay: number, az: number, bx: number, by: number, bz: number): void {
    if ((this.#count + 1) * 6 > this.#numbers.length) return;
    this.#numbers.set([ax, ay, az, bx, by, bz], this.#count * 6);
    this.#count += 1;
  }

  /** Upright dashes from one height to another. */
  drop(x: number, z: number, from: number, to: number, dash: number, gap: number): void {
    for (let y = from; y > to; y -= dash + gap) this.add(x, y, z, x, Math.max(to, y - dash), z);
  }

  /** As strong as this share of what its paint is. */
  fade(share: number): void {
    this.#inks.fade(share);
  }

  done(): void {
    const start = this.#shape.getAttribute("instanceStart") as unknown as { data: { needsUpdate: boolean } };
    start.data.needsUpdate = true;
    this.#shape.instanceCount = this.#count;
    this.group.visible = this.#count > 0;
  }

  dispose(): void {
    this.#shape.dispose();
    this.#inks.dispose();
  }
}
