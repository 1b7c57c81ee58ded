/** The operator's requests. The token is asked for once and kept as long as this window is open. */
import { request } from "../http";
import type { AuditEntry, Notice, Overview, ReportRow } from "../wire.gen";

const KEPT_AS = "chantier-operator";
const NOTICE_SEEN = "chantier-notice-seen";
const FIRST_LOOK_MS = 1_000;
const LOOK_EVERY_MS = 30_000;

export interface Console {
  overview: Overview;
  reports: ReportRow[];
  audit: AuditEntry[];
}

export interface Doing {
  do: string;
  what?: string;
  text?: string;
  seat?: number;
  minutes?: number;
}

export const keptToken = (): string => sessionStorage.getItem(KEPT_AS) ?? "";
export const keepToken = (token: string): void => sessionStorage.setItem(KEPT_AS, token);
export const forgetToken = (): void => sessionStorage.removeItem(KEPT_AS);

const named = (token: string) => ({ authorization: `Bearer ${token}` });

export async function lookAround(token: string): Promise<Console> {
  const ask = <Answer>(page: string) => request<Answer>("GET", `/api/admin/${page}`, undefined, named(token));
  const overview = await ask<Overview>("overview");
  const [reports, audit] = await Promise.all([ask<ReportRow[]>("reports"), ask<AuditEntry[]>("audit")]);
  return { overview, reports, audit };
}

export const act = (token: string, doing: Doing): Promise<void> =>
  request("POST", "/api/admin/actions", doing, named(token));

let notice = $state.raw<Notice | null>(null);
let dismissed = $state(sessionStorage.getItem(NOTICE_SEEN) ?? "");

/** The operator's message to everybody, unless it was put away in this window. */
export const shownNotice = (): Notice | null => (notice && notice.id !== dismissed ? notice : null);

export function dismissNotice(): void {
  if (!notice) return;
  dismissed = notice.id;
  sessionStorage.setItem(NOTICE_SEEN, notice.id);
}

async function look(): Promise<void> {
  if (document.hidden) return;
  try {
    notice = await request<Notice | null>("GET", "/api/notice");
  } catch {
    // The server is away: the page says so where it matters.
  }
}

/** Looks for a message now and then. Returns what ends it. */
export function followNotices(): () => void {
  const first = setTimeout(() => void look(), FIRST_LOOK_MS);
  const again = setInterval(() => void look(), LOOK_EVERY_MS);
  const back = () => void look();
  document.addEventListener("visibilitychange", back);
  return () => {
    clearTimeout(first);
    clearInterval(again);
    document.removeEventListener("visibilitychange", back);
  };
}
