/**
 * A replay's transport: where it is, whether it runs, how fast. Pure: whoever uses it has the clock. A game has whole moments, or a time
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
export function sought(transport: Playback, at: number): Playback {
  return { ...transport, at: clamped(at, transport), playing: false };
}

/** So many moments or stops further, or back; where there is none it stays where it is. */
export function stepped(transport: Playback, by: number): Playback {
  const { at, stops } = transport;
  if (!stops) return sought(transport, at + by);
  const ahead = by > 0 ? stops.filter((stop) => stop > at + NEAR) : stops.filter((stop) => stop < at - NEAR).reverse();
  return sought(transport, ahead[Math.min(Math.abs(by), ahead.length) - 1] ?? at);
}
const NEAR = 1e-6;

/** At the end, playing begins again from the start. */
export function toggled(transport: Playback): Playback {
  if (transport.playing) return { ...transport, playing: false };
  return { ...transport, playing: true, at: transport.at >= transport.last ? 0 : transport.at };
}

/** By itself: on to there, one further if nothing is said, and still at the end. */
export function ticked(transport: Playback, to = transport.at + 1): Playback {
  if (!transport.playing) return transport;
  const at = clamped(to, transport);
  return { ...transport, at, playing: at < transport.last };
}

export const paced = (transport: Playback, speed: Speed): Playback => ({ ...transport, speed });

/** What a key means; null: nothing. */
export function keyed(transport: Playback, key: string): Playback | null {
  switch (key) {
    case " ":
      return toggled(transport);
    case "ArrowRight":
      return stepped(transport, 1);
    case "ArrowLeft":
      return stepped(transport, -1);
    case "PageDown":
      return stepped(transport, 10);
    case "PageUp":
      return stepped(transport, -10);
    case "Home":
      return sought(transport, 0);
    case "End":
      return sought(transport, transport.last);
    default:
      return null;
  }
}
