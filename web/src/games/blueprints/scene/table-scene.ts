/** The table in three dimensions: draws a `TablePicture`, and the difference to the one before. */
import { Box3, Group, Plane, Vector3 } from "three";
import type { Tween } from "../../../stage/motion";
import { nearest, rayFrom, spotOf, type Pickable } from "../../../stage/projection";
import { insetsOf, nearestOf, pointsOf, shotOf } from "./cameras";
import { DiceScene } from "./dice-scene";
import { furniture } from "./furniture";
import { arrange, CARD, difference, poolPlaces, seatPlace, spaceMiddle, tableOf, type Laid } from "./table-layout";
import { fly, put, roll, shift, vanish } from "./dice-animation";
import type { SceneOptions, SpaceIndex, Spot, TablePicture, TableScene, Target } from "./scene-types";
import { SCREEN } from "./board-models";

const STAGGER = 60;
const HELD = 1.5; // the height at which a dragged die hangs
const DROP_MS = 140;

class Table extends DiceScene<SceneOptions> implements TableScene {
  #bodies = new Map<string, Group>();
  #laid = new Map<string, Laid>();
  #picture: TablePicture | null = null;
  #held: string | null = null;
  #dropped: string | null = null; // let go of just now: it comes down where it is, without an arc

  constructor(canvas: HTMLCanvasElement, options: SceneOptions) {
    super(canvas, options);
    this.stage.onView = () => this.options.onView?.();
    this.aim();
    this.printAgain("123456");
  }

