/** Every sentence comes from the Fluent files; code knows keys only. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, TEXTS } from "./languages.gen";
import type { Facts, Key } from "./words.gen";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type { Key } from "./words.gen";

type Given<K extends Key> = [Facts[K]] extends [never] ? [] : [facts: Record<Facts[K], string | number>];

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

const listeners = new Set<() => void>();

/** Calls back whenever another language is spoken; returns how to stop that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function learnLanguage(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await TEXTS[language]()).default));
  spoken = { language, bundle };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Sentences that the server brings about a game without words here; a key that is here already keeps its meaning. */
export function addWords(text: string): void {
  if (!spoken) return;
  spoken.bundle.addResource(new FluentResource(text));
  spoken = { ...spoken }; // whoever said something without them says it again
}

export function say<K extends Key>(key: K, ...[facts]: Given<K>): string {
  const message = spoken?.bundle.getMessage(key);
  if (!spoken || !message?.value) return key;
  return spoken.bundle.formatPattern(message.value, facts ?? null);
}

/** For keys that are put together, like `material-${material}`: the caller vouches for the family. */
export function sayOne(family: string, one: string, facts?: Record<string, string | number>): string {
  return sayIf(`${family}-${one}`, facts) ?? one;
}

/** For keys that may be missing: null then. */
export function sayIf(key: string, facts?: Record<string, string | number>): string | null {
  const message = spoken?.bundle.getMessage(key);
  return spoken && message?.value ? spoken.bundle.formatPattern(message.value, facts ?? null) : null;
}

export function language(): Language {
  return spoken?.language ?? "en";
}

/** A language as it calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export function listed(names: string[], kind: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type: kind }).format(names);
}
