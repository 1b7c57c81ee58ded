/** Boards: the scale rule behind which the dice stand, and the folded screens of the other seats. */
import {
  BoxGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  type Material as Paint,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { LAYER } from "../../../stage/ground";
import { noise } from "../../../stage/random";
import { draw, textureOf, type Pen } from "../../../stage/textures";
import { LETTERING } from "../../../stage/themes";
import { RULE, type Rule } from "./table-layout";

type Quality = "high" | "low";

type Tone = readonly [number, number, number];
const PINE: readonly [Tone, Tone] = [
  [238, 196, 124],
  [176, 118, 52],
];
const OAK: readonly [Tone, Tone] = [
  [200, 140, 70],
  [144, 92, 38],
];
const planks = new Map<unknown, HTMLCanvasElement>();

/** A plank, grain from left to right; sawn once, everything else is cut from it. */
function plank(wood: readonly [Tone, Tone]): HTMLCanvasElement {
  const found = planks.get(wood);
  if (found) return found;
  const [width, height] = [448, 112];
  const [light, dark] = wood;
  const sawn = draw(width, height, (pen) => {
    const wave = noise(5);
    const image = pen.createImageData(width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const bend = wave(x / 160, y / 40) * 1.1 + wave(x / 420, y / 90) * 1.6;
        const line = (y / 7 + bend) % 1;
        const t = Math.min(1, Math.pow(line, 3) * 0.5 + wave(x / 16, y / 1.4) * 0.22 + wave(x / 120, y / 40) * 0.22);
        const at = (y * width + x) * 4;
        for (let c = 0; c < 3; c++) image.data[at + c] = light[c]! + (dark[c]! - light[c]!) * t;
        image.data[at + 3] = 255;
      }
    pen.putImageData(image, 0, 0);
  });
  planks.set(wood, sawn);
  return sawn;
}

function varnished(canvas: HTMLCanvasElement, quality: Quality): Paint {
  const map = textureOf(canvas);
  return quality === "high"
    ? new MeshPhysicalMaterial({ map, roughness: 0.6, clearcoat: 0.12 })
    : new MeshLambertMaterial({ map });
}

const RULE_PIXELS = 128; // to an edge of a die

function rulePrint(rule: Rule): HTMLCanvasElement {
  return draw(Math.ceil(rule.length * RULE_PIXELS), Math.ceil(RULE.depth * RULE_PIXELS), (pen) => {
    pen.scale(RULE_PIXELS, RULE_PIXELS);
    pen.translate(rule.length / 2, 0);
    pen.strokeStyle = pen.fillStyle = "#3D2009";
    pen.lineWidth = 0.03;
    for (const { from, to } of rule.numerals) {
      const count = Math.round((to - from) * 8);
      for (let i = 0; i <= count; i++) {
        const x = from + ((to - from) * i) / count;
        const long = i % 8 === 0 || i === count ? 0.15 : i % 4 === 0 ? 0.12 : 0.075;
        pen.beginPath();
        pen.moveTo(x, 0.025);
        pen.lineTo(x, 0.025 + long);
        pen.stroke();
      }
    }
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.font = `700 0.4px ${LETTERING}`;
    for (const { value, x } of rule.numerals) {
      pen.save();
      pen.translate(x, 0.44);
      pen.scale(1.12, 1);
      pen.font = `700 40px ${LETTERING}`;
      pen.scale(0.0096, 0.0096);
      pen.fillText(String(value), 0, 0);
      pen.restore();
    }
  });
}

export function makeRule(rule: Rule, quality: Quality): Group {
  const group = new Group();
  const board = new Mesh(
    new RoundedBoxGeometry(rule.length, RULE.height, RULE.depth, 2, 0.035),
    varnished(plank(PINE), quality),
  );
  board.position.y = RULE.height / 2;
  board.castShadow = board.receiveShadow = true;
  const print = new Mesh(
    new PlaneGeometry(rule.length, RULE.depth).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: textureOf(rulePrint(rule)), transparent: true, depthWrite: false, toneMapped: false }),
  );
  print.position.y = RULE.height + 0.003;
  print.renderOrder = LAYER.lit;
  group.add(board, print);
  group.position.set(rule.x, 0, rule.z);
  return group;
}

