/** Settings of this device: kept in the browser, never sent anywhere. */
import type { Company } from "./company/steps";
import { LANGUAGES, learnLanguage, type Language } from "./words.svelte";

/** How much a hand on the building site is helped. */
export type Assist = "full" | "some" | "none";

/** Speed of what moves by itself; a system that asks for less motion has the last word. */
export type Speed = "normal" | "fast" | "none";
const FAST = 2.5; // times

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  speed: Speed; // of everything that moves by itself
  sound: boolean;
  vibration: boolean;
  confirm: boolean; // a step between choosing a space and playing
  labels: boolean; // labels on dice
  strong: boolean; // strong lines
  game: string; // which one was played last; empty: none yet
  company: Record<string, Company>; // bots one plays with, by game
  assist: Assist;
  quality: "auto" | "high" | "low"; // auto: full where there is a graphics card
}

const KEY = "chantier.settings";
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");

function ofTheBrowser(): Language {
  const wishes = [new URLSearchParams(location.search).get("lang") ?? "", ...navigator.languages];
  const spoken = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === spoken.find((wish) => LANGUAGES.includes(wish as Language))) ?? "en";
}

function usual(): Settings {
  return {
    language: ofTheBrowser(),
    theme: "system",
    speed: "normal",
    sound: false, // quiet by default
    vibration: false,
    confirm: true,
    labels: false,
    strong: false,
    game: "",
    company: {},
    assist: "full",
    quality: "auto",
  };
}

function stored(): Partial<Settings> {
  try {
    const { motion, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> & {
      motion?: string;
    };
    return motion === "less" && !kept.speed ? { ...kept, speed: "none" } : kept; // as it was called before
  } catch {
    return {};
  }
}

/** For one visit only: `?quality=low&theme=dark&lang=fr&motion=less` (and `pixels=0.2`), for tests, for old machines, for links. */
function fromTheAddress(): Partial<Settings> {
  const asked = new URLSearchParams(location.search);
  const given: Partial<Settings> = {};
  const lang = asked.get("lang");
  if (LANGUAGES.includes(lang as Language)) given.language = lang as Language;
  if (asked.get("quality") === "low" || asked.get("quality") === "high")
    given.quality = asked.get("quality") as "low" | "high";
  if (asked.get("theme") === "dark" || asked.get("theme") === "light")
    given.theme = asked.get("theme") as "dark" | "light";
  if (asked.get("motion") === "less") given.speed = "none";
  return given;
}

export const settings: Settings = $state({ ...usual(), ...stored(), ...fromTheAddress() });
const system = $state({ dark: dark.matches, reduced: reduced.matches });

dark.addEventListener("change", () => ((system.dark = dark.matches), applied()));
reduced.addEventListener("change", () => ((system.reduced = reduced.matches), applied()));

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...some }));
  applied();
  if (some.language) void learnLanguage(some.language);
}

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && system.dark);
}

export function motion(): boolean {
  return settings.speed !== "none" && !system.reduced;
}

/** A fall may be shown slower than it is: not to whoever is in a hurry. */
export function slowMotion(): boolean {
  return motion() && pace() === 1;
}

/** How many times as fast as designed things move. */
export function pace(): number {
  return settings.speed === "fast" ? FAST : 1;
}

function applied(): void {
  const page = document.documentElement;
  page.dataset.theme = isDark() ? "dark" : "light";
  page.dataset.motion = !motion() ? "less" : settings.speed === "fast" ? "fast" : "full";
  page.dataset.strong = String(settings.strong);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isDark() ? "#0F2740" : "#F4EEE2");
}
applied();

let drawing: { in3D: boolean; fast: boolean } | null = null;

/** Names of programs that draw without a graphics card. */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether scenes can be drawn here, and whether by a graphics card: a processor alone takes minutes for soft shadows. */
function ofTheMachine(): { in3D: boolean; fast: boolean } {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return { in3D: false, fast: false };
  const told = context.getExtension("WEBGL_debug_renderer_info");
  const drawer = String(context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return { in3D: true, fast: !BY_PROCESSOR.test(drawer) };
}

export function drawsIn3D(): boolean {
  drawing ??= ofTheMachine();
  return drawing.in3D;
}

export function quality(): "high" | "low" {
  if (settings.quality !== "auto") return settings.quality;
  drawing ??= ofTheMachine();
  return drawing.fast ? "high" : "low";
}
