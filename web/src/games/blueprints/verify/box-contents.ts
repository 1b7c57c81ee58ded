/** Contents of the box, in the order of docs/fairness.md: draws are made among these lists. */
export const LETTERS = ["W", "R", "S", "G"] as const;
export const MATERIAL: Record<string, string> = { W: "wood", R: "recycled", S: "stone", G: "glass" };
export const FULL_BAG: readonly string[] = LETTERS.flatMap((letter) => Array<string>(8).fill(letter));
export const VALUES = ["1", "2", "3", "4", "5", "6"] as const;
export const SPACES = ["a1", "b1", "a2", "b2", "a3", "b3"] as const;
export const PICKS = 6; // a seat, in a round
export const POOL_SIZE: Record<number, number> = { 2: 8, 3: 9, 4: 7 };

export const PLANS: readonly string[] = [
  "2 3 / x 1 / x x",
  "x x / 3 2 / x 1",
  "1 x / 2 x / 3 x",
  "x 3 / x 1 / x 2",
  "1 3 / 2 x / x x",
  "x 1 / x 3 / x 2",
  "2 x / 2 x / 2 x",
  "x 2 / 2 2 / x x",
  "1 1 / 1 x / 3 x",
  "x 3 / 1 1 / 1 x",
  "1 x / 1 3 / 1 x",
  "x x / 3 1 / 1 1",
  "3 1 / 1 x / 1 x",
  "x 1 / 1 3 / x 1",
  "x 1 / 3 1 / 1 x",
  "2 x / 1 2 / x 1",
  "2 x / 2 x / 1 1",
  "1 x / 1 2 / 2 x",
  "1 2 / 2 1 / x x",
  "1 x / 2 1 / 2 x",
  "2 1 / x 2 / x 1",
  "x 2 / 1 1 / 2 x",
  "x 1 / 2 2 / 1 x",
  "1 x / 1 2 / x 2",
];

/** Sorted by value, then W R S G: as a pool is written. */
export function shelf(dice: readonly string[]): string[] {
  const rank = (die: string) => Number(die[1]) * 4 + LETTERS.indexOf(die[0] as (typeof LETTERS)[number]);
  return [...dice].sort((one, other) => rank(one) - rank(other));
}

export function without<Item>(items: readonly Item[], item: Item): Item[] {
  const at = items.indexOf(item);
  return at < 0 ? [...items] : [...items.slice(0, at), ...items.slice(at + 1)];
}
