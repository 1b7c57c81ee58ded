/** The reveal: every plan with its building, screens that drop, and the dice that score outlined. */
import { Box3, Group, Mesh, MeshBasicMaterial, Vector3 } from "three";
import { LAYER } from "../../../stage/ground";
import { EASE } from "../../../stage/motion";
import { lend, PartList } from "../../../stage/named-parts";
import { nearest, spotOf, type Pickable, type Spot } from "../../../stage/projection";
import { letGo } from "../../../stage/textures";
import { LOOKS } from "../../../stage/themes";
import type { Insets, Shot } from "../../../stage/camera-view";
import { edgeRods } from "../dice/die-model";
import { put } from "../scene/dice-animation";
import { DiceScene } from "../scene/dice-scene";
import { makePlan, TRIMMED } from "../scene/plan-model";
import { dieAt, highest, planX, type DieAt, type RevealedBuilding } from "./reveal-layout";
import type { RevealOptions, RevealPicture, RevealScene, RevealTarget } from "./reveal-picture";
import { makeScreen } from "../scene/board-models";

export type { DieAt, RevealedBuilding, RevealOptions, RevealPicture, RevealScene, RevealTarget };

const SHOT: Shot = { fov: 26, position: new Vector3(0, 21.5, 20.5), target: new Vector3(0, 0, 2.05) };
const INSETS: Record<RevealOptions["layout"], Insets> = {
  desktop: { top: 76, right: 60, bottom: 452, left: 60 },
  tablet: { top: 76, right: 20, bottom: 420, left: 20 },
  phone: { top: 64, right: 20, bottom: 400, left: 20 },
};
const DROP = 600;
const DROP_APART = 120;
const BOUNCE = (3 * Math.PI) / 180;

/** How far a falling screen has turned, from 0 to a right angle: down by two thirds of the time, then one small bounce. */
function fallen(t: number): number {
  const flat = Math.PI / 2;
  if (t < 0.66) return flat * (t / 0.66) ** 2;
  return flat - BOUNCE * Math.sin((Math.PI * (t - 0.66)) / 0.34);
}

class Reveal extends DiceScene<RevealOptions> implements RevealScene {
  #screens = new Map<number, Group>();
  #picture: RevealPicture | null = null;
  #pan = 0;

  constructor(canvas: HTMLCanvasElement, options: RevealOptions) {
    super(canvas, options, { gridReach: 15 });
    this.printAgain("123");
  }

