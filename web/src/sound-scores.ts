/** Scores of the sounds: short tones and hisses, each told by numbers. No two are quite alike. */
/** What is struck. */
export type Material = "wood" | "recycled" | "stone" | "glass";

export type SoundName =
  | "knock" // a die is set down; by material
  | "rattle" // dice roll in the linen bag
  | "slide" // the rule is laid out
  | "hinge" // a screen opens
  | "tok" // something has come to rest
  | "tick" // a pencil: a line is counted, a condition holds
  | "creak" // a rope: the hand lets go
  | "tear" // paper: a certificate is lost
  | "hat" // tapped twice: a title
  | "turn" // two taps on a girder: your turn
  | "bell"; // a small hand bell: the winner

export interface Note {
  kind: "tone" | "hiss";
  at: number; // seconds
  pitch: number; // Hz; of a hiss the middle of its band
  to: number; // Hz at its end
  lasts: number;
  rises: number;
  loud: number;
  narrow: number; // of a hiss: how narrow its band is
}

export type Vary = () => number; // 0 to 1
const WOOD_HZ = 620;
const SEMITONES: Record<Material, number> = { wood: 0, recycled: -2, stone: -5, glass: 7 };

export const tone = (at: number, pitch: number, lasts: number, loud: number, to = pitch): Note => {
  return { kind: "tone", at, pitch, to, lasts, rises: 0.002, loud, narrow: 0 };
};
export const hiss = (
  at: number,
  pitch: number,
  lasts: number,
  loud: number,
  to = pitch,
  rises = 0.002,
  narrow = 1.2,
): Note => {
  return { kind: "hiss", at, pitch, to, lasts, rises, loud, narrow };
};

export function score(name: SoundName, material: Material, vary: Vary): Note[] {
  const bend = 0.95 + 0.1 * vary(); // five percent up or down
  return made(name, material, vary).map((note) => ({ ...note, pitch: note.pitch * bend, to: note.to * bend }));
}

function made(name: SoundName, material: Material, vary: Vary): Note[] {
  switch (name) {
    case "knock":
      return knock(0, material, 1);
    case "rattle":
      return Array.from({ length: 9 }, (_, one) =>
        knock(one * 0.055 + vary() * 0.04, "recycled", 0.16 + 0.14 * vary()),
      ).flat();
    case "slide":
      return [hiss(0, 700, 0.5, 0.16, 480, 0.16), hiss(0, 2400, 0.42, 0.03, 1800, 0.12), ...knock(0.47, "wood", 0.5)];
    case "hinge":
      return [hiss(0, 320, 0.24, 0.2, 1100, 0.12, 2), hiss(0.22, 1500, 0.04, 0.22), tone(0.22, 240, 0.07, 0.12, 200)];
    case "tok":
      return [tone(0, 190, 0.16, 0.5, 150), hiss(0, 420, 0.04, 0.3)];
    case "tick":
      return [hiss(0, 3600, 0.035, 0.16, 2800), hiss(0.05, 4200, 0.05, 0.12, 3000)];
    case "creak": // a rope gives way in small jerks
      return [0, 0.07, 0.12, 0.2].map((at, one) => hiss(at, 420 + 90 * one, 0.07, 0.13, 330 + 60 * one, 0.02, 7));
    case "tear":
      return [
        hiss(0, 1800, 0.3, 0.16, 4200, 0.09, 0.7),
        ...Array.from({ length: 7 }, (_, one) => hiss(0.03 + one * 0.035 + vary() * 0.012, 3800, 0.02, 0.12, 5200)),
      ];
    case "hat":
      return [0, 0.13].flatMap((at) => [tone(at, 980, 0.06, 0.2, 900), hiss(at, 1900, 0.018, 0.26)]);
    case "turn":
      return [0, 0.16].flatMap((at) => [
        tone(at, 520, 0.12, 0.26, 500),
        tone(at, 1390, 0.07, 0.1),
        hiss(at, 900, 0.02, 0.3),
      ]);
    case "bell":
      return [1, 2, 2.76, 5.4].map((partial, one) => tone(0, 1320 * partial, 1.5 / (one + 1), 0.22 / (one + 1)));
  }
}

function knock(at: number, material: Material, loud: number): Note[] {
  const pitch = WOOD_HZ * 2 ** (SEMITONES[material] / 12);
  const body = [tone(at, pitch, 0.07, 0.4 * loud, pitch * 0.9), hiss(at, pitch * 2.1, 0.03, 0.45 * loud)];
  switch (material) {
    case "wood":
      return [...body, tone(at, pitch * 2.4, 0.035, 0.12 * loud)];
    case "recycled": // duller: no click on top
      return [tone(at, pitch, 0.06, 0.34 * loud, pitch * 0.85), hiss(at, pitch * 1.2, 0.045, 0.34 * loud)];
    case "stone": // grit
      return [...body, hiss(at + 0.008, 2600, 0.08, 0.12 * loud, 1600)];
    case "glass": // a ring that stays a moment
      return [...body, tone(at, pitch * 2.76, 0.34, 0.1 * loud), tone(at, pitch * 5.4, 0.2, 0.035 * loud)];
  }
}
