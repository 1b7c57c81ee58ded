/** The table's scene on its canvas: it shows the newest picture, and knows where everything is on the page. */
import { hook, MountedScene, sceneSettings } from "../../../stage/mounted-scene.svelte";
import { arrangement } from "./arrangement.svelte";
import { NO_SPOTS, spotsOf, type Spots } from "./label-positions";
import type { SceneOptions, TablePicture, TableScene } from "./scene-types";

export class MountedTable extends MountedScene<TableScene> {
  spots = $state.raw<Spots>(NO_SPOTS);
  #picture: TablePicture | null = null;

  options(): SceneOptions {
    return { ...sceneSettings(), layout: arrangement(), onView: () => this.place() };
  }

  async open(state: unknown): Promise<void> {
    hook({ state });
    await this.load(async (canvas) => (await import("./table-scene")).createTableScene(canvas, this.options()));
    if (this.#picture) this.show(this.#picture);
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

  override moved(): void {
    super.moved();
    this.place();
  }
}
