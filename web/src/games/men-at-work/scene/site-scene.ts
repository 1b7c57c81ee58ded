/** A building site in three dimensions: shows poses, and what a hand does with them. */
import { Color, type Group } from "three";
import type { SceneSettings } from "../../../stage/mounted-scene.svelte";
import { Stage } from "../../../stage/stage";
import { letGo } from "../../../stage/textures";
import { LOOKS } from "../../../stage/themes";
import { makeTree, TREE } from "../../../stage/tree";
import type { Insets } from "../../../stage/camera-view";
import { below, type Below } from "../geometry/first-below";
import { SiteCamera } from "./camera";
import { CauseView } from "./cause-view";
import { InstancedPieces } from "./instanced-pieces";
import { drawElevation } from "./side-view";
import { HeldView } from "./held-view";
import { topOf } from "../geometry/hulls";
import type { ImpactMark } from "../impact/impact";
import { ImpactView } from "../impact/impact-view";
import { Marks } from "./piece-marks";
import { Measuring } from "./measuring-view";
import { PieceBox } from "./piece-models";
import { gripped, picked } from "./picking";
import { PlacesView } from "./places-view";
import type { Feeling, Mark, Piece, Poses, SiteScene, Vector, ViewName } from "../geometry/site";
import { inWorld, SiteProjection } from "./site-projection";
import { Trails } from "./trails";
import type { Cause } from "../types.gen";

const NOTHING: Feeling = { gap: null, points: [], near: null };
const TREE_CM = 4.6;
const FINGER = 3; // mm beside a piece that still point at it

class Site implements SiteScene {
  #stage: Stage;
  #camera: SiteCamera;
  #projection: SiteProjection;
  #settings: SceneSettings;
  #pieces!: PieceBox;
  #crowd!: InstancedPieces;
  #marksView!: Marks;
  #heldView!: HeldView;
  #placesView!: PlacesView;
  #causeView!: CauseView;
  #cause: Cause | null = null;
  #impactView!: ImpactView;
  #measuring!: Measuring;
  #rest: Poses = {}; // as last shown
  #now: Poses = {}; // as drawn
  #away = new Set<Piece>(); // not as last shown
  #marks: ReadonlyMap<Piece, Mark> = new Map();
  #trails = new Trails();
  #held: readonly Piece[] = [];
  #feeling = NOTHING;
  #wanted: Poses | null = null;
  #below: Below | null | undefined; // undefined: not looked for yet
  #level: number | null = null;
  #measured: [Piece, number] | null = null;
  #tree: Group | null = null;
  #treeAt: Vector | null = null;
  #side: HTMLCanvasElement | null = null;
  #empty = true;
  #stale = false; // what hangs on held pieces is drawn once a frame, however often it is told
  onView: () => void = () => {};

  constructor(canvas: HTMLCanvasElement, settings: SceneSettings) {
    this.#settings = { ...settings };
    this.#stage = new Stage(canvas, { ...settings, grid: !settings.strong, gridReach: 46, gridPitch: 2 });
    this.#projection = new SiteProjection(this.#stage);
    this.#camera = new SiteCamera(this.#stage, settings.layout);
    this.#camera.onFit = () => this.#measuring.fit(this.#camera.extent, this.quarter);
    this.#build();
    this.#stage.onView = () => this.#viewed();
    this.#stage.onFrame = () => this.#refresh();
  }

