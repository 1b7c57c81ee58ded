/**
 * The site as the page's own engine moves it: what is held, with the hand's spring and its limits, among its neighbours. A copy of what the
 * server's physics.py sets up, as far as a held piece needs it; what comes of an act only the server says. Millimetres outside, cm inside.
 */
import type { Collider, ImpulseJoint, RigidBody, World } from "@dimforge/rapier3d/exports";
import { PARTS } from "../pieces.gen";
import { compose, pointOf, seenFrom, type Quaternion } from "../geometry/poses";
import { kindOf, type Piece, type Poses, type Vector } from "../geometry/site";
import type { Aim, Pose } from "../types.gen";
import * as tuned from "./engine.gen";
import type { Engine } from "./engine";
import { advance, limitsFor, still, type Motion } from "./hand-motion";

const { MM_PER_CM } = tuned;
const AXES = [0, 1, 2, 3, 4, 5] as const; // three along, three about
const ACCELERATION_BASED = 0;
const NO_TURN: Quaternion = [1, 0, 0, 0];

export interface Grasp {
  piece: Piece;
  joined: Piece | null;
  /** What moves with the hand: the held pieces, and the hats that held workers wear. */
  own: readonly Piece[];
}

/** Which neighbours may move: none, or those that are so near what is held when the act begins. */
export type Neighbours = "frozen" | { withinMm: number; most: number };

export class PredictedSite {
  #world: World;
  #bodies = new Map<Piece, RigidBody>();
  #parts = new Map<number, Piece>(); // by a collider's handle
  #target: RigidBody;
  #joints: ImpulseJoint[] = [];
  #motion: Motion;
  #precise = false;
  #near = false;
  #tick = 0;

  constructor(
    private readonly engine: Engine,
    poses: Poses,
    private readonly grasp: Grasp,
    neighbours: Neighbours = "frozen",
  ) {
    const world = new engine.World({ x: 0, y: 0, z: -tuned.GRAVITY });
    this.#world = world;
    world.timestep = 1 / tuned.TICKS_PER_S;
    world.integrationParameters.numSolverIterations = tuned.SOLVER_ITERATIONS;
    world.integrationParameters.lengthUnit = 1;
    world.integrationParameters.contact_natural_frequency = tuned.CONTACT_FREQUENCY_HZ;
    const [x, y, z] = tuned.TABLE_HALF_CM;
    const table = engine.ColliderDesc.cuboid(x, y, z).setTranslation(0, 0, -z).setFriction(tuned.TABLE_FRICTION);
    this.#parts.set(world.createCollider(table).handle, "table");
    const free = new Set([...grasp.own, ...nearest(poses, grasp, neighbours)]);
    for (const [piece, pose] of Object.entries(poses)) this.#add(piece, pose, free.has(piece));
    this.#motion = still(poses[grasp.piece]!);
    this.#target = this.#hold();
  }

