declare module "virtual:words/*" {
  const text: string;
  export default text;
}

/** The engine's own glue, which has no types: only what fetches the engine is used of it. */
declare module "@dimforge/rapier3d/rapier_wasm3d_bg.js" {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
