// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export type Award = "gold" | "silver" | "bronze";
export interface AwardsGiven {
  kind: "AwardsGiven";
  awards: Partial<Record<Award, number>>;
}
export type BlueprintsEvent = GameOpened | RoundStarted | MaterialsDemanded | PlanDealt | PoolRolled | DieTaken | DiePlaced | DieDiscarded | PoolRefilled | BuildingsRevealed | AwardsGiven | PrizesGiven | GameEnded;
export interface BuildingsRevealed {
  kind: "BuildingsRevealed";
  plans: ([number, number, number, number, number, number])[];
  buildings: ([string[], string[], string[], string[], string[], string[]])[];
  scores: Score[];
}
export interface DeskView {
  taken: string[];
  plan: [number, number, number, number, number, number] | null;
  building: [string[], string[], string[], string[], string[], string[]] | null;
  score: Score | null;
}
export interface DieDiscarded {
  kind: "DieDiscarded";
  seat: number;
  die: string;
}
export interface DiePlaced {
  kind: "DiePlaced";
  seat: number;
  die: string;
  space: "a1" | "a2" | "a3" | "b1" | "b2" | "b3" | null;
}
export interface DieTaken {
  kind: "DieTaken";
  seat: number;
  die: string;
}
export interface GameEnded {
  kind: "GameEnded";
  points: number[];
  winners: number[];
}
export interface GameOpened {
  kind: "GameOpened";
  seats: number;
  options: Options;
}
export type Material = "wood" | "recycled" | "stone" | "glass";
export interface MaterialsDemanded {
  kind: "MaterialsDemanded";
  materials: [Material, Material];
}
export interface Options {
  unplaceable: "any" | "forced";
  first: number | "chance";
  open_points: boolean;
}
export interface Outcome {
  points: number[];
  winners: number[];
  reason: string;
}
export interface PlanDealt {
  kind: "PlanDealt";
  seat: number;
  plan: [number, number, number, number, number, number];
}
export interface PoolRefilled {
  kind: "PoolRefilled";
  dice: string[];
}
export interface PoolRolled {
  kind: "PoolRolled";
  dice: string[];
}
export type Prize = "skyscraper" | "integrity" | "geometer" | "materials";
export interface PrizesGiven {
  kind: "PrizesGiven";
  prizes: Partial<Record<Prize, number | null>>;
}
export interface RoundResult {
  plans: ([number, number, number, number, number, number])[];
  buildings: ([string[], string[], string[], string[], string[], string[]])[];
  scores: Score[];
  awards: Partial<Record<Award, number>>;
  prizes: Partial<Record<Prize, number | null>>;
}
export interface RoundStarted {
  kind: "RoundStarted";
  round: number;
  first: number;
}
export interface Score {
  bonus: number;
  wood: number;
  recycled: number;
  stone: number;
  glass: number;
  total: number;
}
export interface TakeDie {
  kind: "TakeDie";
  die: string;
  space: "a1" | "a2" | "a3" | "b1" | "b2" | "b3" | null;
  discard: string | null;
}
export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  round: number;
  first: number;
  picks: number;
  to_move: number | null;
  in_demand: Material[];
  bag: string;
  pool: string[];
  discarded: string[];
  desks: DeskView[];
  revealed: boolean;
  rounds: RoundResult[];
  points: number[] | null;
  ending: Outcome | null;
}
