/** Defines what the record keeps: events of clocks, and acts of people. */
import { z } from "zod";
import { stateSchema } from "../../link/heard";
import type { Frozen } from "./frozen";

const whole = z.int().min(0);

export const eventSchema = z.object({
  bridge: z.string(),
  serial: z.int().min(1),
  clock: z.string(),
  /** The board's number in the round at that time, 0 if it had none. */
  number: whole,
  /** When the bridge heard of it, ms since 1970. */
  heardMs: whole,
  /** Where it became known: from a report as it happened, or afterwards from the clock's own journal. */
  source: z.enum(["report", "journal"]),
  /** The state right after the event. Its `at` counts ms from the clock's power-on. */
  state: stateSchema,
  /**
   * Only with the event `gap`: at least so many events are missing here. Neither the bridge nor the clock has them. The
   * state is the one before them.
   */
  lost: z.int().min(1).exactOptional(),
});

/**
 * An event of a clock. `bridge` and `serial` name it for ever: each bridge counts its events from 1, over restarts too,
 * so whoever receives them sees at once which are missing and which came twice.
 */
export type HallEvent = Frozen<z.infer<typeof eventSchema>>;

/** The event that marks what nobody has. The clocks have no such event. */
export const gapEvent = "gap";

export const personSchema = z.object({
  name: z.string().max(80),
  role: z.enum(["viewer", "arbiter"]),
  /** The only tournament whose boards the person may command; absent if all. */
  tournament: z.string().max(80).exactOptional(),
  /** The network address of the person's console; absent at the server's own computer. */
  from: z.string().max(80).exactOptional(),
});

/** Who gave a command. */
export type Person = Frozen<z.infer<typeof personSchema>>;

/** The rights of people in the hall: a viewer only reads. */
export type Role = Person["role"];

export const auditSchema = z.object({
  atMs: z.int(),
  who: z.string(),
  role: personSchema.shape.role,
  /** The command as one line for people, for example `penalty illegal-move white`. */
  command: z.string(),
  clocks: z.array(z.string()),
  /**
   * For each clock `ok` or why not, in the order of `clocks`; `begun` if the program ended before the clock answered.
   */
  outcomes: z.array(z.string()),
  /** Why, as the arbiter typed it. */
  reason: z.string().exactOptional(),
  /** The network address of the console; absent if a program of this computer asked. */
  from: z.string().exactOptional(),
  /**
   * Each clock at that moment: its board and its link, and what the command is about, before and after it. Absent in
   * entries of refused requests.
   */
  details: z.array(z.object({ board: z.int(), address: z.string(), was: z.string(), is: z.string() })).exactOptional(),
});

/** A command in the audit log. It never holds a code or a token. */
export type AuditEntry = Frozen<z.infer<typeof auditSchema>>;
