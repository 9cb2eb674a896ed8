/** The shapes of clocks, events, persons and outcomes, for whatever reads them from a network or describes them. */
import { z } from "zod";
import { stateSchema } from "../../link/heard";
import { lawsYears } from "../../link/rules";
import type { ClockChange, ClockView } from "./clock";
import type { Outcome } from "./command";
import type { HallEvent, Person } from "./event";
import { seatSchema } from "./seat";

const whole = z.int().min(0);

const view = {
  address: z.string(),
  presence: z.enum(["opening", "online", "silent", "lost", "stranger", "away"]),
  number: whole,
  players: z.tuple([z.string(), z.string()]),
  seat: seatSchema.nullable(),
  board: z.string(),
  version: z.string(),
  lock: z.enum(["none", "closed", "open"]),
  acts: z.boolean(),
  rules: z.object({ laws: z.enum(lawsYears), competition: z.boolean() }).nullable(),
  state: z.nullable(stateSchema),
  overdue: z.object({ white: whole, black: whole }),
  screen: z.record(z.string(), z.string()),
  isBatteryLow: z.boolean(),
  revision: whole,
  missing: whole,
  heardMs: whole,
};

export const viewSchema = z.object({ id: z.string(), ...view }) satisfies z.ZodType<ClockView>;

export const changeSchema = z.object(view).partial().extend({ id: z.string() }) satisfies z.ZodType<ClockChange>;

export const eventSchema = z.object({
  bridge: z.string(),
  serial: z.int().min(1),
  clock: z.string(),
  number: whole,
  heardMs: whole,
  source: z.enum(["report", "journal"]),
  state: stateSchema,
  lost: z.int().min(1).exactOptional(),
}) satisfies z.ZodType<HallEvent>;

export const personSchema = z.object({
  name: z.string().max(80),
  role: z.enum(["viewer", "arbiter"]),
  tournament: z.string().max(80).exactOptional(),
  from: z.string().max(80).exactOptional(),
}) satisfies z.ZodType<Person>;

export const outcomeSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  reason: z.string().exactOptional(),
  did: z.object({ was: z.string().max(500), is: z.string().max(500) }).exactOptional(),
  by: z.object({ who: z.string().max(80), what: z.string().max(500) }).exactOptional(),
}) satisfies z.ZodType<Outcome>;
