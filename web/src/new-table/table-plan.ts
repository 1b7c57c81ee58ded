/** A table as somebody wishes it, and what is asked of the server for it. No rules here: the server has the last word. */
import type { Options } from "../games/game-pages";
import { pagesOf } from "../games/registry";
import { defaultsOf, type OptionSchema } from "../options/option-schema";
import type { GameOffered, TableWanted } from "../wire.gen";

export type SeatPlan =
  | { kind: "friend" } // open, for whoever comes by code, link or lobby
  | { kind: "here"; name: string } // somebody at this device
  | { kind: "bot"; level: string }; // "": the usual one, once the server has said which that is

export type ClockKind = "none" | "per_move" | "bank" | "days";

/** What every game wants to know about its table. */
export interface Arrangements {
  seats: SeatPlan[];
  clock: ClockKind;
  perMoveS: number;
  bankMin: number;
  incrementS: number;
  days: number;
  isPublic: boolean;
  talk: boolean;
  casual: boolean;
}

export interface TablePlan extends Arrangements {
  game: string;
  options: Options;
}

/** A game with its options, as the server offers it. */
export type Offered = Pick<GameOffered, "name" | "options">;

const ARRANGED: Omit<Arrangements, "seats"> = {
  clock: "none",
  perMoveS: 60,
  bankMin: 15,
  incrementS: 5,
  days: 1,
  isPublic: false,
  talk: false,
  casual: false,
};

export function usualPlan(offer: Offered, seats: SeatPlan[]): TablePlan {
  return { ...ARRANGED, seats, game: offer.name, options: defaultsOf(offer) };
}

/** Another game at the same table: whoever still has a chair keeps it; bots of the other game are other bots. */
export function withGame(plan: TablePlan, offer: Offered, most: number): TablePlan {
  const seats = plan.seats
    .slice(0, most)
    .map((seat): SeatPlan => (seat.kind === "bot" ? { kind: "bot", level: "" } : seat));
  return { ...plan, seats, game: offer.name, options: defaultsOf(offer) };
}

/** More or fewer chairs: who is planned for already stays; whoever is new is as `fresh` says. */
export function withSeats(plan: TablePlan, count: number, fresh: () => SeatPlan): TablePlan {
  const seats = Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? fresh());
  const { first } = plan.options;
  const options = typeof first === "number" && first >= count ? { ...plan.options, first: 0 } : plan.options;
  return { ...plan, seats, options: pagesOf(plan.game).withSeats?.(options, count) ?? options };
}

export function wanted(plan: TablePlan): TableWanted {
  return {
    game: plan.game,
    seats: plan.seats.map((seat) => (seat.kind === "bot" ? { bot: seat.level } : {})),
    options: pagesOf(plan.game).effective?.(plan.options) ?? plan.options,
    clock: clockOf(plan),
    public: plan.isPublic && hasOpenSeats(plan),
    talk: plan.talk,
    casual: plan.casual,
  };
}

/** Who begins unless somebody chooses: chance among people, whoever plans it alone with bots; null where a game does not ask. */
export function usualBeginner(seats: readonly SeatPlan[], schema: OptionSchema | undefined): number | "chance" | null {
  const asks = schema?.anyOf?.some(({ enum: values }) => values?.includes("chance")) ?? false;
  if (!asks) return null;
  return seats.slice(1).some((seat) => seat.kind !== "bot") ? "chance" : 0;
}

export function hasOpenSeats(plan: TablePlan): boolean {
  return plan.seats.some((seat) => seat.kind === "friend");
}

export function clockOf(plan: Arrangements): NonNullable<TableWanted["clock"]> {
  switch (plan.clock) {
    case "none":
      return { kind: "none" };
    case "per_move":
      return { kind: "per_move", seconds: plan.perMoveS };
    case "bank":
      return { kind: "bank", seconds: plan.bankMin * 60, increment: plan.incrementS };
    case "days":
      return { kind: "days", days: plan.days };
  }
}

export interface NameProblem {
  seat: number;
  why: "empty" | "twice";
}

/** Two people of one name at one device could not tell whose turn it is. */
export function troubledNames(seats: readonly SeatPlan[]): NameProblem[] {
  const names = seats.map((seat) => (seat.kind === "here" ? seat.name.trim().toLowerCase() : null));
  return names.flatMap((name, seat): NameProblem[] => {
    if (name === null) return [];
    if (name === "") return [{ seat, why: "empty" }];
    return names.indexOf(name) < seat ? [{ seat, why: "twice" }] : [];
  });
}
