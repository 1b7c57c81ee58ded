/** One's own tables, told by the server as they change: one line for the whole page, whoever on it wants to know. */
import { ReconnectingSocket } from "../connection/reconnecting-socket.svelte";
import { request } from "../http";
import type { AnyTold, MyTable, MyTables } from "../wire.gen";

type Frame = AnyTold | MyTables;
const REFUSED = 4000;

let tables = $state.raw<MyTable[] | null>(null);
let line: ReconnectingSocket<Frame> | null = null;

/** null until the server has told them. */
export function myTables(): MyTable[] | null {
  return tables;
}

/** Listens until the function it returns is called. */
export function followMyTables(): () => void {
  line ??= new ReconnectingSocket<Frame>("/api/me/socket", {
    opened: () => {},
    told: (frame) => {
      if (frame.kind === "mine") tables = frame.tables;
    },
    shut: (code) => {
      // nobody we know, or too many windows: what there is can still be asked for once
      if (code === REFUSED) void askOnce();
      return code === REFUSED;
    },
  });
  return () => {
    line?.close();
    line = null;
    tables = null;
  };
}

async function askOnce(): Promise<void> {
  tables = await request<MyTable[]>("GET", "/api/me/tables").catch(() => []);
}
