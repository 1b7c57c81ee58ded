/** How wide the page is: phone below 700, tablet below 1100, desktop from there. */
export type Layout = "phone" | "tablet" | "desktop";

const phone = matchMedia("(max-width: 699px)");
const desktop = matchMedia("(min-width: 1100px)");
const read = (): Layout => (phone.matches ? "phone" : desktop.matches ? "desktop" : "tablet");

let now = $state<Layout>(read());
phone.addEventListener("change", () => (now = read()));
desktop.addEventListener("change", () => (now = read()));

export function layout(): Layout {
  return now;
}
