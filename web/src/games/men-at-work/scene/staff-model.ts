/** Models for measuring: the surveyor's staff with its ten-millimetre blocks, and the dashed ring at a height. Centimetres. */
import {
  BoxGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Sprite,
  SpriteMaterial,
  type Texture,
} from "three";
import { LAYER } from "../../../stage/ground";
import { draw, textureOf, type Pen } from "../../../stage/textures";
import { LETTERING, type Look } from "../../../stage/themes";
import { WideLines } from "./wide-lines";

export const STAFF = { wide: 0.95, thick: 0.14, least: 14 } as const;

const BOARD = "#EFE8DA";
const MARK = "#13293D";
const CM = 64; // pixels of the picture for one centimetre

function face(high: number): HTMLCanvasElement {
  const wide = Math.round(STAFF.wide * CM);
  return draw(wide, high * CM, (pen) => {
    pen.fillStyle = BOARD;
    pen.fillRect(0, 0, wide, high * CM);
    pen.fillStyle = MARK;
    for (let cm = 0; cm < high; cm++) {
      const top = (high - cm - 1) * CM;
      if (cm % 2 === 0) pen.fillRect(0, top, 20, CM);
      else {
        pen.fillRect(0, top, 3, CM);
        pen.fillRect(0, top + CM / 2 - 2, 12, 4);
      }
      pen.fillRect(0, top - 1, 26, 3);
    }
    pen.font = `600 27px ${LETTERING}`;
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    for (let cm = 1; cm < high; cm++) pen.fillText(String(cm * 10), wide - 3, (high - cm) * CM, 38);
  });
}

/** A staff of so many whole centimetres, standing on the ground; both sides can be read. */
export class Staff {
  readonly group = new Group();
  readonly high: number;
  #mesh: Mesh<BoxGeometry, (MeshStandardMaterial | MeshLambertMaterial)[]>;
  #picture: Texture;

  constructor(high: number, quality: "high" | "low") {
    this.high = high;
    this.#picture = textureOf(face(high));
    // It shines a little by itself: it must be read from the shadow side as well.
    const of = (map: Texture | null) => {
      const color = map ? "#FFFFFF" : BOARD;
      return { color, map, emissive: color, emissiveMap: map, emissiveIntensity: 0.28 };
    };
    const paint = (map: Texture | null) =>
      quality === "high" ? new MeshStandardMaterial({ ...of(map), roughness: 0.8 }) : new MeshLambertMaterial(of(map));
    const [plain, lettered] = [paint(null), paint(this.#picture)];
    const shape = new BoxGeometry(STAFF.wide, high, STAFF.thick).translate(0, high / 2, 0);
    this.#mesh = new Mesh(shape, [plain, plain, plain, plain, lettered, lettered]);
    this.#mesh.castShadow = this.#mesh.receiveShadow = true;
    this.group.add(this.#mesh);
  }

  dispose(): void {
    this.#mesh.geometry.dispose();
    this.#picture.dispose();
    for (const paint of this.#mesh.material) paint.dispose();
  }
}

/** A short text that always faces the eye and stays the same size on the page. */
export class Note {
  readonly sprite: Sprite;
  #text = "";
  #colour: string;
  #paper: string;

  constructor(colour: string, paper: string) {
    this.#colour = colour;
    this.#paper = paper;
    const paint = new SpriteMaterial({
      transparent: true,
      depthTest: false,
      depthWrite: false,
      sizeAttenuation: false,
    });
    paint.toneMapped = false;
    this.sprite = new Sprite(paint);
    this.sprite.center.set(0, 0.5);
    this.sprite.renderOrder = LAYER.mark + 5;
    this.sprite.visible = false;
  }

  /** `pixel`: how large a CSS pixel is for a sprite. `sign`: the inverted triangle of a level before it. */
  show(text: string, pixel: number, size = 17): void {
    const scale = 3;
    const [wide, high] = [(text.length * 0.62 + 1.9) * size, size * 1.5];
    if (text !== this.#text) {
      this.#text = text;
      this.sprite.material.map?.dispose();
      this.sprite.material.map = textureOf(
        draw(Math.ceil(wide * scale), Math.ceil(high * scale), (pen) => {
          pen.scale(scale, scale);
          this.#paint(pen, text, size, high);
        }),
      );
      this.sprite.material.needsUpdate = true;
    }
    this.sprite.scale.set(wide * pixel, high * pixel, 1);
    this.sprite.visible = true;
  }

  #paint(pen: Pen, text: string, size: number, high: number): void {
    const middle = high / 2;
    pen.font = `600 ${size}px ${LETTERING}`;
    pen.textBaseline = "middle";
    pen.lineJoin = "round";
    // A breath of paper round it, so that it is read on wood as well.
    pen.strokeStyle = this.#paper;
    pen.lineWidth = 4;
    pen.globalAlpha = 0.8;
    pen.strokeText(text, size * 1.45, middle + 1);
    pen.globalAlpha = 1;
    pen.fillStyle = pen.strokeStyle = this.#colour;
    pen.beginPath();
    pen.moveTo(size * 0.3, middle - size * 0.34);
    pen.lineTo(size * 1.1, middle - size * 0.34);
    pen.lineTo(size * 0.7, middle + size * 0.26);
    pen.fill();
    pen.lineWidth = 1.4;
    pen.beginPath();
    pen.moveTo(size * 0.2, middle + size * 0.36);
    pen.lineTo(size * 1.2, middle + size * 0.36);
    pen.stroke();
    pen.fillText(text, size * 1.45, middle + 1);
  }

  hide(): void {
    this.sprite.visible = false;
  }

  dispose(): void {
    this.sprite.material.map?.dispose();
    this.sprite.material.dispose();
  }
}

const DASHES = 120;

/** A dashed circle that lies level in the air round the site. */
export class LevelRing {
  readonly group: Group;
  #strokes: WideLines;

  constructor(look: Look, strong: boolean) {
    this.#strokes = new WideLines(DASHES, {
      colour: look.blue,
      width: strong ? 2.1 : 1.4,
      opacity: 0.85,
      hidden: 0.16,
    });
    this.group = this.#strokes.group;
  }

  show(radius: number, y: number): void {
    this.#strokes.clear();
    for (let n = 0; n < DASHES; n++) {
      const [from, to] = [n, n + 0.6].map((at) => (at / DASHES) * Math.PI * 2) as [number, number];
      this.#strokes.add(Math.cos(from) * radius, y, Math.sin(from) * radius, Math.cos(to) * radius, y, Math.sin(to) * radius); // prettier-ignore
    }
    this.#strokes.done();
  }

  hide(): void {
    this.#strokes.clear();
  }

  dispose(): void {
    this.#strokes.dispose();
  }
}
