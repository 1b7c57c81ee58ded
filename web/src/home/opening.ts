/** From a plan to a table: it is made, everybody at this device sits down, and if nobody is missing it begins. */
import { ask } from "../asking";
import { makeTable, sit } from "../line/sitting";
import { introduce, me, rename } from "../me.svelte";
import { hasOpenSeats, wanted, type TablePlan } from "./table-plan";

export async function open(plan: TablePlan): Promise<string> {
  const [first] = plan.seats;
  const name = first?.kind === "here" ? first.name.trim() : "";
  await introduce(name || undefined);
  if (name && name !== me()?.name) await rename(name);
  const table = await makeTable(wanted(plan));
  for (const [number, seat] of plan.seats.entries())
    if (seat.kind === "here") await sit(table, number, number ? seat.name.trim() : undefined);
  if (!hasOpenSeats(plan)) await ask("POST", `/api/tables/${encodeURIComponent(table)}/start`);
  return table;
}
