/** A building site in three dimensions: shows poses, and what a hand does with them. */
import { Color, Plane, Vector3, type Group } from "three";
import type { SceneSettings } from "../../stage/mounted.svelte";
import { EASE } from "../../stage/motion";
import { rayFrom } from "../../stage/spot";
import { Stage } from "../../stage/stage";
import { letGo } from "../../stage/textures";
import { LOOKS } from "../../stage/themes";
import { makeTree, TREE } from "../../stage/tree";
import { elevationOf } from "../../stage/view";
import { below } from "./below";
import { Crowd } from "./crowd";
import { drawElevation } from "./elevation";
import { HeldView } from "./held-view";
import { topOf } from "./hulls";
import { Marks } from "./marks";
import { Measuring } from "./measuring";
import { PieceBox } from "./pieces";
import { picked } from "./picking";
import type { Feeling, Mark, Piece, Poses, SiteScene, Vector, ViewName } from "./site";
import { between, extentOf, orbitTo, quarterOf, shotOf, ZOOM, type Extent } from "./site-camera";

const NOTHING: Feeling = { gap: null, points: [], near: null };
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const CAMERA_TIME = 600;
const TREE_CM = 4.6;
const FINGER = 3; // mm beside a piece that still point at it

const inWorld = ([x, y, z]: Vector) => new Vector3(x / 10, z / 10, -y / 10);

class Site implements SiteScene {
  #stage: Stage;
  #settings: SceneSettings;
  #pieces!: PieceBox;
  #crowd!: Crowd;
  #marksView!: Marks;
  #heldView!: HeldView;
  #measuring!: Measuring;
  #rest: Poses = {}; // as last shown
  #now: Poses = {}; // as drawn
  #away = new Set<Piece>(); // not as last shown
  #marks: ReadonlyMap<Piece, Mark> = new Map();
  #held: readonly Piece[] = [];
  #feeling = NOTHING;
  #wanted: Poses | null = null;
  #level: number | null = null;
  #measured: [Piece, number] | null = null;
  #tree: Group | null = null;
  #treeAt: Vector | null = null;
  #side: HTMLCanvasElement | null = null;
  #insets = NO_INSETS;
  #extent: Extent = extentOf({});
  #empty = true;
  #stale = false; // what hangs on held pieces is drawn once a frame, however often it is told
  onView: () => void = () => {};

  constructor(canvas: HTMLCanvasElement, settings: SceneSettings) {
    this.#settings = { ...settings };
    this.#stage = new Stage(canvas, { ...settings, grid: !settings.strong, gridReach: 58, gridPitch: 2 });
    this.#stage.camera.near = 6;
    this.#stage.camera.far = 420;
    this.#stage.onView = () => this.#viewed();
    this.#stage.onFrame = () => this.#refresh();
    this.#build();
    this.#aim();
  }

