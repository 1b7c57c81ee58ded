/** Who sits at this device. There are no accounts: a name and a cookie. */
import { ask, Trouble } from "./asking";
import type { Person } from "./wire.gen";
import { say } from "./words.svelte";

let person = $state.raw<Person | null>(null);

/** The cookie cannot be read from here; whether there is one is remembered, so that nobody unknown has to be asked about. */
const KNOWN = "chantier.known";
const isKnown = () => localStorage.getItem(KNOWN) !== null;

function met(somebody: Person | null): Person | null {
  if (somebody) localStorage.setItem(KNOWN, "1");
  else localStorage.removeItem(KNOWN);
  return (person = somebody);
}

export function me(): Person | null {
  return person;
}

/** Looks whether the device is known already; nobody is made up for somebody who only looks. */
export async function recognise(): Promise<Person | null> {
  if (!isKnown()) return met(null);
  try {
    return met(await ask<Person>("GET", "/api/me"));
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.code === "who_are_you") return met(null);
    throw trouble;
  }
}

/** Somebody is needed now: a guest, who may take another name at any time. */
export async function introduce(name?: string): Promise<Person> {
  return (
    person ?? (await recognise()) ?? met(await ask<Person>("POST", "/api/me", { name: name ?? say("shell-guest") }))!
  );
}

export async function rename(name: string): Promise<void> {
  met(await ask<Person>((await recognise()) ? "PATCH" : "POST", "/api/me", { name }));
}

export async function carry(link: string): Promise<void> {
  met(await ask<Person>("POST", "/api/me/carry", { link }));
}

export async function forget(): Promise<void> {
  await ask("DELETE", "/api/me");
  met(null);
}
