/** A table's clocks as they are shown, reckoned four times a second from what the server said. To be made while a component is set up. */
import { untrack } from "svelte";
import type { TableConnection } from "../connection/table-connection.svelte";
import { learnt, left, TOGETHER, type Apart } from "./clocks";

const EVERY_MS = 250;

export class RunningClocks {
  #apart = $state.raw<Apart>(TOGETHER);
  #now = $state(Date.now() / 1000);
  #begun = false; // from then on what is told is told as it happens

  constructor(private readonly connection: () => TableConnection) {
    $effect(() => {
      const since = connection().clocks?.since;
      if (since === null || since === undefined) return;
      const apart = untrack(() => this.#apart);
      this.#apart = learnt(apart, since, Date.now() / 1000, this.#begun);
      this.#begun = true;
    });
    $effect(() => {
      if (connection().socket.state === "lost") this.#begun = false; // what is told on coming back is not fresh
    });
    $effect(() => {
      if (connection().clocks?.since === null || !connection().clocks) return;
      const tick = setInterval(() => (this.#now = Date.now() / 1000), EVERY_MS);
      return () => clearInterval(tick);
    });
  }

  /** Seconds left; null where nobody counts. */
  left(seat: number, toMove: number | null): number | null {
    const { clocks } = this.connection();
    return clocks ? left(clocks, seat, toMove, this.#now, this.#apart) : null;
  }
}
