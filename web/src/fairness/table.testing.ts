/** A server of one table, as honest as the test wants it to be. Signatures are not real here: what is signed is. */
import type { DiceTold, TableInfo } from "../wire.gen";
import { Chain } from "./hash-chain";
import { commitmentText, firstMix, hashed, hashHex, mixText, nextMix, promisesText, type Opening } from "./commitments";

export const KEY = "aa".repeat(32);
export const signature = (server: string, text: string) => hashed(`${server} signs ${text}`).repeat(2);

export class FakeTable {
  readonly other = { salt: "0f".repeat(16), chain: new Chain("01".repeat(32), 64) };
  commitment = hashed("a secret");
  attempt = 1;
  server = KEY;
  mixes: string[] = [];
  /** The seats: this device's, another person's, a bot's. */
  promised: (object | null)[] = [null, this.#others(), null];
  status: TableInfo["status"] = "starting";
  salts: string[] | null = null;

  #others() {
    return { salt_hash: hashHex(this.other.salt), chain_end: this.other.chain.end };
  }

  get opening(): Opening {
    return { table: hashed("t"), attempt: this.attempt, game: "blueprints", commitment: this.commitment };
  }

  get seats(): TableInfo["seats"] {
    return ["person", "person", "bot"].map((kind, seat) => ({
      kind,
      name: "",
      ...this.promised[seat],
    })) as TableInfo["seats"];
  }

  table(change: Partial<TableInfo> = {}): TableInfo {
    const seats = change.seats ?? this.seats;
    const all = seats.every((seat) => seat.kind === "bot" || seat.chain_end);
    return {
      kind: "table",
      id: "t",
      game: "blueprints",
      options: {},
      status: this.status,
      seats,
      commitment: this.commitment,
      clock: null,
      patience_s: 0,
      you: 0,
      ...(this.salts && { salts: this.salts }),
      steps: {
        server: this.server,
        attempt: this.attempt,
        commitment: signature(this.server, commitmentText(this.opening)),
        ...(all && { promises: signature(this.server, promisesText(this.opening, seats)) }),
      },
      ...change,
    };
  }

  start(salt: string): void {
    this.status = "running";
    this.salts = [salt, this.other.salt, ""];
    this.mixes = [firstMix(this.opening, this.seats, this.salts)];
  }

  told(n: number, change: Partial<DiceTold> = {}): DiceTold {
    const mix = change.mix ?? this.mixes[n]!;
    return { n, mix, signature: signature(this.server, mixText(this.opening, n, mix)), ...change };
  }

  /** A decision is made. */
  move(seat: number, link: string | null): DiceTold {
    const n = this.mixes.length;
    this.mixes.push(nextMix(this.mixes.at(-1)!, n, link));
    return this.told(n, { seat, ...(link && { chain_link: link }) });
  }
}
