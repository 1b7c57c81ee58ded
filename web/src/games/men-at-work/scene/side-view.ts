/** A site from the side, in chalk on blueprint paper: the small second view while something is held, and the spare picture without 3D. */
import { BLUEPRINT } from "../../../stage/themes";
import { elevationsOf, type Elevation, type Quarter } from "../geometry/hulls";
import { GIRDER_PAINT, PAINT, STAMP, type GirderColour } from "./piece-colours";
import { kindOf, type Piece, type Poses } from "../geometry/site";

export interface ElevationMarks {
  held?: readonly Piece[];
  /** Where the held piece comes down and how far, in the world: a dashed line. */
  drop?: { at: readonly [number, number, number]; gap: number } | null;
  /** Pieces in orange outline: those that can be taken. */
  marked?: ReadonlySet<Piece>;
  level?: number | null;
  /** In the paint of the pieces, where it is the only picture; else in chalk alone. */
  painted?: boolean;
}

const HELD = "#FF8B3D";
const MARGIN = { side: 10, top: 26, bottom: 14 }; // CSS pixels; words stand at the top

/** How millimetres become pixels: a scale, and where the middle of the ground line is. */
export interface Paper {
  scale: number;
  x: number;
  y: number;
}

export function paperOf(width: number, height: number, seen: readonly Elevation[]): Paper {
  let [reach, high] = [95, 110];
  for (const { outlines } of seen)
    for (const outline of outlines)
      for (const [across, up] of outline) {
        reach = Math.max(reach, Math.abs(across));
        high = Math.max(high, up);
      }
  const scale = Math.min((width - MARGIN.side * 2) / (reach * 2), (height - MARGIN.top - MARGIN.bottom) / high);
  return { scale, x: width / 2, y: height - MARGIN.bottom };
}

/** Draws it as large as the canvas is on the page. */
export function drawElevation(
  canvas: HTMLCanvasElement,
  poses: Poses,
  quarter: Quarter,
  marks: ElevationMarks = {},
): void {
  const [width, height] = [canvas.clientWidth || canvas.width, canvas.clientHeight || canvas.height];
  const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  const seen = elevationsOf(poses, quarter);
  const paper = paperOf(width, height, seen);
  sheet(pen, width, height, paper);
  const held = new Set(marks.held);
  for (const one of seen) {
    if (held.has(one.piece)) continue;
    const fill = marks.painted ? paintOf(one.piece) : BLUEPRINT.ground;
    chalk(pen, one, paper, marks.marked?.has(one.piece) ? HELD : BLUEPRINT.chalk, fill);
    if (marks.painted) stamp(pen, one, paper);
  }
  if (marks.level != null) level(pen, width, paper, marks.level);
  if (marks.drop) drop(pen, paper, quarter, marks.drop);
  for (const one of seen) if (held.has(one.piece)) chalk(pen, one, paper, HELD, HELD);
}

function sheet(pen: CanvasRenderingContext2D, width: number, height: number, { scale, x, y }: Paper): void {
  pen.fillStyle = BLUEPRINT.ground;
  pen.fillRect(0, 0, width, height);
  pen.lineWidth = 1;
  pen.strokeStyle = "rgba(234,242,246,0.09)";
  pen.beginPath();
  const pitch = 10 * scale * (scale < 0.8 ? 2 : 1); // ten millimetres, or twenty where they would be too close
  for (let at = x % pitch; at < width; at += pitch) {
    pen.moveTo(Math.round(at) + 0.5, 0);
    pen.lineTo(Math.round(at) + 0.5, height);
  }
  for (let at = y; at > 0; at -= pitch) {
    pen.moveTo(0, Math.round(at) + 0.5);
    pen.lineTo(width, Math.round(at) + 0.5);
  }
  pen.stroke();
  pen.strokeStyle = BLUEPRINT.chalk2;
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(0, y + 0.6);
  pen.lineTo(width, y + 0.6);
  pen.stroke();
}

function paintOf(piece: Piece): string {
  const kind = kindOf(piece);
  return kind === "girder" ? GIRDER_PAINT[piece.split("-")[1] as GirderColour].paint : PAINT[kind];
}

/** In the middle of a girder, since its ends may be hidden. */
function stamp(pen: CanvasRenderingContext2D, { piece, outlines }: Elevation, { scale, x, y }: Paper): void {
  if (kindOf(piece) !== "girder") return;
  const colour = piece.split("-")[1] as GirderColour;
  const outline = outlines[0]!;
  const middle = (axis: 0 | 1) => outline.reduce((sum, spot) => sum + spot[axis], 0) / outline.length;
  pen.save();
  pen.translate(x + middle(0) * scale, y - middle(1) * scale);
  pen.fillStyle = pen.strokeStyle = GIRDER_PAINT[colour].stamp;
  STAMP[colour](pen, 2.4 * scale);
  pen.restore();
}

/** The union of the outlines: a broad line round each, then all of them filled. */
function chalk(
  pen: CanvasRenderingContext2D,
  { outlines }: Elevation,
  { scale, x, y }: Paper,
  line: string,
  fill: string,
): void {
  const path = new Path2D();
  for (const outline of outlines) {
    outline.forEach(([across, up], i) => {
      const [px, py] = [x + across * scale, y - up * scale];
      if (i === 0) path.moveTo(px, py);
      else path.lineTo(px, py);
    });
    path.closePath();
  }
  pen.lineJoin = "round";
  pen.lineWidth = 2.4;
  pen.strokeStyle = line;
  pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path, "nonzero");
}

function level(pen: CanvasRenderingContext2D, width: number, { scale, y }: Paper, mm: number): void {
  pen.strokeStyle = "#8FC4E8";
  pen.lineWidth = 1;
  pen.setLineDash([5, 4]);
  pen.beginPath();
  pen.moveTo(0, y - mm * scale);
  pen.lineTo(width, y - mm * scale);
  pen.stroke();
  pen.setLineDash([]);
}

const RIGHT = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function drop(
  pen: CanvasRenderingContext2D,
  { scale, x, y }: Paper,
  quarter: Quarter,
  { at, gap }: { at: readonly [number, number, number]; gap: number },
): void {
  const [rx, ry] = RIGHT[quarter];
  const px = x + (at[0] * rx + at[1] * ry) * scale;
  pen.strokeStyle = HELD;
  pen.lineWidth = 1.6;
  pen.setLineDash([4, 3]);
  pen.beginPath();
  pen.moveTo(px, y - (at[2] + gap) * scale);
  pen.lineTo(px, y - at[2] * scale);
  pen.stroke();
  pen.setLineDash([]);
}
