/** The same once more: everybody who sat at this device sits down again, and where only bots are missing it begins at once. */
import { request, RequestError } from "../http";
import { introduce } from "../me/me.svelte";
import type { TableInfo } from "../wire.gen";
import { seatKeysOf } from "./seat-keys";
import { takeSeat } from "./take-seat";

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export async function rematch(before: TableInfo): Promise<string> {
  await introduce();
  const next = await request<TableInfo>("POST", `${at(before.id)}/rematch`);
  const here = seatKeysOf(before.id).map((key) => key.seat);
  const own = here.filter((seat) => !before.seats[seat]?.guest);
  const guests = here.filter((seat) => before.seats[seat]?.guest);
  for (const seat of own.slice(0, 1)) await seated(next.id, seat);
  for (const seat of guests) await seated(next.id, seat, before.seats[seat]!.name);
  const now = await request<TableInfo>("GET", at(next.id));
  const full = now.seats.every((seat) => seat.kind !== "open");
  // Whoever asks second finds it open or begun already: then there is nothing left to do but go there.
  if (full && now.status === "open") await gently(request("POST", `${at(next.id)}/start`));
  return next.id;
}

async function seated(table: string, seat: number, guest?: string): Promise<void> {
  await gently(takeSeat(table, seat, guest));
}

/** A no is no reason not to go there: the table itself says what can be done. That nobody answers is. */
async function gently(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (trouble) {
    if (!(trouble instanceof RequestError) || trouble.isAway) throw trouble;
  }
}
