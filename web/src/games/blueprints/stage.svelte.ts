/** The scene beside the page: it comes once the page can be played without it, and where there is no WebGL it does not come at all. */
import { drawsIn3D, isDark, motion, quality, settings } from "../../settings.svelte";
import { layout } from "../../layout.svelte";
import { NO_SPOTS, spotsOf, type Spots } from "./labels";
import type { SceneOptions, TablePicture, TableScene } from "./picture";

/** For tests only, and only where the address asks for it: what is on the table, and the scene once there is one. */
function hook(what: object): void {
  if (!new URLSearchParams(location.search).has("hooks")) return;
  const hooked = window as { __chantier?: object };
  hooked.__chantier = { ...hooked.__chantier, ...what };
}

export class TableStage {
  scene = $state.raw<TableScene | null>(null);
  spots = $state.raw<Spots>(NO_SPOTS);
  /** It was tried and there is none. */
  missing = $state(false);
  #picture: TablePicture | null = null;
  #watch: ResizeObserver | null = null;
  #gone = false;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  options(): SceneOptions {
    return {
      layout: layout(),
      theme: isDark() ? "dark" : "light",
      quality: quality(),
      motion: motion(),
      labels: settings.labels,
      strong: settings.strong,
      onView: () => this.place(),
    };
  }

  async load(state: unknown): Promise<void> {
    hook({ state });
    if (!drawsIn3D()) {
      this.missing = true;
      return;
    }
    try {
      const { createTableScene } = await import("./scene");
      if (this.#gone) return;
      const scene = createTableScene(this.canvas, this.options());
      this.#watch = new ResizeObserver(() => this.#measure(scene));
      this.#watch.observe(this.canvas);
      this.#measure(scene);
      if (this.#picture) void scene.show(this.#picture);
      this.scene = scene;
      this.place();
      hook({ scene });
    } catch {
      this.missing = true; // a driver that gives up: the page goes on without
    }
  }

  show(picture: TablePicture): void {
    this.#picture = picture;
    if (!this.scene) return;
    void this.scene.show(picture);
    this.place();
  }

  set(options: SceneOptions): void {
    this.scene?.set(options);
    this.place();
  }

  place(): void {
    if (this.scene && this.#picture) this.spots = spotsOf(this.scene, this.#picture);
  }

  dispose(): void {
    this.#gone = true;
    this.#watch?.disconnect();
    this.scene?.dispose();
    this.scene = null;
  }

  #measure(scene: TableScene): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (!clientWidth || !clientHeight) return;
    scene.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, 2));
    this.place();
  }
}
