// Rules that find mistakes. Types, unused names and what Svelte's compiler warns of are svelte-check's business, formatting
// is prettier's: nothing is told twice. Rules that need types are left out: they took 40 seconds and found nothing.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const STYLE = "The pages' policy forbids inline style. Use a class or a style: directive.";

export default defineConfig(
  globalIgnores(["**/*.gen.ts", "public"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "array-callback-return": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-constructor-return": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-restricted-syntax": ["error", { selector: "SvelteAttribute[key.name='style']", message: STYLE }],
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unreachable-loop": "error",
      "svelte/button-has-type": "error", // without one, a button in a form sends it
      "svelte/prefer-svelte-reactivity": "off", // it cannot tell a Map that is built and handed on from one that changes

      "no-undef": "off", // svelte-check tells of these four
      "@typescript-eslint/no-unused-vars": "off",
      "svelte/valid-compile": "off",
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/no-explicit-any": "off" } },
);
