/** One warm key, one cool sky; at rest both wander a little from frame to frame, which is what makes shadows soft. */
import { AmbientLight, DirectionalLight, Group, Vector3 } from "three";
import { LOOKS, type Theme } from "./themes";

const KEY_FROM = new Vector3(-5, 8.5, 3.4).normalize();
const SKY_FROM = new Vector3(0.25, 1, 0.3).normalize();
const KEY_DISC = 0.11; // radians
const FAR = 40;
const SKY_IN_MOTION = 0.6;

export interface Lights {
  group: Group;
  /** The cheap light of a moving scene. */
  still(): void;
  /** Sample `index` of `count` of the light of a scene at rest. */
  sample(index: number, count: number): void;
  /** The part of the world that throws and catches shadows. */
  cover(middle: Vector3, span: number): void;
  dispose(): void;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export function makeLights(theme: Theme, options: { shadows: boolean; mapSize: number }): Lights {
  const look = LOOKS[theme];
  const group = new Group();
  const key = new DirectionalLight(look.key.colour, look.key.strength);
  const sky = new DirectionalLight(look.sky.colour, look.sky.strength);
  group.add(key, key.target, sky, sky.target);
  // Without a room to mirror, what the room would give comes from everywhere alike.
  if (!options.shadows) group.add(new AmbientLight(look.sky.colour, look.room * 3.4));
  const middle = new Vector3();
  for (const light of [key, sky]) {
    light.castShadow = options.shadows;
    light.shadow.mapSize.set(options.mapSize, options.mapSize);
    light.shadow.bias = -0.00012;
  }
  sky.shadow.mapSize.set(options.mapSize / 2, options.mapSize / 2);
  sky.shadow.needsUpdate = true; // so that its map exists before the first rest

  const place = (light: DirectionalLight, from: Vector3) => {
    light.target.position.copy(middle);
    light.position.copy(middle).addScaledVector(from, FAR);
    light.target.updateMatrixWorld();
  };
  const away = (axis: Vector3, angle: number, round: number) => {
    const side = new Vector3(0, 0, 1).cross(axis).normalize();
    const tilt = axis.clone().applyAxisAngle(side, angle);
    return tilt.applyAxisAngle(axis, round);
  };

  return {
    group,
    still() {
      place(key, KEY_FROM);
      place(sky, SKY_FROM);
      sky.intensity = look.sky.strength * SKY_IN_MOTION;
      sky.shadow.intensity = 0;
      sky.shadow.autoUpdate = false;
    },
    sample(index, count) {
      const share = (index + 0.5) / count;
      place(key, away(KEY_FROM, KEY_DISC * Math.sqrt(share), index * GOLDEN));
      // Cosine-weighted over the sky, but not along the ground, where one sample would draw a streak.
      const rise = Math.sqrt(1 - 0.93 * share);
      const round = index * GOLDEN * 1.7 + 0.4;
      const flat = Math.sqrt(1 - rise * rise);
      place(sky, new Vector3(Math.cos(round) * flat, rise, Math.sin(round) * flat));
      sky.intensity = look.sky.strength;
      sky.shadow.intensity = 1;
      sky.shadow.autoUpdate = true;
    },
    cover(at, span) {
      middle.copy(at);
      for (const light of [key, sky]) {
        const camera = light.shadow.camera;
        camera.left = camera.bottom = -span;
        camera.right = camera.top = span;
        camera.near = 1;
        camera.far = FAR * 2;
        camera.updateProjectionMatrix();
        light.shadow.normalBias = span * 0.0014;
      }
    },
    dispose() {
      key.dispose();
      sky.dispose();
    },
  };
}
