// Written by web/generate.py from the Python side. Do not edit: change it there, then run ./dev fix.
import type { Pose } from "./types.gen";
export const REACH_MM = 400.0;
export const CEILING_MM = 800.0;
export const HEAD_TOP_MM = 37.0;
export const BEAM_IN_LINE_MM = [68.0,80.0] as const;
export const BEAM_BESIDE_MM = [15.0,50.0] as const;
export const BEAM_ON_ARM_MM = 1.0;
export const CARRIED: Readonly<Record<"girder" | "worker", Pose>> = {"girder":[[0.0,0.0,8.6],[1.0,0.0,0.0,0.0]],"worker":[[10.0,0.0,24.1],[0.7071067811865476,0.0,0.0,0.7071067811865475]]};
