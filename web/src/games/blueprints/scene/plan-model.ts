/** The plan card: blueprint paper with a chalk frame, closed spaces hatched, heights as numerals; and what is lit on it. */
import { BoxGeometry, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { LAYER, makeShadowSheet } from "../../../stage/ground";
import { draw, textureOf, type Pen } from "../../../stage/textures";
import { BLUEPRINT, LETTERING, LOOKS, type Theme } from "../../../stage/themes";
import { CARD } from "./table-layout";

const PIXELS = 224; // to an edge of a die
const { cell } = CARD;

function hatch(pen: Pen, x: number, z: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, z, cell, cell);
  pen.clip();
  pen.strokeStyle = BLUEPRINT.chalk2;
  pen.globalAlpha = 0.5;
  pen.lineWidth = 0.02;
  const pitch = 0.15;
  for (let at = -cell; at < cell; at += pitch) {
    pen.beginPath();
    pen.moveTo(x + at, z + cell);
    pen.lineTo(x + at + cell, z);
    pen.stroke();
  }
  pen.restore();
}

/** Fonts are measured in whole pixels; lettering is therefore drawn large and made small. */
function letter(pen: Pen, text: string, x: number, z: number, size: number): void {
  pen.save();
  pen.translate(x, z);
  pen.scale(size / 100, size / 100);
  pen.font = `700 100px ${LETTERING}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, 0, 6);
  pen.restore();
}

/** One scale line with slash ticks, as under every drawing. */
function dimension(pen: Pen, z: number): void {
  pen.strokeStyle = BLUEPRINT.chalk2;
  pen.globalAlpha = 0.75;
  pen.lineWidth = 0.028;
  pen.beginPath();
  pen.moveTo(-cell, z);
  pen.lineTo(cell, z);
  for (const x of [-cell, 0, cell]) {
    pen.moveTo(x - 0.07, z + 0.07);
    pen.lineTo(x + 0.07, z - 0.07);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

/** `trimmed` cards lie side by side at the reveal: less margin, no scale line. */
export const TRIMMED = { width: 2.96, depth: 4.14 } as const;
const sizeOf = (trimmed: boolean) => (trimmed ? TRIMMED : CARD);

function paintPlan(heights: readonly number[], strong: boolean, trimmed: boolean): HTMLCanvasElement {
  const size = sizeOf(trimmed);
  return draw(Math.round(size.width * PIXELS), Math.round(size.depth * PIXELS), (pen) => {
    pen.scale(PIXELS, PIXELS);
    pen.translate(size.width / 2, size.depth / 2);
    pen.fillStyle = BLUEPRINT.ground;
    pen.fillRect(-size.width / 2, -size.depth / 2, size.width, size.depth);
    const thick = strong ? 1.5 : 1;
    const line = { x: -cell, z: -1.5 * cell };
    heights.forEach((height, space) => {
      const [x, z] = [line.x + (space % 2) * cell, line.z + Math.floor(space / 2) * cell];
      if (height === 0) hatch(pen, x, z);
      else {
        pen.fillStyle = BLUEPRINT.chalk;
        letter(pen, String(height), x + cell / 2, z + cell / 2, 0.54);
      }
    });
    pen.strokeStyle = BLUEPRINT.chalk;
    pen.lineWidth = 0.045 * thick;
    pen.strokeRect(-cell, -1.5 * cell, 2 * cell, 3 * cell);
    pen.lineWidth = 0.035 * thick;
    pen.beginPath();
    pen.moveTo(0, -1.5 * cell);
    pen.lineTo(0, 1.5 * cell);
    for (const z of [-0.5 * cell, 0.5 * cell]) {
      pen.moveTo(-cell, z);
      pen.lineTo(cell, z);
    }
    pen.stroke();
    pen.lineWidth = 0.03 * thick;
    pen.strokeRect(-size.width / 2 + 0.13, -size.depth / 2 + 0.13, size.width - 0.26, size.depth - 0.26);
    if (!trimmed) dimension(pen, 1.5 * cell + 0.245);
  });
}

const flat = (width: number, depth: number) => new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);

export function makePlan(
  heights: readonly number[],
  options: { theme: Theme; quality: "high" | "low"; strong: boolean; trimmed?: boolean },
): Group {
  const { theme, quality, strong, trimmed = false } = options;
  const { width, depth } = sizeOf(trimmed);
  const group = new Group();
  const map = textureOf(paintPlan(heights, strong, trimmed));
  const paper = new Mesh(
    flat(width, depth),
    new MeshBasicMaterial({ map, toneMapped: false, depthWrite: false, transparent: true }),
  );
  paper.position.y = 0.004;
  paper.renderOrder = LAYER.card;
  group.add(paper);
  if (quality === "high") {
    const shade = makeShadowSheet(width, depth, { ...LOOKS[theme], shadow: "#04101C", shadowStrength: 0.5 });
    shade.position.y = 0.006;
    shade.renderOrder = LAYER.cardShadow;
    group.add(shade);
  }
  return group;
}

/** A lit space: drawn above the shadows, with the height the plan asks for. */
export function makeLit(height: number): Mesh {
  const canvas = draw(256, 256, (pen) => {
    pen.fillStyle = BLUEPRINT.lit;
    pen.fillRect(0, 0, 256, 256);
    pen.strokeStyle = BLUEPRINT.litEdge;
    pen.lineWidth = 14;
    pen.strokeRect(9, 9, 238, 238);
    pen.fillStyle = "#FFFFFF";
    letter(pen, String(height), 128, 128, 116);
  });
  const material = new MeshBasicMaterial({
    map: textureOf(canvas),
    toneMapped: false,
    depthWrite: false,
    transparent: true,
  });
  const mesh = new Mesh(flat(cell, cell), material);
  mesh.position.y = 0.01;
  mesh.renderOrder = LAYER.lit;
  return mesh;
}

/** A frame of four bars, lying. */
export function makeFrame(size: number, thick: number, colour: string): Group {
  const group = new Group();
  const paint = new MeshBasicMaterial({ color: colour, toneMapped: false });
  for (const side of [-1, 1]) {
    const across = new Mesh(new BoxGeometry(size + thick, thick, thick), paint);
    across.position.z = (side * size) / 2;
    const along = new Mesh(new BoxGeometry(thick, thick, size + thick), paint);
    along.position.x = (side * size) / 2;
    group.add(across, along);
  }
  return group;
}

/** A stack that is higher than the plan asks for: dotted chalk round its space, no red. */
export function makeMismatch(): Mesh {
  const canvas = draw(256, 256, (pen) => {
    pen.strokeStyle = BLUEPRINT.chalk;
    pen.lineWidth = 9;
    pen.lineCap = "round";
    pen.setLineDash([1, 19]);
    pen.strokeRect(9, 9, 238, 238);
  });
  const material = new MeshBasicMaterial({
    map: textureOf(canvas),
    toneMapped: false,
    depthWrite: false,
    transparent: true,
  });
  const mesh = new Mesh(flat(cell, cell), material);
  mesh.position.y = 0.012;
  mesh.renderOrder = LAYER.lit;
  return mesh;
}
