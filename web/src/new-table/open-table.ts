/** From a plan to a table: it is made, everybody at this device sits down, and if nobody is missing it begins. */
import { request } from "../http";
import { makeTable, takeSeat } from "../connection/take-seat";
import { introduce, me, rename } from "../me/me.svelte";
import { hasOpenSeats, wanted, type TablePlan } from "./table-plan";

export async function openTable(plan: TablePlan): Promise<string> {
  const [first] = plan.seats;
  const name = first?.kind === "here" ? first.name.trim() : "";
  await introduce(name || undefined);
  if (name && name !== me()?.name) await rename(name);
  const table = await makeTable(wanted(plan));
  for (const [number, seat] of plan.seats.entries())
    if (seat.kind === "here") await takeSeat(table, number, number ? seat.name.trim() : undefined);
  if (!hasOpenSeats(plan)) await request("POST", `/api/tables/${encodeURIComponent(table)}/start`);
  return table;
}
