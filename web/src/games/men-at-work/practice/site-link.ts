/**
 * A whole site in the part of an address after "#": nothing has to be stored to share it. 17 bytes a piece, so the 92 pieces of the box take
 * about 2100 characters. Version 1: "1", then base64url of a checksum (FNV-1a, 4 bytes) and the pieces; each is a number in `PIECES` with the
 * largest part of its quaternion (2 bytes), a place in micrometres (3 x 3 bytes), and the three other parts (3 x 2 bytes).
 */
import { PIECES } from "../pieces.gen";
import type { Quaternion } from "../geometry/poses";
import type { Piece, Poses } from "../geometry/site";
import type { Pose } from "../types.gen";

export type LinkError = "broken" | "newer"; // said by `practice-link-…`

const VERSION = "1";
const SUM_BYTES = 4;
const ENTRY_BYTES = 17;
const PLACE_STEPS = 1000; // a millimetre
const PLACE_MOST = 0x7fffff;
const PART_STEPS = 32767 * Math.SQRT2; // the three smaller parts lie within 1/sqrt(2)
const NUMBERS = new Map<Piece, number>(PIECES.map((piece, number) => [piece, number]));

export function linkOf(poses: Poses): string {
  const entries = Object.entries(poses);
  const content = new DataView(new ArrayBuffer(SUM_BYTES + entries.length * ENTRY_BYTES));
  entries.forEach(([piece, pose], at) => write(content, SUM_BYTES + at * ENTRY_BYTES, NUMBERS.get(piece)!, pose));
  content.setUint32(0, sumOf(content), true);
  return VERSION + base64(content);
}

/** The site of a link, or why there is none. */
export function siteOf(link: string): { poses: Poses } | { trouble: LinkError } {
  if (/^[2-9][\w-]*$/.test(link)) return { trouble: "newer" };
  const content = link.startsWith(VERSION) ? bytes(link.slice(VERSION.length)) : null;
  if (!content || content.byteLength < SUM_BYTES || (content.byteLength - SUM_BYTES) % ENTRY_BYTES)
    return { trouble: "broken" };
  if (content.getUint32(0, true) !== sumOf(content)) return { trouble: "broken" };
  const poses: Poses = {};
  for (let at = SUM_BYTES; at < content.byteLength; at += ENTRY_BYTES) {
    const piece = PIECES[content.getUint16(at, true) & 0x3fff];
    const pose = read(content, at);
    if (piece === undefined || piece in poses || !pose) return { trouble: "broken" };
    poses[piece] = pose;
  }
  return { poses };
}

function write(content: DataView, at: number, number: number, [place, rotation]: Pose): void {
  const largest = rotation.reduce(
    (best, part, index) => (Math.abs(part) > Math.abs(rotation[best]!) ? index : best),
    0,
  );
  const sign = rotation[largest]! < 0 ? -1 : 1; // a quaternion and its opposite are the same turn
  content.setUint16(at, (largest << 14) | number, true);
  place.forEach((mm, axis) => {
    const steps = Math.max(-PLACE_MOST, Math.min(PLACE_MOST, Math.round(mm * PLACE_STEPS)));
    content.setUint8(at + 2 + 3 * axis, steps & 0xff);
    content.setInt16(at + 3 + 3 * axis, steps >> 8, true);
  });
  const others = rotation.filter((_, index) => index !== largest);
  others.forEach((part, index) => content.setInt16(at + 11 + 2 * index, Math.round(part * sign * PART_STEPS), true));
}

function read(content: DataView, at: number): Pose | null {
  const place = [0, 1, 2].map(
    (axis) => ((content.getInt16(at + 3 + 3 * axis, true) << 8) | content.getUint8(at + 2 + 3 * axis)) / PLACE_STEPS,
  ) as Pose[0];
  const parts = [0, 1, 2].map((index) => content.getInt16(at + 11 + 2 * index, true) / PART_STEPS);
  const left = 1 - parts.reduce((sum, part) => sum + part * part, 0);
  if (left < 0.2) return null; // the largest of four is at least 1/2
  parts.splice(content.getUint16(at, true) >> 14, 0, Math.sqrt(left));
  return [place, parts as unknown as Quaternion];
}

/** FNV-1a over all but itself: a link that was cut or mistyped is noticed. */
function sumOf(content: DataView): number {
  let sum = 0x811c9dc5;
  for (let at = SUM_BYTES; at < content.byteLength; at++) sum = Math.imul(sum ^ content.getUint8(at), 0x01000193);
  return sum >>> 0;
}

function base64(content: DataView): string {
  const letters = Array.from(new Uint8Array(content.buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytes(text: string): DataView | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new DataView(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer);
  } catch {
    return null;
  }
}