  #build(): void {
    const { theme, quality, strong } = this.#settings;
    const look = LOOKS[theme];
    this.#pieces = new PieceBox(quality);
    const blob = new Color(look.paper).lerp(new Color(look.shadow), look.shadowStrength * 0.6);
    this.#crowd = new InstancedPieces(this.#pieces, quality === "low" ? `#${blob.getHexString()}` : null);
    this.#marksView = new Marks(look, strong, this.#trails);
    this.#heldView = new HeldView(look, this.#pieces, strong);
    this.#placesView = new PlacesView(look, this.#pieces, strong);
    this.#causeView = new CauseView(look, strong);
    this.#causeView.set(this.#cause);
    this.#measuring = new Measuring(this.#stage, look, quality, strong);
    this.#stage.world.add(this.#crowd.group, this.#marksView.group, this.#heldView.group, this.#measuring.group);
    this.#impactView = new ImpactView(look, strong, this.#stage.motion, () => this.#stage.wake());
    this.#stage.world.add(this.#causeView.group, this.#impactView.group, this.#placesView.group);
    for (const [piece, pose] of Object.entries(this.#now)) this.#crowd.put(piece, pose);
    this.#marksView.set(this.#marks, this.#now);
    this.#measuring.fit(this.#camera.extent, this.quarter);
    this.#measuring.level(this.#level);
    if (this.#measured) this.measure(...this.#measured);
    this.#plant();
    this.#stale = true;
    this.#stage.wake();
  }

  #tearDown(): void {
    this.#stage.world.clear();
    const views = [
      this.#marksView,
      this.#heldView,
      this.#placesView,
      this.#causeView,
      this.#impactView,
      this.#measuring,
    ];
    for (const part of [this.#crowd, ...views, this.#pieces]) part.dispose();
  }

  set(options: Partial<SceneSettings>): void {
    const before = this.#settings;
    this.#settings = { ...before, ...options };
    const { theme, quality, motion, speed, strong, layout } = this.#settings;
    this.#stage.set({ theme, quality, motion, speed: speed ?? 1, grid: !strong });
    if (theme !== before.theme || quality !== before.quality || strong !== before.strong) {
      this.#tearDown();
      this.#build();
    }
    if (layout !== before.layout) this.#camera.layout = layout;
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#stage.resize(width, height, pixelRatio);
    this.#measuring.resized();
  }

  show(poses: Poses): void {
    for (const piece of Object.keys(this.#now)) if (!(piece in poses)) this.#crowd.remove(piece);
    for (const [piece, pose] of Object.entries(poses)) if (this.#now[piece] !== pose) this.#crowd.put(piece, pose);
    this.#rest = poses;
    this.#now = { ...poses };
    this.#away.clear();
    this.#below = undefined;
    this.#trails.rest();
    this.#marksView.follow(this.#now, null);
    if (this.#empty && Object.keys(poses).length > 0) {
      this.#empty = false;
      this.#camera.fit(poses, "once");
    }
    this.#stale = true;
    this.#stage.wake();
  }

  move(moved: Poses, gone: readonly Piece[]): void {
    for (const piece of this.#away)
      if (!(piece in moved) && !gone.includes(piece)) {
        const pose = this.#rest[piece];
        this.#away.delete(piece);
        if (pose) this.#put(piece, pose);
        else this.#remove(piece);
      }
    for (const piece in moved) {
      this.#away.add(piece);
      this.#put(piece, moved[piece]!);
    }
    for (const piece of gone) {
      this.#away.add(piece);
      this.#remove(piece);
    }
    this.#below = undefined;
    this.#trails.record(moved, this.#held);
    this.#marksView.follow(this.#now, moved);
    this.#stale ||= this.#held.length > 0 || this.#side !== null;
    this.#stage.wake();
  }

  #put(piece: Piece, pose: Poses[string]): void {
    this.#now[piece] = pose;
    this.#crowd.put(piece, pose);
  }

  #remove(piece: Piece): void {
    delete this.#now[piece];
    this.#crowd.remove(piece);
  }

  reach(wanted: Poses | null): void {
    this.#wanted = wanted;
    this.#stale = true;
    this.#stage.wake();
  }

  offer(places: readonly Poses[], near: number): void {
    this.#placesView.show(places, near);
    this.#stage.wake();
  }

  hold(held: readonly Piece[] | null, feeling: Feeling): void {
    this.#held = held ?? [];
    this.#camera.still = this.#held.length > 0;
    this.#feeling = feeling;
    this.#below = undefined;
    this.#stale = true;
    this.#stage.wake();
  }

  #heldNow(): Poses {
    const held: Poses = {};
    for (const piece of this.#held) if (this.#now[piece]) held[piece] = this.#now[piece];
    return held;
  }

  get drop(): { at: Vector; gap: number } | null {
    if (this.#feeling.gap === null || this.#held.length === 0) return null;
    if (this.#below === undefined) this.#below = below(this.#heldNow(), this.#now);
    const { near, gap } = this.#feeling;
    return near ? { at: near, gap } : this.#below;
  }

  /** Once a frame, before it is drawn. */
  #refresh(): void {
    if (!this.#stale) return;
    this.#stale = false;
    const held = this.#heldNow();
    if (this.#wanted || Object.keys(held).length > 0)
      this.#heldView.show(
        held,
        this.#wanted,
        this.drop,
        this.#feeling.points,
        this.#stage.camera.position,
        this.#feeling.foreseen ?? null,
      );
    else this.#heldView.hide();
    if (!this.#side) return;
    const fromRight = ((this.quarter + 1) % 4) as 0 | 1 | 2 | 3;
    drawElevation(this.#side, this.#now, fromRight, { held: this.#held, drop: this.drop, level: this.#level });
  }

  mark(marks: ReadonlyMap<Piece, Mark>): void {
    this.#marks = marks;
    this.#marksView.set(marks, this.#now);
    this.#stage.wake();
  }

  why(cause: Cause | null): void {
    this.#cause = cause;
    this.#causeView.set(cause);
    this.#stage.wake();
  }

  impact(mark: ImpactMark): void {
    this.#impactView.show(mark, this.#stage.moves);
  }

  level(mm: number | null): void {
    this.#level = mm;
    this.#measuring.level(mm);
    this.#stale = true;
  }

  measure(piece: Piece | null, mm: number): void {
    this.#measured = piece === null ? null : [piece, mm];
    const pose = piece === null ? undefined : this.#now[piece];
    this.#measuring.measure(pose ? { top: topOf(piece!, pose), mm } : null);
  }

  tree(at: Vector | null): void {
    this.#treeAt = at;
    this.#plant();
  }

  #plant(): void {
    if (this.#tree) {
      letGo(this.#tree);
      this.#tree.removeFromParent();
      this.#tree = null;
    }
    if (this.#treeAt) {
      this.#tree = makeTree(this.#settings.quality);
      this.#tree.position.copy(inWorld(this.#treeAt));
      this.#tree.scale.setScalar(TREE_CM / TREE);
      this.#stage.world.add(this.#tree);
    }
    this.#stage.wake();
  }

  side(canvas: HTMLCanvasElement | null): void {
    this.#side = canvas;
    this.#stale = true;
    this.#stage.wake();
  }

  // The camera

  fit(): void {
    this.#camera.fit(this.#rest, "moment");
  }

  #viewed(): void {
    this.#measuring?.fit(this.#camera.extent, this.quarter);
    if (this.#held.length > 0) this.#stale = true;
    this.onView();
  }

  view(name: ViewName): void {
    this.#camera.view(name);
  }

  orbit(dx: number, dy: number): void {
    this.#camera.orbit(dx, dy);
  }

  pan(dx: number, dy: number): void {
    this.#camera.pan(dx, dy);
  }

  work(on: boolean): void {
    this.#camera.work(on);
  }

  zoom(times: number): void {
    this.#camera.zoom(times);
  }

  home(): void {
    this.#camera.home();
  }

  get quarter(): 0 | 1 | 2 | 3 {
    return this.#camera.quarter;
  }

  insets(insets: Insets): void {
    this.#camera.insets = insets;
  }

  // From the page to the site and back

  plane(x: number, y: number, z: number): Vector | null {
    return this.#projection.plane(x, y, z);
  }

  facing(x: number, y: number, through: Vector): Vector | null {
    return this.#projection.facing(x, y, through);
  }

  where(point: Vector): { x: number; y: number } | null {
    return this.#projection.where(point);
  }

  pick(x: number, y: number): Piece | null {
    return picked(this.#now, ...this.#projection.ray(x, y), FINGER);
  }

  grip(x: number, y: number, px: number): { point: Vector; wanted: boolean } | null {
    const [from, along] = this.#projection.ray(x, y);
    const held = this.#heldNow();
    const others: Poses = {};
    for (const piece in this.#now) if (!(piece in held)) others[piece] = this.#now[piece]!;
    const [pose] = Object.values(this.#wanted ?? held);
    const room = pose ? px * this.#projection.mmPerPixel(pose[0]) : 0;
    for (const wanted of [true, false]) {
      const point = gripped(wanted ? (this.#wanted ?? {}) : held, others, from, along, room);
      if (point) return { point, wanted };
    }
    return null;
  }

  describe() {
    const impacts = this.#impactView.drawn;
    return { resting: this.#stage.resting, poses: { ...this.#now }, held: this.#held, level: this.#level, impacts };
  }

  dispose(): void {
    this.tree(null);
    this.#tearDown();
    this.#stage.dispose();
  }
}

export async function createSite(canvas: HTMLCanvasElement, settings: SceneSettings): Promise<SiteScene> {
  return new Site(canvas, settings);
}
