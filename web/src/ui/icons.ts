/** Our own signs on a grid of 24: strokes of 1.8, and a fill only for the one part that matters. */
export interface Stroke {
  d: string;
  /** filled: the part that matters; tinted: a closed space; thin: a detail; dashed: a line that is only thought of. */
  as?: "filled" | "tinted" | "thin" | "dashed";
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const line = (...paths: string[]): Stroke[] => paths.map((d) => ({ d }));
const filled = (d: string): Stroke => ({ d, as: "filled" });
const tinted = (d: string): Stroke => ({ d, as: "tinted" });
const thin = (d: string): Stroke => ({ d, as: "thin" });
const dashed = (d: string): Stroke => ({ d, as: "dashed" });

export const ICONS = {
  menu: line("M4 7h16M4 12h16M4 17h16"),
  more: [filled(disc(5, 12, 1.6)), filled(disc(12, 12, 1.6)), filled(disc(19, 12, 1.6))],
  sound: line("M4 9.5h3.5L12 6v12l-4.5-3.5H4z", "M15.5 9a4.5 4.5 0 0 1 0 6", "M18 6.5a8 8 0 0 1 0 11"),
  mute: line("M4 9.5h3.5L12 6v12l-4.5-3.5H4z", "M16 9.5l5 5M21 9.5l-5 5"),
  sun: line(
    disc(12, 12, 3.6),
    "M12 3.2v2.2M12 18.6v2.2M3.2 12h2.2M18.6 12h2.2M5.8 5.8l1.5 1.5M16.7 16.7l1.5 1.5M5.8 18.2l1.5-1.5M16.7 7.3l1.5-1.5",
  ),
  moon: line("M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z"),
  system: [...line(disc(12, 12, 8)), filled("M12 4a8 8 0 0 1 0 16z")],
  undo: line("M8 5L4 9l4 4", "M4.5 9H14a5.5 5.5 0 0 1 0 11H9"),
  back: line("M19.5 12h-15M10.5 6l-6 6 6 6"),
  arrow: line("M4.5 12h15M13.5 6l6 6-6 6"),
  up: line("M12 19.5v-15M6 10.5l6-6 6 6"),
  down: line("M12 4.5v15M6 13.5l6 6 6-6"),
  open: line("M6 9.5l6 6 6-6"),
  play: [filled("M7.5 4.5v15l12-7.5z")],
  pause: [filled("M6.5 5h3.5v14H6.5zM14 5h3.5v14H14z")],
  step: [filled("M5.5 5v14l9.5-7z"), ...line("M18.5 5v14")],
  "step-back": [filled("M18.5 5v14L9 12z"), ...line("M5.5 5v14")],
  start: [filled("M20 5.5v13l-8-6.5zM12 5.5v13L4 12z")],
  end: [filled("M4 5.5v13l8-6.5zM12 5.5v13l8-6.5z")],
  link: line(
    "M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7l-1.4 1.4",
    "M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.4-1.4",
  ),
  share: line("M12 15V3.5M7.5 8L12 3.5 16.5 8", "M5.5 12.5v8h13v-8"),
  copy: line("M9 9h11v11H9z", "M15 5.5V4H4v11h1.5"),
  download: line("M12 4v11M7 10.5l5 5 5-5", "M4.5 20h15"),
  eye: [
    ...line("M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z"),
    ...line(disc(12, 12, 2.8)),
  ],
  curtain: line("M3 4h18", "M5 4v16c3-1 4.5-7 4.5-16", "M19 4v16c-3-1-4.5-7-4.5-16"),
  bag: line(
    "M8.5 7.5C5 10 3.5 13 3.5 16c0 3 2.5 4.5 8.5 4.5s8.5-1.5 8.5-4.5c0-3-1.5-6-5-8.5",
    "M7 3.5c1.5 1 8.5 1 10 0l-1.5 4h-7z",
  ),
  keys: [...line("M3 6.500h18v11H3z"), thin("M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01"), thin("M8 14h8")],
  leave: line("M13 4H5v16h8", "M10 12h10M16 8l4 4-4 4"),
  check: line("M4.5 12.5l5 5L19.5 7"),
  cross: line("M6 6l12 12M18 6L6 18"),
  plus: line("M12 5v14M5 12h14"),
  minus: line("M5 12h14"),
  clock: line(disc(12, 12, 8.5), "M12 7v5l3.5 2"),
  chat: line("M4 5h16v11h-9l-4.5 4v-4H4z"),
  person: line(disc(12, 8, 3.6), "M5 20c.6-4.2 3.2-6 7-6s6.4 1.8 7 6"),
  people: line(
    disc(8.5, 8.5, 3),
    "M2.5 19c.5-3.7 2.7-5.3 6-5.3s5.5 1.6 6 5.3",
    "M15.5 5.8a3 3 0 0 1 0 5.5M17 14c2.6.4 4.1 2 4.5 5",
  ),
  bot: [
    ...line("M5 8.5h14v10H5z", "M12 8.5V5"),
    filled(disc(12, 4, 1.4)),
    filled(disc(9, 13, 1.3)),
    filled(disc(15, 13, 1.3)),
  ],
  house: line("M4 11l8-6.5 8 6.5", "M6 10v9.5h12V10", "M10 19.5v-5h4v5"),
  book: line(
    "M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7V4.8C17 4.5 14 5 12 6.5z",
    "M12 6.5v13.4",
  ),
  question: [...line(disc(12, 12, 8.5), "M9.3 9.6a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2"), filled(disc(12, 16.6, 1.1))],
  rule: line("M3 9h18v7H3z", "M6.5 9v3M10 9v2M13.5 9v3M17 9v2"),
  turn: line("M19.5 12a7.5 7.5 0 1 1-2.6-5.7", "M19.5 3.5v4.2h-4.2"),
  again: line("M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9", "M20 4v5h-5", "M19.5 12a7.5 7.5 0 0 1-13 5.1L4 15", "M4 20v-5h5"),
  bulb: line("M9 17.5c0-3-3-4.200-3-8a6 6 0 0 1 12 0c0 3.800-3 5-3 8z", "M9.500 20.500h5", "M12 17v-5l-2-2M12 12l2-2"),
  hand: line(
    "M8 11.5V5.8a1.5 1.5 0 0 1 3 0V11M11 10.5V4.3a1.5 1.5 0 0 1 3 0v6.2M14 10.8V5.8a1.5 1.5 0 0 1 3 0V14c0 4-2 6.5-5.5 6.5-3 0-4.3-1.3-5.8-4.5L4 12.6c.8-1.4 2.3-1.5 3.2-.3L8 13.5",
  ),
  gear: line("M4 8h9M17 8h3M4 16h3M11 16h9", disc(15, 8, 2), disc(9, 16, 2)),
  globe: line(disc(12, 12, 8.5), "M3.5 12h17", "M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17z"),
  lock: line("M5.5 11h13v9h-13z", "M8.5 11V8a3.5 3.5 0 0 1 7 0v3"),
  shield: line("M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6z", "M8.5 12l2.5 2.5 4.5-5"),
  device: line("M7 3.5h10v17H7z", "M11 17.5h2"),

  // the four materials: shape first
  wood: [...line(disc(12, 12, 8.5)), thin(disc(12, 12, 5)), filled(disc(12, 12, 2.1))],
  recycled: [...line("M12 3.8l9 16.2H3z"), filled("M12 10.6l4 7.2H8z")],
  stone: line("M3.8 3.8h16.4v16.4H3.8z", "M3.8 12h16.4M13.5 3.8V12M9 12v8.2"),
  glass: [...line("M12 2.8l9.2 9.2-9.2 9.2L2.8 12z"), thin("M9 12.6l3.8-3.8M11.6 15.2l3.8-3.8")],

  // the two games
  "plan-sheet": [
    tinted("M5.5 3H12v6H5.5z"),
    tinted("M12 9h6.5v6H12z"),
    ...line("M5.5 3h13v18h-13z", "M12 3v18M5.5 9h13M5.5 15h13"),
  ],
  girder: line("M1.8 9.5h20.4v4H1.8z", "M5 13.5h3.6V21H5zM15.4 13.5H19V21h-3.6z", "M8 9a4 4 0 0 1 8 0M12 5V3.6"),

  // what a round is worth
  plan: [filled("M7 7.5h10l-5 9z"), ...line("M4 18h16")],
  medal: [...line(disc(12, 14.5, 5.7), "M8.3 9.8L5 3.5h4.5L12 8l2.5-4.5H19l-3.3 6.3")],
  skyscraper: [tinted("M8.5 8h7v13h-7z"), ...line("M8.5 8h7v13h-7z", "M12 8V3", "M4 21h16", "M11 12h2M11 16h2")],
  integrity: [...line("M4 20.5h16", "M6.5 20.5v-6h11v6", "M8.5 14.5v-6h7v6", "M10.2 8.5V3.5h3.6v5")],
  geometer: [
    ...line("M12 3.5v3", disc(12, 8, 1.7), "M11.3 9.7L6 20.5M12.7 9.7L18 20.5", "M8 16.2c2.6 1.2 5.4 1.2 8 0"),
  ],
  materials: [
    ...line(disc(7, 7, 3.3), "M17 3.7l3.7 6.3h-7.4z", "M3.8 14h6.5v6.5H3.8z", "M17 13.3l3.9 3.9-3.9 3.9-3.9-3.9z"),
  ],

  // the building site
  certificate: line("M4 4.5h16v14l-2.7 2-2.6-2-2.7 2-2.7-2-2.6 2-2.7-2z", "M8.5 11.2l2.6 2.6 4.6-4.9"),
  torn: line(
    "M3 6.500l7-2-1.2 4.5 1.8 3-2.4 3 .900 3.5-2.6 1.5-1.7-1z",
    "M14.5 4l6.5 2.5-2 13-2.2 1-1.8-2-2.5.5 1.7-4-1.4-3 2.3-3z",
  ),
  hat: line("M5 15.500v-1.300a7 7 0 0 1 14 0v1.3", "M2.5 15.500h19", "M10 8V5.500h4V8", "M7 19h10"),
  hook: line(disc(12, 4.6, 1.7), "M12 6.300V13c3 0 4.5 1.6 4.5 3.800A4.3 4.3 0 0 1 12 21a4.3 4.3 0 0 1-4.5-4.2"),
  across: line(
    "M12 3.5v17M3.5 12h17",
    "M9.5 6 12 3.500 14.500 6M9.500 18l2.500 2.500 2.500-2.500M6 9.500 3.500 12 6 14.500M18 9.500l2.500 2.500-2.500 2.500",
  ),
  tilt: line("M4 18.500h16", "M4.500 15.500 17 7", "M20 14a9 9 0 0 0-1.500-5M16 11.500l3-3 2 3.500"),
  height: line("M12 3.500v17M8 7.500l4-4 4 4M8 16.500l4 4 4-4"),
  pose: line("M4 20V9h4.500v11z", "M12.5 20v-4.500h8V20z", "M11.5 6a5 5 0 0 1 6.5 4.5", "M15.5 9l2.5 2 2-2.5"),
  rita: [
    filled("M5 9.8a7 7 0 0 1 14 0h1.5v1.6h-17V9.8z"),
    ...line("M6.5 13v1.5a5.5 5.5 0 0 0 11 0V13"),
    thin(disc(9.3, 14.2, 1.9)),
    thin(disc(14.7, 14.2, 1.9)),
  ],
  skip: [...line("M8 4.5h9.5v13H8z"), thin("M4.5 20.5L20.5 3.5")],

  // the drawing's own signs
  level: [dashed("M3 17.5h18"), filled("M8 9h8l-4 7.5z")],
  dimension: line("M4 12h16M6 9l-4 6M22 9l-4 6"),
  touch: [...line(disc(12, 12, 6)), filled(disc(12, 12, 2))],
  tree: [filled("M12 3l4 5.5h-2l3.5 5h-2L19 18H5l3.5-4.5h-2l3.5-5H8z"), ...line("M12 18v3.5")],
} satisfies Record<string, Stroke[]>;

export type IconName = keyof typeof ICONS;