  #build(): void {
    const { theme, quality, strong } = this.#settings;
    const look = LOOKS[theme];
    this.#pieces = new PieceBox(quality);
    const blob = new Color(look.paper).lerp(new Color(look.shadow), look.shadowStrength * 0.6);
    this.#crowd = new Crowd(this.#pieces, quality === "low" ? `#${blob.getHexString()}` : null);
    this.#marksView = new Marks(look, strong);
    this.#heldView = new HeldView(look, this.#pieces, strong);
    this.#measuring = new Measuring(this.#stage, look, quality, strong);
    this.#stage.world.add(this.#crowd.group, this.#marksView.group, this.#heldView.group, this.#measuring.group);
    for (const [piece, pose] of Object.entries(this.#now)) this.#crowd.put(piece, pose);
    this.#marksView.set(this.#marks, this.#now);
    this.#measuring.fit(this.#extent, this.quarter);
    this.#measuring.level(this.#level);
    if (this.#measured) this.measure(...this.#measured);
    this.#plant();
    this.#stale = true;
    this.#stage.wake();
  }

  #tearDown(): void {
    this.#stage.world.clear();
    for (const part of [this.#crowd, this.#marksView, this.#heldView, this.#measuring, this.#pieces]) part.dispose();
  }

  set(options: Partial<SceneSettings>): void {
    const before = this.#settings;
    this.#settings = { ...before, ...options };
    const { theme, quality, motion, strong, layout } = this.#settings;
    this.#stage.set({ theme, quality, motion, grid: !strong });
    if (theme !== before.theme || quality !== before.quality || strong !== before.strong) {
      this.#tearDown();
      this.#build();
    }
    if (layout !== before.layout) this.#aim();
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
    this.#marksView.follow(this.#now, null);
    if (this.#empty && Object.keys(poses).length > 0) {
      this.#empty = false;
      this.#become(extentOf(poses));
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

  hold(held: readonly Piece[] | null, feeling: Feeling): void {
    this.#held = held ?? [];
    this.#feeling = feeling;
    this.#stale = true;
    this.#stage.wake();
  }

  /** Once a frame, before it is drawn. */
  #refresh(): void {
    if (!this.#stale) return;
    this.#stale = false;
    const held: Poses = {};
    for (const piece of this.#held) if (this.#now[piece]) held[piece] = this.#now[piece];
    const any = Object.keys(held).length > 0;
    if (any || this.#wanted)
      this.#heldView.show(held, this.#wanted, this.#now, this.#feeling, this.#stage.camera.position);
    else this.#heldView.hide();
    if (this.#side) this.#drawSide(held);
  }

  #drawSide(held: Poses): void {
    const found = this.#feeling.gap === null ? null : below(held, this.#now);
    const drop = found && { at: this.#feeling.near ?? found.at, gap: found.gap };
    const fromRight = ((this.quarter + 1) % 4) as 0 | 1 | 2 | 3;
    drawElevation(this.#side!, this.#now, fromRight, { held: this.#held, drop, level: this.#level });
  }

  mark(marks: ReadonlyMap<Piece, Mark>): void {
    this.#marks = marks;
    this.#marksView.set(marks, this.#now);
    this.#stage.wake();
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

  #aim(): void {
    const { layout } = this.#settings;
    const { fov, position, target, points, nearest } = shotOf(layout, this.#extent);
    const at = (place: readonly [number, number, number]) => new Vector3(...place);
    const shot = { fov, position: at(position), target: at(target) };
    this.#stage.look({
      shot,
      points: points.map(at),
      insets: this.#insets,
      pivot: new Vector3(0, target[1], 0),
      nearest,
      round: true,
    });
  }

  #become(extent: Extent): void {
    this.#extent = extent;
    const { reach, high } = extent;
    this.#stage.cover(new Vector3(0, high * 0.4, 0), Math.max(15, Math.hypot(reach, high * 0.6) * 1.15));
    this.#aim();
    this.#measuring.fit(extent, this.quarter);
  }

  fit(): void {
    if (this.#held.length > 0) return; // never while something is held
    const [from, to] = [this.#extent, extentOf(this.#rest)];
    if (Math.abs(from.high - to.high) < 0.05 && Math.abs(from.reach - to.reach) < 0.05) return;
    const step = (t: number) => this.#become(between(from, to, t));
    if (this.#stage.moves) void this.#stage.motion.play({ of: "fit", duration: CAMERA_TIME, ease: EASE.camera, step });
    else step(1);
  }

  #viewed(): void {
    this.#measuring?.fit(this.#extent, this.quarter);
    if (this.#held.length > 0) this.#stale = true;
    this.onView();
  }

  #turnTo(orbit: { turn: number; rise: number }, away: number): void {
    const time = this.#held.length > 0 ? 0 : CAMERA_TIME; // a camera that moves would take the hand along
    this.#stage.turnTo(orbit, away, time, EASE.camera);
  }

  view(name: ViewName): void {
    const { layout } = this.#settings;
    const { position, target } = shotOf(layout, this.#extent);
    const shot = { fov: 0, position: new Vector3(...position), target: new Vector3(...target) };
    this.#turnTo(orbitTo(name, layout, elevationOf(shot), this.#stage.turnedBy), this.#stage.away);
  }

  orbit(dx: number, dy: number): void {
    this.#stage.orbit(dx, dy);
  }

  zoom(times: number): void {
    const { nearest, furthest } = ZOOM;
    this.#stage.zoom(Math.min(furthest, Math.max(nearest, this.#stage.away / times)));
  }

  home(): void {
    const turn = 360 * Math.round(this.#stage.turnedBy.turn / 360);
    this.#turnTo({ turn, rise: 0 }, 1);
  }

  get quarter(): 0 | 1 | 2 | 3 {
    return quarterOf(this.#settings.layout, this.#stage.turnedBy.turn);
  }

  insets(insets: typeof NO_INSETS): void {
    this.#insets = insets;
    this.#aim();
  }

  // From the page to the site and back

  plane(x: number, y: number, z: number): Vector | null {
    const ray = rayFrom(x, y, this.#stage.camera, this.#stage.size);
    const at = ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -z / 10), new Vector3());
    return at && [at.x * 10, -at.z * 10, z];
  }

  pick(x: number, y: number): Piece | null {
    const { origin, direction } = rayFrom(x, y, this.#stage.camera, this.#stage.size);
    const from: Vector = [origin.x * 10, -origin.z * 10, origin.y * 10];
    return picked(this.#now, from, [direction.x, -direction.z, direction.y], FINGER);
  }

  where(point: Vector): { x: number; y: number } | null {
    const { width, height } = this.#stage.size;
    const seen = inWorld(point).project(this.#stage.camera);
    if (seen.z > 1 || seen.z < -1) return null;
    return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
  }

  describe() {
    return { resting: this.#stage.resting, poses: { ...this.#now }, held: this.#held, level: this.#level };
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
