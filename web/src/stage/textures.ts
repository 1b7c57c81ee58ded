/** Canvas textures, and how they are let go again. */
import { CanvasTexture, Mesh, SRGBColorSpace, type Material, type Object3D, type Texture } from "three";

export type Pen = CanvasRenderingContext2D;

export function draw(width: number, height: number, paint: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no 2d canvas");
  paint(pen);
  return canvas;
}

export function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Frees what a branch of a scene holds on the graphics card; what is shared has `userData.shared` and stays. */
export function letGo(branch: Object3D): void {
  branch.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    if (!thing.geometry.userData.shared) thing.geometry.dispose();
    for (const material of ([] as Material[]).concat(thing.material)) {
      if (material.userData.shared) continue;
      const map = (material as { map?: Texture | null }).map;
      if (map && !map.userData.shared) map.dispose();
      material.dispose();
    }
  });
}
