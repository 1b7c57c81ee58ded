/**
 * Dry, close, short, mostly wood; made on the spot, so that nothing has to be loaded. Off unless somebody switches it on, and
 * nothing is ever told by sound alone. `play("knock", { material: "glass" })`.
 */
import { settings } from "./settings.svelte";
import { score, type Note, type SoundName, type Material } from "./sound-scores";
import { vibrate } from "./vibration";

export type { SoundName } from "./sound-scores";

const LOUDNESS = 0.5;
const BUZZ_MS: Partial<Record<SoundName, number>> = { knock: 10, tok: 20 };
let stage: { context: AudioContext; out: AudioNode; noise: AudioBuffer } | null = null;
let touched = false;
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (touched = true), { capture: true });

export function play(name: SoundName, facts: { material?: Material } = {}): void {
  sound(score(name, facts.material ?? "wood", Math.random));
  const buzz = BUZZ_MS[name];
  if (buzz) vibrate(buzz);
}

/** `pan`: from which side, -1 to 1. */
export function sound(notes: readonly Note[], pan = 0): void {
  if (!settings.sound || !touched) return; // a page that speaks before it is spoken to is shut up by browsers, and rightly
  stage ??= built();
  const { context, out, noise } = stage;
  void context.resume();
  const side = pan === 0 ? null : context.createStereoPanner();
  if (side) {
    side.pan.value = pan;
    side.connect(out);
  }
  const start = context.currentTime + 0.01;
  for (const note of notes) sounded({ context, out: side ?? out, noise }, note, start);
}

function built() {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  const soft = context.createDynamicsCompressor(); // several dice at once are not several times as loud
  soft.threshold.value = -20;
  out.connect(soft).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  return { context, out, noise };
}

function sounded({ context, out, noise }: NonNullable<typeof stage>, note: Note, start: number): void {
  const at = start + note.at;
  const end = at + note.lasts;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0.0001, at);
  swell.gain.exponentialRampToValueAtTime(note.loud, at + note.rises);
  swell.gain.exponentialRampToValueAtTime(0.0001, end);
  swell.connect(out);
  if (note.kind === "tone") {
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(note.pitch, at);
    tone.frequency.exponentialRampToValueAtTime(note.to, end);
    tone.connect(swell);
    tone.start(at);
    tone.stop(end);
  } else {
    const hiss = context.createBufferSource();
    hiss.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = note.narrow;
    filter.frequency.setValueAtTime(note.pitch, at);
    filter.frequency.exponentialRampToValueAtTime(note.to, end);
    hiss.connect(filter).connect(swell);
    hiss.start(at, Math.random() * 0.5);
    hiss.stop(end);
  }
}
