/** How many tables wait for this person, where it shows while they look elsewhere: in the tab's title and on the app's icon. */

const COUNT = /^\(\d+\) /;
let count = 0;

export const withCount = (title: string, turns: number): string =>
  (turns ? `(${turns}) ` : "") + title.replace(COUNT, "");

function show(): void {
  const wanted = withCount(document.title, count);
  if (wanted !== document.title) document.title = wanted;
}

/** Pages set titles of their own at any time; the count comes back before them. */
export function keepTurnCount(): () => void {
  const watching = new MutationObserver(show);
  watching.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => watching.disconnect();
}

export function setTurnCount(turns: number): void {
  count = turns;
  show();
  // where there is no badge, or no app that could have one, nothing is lost
  if (turns) void navigator.setAppBadge?.(turns).catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}
