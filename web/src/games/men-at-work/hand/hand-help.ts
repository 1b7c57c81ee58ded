/** Amount of help a table gives its hands (M90): it holds for everybody, so what a device is set to can only be less. */
import type { Assist } from "../../../settings.svelte";
import type { SeatInfo } from "../../../wire.gen";
import type { Options } from "../types.gen";

export type Help = Options["help"];

/** Tables of before say nothing of it. */
export const helpOf = (options: Partial<Options> | undefined): Help => options?.help ?? "all";

/** What a device helps its hand with: snapping and keeping clear are help, too. */
export const capped = (wished: Assist, help: Help): Assist => (help === "all" ? wished : "none");

/** How far it is down, and down until it touches. */
export const tellsGap = (help: Help): boolean => help !== "none";

/** Everybody is offered places, or this seat is, as it has told the table that it plays by words. */
export const isOffered = (help: Help, seat: SeatInfo | undefined): boolean => help === "all" || seat?.in_words === true;

/** Where a seat asks for places: a table with less help answers only for its own seats. */
export const adviceOf = (help: Help, table: string, seat: number): string | null =>
  help === "all" ? null : `/api/tables/${encodeURIComponent(table)}/seats/${seat}/advice`;
