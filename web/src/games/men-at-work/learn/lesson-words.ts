/** Sentences of the lessons of Men at Work. */
import { CERTIFICATES, TITLES_TO_WIN } from "../options.gen";
import { sayOne } from "../../../words.svelte";
import type { Ended, SiteLesson } from "./lessons";

export interface Said {
  title: string;
  text: string;
}

export function siteLessonSaid(
  what: Exclude<SiteLesson, "turn"> | Ended | "wait" | "tidy",
  facts: Record<string, string> = {},
): Said {
  return {
    title: sayOne("site-learn", `${what}-title`),
    text: sayOne("site-learn", what, {
      ...facts,
      two: TITLES_TO_WIN[2]!,
      three: TITLES_TO_WIN[3]!,
      five: TITLES_TO_WIN[5]!,
    }),
  };
}

export const SLIPS = CERTIFICATES.usual;
