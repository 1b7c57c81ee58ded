/** A page for looking at scenes while drawing them; `npm run dev`, then /demo.html?scene=table&theme=dark. Not part of the build. */
import "../src/fonts.css";
import { createRevealScene, type RevealPicture } from "../src/games/blueprints/reveal/reveal-scene";
import { createHeroScene } from "./hero-scene";
import { createResultScene, type ResultPicture } from "../src/games/blueprints/result/towers-scene";
import { createTableScene } from "../src/games/blueprints/scene/table-scene";
import type { SceneOptions, TablePicture } from "../src/games/blueprints/scene/scene-types";
import { below } from "../src/games/men-at-work/geometry/first-below";
import { fromAngles } from "../src/games/men-at-work/geometry/poses";
import { createSite } from "../src/games/men-at-work/scene/site-scene";
import type { Mark, Piece, Poses, ViewName } from "../src/games/men-at-work/geometry/site";
import { SITES } from "./sites";

const asked = new URLSearchParams(location.search);
const canvas = document.querySelector("canvas")!;
const layout = innerWidth < 700 ? "phone" : innerWidth < 1100 ? "tablet" : "desktop";
const options: SceneOptions & { layout: typeof layout } = {
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
  placed: null,
  chosen: "G5",
  others: [
    { seat: 1, taken: taken(1, "W2", "S5", "G6"), lost: new Set<string>(), active: false, away: false },
    { seat: 2, taken: taken(2, "R1", "R3", "W4"), lost: new Set<string>(), active: false, away: false },
    { seat: 3, taken: taken(3, "S2", "G4", "R5"), lost: new Set<string>(), active: false, away: false },
  ],
  inDemand: ["recycled", "wood"],
  bag: 11,
  removed: [],
};

const looks = asked.get("looks")?.split(",") as TablePicture["pool"][number]["look"][] | undefined;

const reveal: RevealPicture = {
  buildings: [
    { plan: [1, 0, 2, 1, 2, 0], building: [["S4"], [], ["G2", "G5"], ["W2"], ["G2", "G4"], []] },
    { plan: [0, 0, 3, 2, 0, 0], building: [[], [], ["S3", "W3", "S5"], ["R3", "W4"], [], []] },
    { plan: [0, 3, 0, 2, 0, 1], building: [[], ["R2", "R2", "R3"], [], ["R3", "R6"], [], ["W6"]] },
    { plan: [3, 2, 0, 1, 0, 0], building: [["S1", "S2", "S2", "S4"], ["G2"], [], ["R6"], [], []] },
  ],
  screensUp: asked.has("screens"),
  lit: [{ seat: 1, space: 2, level: 2 }],
  focus: Number(asked.get("focus") ?? 1),
};

const result: ResultPicture = {
  towers: [
    { seat: 1, rounds: [4, 1, 2], winner: false },
    { seat: 0, rounds: [3, 2, 5], winner: true },
    { seat: 2, rounds: [1, 5, 0], winner: false },
    { seat: 3, rounds: [0, 0, 1], winner: false },
  ],
};

/** ?scene=site&site=picture&hold&side&level=95&view=back&measure=hat-2&mark=hat-2:fallen */
async function openSite() {
  const scene = await createSite(canvas, { ...options, layout });
  scene.resize(innerWidth, innerHeight, devicePixelRatio);
  const phone = layout === "phone";
  scene.insets(phone ? { top: 215, right: 8, bottom: 300, left: 8 } : { top: 64, right: 60, bottom: 90, left: 250 });
  const poses = { ...SITES[asked.get("site") ?? "picture"]!() };
  const held: Poses = { "girder-purple-7": [[38, -14, 120], fromAngles(-14, 4)] };
  if (asked.has("hold")) Object.assign(poses, held);
  scene.show(poses);
  if (asked.has("hold")) {
    const found = below(held, poses)!;
    const ahead = Object.fromEntries(
      Object.entries(held).map(([piece, [[x, y, z], turn]]) => [piece, [[x + 12, y, z + 6], turn] as Poses[string]]),
    );
    if (asked.has("reach")) scene.reach(ahead);
    scene.hold(Object.keys(held), { gap: found.gap, points: asked.has("touch") ? [found.at] : [], near: null });
  }
  if (asked.has("side")) {
    const side = document.body.appendChild(document.createElement("canvas"));
    side.className = "side";
    scene.side(side);
  }
  if (asked.has("level")) scene.level(Number(asked.get("level")));
  if (asked.has("view")) scene.view(asked.get("view") as ViewName);
  if (asked.has("orbit")) scene.orbit(...(asked.get("orbit")!.split(",").map(Number) as [number, number]));
  if (asked.has("zoom")) scene.zoom(Number(asked.get("zoom")));
  if (asked.has("measure")) scene.measure(asked.get("measure"), Number(asked.get("mm") ?? 100));
  if (asked.get("site") === "fallen") {
    const [there, here] = [SITES.picture!()["hat-2"]!, poses["hat-2"]!];
    const fly = (t: number) => there[0].map((n, i) => n + (here[0][i]! - n) * t + (i === 2 ? 60 * t * (1 - t) : 0));
    for (let t = 0; t <= 1; t += 0.02) scene.move({ "hat-2": [fly(t) as [number, number, number], here[1]] }, []);
    scene.show(poses);
  }
  const marks = asked.getAll("mark").map((one) => one.split(":") as [Piece, Mark]);
  scene.mark(new Map(marks));
  Object.assign(window, { __chantier: { scene, sites: SITES } });
}

function open() {
  switch (asked.get("scene")) {
    case "reveal": {
      const scene = createRevealScene(canvas, options);
      scene.resize(innerWidth, innerHeight, devicePixelRatio);
      void scene.show(reveal);
      return scene;
    }
    case "result": {
      const scene = createResultScene(canvas, options);
      scene.resize(innerWidth, innerHeight, devicePixelRatio);
      void scene.show(result);
      return scene;
    }
    case "hero": {
      // The stills of the home page are taken here: web/stills.py says how large.
      const insets = { top: 110, right: 40, bottom: 60, left: 30 };
      const still = asked.has("still") ? { layout: asked.get("still") as "desktop" | "phone", insets } : {};
      const scene = createHeroScene(canvas, { ...options, ...still });
      scene.resize(innerWidth, innerHeight, devicePixelRatio);
      return scene;
    }
    default: {
      const scene = createTableScene(canvas, options);
      scene.resize(innerWidth, innerHeight, devicePixelRatio);
      const pool = table.pool.map((die, i) => ({ ...die, look: looks ? (looks[i] ?? "rest") : die.look }));
      void scene.show({ ...table, pool });
      return scene;
    }
  }
}

if (asked.get("scene") === "site") void openSite();
else Object.assign(window, { __chantier: { scene: open(), table, reveal } });
