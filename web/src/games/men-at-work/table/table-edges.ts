/** Edges of the site that the table's page covers, by the size of the window. */
import { broad, layout, low } from "../../../layout.svelte";
import type { Edges } from "../hand/places/free-boxes";

const SAID = 0.58; // of a phone's height is the site in words
const HEADER_PX = 64;
const EDGE_PX = 16;
const INSETS = {
  desktop: { top: 120, right: 190, bottom: 230, left: 150 },
  tablet: { top: 150, right: 24, bottom: 350, left: 24 },
  broad: { top: 140, right: 24, bottom: 265, left: 24 },
  phone: { top: 150, right: 24, bottom: 340, left: 40 },
  low: { top: 110, right: 350, bottom: 16, left: 40 },
};

/** Whatever stands there just now: the camera keeps still while a hand is busy. `told`: the site in words is open. */
export function cameraInsets(height: number, told: boolean): Edges {
  if (told && layout() === "phone") return { ...INSETS.phone, top: 126, bottom: height * SAID };
  if (layout() === "phone" && !low()) return { ...INSETS.phone, bottom: Math.min(INSETS.phone.bottom, height / 2) };
  return INSETS[low() ? "low" : layout() === "tablet" && broad() ? "broad" : layout()];
}

/** Where nothing of the page lies on the site just now. `tabs`: the players stand in a row above. */
export function openEdges(tabs: boolean, players: number, foot: number): Edges {
  return {
    top: HEADER_PX + (tabs ? players + 12 : 28),
    left: tabs ? EDGE_PX : 300,
    right: low() ? 340 + EDGE_PX : EDGE_PX,
    bottom: low() ? 12 : foot + 40,
  };
}
