/** Cause of a fall, drawn where it began: the edge it went over, a plumb line from its weight, and how far that was beyond. */
import { Group } from "three";
import type { Look } from "../../../stage/themes";
import { WideLines } from "./wide-lines";
import type { Vector } from "../geometry/site";
import type { Cause } from "../types.gen";

/** The point of a segment that is nearest to another, as seen from above. */
export function nearestOn([a, b]: readonly [Vector, Vector], [x, y]: Vector): Vector {
  const along = [b[0] - a[0], b[1] - a[1]] as const;
  const length = along[0] ** 2 + along[1] ** 2;
  const share = length === 0 ? 0 : ((x - a[0]) * along[0] + (y - a[1]) * along[1]) / length;
  const at = Math.max(0, Math.min(1, share));
  return [a[0] + at * along[0], a[1] + at * along[1], a[2] + at * (b[2] - a[2])];
}

export class CauseView {
  readonly group = new Group();
  #edge: WideLines;
  #thin: WideLines;

  constructor(look: Look, strong: boolean) {
    this.#edge = new WideLines(4, { colour: look.orangeBright, width: strong ? 7 : 5, hidden: 0.6 });
    this.#thin = new WideLines(80, { colour: look.orangeLine, width: strong ? 3 : 2, hidden: 0.5 });
    this.group.add(this.#edge.group, this.#thin.group);
  }

  set(cause: Cause | null): void {
    this.#edge.clear();
    this.#thin.clear();
    if (cause?.edge) this.#line(this.#edge, ...cause.edge);
    if (cause?.edge && cause.centre) {
      const [x, y, z] = cause.centre;
      const foot = nearestOn(cause.edge, cause.centre);
      this.#thin.drop(x / 10, -y / 10, Math.max(z, foot[2] + 6) / 10, foot[2] / 10, 0.25, 0.15);
      this.#line(this.#thin, foot, [x, y, foot[2]]);
    }
    this.#edge.done();
    this.#thin.done();
  }

  #line(strokes: WideLines, [ax, ay, az]: Vector, [bx, by, bz]: Vector): void {
    strokes.add(ax / 10, az / 10, -ay / 10, bx / 10, bz / 10, -by / 10);
  }

  dispose(): void {
    this.#edge.dispose();
    this.#thin.dispose();
  }
}
