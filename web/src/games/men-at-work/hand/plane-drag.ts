/** From pixels to millimetres: how far a held piece goes in its horizontal plane so that it stays under the pointer. */
import type { SiteScene, Vector } from "../geometry/site";

const PROBE_MM = 10;
const FLATTEST = 0.3; // a plane seen from lower down than this would run away under the pointer

/** `place`: the point that is moved. The camera may stand anywhere, even below the plane: up on the screen is always away. */
export function acrossBy(where: SiteScene["where"], place: Vector, dx: number, dy: number): [number, number] {
  const [x, y, z] = place;
  const [here, along, beside] = [where(place), where([x + PROBE_MM, y, z]), where([x, y + PROBE_MM, z])];
  if (!here || !along || !beside) return [0, 0];
  // How pixels change with x and y of the site.
  const [xx, xy] = [(along.x - here.x) / PROBE_MM, (beside.x - here.x) / PROBE_MM];
  const [yx, yy] = [(along.y - here.y) / PROBE_MM, (beside.y - here.y) / PROBE_MM];
  const perMm = Math.hypot(xx, xy);
  if (perMm === 0) return [0, 0];
  const right: [number, number] = [xx / perMm, xy / perMm];
  const away: [number, number] = [-right[1], right[0]];
  const u = dx / perMm;
  const down = Math.min(yx * away[0] + yy * away[1], -FLATTEST * perMm);
  const v = (dy - (yx * right[0] + yy * right[1]) * u) / down;
  return [right[0] * u + away[0] * v, right[1] * u + away[1] * v];
}

/** Keys go along the table's edges, as seen from where the camera stands: 0 front, 1 right, 2 back, 3 left. */
export function asSeen(quarter: 0 | 1 | 2 | 3, right: number, away: number): [number, number] {
  const turns: [number, number][] = [
    [right, away],
    [-away, right],
    [-right, -away],
    [away, -right],
  ];
  return turns[quarter]!;
}
