/** The camera of a site: it steps back as the site grows, goes round it, and never moves by itself while something is held. */
import { Vector3 } from "three";
import { EASE } from "../../../stage/motion";
import type { Stage } from "../../../stage/stage";
import { elevationOf, type Insets, type Orbit, type Shot } from "../../../stage/camera-view";
import type { Quarter } from "../geometry/hulls";
import type { Poses, ViewName } from "../geometry/site";
import {
  aboveOf,
  between,
  extentOf,
  orbitTo,
  quarterOf,
  shotOf,
  ZOOM,
  type Extent,
  type Layout,
} from "./camera-position";

const TIME = 600;
const WORK = 33; // degrees down: from lower than this nobody sees how far away things are

export class SiteCamera {
  #stage: Stage;
  #layout: Layout;
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  extent: Extent = extentOf({});
  /** Something is held: nothing moves but by hand. */
  still = false;
  onFit: () => void = () => {};
  /** Somebody has chosen the view: it stays. */
  #chosen = false;
  #before: Orbit | null = null;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#layout = layout;
    stage.camera.near = 6;
    stage.camera.far = 420;
    this.#become(this.extent);
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    this.#aim();
  }

  set insets(insets: Insets) {
    this.#insets = insets;
    this.#aim();
  }

  get quarter(): Quarter {
    return quarterOf(this.#layout, this.#stage.turnedBy.turn);
  }

  #shot(): Shot {
    const { fov, position, target } = shotOf(this.#layout, this.extent);
    return { fov, position: new Vector3(...position), target: new Vector3(...target) };
  }

  #aim(): void {
    const { points, nearest } = shotOf(this.#layout, this.extent);
    const shot = this.#shot();
    this.#stage.look({
      shot,
      points: points.map((place) => new Vector3(...place)),
      insets: this.#insets,
      pivot: new Vector3(0, shot.target.y, 0),
      nearest,
      round: true,
    });
  }

  #become(extent: Extent): void {
    this.extent = extent;
    const { reach, high } = extent;
    this.#stage.cover(new Vector3(0, high * 0.4, 0), Math.max(15, Math.hypot(reach, high * 0.6) * 1.15));
    this.#aim();
    this.onFit();
  }

  /** Everything that stands there comes into sight; `at` once, or within a moment. */
  fit(poses: Poses, at: "once" | "moment"): void {
    if (this.still) return;
    const [from, to] = [this.extent, extentOf(poses)];
    if (Math.abs(from.high - to.high) < 0.05 && Math.abs(from.reach - to.reach) < 0.05) return;
    const step = (t: number) => this.#become(between(from, to, t));
    if (at === "moment" && this.#stage.moves)
      void this.#stage.motion.play({ of: "fit", duration: TIME, ease: EASE.camera, step });
    else step(1);
  }

  #turnTo(orbit: Orbit, away: number): void {
    this.#stage.turnTo(orbit, away, TIME, EASE.camera);
  }

  view(name: ViewName): void {
    this.#chosen = true;
    const { width, height } = this.#stage.size;
    const { top, right, bottom, left } = this.#insets;
    const free = Math.max(0.3, Math.min(height - top - bottom, width - left - right) / height);
    const away = name === "top" ? Math.max(1, aboveOf(this.#layout, this.extent, free) / this.#stage.distance) : 1;
    this.#turnTo(orbitTo(name, this.#layout, elevationOf(this.#shot()), this.#stage.turnedBy), away);
  }

  orbit(dx: number, dy: number): void {
    this.#chosen = true;
    this.#stage.orbit(dx, dy);
  }

  pan(dx: number, dy: number): void {
    this.#stage.pan(dx, dy);
  }

  zoom(times: number): void {
    this.#stage.zoom(Math.min(ZOOM.furthest, Math.max(ZOOM.nearest, this.#stage.away / times)));
  }

  home(): void {
    this.#chosen = false;
    this.#turnTo(
      { turn: 360 * Math.round(this.#stage.turnedBy.turn / 360), rise: this.#before ? this.#workRise() : 0 },
      1,
    );
  }

  #workRise(): number {
    return Math.max(0, WORK - elevationOf(this.#shot()));
  }

  work(on: boolean): void {
    const { turnedBy, away } = this.#stage;
    if (on === (this.#before !== null)) return;
    if (on) {
      this.#before = turnedBy;
      if (!this.#chosen) this.#turnTo({ turn: turnedBy.turn, rise: Math.max(turnedBy.rise, this.#workRise()) }, away);
      return;
    }
    const { turn, rise } = this.#before!;
    this.#before = null;
    this.#turnTo(this.#chosen ? turnedBy : { turn, rise }, away);
  }
}
