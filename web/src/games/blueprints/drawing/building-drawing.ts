/** Positions of a building's dice on the paper: seen from the front right and from above. No DOM in here. */
import type { Die, Heights, SpaceIndex } from "../scene/scene-types";

export interface Place {
  space: SpaceIndex;
  level: number; // counted from 0, the table
}

export type Spot = readonly [x: number, y: number];

const TURN = (25 * Math.PI) / 180;
const RISE = (37 * Math.PI) / 180;
const ACROSS: Spot = [Math.cos(TURN), Math.sin(TURN) * Math.sin(RISE)];
const TOWARDS: Spot = [-Math.sin(TURN), Math.cos(TURN) * Math.sin(RISE)];
const UP: Spot = [0, -Math.cos(RISE)];
const GAP = 0.03; // a die is a little smaller than its space
const SIDE = 1 - 2 * GAP;

/** x to the right, z towards the viewer, y up; one die is 1. */
export function project(x: number, y: number, z: number): Spot {
  return [x * ACROSS[0] + z * TOWARDS[0] + y * UP[0], x * ACROSS[1] + z * TOWARDS[1] + y * UP[1]];
}

export const columnOf = (space: SpaceIndex) => space % 2;
const rowOf = (space: SpaceIndex) => Math.floor(space / 2);

function matrix(origin: Spot, right: Spot, down: Spot): string {
  return `matrix(${[...right, ...down, ...origin].map((part) => part.toFixed(4)).join(" ")})`;
}

const scaled = ([x, y]: Spot, by: number): Spot => [x * by, y * by];

export interface DrawnDie extends Place {
  die: Die;
  top: string; // transforms that lay a unit square on that face
  front: string;
  right: string;
  outline: string; // the silhouette, as points of a polygon
  inner: string; // the three edges seen from outside
  behind: string; // the three edges seen through glass
  edges: { left: Spot; right: Spot }; // where a leader line touches it
}

const listed = (spots: readonly Spot[]) => spots.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(" ");
const path = (...lines: readonly (readonly [Spot, Spot])[]) =>
  lines.map(([[a, b], [c, d]]) => `M${a.toFixed(3)} ${b.toFixed(3)}L${c.toFixed(3)} ${d.toFixed(3)}`).join("");

export function drawnDie(die: Die, space: SpaceIndex, level: number): DrawnDie {
  const [x, z, y] = [columnOf(space) + GAP, rowOf(space) + GAP, level * SIDE];
  const corner = (right: number, up: number, near: number) => project(x + right * SIDE, y + up * SIDE, z + near * SIDE);
  const [far, near] = [corner(0, 0, 0), corner(1, 1, 1)]; // the corner nobody sees, and the nearest
  return {
    die,
    space,
    level,
    top: matrix(corner(0, 1, 0), scaled(ACROSS, SIDE), scaled(TOWARDS, SIDE)),
    front: matrix(corner(0, 1, 1), scaled(ACROSS, SIDE), scaled(UP, -SIDE)),
    right: matrix(corner(1, 1, 1), scaled(TOWARDS, -SIDE), scaled(UP, -SIDE)),
    outline: listed([
      corner(0, 1, 0),
      corner(1, 1, 0),
      corner(1, 0, 0),
      corner(1, 0, 1),
      corner(0, 0, 1),
      corner(0, 1, 1),
    ]),
    inner: path([near, corner(0, 1, 1)], [near, corner(1, 1, 0)], [near, corner(1, 0, 1)]),
    behind: path([far, corner(1, 0, 0)], [far, corner(0, 0, 1)], [far, corner(0, 1, 0)]),
    edges: {
      left: project(x + 0.02, y + SIDE / 2, z + SIDE),
      right: project(x + SIDE, y + SIDE / 2, z + SIDE / 2),
    },
  };
}

/** All dice, furthest first: a1 is behind everything, b3 in front. */
export function drawnDice(building: readonly (readonly Die[])[]): DrawnDie[] {
  return building.flatMap((stack, space) => stack.map((die, level) => drawnDie(die, space as SpaceIndex, level)));
}

export interface DrawnSpace {
  space: SpaceIndex;
  height: number; // 0: hatched
  lying: string; // a unit square on the card
}

export function drawnSpaces(plan: Heights): DrawnSpace[] {
  return plan.map((height, space) => ({
    space: space as SpaceIndex,
    height,
    lying: matrix(project(columnOf(space as SpaceIndex), 0, rowOf(space as SpaceIndex)), ACROSS, TOWARDS),
  }));
}

export const MARGIN = 0.22;

/** The card with its margin, as a unit-to-paper transform. */
export const cardLying = matrix(project(0, 0, 0), ACROSS, TOWARDS);

export interface Noted extends Place {
  text: string;
}

export interface DrawnNote extends Noted {
  from: Spot; // on the die
  to: Spot; // beside the building, where the text stands
  side: "left" | "right";
}

const NOTE_APART = 0.52; // two notes on one side never touch

/** Notes stand beside the building at the height of their die: column a to the left, column b to the right. */
export function drawnNotes(notes: readonly Noted[], bounds: Bounds): DrawnNote[] {
  const drawn = notes.map((note): DrawnNote => {
    const { edges } = drawnDie("W1", note.space, note.level);
    const side = columnOf(note.space) === 0 ? "left" : "right";
    const from = edges[side];
    return { ...note, from, to: [side === "left" ? bounds.left - 0.15 : bounds.right + 0.15, from[1]], side };
  });
  for (const side of ["left", "right"] as const) {
    let last = -Infinity;
    for (const note of drawn.filter((one) => one.side === side).sort((one, other) => one.to[1] - other.to[1])) {
      note.to = [note.to[0], Math.max(note.to[1], last + NOTE_APART)];
      last = note.to[1];
    }
  }
  return drawn;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What card and dice cover together. */
export function boundsOf(plan: Heights | null, building: readonly (readonly Die[])[]): Bounds {
  const spots: Spot[] = [];
  if (plan) for (const x of [-MARGIN, 2 + MARGIN]) for (const z of [-MARGIN, 3 + MARGIN]) spots.push(project(x, 0, z));
  building.forEach((stack, space) => {
    const [x, z] = [columnOf(space as SpaceIndex), rowOf(space as SpaceIndex)];
    if (stack.length)
      for (const y of [0, stack.length * SIDE])
        for (const right of [0, 1]) for (const near of [0, 1]) spots.push(project(x + right, y, z + near));
  });
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}
