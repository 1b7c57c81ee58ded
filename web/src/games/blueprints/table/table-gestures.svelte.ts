/** What a pointer does at the table: it touches dice, spaces and seats, and carries dice; in the scene or on the flat table. */
import { mayTake } from "../hand/move-choice";
import type { InputUse } from "../scene/pointer-input";
import type { TableScene, Target } from "../scene/scene-types";
import type { Play } from "./play.svelte";

export interface TableSurface {
  /** Null: there is none, and the page draws what is carried. */
  scene: () => TableScene | null;
  canvas: () => HTMLCanvasElement;
  /** Somebody's dice are to be seen. */
  look: (seat: number) => void;
  /** The pointer is on something that can be touched. */
  point: (on: boolean) => void;
  /** The view has turned. */
  turned: () => void;
}

export class TableGestures implements InputUse {
  /** The die under the pointer where there is no scene to show it. */
  carried = $state.raw<{ die: string; x: number; y: number } | null>(null);

  constructor(
    private readonly play: Play,
    private readonly surface: TableSurface,
  ) {}

  at = (x: number, y: number): Target | null => this.surface.scene()?.at(...this.#onCanvas(x, y)) ?? null;

  hover = (target: Target | null): void => {
    this.play.notice({
      die: target?.on === "die" ? target.key : null,
      space: target?.on === "space" ? target.space : null,
    });
    this.surface.point((target?.on === "die" || target?.on === "space") && this.#mine);
  };

  tap = (target: Target): void => {
    if (target.on === "die") this.play.touchDie(target.key);
    else if (target.on === "space") this.play.touchSpace(target.space);
    else if (target.on === "seat") this.surface.look(target.seat);
  };

  lift = (key: string): boolean => {
    const { play } = this;
    const die = play.dice.pool.find((one) => one.key === key);
    if (!die || !this.#mine || play.hand.sent || !mayTake(play.turn, die.die)) return false;
    if (play.hand.die !== key) {
      play.putBack();
      play.touchDie(key);
    } else play.takeUp();
    return play.hand.die === key;
  };

  carry = (key: string, x: number, y: number): void => {
    const scene = this.surface.scene();
    if (scene) scene.drag(key, ...this.#onCanvas(x, y));
    else this.carried = { die: this.play.dice.pool.find((one) => one.key === key)?.die ?? "", x, y };
  };

  drop = (key: string, target: Target | null): void => {
    this.carried = null;
    this.surface.scene()?.drag(null);
    if (this.play.hand.die !== key) return;
    if (target?.on === "space") this.play.touchSpace(target.space);
    else this.play.putBack();
  };

  turn = (dx: number, dy: number): void => {
    this.surface.scene()?.orbit(dx, dy);
    this.surface.turned();
  };

  get #mine(): boolean {
    return this.play.turn.legal !== null;
  }

  #onCanvas(x: number, y: number): [number, number] {
    const box = this.surface.canvas().getBoundingClientRect();
    return [x - box.left, y - box.top];
  }
}
