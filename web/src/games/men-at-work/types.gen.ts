// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export interface About {
  taken: TakeToPlace | TakeToClear | TakeToPush;
  things: string[];
  ticks_per_s: number;
  step_mm: number;
}
export interface Accident {
  piece: string;
  onto: string;
}
export interface AccidentHappened {
  kind: "accident";
  seat: number;
  piece: string;
  onto: string;
}
export interface Advice {
  offers: Offer[];
}
export type Aim = [position: [number, number, number], rotation: [number, number, number, number], precise?: boolean];
export interface Back {
  kind: "girder" | "worker";
  colours: ["black" | "orange" | "purple" | "white", "black" | "orange" | "purple" | "white"];
}
export interface Card {
  back: "girder" | "worker";
  colours: ["black" | "orange" | "purple" | "white", "black" | "orange" | "purple" | "white"];
  girder: Task;
  worker: Task;
}
export interface CardChosen {
  kind: "chosen";
  seat: number;
  card: number;
}
export interface CardFlipped {
  kind: "card";
  card: number;
  what: Back;
  shuffled: boolean;
  then: "skipped" | "used_up" | "work";
}
export interface CardGivenUp {
  kind: "given_up";
  seat: number;
}
export interface CardLaid {
  kind: "laid";
  seat: number;
  on: "discard" | "draw";
  back: Back;
  card: number | null;
}
export interface Cause {
  piece: string;
  how: "dropped" | "hit" | "pushed" | "slid" | "tipped" | "unborne";
  at_s: number;
  over?: string | null;
  by?: string | null;
  mm?: number | null;
  degrees?: number | null;
  edge?: [[number, number, number], [number, number, number]] | null;
  centre?: [number, number, number] | null;
}
export interface ClearAway {
  kind: "ClearAway";
  piece: string;
  path: Path;
}
export interface Clearing {
  lying: string[];
  optional: string[];
  pushable: string[];
  covered: string[];
  pulls: number;
  crane: Pose | null;
}
export interface Condition {
  code: string;
  held: boolean;
  pieces: string[];
}
export interface Decline {
  kind: "Decline";
}
export interface Explanation {
  pieces: Told[];
  top_mm: number;
  highest: string | null;
  highest_girder: string | null;
  reserve: { [key: string]: number };
}
export interface Felt {
  touches?: string[];
  points?: ([number, number, number])[];
  conditions?: Condition[];
  accident?: [string, string] | null;
  cause?: Cause | null;
  disturbed?: boolean;
}
export interface ForemanAsked {
  kind: "asked";
  seat: number;
}
export interface Free {
  at: [number, number];
  length_mm: number;
}
export interface GameEnded {
  kind: "end";
  points: number[];
  winners: number[];
  reason: "last" | "reserve" | "titles";
}
export interface GameOpened {
  kind: "opened";
  seats: number;
  options: Options;
  rules: number;
}
export interface GiveUp {
  kind: "GiveUp";
}
export interface HandDealt {
  kind: "hand";
  seat: number;
  cards: number[];
}
export interface HoldChance {
  held: Pose;
  tries: number;
  stood: number;
  low: number;
  high: number;
  rest?: Pose | null;
  first?: string | null;
  onto?: string | null;
  done?: boolean;
}
export interface KeepSupports {
  kind: "KeepSupports";
}
export type Kind = "support" | "girder" | "worker" | "hat" | "brick" | "beam" | "crane" | "box";
export interface Laid {
  seat: number;
  back: Back;
  card: number | null;
}
export interface LayCard {
  kind: "LayCard";
  card: number;
  on: "discard" | "draw";
}
export interface LayDeclined {
  kind: "declined";
  seat: number;
}
export type MenAtWorkEvent = GameOpened | HandDealt | SitePrepared | SiteAccepted | RitaArrived | CardFlipped | ForemanAsked | LayDeclined | CardLaid | CardChosen | PiecePlaced | AccidentHappened | CardGivenUp | PlayerOut | TitleGiven | PieceCleared | SupportsKept | TurnPassed | GameEnded;
export type MenAtWorkMove = Place | LayCard | ClearAway | PushBack | KeepSupports | Decline | GiveUp;
export interface Miss {
  piece: string;
  at: Pose;
  slipped: boolean;
}
export interface Offer {
  move: Place | LayCard | ClearAway | PushBack | KeepSupports | Decline | GiveUp;
  safety: "fair" | "risky" | "safe" | null;
  rests_on: string[];
  at: [number, number] | null;
  top_mm: number | null;
  highest: boolean;
  order: Order | null;
}
export interface Offered {
  phase: "asked" | "clearing" | "placing" | "preparing";
  step: Step | null;
  candidates: string[];
  pushable: string[];
  pull: string[];
  moves: (Place | LayCard | ClearAway | PushBack | KeepSupports | Decline | GiveUp)[];
}
export interface Options {
  site: "advanced" | "beginner" | "by_hand" | "expert";
  first: number | "chance";
  slips: "friendly" | "strict";
  experts: number[];
  tremor: boolean | "all";
  foreman: boolean;
  crane: boolean;
  skyscraper: boolean;
  crane_on: "floor" | "rim";
  certificates: number;
  titles: number | null;
  rita: number;
  help: "all" | "none" | "some";
  give_up: boolean;
}
export interface Order {
  task: Task;
  colours: ("black" | "orange" | "purple" | "white")[];
}
export interface Outcome {
  points: number[];
  winners: number[];
  reason: string;
}
export interface Path {
  targets: Target[];
  release_s: number;
}
export interface PieceCleared {
  kind: "cleared";
  seat: number;
  move: ClearAway | PushBack;
  seen: Seen;
}
export interface PiecePlaced {
  kind: "placed";
  seat: number;
  move: Place;
  seen: Seen;
  tremor: number | null;
}
export interface PilesView {
  left: number;
  unseen: number[];
  top: Back | null;
  laid: Laid[];
  discard: number[];
  flips: number;
  rita_is_here: boolean;
}
export interface Place {
  kind: "Place";
  piece: string;
  start: Pose;
  path: Path;
  joined: string | null;
  joined_start: Pose | null;
}
export interface Player {
  certificates: number;
  titles: number;
  cards: number;
  hand: number[];
}
export interface PlayerOut {
  kind: "out";
  seat: number;
}
export type Pose = [position: [number, number, number], rotation: [number, number, number, number]];
export interface Practised {
  poses: { [key: string]: Pose };
  taken: TakePiece | TakeAway;
}
export interface PushBack {
  kind: "PushBack";
  piece: string;
  path: Path;
}
export interface Rested {
  poses: { [key: string]: Pose };
  fell?: [string, string] | null;
}
export interface RitaArrived {
  kind: "rita";
}
export interface Seen {
  poses: { [key: string]: Pose };
  settled?: boolean;
  conditions?: Condition[];
  accident?: Accident | null;
  slipped?: boolean;
  gone?: string[];
  lying?: string[];
  optional?: string[];
  pushable?: string[];
  covered?: string[];
  fallen?: string[];
  crane?: Pose | null;
  track?: string;
  cause?: Cause | null;
}
export interface SiteAccepted {
  kind: "ready";
  seat: number;
}
export interface SitePrepared {
  kind: "site";
  poses: { [key: string]: Pose };
  first: number;
  engine: string;
}
export interface Step {
  kind: Kind;
  joined: Kind | null;
  or_kind: Kind | null;
  colour: string | null;
}
export interface SupportsKept {
  kind: "kept";
  seat: number;
}
export interface TakeAway {
  kind: "TakeAway";
  pieces?: string[];
}
export interface TakePiece {
  kind: "Place";
  piece: string;
  start: Pose;
  joined?: null;
  joined_start?: null;
}
export interface TakeToClear {
  kind: "ClearAway";
  piece: string;
}
export interface TakeToPlace {
  kind: "Place";
  piece: string;
  start: Pose;
  joined: string | null;
  joined_start: Pose | null;
}
export interface TakeToPush {
  kind: "PushBack";
  piece: string;
}
export type Taken = TakeToPlace | TakeToClear | TakeToPush;
export type Target = [time_s: number, position: [number, number, number], rotation: [number, number, number, number], precise: boolean];
export type Task = "balance" | "same_colour" | "three_colours" | "highest_girder" | "then_worker" | "on_arm" | "support_same_colour" | "support_other_colour" | "support_on_girder" | "any_support" | "with_brick" | "becomes_highest" | "one_brick" | "two_bricks" | "one_beam" | "two_beams" | "brick_and_beam" | "at_end" | "together_with_beam" | "connected" | "second_worker" | "prepare_site" | "prepare_skyscraper";
export interface TitleGiven {
  kind: "title";
  seat: number;
  piece: string;
}
export interface Told {
  piece: string;
  at: [number, number];
  top_mm: number;
  level: number;
  rests_on: string[];
  carries: string[];
  beside: string[];
  upright: boolean;
  axis_deg: number;
  free: Free[];
  bareheaded: boolean;
}
export interface TurnPassed {
  kind: "turn";
  seat: number;
}
export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  players: Player[];
  piles: PilesView;
  poses: { [key: string]: Pose };
  reserve: string[];
  active: number;
  to_move: number | null;
  phase: "asked" | "clearing" | "over" | "placing" | "preparing";
  clearing: Clearing;
  work: Work | null;
  laid_a_card: boolean;
  turn: number;
  ending: Outcome | null;
  rules: number;
  fallen: string[];
}
export interface Work {
  order: Order;
  placed: string[];
  conditions: Condition[];
  tries: number;
  again: string[];
  impossible: "skipped" | "used_up" | null;
  failed: Miss[];
}
export const CARDS: readonly Card[] = [{"back":"girder","colours":["orange","purple"],"girder":"becomes_highest","worker":"one_brick"},{"back":"girder","colours":["orange","purple"],"girder":"highest_girder","worker":"brick_and_beam"},{"back":"girder","colours":["orange","purple"],"girder":"support_other_colour","worker":"together_with_beam"},{"back":"girder","colours":["orange","black"],"girder":"same_colour","worker":"two_bricks"},{"back":"girder","colours":["orange","black"],"girder":"any_support","worker":"two_beams"},{"back":"girder","colours":["orange","black"],"girder":"three_colours","worker":"connected"},{"back":"girder","colours":["orange","white"],"girder":"support_same_colour","worker":"at_end"},{"back":"girder","colours":["orange","white"],"girder":"with_brick","worker":"brick_and_beam"},{"back":"girder","colours":["orange","white"],"girder":"highest_girder","worker":"together_with_beam"},{"back":"girder","colours":["purple","black"],"girder":"balance","worker":"connected"},{"back":"girder","colours":["purple","black"],"girder":"support_on_girder","worker":"second_worker"},{"back":"girder","colours":["purple","black"],"girder":"becomes_highest","worker":"one_beam"},{"back":"girder","colours":["purple","white"],"girder":"then_worker","worker":"two_bricks"},{"back":"girder","colours":["purple","white"],"girder":"support_other_colour","worker":"at_end"},{"back":"girder","colours":["purple","white"],"girder":"same_colour","worker":"one_beam"},{"back":"girder","colours":["black","white"],"girder":"three_colours","worker":"second_worker"},{"back":"girder","colours":["black","white"],"girder":"support_same_colour","worker":"one_brick"},{"back":"girder","colours":["black","white"],"girder":"on_arm","worker":"two_beams"},{"back":"worker","colours":["orange","purple"],"girder":"highest_girder","worker":"second_worker"},{"back":"worker","colours":["orange","purple"],"girder":"with_brick","worker":"together_with_beam"},{"back":"worker","colours":["orange","purple"],"girder":"balance","worker":"one_beam"},{"back":"worker","colours":["orange","black"],"girder":"then_worker","worker":"at_end"},{"back":"worker","colours":["orange","black"],"girder":"support_same_colour","worker":"two_beams"},{"back":"worker","colours":["orange","black"],"girder":"support_other_colour","worker":"connected"},{"back":"worker","colours":["orange","white"],"girder":"three_colours","worker":"two_bricks"},{"back":"worker","colours":["orange","white"],"girder":"on_arm","worker":"second_worker"},{"back":"worker","colours":["orange","white"],"girder":"any_support","worker":"one_brick"},{"back":"worker","colours":["purple","black"],"girder":"any_support","worker":"two_bricks"},{"back":"worker","colours":["purple","black"],"girder":"balance","worker":"together_with_beam"},{"back":"worker","colours":["purple","black"],"girder":"becomes_highest","worker":"brick_and_beam"},{"back":"worker","colours":["purple","white"],"girder":"then_worker","worker":"one_brick"},{"back":"worker","colours":["purple","white"],"girder":"with_brick","worker":"one_beam"},{"back":"worker","colours":["purple","white"],"girder":"support_on_girder","worker":"connected"},{"back":"worker","colours":["black","white"],"girder":"same_colour","worker":"brick_and_beam"},{"back":"worker","colours":["black","white"],"girder":"support_on_girder","worker":"two_beams"},{"back":"worker","colours":["black","white"],"girder":"on_arm","worker":"at_end"}];
