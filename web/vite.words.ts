/** `virtual:words/en`: all Fluent files that the browser reads in one text, as `browser_texts` in words/__init__.py has them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const WORDS = resolve(import.meta.dirname, "../src/chantier/words");
const SHARED = ["blueprints.ftl", "evidence.ftl", "men-at-work.ftl", "moments.ftl"]; // BROWSER_SHARES
const PREFIX = "virtual:words/";

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const folder = join(WORDS, id.slice(PREFIX.length + 1));
      const own = readdirSync(join(folder, "browser")).filter((name) => name.endsWith(".ftl"));
      const paths = [
        ...SHARED.map((name) => join(folder, name)),
        ...own.sort().map((name) => join(folder, "browser", name)),
      ];
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => readFileSync(path, "utf8").replace(/^#.*\n/gm, "")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
