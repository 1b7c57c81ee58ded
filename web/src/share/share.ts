/** Links and pictures passed on by the device's own way of sharing, where it has one. */
import { at } from "../base";
import { language } from "../words.svelte";
import type { TableInfo } from "../wire.gen";

export interface Shared {
  title: string;
  /** The path that the link leads to. */
  path: string;
  /** Where the picture is, and what its file is called. */
  picture?: string;
  file?: string;
}

/** A link to a finished game shows what was built, whatever the table is; whoever shares it wants that to be seen. */
export function shownPath(path: string, table: TableInfo): string {
  if (table.public || table.status !== "ended") return path;
  return `${path}${path.includes("?") ? "&" : "?"}preview=1`;
}

export const resultPicture = (table: TableInfo): string =>
  at(`/api/tables/${encodeURIComponent(table.id)}/picture?named=true&lang=${language()}`);

export async function shareLink({ title }: Shared, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // thought better of it
  }
}

export function mayShareFiles(): boolean {
  const file = new File([], "picture.png", { type: "image/png" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

export async function sharePicture({ title, picture, file }: Shared): Promise<void> {
  const drawn = await fetch(picture!);
  if (!drawn.ok) throw new Error(String(drawn.status));
  const files = [new File([await drawn.blob()], file ?? "picture.png", { type: "image/png" })];
  try {
    await navigator.share({ title, files });
  } catch (problem) {
    if (!(problem instanceof DOMException) || problem.name !== "AbortError") throw problem;
  }
}
