/** The one object by which a game's folder gives the browser part everything of its own. */
import type { Component } from "svelte";
import type { TableConnection } from "../connection/table-connection.svelte";
import type { IconName } from "../ui/icons";
import type { RecordVerifier } from "../verify/verifiers";
import type { TableInfo } from "../wire.gen";

/** A table's options by name, as the schema of `/api/games` has them. */
export type Options = Record<string, unknown>;

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

export interface TableProps extends Record<string, unknown> {
  connections: TableConnection[]; // one for each seat at this device; one without a key for an onlooker
  grey?: boolean; // the connection is lost
  leave?: (() => void) | undefined;
}

export interface OptionProps<Chosen = Options> extends Record<string, unknown> {
  options: Chosen;
  seats: number;
  onchange: (some: Partial<Chosen>) => void;
}

/** Parts of the form for a new table, where a game has its own; every other option gets a plain control. */
export interface NewTableParts {
  /** Small, for the choice of games. */
  GamePicture: Component;
  /** The table with these options, beside the form. */
  OptionsPicture?: Component<{ options: Options }>;
  /** Sections of their own, below the seats. */
  Sections?: Component<OptionProps>;
  /** Among the rules. */
  Rules?: Component<OptionProps>;
  /** A fold of its own, below the rules. */
  fold?: { title: () => string; lead: (options: Options) => string; Fields: Component<OptionProps> };
  /** Names of the options that these parts show. */
  shown: readonly string[];
}

export interface GamePages {
  /** As the server names it. */
  name: string;
  icon: IconName;
  /** Seats of a game that begins at once: enough to meet somebody, few enough to wait little. */
  quickSeats: number;
  table: () => Loaded<TableProps>;
  replay: () => Loaded<{ table: TableInfo }>;
  rules?: () => Loaded<Record<string, never>>;
  lessons?: () => Loaded<Record<string, never>>;
  /** A place to practise, with the first part of its address. */
  practice?: { page: string; label: () => string; load: () => Loaded<Record<string, never>> };
  newTable?: () => Promise<{ parts: NewTableParts }>;
  /** Options in words; otherwise each one that is not as usual is told by its name. */
  terms?: (options: Options, style: "short" | "full") => string[];
  /** Options that have to change with the number of seats. */
  withSeats?: (options: Options, count: number) => Options;
  /** Options without choices that mean nothing because of others. */
  effective?: (options: Options) => Options;
  /** Whether this table wants to know who plays by words. */
  asksWhoNeedsWords?: (options: Options) => boolean;
  verifier?: () => Promise<{ verifier: RecordVerifier }>;
  /** Besides the draws, a verified record proves these, and leaves those open. */
  proves?: () => string[];
  leavesOpen?: () => string[];
}

/** A part for the options of one game, where any options may be given: the registry gives it only its own. */
export function forAnyOptions<Chosen>(part: Component<OptionProps<Chosen>>): Component<OptionProps> {
  return part as unknown as Component<OptionProps>;
}
