/** Ed25519 signatures (RFC 8032): by the browser where it can, otherwise by a library that is loaded only then. */
import { ascii, fromHex } from "../verify/hashing";

const KEY = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

/** null: it could not be checked here, which is neither yes nor no. */
export type IsSigned = (server: string, text: string, signature: string) => Promise<boolean | null>;

export const isSigned: IsSigned = async (server, text, signature) => {
  if (!KEY.test(server) || !SIGNATURE.test(signature)) return false;
  return (await byTheBrowser(server, text, signature)) ?? (await byTheLibrary(server, text, signature));
};

/** null: this browser does not know Ed25519, or is not allowed to. */
export const byTheBrowser: IsSigned = async (server, text, signature) => {
  try {
    const key = await crypto.subtle.importKey("raw", fromHex(server), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", key, fromHex(signature), ascii(text));
  } catch {
    return null; // a key that is none is no reason to trust it either: the library says so
  }
};

/** null: the library could not be loaded. */
export const byTheLibrary: IsSigned = async (server, text, signature) => {
  const library = await import("./ed25519").catch(() => null);
  return library ? library.isSignedBy(fromHex(server), ascii(text), fromHex(signature)) : null;
};
