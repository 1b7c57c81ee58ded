/** Backs of the 36 cards, in the order of docs/fairness.md; three cards share a back. */
export const BACKS: readonly string[] = ["girder", "worker"].flatMap((kind) =>
  ["orange purple", "orange black", "orange white", "purple black", "purple white", "black white"].flatMap((colours) =>
    Array<string>(3).fill(`${kind} ${colours}`),
  ),
);
