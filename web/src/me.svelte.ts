/** Who sits at this device. There are no accounts: a name and a cookie. */
import { ask, Trouble } from "./asking";
import type { Person } from "./wire.gen";
import { say } from "./words.svelte";

let person = $state.raw<Person | null>(null);

export function me(): Person | null {
  return person;
}

/** Looks whether the device is known already; nobody is made up for somebody who only looks. */
export async function recognise(): Promise<Person | null> {
  try {
    person = await ask<Person>("GET", "/api/me");
  } catch (trouble) {
    if (!(trouble instanceof Trouble && trouble.code === "who_are_you")) throw trouble;
    person = null;
  }
  return person;
}

/** Somebody is needed now: a guest, who may take another name at any time. */
export async function introduce(name?: string): Promise<Person> {
  person ??= await recognise();
  person ??= await ask<Person>("POST", "/api/me", { name: name ?? say("shell-guest") });
  return person;
}

export async function rename(name: string): Promise<void> {
  person = await ask<Person>(person ? "PATCH" : "POST", "/api/me", { name });
}

export async function carry(link: string): Promise<void> {
  person = await ask<Person>("POST", "/api/me/carry", { link });
}

export async function forget(): Promise<void> {
  await ask("DELETE", "/api/me");
  person = null;
}
