/** The person at this device. There are no accounts: a name and a cookie. */
import { BASE } from "../base";
import { request, RequestError } from "../http";
import type { Person } from "../wire.gen";
import { say } from "../words.svelte";
import { offeredPasskey, usePasskey } from "./passkeys";

let person = $state.raw<Person | null>(null);

/** The cookie cannot be read from here; a second one says whether there is one, so that nobody unknown has to be asked about. */
const HINT = "chantier-known=";
export const isKnown = () => document.cookie.split("; ").some((one) => one.startsWith(HINT));

function met(somebody: Person | null): Person | null {
  if (!somebody && isKnown()) document.cookie = `${HINT}; path=${BASE}; max-age=0; samesite=lax`;
  return (person = somebody);
}

export function me(): Person | null {
  return person;
}

/** Looks whether the device is known already; nobody is made up for somebody who only looks. */
export async function recognise(): Promise<Person | null> {
  if (!isKnown()) return met(null);
  try {
    return met(await request<Person>("GET", "/api/me"));
  } catch (trouble) {
    if (trouble instanceof RequestError && trouble.code === "who_are_you") return met(null);
    throw trouble;
  }
}

/** Somebody is needed now: a guest, who may take another name at any time. */
export async function introduce(name?: string): Promise<Person> {
  return (
    person ??
    (await recognise()) ??
    met(await request<Person>("POST", "/api/me", { name: name ?? say("shell-guest") }))!
  );
}

export async function rename(name: string): Promise<void> {
  met(await request<Person>((await recognise()) ? "PATCH" : "POST", "/api/me", { name }));
}

export async function carry(link: string): Promise<void> {
  met(await request<Person>("POST", "/api/me/carry", { link }));
}

/** Whoever has been here before is recognised by a passkey; null: they have not chosen one. */
export async function signIn(): Promise<Person | null> {
  const found = await usePasskey();
  return found && met(found);
}

/** Offers passkeys among the suggestions of a name's field, for whoever has been here before; until the function it returns is called. */
export function offerSignIn(done: (somebody: Person) => void): () => void {
  const gone = new AbortController();
  offeredPasskey(gone.signal).then(
    (found) => found && done(met(found)!),
    () => {}, // it was only an offer
  );
  return () => gone.abort();
}

export async function forget(): Promise<void> {
  await request("DELETE", "/api/me");
  met(null);
}
