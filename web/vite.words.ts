/** `virtual:words/en`: all Fluent files that the browser reads in one text, as `browser_texts` in words/__init__.py has them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const WORDS = resolve(import.meta.dirname, "../src/chantier/words");
const FOLDERS = ["shared", "browser"];
const PREFIX = "virtual:words/";

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(WORDS, id.slice(PREFIX.length + 1));
      const paths = FOLDERS.flatMap((part) => {
        const names = readdirSync(join(folder, part)).filter((name) => name.endsWith(".ftl"));
        return names.sort().map((name) => join(folder, part, name));
      });
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf8").replace(/^#.*\n/gm, "")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
