/**
 * The physics engine in the page: the same one as the server's, as WebAssembly. It comes with a Men at Work table only, as files of its own, and
 * may be missing: no WebAssembly, a policy that forbids it, a line that breaks.
 */
import * as rapier from "@dimforge/rapier3d/exports";
import * as glue from "@dimforge/rapier3d/rapier_wasm3d_bg.js";
import address from "@dimforge/rapier3d/rapier_wasm3d_bg.wasm?url";

export type Engine = typeof rapier;

let loaded: Promise<Engine> | null = null;

/** Rejects where it cannot run. `bytes`: for tests, which have no server to ask. */
export function loadEngine(bytes?: BufferSource): Promise<Engine> {
  loaded ??= start(bytes).catch((trouble: unknown) => {
    loaded = null; // the next table may try again
    throw trouble;
  });
  return loaded;
}

async function start(bytes?: BufferSource): Promise<Engine> {
  const imports = { "./rapier_wasm3d_bg.js": glue as unknown as WebAssembly.ModuleImports };
  const { instance } = bytes
    ? await WebAssembly.instantiate(bytes, imports)
    : await WebAssembly.instantiateStreaming(fetch(address), imports);
  glue.__wbg_set_wasm(instance.exports);
  return rapier;
}
