/** The linen bag the dice come from. */
import {
  Group,
  LatheGeometry,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  TorusGeometry,
  Vector2,
} from "three";
import { DoubleSide } from "three";
import { seeded } from "../../../stage/random";
import { draw, textureOf } from "../../../stage/textures";

/** Radius and height, from the foot up and over the rim into the neck. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0, 0.0],
  [0.52, 0.01],
  [0.78, 0.07],
  [0.95, 0.24],
  [1.0, 0.48],
  [0.94, 0.76],
  [0.78, 1.02],
  [0.58, 1.2],
  [0.49, 1.3],
  [0.5, 1.38],
  [0.58, 1.5],
  [0.67, 1.62],
  [0.66, 1.65],
  [0.56, 1.52],
  [0.45, 1.38],
  [0.4, 1.2],
];

function weave() {
  return draw(64, 64, (pen) => {
    pen.fillStyle = "#B7A585";
    pen.fillRect(0, 0, 64, 64);
    const random = seeded(7);
    for (let y = 0; y < 8; y++)
      for (let x = 0; x < 8; x++) {
        const over = (x + y) % 2 === 0;
        const light = random() * 0.09;
        pen.fillStyle = over ? `rgba(255,244,214,${0.13 + light})` : `rgba(60,42,18,${0.17 + light})`;
        pen.fillRect(x * 8 + 1, y * 8 + 1, 7, 7);
      }
  });
}

export function makeBag(quality: "high" | "low"): Group {
  const map = textureOf(weave());
  map.wrapS = map.wrapT = RepeatWrapping;
  map.repeat.set(16, 7);
  const linen =
    quality === "high"
      ? new MeshStandardMaterial({ map, bumpMap: map, bumpScale: 2, roughness: 0.95, side: DoubleSide })
      : new MeshLambertMaterial({ map, side: DoubleSide });
  const body = new Mesh(
    new LatheGeometry(
      PROFILE.map(([r, y]) => new Vector2(r, y)),
      56,
    ),
    linen,
  );
  const position = body.geometry.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    // Cloth falls in folds, more of them where it is drawn together.
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const angle = Math.atan2(z, x);
    const fold = 1 + Math.sin(angle * 11) * 0.018 * Math.min(1, y) + Math.sin(angle * 3 + 1) * 0.02;
    position.setXYZ(i, x * fold, y + Math.sin(angle * 5) * 0.02 * y, z * fold);
  }
  body.geometry.computeVertexNormals();
  const blue =
    quality === "high"
      ? new MeshStandardMaterial({ color: "#1E5F8E", roughness: 0.7 })
      : new MeshLambertMaterial({ color: "#1E5F8E" });
  const cord = new Mesh(new TorusGeometry(0.5, 0.045, 8, 48).rotateX(Math.PI / 2), blue);
  cord.position.y = 1.31;
  const group = new Group().add(body, cord);
  group.traverse((thing) => {
    if (thing instanceof Mesh) thing.castShadow = thing.receiveShadow = true;
  });
  group.rotation.set(0.05, 0.4, 0.04);
  return group;
}
