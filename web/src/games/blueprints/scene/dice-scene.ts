/** Base of the scenes with dice: its stage, dice and parts, settings that change, and a view that can be turned. */
import { Vector3 } from "three";
import type { SceneSettings } from "../../../stage/mounted-scene.svelte";
import { EASE } from "../../../stage/motion";
import { Standing } from "../../../stage/named-parts";
import { Stage } from "../../../stage/stage";
import { LETTERING } from "../../../stage/themes";
import { DiceBox } from "../dice/die-model";

const BACK_MS = 600;

export abstract class DiceScene<Options extends Omit<SceneSettings, "labels" | "layout"> & { layout: string }> {
  protected readonly stage: Stage;
  protected readonly parts: Standing;
  protected options: Options;
  protected dice: DiceBox;

  constructor(canvas: HTMLCanvasElement, options: Options, ground: { gridReach?: number } = {}) {
    this.options = { ...options };
    this.stage = new Stage(canvas, { ...options, grid: !options.strong, ...ground });
    this.dice = new DiceBox(options.theme, options.quality);
    this.parts = new Standing(this.stage.world);
    this.stage.cover(new Vector3(0, 0, 0), 11);
  }

  /** Draws all of it again, with other settings. */
  protected abstract rebuild(): void;
  /** Points the camera at what is there. */
  protected abstract aim(): void;

  /** Numerals are printed again when the lettering has come. */
  protected printAgain(numerals: string): void {
    void document.fonts.load(`700 40px ${LETTERING}`, numerals).then((fonts) => {
      if (fonts.length > 0 && !this.stage.gone) this.rebuild();
    });
  }

  protected renewDice(): void {
    this.dice.dispose();
    this.dice = new DiceBox(this.options.theme, this.options.quality);
  }

  set(options: Partial<Options>): void {
    const before = this.options;
    this.options = { ...before, ...options };
    const { theme, quality, motion, strong, layout, speed } = this.options;
    this.stage.set({ theme, quality, motion, speed: speed ?? 1, grid: !strong });
    if (theme !== before.theme || quality !== before.quality || strong !== before.strong || layout !== before.layout)
      this.rebuild();
    else this.aim();
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.stage.resize(width, height, pixelRatio);
  }

  hurry(): void {
    this.stage.motion.hurry();
  }

  orbit(dx: number, dy: number): void {
    this.stage.orbit(dx, dy);
  }

  resetView(): void {
    this.stage.turnBack(BACK_MS, EASE.camera);
  }

  /** For tests: what every scene can say of itself. */
  protected state(scene: string): object {
    const { layout, theme, quality } = this.options;
    const { drawn, resting } = this.stage;
    return { scene, layout, theme, quality, drawn, resting };
  }

  dispose(): void {
    this.parts.clear();
    this.dice.dispose();
    this.stage.dispose();
  }
}
