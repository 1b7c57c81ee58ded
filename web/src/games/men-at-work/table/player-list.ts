/** The players as they are shown: who, what they have left, whose turn it is, and whether somebody is there. */
import { seatNames } from "../../../company/seat-names";
import type { SeatInfo, TableInfo } from "../../../wire.gen";
import { CERTIFICATES, TITLES_TO_WIN } from "../options.gen";
import type { View } from "../types.gen";

export interface PlayerShown {
  seat: number;
  name: string;
  person: string | null; // whose profile it is
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
  inWords: boolean; // plays by the site in words, and says so
  clock: number | null; // seconds left
}

export const isAway = (seat: SeatInfo | undefined): boolean => seat?.kind === "person" && !seat.here && !seat.stand_in;
export const titlesToWin = ({ options, seats }: Pick<View, "options" | "seats">): number =>
  options.titles ?? TITLES_TO_WIN[seats] ?? 0;
export const certificatesOf = ({ options }: Pick<View, "options">, seat: number): number =>
  Math.max(1, options.certificates - (options.experts.includes(seat) ? CERTIFICATES.usual - CERTIFICATES.expert : 0));

/** `slow`: the seat to move has taken its time; a bot that acts at once is not said to be thinking. */
export function playerList(
  table: Pick<TableInfo, "seats">,
  view: View,
  you: number | null,
  slow: boolean,
  left: (seat: number) => number | null,
): PlayerShown[] {
  const names = seatNames(table.seats);
  return view.players.map((player, seat) => {
    const info = table.seats[seat];
    const bot = info?.kind === "bot" || info?.stand_in === true;
    const active = view.to_move === seat;
    return {
      seat,
      name: names[seat] ?? "",
      person: info?.person ?? null,
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
      inWords: info?.in_words === true,
      clock: left(seat),
    };
  });
}
