/** A table as somebody wishes it, and what is asked of the server for it. No rules here: the server has the last word. */
import type { Options as BlueprintsOptions } from "../games/blueprints/types.gen";
import { PRINTED, TITLES_TO_WIN } from "../games/men-at-work/options.gen";
import type { Options as MenAtWorkOptions } from "../games/men-at-work/types.gen";
import type { TableWanted } from "../wire.gen";

export type { BlueprintsOptions, MenAtWorkOptions };

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
}

export type BlueprintsPlan = Arrangements & { game: "blueprints"; options: BlueprintsOptions };
export type MenAtWorkPlan = Arrangements & { game: "men-at-work"; options: MenAtWorkOptions };
export type TablePlan = BlueprintsPlan | MenAtWorkPlan;
export type Game = TablePlan["game"];

export const GAMES: readonly Game[] = ["blueprints", "men-at-work"];

const ARRANGED: Omit<Arrangements, "seats"> = {
  clock: "none",
  perMoveS: 60,
  bankMin: 15,
  incrementS: 5,
  days: 1,
  isPublic: false,
  talk: false,
};

function usually(game: Game, arrangements: Arrangements): TablePlan {
  return game === "blueprints"
    ? { ...arrangements, game, options: { unplaceable: "any", first: 0, open_points: false } }
    : {
        ...arrangements,
        game,
        options: { ...PRINTED },
      };
}

export function usualPlan(game: Game, seats: SeatPlan[]): TablePlan {
  return usually(game, { ...ARRANGED, seats });
}

/** Another game at the same table: whoever still has a chair keeps it; bots of the other game are other bots. */
export function withGame(plan: TablePlan, game: Game, most: number): TablePlan {
  const seats = plan.seats
    .slice(0, most)
    .map((seat): SeatPlan => (seat.kind === "bot" ? { kind: "bot", level: "" } : seat));
  return usually(game, { ...plan, seats });
}

/** More or fewer chairs: who is planned for already stays; whoever is new is as `fresh` says. */
export function withSeats(plan: TablePlan, count: number, fresh: () => SeatPlan): TablePlan {
  const seats = Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? fresh());
  const first = typeof plan.options.first === "number" && plan.options.first >= count ? 0 : plan.options.first;
  if (plan.game === "blueprints") return { ...plan, seats, options: { ...plan.options, first } };
  const experts = plan.options.experts.filter((seat) => seat < count);
  const titles = plan.options.titles === TITLES_TO_WIN[count] ? null : plan.options.titles; // as printed for so many
  return { ...plan, seats, options: { ...plan.options, first, experts, titles } };
}

export function wanted(plan: TablePlan): TableWanted {
  return {
    game: plan.game,
    seats: plan.seats.map((seat) => (seat.kind === "bot" ? { bot: seat.level } : {})),
    options: plan.game === "blueprints" ? { ...plan.options } : { ...effective(plan.options) },
    clock: clockOf(plan),
    public: plan.isPublic && hasOpenSeats(plan),
    talk: plan.talk,
  };
}

/** Choices that mean nothing without another one are as usual: hands of experts where nobody is one, a crane that is not there. */
export function effective(options: MenAtWorkOptions): MenAtWorkOptions {
  return {
    ...options,
    tremor: options.tremor === true ? options.experts.length > 0 : options.tremor,
    crane_on: options.crane && options.skyscraper ? options.crane_on : "floor",
  };
}

/** House rules that differ from the printed game (M90). */
export function housed(options: MenAtWorkOptions): (keyof MenAtWorkOptions)[] {
  return HOUSE.filter((name) => options[name] !== PRINTED[name]);
}
const HOUSE = ["help", "certificates", "titles", "rita", "give_up"] as const;

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
