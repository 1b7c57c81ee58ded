/** Movements of dice: out of the bag, through the air to a plan or a screen, and a little where they stand. */
import { Matrix4, Quaternion, Vector3, type Group } from "three";
import { EASE, type Tween } from "../../../stage/motion";
import { ofName } from "../../../stage/random";
import type { Pose } from "./table-layout";

const UP = new Vector3(0, 1, 0);
const yaw = (turn: number) => new Quaternion().setFromAxisAngle(UP, turn);

export function put(group: Group, pose: Pose): void {
  group.position.set(pose.x, pose.y, pose.z);
  group.quaternion.copy(yaw(pose.turn));
  group.scale.setScalar(pose.scale);
}

/** Straight to a place nearby: hover, lift, the others closing up, a die that was let go of. */
export function shift(group: Group, to: Pose, duration: number, landed?: () => void): Tween {
  const from = { at: group.position.clone(), turn: group.quaternion.clone(), scale: group.scale.x };
  const end = { at: new Vector3(to.x, to.y, to.z), turn: yaw(to.turn) };
  return {
    duration,
    ease: EASE.quick,
    step(t) {
      group.position.lerpVectors(from.at, end.at, t);
      group.quaternion.slerpQuaternions(from.turn, end.turn, t);
      group.scale.setScalar(from.scale + (to.scale - from.scale) * t);
      if (t === 1) landed?.();
    },
  };
}

const ARC = 1.2; // dice
const FLIGHT = 420;
const SQUASH = 40;
const PER_DEGREE = 4;

/** Taken to a plan or a screen: an arc, then a hardly visible squash as it lands. */
export function fly(group: Group, to: Pose, landed: () => void): Tween {
  const from = { at: group.position.clone(), turn: group.quaternion.clone(), scale: group.scale.x };
  const end = { at: new Vector3(to.x, to.y, to.z), turn: yaw(to.turn) };
  const degrees = (from.turn.angleTo(end.turn) * 180) / Math.PI;
  const flight = Math.max(FLIGHT, degrees * PER_DEGREE);
  const duration = flight + SQUASH;
  // The arc clears both ends: it is as high above the higher of the two.
  const top = Math.max(from.at.y, end.at.y) + ARC;
  const lift = top - (from.at.y + end.at.y) / 2;
  let down = false;
  return {
    duration,
    step(time) {
      if (!down && time * duration >= flight) {
        down = true;
        landed();
      }
      const passed = time * duration;
      const t = EASE.taken(Math.min(1, passed / flight));
      group.position.lerpVectors(from.at, end.at, t);
      group.position.y += lift * 4 * t * (1 - t);
      group.quaternion.slerpQuaternions(from.turn, end.turn, t);
      const scale = from.scale + (to.scale - from.scale) * t;
      const press = passed > flight && time < 1 ? Math.sin((Math.PI * (passed - flight)) / SQUASH) * 0.02 : 0;
      group.scale.set(scale * (1 + press / 2), scale * (1 - press), scale * (1 + press / 2));
      group.position.y -= (press * scale) / 2;
    },
  };
}

/** How high the middle of a tumbling die is when its lowest corner touches the table; rounded corners let it sink a little. */
function standing(turn: Quaternion, scale: number): number {
  const m = new Matrix4().makeRotationFromQuaternion(turn).elements;
  const reach = Math.abs(m[1]!) + Math.abs(m[5]!) + Math.abs(m[9]!);
  return (0.5 + (reach - 1) * 0.5 * 0.86) * scale;
}

const TOUCH = 0.38; // the part of a roll after which the die first meets the table

/** Out of the bag and over the table; it tumbles backwards from the face it will rest on, so the end is always right. */
export function roll(group: Group, mouth: Vector3, to: Pose, name: string, delay: number, landed: () => void): Tween {
  const chance = ofName(`${name} roll`);
  const duration = 700 + 200 * chance;
  const way = new Vector3(to.x - mouth.x, 0, to.z - mouth.z);
  const axis = new Vector3(way.z, 0, -way.x).normalize().applyAxisAngle(UP, (chance - 0.5) * 1.1);
  const turns = Math.PI * (2 + Math.min(3, way.length() * 0.35));
  const bend = { x: mouth.x + way.x * 0.86, z: Math.max(mouth.z, to.z) };
  const rest = yaw(to.turn);
  const tumble = new Quaternion();
  const hop = (t: number) => {
    if (t < TOUCH) return mouth.y * (1 - (t / TOUCH) ** 2) + 0.54 * Math.sin((Math.PI * t) / TOUCH);
    if (t < 0.68) return 0.55 * Math.sin((Math.PI * (t - TOUCH)) / (0.68 - TOUCH));
    return t < 0.86 ? 0.14 * Math.sin((Math.PI * (t - 0.68)) / 0.18) : 0;
  };
  let down = false;
  return {
    duration,
    delay,
    step(t) {
      group.visible = true;
      if (!down && t >= TOUCH) {
        down = true;
        landed();
      }
      const along = EASE.out(t);
      tumble.setFromAxisAngle(axis, -turns * (1 - along));
      group.quaternion.copy(tumble).multiply(rest);
      // Along the near side of the rule, then over it: not through the dice that stand behind it.
      const bow = 2 * along * (1 - along);
      const [start, end] = [(1 - along) ** 2, along ** 2];
      group.position.set(mouth.x * start + bend.x * bow + to.x * end, 0, mouth.z * start + bend.z * bow + to.z * end);
      group.position.y = standing(group.quaternion, to.scale) + hop(t);
      group.scale.setScalar(to.scale * Math.min(1, 0.6 + t * 3));
      if (t === 1) put(group, to);
    },
  };
}

/** Leaves: smaller and gone. */
export function vanish(group: Group): Tween {
  const scale = group.scale.x;
  return {
    duration: 140,
    step(t) {
      group.scale.setScalar(Math.max(0.001, scale * (1 - t)));
    },
  };
}
