/** Writes `sw.js`: the service worker with the names of the files it keeps, so that the app opens without the server. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const TEMPLATE = resolve(import.meta.dirname, "sw.js");
/** What is not built but copied; names begin at the base path. "" is the one page there is. */
const COPIED = ["", "theme.js", "icon.svg", "icon-192.png", "manifest.webmanifest"];
/** The scenes are heavy: they are kept once they have been looked at, not before. */
const HEAVY = 250_000;

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const light = Object.values(bundle).filter((file) => {
          const content = file.type === "chunk" ? file.code : file.source;
          return /\.(js|css|woff2)$/.test(file.fileName) && content.length < HEAVY;
        });
        const kept = [...COPIED, ...light.map((file) => file.fileName).sort()];
        const version = createHash("sha256").update(kept.join("\n")).digest("hex").slice(0, 12);
        const source = readFileSync(TEMPLATE, "utf8")
          .replace('"VERSION"', JSON.stringify(version))
          .replace('["KEPT"]', JSON.stringify(kept));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
