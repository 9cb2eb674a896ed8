/** Checks the clock's lines before they are used. They come over a wire, and from clocks of other versions. */
import * as z from "zod/mini";
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
  side: z.nullable(side),
  mode: z.enum(["setup", "ready", "running", "paused", "fallen", "finished"]),
  running: z.nullable(side),
  turn: side,
  firstFlag: z.nullable(side),
  control: z.string(),
  class: z.nullable(z.enum(["standard", "rapid", "blitz"])),
  white: sideState,
  black: sideState,
  withdrawn: z.exactOptional(z.literal(true)),
}) satisfies z.ZodMiniType<State>;

const numbered = { seq: z.exactOptional(z.number()) };

const report = z.union([
  z.object({ at: z.number(), event: z.literal("screen"), screen: z.record(z.string(), z.string()), ...numbered }),
  z.extend(stateSchema, numbered),
]) satisfies z.ZodMiniType<Report>;

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
}) satisfies z.ZodMiniType<Hello>;

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
