/** Reads motion frames as the server sends them: one binary frame tells everything that is no longer where it was when the act began. docs/wire.md. */
import type { Contact } from "../impact/contact";
import type { Piece, Poses } from "../geometry/site";
import type { Pose } from "../types.gen";

export interface Frame {
  live: number;
  tick: number;
  letGo: boolean;
  shown: boolean;
  /** The newest `seq` of a hand that counts in it; 0: none yet. */
  heard: number;
  lagMs: number;
  /** Millimetres down to the first thing below what is held. */
  gap: number | null;
  moved: Poses;
  gone: Piece[];
  /** What has begun to press on something else a short while ago. */
  contacts: FrameContact[];
}

export type FrameContact = Omit<Contact, "at"> & { tick: number };

const WHAT_MOVES = 1;
const HEAD_BYTES = 18;
const ENTRY_BYTES = 14;
const CONTACT_BYTES = 13;
const ON_TABLE = 0xffff;
const NO_GAP = 0xffff;
const GONE = -32768;
const PART = 1 / (32767 * Math.SQRT2);

/** Null: a frame of a kind that this page does not know. */
export function readFrame(content: ArrayBuffer, things: readonly Piece[], stepMm: number): Frame | null {
  const data = new DataView(content);
  if (data.byteLength < HEAD_BYTES || data.getUint8(0) !== WHAT_MOVES) return null;
  const flags = data.getUint8(1);
  const gap = data.getUint16(14, true);
  const frame: Frame = {
    live: data.getUint16(2, true),
    tick: data.getUint32(4, true),
    letGo: (flags & 1) !== 0,
    shown: (flags & 2) !== 0,
    heard: data.getUint32(8, true),
    lagMs: data.getUint16(12, true),
    gap: gap === NO_GAP ? null : gap * stepMm,
    moved: {},
    gone: [],
    contacts: [],
  };
  const count = data.getUint16(16, true);
  for (let at = HEAD_BYTES; at < HEAD_BYTES + count * ENTRY_BYTES; at += ENTRY_BYTES) {
    const which = data.getUint16(at, true);
    const piece = things[which & 0x3fff];
    if (piece === undefined) continue;
    const pose = readPose(data, at + 2, which >> 14, stepMm);
    if (pose) frame.moved[piece] = pose;
    else frame.gone.push(piece);
  }
  for (let at = HEAD_BYTES + count * ENTRY_BYTES; at + CONTACT_BYTES <= data.byteLength; at += CONTACT_BYTES) {
    const contact = readContact(data, at, frame.tick, things, stepMm);
    if (contact) frame.contacts.push(contact);
  }
  return frame;
}

function readContact(data: DataView, at: number, tick: number, things: readonly Piece[], stepMm: number) {
  const [one, two] = [1, 3].map((more) => {
    const number = data.getUint16(at + more, true);
    return number === ON_TABLE ? "table" : things[number];
  });
  if (one === undefined || two === undefined) return null;
  const [x, y, z] = [5, 7, 9].map((more) => data.getInt16(at + more, true) * stepMm) as [number, number, number];
  const contact: FrameContact = {
    tick: tick - data.getUint8(at),
    pieces: [one, two],
    place: [x, y, z],
    impulse: data.getUint16(at + 11, true),
  };
  return contact;
}

function readPose(data: DataView, at: number, leftOut: number, stepMm: number): Pose | null {
  const [x, y, z] = [data.getInt16(at, true), data.getInt16(at + 2, true), data.getInt16(at + 4, true)];
  if (x === GONE && y === GONE && z === GONE) return null;
  const [a, b, c] = [6, 8, 10].map((more) => data.getInt16(at + more, true) * PART) as [number, number, number];
  const largest = Math.sqrt(Math.max(0, 1 - a * a - b * b - c * c));
  const rotation: Pose[1] =
    leftOut === 0
      ? [largest, a, b, c]
      : leftOut === 1
        ? [a, largest, b, c]
        : leftOut === 2
          ? [a, b, largest, c]
          : [a, b, c, largest];
  return [[x * stepMm, y * stepMm, z * stepMm], rotation];
}
