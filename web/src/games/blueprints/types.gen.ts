// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export interface Analysis {
  format: "chantier-analysis/1";
  game: string;
  seats: Balance[];
  steps: Weighed[];
  moments: number[];
  futures: number;
}
export type Award = "gold" | "silver" | "bronze";
export interface AwardAccount {
  award: Award;
  seat: number;
  decided: "acted_last" | "alone" | "first_in_demand" | "nobody" | "points" | "second_in_demand";
  contenders: Contender[];
}
export interface AwardsGiven {
  kind: "AwardsGiven";
  awards: Partial<Record<Award, number>>;
}
export interface Balance {
  name: string;
  points: number;
  start: number;
  luck: number;
  luck_error: number;
  own: number;
  own_error: number;
  others: number;
  outcome: number;
  cost: number;
}
export type BlueprintsEvent = GameOpened | RoundStarted | MaterialsDemanded | PlanDealt | PoolRolled | DieTaken | DiePlaced | DieRemoved | DieDiscarded | PoolRefilled | BuildingsRevealed | AwardsGiven | PrizesGiven | GameEnded;
export interface BuildingsRevealed {
  kind: "BuildingsRevealed";
  plans: ([number, number, number, number, number, number])[];
  buildings: ([string[], string[], string[], string[], string[], string[]])[];
  scores: Score[];
}
export interface Contender {
  seat: number;
  points: number;
  first_in_demand: number;
  second_in_demand: number;
  acted: number;
}
export interface DeskView {
  taken: string[];
  plan: [number, number, number, number, number, number] | null;
  building: [string[], string[], string[], string[], string[], string[]] | null;
  score: Score | null;
  removed: string[];
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
export interface DieRemoved {
  kind: "DieRemoved";
  seat: number;
  die: string;
}
export interface DieTaken {
  kind: "DieTaken";
  seat: number;
  die: string;
}
export interface Earning {
  die: string;
  space: "a1" | "a2" | "a3" | "b1" | "b2" | "b3";
  level: number;
  points: number;
  neighbours: Place[];
}
export interface Explanation {
  prospects: Prospect[];
  refusals: NotThere[];
  reach: Reach | null;
  accounts: RoundAccount[];
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
  rules: number;
}
export interface Hints {
  picks: Pick[];
  games: number;
}
export interface Line {
  points: number;
  dice: Earning[];
}
export type Material = "wood" | "recycled" | "stone" | "glass";
export interface MaterialsDemanded {
  kind: "MaterialsDemanded";
  materials: [Material, Material];
}
export interface NotThere {
  die: string;
  space: "a1" | "a2" | "a3" | "b1" | "b2" | "b3" | null;
  text: string;
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
export interface Pick {
  die: string;
  space: "a1" | "a2" | "a3" | "b1" | "b2" | "b3" | null;
  discard: string | null;
  wins: number;
  points: number;
  behind: number;
}
export interface Place {
  space: "a1" | "a2" | "a3" | "b1" | "b2" | "b3";
  level: number;
}
export interface PlanDealt {
  kind: "PlanDealt";
  seat: number;
  plan: [number, number, number, number, number, number];
}
export interface PlanReach {
  state: "kept" | "lost" | "possible";
  as_planned: number;
  spaces: number;
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
export interface PrizeAccount {
  prize: Prize;
  seat: number | null;
  decided: "acted_last" | "alone" | "first_in_demand" | "nobody" | "points" | "second_in_demand";
  contenders: Contender[];
}
export interface PrizeReach {
  prize: Prize;
  have: number;
  needed: number;
  of: string | null;
  possible: boolean;
  earned: boolean;
}
export interface PrizesGiven {
  kind: "PrizesGiven";
  prizes: Partial<Record<Prize, number | null>>;
}
export interface Prospect {
  die: string;
  space: "a1" | "a2" | "a3" | "b1" | "b2" | "b3" | null;
  score: Score;
  prizes: Prize[];
}
export interface Reach {
  picks_left: number;
  plan: PlanReach;
  prizes: PrizeReach[];
}
export interface RoundAccount {
  in_demand: Material[];
  first: number;
  seats: SeatAccount[];
  awards: AwardAccount[];
  prizes: PrizeAccount[];
}
export interface RoundResult {
  plans: ([number, number, number, number, number, number])[];
  buildings: ([string[], string[], string[], string[], string[], string[]])[];
  scores: Score[];
  awards: Partial<Record<Award, number>>;
  prizes: Partial<Record<Prize, number | null>>;
  in_demand: Material[];
  first: number;
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
export interface SeatAccount {
  score: Score;
  bonus: number;
  wood: Line;
  recycled: Line;
  stone: Line;
  glass: Line;
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
  rules: number;
}
export interface Weighed {
  kind: "cards" | "pick" | "pool" | "refill";
  turn: number;
  round: number;
  chances: number[];
  gave: number[];
  error: number[];
  dice: string[];
  seat: number | null;
  pick: number;
  move: TakeDie | null;
  best: TakeDie | null;
  cost: number;
  cost_error: number;
}
