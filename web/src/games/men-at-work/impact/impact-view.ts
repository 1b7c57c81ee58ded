/** Impacts as they are drawn: a ring that opens and fades, and a little dust. Where stillness is asked for, a ring that only appears and goes. */
import { Group } from "three";
import type { Motion } from "../../../stage/motion";
import type { Look } from "../../../stage/themes";
import { WideLines } from "../scene/wide-lines";
import type { ImpactMark } from "./impact";

const MOST = 10; // at once; the oldest gives way
const SIDES = 20;
const STILL_SHARE = 0.6; // how wide a ring is that does not open
const turn = (n: number, of: number) => (n / of) * 2 * Math.PI;

export class ImpactView {
  readonly group = new Group();
  /** How many have been drawn so far. */
  drawn = 0;
  #rings: WideLines[];
  #marks: (ImpactMark | null)[] = [];
  #next = 0;

  constructor(
    look: Look,
    strong: boolean,
    private readonly motion: Motion,
    private readonly wake: () => void,
  ) {
    const ink = { colour: look.ink, width: strong ? 2.4 : 1.6, hidden: 0.25 };
    this.#rings = Array.from({ length: MOST }, () => new WideLines(SIDES + 9, ink));
    this.group.add(...this.#rings.map((ring) => ring.group));
  }

  /** `moves`: it may be seen moving. */
  show(mark: ImpactMark, moves: boolean): void {
    const slot = this.#next;
    this.#next = (slot + 1) % MOST;
    this.#marks[slot] = mark;
    this.drawn += 1;
    const isOver = () => this.#marks[slot] !== mark;
    if (moves) {
      const step = (t: number) => isOver() || (t < 1 ? this.#draw(slot, mark, t) : this.#clear(slot));
      void this.motion.play({ of: `impact-${slot}`, duration: mark.lasts, ease: (t) => t, step });
      return;
    }
    this.#draw(slot, { ...mark, radius: mark.radius * STILL_SHARE, specks: 0 }, null);
    this.wake();
    setTimeout(() => {
      if (isOver()) return;
      this.#clear(slot);
      this.wake();
    }, mark.lasts);
  }

  /** `t`: how much of its time has passed; null: it stands still. */
  #draw(slot: number, { at, radius, strength, specks }: ImpactMark, t: number | null): void {
    const ring = this.#rings[slot]!;
    const [x, y, z] = [at[0] / 10, at[2] / 10, -at[1] / 10];
    const opened = t === null ? 1 : Math.sqrt(t);
    const wide = (radius / 10) * opened;
    ring.clear();
    const round = (n: number) => [x + wide * Math.cos(turn(n, SIDES)), z + wide * Math.sin(turn(n, SIDES))] as const;
    for (let n = 0; n < SIDES; n++) {
      const [[ax, az], [bx, bz]] = [round(n), round(n + 1)];
      ring.add(ax, y, az, bx, y, bz);
    }
    for (let n = 0; n < specks; n++) {
      const [dx, dz] = [Math.cos(turn(n + 0.4, specks)), Math.sin(turn(n + 0.4, specks))];
      const [near, far] = [wide * 1.1, wide * 1.1 + 0.12];
      const up = y + wide * 0.5 * (1 - (2 * opened - 1) ** 2); // thrown up, and down again
      ring.add(x + dx * near, up, z + dz * near, x + dx * far, up, z + dz * far);
    }
    ring.fade(strength * (1 - (t ?? 0)));
    ring.done();
  }

  #clear(slot: number): void {
    this.#marks[slot] = null;
    this.#rings[slot]!.clear();
  }

  dispose(): void {
    this.#marks = [];
    for (const ring of this.#rings) ring.dispose();
  }
}
