/** The lessons of Men at Work: which there are, and when one is over. The first ones follow what really happens at a table. */
import type { Step } from "../table/play.svelte";
import type { MenAtWorkEvent } from "../types.gen";

/** Where a device stores how far somebody has come. */
export const PROGRESS_KEY = "chantier.learn.men-at-work";

export const AT_THE_TABLE = ["look", "what", "how", "take", "lead", "release", "rest", "turn"] as const;
export const IN_THE_FILM = ["fall", "certificate", "clear", "rita", "titles"] as const;
export const SITE_LESSONS = [...AT_THE_TABLE, ...IN_THE_FILM] as const;
export type TableLesson = (typeof AT_THE_TABLE)[number];
export type FilmLesson = (typeof IN_THE_FILM)[number];
export type SiteLesson = (typeof SITE_LESSONS)[number];

/** What goes on at the table just now. */
export interface Going {
  step: Step;
  /** The own hand, or an own move that is being shown. */
  acting: boolean;
  touching: boolean;
  /** The table itself speaks of something just now: an accident, a title. */
  shows: boolean;
}

/** Where the table has taken the lesson, whatever was planned. */
export function followed(lesson: TableLesson, { step, acting, touching }: Going): TableLesson {
  const holding = step === "hold";
  switch (lesson) {
    case "take":
      if (holding) return "lead";
      return acting ? "rest" : lesson; // a place that was offered
    case "lead":
    case "release":
      if (holding) return lesson === "lead" && touching ? "release" : lesson;
      return acting ? "rest" : "take"; // put back
    case "rest":
      if (holding) return "lead";
      return acting ? lesson : "turn";
    default:
      return lesson;
  }
}

/** Where to begin at a table that was made just now: nothing has been taken there yet. */
export const begunAt = (lesson: number): number => Math.min(lesson, AT_THE_TABLE.indexOf("take"));

/** Why nothing can be taken just now, so that the note says so and leads on; null: something can. */
export function hindered(lesson: TableLesson, { step, acting }: Going): "wait" | "tidy" | null {
  if (lesson !== "take" || acting || step === "take" || step === "hold" || step === "loading") return null;
  return step === "clear" ? "tidy" : "wait";
}

/** What a note offers besides what the hand can do: to go on, to take a piece; null: the hand is at work. */
export function offeredBy(lesson: TableLesson, going: Going): "next" | "take" | null {
  if (hindered(lesson, going)) return "next";
  if (lesson === "take") return "take";
  return lesson === "lead" || lesson === "release" || lesson === "rest" ? null : "next";
}

/** A note is silent while the hand is busy with something else than the lesson, and never lies on what the table says. */
export const speaks = (lesson: TableLesson, { acting, shows }: Going): boolean =>
  !shows && (lesson !== "turn" || !acting);

export type Ended = "accident" | "slipped" | "again" | "more" | "done";

/** How an own act ended, read from what was told of it; null: there was none. `mine`: it is still this seat's turn. */
export function endedHow(events: readonly MenAtWorkEvent[], seat: number, mine: boolean): Ended | null {
  const placed = events.find((event) => event.kind === "placed" && event.seat === seat);
  if (placed?.kind !== "placed") return null;
  if (events.some((event) => event.kind === "accident" && event.seat === seat)) return "accident";
  if (!mine) return "done";
  if (placed.seen.slipped) return "slipped";
  const conditions = placed.seen.conditions ?? [];
  return conditions.some((one) => !one.held) ? "again" : "more";
}
