/** A receipt as a file, as `chantier verify --receipt` takes it. */
import type { Receipt } from "./storage";

export function saveReceipt(receipt: Receipt): void {
  const file = new Blob([JSON.stringify(receipt) + "\n"], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `chantier-receipt-${tableOf(receipt).slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it only after the click
}

const tableOf = (receipt: Receipt) => receipt.statements[0]?.text.split("|")[2] ?? "";
