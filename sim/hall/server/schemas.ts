/** The shapes of the answers, for the API's description. */
import { z } from "zod";
import { stateSchema } from "../../link/heard";
import type { ClockChange, ClockView } from "../model/clock";
import type { Outcome } from "../model/command";
import type { AuditEntry, Person } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import type { LiveMessage } from "../model/live";
import type { Round, RoundPlan } from "../model/round";

const whole = z.int();
/** Ms since 1970. */
const instant = z.int();
const presence = z.enum(["opening", "online", "silent", "lost", "stranger", "away"]);
const role = z.enum(["viewer", "arbiter"]);

const clockFields = {
  address: z.string(),
  presence,
  number: whole,
  players: z.tuple([z.string(), z.string()]),
  board: z.string(),
  version: z.string(),
  lock: z.enum(["none", "closed", "open"]),
  acts: z.boolean(),
  state: stateSchema.nullable(),
  screen: z.record(z.string(), z.string()),
  isBatteryLow: z.boolean(),
  missing: whole,
  heardMs: instant,
};

export const personSchema = z.object({ name: z.string(), role }) satisfies z.ZodType<Person>;

export const clockSchema = z.object({ id: z.string(), ...clockFields }) satisfies z.ZodType<ClockView>;

const changeSchema = z.object(clockFields).partial().extend({ id: z.string() }) satisfies z.ZodType<ClockChange>;

export const outcomeSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  reason: z.string().exactOptional(),
}) satisfies z.ZodType<Outcome>;

export const eventSchema = z.object({
  row: whole,
  bridge: z.string(),
  serial: whole,
  clock: z.string(),
  number: whole,
  heardMs: instant,
  source: z.enum(["report", "journal"]),
  state: stateSchema,
}) satisfies z.ZodType<RecordedEvent>;

export const auditSchema = z.object({
  atMs: instant,
  who: z.string(),
  role,
  command: z.string(),
  clocks: z.array(z.string()),
  outcomes: z.array(z.string()),
}) satisfies z.ZodType<AuditEntry>;

export const planSchema = z.object({
  name: z.string(),
  control: z.string(),
  words: z.string(),
  pairings: z.array(
    z.object({
      number: whole,
      white: z.string(),
      black: z.string(),
      clock: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<RoundPlan>;

export const roundSchema = z.object({
  ...planSchema.shape,
  id: whole,
  setMs: instant,
  who: z.string(),
  outcomes: z.array(outcomeSchema),
}) satisfies z.ZodType<Round>;

export const liveSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("all"), person: personSchema, nowMs: instant, clocks: z.array(clockSchema) }),
  z.object({ type: z.literal("changes"), nowMs: instant, heardMs: instant, changes: z.array(changeSchema) }),
]) satisfies z.ZodType<LiveMessage>;

export const errorSchema = z.object({ error: z.string(), code: z.string() });
