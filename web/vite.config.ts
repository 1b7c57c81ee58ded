/** The pages are built into the Python package, so that the wheel carries them and needs no Node. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./vite.licences.ts";
import { offline } from "./vite.offline.ts";
import { words } from "./vite.words.ts";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SERVER = process.env.CHANTIER_SERVER ?? "http://127.0.0.1:8000";

/** Squeezes every text and program once, at build time: the server only hands files out. */
function squeezed() {
  const texts = /\.(js|css|html|svg|json|webmanifest|ftl|txt|wasm)$/;
  return {
    name: "squeezed",
    apply: "build" as const,
    generateBundle: {
      order: "post" as const,
      handler(
        this: { emitFile(file: { type: "asset"; fileName: string; source: Uint8Array }): string },
        _: unknown,
        bundle: Record<string, { type: string; code?: string; source?: string | Uint8Array }>,
      ) {
        for (const [name, file] of Object.entries(bundle)) {
          const content = file.type === "chunk" ? file.code : file.source;
          if (content === undefined || !texts.test(name)) continue;
          const bytes = typeof content === "string" ? Buffer.from(content) : content;
          if (bytes.length < 1024) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: brotliCompressSync(bytes, { params }) });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}

/** Its own loader wants WebAssembly as a module, which no browser knows yet: prediction/engine.ts loads it instead. */
const engine = { find: /^\.\/rapier_wasm3d$/, replacement: "@dimforge/rapier3d/rapier_wasm3d_bg.js" };

export default defineConfig({
  base: "./", // the server knows below which path it is reached (static.py), and says so in the page
  resolve: { alias: [engine] },
  plugins: [svelte(), words(), licences(), offline(), squeezed()],
  build: {
    outDir: "../src/chantier/pages",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the pages may load nothing that is written into them
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: { checks: { pluginTimings: false } }, // how long the building took is nobody's warning
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts"], environment: "node", server: { deps: { inline: [/@dimforge/] } } },
});
