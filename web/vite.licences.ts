/** Writes `licences.txt`: the licence of every package that has become part of the built pages, from the package's own file. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const MODULES = resolve(import.meta.dirname, "node_modules");
/** Packages that come without the text of the licence they name in their package.json, and where it is kept instead. */
const KEPT: Record<string, string> = {
  "@fluent/bundle": resolve(import.meta.dirname, "licences/apache-2.0.txt"),
};
/** Packages with other people's work inside that they do not list: what is known of it. */
const INSIDE: Record<string, { list: string; compiled: string }> = {
  "@dimforge/rapier3d": {
    list: resolve(import.meta.dirname, "licences/rapier-crates.txt"),
    compiled: "rapier_wasm3d_bg.wasm",
  },
};
/** The builders leave small pieces of themselves in what they build. */
const BUILDERS: [RegExp, string][] = [
  [/^\0(vite|\/?@vite)\//, "vite"],
  [/^\0rolldown\//, "rolldown"],
];
/** What follows in Vite's file is about what it builds with, not about what it leaves in the pages. */
const REST_OF_VITE = /\n# Licenses of bundled dependencies[^]*$/;

interface Package {
  name: string;
  version: string;
  license: string;
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames,
      );
      const folders = [...new Set(files.flatMap((file) => packageFolder(file) ?? []))].sort();
      const source = folders.map(licenceOf).join(`\n${"=".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** Where the package is that a file belongs to; undefined: it is our own. */
export function packageFolder(file: string): string | undefined {
  const builder = BUILDERS.find(([pattern]) => pattern.test(file));
  if (builder) return join(MODULES, builder[1]);
  // Assets are named from here on, modules from the root, and some begin with a mark that no file's name has.
  const found = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return found === undefined ? undefined : resolve(import.meta.dirname, found);
}

/** A package's name and the text of its licence; without one nothing may be built from it. */
export function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  const path = own === undefined ? KEPT[name] : join(folder, own);
  if (path === undefined || !existsSync(path)) throw new Error(`${name} is part of the pages and has no licence`);
  const text = readFileSync(path, "utf8").replace(REST_OF_VITE, "").trim();
  return `${name} ${version} (${license})\n\n${text}\n${insideOf(name, folder)}`;
}

/** The list of what is inside a package; whatever its compiled file names has to stand there. */
function insideOf(name: string, folder: string): string {
  const inside = INSIDE[name];
  if (inside === undefined) return "";
  const list = readFileSync(inside.list, "utf8");
  for (const crate of cratesNamed(readFileSync(join(folder, inside.compiled), "latin1")))
    if (!list.includes(`  ${crate} (`)) throw new Error(`${crate} is inside ${name} and not in ${inside.list}`);
  return `\n${list}`;
}

/** Rust packages with their versions, from the paths that Rust leaves in what it compiles. */
export function cratesNamed(compiled: string): string[] {
  const found = compiled.matchAll(/index\.crates\.io-[0-9a-f]+\/([\w-]+?)-(\d+\.\d+\.\d+[\w.+-]*)\//g);
  return [...new Set(Array.from(found, ([, name, version]) => `${name} ${version}`))].sort();
}