  async show(picture: RevealPicture): Promise<void> {
    const before = this.#picture;
    this.#picture = picture;
    const running: Promise<void>[] = [];
    this.#furnish();
    const drops = before?.screensUp === true && !picture.screensUp && this.stage.moves;
    if (picture.screensUp) this.#raise();
    else if (drops) running.push(...[...this.#screens].map(([seat, screen], i) => this.#drop(seat, screen, i)));
    else if (!this.stage.motion.moving) this.#clearScreens();
    if (before === null || before.buildings.length !== picture.buildings.length) this.aim();
    running.push(this.#turnTo(before));
    this.stage.wake();
    await Promise.all(running);
  }

  get #seats(): number {
    return this.#picture?.buildings.length ?? 0;
  }

  #furnish(): void {
    const picture = this.#picture;
    if (!picture) return;
    const { layout, theme, strong } = this.options;
    const list = new PartList();
    picture.buildings.forEach(({ plan, building }, seat) => {
      list.add(`plan ${seat}`, [plan, building, this.#seats], () => {
        const group = makePlan(plan, { ...this.options, trimmed: true });
        group.position.x = planX(seat, this.#seats, layout);
        const stacks = new Group();
        building.forEach((stack, space) =>
          stack.forEach((die, i) => {
            const body = lend(this.dice.make(die));
            put(body, dieAt({ seat, space, level: i + 1 }, this.#seats, layout));
            stacks.add(body);
          }),
        );
        return new Group().add(group, stacks);
      });
    });
    const open = picture.lit.filter(({ seat }) => !picture.screensUp && !this.#screens.has(seat));
    for (const lit of open)
      list.add(`lit ${lit.seat} ${lit.space} ${lit.level}`, [theme, this.#seats], () => {
        const { x, y, z } = dieAt(lit, this.#seats, layout);
        const group = outline(theme, strong);
        group.position.set(x, y, z);
        return group;
      });
    this.parts.become(list.parts);
  }

  /** What a screen hides is not drawn: nobody sees a building early. */
  #hide(seat: number, hidden: boolean): void {
    const stacks = this.parts.group(`plan ${seat}`)?.children[1];
    if (stacks) stacks.visible = !hidden;
    const plan = this.parts.group(`plan ${seat}`)?.children[0];
    if (plan) plan.visible = !hidden;
  }

  #raise(): void {
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#hide(seat, true);
      if (this.#screens.has(seat)) continue;
      const screen = makeScreen(seat, this.options.quality);
      screen.scale.set(1.1, 2.3, 1.1);
      screen.rotation.y = Math.PI; // its wings fold back round the plan
      const hinge = new Group().add(screen);
      hinge.position.set(planX(seat, this.#seats, this.options.layout), 0, TRIMMED.depth / 2);
      this.stage.world.add(hinge);
      this.#screens.set(seat, hinge);
    }
  }

  #drop(seat: number, hinge: Group, order: number): Promise<void> {
    let touched = false;
    return this.stage.motion
      .play({
        duration: DROP,
        delay: order * DROP_APART,
        step: (t) => {
          this.#hide(seat, false);
          hinge.rotation.x = fallen(t);
          if (t < 0.66 || touched) return;
          touched = true;
          this.options.onScreenDown?.(seat);
        },
      })
      .then(() =>
        this.stage.motion.play({
          duration: 220,
          ease: EASE.quick,
          step: (t) => {
            hinge.position.z = TRIMMED.depth / 2 + t;
            hinge.scale.setScalar(Math.max(0.001, 1 - t));
            if (t === 1) this.#removeScreen(seat);
          },
        }),
      );
  }

  #removeScreen(seat: number): void {
    const hinge = this.#screens.get(seat);
    if (!hinge) return;
    this.stage.world.remove(hinge);
    this.#screens.delete(seat);
    letGo(hinge);
    this.#furnish(); // what is lit there may be seen now
  }

  #clearScreens(): void {
    for (const seat of [...this.#screens.keys()]) this.#removeScreen(seat);
    for (let seat = 0; seat < this.#seats; seat++) this.#hide(seat, false);
  }

  /** A phone shows one building: the world is moved, the camera stays. */
  async #turnTo(before: RevealPicture | null): Promise<void> {
    const { layout } = this.options;
    const to = layout === "phone" ? -planX(this.#picture?.focus ?? 0, this.#seats, layout) : 0;
    const from = this.#pan;
    this.#pan = to;
    const step = (t: number) => {
      this.stage.world.position.x = from + (to - from) * t;
      this.stage.world.updateMatrixWorld();
    };
    if (before === null || !this.stage.moves || from === to) step(1);
    else await this.stage.motion.play({ of: "pan", duration: 600, ease: EASE.camera, step });
  }

  protected aim(): void {
    const { layout, insets } = this.options;
    const shown = layout === "phone" ? 1 : Math.max(1, this.#seats);
    const top = highest(this.#picture?.buildings ?? []);
    const points: Vector3[] = [];
    for (const seat of [0, shown - 1]) {
      const x = planX(seat, shown, layout);
      for (const side of [-1, 1])
        points.push(
          new Vector3(x + (side * TRIMMED.width) / 2, 0, TRIMMED.depth / 2),
          new Vector3(x + (side * TRIMMED.width) / 2, 0, -TRIMMED.depth / 2),
          new Vector3(x + side * 1.1, top, -TRIMMED.depth / 2 + 0.3),
        );
    }
    this.stage.look({
      shot: SHOT,
      points,
      insets: { ...INSETS[layout], ...insets },
      pivot: new Vector3(0, 0, 0),
      nearest: layout === "phone" ? 0.45 : 0.8,
    });
  }

  protected rebuild(): void {
    this.stage.motion.hurry();
    this.#clearScreens();
    this.parts.clear();
    this.renewDice();
    this.#furnish();
    if (this.#picture?.screensUp) this.#raise();
    this.aim();
    void this.#turnTo(null);
    this.stage.wake();
  }

  override hurry(): void {
    // Screens go in two steps; the second begins when the first has ended.
    super.hurry();
    if (this.#picture && !this.#picture.screensUp) this.#clearScreens();
  }

  #boxOf(target: RevealTarget): Box3 {
    const { layout } = this.options;
    const building = this.#picture?.buildings[target.seat];
    if (!building) return new Box3();
    const pan = this.stage.world.position.x;
    if (target.on === "plan") {
      const x = planX(target.seat, this.#seats, layout) + pan;
      const [half, deep] = [TRIMMED.width / 2, TRIMMED.depth / 2];
      return new Box3(new Vector3(x - half, 0, -deep), new Vector3(x + half, 0.01, deep));
    }
    if (target.level > (building.building[target.space]?.length ?? 0)) return new Box3();
    const { x, y, z } = dieAt(target, this.#seats, layout);
    return new Box3().setFromCenterAndSize(new Vector3(x + pan, y, z), new Vector3(1, 1, 1));
  }

  at(x: number, y: number): RevealTarget | null {
    const targets: RevealTarget[] = (this.#picture?.buildings ?? []).flatMap(({ building }, seat) => [
      { on: "plan" as const, seat },
      ...building.flatMap((stack, space) => stack.map((_, i) => ({ on: "die" as const, seat, space, level: i + 1 }))),
    ]);
    const things: Pickable<RevealTarget>[] = targets.map((target) => ({ target, box: this.#boxOf(target) }));
    return nearest(things, x, y, this.stage.camera, this.stage.size);
  }

  where(target: RevealTarget): Spot | null {
    return spotOf(this.#boxOf(target), this.stage.camera, this.stage.size);
  }

  describe(): unknown {
    return {
      ...this.state("reveal"),
      buildings: this.#picture?.buildings ?? [],
      screens: [...this.#screens.keys()],
      lit: this.#picture?.lit ?? [],
      focus: this.#picture?.focus ?? null,
    };
  }

  override dispose(): void {
    this.#picture = null;
    this.#clearScreens();
    super.dispose();
  }
}

/** Orange along the edges of a die; what other dice hide is seen through them, fainter. */
function outline(theme: "light" | "dark", strong: boolean): Group {
  const color = LOOKS[theme].orangeBright;
  const shape = edgeRods((strong ? 1.5 : 1) * 0.03, 0.5, 1);
  const seen = new Mesh(shape, new MeshBasicMaterial({ color, toneMapped: false }));
  const through = new Mesh(
    shape,
    new MeshBasicMaterial({
      color,
      toneMapped: false,
      transparent: true,
      opacity: 0.4,
      depthTest: false,
      depthWrite: false,
    }),
  );
  through.renderOrder = LAYER.mark;
  return new Group().add(seen, through);
}

export function createRevealScene(canvas: HTMLCanvasElement, options: RevealOptions): RevealScene {
  return new Reveal(canvas, options);
}
