/** Position of the side view: in a corner of what is free, never over what is held or its handles; nowhere, if there is no such corner. */
import type { Spot } from "../pointer-grab";
import type { Box } from "../handle-positions";

const LOW = 2; // times its own height
const ROUND = 56; // pixels round a held piece, where its handles are

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** `now`: where it stands; it stays there as long as it may. */
export function sidePlace(
  size: { width: number; height: number },
  free: Box,
  held: Box | null,
  now: Spot | null,
): Spot | null {
  const [right, bottom] = [free.right - size.width, free.bottom - size.height];
  if (right < free.left || bottom < free.top) return null;
  const corners: Spot[] = [
    { x: right, y: free.top },
    { x: free.left, y: free.top },
    // Where there is little height, what is built stands at the bottom.
    ...(bottom - free.top < LOW * size.height ? [] : [right, free.left].map((x) => ({ x, y: bottom }))),
  ];
  const round = held && {
    left: held.left - ROUND,
    right: held.right + ROUND,
    top: held.top - ROUND,
    bottom: held.bottom + ROUND,
  };
  const clear = ({ x, y }: Spot): boolean =>
    !round || !meets({ left: x, top: y, right: x + size.width, bottom: y + size.height }, round);
  const stays = corners.find((corner) => now && corner.x === now.x && corner.y === now.y);
  return (stays && clear(stays) ? stays : corners.find(clear)) ?? null;
}

/** Where a label stands beside a line: at the first of these spots at which it covers nothing of what is to be seen. */
export function labelPlace(
  size: { width: number; height: number },
  spots: readonly Spot[],
  seen: readonly Box[],
  away: number,
): Spot | null {
  const places = spots.flatMap(({ x, y }) => [
    { x: x + away, y: y - size.height / 2 },
    { x: x - away - size.width, y: y - size.height / 2 },
  ]);
  const covers = ({ x, y }: Spot): boolean =>
    seen.some((box) => meets({ left: x, top: y, right: x + size.width, bottom: y + size.height }, box));
  return places.find((place) => !covers(place)) ?? places[0] ?? null;
}
