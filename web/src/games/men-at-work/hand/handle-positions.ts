/** Page positions of the handles of a held piece: round it, and always within what is free of other things. */
import type { Handle, Spot } from "./pointer-grab";
import type { Vector } from "../geometry/site";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const AWAY = 34; // pixels from the piece
const APART = 46; // pixels between two handles, which are 44 wide

/** What some points cover on the page; null: none can be seen. */
export function boxOf(points: readonly Vector[], where: (point: Vector) => Spot | null): Box | null {
  const seen = points.map(where).filter((spot) => spot !== null);
  if (seen.length === 0) return null;
  const [xs, ys] = [seen.map((spot) => spot.x), seen.map((spot) => spot.y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export function handlePositions({ left, top, right, bottom }: Box, free: Box): Record<Handle, Spot> {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const within = (at: Spot): Spot => ({
    x: Math.max(free.left, Math.min(free.right, at.x)),
    y: Math.max(free.top, Math.min(free.bottom, at.y)),
  });
  const height = within({ x, y: top - AWAY });
  const turn = beside(within({ x: right + AWAY, y }), [height], within);
  const tilt = beside(within({ x: left - AWAY, y: Math.min(y, bottom - AWAY / 2) }), [height, turn], within);
  const low = within({ x: left + (right - left) * 0.12, y: bottom + AWAY });
  return { height, turn, tilt, across: beside(low, [height, turn, tilt], within) };
}

/** There, or as near as it covers no other handle: at an edge several would stand on one another. */
function beside(at: Spot, others: readonly Spot[], within: (at: Spot) => Spot): Spot {
  const room = (spot: Spot): number => Math.min(...others.map((one) => Math.hypot(one.x - spot.x, one.y - spot.y)));
  const steps = [0, APART, -APART, 2 * APART, -2 * APART, 3 * APART, -3 * APART];
  const places = steps.flatMap((step) => [within({ x: at.x + step, y: at.y }), within({ x: at.x, y: at.y + step })]);
  return places.find((spot) => room(spot) >= APART) ?? at;
}

const SOFT = 0.12; // of what is missing, with each picture
const MOST = 14; // pixels
const MOST_GRIPPED = 4; // what is gripped goes along with the picture, so that it must not run away

/**
 * How far the picture goes along, with each frame, so that what is at its edge stays in it. What is gripped is where the pointer is: it is
 * followed when the pointer is beyond the edge, and only slowly.
 */
export function followed(box: Box, free: Box, pointer: Spot | null = null): Spot {
  const at = pointer ? { left: pointer.x, right: pointer.x, top: pointer.y, bottom: pointer.y } : box;
  const fastest = pointer ? MOST_GRIPPED : MOST;
  const by = (low: number, high: number, least: number, most: number): number => {
    const [over, under] = [Math.max(0, high - most), Math.max(0, least - low)];
    if (over > 0 && under > 0) return 0; // it is larger than the picture
    const missing = under - over;
    return Math.abs(missing) < 1 ? 0 : Math.sign(missing) * Math.min(fastest, Math.max(1, Math.abs(missing) * SOFT));
  };
  return { x: by(at.left, at.right, free.left, free.right), y: by(at.top, at.bottom, free.top, free.bottom) };
}
