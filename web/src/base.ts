/** The path below which the server is reached: "/" or "/games/chantier/". The server writes it into the page. */
export const BASE = globalThis.document?.documentElement.dataset.base ?? "/";

/** One of our own paths, such as "/t/abc", as the browser has to ask for it. */
export const at = (path: string): string => BASE + path.slice(1);

/** The whole address of one of our own paths: for requests, and for links that are passed on. */
export const addressOf = (path: string): URL => new URL(at(path), location.origin);

/** Our own path behind a browser's; null: it leads elsewhere. */
export function inside(pathname: string): string | null {
  if (`${pathname}/` === BASE) return "/";
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : null;
}
