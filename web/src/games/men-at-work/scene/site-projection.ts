/** From the page to the site and back: pixels of the canvas, millimetres of the site. */
import { Plane, Vector3 } from "three";
import { rayFrom } from "../../../stage/projection";
import type { Stage } from "../../../stage/stage";
import type { Vector } from "../geometry/site";

export const inWorld = ([x, y, z]: Vector) => new Vector3(x / 10, z / 10, -y / 10);

export class SiteProjection {
  constructor(private readonly stage: Stage) {}

  /** Where the ray through a pixel meets the height z. */
  plane(x: number, y: number, z: number): Vector | null {
    const at = this.#from(x, y).intersectPlane(new Plane(new Vector3(0, 1, 0), -z / 10), new Vector3());
    return at && [at.x * 10, -at.z * 10, z];
  }

  /** Where it meets the upright plane through a point that faces the camera. */
  facing(x: number, y: number, through: Vector): Vector | null {
    const towards = this.stage.camera.getWorldDirection(new Vector3()).setY(0);
    if (towards.lengthSq() < 1e-6) return null;
    const upright = new Plane().setFromNormalAndCoplanarPoint(towards.normalize(), inWorld(through));
    const at = this.#from(x, y).intersectPlane(upright, new Vector3());
    return at && [at.x * 10, -at.z * 10, at.y * 10];
  }

  ray(x: number, y: number): [from: Vector, along: Vector] {
    const { origin, direction } = this.#from(x, y);
    return [
      [origin.x * 10, -origin.z * 10, origin.y * 10],
      [direction.x, -direction.z, direction.y],
    ];
  }

  mmPerPixel(at: Vector): number {
    const { camera, size } = this.stage;
    const away = inWorld(at).distanceTo(camera.position) * 10;
    return (2 * away * Math.tan((camera.fov * Math.PI) / 360)) / size.height;
  }

  where(point: Vector): { x: number; y: number } | null {
    const { width, height } = this.stage.size;
    const seen = inWorld(point).project(this.stage.camera);
    if (seen.z > 1 || seen.z < -1) return null;
    return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
  }

  #from(x: number, y: number) {
    return rayFrom(x, y, this.stage.camera, this.stage.size);
  }
}
