/** The numbers of the design's colour table and of its light, for drawing: a scene cannot read style sheets while it is built. */
export type Theme = "light" | "dark";

export interface Look {
  paper: string;
  ink: string;
  ink2: string;
  blue: string; // what was measured
  ok: string; // what holds
  orangeLine: string;
  orangeBright: string; // on things, where the line colour would be too dark
  shadow: string;
  shadowStrength: number;
  grid: readonly [number, number, number];
  exposure: number;
  key: { colour: string; strength: number };
  sky: { colour: string; strength: number };
  room: number; // how much of the room is mirrored
  glassPip: string;
}

export const LOOKS: Record<Theme, Look> = {
  light: {
    paper: "#F4EEE2",
    ink: "#13293D",
    ink2: "#46586A",
    blue: "#1E5F8E",
    ok: "#23693F",
    orangeLine: "#D9560C",
    orangeBright: "#F26A1B",
    shadow: "#4A3418",
    shadowStrength: 0.34,
    grid: [40, 96, 140],
    exposure: 1,
    key: { colour: "#FFF0DA", strength: 1.9 },
    sky: { colour: "#E8F0F7", strength: 1.45 },
    room: 0.3,
    glassPip: "#174A72",
  },
  dark: {
    paper: "#0F2740",
    ink: "#EDF3F5",
    ink2: "#AFC3D1",
    blue: "#8FC4E8",
    ok: "#8FD6A4",
    orangeLine: "#FF8B3D",
    orangeBright: "#FF8B3D",
    shadow: "#020A14",
    shadowStrength: 0.55,
    grid: [190, 222, 242],
    exposure: 0.92,
    key: { colour: "#FFE9CF", strength: 1.75 },
    sky: { colour: "#BCD6EF", strength: 1.1 },
    room: 0.22,
    glassPip: "#F2F8FA",
  },
};

/** The same in both themes: what is printed on blueprint paper. */
export const BLUEPRINT = {
  ground: "#174A72",
  chalk: "#EAF2F6",
  chalk2: "#C9DDEB",
  lit: "#B9561B",
  litEdge: "#FF9A55",
} as const;

/** Lettering of the drawing; the page brings the font, a scene draws again when it has come. */
export const LETTERING = '"National Park", system-ui, sans-serif';
