/** The faces of the dice, painted once: three by two tiles for each material, the same at every load. */
import { noise, seeded, type Random } from "../../../stage/random";
import { draw, type Pen } from "../../../stage/textures";
import { LONE_PIP_RADIUS, PIP_RADIUS, PIPS, SIDES, type Value } from "./die-faces";
import type { Material } from "../types.gen";

const TILE = 256;
export const TILES_ACROSS = 3;
export const TILES_DOWN = 2;

type Rgb = readonly [number, number, number];
const hex = (text: string): Rgb => {
  const n = parseInt(text.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

/** Paints every pixel of the tile at the pen's origin, from one colour to another; `amount` says how far. */
function fill(pen: Pen, from: Rgb, to: Rgb, amount: (u: number, v: number) => number): void {
  const at = pen.getTransform();
  const size = Math.round(TILE * at.a);
  const image = pen.createImageData(size, size);
  const { data } = image;
  const [r, g, b] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i += 4) {
      const t = amount(x / size, y / size);
      data[i] = from[0] + r * t;
      data[i + 1] = from[1] + g * t;
      data[i + 2] = from[2] + b * t;
      data[i + 3] = 255;
    }
  pen.putImageData(image, at.e, at.f);
}

function wood(pen: Pen, face: number): void {
  const base = hex("#CF9350");
  const grain = hex("#6E3A12");
  const wave = noise(11 + face);
  const pore = noise(31 + face);
  const random = seeded(71 + face);
  // Year rings of a board cut off the heart: their middle lies outside the face.
  const [cx, cy] = [0.2 + random() * 0.6, 0.98 + random() * 0.4];
  fill(pen, base, grain, (u, v) => {
    const bend = (wave(u * 2.2, v * 2.2) - 0.5) * 0.07 + (wave(u * 9, v * 9) - 0.5) * 0.006;
    const ring = Math.hypot((u - cx) * 0.9, (v - cy) * 1.1) * 8 + bend * 4;
    const phase = ring - Math.floor(ring);
    const year = Math.pow(phase, 5) * 0.46 + Math.pow(1 - phase, 12) * 0.18;
    const fine = pore(u * 60 + ring * 2, v * 60) * 0.07 + wave(u * 5, v * 2) * 0.1;
    return Math.min(0.75, year + fine);
  });
}

function recycled(pen: Pen, face: number): void {
  const random = seeded(101 + face);
  pen.fillStyle = "#4F8058";
  pen.fillRect(0, 0, TILE, TILE);
  const tones = ["#9CC49A", "#2F5A3B", "#D8E0B8", "#C9B98A", "#6FA06F", "#3D6E49", "#86B07C", "#B4CFA0"];
  for (let i = 0; i < 520; i++) {
    const large = i > 400;
    chip(pen, random, large ? 7 + random() * 8 : 1.6 + random() * 4.4);
    pen.fillStyle = tones[Math.floor(random() * (large ? tones.length : 6))]!;
    pen.globalAlpha = large ? 0.7 : 0.72;
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function chip(pen: Pen, random: Random, size: number): void {
  const [x, y, corners] = [random() * TILE, random() * TILE, 4 + Math.floor(random() * 3)];
  const start = random() * 6.3;
  pen.beginPath();
  for (let i = 0; i < corners; i++) {
    const angle = start + (i / corners) * Math.PI * 2 + random() * 0.5;
    const reach = size * (0.55 + random() * 0.6);
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8);
  }
  pen.closePath();
}

function stone(pen: Pen, face: number): void {
  const cloud = noise(201 + face);
  const grey = hex("#2F3236");
  const lighter: Rgb = [grey[0] + 22, grey[1] + 22, grey[2] + 22];
  fill(pen, grey, lighter, (u, v) => (cloud(u * 5, v * 5) - 0.5) * 0.45 + (cloud(u * 90, v * 90) - 0.5) * 0.55);
  const random = seeded(231 + face);
  for (let i = 0; i < 420; i++) {
    const light = random();
    pen.fillStyle = light > 0.2 ? `rgba(206,208,204,${0.12 + light * 0.4})` : "rgba(10,11,13,0.6)";
    const size = 0.6 + random() * random() * 2.2;
    pen.fillRect(random() * TILE, random() * TILE, size, size);
  }
  // One vein, from edge to edge.
  pen.strokeStyle = "rgba(200,203,205,0.22)";
  pen.lineWidth = 1.3;
  pen.beginPath();
  let y = 40 + random() * 176;
  pen.moveTo(0, y);
  for (let x = 16; x <= TILE; x += 16) pen.lineTo(x, (y += (random() - 0.5) * 22));
  pen.stroke();
}

/** The rounded edges are darker, as handled things are. */
function darkenEdges(pen: Pen): void {
  const rim = TILE * 0.13;
  for (const [x0, y0, x1, y1] of [
    [0, 0, rim, 0],
    [TILE, 0, TILE - rim, 0],
    [0, 0, 0, rim],
    [0, TILE, 0, TILE - rim],
  ] as const) {
    const fade = pen.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0, "rgba(0,0,0,0.35)");
    fade.addColorStop(0.5, "rgba(0,0,0,0.12)");
    fade.addColorStop(1, "rgba(0,0,0,0)");
    pen.fillStyle = fade;
    pen.fillRect(0, 0, TILE, TILE);
  }
}

const PIP_PAINT: Record<Material, (pen: Pen, r: number, glassPip: string) => void> = {
  wood(pen, r) {
    disc(pen, r, "#3D2009");
    pen.strokeStyle = "rgba(207,147,80,0.85)";
    pen.lineWidth = r * 0.16;
    pen.beginPath();
    pen.arc(0, 0, r * 0.58, 0, Math.PI * 2);
    pen.stroke();
  },
  recycled(pen, r) {
    polygon(pen, [0, -r * 1.12, r * 1.16, r * 0.88, -r * 1.16, r * 0.88], "#F3F4E4", "rgba(24,50,32,0.55)");
  },
  stone(pen, r) {
    const s = r * 0.92;
    polygon(pen, [-s, -s, s, -s, s, s, -s, s], "#E9E4D8", "rgba(0,0,0,0.6)");
  },
  glass(pen, r, colour) {
    polygon(pen, [0, -r * 1.15, r * 1.15, 0, 0, r * 1.15, -r * 1.15, 0], colour, colour);
    polygon(pen, [-r * 0.08, -r * 0.72, r * 0.14, -r * 0.5, -r * 0.5, r * 0.14, -r * 0.72, -r * 0.08], "#7FB2D6", null);
  },
};

function disc(pen: Pen, r: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
  pen.fill();
}

function polygon(pen: Pen, corners: readonly number[], fillStyle: string, edge: string | null): void {
  pen.beginPath();
  for (let i = 0; i < corners.length; i += 2) pen.lineTo(corners[i]!, corners[i + 1]!);
  pen.closePath();
  pen.fillStyle = fillStyle;
  pen.fill();
  if (!edge) return;
  pen.strokeStyle = edge;
  pen.lineWidth = 2.5;
  pen.lineJoin = "round";
  pen.stroke();
}

function pips(pen: Pen, material: Material, value: Value, glassPip: string): void {
  const radius = (value === 1 ? LONE_PIP_RADIUS : PIP_RADIUS) * TILE;
  for (const [u, v] of PIPS[value]) {
    pen.save();
    pen.translate(u * TILE, v * TILE);
    PIP_PAINT[material](pen, radius, glassPip);
    pen.restore();
  }
}

const painted = new Map<string, HTMLCanvasElement>();

/** The sheet of six faces, in the order of a box's sides; glass has nothing but its pips. Painted once and kept. */
export function paintFaces(material: Material, glassPip: string, sharp: boolean): HTMLCanvasElement {
  const name = `${material} ${material === "glass" ? glassPip : ""} ${sharp}`;
  let sheet = painted.get(name);
  if (!sheet) painted.set(name, (sheet = paintSheet(material, glassPip, sharp ? 1 : 0.5)));
  return sheet;
}

function paintSheet(material: Material, glassPip: string, scale: number): HTMLCanvasElement {
  const ground = { wood, recycled, stone, glass: null }[material];
  const size = TILE * scale;
  return draw(size * TILES_ACROSS, size * TILES_DOWN, (pen) => {
    SIDES.forEach((value, side) => {
      pen.save();
      pen.setTransform(scale, 0, 0, scale, (side % TILES_ACROSS) * size, Math.floor(side / TILES_ACROSS) * size);
      pen.beginPath();
      pen.rect(0, 0, TILE, TILE);
      pen.clip();
      ground?.(pen, side);
      if (ground) darkenEdges(pen);
      pips(pen, material, value, glassPip);
      pen.restore();
    });
  });
}