  #add(piece: Piece, pose: Pose, moves: boolean): void {
    const { engine } = this;
    const make = tuned.MAKES[kindOf(piece)];
    const own = this.grasp.own.includes(piece);
    const kind = moves && !make.fixed ? engine.RigidBodyDesc.dynamic() : engine.RigidBodyDesc.fixed();
    const body = this.#world.createRigidBody(
      kind
        .setTranslation(...inCm(pose[0]))
        .setRotation(turnOf(pose[1]))
        .setCcdEnabled(own)
        .setCanSleep(!own)
        .setSleeping(!own),
    );
    const parts = PARTS[kindOf(piece)];
    const whole = parts.reduce((sum, { size }) => sum + size[0] * size[1] * size[2], 0);
    const rule = make.combine === "min" ? engine.CoefficientCombineRule.Min : engine.CoefficientCombineRule.Average;
    for (const { centre, size } of parts) {
      const [x, y, z] = inCm(size);
      const part = engine.ColliderDesc.cuboid(x / 2, y / 2, z / 2)
        .setTranslation(...inCm(centre))
        .setMass((make.mass_g * size[0] * size[1] * size[2]) / whole)
        .setFriction(make.friction)
        .setFrictionCombineRule(rule)
        .setRestitution(0);
      this.#parts.set(this.#world.createCollider(part, body).handle, piece);
    }
    this.#bodies.set(piece, body);
  }

  /** The hand's target, and a spring from it to each held piece. */
  #hold(): RigidBody {
    const { engine, grasp } = this;
    const held = grasp.joined ? [grasp.piece, grasp.joined] : [grasp.piece];
    const place = this.#gripPose(grasp.piece);
    const target = this.#world.createRigidBody(
      engine.RigidBodyDesc.kinematicPositionBased()
        .setTranslation(...inCm(place[0]))
        .setRotation(turnOf(place[1])),
    );
    for (const piece of held) {
      const body = this.#bodies.get(piece)!;
      body.setGravityScale(0, true);
      const make = tuned.MAKES[kindOf(piece)];
      const beside = seenFrom(place, this.#gripPose(piece));
      const [centre, along] = [vectorOf(inCm(make.centre_of_mass)), { x: 1, y: 0, z: 0 }];
      const free = engine.JointData.generic(vectorOf(inCm(beside[0])), centre, along, 0 as never);
      const joint = this.#world.createImpulseJoint(free, target, body, true);
      joint.setLocalFrame1(vectorOf(inCm(beside[0])), turnOf(beside[1]));
      joint.setLocalFrame2(centre, turnOf(NO_TURN));
      this.#stiffen(joint, make.grip_n * tuned.FORCE_PER_N);
      this.#joints.push(joint);
    }
    return target;
  }

  #stiffen(joint: ImpulseJoint, force: number): void {
    const { raw } = this.#world.impulseJoints;
    for (const axis of AXES) {
      raw.jointConfigureMotorModel(joint.handle, axis, ACCELERATION_BASED);
      raw.jointConfigureMotorPosition(joint.handle, axis, 0, tuned.GRIP_STIFFNESS, tuned.GRIP_DAMPING);
      raw.jointSetMotorMaxForce(joint.handle, axis, axis < 3 ? force : force * tuned.GRIP_ARM_CM);
    }
  }

  #gripPose(piece: Piece): Pose {
    const pose = this.pose(piece);
    return [pointOf(pose, tuned.MAKES[kindOf(piece)].centre_of_mass), pose[1]];
  }

  pose(piece: Piece): Pose {
    const body = this.#bodies.get(piece)!;
    return poseOf(body);
  }

  /** From the next tick on. */
  want([position, rotation, precise]: Aim): void {
    this.#motion = { ...this.#motion, wanted: [position, rotation] };
    this.#precise = precise ?? false;
  }

  /** Where the hand itself is, which pulls the piece along. */
  get hand(): Pose {
    return this.#motion.pose;
  }

  /** The hand has arrived, and what it holds lies still. */
  get rests(): boolean {
    const { pose, wanted, velocity } = this.#motion;
    if (velocity.some((mm) => mm !== 0) || pose[0] !== wanted[0] || pose[1] !== wanted[1]) return false;
    const { x, y, z } = this.#bodies.get(this.grasp.piece)!.linvel();
    return Math.hypot(x, y, z) * MM_PER_CM < RESTS_MM_S;
  }

  tick(): void {
    if (this.#tick % tuned.LOOK_AROUND_TICKS === 0) this.#near = this.#looksNear();
    const limits = limitsFor(this.#precise || this.#touches(), this.#near, this.grasp.joined !== null);
    this.#motion = advance(this.#motion, limits);
    const { pose } = this.#motion;
    const centre = pointOf(pose, tuned.MAKES[kindOf(this.grasp.piece)].centre_of_mass);
    this.#target.setNextKinematicTranslation(vectorOf(inCm(centre)));
    this.#target.setNextKinematicRotation(turnOf(pose[1]));
    this.#world.step();
    this.#tick += 1;
  }

  #held(): Piece[] {
    return this.grasp.joined ? [this.grasp.piece, this.grasp.joined] : [this.grasp.piece];
  }

  #foreign(collider: Collider): boolean {
    const piece = this.#parts.get(collider.handle);
    return piece !== undefined && !this.grasp.own.includes(piece);
  }

  #looksNear(): boolean {
    return this.#held().some((piece) => {
      const pose = this.pose(piece);
      return PARTS[kindOf(piece)].some(({ centre, size }) => {
        const [x, y, z] = size.map((side) => (side / 2 + tuned.NEAR_MM) / MM_PER_CM) as Vector;
        const [at, turn] = compose(pose, [centre, NO_TURN]);
        let found = false;
        const look = (collider: Collider) => !(found = this.#foreign(collider));
        this.#world.intersectionsWithShape(vectorOf(inCm(at)), turnOf(turn), new this.engine.Cuboid(x, y, z), look);
        return found;
      });
    });
  }

  #touches(): boolean {
    return this.#held().some((piece) => {
      const body = this.#bodies.get(piece)!;
      for (let number = 0; number < body.numColliders(); number++) {
        const part = body.collider(number);
        let found = false;
        this.#world.contactPairsWith(part, (other) => {
          if (found || !this.#foreign(other)) return;
          this.#world.contactPair(part, other, (manifold) => (found ||= manifold.numSolverContacts() > 0));
        });
        if (found) return true;
      }
      return false;
    });
  }

  /** A neighbour is there, as the server tells of it; one that is just being pushed here goes its own way for now. */
  follow(piece: Piece, pose: Pose): void {
    const body = this.#bodies.get(piece);
    if (body && !(body.isDynamic() && !body.isSleeping())) this.put(piece, pose);
  }

  /** A piece is there now. */
  put(piece: Piece, pose: Pose): void {
    const body = this.#bodies.get(piece);
    if (!body) return;
    body.setTranslation(vectorOf(inCm(pose[0])), true);
    body.setRotation(turnOf(pose[1]), true);
    if (!body.isDynamic()) return;
    body.setLinvel({ x: 0, y: 0, z: 0 }, true);
    body.setAngvel({ x: 0, y: 0, z: 0 }, true);
  }

  /** A piece has been taken away. */
  remove(piece: Piece): void {
    const body = this.#bodies.get(piece);
    if (!body || this.grasp.own.includes(piece)) return;
    this.#bodies.delete(piece);
    this.#world.removeRigidBody(body);
  }

  /** Where the pieces are that may move here. */
  moved(): Poses {
    const found: Poses = {};
    for (const [piece, body] of this.#bodies) if (body.isDynamic()) found[piece] = poseOf(body);
    return found;
  }

  free(): void {
    this.#world.free();
  }
}

