/** Small signs on the ground: rings, hatched shadows, crosses, frames of the materials in demand. */
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry, RingGeometry } from "three";
import { LAYER } from "../../../stage/ground";
import { draw, textureOf } from "../../../stage/textures";
import type { Look } from "../../../stage/themes";

function flatMark(mesh: Mesh, height: number): Mesh {
  mesh.rotateX(-Math.PI / 2);
  mesh.position.y = height;
  mesh.renderOrder = LAYER.ring;
  return mesh;
}

const plain = (color: string, opacity = 1) =>
  new MeshBasicMaterial({ color, opacity, transparent: true, depthWrite: false, toneMapped: false });

export function makeChosenRing(look: Look, strong: boolean): Mesh {
  const half = strong ? 0.055 : 0.036;
  return flatMark(new Mesh(new RingGeometry(0.78 - half, 0.78 + half, 72), plain(look.orangeLine)), 0.008);
}

/** Ink with orange outside it, like the focus of everything on the page. */
export function makeFocusRing(look: Look): Group {
  return new Group().add(
    flatMark(new Mesh(new RingGeometry(0.735, 0.785, 72), plain(look.ink)), 0.008),
    flatMark(new Mesh(new RingGeometry(0.805, 0.855, 72), plain(look.orangeLine)), 0.009),
  );
}

/** The shadow of a die that has no place on your plan. */
export function makeHatchedShadow(look: Look): Mesh {
  const canvas = draw(256, 256, (pen) => {
    pen.strokeStyle = look.ink2;
    pen.lineWidth = 7;
    pen.beginPath();
    pen.arc(128, 128, 122, 0, Math.PI * 2);
    pen.clip();
    for (let at = -256; at < 256; at += 26) {
      pen.moveTo(at, 256);
      pen.lineTo(at + 256, 0);
    }
    pen.stroke();
  });
  const material = new MeshBasicMaterial({
    map: textureOf(canvas),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  return flatMark(new Mesh(new PlaneGeometry(1.8, 1.8), material), 0.007);
}

/** Two strokes over a die that will be removed. */
export function makeCross(look: Look): Mesh {
  const canvas = draw(256, 256, (pen) => {
    for (const [colour, width] of [
      [look.paper, 42],
      [look.ink, 22],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.lineCap = "round";
      pen.beginPath();
      pen.moveTo(36, 36);
      pen.lineTo(220, 220);
      pen.moveTo(220, 36);
      pen.lineTo(36, 220);
      pen.stroke();
    }
  });
  const material = new MeshBasicMaterial({
    map: textureOf(canvas),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const cross = flatMark(new Mesh(new PlaneGeometry(0.94, 0.94), material), 1.02);
  cross.renderOrder = LAYER.mark;
  return cross;
}

/** The outlined field on which a die in demand lies. */
export function makeField(size: number, look: Look): Mesh {
  const canvas = draw(256, 256, (pen) => {
    pen.strokeStyle = look.ink2;
    pen.lineWidth = 6;
    pen.strokeRect(4, 4, 248, 248);
  });
  const material = new MeshBasicMaterial({
    map: textureOf(canvas),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  return flatMark(new Mesh(new PlaneGeometry(size, size), material), 0.005);
}
