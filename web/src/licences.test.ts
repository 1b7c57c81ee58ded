import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { licenceOf, packageFolder } from "../vite.licences";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "package-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "bricks", version: "1.2.3", license: "MIT" }));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("nothing is built from a package without a licence", () => {
  expect(() => licenceOf(folder)).toThrow("bricks is part of the pages and has no licence");
});

test.each(["LICENSE", "license", "LICENCE.md", "LICENSE.txt", "COPYING"])("a licence may be called %s", (name) => {
  writeFileSync(join(folder, name), "Permission is granted.\n");
  expect(licenceOf(folder)).toBe("bricks 1.2.3 (MIT)\n\nPermission is granted.\n");
});

test("Fluent names its licence and brings no text: it is kept here", () => {
  expect(licenceOf(resolve("node_modules/@fluent/bundle"))).toContain("END OF TERMS AND CONDITIONS");
});

test("a file belongs to the innermost package around it, and ours to none", () => {
  const there = (path: string) => resolve("node_modules", path);
  expect(packageFolder(there("three/src/Three.js"))).toBe(there("three"));
  expect(packageFolder(`\0${there("clsx/dist/clsx.mjs")}?commonjs`)).toBe(there("clsx"));
  expect(packageFolder("node_modules/@fontsource-variable/national-park/files/a.woff2")).toBe(
    there("@fontsource-variable/national-park"),
  );
  expect(packageFolder(there("a/node_modules/@b/c/index.js"))).toBe(there("a/node_modules/@b/c"));
  expect(packageFolder("\0rolldown/runtime.js")).toBe(there("rolldown"));
  expect(packageFolder(resolve("src/main.ts"))).toBeUndefined();
});