const RESTS_MM_S = 0.5;

/** The nearest neighbours of what is held, by their middles. */
function nearest(poses: Poses, grasp: Grasp, neighbours: Neighbours): Piece[] {
  if (neighbours === "frozen") return [];
  const [from] = poses[grasp.piece]!;
  const far = (pose: Pose) => Math.hypot(...pose[0].map((mm, axis) => mm - from[axis]!));
  return Object.entries(poses)
    .filter(([piece, pose]) => !grasp.own.includes(piece) && far(pose) <= neighbours.withinMm)
    .sort(([, one], [, other]) => far(one) - far(other))
    .slice(0, neighbours.most)
    .map(([piece]) => piece);
}

const inCm = ([x, y, z]: Vector): Vector => [x / MM_PER_CM, y / MM_PER_CM, z / MM_PER_CM];
const vectorOf = ([x, y, z]: Vector) => ({ x, y, z });
const turnOf = ([w, x, y, z]: Quaternion) => ({ w, x, y, z });

function poseOf(body: RigidBody): Pose {
  const [at, turn] = [body.translation(), body.rotation()];
  return [
    [at.x * MM_PER_CM, at.y * MM_PER_CM, at.z * MM_PER_CM],
    [turn.w, turn.x, turn.y, turn.z],
  ];
}
