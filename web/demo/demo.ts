/** A page for looking at scenes while drawing them; `npm run dev`, then /demo.html?scene=table&theme=dark. Not part of the build. */
import "@fontsource-variable/national-park";
import { createTableScene } from "../src/games/blueprints/scene";
import type { SceneOptions, TablePicture } from "../src/games/blueprints/picture";

const asked = new URLSearchParams(location.search);
const canvas = document.querySelector("canvas")!;
const layout = innerWidth < 700 ? "phone" : innerWidth < 1100 ? "tablet" : "desktop";
const options: SceneOptions = {
  layout,
  theme: asked.get("theme") === "dark" ? "dark" : "light",
  quality: asked.get("quality") === "low" ? "low" : "high",
  motion: asked.has("motion"),
  labels: false,
  strong: asked.has("strong"),
};

const taken = (seat: number, ...dice: string[]) => dice.map((die, i) => ({ key: `s${seat}-${i}`, die }));

export const table: TablePicture = {
  pool: ["S1", "G2", "W2", "R3", "W4", "G5", "S6"].map((die, i) => ({
    key: `p${i}`,
    die,
    look: die === "G5" ? "chosen" : "rest",
  })),
  plan: [2, 0, 3, 1, 0, 0],
  building: [
    [{ key: "b0", die: "W2" }],
    [],
    [
      { key: "b1", die: "S3" },
      { key: "b2", die: "R4" },
    ],
    [],
    [],
    [],
  ],
  lit: [0, 2, 3],
  hovered: 3,
  chosen: "G5",
  others: [
    { seat: 1, taken: taken(1, "W2", "S5", "G6"), active: false, away: false },
    { seat: 2, taken: taken(2, "R1", "R3", "W4"), active: false, away: false },
    { seat: 3, taken: taken(3, "S2", "G4", "R5"), active: false, away: false },
  ],
  inDemand: ["recycled", "wood"],
  bag: 11,
  removed: [],
};

const scene = createTableScene(canvas, options);
scene.resize(innerWidth, innerHeight, devicePixelRatio);
const looks = asked.get("looks")?.split(",") as TablePicture["pool"][number]["look"][] | undefined;
void scene.show(looks ? { ...table, pool: table.pool.map((die, i) => ({ ...die, look: looks[i] ?? "rest" })) } : table);
Object.assign(window, { __chantier: { scene, table } });
