/** Boxes of elements on the page. */
import type { Box } from "./callout-place";

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** Round all that can be seen of them; null: nothing. */
export function around(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter((one) => one.width > 0 && one.height > 0);
  if (!seen.length) return null;
  const [x, y] = [Math.min(...seen.map((one) => one.x)), Math.min(...seen.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...seen.map((one) => one.x + one.width)) - x,
    height: Math.max(...seen.map((one) => one.y + one.height)) - y,
  };
}
