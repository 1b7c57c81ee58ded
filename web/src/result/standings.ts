/** Places by points. */
export interface Placed {
  seat: number;
  place: number; // counted from 1
  points: number;
}

/** From the best down; who has won stands first whatever the others have. */
export function standings(points: readonly number[], winners: readonly number[]): Placed[] {
  const seats = points.map((_, seat) => seat);
  const rank = (seat: number) => (winners.includes(seat) ? Infinity : points[seat]!);
  const better = (seat: number) => seats.filter((other) => rank(other) > rank(seat)).length;
  return seats
    .map((seat) => ({ seat, place: better(seat) + 1, points: points[seat]! }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