/** What is engraved on a seat's screen; one each, so that seats are told apart without colour. */
const MOTIFS: readonly ((pen: Pen) => void)[] = [
  (pen) => {
    for (const [x, w, h] of [
      [0.1, 0.14, 0.24],
      [0.24, 0.14, 0.5],
      [0.38, 0.16, 0.8],
      [0.54, 0.12, 0.4],
      [0.66, 0.2, 0.58],
    ] as const)
      pen.strokeRect(x, 0.92 - h * 0.9, w, h * 0.9);
  },
  (pen) => {
    line(pen, [0.08, 0.92, 0.32, 0.28, 0.9, 0.28, 0.9, 0.56]);
    line(pen, [0.32, 0.5, 0.9, 0.5]);
    line(pen, [0.32, 0.5, 0.4, 0.28, 0.48, 0.5, 0.56, 0.28, 0.64, 0.5, 0.72, 0.28, 0.8, 0.5, 0.9, 0.28]);
  },
  (pen) => {
    pen.beginPath();
    pen.arc(0.5, 0.92, 0.4, Math.PI, 0);
    pen.closePath();
    pen.stroke();
    for (let i = 1; i < 6; i++) {
      const angle = (Math.PI * i) / 6;
      line(pen, [0.5, 0.92, 0.5 - Math.cos(angle) * 0.4, 0.92 - Math.sin(angle) * 0.4]);
    }
  },
  (pen) => {
    line(
      pen,
      [
        0.1, 0.92, 0.1, 0.76, 0.26, 0.76, 0.26, 0.6, 0.42, 0.6, 0.42, 0.44, 0.58, 0.44, 0.58, 0.28, 0.9, 0.28, 0.9,
        0.92,
      ],
    );
    line(pen, [0.1, 0.92, 0.9, 0.92]);
    line(pen, [0.74, 0.28, 0.74, 0.92]);
  },
];

function line(pen: Pen, points: readonly number[]): void {
  pen.beginPath();
  for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i]!, points[i + 1]!);
  pen.stroke();
}

function engraved(seat: number, wide: number, quality: Quality): Paint {
  const [width, height] = [Math.round(wide * 200), 208];
  const board = draw(width, height, (pen) => engrave(pen, seat, wide, width, height));
  return varnished(board, quality);
}

function engrave(pen: Pen, seat: number, wide: number, width: number, height: number): void {
  pen.drawImage(plank(OAK), 0, (seat % 3) * 8, width, 96, 0, 0, width, height);
  const cut = (dx: number, colour: string) => {
    pen.save();
    const across = wide > 1.5 ? height * 1.8 : width * 0.86;
    pen.translate((width - across) / 2 + dx, height * 0.1 + dx);
    pen.scale(across, height * 0.84);
    pen.lineWidth = 0.016;
    pen.strokeStyle = colour;
    pen.lineJoin = "round";
    MOTIFS[seat % MOTIFS.length]!(pen);
    pen.restore();
  };
  cut(1.5, "rgba(255,214,150,0.5)");
  cut(0, "rgba(66,36,8,0.8)");
  pen.strokeStyle = "rgba(66,36,8,0.35)";
  pen.lineWidth = 2;
  pen.strokeRect(7, 7, width - 14, height - 14);
}

export const SCREEN = { wide: 2.26, wing: 0.86, high: 1.08, thick: 0.07, fold: 0.72 } as const;

/** Three leaves; the group's origin is the foot of the middle one, its front looks at you. */
export function makeScreen(seat: number, quality: Quality): Group {
  const plain = varnished(plank(OAK), quality);
  const wings = engraved(seat, SCREEN.wing, quality);
  const leaf = (wide: number, front: Paint) => {
    const mesh = new Mesh(new BoxGeometry(wide, SCREEN.high, SCREEN.thick), [plain, plain, plain, plain, front, front]);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.position.y = SCREEN.high / 2;
    return mesh;
  };
  const group = new Group();
  group.add(leaf(SCREEN.wide, engraved(seat, SCREEN.wide, quality)));
  for (const side of [-1, 1]) {
    const hinge = new Group();
    hinge.position.x = (side * SCREEN.wide) / 2;
    hinge.rotation.y = -side * SCREEN.fold;
    const wing = leaf(SCREEN.wing, wings);
    wing.position.x = (side * SCREEN.wing) / 2;
    hinge.add(wing);
    group.add(hinge);
  }
  return group;
}
