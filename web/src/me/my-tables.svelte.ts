/** One's own tables, told by the server as they change: one line for the whole page, whoever on it wants to know. */
import { ReconnectingSocket } from "../connection/reconnecting-socket.svelte";
import { request } from "../http";
import { toast } from "../announce.svelte";
import { gameTitle, offeredGames } from "../games/offered-games.svelte";
import type { AnyTold, InvitationRow, MyTable, MyTables } from "../wire.gen";
import { say } from "../words.svelte";

type Frame = AnyTold | MyTables;
const REFUSED = 4000;

let tables = $state.raw<MyTable[] | null>(null);
let invitations = $state.raw<InvitationRow[]>([]);
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
      if (frame.kind === "mine") hear(frame);
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
    invitations = [];
  };
}

/** Whoever is invited while a page is open is told at once; what was there before is only listed. */
function hear(frame: MyTables): void {
  const known = new Set(invitations.map((one) => one.table));
  const fresh = tables === null ? [] : frame.invitations.filter((one) => !known.has(one.table));
  tables = frame.tables;
  invitations = frame.invitations;
  for (const one of fresh)
    void offeredGames().then(
      () => tellInvited(one),
      () => tellInvited(one),
    );
}

const tellInvited = (one: InvitationRow): void =>
  toast(say("friends-invites", { name: one.by, game: gameTitle(one.game) }));

/** Tables to which friends have invited whoever is here. */
export function myInvitations(): InvitationRow[] {
  return invitations;
}

async function askOnce(): Promise<void> {
  tables = await request<MyTable[]>("GET", "/api/me/tables").catch(() => []);
}
