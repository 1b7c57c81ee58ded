/**
 * A canvas with a camera, light and paper, which draws only when something has changed: one cheap frame at once, then, when nothing moves,
 * up to 24 frames laid over each other, then nothing at all.
 */
import {
  Color,
  Group,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
  type Texture,
} from "three";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { Accumulator } from "./accumulate";
import { makeGround, type Ground } from "./ground";
import { makeLights, type Lights } from "./lights";
import { Motion } from "./motion";
import { LOOKS, type Theme } from "./themes";
import { elevationOf, frame, orbited, turned, type Framing, type Insets, type Orbit, type Shot } from "./camera-view";

export interface StageOptions {
  theme: Theme;
  quality: "high" | "low";
  motion: boolean;
  speed?: number; // how many times as fast as designed things move
  grid?: boolean;
  gridReach?: number;
  gridMiddle?: readonly [number, number]; // where the grid is strongest: x and z
  gridPitch?: number;
}

/** What the camera is to show: the shot of the design, the points that must be seen, what stays put when a hand turns the view. */
export interface Picture {
  shot: Shot;
  points: readonly Vector3[];
  insets: Insets;
  pivot: Vector3;
  nearest?: number; // how much nearer than the shot the camera may come, as a factor
  round?: boolean; // a hand may turn the view all round
}

const SAMPLES = 24;
const QUIET = 120; // ms without a change before samples are gathered: between the frames of a motion there is no rest
const ASKED = new URLSearchParams(globalThis.location?.search); // tests ask for fewer pixels and frames
const LOW_PIXELS = Number(ASKED.get("pixels")) || 0.5; // of the page's
const LEAST_BETWEEN = 1000 / (Number(ASKED.get("frames")) || Infinity); // ms between two drawn frames
const MOST_PIXELS = 2; // more is not seen, but paid for
const SHARP_AFTER = 300; // ms without a change before a spared scene is drawn once with all pixels
const SHARPENS = !Number(ASKED.get("pixels")); // who asks for few pixels gets few

/** A good spread of points in a square (R2 sequence), for less than a pixel of camera movement. */
function spread(index: number): [number, number] {
  return [((index * 0.7548776662466927) % 1) - 0.5, ((index * 0.5698402909980532) % 1) - 0.5];
}

