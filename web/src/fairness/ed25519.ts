/** For browsers without Ed25519 of their own, and for pages over plain http, where they have no cryptography at all. */
import { hashes, verify } from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

hashes.sha512 = sha512;

/** As RFC 8032 has it; a key that is no point of the curve has signed nothing. */
export function isSignedBy(key: Uint8Array, text: Uint8Array, signature: Uint8Array): boolean {
  try {
    return verify(signature, text, key, { zip215: false });
  } catch {
    return false;
  }
}
