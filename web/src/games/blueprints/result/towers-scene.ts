/** The result: towers of points with workers on top, and the topping-out tree on the winner's. */
import { Box3, Group, Mesh, Vector3, type Material as Paint } from "three";
import { MeshLambertMaterial, MeshStandardMaterial } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { EASE } from "../../../stage/motion";
import { spotOf, type Spot } from "../../../stage/projection";
import { Stage } from "../../../stage/stage";
import { letGo, textureOf } from "../../../stage/textures";
import { makeTree, TREE } from "../../../stage/tree";
import type { Theme } from "../../../stage/themes";
import type { Insets, Shot } from "../../../stage/camera-view";
import { paintConcrete, paintWood } from "../../men-at-work/scene/piece-textures";
import { PieceBox } from "../../men-at-work/scene/piece-models";
import { BASE, pointsOf, setDownOrder, SLAB, slabs, towerTop, towerX, type Slab, type Tower } from "./towers";

export type { Tower };

export interface ResultPicture {
  towers: readonly Tower[]; // from the left
}

/** `tower` is everything from the base to the tip, `slabs` only what is counted, `base` the plate under which a name is written. */
export type ResultTarget = { on: "tower" | "slabs" | "base"; seat: number };

export interface ResultOptions {
  layout: "desktop" | "tablet" | "phone";
  theme: Theme;
  quality: "high" | "low";
  motion: boolean;
  speed?: number;
  insets?: Partial<Insets>;
  onSetDown?: (seat: number) => void; // a slab has been set down
}

export interface ResultScene {
  /** The first time slabs are set down one after the other; resolves when all is at rest. */
  show(picture: ResultPicture): Promise<void>;
  hurry(): void;
  set(options: Partial<ResultOptions>): void;
  resize(width: number, height: number, pixelRatio: number): void;
  where(target: ResultTarget): Spot | null;
  describe(): unknown;
  dispose(): void;
}

const MATERIALS = ["concrete", "wood", "blue"] as const; // of round one, two, three
const CM = 0.36; // of an edge of a die, for the worker
const FALL = 190;
const APART = 85;

const ELEVATION = (15 * Math.PI) / 180;
const AWAY = 24;
const TURN = 0.16;
const SHOT: Shot = {
  fov: 26,
  position: new Vector3(Math.sin(TURN) * AWAY, 2.4 + Math.sin(ELEVATION) * AWAY, Math.cos(TURN) * AWAY),
  target: new Vector3(0, 2.4, 0),
};

class Result implements ResultScene {
  #stage: Stage;
  #options: ResultOptions;
  #pieces!: PieceBox;
  #picture: ResultPicture | null = null;
  #width = 1440;
  #set: Promise<unknown> = Promise.resolve(); // when all slabs lie

  constructor(canvas: HTMLCanvasElement, options: ResultOptions) {
    this.#options = { ...options };
    this.#stage = new Stage(canvas, { ...options, gridReach: 15 });
    this.#stage.cover(new Vector3(0, 2, 0), 10);
    this.#pieces = new PieceBox(options.quality);
  }

