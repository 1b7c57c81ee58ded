/** Seats in words: a bot has a name by its chair, the same in every game and language; its level stands beside it. */
import type { SeatInfo } from "../wire.gen";
import { say, sayOne } from "../words.svelte";

export const botName = (number: number): string => sayOne("shell-bot", String(number));

export function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "bot") return botName(number);
  if (seat.kind === "open") return say("room-open");
  return seat.name;
}

export const seatNames = (seats: SeatInfo[]): string[] => seats.map(seatName);
