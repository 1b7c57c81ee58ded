/** For tests: recorded acts with every frame of them. A few are kept here; `python -m tests.prediction.contact_acts 100` brings many more. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { readFrame, type Frame } from "../motion/motion-frames";
import type { Poses } from "../geometry/site";
import type { About } from "../types.gen";

interface Kept {
  name: string;
  about: About;
  before: Poses;
  frames: string[];
}

export interface ActFrames {
  name: string;
  ticksPerS: number;
  before: Poses;
  frames: Frame[];
}

const bytes = (hex: string): ArrayBuffer =>
  Uint8Array.from(hex.match(/../g)!.map((byte) => Number.parseInt(byte, 16))).buffer;

export function recordedFrames(): ActFrames[] {
  const content = readFileSync(process.env.CHANTIER_ACTS ?? resolve(import.meta.dirname, "acts.fixture"));
  const kept = JSON.parse(gunzipSync(content).toString("utf8")) as Kept[];
  return kept.map(({ name, about, before, frames }) => ({
    name,
    before,
    ticksPerS: about.ticks_per_s,
    frames: frames.map((hex) => readFrame(bytes(hex), about.things, about.step_mm)!),
  }));
}
