/** A table as somebody wishes it, and what is asked of the server for it. No rules here: the server has the last word. */
import type { TableWanted } from "../wire.gen";

export type SeatPlan =
  | { kind: "friend" } // open, for whoever comes by code, link or lobby
  | { kind: "here"; name: string } // somebody at this device
  | { kind: "bot"; level: string };

export type ClockKind = "none" | "per_move" | "bank" | "days";

export interface TablePlan {
  game: string;
  seats: SeatPlan[];
  unplaceable: "any" | "forced";
  first: number | "chance";
  openPoints: boolean;
  clock: ClockKind;
  perMoveS: number;
  bankMin: number;
  incrementS: number;
  days: number;
  isPublic: boolean;
  talk: boolean;
}

export function usualPlan(seats: SeatPlan[]): TablePlan {
  return {
    game: "blueprints",
    seats,
    unplaceable: "any",
    first: 0,
    openPoints: false,
    clock: "none",
    perMoveS: 60,
    bankMin: 15,
    incrementS: 5,
    days: 1,
    isPublic: false,
    talk: false,
  };
}

/** More or fewer chairs: who is planned for already stays; whoever is new is as `fresh` says. */
export function withSeats(plan: TablePlan, count: number, fresh: () => SeatPlan): TablePlan {
  const seats = Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? fresh());
  return { ...plan, seats, first: typeof plan.first === "number" && plan.first >= count ? 0 : plan.first };
}

export function wanted(plan: TablePlan): TableWanted {
  return {
    game: plan.game,
    seats: plan.seats.map((seat) => (seat.kind === "bot" ? { bot: seat.level } : {})),
    options: { unplaceable: plan.unplaceable, first: plan.first, open_points: plan.openPoints },
    clock: clockOf(plan),
    public: plan.isPublic && hasOpenSeats(plan),
    talk: plan.talk,
  };
}

export function hasOpenSeats(plan: TablePlan): boolean {
  return plan.seats.some((seat) => seat.kind === "friend");
}

export function clockOf(plan: TablePlan): NonNullable<TableWanted["clock"]> {
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

export interface NameTrouble {
  seat: number;
  why: "empty" | "twice";
}

/** Two people of one name at one device could not tell whose turn it is. */
export function troubledNames(seats: readonly SeatPlan[]): NameTrouble[] {
  const names = seats.map((seat) => (seat.kind === "here" ? seat.name.trim().toLowerCase() : null));
  return names.flatMap((name, seat): NameTrouble[] => {
    if (name === null) return [];
    if (name === "") return [{ seat, why: "empty" }];
    return names.indexOf(name) < seat ? [{ seat, why: "twice" }] : [];
  });
}
