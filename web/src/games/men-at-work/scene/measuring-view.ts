/** Staff and level: where the staff stands, how it slides to a piece, and the ring at the height that counts. */
import { Group, Vector3 } from "three";
import { EASE } from "../../../stage/motion";
import { LETTERING, type Look } from "../../../stage/themes";
import type { Stage } from "../../../stage/stage";
import type { Quarter } from "../geometry/hulls";
import { staffOf, type Extent } from "./camera-position";
import type { Vector } from "../geometry/site";
import { LevelRing, Note, Staff, STAFF } from "./staff-model";
import { WideLines } from "./wide-lines";

const BESIDE = 1.6; // cm that are at least between the staff and what it measures
const SLIDE = 600;

export interface Measured {
  top: Vector; // mm
  mm: number;
}

export class Measuring {
  readonly group = new Group();
  #stage: Stage;
  #staff!: Staff;
  #ring: LevelRing;
  #levelNote: Note;
  #staffNote: Note;
  #line: WideLines;
  #quality: "high" | "low";
  #extent: Extent = { reach: 10, high: STAFF.least };
  #quarter: Quarter = 0;
  #level: number | null = null;
  #measured: Measured | null = null;

  constructor(stage: Stage, look: Look, quality: "high" | "low", strong: boolean) {
    this.#stage = stage;
    this.#quality = quality;
    this.#ring = new LevelRing(look, strong);
    this.#levelNote = new Note(look.blue, look.paper);
    this.#staffNote = new Note(look.blue, look.paper);
    this.#line = new WideLines(120, { colour: look.blue, width: strong ? 2.4 : 1.6, hidden: 0.4 });
    this.group.add(this.#ring.group, this.#line.group, this.#levelNote.sprite, this.#staffNote.sprite);
    this.#stand(STAFF.least);
    this.#place(false);
    void document.fonts.load(`600 20px ${LETTERING}`, "0123456789").then((fonts) => {
      if (fonts.length === 0 || stage.gone) return;
      this.#stand(this.#staff.high);
      this.#place(false);
      stage.wake();
    });
  }

  /** Left behind the site as seen from one of its sides; the ring goes round what is built. */
  fit(extent: Extent, quarter: Quarter): void {
    const moved = quarter !== this.#quarter;
    this.#extent = extent;
    this.#quarter = quarter;
    const { high } = staffOf(extent);
    if (high !== this.#staff.high) this.#stand(high);
    this.#place(moved);
    this.level(this.#level);
  }

  #stand(high: number): void {
    const before = this.#staff as Staff | undefined;
    this.#staff = new Staff(high, this.#quality);
    if (before) {
      this.#staff.group.position.copy(before.group.position);
      this.#staff.group.rotation.copy(before.group.rotation);
      this.group.remove(before.group);
      before.dispose();
    }
    this.group.add(this.#staff.group);
  }

  get #radius(): number {
    return this.#extent.reach + 0.9;
  }

  #home(): Vector3 {
    const { x, z } = staffOf(this.#extent);
    return new Vector3(x, 0, z).applyAxisAngle(new Vector3(0, 1, 0), (this.#quarter * Math.PI) / 2);
  }

  /** Level with the highest corner, but outside of everything that is built. */
  #beside({ top }: Measured): Vector3 {
    const angle = (this.#quarter * Math.PI) / 2;
    const up = new Vector3(0, 1, 0);
    const seen = new Vector3(top[0] / 10, 0, -top[1] / 10).applyAxisAngle(up, -angle);
    return new Vector3(Math.min(-this.#radius, seen.x - BESIDE), 0, seen.z).applyAxisAngle(up, angle);
  }

  #place(slide: boolean): void {
    const staff = this.#staff.group;
    const to = this.#measured ? this.#beside(this.#measured) : this.#home();
    const from = staff.position.clone();
    staff.rotation.y = (this.#quarter * Math.PI) / 2;
    const step = (t: number) => {
      staff.position.lerpVectors(from, to, t);
      this.#read(t);
    };
    if (slide && this.#stage.moves)
      void this.#stage.motion.play({ of: "staff", duration: SLIDE, ease: EASE.camera, step });
    else {
      this.#stage.motion.stop("staff");
      step(1);
    }
  }

  /** The number stands there when the staff does. */
  #read(t: number): void {
    this.#line.clear();
    if (!this.#measured || t < 1) return this.#staffNote.hide();
    const { top, mm } = this.#measured;
    const y = mm / 10;
    const end = new Vector3(top[0] / 10, y, -top[1] / 10);
    const start = this.#staff.group.position.clone().setY(y);
    const steps = Math.max(1, Math.round(start.distanceTo(end) / 0.3));
    for (let n = 0; n < steps; n++) {
      const [a, b] = [start.clone().lerp(end, n / steps), start.clone().lerp(end, (n + 0.6) / steps)];
      this.#line.add(a.x, a.y, a.z, b.x, b.y, b.z);
    }
    this.#line.done();
    this.#staffNote.show(String(Math.round(mm)), this.#pixel(), 20);
    this.#staffNote.sprite.center.set(1.05, 0.5);
    this.#staffNote.sprite.position.copy(start);
  }

  measure(measured: Measured | null): void {
    this.#measured = measured;
    if (measured && measured.mm / 10 > this.#staff.high - 1) this.#stand(Math.ceil(measured.mm / 20 + 1) * 2);
    this.#place(true);
    this.#stage.wake();
  }

  level(mm: number | null): void {
    this.#level = mm;
    if (mm === null) {
      this.#ring.hide();
      this.#levelNote.hide();
    } else {
      this.#ring.show(this.#radius, mm / 10);
      this.#levelNote.show(String(Math.round(mm)), this.#pixel());
      const beside = this.#home().add(
        new Vector3(STAFF.wide * 0.6, 0, 0).applyAxisAngle(new Vector3(0, 1, 0), (this.#quarter * Math.PI) / 2),
      );
      this.#levelNote.sprite.position.set(beside.x, mm / 10 + 0.45, beside.z);
    }
    this.#stage.wake();
  }

  /** Sprites that do not shrink with distance are measured at one unit from the eye. */
  #pixel(): number {
    return (2 * Math.tan((this.#stage.camera.fov * Math.PI) / 360)) / this.#stage.size.height;
  }

  resized(): void {
    this.level(this.#level);
    this.#read(1);
  }

  dispose(): void {
    this.#staff.dispose();
    this.#ring.dispose();
    this.#levelNote.dispose();
    this.#staffNote.dispose();
    this.#line.dispose();
  }
}
