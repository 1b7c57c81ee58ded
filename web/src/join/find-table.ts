/** From an invitation to a table: is there one, and is there a seat? */
import { request, RequestError } from "../http";
import type { Found as FoundByCode, TableInfo } from "../wire.gen";
import { seatKeysOf } from "../connection/seat-keys";
import type { Invitation } from "./invitation";

export type Found = { kind: "unknown" } | { kind: "seat" | "full" | "running" | "over"; table: TableInfo };

export async function findTable(invitation: Invitation): Promise<Found> {
  try {
    const table = await request<TableInfo>("GET", `/api/tables/${encodeURIComponent(await tableOf(invitation))}`);
    if (seatKeysOf(table.id).length) return { kind: "seat", table }; // somebody sits there at this device already
    if (table.status === "ended" || table.status === "abandoned") return { kind: "over", table };
    if (table.status !== "open") return { kind: "running", table };
    return { kind: table.seats.some((seat) => seat.kind === "open") ? "seat" : "full", table };
  } catch (trouble) {
    if (trouble instanceof RequestError && trouble.status === 404) return { kind: "unknown" };
    throw trouble;
  }
}

async function tableOf(invitation: Invitation): Promise<string> {
  if (invitation.kind === "table") return invitation.table;
  return (await request<FoundByCode>("GET", `/api/codes/${encodeURIComponent(invitation.code)}`)).table;
}
