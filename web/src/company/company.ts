/** Bots as company for somebody alone: which level, how it went last time, and which level comes next. */
import { offeredNow } from "../games/offered-games.svelte";
import { change, settings } from "../settings.svelte";
import type { GameOffered } from "../wire.gen";
import { nextStep, type Company, type Step } from "./steps";

const offerOf = (game: string): GameOffered | undefined => offeredNow()?.find((one) => one.name === game);

/** Null until the server has said which levels there are, and where it has none that is remembered: it chooses then. */
export function companyOf(game: string): Company | null {
  const offer = offerOf(game);
  const kept = settings.company[game];
  if (kept && (!offer || offer.bots.includes(kept.level))) return kept;
  return offer ? { level: offer.first, ended: null } : null;
}

export function remember(game: string, company: Company): void {
  change({ company: { ...settings.company, [game]: company } });
}

export const stepFor = (game: string, company: Company | null): Step | null =>
  company && nextStep(offerOf(game)?.bots ?? [], company);