  async show(picture: TablePicture): Promise<void> {
    const moves = this.stage.moves && this.#picture !== null;
    if (!moves) this.stage.motion.hurry();
    this.#picture = picture;
    const before = this.#laid;
    this.#laid = arrange(picture, this.options.layout);
    const found = difference(before, this.#laid);
    const running: Promise<void>[] = [];
    const go = (to: Laid, body: Group, tween: Tween) => {
      if (!moves) return put(body, to.pose);
      body.visible = tween.delay === undefined;
      running.push(this.stage.motion.play({ ...tween, of: to.key }));
    };

    let rolled = 0;
    for (const laid of found.come) {
      const body = this.#embody(laid);
      put(body, laid.pose);
      if (laid.home === "pool")
        go(laid, body, roll(body, this.#mouth(), laid.pose, laid.key, STAGGER * rolled++, this.#landed(laid)));
    }
    for (const { from, to } of found.travel) {
      if (to.key === this.#held) continue; // the pointer has it
      const body = from.die === to.die ? this.#bodies.get(to.key)! : this.#replace(to);
      if (to.key === this.#dropped) go(to, body, shift(body, to.pose, DROP_MS, this.#landed(to)));
      else go(to, body, fly(body, to.pose, this.#landed(to)));
    }
    this.#dropped = null;
    for (const { from, to } of found.shift) {
      if (to.key === this.#held) continue;
      const body = this.#bodies.get(to.key)!;
      go(to, body, shift(body, to.pose, from.look === to.look ? 220 : 120));
    }
    for (const { key } of found.gone) {
      const body = this.#bodies.get(key)!;
      this.#bodies.delete(key);
      const leave = () => void this.stage.world.remove(body);
      if (moves) running.push(this.stage.motion.play({ ...vanish(body), of: key }).then(leave));
      else leave();
    }
    this.#furnish();
    this.aim();
    this.stage.wake();
    await Promise.all(running);
  }

  #landed = (laid: Laid) => () => this.options.onLanded?.(laid.die);

  #embody(laid: Laid): Group {
    const body = this.dice.make(laid.die);
    this.#bodies.set(laid.key, body);
    this.stage.world.add(body);
    return body;
  }

  #replace(laid: Laid): Group {
    const old = this.#bodies.get(laid.key)!;
    this.stage.world.remove(old);
    const body = this.#embody(laid);
    body.position.copy(old.position);
    body.scale.copy(old.scale);
    return body;
  }

  #mouth(): Vector3 {
    const { bag, seats } = tableOf(this.options.layout);
    return seats ? new Vector3(bag.x, 1.7, bag.z) : new Vector3(3, 1.7, -8.5);
  }

  #furnish(): void {
    if (this.#picture) this.parts.become(furniture(this.#picture, this.#laid, this.options, this.dice));
  }

  protected aim(): void {
    const { layout, insets } = this.options;
    const rules = poolPlaces(this.#picture?.pool ?? [], layout).rules;
    const { card } = tableOf(layout);
    this.stage.look({
      shot: shotOf(layout),
      points: pointsOf(layout, rules),
      insets: insetsOf(layout, insets, this.stage.size.width),
      pivot: new Vector3(card.x, 0, card.z),
      nearest: nearestOf(layout),
    });
  }

  protected rebuild(): void {
    this.stage.motion.hurry();
    this.parts.clear();
    for (const body of this.#bodies.values()) this.stage.world.remove(body);
    this.#bodies.clear();
    this.renewDice();
    if (this.#picture) {
      this.#laid = arrange(this.#picture, this.options.layout);
      for (const laid of this.#laid.values()) put(this.#embody(laid), laid.pose);
      this.#furnish();
    }
    this.aim();
    this.stage.wake();
  }

  override resize(width: number, height: number, pixelRatio: number): void {
    super.resize(width, height, pixelRatio);
    this.aim();
  }

  #boxOf(target: Target): Box3 {
    const box = new Box3();
    const { layout } = this.options;
    const table = tableOf(layout);
    const around = (x: number, z: number, half: number, from: number, to: number, deep = half) =>
      box.union(new Box3(new Vector3(x - half, from, z - deep), new Vector3(x + half, to, z + deep)));
    if (target.on === "die") {
      const pose = this.#laid.get(target.key)?.pose;
      if (pose) around(pose.x, pose.z, 0.52 * pose.scale, pose.y - 0.5 * pose.scale, pose.y + 0.5 * pose.scale);
    } else if (target.on === "space" && this.#picture?.plan) {
      const { x, z } = spaceMiddle(target.space, layout);
      around(x, z, CARD.cell / 2, 0, Math.max(0.01, this.#picture.building[target.space]?.length ?? 0));
    } else if (target.on === "building" && this.#picture?.plan) {
      around(table.card.x, table.card.z, CARD.width / 2, 0, 0.01, CARD.depth / 2);
    } else if (table.seats && target.on === "seat") {
      const others = this.#picture?.others ?? [];
      const index = others.findIndex((other) => other.seat === target.seat);
      if (index >= 0) {
        const place = seatPlace(index, others.length, layout);
        around(place.x, place.z + 0.2, SCREEN.wide / 2 + 0.62, 0, SCREEN.high, 0.3);
        for (const die of others[index]!.taken) box.union(this.#boxOf({ on: "die", key: die.key }));
      }
    } else if (table.seats && target.on === "bag") around(table.bag.x, table.bag.z, 1, 0, 1.65);
    else if (table.seats && target.on === "demand") {
      const { x, z, gap, size } = table.demand;
      around(x, z, size / 2, 0, 0.6).union(new Box3().setFromPoints([new Vector3(x + gap + size / 2, 0, z)]));
    } else if (table.seats && target.on === "removed")
      for (const die of this.#picture?.removed ?? []) box.union(this.#boxOf({ on: "die", key: die.key }));
    return box;
  }

  #pickables(): Pickable<Target>[] {
    const picture = this.#picture;
    if (!picture) return [];
    const targets: Target[] = picture.pool.map(({ key }) => ({ on: "die", key }));
    if (picture.plan) {
      for (let space = 0; space < 6; space++) targets.push({ on: "space", space: space as SpaceIndex });
      targets.push({ on: "building" });
    }
    for (const { seat } of picture.others) targets.push({ on: "seat", seat });
    targets.push({ on: "bag" }, { on: "demand" }, { on: "removed" });
    return targets.flatMap((target) => {
      const box = this.#boxOf(target);
      if (box.isEmpty()) return [];
      // Fingers are wide: a die may be touched a little beside it.
      if (target.on === "die") box.expandByVector(new Vector3(0.1, 0, 0.1));
      return [{ box, target }];
    });
  }

  at(x: number, y: number): Target | null {
    return nearest(this.#pickables(), x, y, this.stage.camera, this.stage.size);
  }

  where(target: Target): Spot | null {
    return spotOf(this.#boxOf(target), this.stage.camera, this.stage.size);
  }

  drag(key: string | null, x = 0, y = 0): void {
    if (key === null) {
      const laid = this.#held === null ? undefined : this.#laid.get(this.#held);
      const body = laid && this.#bodies.get(laid.key);
      this.#dropped = this.#held;
      this.#held = null;
      if (!laid || !body) return;
      if (this.stage.moves) void this.stage.motion.play({ ...shift(body, laid.pose, 220), of: laid.key });
      else put(body, laid.pose);
    } else {
      const body = this.#bodies.get(key);
      if (!body) return;
      this.stage.motion.stop(key);
      this.#held = key;
      const ray = rayFrom(x, y, this.stage.camera, this.stage.size);
      const at = ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -HELD), new Vector3());
      if (at) body.position.copy(at);
      body.visible = true;
    }
    this.stage.wake();
  }

  describe(): unknown {
    return {
      ...this.state("table"),
      dice: [...this.#laid.values()].map(({ key, die, home, index, look }) => {
        const { x, y, z } = this.#bodies.get(key)!.position;
        return { key, die, home, index, look, at: [x, y, z] };
      }),
      parts: this.parts.names,
      lit: this.#picture?.lit ?? [],
      ghost: this.#picture?.chosen && this.#picture.placed === null ? this.#picture.hovered : null,
      held: this.#held,
      turned: this.stage.turnedBy,
    };
  }
}

export function createTableScene(canvas: HTMLCanvasElement, options: SceneOptions): TableScene {
  return new Table(canvas, options);
}
