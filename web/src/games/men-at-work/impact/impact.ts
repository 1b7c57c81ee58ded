/** Effects of a contact: notes to be sounded, a pattern to vibrate in, a mark to be drawn. Nothing else decides about an impact. */
import { hiss, tone, type Note, type Vary } from "../../../sound-scores";
import type { Material } from "../pieces.gen";
import type { Piece, Vector } from "../geometry/site";
import { materialOf, strengthOf, type Contact } from "./contact";

// Heard

/** How a piece of it sounds when it is knocked: its own pitch, how long that lasts, how hard its surface is, and what rings above. */
interface Body {
  hz: number;
  lasts: number;
  hard: number; // 0 to 1
  ring?: readonly number[]; // times its own pitch
  grit?: number; // Hz
}

const BODIES: Record<Material, Body> = {
  wood: { hz: 620, lasts: 0.07, hard: 0.6, ring: [2.4] },
  concrete: { hz: 250, lasts: 0.06, hard: 0.9, grit: 2600 },
  metal: { hz: 930, lasts: 0.3, hard: 1, ring: [2.76, 5.4] },
  clay: { hz: 760, lasts: 0.05, hard: 0.8, grit: 3400 },
  plastic: { hz: 1150, lasts: 0.03, hard: 0.4 },
  cardboard: { hz: 170, lasts: 0.09, hard: 0.2 },
};
const FAINT = 0.03;
const LOUDEST = 0.4; // of what the loudest sounds of the page have
const BEND = 0.1; // no two are quite alike

/** Both pieces sound, each as what it is made of; the click between them is as bright as the softer one lets it be. */
export function soundOf(contact: Contact, vary: Vary): Note[] {
  const [one, two] = contact.pieces.map((piece) => BODIES[materialOf(piece)]) as [Body, Body];
  const strength = strengthOf(contact);
  const loud = FAINT + (LOUDEST - FAINT) * strength ** 2;
  const bend = 1 - BEND / 2 + BEND * vary();
  const softer = Math.min(one.hard, two.hard);
  const bodies = one === two ? [one] : [one, two];
  const notes = bodies.flatMap((body) => bodyNotes(body, loud / bodies.length, softer));
  const click = Math.max(one.hz, two.hz) * (2 + 2 * strength * softer);
  return [...notes, hiss(0, click, 0.015 + 0.02 * strength, loud * softer)].map((note) => ({
    ...note,
    pitch: note.pitch * bend,
    to: note.to * bend,
  }));
}

function bodyNotes({ hz, lasts, ring, grit }: Body, loud: number, softer: number): Note[] {
  return [
    tone(0, hz, lasts, loud, hz * 0.9),
    ...(ring ?? []).map((times, n) => tone(0, hz * times, lasts / (n + 1.5), (loud * softer * 0.3) / (n + 1))),
    ...(grit ? [hiss(0.008, grit, 0.07, loud * 0.3, grit * 0.6)] : []),
  ];
}

/** From which side it is heard, -1 to 1: where it is seen, but never in one ear only. */
export const panOf = (x: number, width: number): number => Math.max(-1, Math.min(1, (x / width) * 2 - 1)) * 0.7;

// Felt

const BUZZ_MS = { least: 4, most: 45 };

/** How long a phone shakes; a hard one twice. Only what the own hand holds is felt, so null is for whatever else met. */
export function vibrationOf(contact: Contact, own: readonly Piece[]): number[] | null {
  if (!contact.pieces.some((piece) => own.includes(piece))) return null;
  const strength = strengthOf(contact);
  const ms = Math.round(BUZZ_MS.least + (BUZZ_MS.most - BUZZ_MS.least) * strength);
  return strength > 0.85 ? [ms, 30, Math.round(ms / 2)] : [ms];
}

// Seen

/** A ring round the place, and dust that is thrown up from it. */
export interface ImpactMark {
  at: Vector;
  radius: number; // mm, at its widest
  lasts: number; // ms
  strength: number; // 0 to 1: how dark it is
  specks: number;
}

const RADIUS_MM = { least: 3, most: 16 };

export function markOf(contact: Contact): ImpactMark {
  const strength = strengthOf(contact);
  return {
    at: contact.place,
    radius: RADIUS_MM.least + (RADIUS_MM.most - RADIUS_MM.least) * strength,
    lasts: 260 + 260 * strength,
    strength: 0.35 + 0.65 * strength,
    specks: Math.round(9 * strength),
  };
}
