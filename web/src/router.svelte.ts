/** Router: the page of this address; links are plain links, taken over here. */
import { addressOf, at, BASE, inside } from "./base";
export interface Route {
  page: string; // the first part of the path: "" is home
  name: string | null; // the second: a table, a game
  search: URLSearchParams;
}

function read(): Route {
  const [page = "", name = null] = (inside(location.pathname) ?? "/")
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  return { page, name, search: new URLSearchParams(location.search) };
}

/** Settings for one visit stay in the address while one walks through the pages. */
const CARRIED = ["lang", "quality", "pixels", "theme", "motion", "hooks"];

// Without the slash at its end, or past a proxy, the base path is not there: everything else of the address stays.
if (!location.pathname.startsWith(BASE))
  history.replaceState(null, "", at(inside(location.pathname) ?? location.pathname) + location.search + location.hash);
let here = $state.raw(read());

export function route(): Route {
  return here;
}

export function go(path: string, how: "push" | "replace" = "push"): void {
  const address = addressOf(path);
  for (const name of CARRIED) {
    const value = new URLSearchParams(location.search).get(name);
    if (value !== null && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  history[how === "push" ? "pushState" : "replaceState"](null, "", address);
  here = read();
  if (how === "push") scrollTo(0, 0);
}

addEventListener("popstate", () => (here = read()));
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const path = link.origin === location.origin ? inside(link.pathname) : null;
  if (path === null || link.target || link.hasAttribute("download") || path.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(path + link.search + link.hash);
});
