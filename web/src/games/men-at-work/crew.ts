/** The players as they are shown: who, what they have left, whose turn it is, and whether somebody is there. */
import { seatName } from "../../parts/seats";
import type { SeatInfo, TableInfo } from "../../wire.gen";
import { CERTIFICATES, TITLES_TO_WIN, type View } from "./types.gen";

export interface PlayerShown {
  seat: number;
  name: string;
  you: boolean;
  certificates: number;
  most: number; // certificates at the start
  titles: number;
  cards: number; // a foreman's, still in the hand
  active: boolean;
  thinking: boolean;
  out: boolean;
  away: boolean;
  standIn: boolean;
  clock: number | null; // seconds left
}

export const isAway = (seat: SeatInfo | undefined): boolean => seat?.kind === "person" && !seat.here && !seat.stand_in;
export const titlesToWin = (view: View): number => TITLES_TO_WIN[view.seats] ?? 0;
export const certificatesOf = (view: View, seat: number): number =>
  view.options.experts.includes(seat) ? CERTIFICATES.expert : CERTIFICATES.usual;

/** `slow`: the seat to move has taken its time; a bot that acts at once is not said to be thinking. */
export function crewOf(
  table: Pick<TableInfo, "seats">,
  view: View,
  you: number | null,
  slow: boolean,
  left: (seat: number) => number | null,
): PlayerShown[] {
  return view.players.map((player, seat) => {
    const info = table.seats[seat];
    const bot = info?.kind === "bot" || info?.stand_in === true;
    const active = view.to_move === seat;
    return {
      seat,
      name: info ? seatName(info, seat) : "",
      you: seat === you,
      certificates: player.certificates,
      most: certificatesOf(view, seat),
      titles: player.titles,
      cards: player.cards,
      active,
      thinking: active && bot && slow,
      out: player.certificates === 0,
      away: isAway(info),
      standIn: info?.stand_in === true,
      clock: left(seat),
    };
  });
}
