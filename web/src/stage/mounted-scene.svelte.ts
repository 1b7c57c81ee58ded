/**
 * A scene on its canvas: loaded when the page is there already, resized with it, told about settings, and thrown away in the end.
 * Where there is no WebGL it does not come at all (`missing`), and the page goes on without it.
 */
import { untrack } from "svelte";
import { layout } from "../layout.svelte";
import { drawsIn3D, isDark, motion, pace, quality, settings } from "../settings.svelte";

export interface AnyScene {
  set(options: object): void;
  resize(width: number, height: number, pixelRatio: number): void;
  dispose(): void;
}

export interface SceneSettings {
  layout: "desktop" | "tablet" | "phone";
  theme: "light" | "dark";
  quality: "high" | "low";
  motion: boolean;
  speed?: number;
  labels: boolean;
  strong: boolean;
}

export function sceneSettings(): SceneSettings {
  return {
    layout: layout(),
    theme: isDark() ? "dark" : "light",
    quality: quality(),
    motion: motion(),
    speed: pace(),
    labels: settings.labels,
    strong: settings.strong,
  };
}

/** For tests only, and only where the address asks for it: what is on the page, and its scene once there is one. */
export function hook(what: object): void {
  if (!new URLSearchParams(location.search).has("hooks")) return;
  const hooked = window as { __chantier?: object };
  hooked.__chantier = { ...hooked.__chantier, ...what };
}

export class MountedScene<Scene extends AnyScene> {
  scene = $state.raw<Scene | null>(null);
  /** It was tried and there is none. */
  missing = $state(false);
  /** Goes up whenever things may be at another place on the page: labels read it and look again. */
  placed = $state(0);
  #watch: ResizeObserver | null = null;
  #gone = false;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  async load(create: (canvas: HTMLCanvasElement) => Promise<Scene>): Promise<void> {
    try {
      if (!drawsIn3D()) throw new Error("no WebGL");
      const scene = await create(this.canvas);
      if (this.#gone) return scene.dispose();
      this.#watch = new ResizeObserver(() => this.#measure(scene));
      this.#watch.observe(this.canvas);
      this.#measure(scene);
      this.scene = scene;
      hook({ scene });
    } catch {
      this.missing = true; // also a driver that gives up
    }
  }

  moved(): void {
    this.placed = untrack(() => this.placed) + 1;
  }

  dispose(): void {
    this.#gone = true;
    this.#watch?.disconnect();
    this.scene?.dispose();
    this.scene = null;
  }

  #measure(scene: Scene): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return;
    scene.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, 2));
    this.moved();
  }
}
