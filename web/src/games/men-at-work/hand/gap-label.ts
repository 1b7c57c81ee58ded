/** The label of the gap beside the drop line: it covers no face, arm or contact. */
import { cornersOf } from "../geometry/hulls";
import { kindOf, type SiteScene, type Vector } from "../geometry/site";
import type { Play } from "../table/play.svelte";
import { boxOf, type Box } from "./handle-positions";
import { labelPlace } from "./places/side-view-place";

const LABEL = { width: 84, height: 30 };
const LABEL_AT = [0.5, 0.72, 0.3, 0.9, 0.12]; // along the drop line

export interface GapLabel {
  x: number;
  y: number;
  mm: number;
}

/** In the middle of the gap, or as near as there is room. */
export function gapLabel(scene: SiteScene, play: Play): GapLabel | null {
  const [drop, gap] = [scene.drop, play.act?.gap];
  if (!drop || gap === null || gap === undefined) return null;
  const [x, y, z] = drop.at;
  const along = LABEL_AT.flatMap((part) => scene.where([x, y, z + drop.gap * part]) ?? []);
  const place = labelPlace(LABEL, along, lookedAt(scene, play), 12);
  return place && { ...place, mm: gap < 10 ? Math.round(gap * 10) / 10 : Math.round(gap) };
}

function lookedAt(scene: SiteScene, play: Play): Box[] {
  const where = (point: Vector) => scene.where(point);
  const workers = Object.entries(play.sight?.view.poses ?? {}).filter(([piece]) => kindOf(piece) === "worker");
  const points = (play.act?.felt.points ?? []).flatMap((point) => where(point) ?? []);
  return [
    ...workers.flatMap(([piece, pose]) => boxOf(cornersOf(piece, pose), where) ?? []),
    ...points.map(({ x, y }) => ({ left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 })),
  ];
}
