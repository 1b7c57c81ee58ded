/** The act everybody at the table looks at: a hand that has taken something, or a move that is shown as if. */
import type { LiveTold } from "../../../wire.gen";
import type { Piece } from "../geometry/site";
import type { About, Felt, Taken } from "../types.gen";
import type { Frame } from "./motion-frames";

export interface Act {
  live: number;
  seat: number;
  /** Led from this page; otherwise somebody else leads it, or a bot's is shown. */
  own: boolean;
  /** The hand goes along a path that was chosen whole. */
  led: boolean;
  shown: boolean;
  taken: Taken;
  piece: Piece;
  joined: Piece | null;
  letGo: boolean;
  /** By how much the site has fallen behind real time since the act began, and whether it still does. */
  lagMs: number;
  lags: boolean;
  hurry: number;
  felt: Felt;
  /** Millimetres down to what would bear it. */
  gap: number | null;
  slow: boolean;
}

/** `own`: it is led from this page; `led`: along a path that was chosen whole. */
export function begun(told: LiveTold, { taken }: About, own: boolean, led: boolean): Act {
  return {
    live: told.live,
    seat: told.seat,
    own,
    led: own && led,
    shown: told.shown ?? false,
    taken,
    piece: taken.piece,
    joined: taken.kind === "Place" ? (taken.joined ?? null) : null,
    letGo: false,
    lagMs: 0,
    lags: false,
    hurry: told.hurry ?? 1,
    felt: {},
    gap: null,
    slow: false,
  };
}

/** The act after another frame of it; the same one where nothing of this has changed. `lags`: the site falls behind just now. */
export function carried(act: Act, frame: Frame, lags: boolean): Act {
  const { gap, lagMs } = frame;
  const letGo = act.letGo || frame.letGo;
  const same = letGo === act.letGo && gap === act.gap && lagMs === act.lagMs && lags === act.lags;
  return same ? act : { ...act, letGo, gap, lagMs, lags };
}
