// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
import type { Kind } from "../types.gen";
export const TICKS_PER_S = 200;
export const TICKS_PER_FRAME = 4;
export const SOLVER_ITERATIONS = 32;
export const GRAVITY = 981.0;
export const CONTACT_FREQUENCY_HZ = 480.0;
export const CONTACT_DAMPING_RATIO = 2.0;
export const FASTEST_CM_S = 150.0;
export const TABLE_FRICTION = 0.5;
export const GRIP_STIFFNESS = 40000.0;
export const GRIP_DAMPING = 400.0;
export const GRIP_ARM_CM = 8.5;
export const FORCE_PER_N = 100000.0;
export const MM_PER_CM = 10.0;
export const HALF_GIRDER_MM = 85.0;
export const NEAR_MM = 25.0;
export const NEAR_SPEED = 80.0;
export const CAREFUL_SPEED = 25.0;
export const LOOK_AROUND_TICKS = 3;
export const TABLE_HALF_CM = [500.0,500.0,10.0] as const;
/** mm/s, mm/s2, degrees/s. */
export interface Limits {
  speed: number;
  acceleration: number;
  turning: number;
}
export const FREE: Limits = {"speed":250.0,"acceleration":1500.0,"turning":120.0};
export const CARRYING: Limits = {"speed":150.0,"acceleration":1000.0,"turning":60.0};
export interface Make {
  mass_g: number;
  friction: number;
  combine: "average" | "min";
  grip_n: number;
  fixed: boolean;
  centre_of_mass: [number, number, number];
}
export const MAKES: Readonly<Record<Kind, Make>> = {"support":{"mass_g":21.9,"friction":0.5,"combine":"average","grip_n":0.5,"fixed":false,"centre_of_mass":[0.0,0.0,0.0]},"girder":{"mass_g":9.64,"friction":0.5,"combine":"average","grip_n":0.3,"fixed":false,"centre_of_mass":[0.0,0.0,0.0]},"worker":{"mass_g":3.1,"friction":0.5,"combine":"average","grip_n":0.15,"fixed":false,"centre_of_mass":[0.0,0.0,15.604739010989011]},"hat":{"mass_g":0.6,"friction":0.5,"combine":"average","grip_n":0.1,"fixed":false,"centre_of_mass":[0.0,0.0,-2.1683819877490205]},"brick":{"mass_g":0.72,"friction":0.33,"combine":"min","grip_n":0.1,"fixed":false,"centre_of_mass":[0.0,0.0,0.0]},"beam":{"mass_g":1.51,"friction":0.33,"combine":"min","grip_n":0.1,"fixed":false,"centre_of_mass":[0.0,0.0,0.0]},"crane":{"mass_g":56.0,"friction":0.5,"combine":"average","grip_n":1.0,"fixed":false,"centre_of_mass":[3.59008066925605,0.0,70.85280350562692]},"box":{"mass_g":0.0,"friction":0.5,"combine":"average","grip_n":0.0,"fixed":true,"centre_of_mass":[0.0,0.0,14.503702957040373]}};