export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(26, 1, 4, 140);
  readonly motion = new Motion(() => this.wake());
  readonly world = new Group();
  readonly canvas: HTMLCanvasElement;
  #renderer: WebGLRenderer;
  #options: StageOptions;
  #lights!: Lights;
  #ground!: Ground;
  #room: Texture | null = null;
  #accumulator: Accumulator | null = null;
  #width = 1;
  #height = 1;
  #ratio = 1;
  #picture: Picture | null = null;
  #framing: Framing | null = null;
  #orbit: Orbit = { turn: 0, rise: 0 };
  #pan: readonly [number, number] = [0, 0]; // pixels by which the picture went along with something at its edge
  #away = 1; // times the distance that the framing asks for
  #cover: [Vector3, number] = [new Vector3(), 12];
  #changed = true;
  #asked = 0;
  #moved = 0; // when something last changed
  #gone = false;
  #sharp = false; // the canvas has all its pixels
  onView: () => void = () => {}; // the camera stands elsewhere: things are seen at other places of the page
  onFrame: () => void = () => {}; // a frame will be drawn now: the last chance to put things where they are
  drawn = 0; // frames so far: tests see that a scene at rest stops

  constructor(canvas: HTMLCanvasElement, options: StageOptions) {
    this.canvas = canvas;
    this.#options = { ...options };
    this.motion.speed = options.speed ?? 1;
    const high = options.quality === "high";
    this.#renderer = new WebGLRenderer({ canvas, antialias: high, alpha: true, powerPreference: "default" });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = high;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.scene.add(this.world);
    this.#furnish();
    document.addEventListener("visibilitychange", this.#hidden);
    canvas.addEventListener("webglcontextrestored", this.#restored);
    addEventListener("beforeprint", this.#printed);
  }

  get options(): Readonly<StageOptions> {
    return this.#options;
  }
  get size(): { width: number; height: number } {
    return { width: this.#width, height: this.#height };
  }
  /** It was thrown away: nothing that comes late may touch it. */
  get gone(): boolean {
    return this.#gone;
  }
  get resting(): boolean {
    return !this.motion.moving && !this.#changed && this.#asked === 0;
  }

  /** Whether things may be seen moving: not when the person asked for stillness, nor when nobody looks. */
  get moves(): boolean {
    return this.#options.motion && !document.hidden && !this.#gone;
  }

  set(options: Partial<StageOptions>): void {
    const before = this.#options;
    this.#options = { ...before, ...options };
    if (!this.#options.motion) this.motion.hurry();
    this.motion.speed = this.#options.speed ?? 1;
    if (
      this.#options.theme !== before.theme ||
      this.#options.quality !== before.quality ||
      this.#options.grid !== before.grid
    )
      this.#furnish();
    if (this.#options.quality !== before.quality) this.resize(this.#width, this.#height, this.#ratio);
    this.wake();
  }

  #furnish(): void {
    const { theme, quality, grid, gridReach, gridMiddle, gridPitch } = this.#options;
    const look = LOOKS[theme];
    const high = quality === "high";
    this.#renderer.toneMappingExposure = look.exposure;
    this.#renderer.shadowMap.enabled = high;
    this.scene.background = new Color(look.paper);
    if (this.#lights) {
      this.scene.remove(this.#lights.group, this.#ground.group);
      this.#lights.dispose();
      this.#ground.dispose();
    }
    this.#lights = makeLights(theme, { shadows: high, mapSize: this.#width < 700 ? 1024 : 2048 });
    this.#lights.cover(...this.#cover);
    this.#ground = makeGround(theme, {
      shadows: high,
      grid: grid ?? true,
      pitch: gridPitch ?? 0.9,
      reach: gridReach ?? 26,
      middle: gridMiddle ?? [0, 0],
    });
    this.scene.add(this.#lights.group, this.#ground.group);
    if (high && !this.#room) {
      const maker = new PMREMGenerator(this.#renderer);
      const room = new RoomEnvironment();
      this.#room = maker.fromScene(room, 0.04).texture;
      room.dispose();
      maker.dispose();
    }
    this.scene.environment = high ? this.#room : null;
    this.scene.environmentIntensity = look.room;
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#width = Math.max(1, Math.round(width));
    this.#height = Math.max(1, Math.round(height));
    this.#ratio = pixelRatio;
    this.#setPixels(this.#spares ? LOW_PIXELS : this.#allPixels);
    this.#accumulator?.dispose();
    this.#accumulator = null;
    this.#frame();
    this.wake();
  }

  /** An old machine: it moves with fewer pixels, and has all of them once nothing moves. */
  get #spares(): boolean {
    return this.#options.quality === "low";
  }

  get #allPixels(): number {
    return Math.min(MOST_PIXELS, this.#ratio);
  }

  #setPixels(ratio: number): void {
    this.#sharp = ratio === this.#allPixels;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(this.#width, this.#height, false);
  }

  /** Shows this part of the world from now on. */
  look(picture: Picture): void {
    this.#picture = picture;
    this.#frame();
    this.wake();
  }

  /** The part of the world in which shadows are seen. */
  cover(middle: Vector3, span: number): void {
    this.#cover = [middle, span];
    this.#lights.cover(middle, span);
    this.wake();
  }

  #frame(): void {
    if (!this.#picture) return;
    const { shot, points, insets, nearest } = this.#picture;
    this.#framing = frame(shot, points, this.#width, this.#height, insets, nearest);
    this.#aim();
    this.onView();
  }

  #aim(jitter: readonly [number, number] = [0, 0]): void {
    if (!this.#picture || !this.#framing) return;
    const { shot, pivot } = this.#picture;
    const stand = shot.target.clone().lerp(this.#framing.position, this.#away);
    const [position, target] = turned(stand, shot.target, pivot, this.#orbit);
    this.camera.fov = shot.fov;
    this.camera.aspect = this.#width / this.#height;
    this.camera.position.copy(position);
    this.camera.lookAt(target);
    const { shiftX, shiftY } = this.#framing;
    const [panX, panY] = this.#pan;
    const [x, y] = [jitter[0] / this.#ratio - shiftX - panX, jitter[1] / this.#ratio - shiftY - panY];
    this.camera.setViewOffset(this.#width, this.#height, x, y, this.#width, this.#height);
    this.camera.updateMatrixWorld();
  }

  orbit(dx: number, dy: number): void {
    if (!this.#picture) return;
    const { shot, round } = this.#picture;
    this.#orbit = orbited(this.#orbit, dx, dy, elevationOf(shot), round);
    this.#seen();
  }

  /** Nearer to the target or further away, as a factor of the framing's distance. */
  zoom(away: number): void {
    this.#away = away;
    this.#seen();
  }

  /** The picture goes along by so many pixels, until the camera is turned to somewhere. */
  pan(dx: number, dy: number): void {
    this.#pan = [this.#pan[0] + dx, this.#pan[1] + dy];
    this.#seen();
  }

  #seen(): void {
    this.#aim();
    this.onView();
    this.wake();
  }

  get turnedBy(): Orbit {
    return this.#orbit;
  }

  get away(): number {
    return this.#away;
  }

  /** How far the resting camera stands from what it looks at. */
  get distance(): number {
    return this.#picture && this.#framing ? this.#framing.position.distanceTo(this.#picture.shot.target) : 1;
  }

  turnBack(duration: number, ease: (t: number) => number): void {
    this.turnTo({ turn: 0, rise: 0 }, 1, duration, ease);
  }

  turnTo(to: Orbit, away: number, duration: number, ease: (t: number) => number): void {
    const [from, before, [panX, panY]] = [this.#orbit, this.#away, this.#pan];
    const step = (t: number) => {
      const between = (a: number, b: number) => a + (b - a) * t;
      this.#orbit = { turn: between(from.turn, to.turn), rise: between(from.rise, to.rise) };
      this.#away = between(before, away);
      this.#pan = [panX * (1 - t), panY * (1 - t)];
      this.#seen();
    };
    if (this.moves && duration > 0) void this.motion.play({ of: "view", duration, ease, step });
    else step(1);
  }

  /** Something has changed: a frame is drawn at the next chance. */
  wake(): void {
    this.#changed = true;
    if (this.#asked === 0 && !this.#gone) this.#asked = requestAnimationFrame(this.#tick);
  }

  #tick = (now: number): void => {
    this.#asked = 0;
    if (this.#gone) return;
    if (this.motion.moving) {
      this.motion.advance(now);
      this.#changed = true;
    }
    if (this.#changed) {
      this.onFrame();
      if (now - this.#moved >= LEAST_BETWEEN) {
        this.#cheap();
        this.#changed = this.motion.moving;
        this.#moved = now;
      }
    } else if (this.#spares) {
      if (now - this.#moved > SHARP_AFTER) this.#sharpen();
    } else if (now - this.#moved > QUIET) {
      this.#sample();
    }
    const more = this.motion.moving || this.#changed || !this.#finished;
    if (more && this.#asked === 0) this.#asked = requestAnimationFrame(this.#tick);
  };

  /** The picture at rest is as good as it gets. */
  get #finished(): boolean {
    if (this.#spares) return this.#sharp || !SHARPENS;
    return (this.#accumulator?.frames ?? 0) >= SAMPLES;
  }

  #sharpen(): void {
    if (this.#finished) return;
    this.#setPixels(this.#allPixels);
    this.#render();
  }

  #render(): void {
    this.#lights.still();
    this.#aim();
    this.#renderer.render(this.scene, this.camera);
    this.drawn += 1;
  }

  #cheap(): void {
    if (this.#spares && this.#sharp && this.#allPixels !== LOW_PIXELS) this.#setPixels(LOW_PIXELS);
    this.#render();
    if (this.#spares || this.motion.moving) {
      if (this.#accumulator) this.#accumulator.frames = 0;
      return;
    }
    const { width, height } = this.canvas;
    this.#accumulator ??= new Accumulator(this.#renderer, width, height);
    this.#accumulator.begin();
  }

  #sample(): void {
    if (!this.#accumulator || this.#accumulator.frames >= SAMPLES) return;
    const index = this.#accumulator.frames;
    this.#lights.sample(index, SAMPLES);
    this.#aim(spread(index));
    this.#renderer.render(this.scene, this.camera);
    this.#accumulator.take();
    this.drawn += 1;
    this.#aim();
  }

  #hidden = (): void => {
    if (document.hidden) this.motion.hurry();
    else this.wake();
  };

  #restored = (): void => this.wake();
  #printed = (): void => this.#render(); // what was drawn before is gone from the canvas by now

  dispose(): void {
    this.#gone = true;
    this.motion.hurry();
    cancelAnimationFrame(this.#asked);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.canvas.removeEventListener("webglcontextrestored", this.#restored);
    removeEventListener("beforeprint", this.#printed);
    this.#accumulator?.dispose();
    this.#lights.dispose();
    this.#ground.dispose();
    this.#room?.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss(); // a browser keeps only a few contexts; pages come and go
  }
}
