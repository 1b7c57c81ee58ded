// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
export interface Analysed {
  analysis: unknown | null;
  done: number;
  of: number;
  ahead: number;
}
export interface AnswerTakeBack {
  kind: "answer_take_back";
  id: string;
  back_to: number;
  grant: boolean;
}
export type AnyAsked = Enter | Play | Promise | Reveal | Say | Gesture | Take | HandTo | LetGo | PutBack | Hurry | InWords | AskTakeBack | AnswerTakeBack | Language | Ping;
export type AnyTold = TableInfo | SightTold | Explained | Refused | Done | Said | GestureTold | LiveTold | FeltTold | ChanceTold | OverTold | RestTold | TakeBackTold | RevealAsked | Lobby;
export interface AskTakeBack {
  kind: "ask_take_back";
  id: string;
}
export interface AuditEntry {
  id: string;
  at: number;
  action: string;
  what: string;
  text: string;
}
export interface Ban {
  id: string;
  kind: "network" | "person";
  what: string;
  reason: string;
  at: number;
}
export interface Bank {
  kind: "bank";
  seconds: number;
  increment?: number;
}
export interface BotWanted {
  bot: string | null;
}
export interface Carried {
  link: string;
}
export interface ChanceTold {
  kind: "chance";
  live: number;
  now: unknown;
}
export interface ChannelInfo {
  id: string;
  kind: "email" | "push" | "webhook";
  address: string;
  form: "discord" | "json" | "matrix" | "ntfy" | "slack";
  live: boolean;
  confirmed: boolean;
  trouble: string | null;
}
export interface ClockInfo {
  left: number[];
  since: number | null;
}
export interface Days {
  kind: "days";
  days: number;
}
export interface DeviceInfo {
  id: string;
  since: number;
  seen: number | null;
  here: boolean;
}
export interface DiceSteps {
  server: string;
  attempt: number;
  commitment: string;
  promises?: string | null;
}
export interface DiceTold {
  n: number;
  mix: string;
  signature: string;
  seat?: number | null;
  chain_link?: string | null;
}
export interface Done {
  kind: "done";
  answers: string;
}
export interface EmailWanted {
  address: string;
}
export interface Enter {
  kind: "enter";
  id: string;
  token?: string | null;
  last?: number;
  explain?: boolean;
}
export interface Evidence {
  server: string;
  table: string;
  attempt: number;
  seats: SeatPromise[];
  chain_links: (string | null)[];
  signatures: Signatures;
}
export interface Explained {
  kind: "explained";
  n: number;
  explanation?: unknown;
}
export interface Fairness {
  commitment: string;
  server_seed: string | null;
  salts: string[];
  evidence?: Evidence | null;
}
export interface FeltTold {
  kind: "felt";
  live: number;
  now: unknown;
}
export interface Figure {
  chapter: string;
  name: string;
  value: number;
  how: "most" | "sum";
}
export interface Found {
  table: string;
}
export interface Friend {
  id: string;
  name: string;
  since: number;
  here: boolean;
  table: FriendsTable | null;
}
export interface FriendsTable {
  id: string;
  game: string;
  status: string;
  open: number;
}
export interface GameOffered {
  name: string;
  seats: number[];
  bots: string[];
  usual: string;
  first: string;
  strengths: { [key: string]: number };
  coach: boolean;
  options: { [key: string]: unknown };
  phrases: { [key: string]: string };
  title: string;
  words: string;
}
export interface GameProfile {
  game: string;
  rating: RatedNow | null;
  history: RatedThen[];
  played: number;
  won: number;
  counted: number;
  figures: Figure[];
}
export interface GameRecord {
  format: "chantier/1" | "chantier/2";
  game: string;
  seats: string[];
  options: { [key: string]: unknown };
  fairness: Fairness;
  events: unknown[];
  notes?: Remark[];
  rules?: number;
  casual?: boolean;
}
export interface Gesture {
  kind: "gesture";
  now: unknown;
}
export interface GestureTold {
  kind: "gesture";
  seat: number;
  now: unknown;
}
export interface HandTo {
  kind: "hand";
  live: number;
  seq: number;
  to: unknown;
}
export interface HintAsked {
  n: number;
  unrated: boolean;
}
export interface HintGiven {
  hint: unknown | null;
  left: number;
}
export interface Hurry {
  kind: "hurry";
  id: string;
  times: number;
}
export interface InWords {
  kind: "in_words";
  id: string;
  on: boolean;
}
export interface InvitationRow {
  table: string;
  game: string;
  by: string;
  at: number;
  person: string;
}
export interface Known {
  id: string;
  name: string;
}
export interface Language {
  kind: "language";
  id: string;
  language: string;
}
export interface LetGo {
  kind: "let_go";
  id: string;
  there?: boolean;
}
export interface Link {
  link: string;
}
export interface LiveTold {
  kind: "live";
  live: number;
  seat: number;
  n: number;
  about: unknown;
  shown?: boolean;
  hurry?: number;
}
export interface Lobby {
  kind: "lobby";
  tables: OpenTable[];
  people: number;
}
export interface Met {
  game: string;
  person: string | null;
  name: string | null;
  bot: string | null;
  better: number;
  level: number;
  worse: number;
}
export interface MyTable {
  id: string;
  game: string;
  status: string;
  seats: string[];
  turns: number;
  created_at: number;
  moved_at: number | null;
  bots: (string | null)[];
  options: unknown;
  public: boolean;
  you: number | null;
  mover: number | null;
  to_move: string | null;
  your_turn: boolean;
  moved_by: number | null;
  deadline: number | null;
  winners: number[];
  place: number | null;
}
export interface MyTables {
  kind: "mine";
  tables: MyTable[];
  invitations: InvitationRow[];
}
export interface NewHost {
  seat: number;
}
export interface NewName {
  name: string;
}
export interface NewWebhook {
  channel: ChannelInfo;
  secret: string;
}
export interface NoClock {
  kind: "none";
}
export interface Notice {
  id: string;
  text: string;
  at: number;
  until: number;
}
export interface NotificationInfo {
  push_key: string;
  email: boolean;
  channels: ChannelInfo[];
  quiet: QuietHours | null;
  muted: string[];
}
export interface OpenTable {
  id: string;
  game: string;
  seats: number;
  open: number;
  host: string;
  clock: unknown;
  talk: boolean;
  created_at: number;
  options: unknown;
  sitting: ("bot" | "open" | "person")[];
  bots: number;
}
export interface OverTold {
  kind: "over";
  live: number;
  why: "closing" | "decided" | "left" | "out_of_time" | "path_too_long" | "put_back" | "refused" | "server_trouble" | "silent" | "site_worker_died" | "store_unavailable" | "taken_over" | "withdrawn";
}
export interface Overview {
  version: string;
  load: number;
  draining: boolean;
  people: PersonHere[];
  tables: TableHere[];
  bans: Ban[];
  muted: string[];
  notice: Notice | null;
}
export interface PasskeyInfo {
  id: string;
  name: string;
  since: number;
  used: number | null;
}
export interface PerMove {
  kind: "per_move";
  seconds: number;
}
export interface Person {
  id: string;
  name: string;
  lang: string;
}
export interface PersonHere {
  id: string;
  name: string;
  address: string;
  table: string;
  seat: number | null;
}
export interface Ping {
  kind: "ping";
  id: string;
}
export interface Play {
  kind: "play";
  id: string;
  n: number;
  move: unknown;
  chain_link?: string | null;
  chain_lost?: boolean;
}
export interface PlayNow {
  game: string;
  seats?: number | null;
  bot?: string | null;
  options?: { [key: string]: unknown };
}
export interface Played {
  table: string;
  game: string;
  ended_at: number;
  seat: number;
  who: string | null;
  points: number;
  place: number;
  won: boolean;
}
export interface PlayedGame {
  game: string;
  ended_at: number;
  place: number;
  points: number;
  won: boolean;
  table: string | null;
}
export interface Problem {
  code: string;
  text: string;
}
export interface Profile {
  id: string;
  name: string;
  public: boolean;
  you: boolean;
  friend: boolean;
  blocked: boolean;
  shown: boolean;
  games: GameProfile[];
  results: PlayedGame[];
  opponents: Met[];
}
export interface Promise {
  kind: "promise";
  id: string;
  commitment: string;
  salt_hash: string;
  chain_end: string;
}
export interface PushWanted {
  endpoint: string;
  p256dh: string;
  auth: string;
  live?: boolean;
}
export interface PutBack {
  kind: "put_back";
  id: string;
}
export interface QrCode {
  size: number;
  path: string;
}
export interface QuietHours {
  begins: number;
  ends: number;
  time_zone: string;
}
export interface QuietWanted {
  begins: number;
  ends: number;
  time_zone: string;
}
export interface RatedNow {
  mu: number;
  sigma: number;
  games: number;
}
export interface RatedThen {
  at: number;
  mu: number;
  sigma: number;
  table: string | null;
}
export interface Refused {
  kind: "refused";
  code: string;
  text: string;
  answers?: string | null;
}
export interface Remark {
  n: number;
  kind: "chain_lost" | "left_out" | "returned" | "stand_in" | "observed";
  seat: number;
  about?: { [key: string]: unknown } | null;
}
export interface ReportRow {
  id: string;
  reporter: string;
  reported: string;
  table: string | null;
  reason: "cheating" | "insult" | "name" | "other" | "stalling";
  text: string;
  at: number;
  handled_at: number | null;
}
export interface RestTold {
  kind: "rest";
  now: unknown;
  answers?: string | null;
}
export interface Reveal {
  kind: "reveal";
  id: string;
  salt: string;
}
export interface RevealAsked {
  kind: "reveal";
  within_s: number;
}
export interface Said {
  kind: "said";
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  phrase?: string | null;
  person?: string | null;
}
export interface Say {
  kind: "say";
  id: string;
  phrase?: string | null;
  text?: string | null;
}
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot?: string | null;
  here?: boolean;
  stand_in?: boolean;
  salt_hash?: string | null;
  chain_end?: string | null;
  guest?: boolean;
  in_words?: boolean;
  chain_lost?: boolean;
  person?: string | null;
}
export interface SeatPromise {
  kind: "bot" | "person";
  salt_hash?: string | null;
  chain_end?: string | null;
}
export interface SeatWanted {
  bot?: string | null;
}
export interface Seated {
  table: string;
  seat: number;
  token: string;
}
export interface SettingsWanted {
  quiet?: QuietWanted | null;
  muted?: string[];
}
export interface Sight {
  seat: number | null;
  view: unknown;
  events: unknown[];
  legal: unknown;
}
export interface SightTold {
  kind: "sight";
  n: number;
  sight: unknown;
  clocks?: ClockInfo | null;
  answers?: string | null;
  dice?: DiceTold | null;
  explanation?: unknown;
  told?: string[];
}
export interface Signatures {
  commitment: string;
  promises: string;
  start: string;
  newest: string;
}
export interface SitDown {
  seat?: number | null;
  guest?: string | null;
}
export interface Standing {
  who: string;
  name: string | null;
  mu: number;
  sigma: number;
  games: number;
}
export interface TableHere {
  id: string;
  game: string;
  status: "abandoned" | "ended" | "open" | "running" | "starting";
  seats: string[];
  connections: number;
  turns: number;
  live: boolean;
}
export interface TableInfo {
  kind: "table";
  id: string;
  game: string;
  options: unknown;
  status: "abandoned" | "ended" | "open" | "running" | "starting";
  seats: SeatInfo[];
  commitment: string;
  clock: unknown;
  patience_s: number;
  you?: number | null;
  host?: number | null;
  clocks?: ClockInfo | null;
  talk?: boolean;
  public?: boolean;
  salts?: string[] | null;
  rematch_of?: string | null;
  rematch?: string | null;
  code?: string | null;
  onlookers?: number;
  watching?: string[];
  watching_ids?: string[];
  unrated?: boolean;
  steps?: DiceSteps | null;
  awaits?: number[];
  take_back?: TakeBackAsked | null;
  casual?: boolean;
  hints_left?: number | null;
  hinted?: number[];
}
export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: { [key: string]: unknown };
  clock?: NoClock | PerMove | Bank | Days;
  public?: boolean;
  talk?: boolean;
  patience_s?: number | null;
  casual?: boolean;
}
export interface Take {
  kind: "take";
  id: string;
  n: number;
  what: unknown;
  chain_link?: string | null;
  chain_lost?: boolean;
}
export interface TakeBackAsked {
  seat: number;
  back_to: number;
  awaits: number[];
  until: number;
}
export interface TakeBackTold {
  kind: "take_back";
  seat: number;
  why: "granted" | "lapsed" | "refused" | "withdrawn";
  by?: number | null;
}
export interface TakenBack {
  kind: "taken_back";
  seat: number;
  back_to: number;
  granted: number[];
}
export interface TextForQr {
  text: string;
}
export interface WebhookWanted {
  url: string;
  form?: "discord" | "json" | "matrix" | "ntfy" | "slack";
  access_token?: string;
}
