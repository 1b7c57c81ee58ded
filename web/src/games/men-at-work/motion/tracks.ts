/**
 * The motion of one act as the server keeps it: docs/record.md is its specification. Read strictly: what is cut off, changed or of another
 * version is refused. The head stands outside of what is compressed, so that how long a motion lasts is known before it is unpacked.
 */
import { between } from "../geometry/poses";
import { PIECES } from "../pieces.gen";
import type { Piece, Poses } from "../geometry/site";
import type { Pose } from "../types.gen";

export interface TrackHead {
  framesPerS: number;
  pieces: number;
  frames: number;
}

/** Where one piece was told to be, and in which frames; between two frames that are not neighbours it lay still. */
interface Trace {
  frames: number[];
  poses: Pose[];
}

export interface Track extends TrackHead {
  traces: ReadonlyMap<Piece, Trace>;
}

export class BadTrack extends Error {
  constructor(readonly code: "track_unreadable" | "track_wrong_version") {
    super(code);
  }
}

const MAGIC = [0x43, 0x54, 0x52, 0x4b]; // CTRK
const VERSION = 1;
const HEAD = 12;
const ENTRY = 14;
const STEP_MM = 0.02;
const PART = 32767 * Math.SQRT2; // the three smaller parts of a unit quaternion lie within 1/sqrt(2)
const MOST_BYTES = 1 << 26;
const KNOWN: ReadonlySet<Piece> = new Set(PIECES);

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  } catch {
    throw new BadTrack("track_unreadable");
  }
}

export function headOf(content: Uint8Array): TrackHead {
  if (content.length < HEAD || MAGIC.some((byte, at) => content[at] !== byte)) throw new BadTrack("track_unreadable");
  if (content[4] !== VERSION) throw new BadTrack("track_wrong_version");
  const view = new DataView(content.buffer, content.byteOffset);
  const head = { framesPerS: view.getUint8(5), pieces: view.getUint16(6, true), frames: view.getUint32(8, true) };
  if (!head.framesPerS) throw new BadTrack("track_unreadable");
  return head;
}

export async function readTrack(content: Uint8Array<ArrayBuffer>): Promise<Track> {
  const head = headOf(content);
  const body = await inflated(content.subarray(HEAD));
  // Not every browser minds what comes behind the end: the sum must be the last thing there is.
  const sum = new DataView(content.buffer, content.byteOffset + content.length - 4).getUint32(0);
  if (sum !== adler(body)) throw new BadTrack("track_unreadable");
  try {
    return { ...head, traces: tracesOf(new DataView(body.buffer, body.byteOffset, body.byteLength), head) };
  } catch (trouble) {
    if (trouble instanceof RangeError) throw new BadTrack("track_unreadable"); // it ends too early
    throw trouble;
  }
}

async function inflated(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
      if (size > MOST_BYTES) throw new TypeError("too much");
    }
  } catch {
    void reader.cancel().catch(() => undefined);
    throw new BadTrack("track_unreadable");
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The checksum at the end of what zlib wrote. */
function adler(content: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of content) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return high * 65536 + low;
}

function tracesOf(body: DataView, head: TrackHead): Map<Piece, Trace> {
  const names: Piece[] = [];
  let at = 0;
  for (let one = 0; one < head.pieces; one++) {
    const length = body.getUint8(at++);
    let name = "";
    for (const end = at + length; at < end; at++) name += String.fromCharCode(body.getUint8(at));
    if (!KNOWN.has(name)) throw new BadTrack("track_unreadable");
    names.push(name);
  }
  const traces = new Map<Piece, Trace>();
  for (let frame = 0; frame < head.frames; frame++) {
    for (let count = body.getUint8(at++); count > 0; count--, at += ENTRY) {
      const word = body.getUint16(at, true);
      const piece = names[word & 0x3fff];
      if (piece === undefined) throw new BadTrack("track_unreadable");
      let trace = traces.get(piece);
      if (!trace) traces.set(piece, (trace = { frames: [], poses: [] }));
      trace.frames.push(frame);
      trace.poses.push(poseAt(body, at + 2, word >> 14));
    }
  }
  if (at !== body.byteLength) throw new BadTrack("track_unreadable");
  return traces;
}

function poseAt(body: DataView, at: number, leftOut: number): Pose {
  const read = (one: number) => body.getInt16(at + 2 * one, true);
  const parts = [read(3) / PART, read(4) / PART, read(5) / PART];
  const rest = 1 - parts.reduce((sum, part) => sum + part * part, 0);
  parts.splice(leftOut, 0, Math.sqrt(Math.max(0, rest)));
  const length = Math.hypot(...parts);
  const [w, x, y, z] = parts.map((part) => part / length) as Pose[1];
  return [
    [read(0) * STEP_MM, read(1) * STEP_MM, read(2) * STEP_MM],
    [w, x, y, z],
  ];
}

export const lengthOf = ({ frames, framesPerS }: TrackHead): number => frames / framesPerS;

/** The last of the sorted numbers that is not above this one; -1: none. */
export function lastUpTo(sorted: readonly number[], most: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where everything that moves in this track is after so many seconds. `begins`: where it is before its first frame. */
export function movedAt(track: Track, begins: Poses, seconds: number): Poses {
  const now = seconds * track.framesPerS;
  const moved: Poses = {};
  for (const [piece, trace] of track.traces) {
    const pose = alongTrace(trace, begins[piece], now);
    if (pose) moved[piece] = pose;
  }
  return moved;
}

function alongTrace({ frames, poses }: Trace, begins: Pose | undefined, now: number): Pose | undefined {
  const at = lastUpTo(frames, now);
  const here = at < 0 ? begins : poses[at];
  const [next, there] = [frames[at + 1], poses[at + 1]];
  if (!here || next === undefined || !there || now < next - 1) return here;
  return between(here, there, now - (next - 1)); // it sets out one frame before it is told to be there
}

/** The frame in which a piece was last told of; -1 if it never moved. */
export const lastFrameOf = (track: Track, piece: Piece): number => track.traces.get(piece)?.frames.at(-1) ?? -1;