  async show(picture: ResultPicture): Promise<void> {
    const same = JSON.stringify(picture) === JSON.stringify(this.#picture);
    if (!same) {
      const first = this.#picture === null;
      this.#picture = picture;
      this.#build(first);
      this.#aim();
      this.#stage.wake();
    }
    await this.#set;
  }

  #build(first: boolean): void {
    const { towers } = this.#picture!;
    this.#clear();
    this.#pieces = new PieceBox(this.#options.quality);
    const world = this.#stage.world;
    const paints = this.#paints();
    const shape = new RoundedBoxGeometry(SLAB.wide, SLAB.high, SLAB.deep, 3, 0.06);
    towers.forEach((_, index) => {
      const base = new Mesh(new RoundedBoxGeometry(BASE.wide, BASE.high, BASE.deep, 2, 0.04), paints.concrete);
      base.position.set(towerX(index, towers.length), BASE.high / 2, 0);
      cast(base);
      world.add(base);
    });
    const moves = first && this.#stage.moves;
    const running = setDownOrder(slabs(towers)).map((slab, i) => {
      const body = cast(new Mesh(shape, paints[MATERIALS[slab.round] ?? "blue"]));
      body.position.set(slab.x, slab.y, slab.z);
      body.rotation.y = slab.turn;
      world.add(body);
      return moves ? this.#setDown(body, slab, i) : Promise.resolve();
    });
    const crowns = towers.map((tower, index) => {
      const crown = this.#crown(tower);
      crown.position.set(towerX(index, towers.length), towerTop(pointsOf(tower)), 0);
      world.add(crown);
      crown.visible = !moves;
      return crown;
    });
    this.#set = Promise.all(running).then(() => {
      for (const crown of crowns) crown.visible = true;
      this.#stage.wake();
    });
  }

  #setDown(body: Mesh, slab: Slab, order: number): Promise<void> {
    body.visible = false;
    let heard = false;
    return this.#stage.motion.play({
      duration: FALL,
      delay: order * APART,
      ease: EASE.quick,
      step: (t) => {
        body.visible = true;
        body.position.y = slab.y + (1 - t) * 0.9;
        if (t < 1 || heard) return;
        heard = true;
        this.#options.onSetDown?.(slab.seat);
      },
    });
  }

  #paints(): Record<(typeof MATERIALS)[number], Paint> {
    const high = this.#options.quality === "high";
    const paint = (facts: { color?: string; map?: ReturnType<typeof textureOf> }, roughness: number) =>
      high ? new MeshStandardMaterial({ ...facts, roughness }) : new MeshLambertMaterial(facts);
    return {
      concrete: paint({ map: textureOf(paintConcrete()) }, 0.92),
      wood: paint({ map: textureOf(paintWood("#CF9350", "#7A4716", 4, 1)) }, 0.62),
      blue: paint({ color: "#1E5F8E" }, 0.6),
    };
  }

  #crown(tower: Tower): Group {
    const group = new Group();
    const worker = this.#pieces.worker();
    worker.scale.setScalar(CM);
    group.add(worker);
    if (!tower.winner) return group;
    worker.position.x = 0.62;
    worker.position.z = 0.3;
    const tree = makeTree(this.#options.quality);
    tree.position.x = -0.3;
    return group.add(tree);
  }

  #insets(): Insets {
    const { layout, insets } = this.#options;
    const usual: Insets =
      layout === "phone"
        ? { top: 70, right: 16, bottom: 48, left: 40 }
        : { top: 130, right: 56, bottom: 230, left: Math.min(560, this.#width * 0.38) };
    return { ...usual, ...insets };
  }

  #aim(): void {
    const towers = this.#picture?.towers ?? [];
    const count = Math.max(1, towers.length);
    const points: Vector3[] = [];
    for (const index of [0, count - 1])
      for (const x of [-1, 1])
        for (const z of [-1, 1])
          points.push(new Vector3(towerX(index, count) + (x * BASE.wide) / 2, 0, (z * BASE.deep) / 2));
    towers.forEach((tower, index) => {
      const crown = tower.winner ? TREE : 1.4;
      points.push(new Vector3(towerX(index, count), towerTop(pointsOf(tower)) + crown, 0));
    });
    this.#stage.look({ shot: SHOT, points, insets: this.#insets(), pivot: new Vector3(), nearest: 0.55 });
    this.#stage.cover(new Vector3(0, 2, 0), Math.max(8, count * 2.6));
  }

  #clear(): void {
    this.#stage.motion.hurry();
    letGo(this.#stage.world);
    this.#stage.world.clear();
    this.#pieces.dispose();
  }

  hurry(): void {
    this.#stage.motion.hurry();
  }

  set(options: Partial<ResultOptions>): void {
    const before = this.#options;
    this.#options = { ...before, ...options };
    const { theme, quality, motion, speed } = this.#options;
    this.#stage.set({ theme, quality, motion, speed: speed ?? 1 });
    if (this.#picture && (theme !== before.theme || quality !== before.quality)) this.#build(false);
    this.#aim();
    this.#stage.wake();
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#width = width;
    this.#aim();
    this.#stage.resize(width, height, pixelRatio);
  }

  where({ on, seat }: ResultTarget): Spot | null {
    const towers = this.#picture?.towers ?? [];
    const index = towers.findIndex((tower) => tower.seat === seat);
    const tower = towers[index];
    if (!tower) return null;
    const x = towerX(index, towers.length);
    const top = towerTop(pointsOf(tower));
    const span = { tower: [0, top + (tower.winner ? TREE : 1.4)], slabs: [BASE.high, top], base: [0, BASE.high] }[on];
    const { wide, deep } = on === "base" ? BASE : SLAB;
    // What is counted is measured on the front, where its dimension line stands.
    const back = on === "slabs" ? deep / 2 : -deep / 2;
    const box = new Box3(new Vector3(x - wide / 2, span[0], back), new Vector3(x + wide / 2, span[1], deep / 2));
    return spotOf(box, this.#stage.camera, this.#stage.size);
  }

  describe(): unknown {
    const { layout, theme, quality } = this.#options;
    const { drawn, resting } = this.#stage;
    return { scene: "result", layout, theme, quality, towers: this.#picture?.towers ?? [], drawn, resting };
  }

  dispose(): void {
    this.#clear();
    this.#stage.dispose();
  }
}

function cast<T extends Mesh>(mesh: T): T {
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

export function createResultScene(canvas: HTMLCanvasElement, options: ResultOptions): ResultScene {
  return new Result(canvas, options);
}
