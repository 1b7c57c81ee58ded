/** The thin lines round a piece, a little outside of it; centimetres, as drawn. */
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import { EDGES } from "../geometry/hulls";
import { PARTS, type Part } from "../pieces.gen";
import type { Kind } from "../geometry/site";
import { bodyShape, headOutline, WORKER } from "./worker-model";

const AWAY = 0.11;

type Point = [number, number, number];
type Segment = [Point, Point];

function boxLines({ centre, size }: Part): Segment[] {
  const corner = (n: number): Point => {
    const at = (axis: 0 | 1 | 2) => (centre[axis] + (n & (1 << axis) ? 0.5 : -0.5) * size[axis]) / 10;
    const out = (axis: 0 | 1 | 2) => (n & (1 << axis) ? AWAY : -AWAY);
    return [at(0) + out(0), at(2) + out(2), -(at(1) + out(1))];
  };
  return EDGES.map(([a, b]) => [corner(a), corner(b)]);
}

/** A closed outline, pushed outwards; against the clock. */
export function widened(outline: readonly (readonly [number, number])[], away: number): [number, number][] {
  const count = outline.length;
  const normal = (i: number): [number, number] => {
    const [a, b] = [outline[i % count]!, outline[(i + 1) % count]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  };
  return outline.map(([x, y], i) => {
    const [before, after] = [normal(i + count - 1), normal(i)];
    const share = 1 + before[0] * after[0] + before[1] * after[1];
    const by = away / Math.max(0.5, share); // not into a spike where the outline turns sharply
    return [x + (before[0] + after[0]) * by, y + (before[1] + after[1]) * by];
  });
}

function workerLines(): Segment[] {
  const distinct = (points: { x: number; y: number }[]) =>
    points
      .map(({ x, y }): [number, number] => [x, y])
      .filter(([x, y], i, all) => i === 0 || Math.hypot(x - all[i - 1]![0], y - all[i - 1]![1]) > 1e-6);
  const body = distinct(bodyShape().getPoints(5)).slice(0, -1);
  const head = distinct(headOutline());
  const shoulder = body.findIndex(([x, y]) => x > 0 && Math.abs(y - WORKER.armTop) < 1e-6);
  const whole = [...body.slice(0, shoulder + 1), ...head, ...body.slice(shoulder + 1)];
  const outline = widened(whole, AWAY);
  const deep = WORKER.deep / 2 + AWAY;
  const lines: Segment[] = [];
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    for (const z of [-deep, deep]) lines.push([[x, y, z], [nx, ny, z]]); // prettier-ignore
    const corner = Math.abs(Math.abs(x) - WORKER.wide / 2 - AWAY) < 0.02 || y < 0;
    if (corner) lines.push([[x, y, -deep], [x, y, deep]]); // prettier-ignore
  });
  return lines;
}

function hatLines(): Segment[] {
  const lines: Segment[] = [];
  const [brim, radius, top] = [-0.7, 0.84, 0.28];
  const round = 28;
  for (let i = 0; i < round; i++) {
    const at = (n: number, y: number): Point => {
      const angle = (n / round) * Math.PI * 2;
      return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    };
    lines.push([at(i, brim), at(i + 1, brim)]);
    const arc = (n: number, across: boolean): Point => {
      const angle = (n / round) * Math.PI;
      const out = Math.cos(angle) * 0.7;
      const y = brim + Math.sin(angle) * (top - brim);
      return across ? [out, y, 0] : [0, y, out];
    };
    lines.push([arc(i, true), arc(i + 1, true)], [arc(i, false), arc(i + 1, false)]);
  }
  return lines;
}

const LINES: Partial<Record<Kind, () => Segment[]>> = { worker: workerLines, hat: hatLines };

export function outlineOf(kind: Kind): LineSegmentsGeometry {
  const lines = LINES[kind]?.() ?? PARTS[kind].flatMap(boxLines);
  return new LineSegmentsGeometry().setPositions(lines.flat(2));
}
