/** Passkeys: the browser's part. Keys stay on the device or with its password manager; the server has their public halves. */
import { request, RequestError } from "../http";
import type { PasskeyInfo, Person } from "../wire.gen";
import { say } from "../words.svelte";

/** Only where the page is safe and has a name; a bare address of numbers has none that a passkey could be made for. */
export function canUsePasskeys(): boolean {
  return (
    "PublicKeyCredential" in window &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/** Whoever closes the device's own dialog has not been refused: null. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (trouble) {
    if (!(trouble instanceof DOMException)) throw trouble;
    if (trouble.name === "NotAllowedError" || trouble.name === "AbortError") return null;
    if (trouble.name === "InvalidStateError") throw new RequestError("passkey_known", say("me-passkey-known"), 0);
    throw new RequestError("passkey", say("me-passkey-failed"), 0);
  }
}

export async function createPasskey(name: string): Promise<PasskeyInfo | null> {
  waiting?.abort();
  const options = await request<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/me/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  return (
    credential && (await request<PasskeyInfo>("POST", "/api/me/passkeys", { name, credential: credential.toJSON() }))
  );
}

/** The request that waits in a field's own list of suggestions: the device asks one thing at a time. */
let waiting: AbortController | null = null;

/** Passkeys among the suggestions of a field with `autocomplete="webauthn"`; null: not here, or none was chosen. */
export async function offeredPasskey(gone: AbortSignal): Promise<Person | null> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  const mine = (waiting = new AbortController());
  gone.addEventListener("abort", () => mine.abort());
  return gone.aborted ? null : signedIn({ mediation: "conditional", signal: mine.signal });
}

/** The browser offers whatever passkeys it has for this site; null: none was chosen. */
export function usePasskey(): Promise<Person | null> {
  waiting?.abort();
  return signedIn({});
}

async function signedIn(how: CredentialRequestOptions): Promise<Person | null> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/sign-in/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await asked(() => navigator.credentials.get({ publicKey, ...how }));
  return credential && (await request<Person>("POST", "/api/sign-in", { credential: credential.toJSON() }));
}
