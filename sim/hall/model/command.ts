/** Defines the commands of an arbiter. Server and broker check them before anything obeys. */
import { z } from "zod";
import { penalties } from "../../scenario/script";
import { nameMax } from "./choices";
import type { Frozen } from "./frozen";
import { boardNumber, playerSchema, resultSchema, roundNumber, tournamentName } from "./seat";

const side = z.enum(["white", "black"]);
const ms = z.int().min(0).max(359_999_000);
const count = z.int().min(0).max(9999);
/** Canonical notation of docs/notation.md; the clock itself judges the rest. */
const control = z.string().min(1).max(200);
const player = z.union([z.string().max(nameMax), playerSchema]);

const sideCorrection = z.strictObject({
  remaining: ms.optional(),
  presses: count.optional(),
  period: z.int().min(1).max(99).optional(),
  delay: ms.optional(),
  overtime: count.optional(),
  flag: z.literal("none").optional(),
});

/** One command of docs/link.md, or two that belong together. */
export const commandSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("set"), control }),
  z.strictObject({
    do: z.literal("seat"),
    number: boardNumber,
    white: player,
    black: player,
    tournament: tournamentName.optional(),
    round: roundNumber.optional(),
  }),
  /** Gives the clock a board's number; in an order, the first of its clocks, and the others the numbers behind it. */
  z.strictObject({ do: z.literal("number"), number: boardNumber.min(1) }),
  /** Enters the result of the game, or withdraws it. The bridge keeps it; the clock hears nothing of it. */
  z.strictObject({ do: z.literal("result"), result: resultSchema.nullable() }),
  z.strictObject({ do: z.literal("start") }),
  z.strictObject({ do: z.literal("pause") }),
  z.strictObject({ do: z.literal("resume"), side: side.optional() }),
  z.strictObject({
    do: z.literal("correct"),
    white: sideCorrection.optional(),
    black: sideCorrection.optional(),
    turn: side.optional(),
    first: z.enum(["white", "black", "none"]).optional(),
    next: z.enum(["white", "black", "both"]).optional(),
    press: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal("penalty"),
    name: z.enum(penalties),
    offender: side,
    minutes: z.int().min(0).max(99).optional(),
  }),
  z.strictObject({ do: z.literal("undo"), charge: z.literal(true).optional() }),
  z.strictObject({ do: z.literal("control"), control }),
  z.strictObject({ do: z.literal("finish") }),
  z.strictObject({ do: z.literal("new") }),
]);

export type Command = z.infer<typeof commandSchema>;

const revision = z.int().min(0);

/** The most clocks of one order. */
export const clocksMax = 5000;

/** Why, for the audit log. */
export const reasonField = z.string().trim().max(200).optional();

/** A command for clocks. `code` opens locked clocks and is nowhere written down. */
export const orderSchema = z.strictObject({
  clocks: z.array(z.string().min(1).max(80)).min(1).max(clocksMax),
  command: commandSchema,
  code: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  reason: reasonField,
  seen: z
    .array(revision)
    .max(clocksMax)
    .optional()
    .describe("The revision of each clock, in their order, that the command was made from. Others are refused."),
});

export type Order = z.infer<typeof orderSchema>;

/** Returns the command of an order for one of its clocks, by the place in the order. */
export function commandAt(command: Command, place: number): Command {
  return command.do === "number" ? { ...command, number: command.number + place } : command;
}

export const outcomeSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  /**
   * Why not: `silent`, `lost`, `stranger`, `away`, `unknown`, or the clock's own word of docs/link.md. Over a broker
   * also `key` (this computer and the clock's have not the same key), `stale` (the command
   * was late, or for an earlier run of the bridge) and `role`. `changed` if an arbiter has done something since the
   * command was made.
   */
  reason: z.string().exactOptional(),
  /** The values before and after the command: times, names or a result. */
  did: z.object({ was: z.string().max(500), is: z.string().max(500) }).exactOptional(),
  /** For `changed`: who did what last, a command or an event; nobody's name if it was done with the clock's keys. */
  by: z.object({ who: z.string().max(80), what: z.string().max(500) }).exactOptional(),
});

/** The outcome of a command at one clock. */
export type Outcome = Frozen<z.infer<typeof outcomeSchema>>;

/** An act of an arbiter. */
export type Deed = NonNullable<Outcome["by"]>;
