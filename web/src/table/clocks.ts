/** Clocks that do not drift: what is left is always reckoned from what the server said, never counted down. */
import type { ClockInfo } from "../wire.gen";

/** The server's time on this device. A turn that is told as it begins shows how far both clocks are apart. */
export interface Apart {
  seconds: number; // this device's clock is ahead by so much
  sure: boolean;
}

export const TOGETHER: Apart = { seconds: 0, sure: false };

/** `fresh`: told the moment the turn began, not on coming back to a turn that has lasted for some time. */
export function learnt(apart: Apart, since: number, arrived: number, fresh: boolean): Apart {
  const seen = arrived - since;
  if (fresh) return { seconds: apart.sure ? Math.min(apart.seconds, seen) : seen, sure: true };
  // Nothing began in the future: if it seems so, this device's clock is behind.
  return seen < apart.seconds ? { ...apart, seconds: seen } : apart;
}

/** Seconds a seat has left; only the clock of the seat to move runs. */
export function left(clocks: ClockInfo, seat: number, toMove: number | null, here: number, apart: Apart): number {
  const said = clocks.left[seat] ?? 0;
  if (seat !== toMove || clocks.since === null) return Math.max(0, said);
  return Math.max(0, said - Math.max(0, here - apart.seconds - clocks.since));
}

export interface Span {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Rounded up, so that 0:00 is really over. */
export function spanOf(seconds: number): Span {
  const whole = Math.ceil(seconds);
  return {
    days: Math.floor(whole / 86400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** `4:05`, `1:04:05`; days are words and made elsewhere. */
export function digits(span: Span): string {
  const two = (one: number) => String(one).padStart(2, "0");
  const hours = span.days * 24 + span.hours;
  return hours ? `${hours}:${two(span.minutes)}:${two(span.seconds)}` : `${span.minutes}:${two(span.seconds)}`;
}
