/** Boxes of the site's canvas that the page leaves free, in pixels from its corner. */
import type { Box } from "../handle-positions";

export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const NONE: Edges = { top: 0, right: 0, bottom: 0, left: 0 };
const PHONE_TOP_PX = 140; // below the players
const PART = 0.5; // what covers the edges covers their middle only

/** Nearly free: what is held stays in there. `covered`: so many pixels at the bottom are covered just now. */
export function freeBox(canvas: HTMLElement, insets: Edges = NONE, covered?: number): Box {
  const { clientWidth: width, clientHeight: height } = canvas;
  return {
    left: insets.left * PART,
    top: width < 700 ? PHONE_TOP_PX : Math.max(64, insets.top * PART),
    right: width - insets.right * PART,
    bottom: height - (covered ?? insets.bottom * 0.9),
  };
}

/** Free all through: the side view stands in there. */
export function openBox(canvas: HTMLElement, { top, right, bottom, left }: Edges = NONE): Box {
  return { left, top, right: canvas.clientWidth - right, bottom: canvas.clientHeight - bottom };
}

export function isInside(event: PointerEvent, canvas: HTMLElement, { left, top, right, bottom }: Box): boolean {
  const box = canvas.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left, event.clientY - box.top];
  return x > left && x < right && y > top && y < bottom;
}
