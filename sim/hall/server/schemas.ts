/** The shapes of the answers, for the API's description. */
import { z } from "zod";
import type { TournamentView } from "../model/books";
import type { AuditEntry } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import type { LiveMessage } from "../model/live";
import type { Round, RoundHead, RoundPlan } from "../model/round";
import { playerSchema, resultSchema } from "../model/seat";
import { changeSchema, eventSchema, outcomeSchema, personSchema, viewSchema } from "../model/shapes";

const whole = z.int();
/** Ms since 1970. */
const instant = z.int();

const apartS = z.record(z.string(), whole);
const recordState = z.enum(["written", "waiting", "full"]);

export const recordedSchema = eventSchema.extend({ row: whole }) satisfies z.ZodType<RecordedEvent>;

export const auditSchema = z.object({
  atMs: instant,
  who: z.string(),
  role: personSchema.shape.role,
  command: z.string(),
  clocks: z.array(z.string()),
  outcomes: z.array(z.string()),
  reason: z.string().exactOptional(),
  from: z.string().exactOptional(),
  details: z.array(z.object({ board: whole, address: z.string(), was: z.string(), is: z.string() })).exactOptional(),
}) satisfies z.ZodType<AuditEntry>;

const pairingSchema = z.object({
  number: whole,
  white: playerSchema,
  black: playerSchema,
  clock: z.string().nullable(),
  problem: z.string().nullable(),
});

export const planSchema = z.object({
  tournament: z.string(),
  round: whole,
  name: z.string(),
  control: z.string(),
  words: z.string(),
  pairings: z.array(pairingSchema),
}) satisfies z.ZodType<RoundPlan>;

export const roundSchema = z.object({
  ...planSchema.shape,
  id: whole,
  setMs: instant,
  who: z.string(),
  outcomes: z.array(outcomeSchema),
}) satisfies z.ZodType<Round>;

const { pairings: _, outcomes: __, ...head } = roundSchema.shape;

export const headSchema = z.object({
  ...head,
  ...{ boards: whole, asked: whole, done: whole, results: whole },
}) satisfies z.ZodType<RoundHead>;

export const boardsSchema = z.object({
  ...roundSchema.shape,
  pairings: z.array(pairingSchema.extend({ result: resultSchema.nullable() })),
});

export const tournamentSchema = z.object({
  name: z.string(),
  rounds: whole,
  secret: z.string().nullable(),
  delayMin: whole,
  hasReport: z.boolean(),
}) satisfies z.ZodType<TournamentView>;

export const liveSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("all"),
    person: personSchema,
    nowMs: instant,
    record: recordState,
    apartS,
    clocks: z.array(viewSchema),
  }),
  z.object({ type: z.literal("changes"), nowMs: instant, heardMs: instant, changes: z.array(changeSchema) }),
  z.object({ type: z.literal("record"), nowMs: instant, record: recordState }),
  z.object({ type: z.literal("times"), nowMs: instant, apartS }),
]) satisfies z.ZodType<LiveMessage>;

export const errorSchema = z.object({ error: z.string(), code: z.string() });
