/** Outlines and rings round pieces: what can be taken, what lies there, what a word is about. */
import { Group } from "three";
import type { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import type { Look } from "../../../stage/themes";
import { matrixOf } from "./instanced-pieces";
import type { Verdict } from "../hand/hold-chance";
import { boundsOf } from "../geometry/hulls";
import { outlineOf } from "./piece-outlines";
import { kindOf, type Kind, type Mark, type Piece, type Poses } from "../geometry/site";
import { Inks, stroked, WideLines, type Ink } from "./wide-lines";
import { dashes, type Trails } from "./trails";
import type { Pose } from "../types.gen";

export type Line = Mark | Verdict | "held";

/** How a piece is tinted of which somebody asks whether it will hold. */
export function tintOf(verdict: Verdict, look: Look): string {
  return { holds: look.ok, unsure: look.blue, falls: look.orangeBright }[verdict];
}

function inkOf(line: Line, look: Look, times: number): Ink {
  switch (line) {
    case "held":
      return { colour: look.orangeLine, width: 1.3 * times, hidden: 0.22 };
    case "holds":
    case "unsure":
      return { colour: tintOf(line, look), width: 1.6 * times, hidden: 0.3 };
    case "falls":
      return { colour: tintOf(line, look), width: 2.6 * times, hidden: 0.4 };
    case "pointed":
      return { colour: look.orangeBright, width: 2.2 * times, hidden: 0.4 };
    case "latest":
      return { colour: look.ink, width: 2 * times, opacity: 0.85, hidden: 0.2 };
    case "takeable":
      return { colour: look.orangeLine, width: 1.2 * times, opacity: 0.75, hidden: 0.12 };
    case "lying":
    case "fallen":
      return { colour: look.orangeLine, width: 1.4 * times, hidden: 0.3 };
    case "shown":
      return { colour: look.blue, width: 1.8 * times, hidden: 0.4 };
  }
}

/** Outlines of pieces, each in one of a few paints. */
export class Outlines {
  readonly group = new Group();
  #shapes = new Map<Kind, LineSegmentsGeometry>();
  #inks = new Map<Line, Inks>();
  #drawn = new Map<Piece, { line: Line; group: Group }>();
  #look: Look;
  #times: number;

  /** `strong`: lines half as wide again. */
  constructor(look: Look, strong: boolean) {
    this.#look = look;
    this.#times = strong ? 1.5 : 1;
  }

  set(piece: Piece, line: Line | null, pose: Pose | undefined): void {
    const drawn = this.#drawn.get(piece);
    if (drawn && (drawn.line !== line || !pose)) {
      this.group.remove(drawn.group);
      this.#drawn.delete(piece);
    }
    if (!line || !pose) return;
    let group = this.#drawn.get(piece)?.group;
    if (!group) {
      group = stroked(this.#shape(kindOf(piece)), this.#ink(line));
      group.matrixAutoUpdate = false;
      this.group.add(group);
      this.#drawn.set(piece, { line, group });
    }
    matrixOf(pose, group.matrix);
    group.matrixWorldNeedsUpdate = true;
  }

  /** Only these stay. */
  keep(pieces: { has(piece: Piece): boolean }): void {
    for (const piece of [...this.#drawn.keys()]) if (!pieces.has(piece)) this.set(piece, null, undefined);
  }

  #shape(kind: Kind): LineSegmentsGeometry {
    let shape = this.#shapes.get(kind);
    if (!shape) this.#shapes.set(kind, (shape = outlineOf(kind)));
    return shape;
  }

  #ink(line: Line): Inks {
    let inks = this.#inks.get(line);
    if (!inks) this.#inks.set(line, (inks = new Inks(inkOf(line, this.#look, this.#times))));
    return inks;
  }

  dispose(): void {
    for (const shape of this.#shapes.values()) shape.dispose();
    for (const inks of this.#inks.values()) inks.dispose();
  }
}

const ROUND = 48;

/** The marks a page sets: outlines, and rings on the ground round what has fallen or lies there. */
export class Marks {
  readonly group = new Group();
  #outlines: Outlines;
  #rings: WideLines;
  #ways: WideLines;
  #trails: Trails;
  #marks: ReadonlyMap<Piece, Mark> = new Map();

  constructor(look: Look, strong: boolean, trails: Trails) {
    this.#trails = trails;
    this.#outlines = new Outlines(look, strong);
    this.#ways = new WideLines(400, { colour: look.orangeLine, width: strong ? 3.6 : 2.6, hidden: 0.3 });
    this.#rings = new WideLines(ROUND * 2 * 12, { colour: look.orangeLine, width: strong ? 3 : 2, hidden: 0.4 });
    this.group.add(this.#outlines.group, this.#rings.group, this.#ways.group);
  }

  set(marks: ReadonlyMap<Piece, Mark>, poses: Poses): void {
    this.#marks = marks;
    this.#outlines.keep(marks);
    this.follow(poses, null);
  }

  /** Pieces are elsewhere: all of them, or those named in `moved`. */
  follow(poses: Poses, moved: Poses | null): void {
    if (this.#marks.size === 0 && !this.#rings.group.visible) return;
    let rings = moved === null;
    for (const [piece, mark] of this.#marks) {
      if (moved && !(piece in moved)) continue;
      if (mark !== "fallen") this.#outlines.set(piece, mark, poses[piece]);
      else this.#outlines.set(piece, null, undefined);
      rings ||= mark === "fallen";
    }
    if (rings) this.#ring(poses);
  }

  #ring(poses: Poses): void {
    this.#rings.clear();
    this.#ways.clear();
    for (const [piece, mark] of this.#marks) {
      const pose = poses[piece];
      if (mark !== "fallen" || !pose) continue;
      const { least, most } = boundsOf({ [piece]: pose })!;
      const [x, z] = [(least[0] + most[0]) / 20, -(least[1] + most[1]) / 20];
      const reach = Math.hypot(most[0] - least[0], most[1] - least[1]) / 20;
      for (const radius of [reach + 0.35, reach + 1]) this.#circle(x, z, radius, 0.02);
      for (const [[ax, ay, az], [bx, by, bz]] of dashes(this.#trails.of(piece), 8, 5))
        this.#ways.add(ax / 10, az / 10, -ay / 10, bx / 10, bz / 10, -by / 10);
    }
    this.#rings.done();
    this.#ways.done();
  }

  #circle(x: number, z: number, radius: number, y: number): void {
    const at = (n: number) => [x + Math.cos((n / ROUND) * Math.PI * 2) * radius, z + Math.sin((n / ROUND) * Math.PI * 2) * radius] as const; // prettier-ignore
    for (let n = 0; n < ROUND; n++) {
      const [[ax, az], [bx, bz]] = [at(n), at(n + 1)];
      this.#rings.add(ax, y, az, bx, y, bz);
    }
  }

  dispose(): void {
    this.#outlines.dispose();
    this.#rings.dispose();
    this.#ways.dispose();
  }
}
