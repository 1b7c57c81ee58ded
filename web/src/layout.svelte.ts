/** Width of the page: phone below 700, tablet below 1100, desktop from there. And whether it is low, a phone on its side, or squat, a short phone. */
export type Layout = "phone" | "tablet" | "desktop";

const phone = matchMedia("(max-width: 699px)");
const desktop = matchMedia("(min-width: 1100px)");
const read = (): Layout => (phone.matches ? "phone" : desktop.matches ? "desktop" : "tablet");

const lying = matchMedia("(max-height: 599px) and (min-width: 640px)");
const roomy = matchMedia("(min-width: 900px)");

const short = matchMedia("(max-width: 699px) and (max-height: 699px)");

let now = $state<Layout>(read());
phone.addEventListener("change", () => (now = read()));
desktop.addEventListener("change", () => (now = read()));

let flat = $state(lying.matches);
lying.addEventListener("change", () => (flat = lying.matches));

let wide = $state(roomy.matches);
roomy.addEventListener("change", () => (wide = roomy.matches));

/** Three things fit beside each other, on a tablet too. */
export function broad(): boolean {
  return wide;
}

export function low(): boolean {
  return flat;
}

let stout = $state(short.matches);
short.addEventListener("change", () => (stout = short.matches));

export function squat(): boolean {
  return stout;
}

export function layout(): Layout {
  return now;
}
