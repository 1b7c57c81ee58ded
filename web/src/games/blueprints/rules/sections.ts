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
