/** For tests: recorded acts. A few are kept here; `python -m tests.prediction` brings many more, and asks for what was measured. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { RecordedAct } from "./closed-loop.testing";
import { loadEngine, type Engine } from "./engine";

const { CHANTIER_ACTS, CHANTIER_MEASURED } = process.env;

export function recordedActs(): RecordedAct[] {
  const content = readFileSync(CHANTIER_ACTS ?? resolve(import.meta.dirname, "acts.fixture"));
  return JSON.parse(gunzipSync(content).toString("utf8"));
}

/** What whoever asked for it wants to know. */
export function measured(what: object): void {
  if (CHANTIER_MEASURED) writeFileSync(CHANTIER_MEASURED, JSON.stringify(what));
}

export const engineOfTests = (): Promise<Engine> =>
  loadEngine(readFileSync(resolve("node_modules/@dimforge/rapier3d/rapier_wasm3d_bg.wasm")));
