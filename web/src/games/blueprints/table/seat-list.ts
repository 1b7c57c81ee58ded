/** The seats as they are shown: who, how far, whose turn, and whether somebody is there. */
import { seatNames } from "../../../company/seat-names";
import type { SeatInfo, TableInfo } from "../../../wire.gen";
import type { Dice } from "../scene/die-identity";
import type { PlacedDie } from "../scene/scene-types";
import { othersOf } from "./table-picture";
import type { View } from "../types.gen";

export interface SeatShown {
  seat: number;
  name: string;
  person: string | null; // whose profile it is
  you: boolean; // who reads
  bot: boolean;
  taken: readonly PlacedDie[];
  lost: ReadonlySet<string>; // keys of dice that fitted nowhere
  when: "turn" | "next" | "thinking" | null;
  away: boolean;
  standIn: boolean;
  points: number | null; // only where points lie open
  clock: number | null; // seconds left
}

export const isAway = (seat: SeatInfo | undefined): boolean => seat?.kind === "person" && !seat.here && !seat.stand_in;

/** `slow`: the seat to move has taken its time; a bot that answers at once is not said to be thinking. */
export function seatList(
  table: TableInfo,
  view: View,
  dice: Dice,
  slow: boolean,
  left: (seat: number) => number | null,
): SeatShown[] {
  const next = view.to_move === null ? null : (view.to_move + 1) % view.seats;
  const names = seatNames(table.seats);
  return othersOf(view).map((seat) => {
    const info = table.seats[seat];
    const bot = info?.kind === "bot" || info?.stand_in === true;
    const turn = view.to_move === seat;
    return {
      seat,
      name: names[seat] ?? "",
      person: info?.person ?? null,
      you: false, // the others' seats
      bot: info?.kind === "bot",
      taken: dice.taken[seat] ?? [],
      lost: dice.lost,
      when: turn ? (bot && slow ? "thinking" : "turn") : seat === next && view.to_move === view.seat ? "next" : null,
      away: isAway(info),
      standIn: info?.stand_in === true,
      points: view.points?.[seat] ?? null,
      clock: left(seat),
    };
  });
}
