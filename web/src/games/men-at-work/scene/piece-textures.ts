/** Paint, grain and concrete of the pieces, the same at every load. */
import { noise, seeded } from "../../../stage/random";
import { draw } from "../../../stage/textures";
import { GIRDER_PAINT, PAINT, STAMP, type GirderColour } from "./piece-colours";

export type { GirderColour };

const LONG = 1360;
const THICK = 72;

export function paintGirder(colour: GirderColour): HTMLCanvasElement {
  const { paint, stamp } = GIRDER_PAINT[colour];
  return draw(LONG, THICK, (pen) => {
    pen.fillStyle = paint;
    pen.fillRect(0, 0, LONG, THICK);
    const random = seeded(17);
    for (let i = 0; i < 90; i++) {
      pen.fillStyle = random() > 0.5 ? "rgba(255,255,255,0.035)" : "rgba(0,0,0,0.05)";
      pen.fillRect(random() * LONG, random() * THICK, 120 + random() * 500, 1 + random());
    }
    const edge = pen.createLinearGradient(0, 0, 0, THICK);
    for (const [at, dark] of [
      [0, 0.2],
      [0.14, 0],
      [0.86, 0],
      [1, 0.2],
    ] as const)
      edge.addColorStop(at, `rgba(0,0,0,${dark})`);
    pen.fillStyle = edge;
    pen.fillRect(0, 0, LONG, THICK);
    for (const end of [0, 1]) {
      const at = (x: number) => (end === 0 ? x : LONG - x);
      pen.fillStyle = pen.strokeStyle = stamp;
      pen.globalAlpha = 0.28;
      pen.fillRect(at(118) - 1, 6, 2, THICK - 12);
      pen.globalAlpha = 1;
      pen.save();
      pen.translate(at(74), THICK / 2);
      STAMP[colour](pen, 14);
      pen.restore();
    }
  });
}

export function paintEnd(colour: GirderColour): HTMLCanvasElement {
  return draw(96, 96, (pen) => {
    pen.fillStyle = GIRDER_PAINT[colour].paint;
    pen.fillRect(0, 0, 96, 96);
    pen.beginPath();
    pen.rect(9, 9, 78, 78);
    pen.clip();
    pen.fillStyle = "#DDB377";
    pen.fillRect(0, 0, 96, 96);
    pen.strokeStyle = "rgba(126,82,32,0.45)";
    pen.lineWidth = 2;
    for (let r = 12; r < 150; r += 8) {
      pen.beginPath();
      pen.arc(20, 128, r, 0, Math.PI * 2);
      pen.stroke();
    }
  });
}

const rgb = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Grain; `acrossX` and `acrossY` say how often it changes from side to side and from top to foot. */
export function paintWood(light: string, dark: string, acrossX: number, acrossY: number): HTMLCanvasElement {
  const size = 128;
  const [from, to] = [rgb(light), rgb(dark)];
  return draw(size, size, (pen) => {
    const wave = noise(91);
    const image = pen.createImageData(size, size);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const [u, v] = [x / size, y / size];
        const [along, across] = acrossX > acrossY ? [u, v] : [v, u];
        const t = wave(along * 6, across * 46) * 0.3 + wave(along * 3, across * 12) * 0.24;
        const at = (y * size + x) * 4;
        for (let c = 0; c < 3; c++) image.data[at + c] = from[c]! + (to[c]! - from[c]!) * t;
        image.data[at + 3] = 255;
      }
    pen.putImageData(image, 0, 0);
  });
}

export function paintConcrete(): HTMLCanvasElement {
  const size = 256;
  const base = rgb(PAINT.support);
  return draw(size, size, (pen) => {
    const cloud = noise(301);
    const image = pen.createImageData(size, size);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const tone = (cloud(x / 40, y / 40) - 0.5) * 20 + (cloud(x / 2.2, y / 2.2) - 0.5) * 20;
        const at = (y * size + x) * 4;
        for (let c = 0; c < 3; c++) image.data[at + c] = base[c]! + tone;
        image.data[at + 3] = 255;
      }
    pen.putImageData(image, 0, 0);
    const random = seeded(311);
    for (let i = 0; i < 34; i++) {
      pen.fillStyle = `rgba(70,62,52,${0.25 + random() * 0.35})`;
      pen.beginPath();
      pen.ellipse(random() * size, random() * size, 0.8 + random() * 2, 1 + random() * 3, random() * 3, 0, Math.PI * 2);
      pen.fill();
    }
  });
}

/** One bay of a painted lattice girder: two chords and a diagonal; the picture repeats along it. */
export function paintLattice(): HTMLCanvasElement {
  return draw(128, 128, (pen) => {
    pen.fillStyle = PAINT.crane;
    pen.fillRect(0, 0, 128, 128);
    pen.fillStyle = "#9C6F16";
    for (const [x, y] of [
      [64, 20],
      [0, 108],
      [128, 108],
    ] as const) {
      // The gaps between the bars are darker: the bars themselves keep the paint.
      pen.beginPath();
      if (y === 20) {
        pen.moveTo(20, y);
        pen.lineTo(108, y);
        pen.lineTo(x, 92);
      } else {
        const way = x === 0 ? 1 : -1;
        pen.moveTo(x + way * 4, y);
        pen.lineTo(x + way * 46, y);
        pen.lineTo(x + way * 4, 40);
      }
      pen.fill();
    }
    const edge = pen.createLinearGradient(0, 0, 0, 128);
    for (const [at, dark] of [
      [0, 0.16],
      [0.12, 0],
      [0.88, 0],
      [1, 0.16],
    ] as const)
      edge.addColorStop(at, `rgba(60,30,0,${dark})`);
    pen.fillStyle = edge;
    pen.fillRect(0, 0, 128, 128);
  });
}

/** Grey card with a little fibre. */
export function paintCard(colour: string): HTMLCanvasElement {
  return draw(256, 128, (pen) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 256, 128);
    const random = seeded(523);
    for (let i = 0; i < 420; i++) {
      pen.fillStyle = random() > 0.5 ? "rgba(255,250,235,0.12)" : "rgba(70,45,15,0.10)";
      pen.fillRect(random() * 256, random() * 128, 2 + random() * 9, 0.7 + random());
    }
  });
}

/** Burnt clay, cloudy and grainy. */
export function paintBrick(): HTMLCanvasElement {
  const size = 128;
  const base = rgb(PAINT.brick);
  return draw(size, size, (pen) => {
    const cloud = noise(77);
    const image = pen.createImageData(size, size);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const tone = (cloud(x / 22, y / 22) - 0.5) * 26 + (cloud(x / 1.8, y / 1.8) - 0.5) * 24;
        const at = (y * size + x) * 4;
        for (let c = 0; c < 3; c++) image.data[at + c] = base[c]! + tone;
        image.data[at + 3] = 255;
      }
    pen.putImageData(image, 0, 0);
  });
}
