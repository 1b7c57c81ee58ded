import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cratesNamed, licenceOf, packageFolder } from "../vite.licences";

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

test("the engine's licence is followed by what is compiled into it", () => {
  const told = licenceOf(resolve("node_modules/@dimforge/rapier3d"));
  for (const crate of ["parry3d", "nalgebra", "glamx", "simba"]) expect(told).toContain(crate);
  const compiled = readFileSync(resolve("node_modules/@dimforge/rapier3d/rapier_wasm3d_bg.wasm"), "latin1");
  expect(cratesNamed(compiled).length).toBeGreaterThan(5);
});

test("an engine that is built from something else is not built in before that is listed", () => {
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "@dimforge/rapier3d", version: "9", license: "" }),
  );
  writeFileSync(join(folder, "LICENSE"), "Apache License");
  const path = "/home/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/web-bricks2d-0.2.0-alpha.1/src/lib.rs";
  writeFileSync(join(folder, "rapier_wasm3d_bg.wasm"), `\0asm ${path}`);
  expect(() => licenceOf(folder)).toThrow("web-bricks2d 0.2.0-alpha.1 is inside @dimforge/rapier3d");
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
