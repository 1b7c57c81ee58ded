/**
 * What a device keeps of a table's dice: its own secrets by seat, and everything the server has signed. It outlives the
 * keys of the seats (a seat may be taken over on another device and come back), and several tabs share it.
 */
import { toHex } from "../verify/hashing";
import { Chain } from "./hash-chain";
import { hashed, hashHex, subjectOf, type Subject } from "./commitments";

export interface Statement {
  text: string;
  signature: string;
}

export interface KeptStatement extends Statement {
  server: string;
}

/** What one seat of this device adds to the dice, drawn anew for every secret of the server. */
export interface Secrets {
  attempt: number;
  commitment: string;
  salt: string;
  /** The first 32 bytes of the chain. */
  secret: string;
}

export interface Kept {
  /** When something was last kept; the oldest go first when there are many. */
  at: number;
  statements: KeptStatement[];
  secrets: Record<string, Secrets>;
}

/** As `chantier verify --receipt` reads it (docs/fairness.md). */
export interface Receipt {
  format: "chantier-receipt/1";
  server: string;
  statements: Statement[];
}

const PREFIX = "chantier.dice.";
const SERVER_KEY = "chantier.server-key";
export const TABLES_MOST = 400;

/** Where the browser keeps nothing, this tab does as long as it is open: that is enough to notice most. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    memory.set(name, text);
  }
}

export function keptOf(table: string): Kept {
  try {
    const found = JSON.parse(read(PREFIX + table) ?? "null") as Kept | null;
    if (found) return found;
  } catch {
    // what cannot be read is as if it were not there
  }
  return { at: 0, statements: [], secrets: {} };
}

function keep(table: string, kept: Kept): void {
  if (read(PREFIX + table) === null) makeRoom();
  write(PREFIX + table, JSON.stringify({ ...kept, at: Date.now() }));
}

function makeRoom(): void {
  const oldest = tablesKept().sort((one, other) => keptOf(one).at - keptOf(other).at);
  for (const table of oldest.slice(0, Math.max(0, oldest.length - TABLES_MOST + 1)))
    localStorage.removeItem(PREFIX + table);
}

export function tablesKept(): string[] {
  const names = new Set(memory.keys());
  try {
    for (let at = 0; at < localStorage.length; at++) names.add(localStorage.key(at) ?? "");
  } catch {
    // nothing is kept there
  }
  return [...names].filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}

// The device's own secrets

export function secretsOf(table: string, seat: number, attempt: number, commitment: string): Secrets | null {
  const found = keptOf(table).secrets[seat];
  return found?.attempt === attempt && found.commitment === commitment ? found : null;
}

/** Those of this device for this secret of the server, or new ones: two tabs promise the same. */
export function secretsFor(table: string, seat: number, attempt: number, commitment: string): Secrets {
  const known = secretsOf(table, seat, attempt, commitment);
  if (known) return known;
  const secrets = { attempt, commitment, salt: random(16), secret: random(32) };
  const kept = keptOf(table);
  keep(table, { ...kept, secrets: { ...kept.secrets, [seat]: secrets } });
  return secrets;
}

const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

const chains = new Map<string, Chain>();

/** Made once: it is hashed thousands of times. */
export function chainOf(secrets: Secrets): Chain {
  let chain = chains.get(secrets.secret);
  if (!chain) chains.set(secrets.secret, (chain = new Chain(secrets.secret)));
  return chain;
}

export const promiseOf = (secrets: Secrets) => ({ salt_hash: hashHex(secrets.salt), chain_end: chainOf(secrets).end });

// What the server has signed

/** The server's key, as this device saw it first; null: it has never seen one. */
export const pinnedKey = (): string | null => read(SERVER_KEY);
export const pinKey = (server: string): void => write(SERVER_KEY, server);

export interface Known extends KeptStatement {
  subject: Subject;
}

export function known(table: string): Known[] {
  return keptOf(table).statements.flatMap(knownFrom);
}

export function knownFrom(statement: KeptStatement): Known[] {
  const subject = subjectOf(statement.text);
  return subject ? [{ ...statement, subject }] : [];
}

/** A mix that follows from the one before vouches for it, too: then only the newer one is kept, besides the first. */
export function keepStatement(table: string, statement: KeptStatement, follows: string | null = null): void {
  const kept = keptOf(table);
  const left = kept.statements.filter(({ text, server }) => {
    const same = text === statement.text && server === statement.server;
    return !same && (text !== follows || subjectOf(text)?.n === 0);
  });
  keep(table, { ...kept, statements: [...left, statement] });
}

/** Of the table with this hash, by each key that has signed something; usually there is one. */
export function receiptsOf(tableHash: string): Receipt[] {
  const table = tablesKept().find((one) => hashed(one) === tableHash);
  const statements = table === undefined ? [] : keptOf(table).statements;
  return [...new Set(statements.map((one) => one.server))].map((server) => ({
    format: "chantier-receipt/1",
    server,
    statements: statements.filter((one) => one.server === server).map(({ text, signature }) => ({ text, signature })),
  }));
}
