/**
 * Playback of a replay: where it is, whether it runs, how fast. Pure: whoever uses it has the clock. A game has whole moments, or a time
 * that flows with stops along it.
 */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 10] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playback {
  at: number; // which moment, counted from 0; or seconds
  last: number;
  playing: boolean;
  speed: Speed;
  stops: readonly number[] | null; // where steps lead, if time flows
}

const clamped = (at: number, { last, stops }: Pick<Playback, "last" | "stops">) =>
  Math.max(0, Math.min(stops ? at : Math.round(at), last));

export function loaded(last: number, at = 0, stops: readonly number[] | null = null): Playback {
  return { at: clamped(at, { last, stops }), last, playing: false, speed: 1, stops };
}

/** By hand: to any moment. It stops, for whoever goes somewhere wants to look. */
export function sought(playback: Playback, at: number): Playback {
  return { ...playback, at: clamped(at, playback), playing: false };
}

/** So many moments or stops further, or back; where there is none it stays where it is. */
export function stepped(playback: Playback, by: number): Playback {
  const { at, stops } = playback;
  if (!stops) return sought(playback, at + by);
  const ahead = by > 0 ? stops.filter((stop) => stop > at + NEAR) : stops.filter((stop) => stop < at - NEAR).reverse();
  return sought(playback, ahead[Math.min(Math.abs(by), ahead.length) - 1] ?? at);
}
const NEAR = 1e-6;

/** At the end, playing begins again from the start. */
export function toggled(playback: Playback): Playback {
  if (playback.playing) return { ...playback, playing: false };
  return { ...playback, playing: true, at: playback.at >= playback.last ? 0 : playback.at };
}

/** By itself: on to there, one further if nothing is said, and still at the end. */
export function ticked(playback: Playback, to = playback.at + 1): Playback {
  if (!playback.playing) return playback;
  const at = clamped(to, playback);
  return { ...playback, at, playing: at < playback.last };
}

export const paced = (playback: Playback, speed: Speed): Playback => ({ ...playback, speed });

/** What a key means; null: nothing. */
export function keyed(playback: Playback, key: string): Playback | null {
  switch (key) {
    case " ":
      return toggled(playback);
    case "ArrowRight":
      return stepped(playback, 1);
    case "ArrowLeft":
      return stepped(playback, -1);
    case "PageDown":
      return stepped(playback, 10);
    case "PageUp":
      return stepped(playback, -10);
    case "Home":
      return sought(playback, 0);
    case "End":
      return sought(playback, playback.last);
    default:
      return null;
  }
}
