/** Sitting down: the device keeps what the seat needs. */
import { request, RequestError } from "../http";
import { introduce, me, rename } from "../me/me.svelte";
import type { PlayNow, Seated, TableInfo, TableWanted } from "../wire.gen";
import { say } from "../words.svelte";
import { storeSeatKey } from "./seat-keys";

const GUESTS_MOST = 9;

export async function playNow(wanted: PlayNow): Promise<string> {
  await introduce();
  const seated = await request<Seated>("POST", "/api/play", wanted);
  storeSeatKey(seated.table, { seat: seated.seat, token: seated.token });
  return seated.table;
}

export async function makeTable(wanted: TableWanted): Promise<string> {
  await introduce();
  return (await request<TableInfo>("POST", "/api/tables", wanted)).id;
}

/** `guest`: somebody else at this device, by name. */
export async function takeSeat(table: string, seat?: number, guest?: string): Promise<number> {
  await introduce();
  const body = { ...(seat !== undefined && { seat }), ...(guest !== undefined && { guest }) };
  const seated = await named(
    () => request<Seated>("POST", `/api/tables/${encodeURIComponent(table)}/sit`, body),
    guest,
  );
  storeSeatKey(table, { seat: seated.seat, token: seated.token });
  return seated.seat;
}

/** No two at a table look alike. Whoever has not chosen a name gets a number instead of a refusal. */
async function named(work: () => Promise<Seated>, guest?: string): Promise<Seated> {
  for (let number = 2; ; number += 1) {
    try {
      return await work();
    } catch (refused) {
      const taken = refused instanceof RequestError && refused.code === "name_taken" && guest === undefined;
      if (!taken || !me()?.name.startsWith(say("shell-guest")) || number > GUESTS_MOST) throw refused;
      await rename(`${say("shell-guest")} ${number}`);
    }
  }
}

/** The same person on this device, where the seat was taken on another; `guest`: the seat of one of their guests. */
export async function takeSeatBack(table: string, guest?: number): Promise<number> {
  const of = guest === undefined ? "" : `?seat=${guest}`;
  const seated = await request<Seated>("POST", `/api/tables/${encodeURIComponent(table)}/token${of}`);
  storeSeatKey(table, { seat: seated.seat, token: seated.token });
  return seated.seat;
}
