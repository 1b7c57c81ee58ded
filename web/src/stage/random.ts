/** Chance that is the same at every load: textures and rest turns are made from it, so that two screenshots agree. */
export type Random = () => number;

/** Mulberry32: small, good enough for grain and speckles. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from 0 to 1 that belongs to a name (FNV-1a). */
export function ofName(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return seeded(hash)();
}

/** Smooth noise from 0 to 1 on a plane. */
export function noise(seed: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const table = Float32Array.from({ length: 4096 }, random);
  const at = (x: number, y: number) => table[(x * 73 + y * 179) & 4095] ?? 0;
  const soft = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const u = soft(x - x0);
    const v = soft(y - y0);
    const top = at(x0, y0) * (1 - u) + at(x0 + 1, y0) * u;
    const foot = at(x0, y0 + 1) * (1 - u) + at(x0 + 1, y0 + 1) * u;
    return top * (1 - v) + foot * v;
  };
}
