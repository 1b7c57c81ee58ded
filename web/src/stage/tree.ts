/** The topping-out tree: our only trophy. */
import {
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  TorusGeometry,
} from "three";

/** How high it is. */
export const TREE = 2.15;

function cast(mesh: Mesh): Mesh {
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** The small tree that builders set on a finished roof, with two ribbons. */
export function makeTree(quality: "high" | "low"): Group {
  const paint = (color: string) =>
    quality === "high"
      ? new MeshStandardMaterial({ color, roughness: 0.75, flatShading: true })
      : new MeshLambertMaterial({ color });
  const [green, brown, orange] = [paint("#3B7A4A"), paint("#5A3416"), paint("#E4662A")];
  const tree = new Group();
  const trunk = cast(new Mesh(new CylinderGeometry(0.1, 0.12, 0.5, 8), brown));
  trunk.position.y = 0.25;
  tree.add(trunk);
  for (const [radius, high, at] of [
    [0.72, 0.9, 0.8],
    [0.58, 0.8, 1.22],
    [0.4, 0.75, 1.68],
  ] as const) {
    const cone = cast(new Mesh(new ConeGeometry(radius, high, 11), green));
    cone.position.y = at;
    cone.rotation.y = at;
    tree.add(cone);
  }
  for (const [radius, at, lean] of [
    [0.52, 1.02, 0.16],
    [0.36, 1.5, -0.14],
  ] as const) {
    const ribbon = cast(new Mesh(new TorusGeometry(radius, 0.045, 8, 32).rotateX(Math.PI / 2), orange));
    ribbon.position.y = at;
    ribbon.rotation.z = lean;
    tree.add(ribbon);
  }
  return tree;
}
