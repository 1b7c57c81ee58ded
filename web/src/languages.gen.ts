// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export const LANGUAGES = ["en", "fr", "de"] as const;
export const TEXTS = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  de: () => import("virtual:words/de"),
};
