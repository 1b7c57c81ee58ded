/** Names of the players in our examples; names are the same in every language. */
export const NAMES = ["Maren", "Théo", "Ida", "Paul"] as const;
