/** The home page's still life: a plan with a small building, two loose dice, a site. The page shows stills of it (web/stills.py). */
import { Box3, Group, Vector3 } from "three";
import { DiceBox } from "../src/games/blueprints/dice/die-model";
import { CARD } from "../src/games/blueprints/scene/table-layout";
import { put } from "../src/games/blueprints/scene/dice-animation";
import { makePlan } from "../src/games/blueprints/scene/plan-model";
import { PieceBox, WORKER } from "../src/games/men-at-work/scene/piece-models";
import { spotOf, type Spot } from "../src/stage/projection";
import { Stage } from "../src/stage/stage";
import { letGo } from "../src/stage/textures";
import type { Theme } from "../src/stage/themes";
import type { Insets, Shot } from "../src/stage/camera-view";
import { makeSite } from "./hero-site";

export interface HeroOptions {
  layout: "desktop" | "tablet" | "phone";
  theme: Theme;
  quality: "high" | "low";
  insets?: Partial<Insets>; // pixels of the canvas in which the page has words
}

export interface HeroScene {
  set(options: Partial<HeroOptions>): void;
  resize(width: number, height: number, pixelRatio: number): void;
  /** The point at which a leader line ends: the top of the building, the hat of the highest worker. */
  where(name: "blueprints" | "men-at-work"): Spot | null;
  describe(): unknown;
  dispose(): void;
}

const CM = 0.3; // of an edge of a die: the two games are drawn at one scale that suits both
const PLAN = { heights: [1, 0, 2, 3, 0, 0], turn: 0.43, x: 0, z: 0 };
const STACKS: Record<number, readonly string[]> = { 2: ["R3", "G3"], 3: ["W2", "W3", "S5"] };
const SITE = { x: 5.1, z: -1.5, turn: -0.2 };

const ELEVATION = (25 * Math.PI) / 180;
const AWAY = 15;
const SHOT: Shot = {
  fov: 26,
  position: new Vector3(2.4, 1.2 + Math.sin(ELEVATION) * AWAY, Math.cos(ELEVATION) * AWAY),
  target: new Vector3(2.4, 1.2, 0),
};

class Hero implements HeroScene {
  #stage: Stage;
  #options: HeroOptions;
  #width = 1440;
  #dice!: DiceBox;
  #pieces!: PieceBox;
  #plan!: Group;
  #tip = new Vector3();
  #crown = new Vector3();

  constructor(canvas: HTMLCanvasElement, options: HeroOptions) {
    this.#options = { ...options };
    this.#stage = new Stage(canvas, { ...options, motion: false, gridReach: 10, gridMiddle: [3.2, 0] });
    this.#stage.cover(new Vector3(2.4, 0, -0.5), 7);
    this.#build();
  }

  #build(): void {
    const { theme, quality, layout } = this.#options;
    this.#dice = new DiceBox(theme, quality);
    this.#pieces = new PieceBox(quality);
    const world = this.#stage.world;
    this.#plan = makePlan(PLAN.heights, { theme, quality, strong: false, trimmed: true });
    for (const [space, stack] of Object.entries(STACKS))
      stack.forEach((die, level) => {
        const body = this.#dice.make(die);
        const at = Number(space);
        put(body, {
          x: ((at % 2) - 0.5) * CARD.cell,
          y: level + 0.5,
          z: (Math.floor(at / 2) - 1) * CARD.cell,
          turn: level * 0.05 - 0.04,
          scale: 1,
        });
        this.#plan.add(body);
        if (at === 3) this.#tip.set(body.position.x, level + 1, body.position.z);
      });
    this.#plan.position.set(PLAN.x, 0, PLAN.z);
    this.#plan.rotation.y = PLAN.turn;
    world.add(this.#plan);
    this.#plan.updateMatrixWorld();
    this.#tip.applyMatrix4(this.#plan.matrixWorld);

    const { site, crown } = makeSite(this.#pieces);
    site.scale.setScalar(CM);
    site.position.set(SITE.x, 0, SITE.z);
    site.rotation.y = SITE.turn;
    world.add(site);
    site.updateMatrixWorld(true);
    this.#crown.set(0, WORKER.high, 0).applyMatrix4(crown.matrixWorld);

    if (layout !== "phone") {
      const loose = (die: string, x: number, z: number, turn: number) => {
        const body = this.#dice.make(die);
        put(body, { x, y: 0.5, z, turn, scale: 1 });
        world.add(body);
      };
      loose("G2", -1.5, 1.9, 0.75);
      loose("R5", 2.5, 1.3, -0.12);
      const brick = this.#pieces.brick();
      brick.scale.setScalar(CM);
      brick.position.set(6.9, 0.4 * CM, 1);
      brick.rotation.y = 0.6;
      world.add(brick);
    }
    this.#aim();
    this.#stage.wake();
  }

  #insets(): Insets {
    const { layout, insets } = this.#options;
    const usual: Insets =
      layout === "phone"
        ? { top: 96, right: 22, bottom: 50, left: 16 }
        : { top: 100, right: 76, bottom: 64, left: this.#width * 0.42 };
    return { ...usual, ...insets };
  }

  #aim(): void {
    const phone = this.#options.layout === "phone";
    const points = phone
      ? [new Vector3(-1.9, 0, 1.6), new Vector3(7.6, 1.8, -0.9), new Vector3(0.4, 0, 2.2)]
      : [new Vector3(-2.3, 0, 1.9), new Vector3(7.9, 1.6, -0.6), new Vector3(-0.2, 0, 2.5)];
    points.push(this.#tip.clone(), this.#crown.clone());
    this.#stage.look({ shot: SHOT, points, insets: this.#insets(), pivot: new Vector3(), nearest: 0.4 });
  }

  #clear(): void {
    letGo(this.#plan.children[0]!);
    this.#stage.world.clear();
    this.#dice.dispose();
    this.#pieces.dispose();
  }

  set(options: Partial<HeroOptions>): void {
    const before = this.#options;
    this.#options = { ...before, ...options };
    const { theme, quality, layout } = this.#options;
    this.#stage.set({ theme, quality });
    if (theme === before.theme && quality === before.quality && layout === before.layout) return this.#aim();
    this.#clear();
    this.#build();
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#width = width;
    this.#aim();
    this.#stage.resize(width, height, pixelRatio);
  }

  where(name: "blueprints" | "men-at-work"): Spot | null {
    const point = name === "blueprints" ? this.#tip : this.#crown;
    return spotOf(new Box3(point.clone(), point.clone()), this.#stage.camera, this.#stage.size);
  }

  describe(): unknown {
    const { layout, theme, quality } = this.#options;
    const { drawn, resting } = this.#stage;
    return { scene: "hero", layout, theme, quality, building: STACKS, drawn, resting };
  }

  dispose(): void {
    this.#clear();
    this.#stage.dispose();
  }
}

export function createHeroScene(canvas: HTMLCanvasElement, options: HeroOptions): HeroScene {
  return new Hero(canvas, options);
}
