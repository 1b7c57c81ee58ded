/** The open tables, told by the server as they change. */
import type { AnyTold, OpenTable } from "../wire.gen";
import { ReconnectingSocket } from "../connection/reconnecting-socket.svelte";

export class Lobby {
  /** null until the first word from the server. */
  tables = $state.raw<OpenTable[] | null>(null);
  /** How many sit at tables just now, those that play included. */
  people = $state(0);
  readonly socket: ReconnectingSocket<AnyTold>;

  /** `back`: called whenever the line is open (again), for whatever else the page wants to ask then. */
  constructor(back: () => void = () => {}) {
    this.socket = new ReconnectingSocket<AnyTold>("/api/lobby", {
      opened: back,
      told: (frame) => {
        if (frame.kind !== "lobby") return;
        this.tables = frame.tables;
        this.people = frame.people;
      },
    });
  }

  close(): void {
    this.socket.close();
  }
}
