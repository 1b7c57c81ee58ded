/** The sections of the rules, in order; each name is its anchor and, after its family (`rules-`), the key of its title. */
export const SECTIONS = [
  "idea",
  "box",
  "plan",
  "setup",
  "turn",
  "stack",
  "two",
  "secret",
  "score",
  "round",
  "awards",
  "ties",
  "prizes",
  "next",
  "end",
  "options",
] as const;

/** The same for Men at Work, with the family `site-rules-`. */
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

export type SectionName = (typeof SECTIONS)[number];
export type SiteSectionName = (typeof SITE_SECTIONS)[number];
