/** Somebody in a sentence: `who` lets it say "you", with the grammar of its language. */
import { listed, say } from "../words.svelte";

export interface Somebody {
  name: string;
  who: "you" | "other";
}

/** `you`: the seat of whoever reads; null for onlookers, and where several share a device. */
export function somebody(seat: number | null, names: readonly string[], you: number | null): Somebody {
  return { name: names[seat ?? -1] ?? "", who: seat !== null && seat === you ? "you" : "other" };
}

/** Names as they stand in lists and tables: your own is "You". */
export const labelled = (names: readonly string[], you: number | null): string[] =>
  names.map((name, seat) => (seat === you ? say("shell-you") : name));

/** Several of them; where you are among others, `names` are these others. */
export function several(
  seats: readonly number[],
  names: readonly string[],
  you: number | null,
): { names: string; who: "you" | "with-you" | "other" } {
  const others = seats.filter((seat) => seat !== you);
  const who = others.length === seats.length ? "other" : others.length ? "with-you" : "you";
  return { names: listed(others.map((seat) => names[seat] ?? "")), who };
}
