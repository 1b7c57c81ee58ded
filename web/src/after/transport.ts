/** A replay's transport: where it is, whether it runs, how fast. Pure: whoever uses it has the clock. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Transport {
  at: number; // which moment, counted from 0
  last: number;
  playing: boolean;
  speed: Speed;
}

const clamped = (at: number, last: number) => Math.max(0, Math.min(Math.round(at), last));

export function loaded(last: number, at = 0): Transport {
  return { at: clamped(at, last), last, playing: false, speed: 1 };
}

/** By hand: to any moment. It stops, for whoever goes somewhere wants to look. */
export function sought(transport: Transport, at: number): Transport {
  return { ...transport, at: clamped(at, transport.last), playing: false };
}

export const stepped = (transport: Transport, by: number): Transport => sought(transport, transport.at + by);

/** At the end, playing begins again from the start. */
export function toggled(transport: Transport): Transport {
  if (transport.playing) return { ...transport, playing: false };
  return { ...transport, playing: true, at: transport.at >= transport.last ? 0 : transport.at };
}

/** By itself: one further, and still at the end. */
export function ticked(transport: Transport): Transport {
  if (!transport.playing) return transport;
  const at = clamped(transport.at + 1, transport.last);
  return { ...transport, at, playing: at < transport.last };
}

export const paced = (transport: Transport, speed: Speed): Transport => ({ ...transport, speed });

/** What a key means; null: nothing. */
export function keyed(transport: Transport, key: string): Transport | null {
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
