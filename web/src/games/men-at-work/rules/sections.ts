/** The sections of the rules, in order; each name is its anchor and, after its family (`site-rules-`), the key of its title. */
export const SITE_SECTIONS = [
  "idea",
  "box",
  "setup",
  "turn",
  "place",
  "girders",
  "workers",
  "accidents",
  "clearing",
  "rita",
  "end",
  "variants",
  "options",
  "house",
  "limits",
  "sizes",
] as const;
