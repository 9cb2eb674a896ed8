/** GENERATED from firmware/tables/methods.ts by `npm run methods`. Change the table, never this file. */

/** The name of a method, for notations that can or cannot express it. */
export type MethodName =
  | "time"
  | "increment"
  | "delay"
  | "bronstein"
  | "byoyomi"
  | "canadian"
  | "hourglass"
  | "upcount"
  | "gong";

/** The names of the methods for programs, in the order of their numbers. */
export const methodNames = [
  "time",
  "increment",
  "delay",
  "bronstein",
  "byoyomi",
  "canadian",
  "hourglass",
  "upcount",
  "gong",
] as const satisfies readonly MethodName[];
