/** The shapes of the answers, for the API's description. */
import { z } from "zod";
import type { AuditEntry } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import type { LiveMessage } from "../model/live";
import type { Round, RoundPlan } from "../model/round";
import { changeSchema, eventSchema, outcomeSchema, personSchema, viewSchema } from "../model/shapes";

const whole = z.int();
/** Ms since 1970. */
const instant = z.int();

const recordState = z.enum(["written", "waiting", "full"]);

export const recordedSchema = eventSchema.extend({ row: whole }) satisfies z.ZodType<RecordedEvent>;

export const auditSchema = z.object({
  atMs: instant,
  who: z.string(),
  role: personSchema.shape.role,
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
  z.object({
    type: z.literal("all"),
    person: personSchema,
    nowMs: instant,
    record: recordState,
    clocks: z.array(viewSchema),
  }),
  z.object({ type: z.literal("changes"), nowMs: instant, heardMs: instant, changes: z.array(changeSchema) }),
  z.object({ type: z.literal("record"), nowMs: instant, record: recordState }),
]) satisfies z.ZodType<LiveMessage>;

export const errorSchema = z.object({ error: z.string(), code: z.string() });
