/** Checks the clock's lines before they are used. They come over a wire, and from clocks of other versions. */
import { z } from "zod";
import type { Hello, Report, State } from "./state";

const side = z.enum(["white", "black"]);
const flag = z.enum(["none", "steady", "blinking"]);

const sideState = z.object({
  remaining: z.number(),
  shown: z.string(),
  delay: z.number(),
  overtime: z.number(),
  used: z.number(),
  presses: z.number(),
  period: z.number(),
  flag,
});

export const stateSchema = z.object({
  at: z.number(),
  event: z.string(),
  side: side.nullable(),
  mode: z.enum(["setup", "ready", "running", "paused", "fallen", "finished"]),
  running: side.nullable(),
  turn: side,
  firstFlag: side.nullable(),
  control: z.string(),
  class: z.enum(["standard", "rapid", "blitz"]).nullable(),
  white: sideState,
  black: sideState,
  withdrawn: z.literal(true).exactOptional(),
}) satisfies z.ZodType<State>;

const numbered = { seq: z.number().exactOptional() };

const report = z.union([
  z.object({ at: z.number(), event: z.literal("screen"), screen: z.record(z.string(), z.string()), ...numbered }),
  stateSchema.extend(numbered),
]) satisfies z.ZodType<Report>;

const hello = z.object({
  hello: z.literal("flagfall"),
  version: z.string(),
  board: z.string(),
  protocol: z.number(),
  acts: z.boolean(),
  pages: z.number(),
  lock: z.enum(["none", "closed", "open"]),
  number: z.number(),
  players: z.tuple([z.string(), z.string()]),
}) satisfies z.ZodType<Hello>;

/** Returns the state without unknown fields. Returns undefined if the record is no state. */
export function readState(said: unknown): State | undefined {
  return stateSchema.safeParse(said).data;
}

export function readReport(said: unknown): Report | undefined {
  return report.safeParse(said).data;
}

export function readHello(said: unknown): Hello | undefined {
  return hello.safeParse(said).data;
}
