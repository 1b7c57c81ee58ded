/**
 * The service worker's handlers for messages and clicks, run by themselves with a stand-in for the browser: Chromium without windows
 * crashes when it is handed a push message and shows no notifications, and under load it stops and restarts the worker at any time.
 */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const HERE = "https://chantier.example";
const TOLD = { key: "k1", title: "Your turn", text: "It is your turn.", url: "https://public.example/t/abc#x" };

interface Event {
  data?: { json: () => unknown } | null;
  notification?: { data: unknown; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
}

/** A worker with these windows open, and what it has asked of the browser. */
function worker(...open: string[]) {
  const heard = new Map<string, (event: Event) => void>();
  const asked: unknown[] = [];
  runInNewContext(readFileSync(new URL("../sw.js", import.meta.url), "utf-8"), {
    URL,
    Promise,
    location: { origin: HERE, href: `${HERE}/sw.js` },
    navigator: {},
    caches: {},
    addEventListener: (kind: string, handler: (event: Event) => void) => heard.set(kind, handler),
    registration: { showNotification: async (title: string, how: object) => void asked.push({ title, ...how }) },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void asked.push(`focus ${url}`) })),
      openWindow: async (url: string) => void asked.push(`open ${url}`),
    },
  });
  return async (kind: string, event: Omit<Event, "waitUntil">) => {
    let waited: Promise<unknown> = Promise.resolve();
    heard.get(kind)!({ ...event, waitUntil: (work) => (waited = work) });
    await waited;
    return asked;
  };
}

const pushed = (told: unknown) => worker()("push", { data: { json: () => told } });
const clicked = (url: string | undefined, ...open: string[]) => {
  let closed = false;
  const notification = { data: url === undefined ? undefined : { url }, close: () => void (closed = true) };
  return worker(...open)("notificationclick", { notification }).then((asked) => ({ asked, closed }));
};

test("a message is shown by the key of its turn, so that one about the same turn takes its place", async () => {
  expect(await pushed(TOLD)).toMatchObject([
    { title: "Your turn", body: TOLD.text, tag: "k1", data: { url: TOLD.url } },
  ]);
});

test("what says nothing shows nothing", async () => {
  expect(await pushed({})).toEqual([]);
  expect(await pushed({ text: "without a title" })).toEqual([]);
  expect(await worker()("push", { data: null })).toEqual([]);
});

test("a click opens the table at the address that this device knows, whatever the server calls itself", async () => {
  expect(await clicked(TOLD.url)).toEqual({ asked: [`open ${HERE}/t/abc#x`], closed: true });
  expect(await clicked(TOLD.url, `${HERE}/rules`)).toEqual({ asked: [`open ${HERE}/t/abc#x`], closed: true });
  expect(await clicked(undefined)).toEqual({ asked: [`open ${HERE}/`], closed: true });
});

test("a click goes to the window that shows the table already", async () => {
  const shown = `${HERE}/t/abc?lang=fr`;
  expect(await clicked(TOLD.url, `${HERE}/`, shown)).toEqual({ asked: [`focus ${shown}`], closed: true });
});
