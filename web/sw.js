/**
 * Keeps the app itself, so that it opens where the server does not answer, and can say so. What happens at tables is never
 * kept: /api is not touched. A new version waits until the last page of the old one is closed; so no page loses its files.
 */
const BASE = new URL("./", location.href).pathname; // where the server is below its host
const OURS = `chantier${BASE}`; // another server below the same host keeps its own
const NAME = OURS + "VERSION";
const KEPT = ["KEPT"].map((name) => BASE + name);

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith(`${BASE}assets/`)) event.respondWith(keptOrFetched(request));
  else if (request.mode === "navigate" && !address.pathname.startsWith(`${BASE}api`))
    event.respondWith(fetchedOrKept(request, BASE));
  else if (KEPT.includes(address.pathname)) event.respondWith(fetchedOrKept(request, address.pathname));
});

/** Of a version before, also of those that had no base path in their names. */
function isOld(name) {
  const [, after] = name.split(OURS);
  return (
    name !== NAME && ((BASE === "/" && /^chantier-\w+$/.test(name)) || (after !== undefined && !after.includes("/")))
  );
}

/** A message from the server, encrypted for this browser. One about the same turn takes the place of the one before. */
addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told?.title) return;
  const shown = {
    body: told.text,
    tag: told.key,
    icon: `${BASE}icon-192.png`,
    badge: `${BASE}icon-192.png`,
    data: { url: told.url },
  };
  event.waitUntil(
    Promise.all([registration.showNotification(told.title, shown), navigator.setAppBadge?.().catch(() => {})]),
  );
});

/** Opens the table: in a window that shows it already, in another one of ours, or in a new one. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.url ?? BASE, location.origin);
  const here = new URL(wanted.pathname + wanted.hash, location.origin).href; // whatever the server calls itself
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === wanted.pathname);
      if (open) return open.focus();
      return clients.openWindow(here);
    }),
  );
});

/** Names of assets change with what is in them: what is kept is right. */
async function keptOrFetched(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

async function fetchedOrKept(request, path) {
  const cache = await caches.open(NAME);
  try {
    const fetched = await fetch(request);
    if (fetched.ok && path !== BASE) await cache.put(path, fetched.clone());
    return fetched;
  } catch (trouble) {
    const kept = await cache.match(path);
    if (kept) return kept;
    throw trouble;
  }
}
