/** The colours of the pieces, and the stamp by which a girder is known without its colour. */
import type { Kind } from "../geometry/site";

export type GirderColour = "orange" | "purple" | "black" | "white";

export const GIRDER_PAINT: Record<GirderColour, { paint: string; stamp: string }> = {
  orange: { paint: "#E4662A", stamp: "#5A1D00" },
  purple: { paint: "#73599B", stamp: "#EFE6FB" },
  black: { paint: "#2C2E33", stamp: "#E9E4D8" },
  white: { paint: "#F1EADB", stamp: "#3B3A36" },
};

export const PAINT: Record<Exclude<Kind, "girder">, string> = {
  support: "#C5BFB3",
  worker: "#DDBC8C",
  hat: "#EDB43A",
  brick: "#B4573D",
  beam: "#E3C79A",
  crane: "#EDB43A",
  box: "#C8A475",
};

/** Each colour has its own stamp: a girder is known without its colour. `r` is about half as large as it is. */
export const STAMP: Record<GirderColour, (pen: CanvasRenderingContext2D, r: number) => void> = {
  orange(pen, r) {
    pen.beginPath();
    pen.arc(0, 0, r, 0, Math.PI * 2);
    pen.fill();
  },
  purple(pen, r) {
    pen.beginPath();
    pen.moveTo(0, -r * 1.25);
    pen.lineTo(r, 0);
    pen.lineTo(0, r * 1.25);
    pen.lineTo(-r, 0);
    pen.fill();
  },
  black(pen, r) {
    pen.fillRect(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8);
  },
  white(pen, r) {
    pen.lineWidth = r * 0.45;
    pen.beginPath();
    pen.arc(0, 0, r * 0.85, 0, Math.PI * 2);
    pen.stroke();
  },
};
