/** The messages of a hall on a broker. They come over a network, so every reader checks them. */
import { z } from "zod";
import { commandSchema, outcomeSchema } from "../model/command";
import { eventSchema, personSchema } from "../model/event";
import { changeSchema } from "../model/shapes";

const whole = z.int().min(0);
const session = z.string().max(40).describe("Names one run of the bridge's program.");

/** Retained. Whoever comes later sees at once which bridges there are. The last will says `online: false`. */
export const statusSchema = z.object({
  online: z.boolean(),
  session,
  version: z.string().max(40),
  startedMs: whole.describe("When the program began, ms since 1970."),
  upMs: whole.describe("How long the program has run, ms, whatever happens to the computer's time of day."),
  atMs: whole.describe("The computer's time of day, ms since 1970."),
  clocks: whole.describe("How many clocks are at the bridge's links."),
  newest: whole.describe("The serial number of the bridge's newest event; 0 if there is none."),
  key: z.string().max(40).nullable().describe("Names the key of commands, without giving it away; null if none."),
});

export const changesSchema = z.object({
  session,
  count: whole.describe("Counts the messages of a session from 1, so that a reader sees whether one is missing."),
  changes: z.array(changeSchema),
});

/** All events whose serial numbers are above `after` and at most `through`. A number without an event is lost. */
export const eventsSchema = z.object({
  after: whole,
  through: whole,
  events: z.array(eventSchema),
});

/** The last member of a message from a bridge with a key. */
export const sealField = {
  seal: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional()
    .describe(
      "The last member, if the bridge has the hall's key: HMAC-SHA256 of the topic, a line feed, and the text without it.",
    ),
};

/** The requests of a reader to a bridge. None of them changes anything. */
export const requestSchema = z.discriminatedUnion("want", [
  z.object({ want: z.literal("events"), after: whole }),
  z.object({ want: z.literal("views") }),
]);

/** A sealed text: HMAC-SHA256 of the text with the hall's key, in hexadecimal digits. */
export const sealedSchema = z.object({
  text: z.string().max(4000),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The text of a sealed command. */
export const orderSchema = z.strictObject({
  hall: z.string(),
  bridge: z.string(),
  nonce: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe("Made for this command alone."),
  session: session.describe(
    "The run of the bridge's program that the command is for. Another one refuses it as stale.",
  ),
  upMs: whole.describe("How long that program had run when the command was given, as its statuses tell. It lives 5 s."),
  clock: z.string(),
  command: commandSchema,
  who: personSchema,
  seen: whole.exactOptional().describe("The clock's revision that the command was made from."),
  reason: z.string().max(200).exactOptional().describe("Why, for the audit log."),
  code: z.string().max(200).exactOptional().describe("The arbiter's code, encrypted with the hall's key."),
});

/** The text of a sealed answer. */
export const answerSchema = z.object({
  nonce: z.string(),
  outcome: outcomeSchema,
});

export type Status = z.infer<typeof statusSchema>;
export type Events = z.infer<typeof eventsSchema>;
export type Request = z.infer<typeof requestSchema>;
export type Sealed = z.infer<typeof sealedSchema>;
export type SealedOrder = z.infer<typeof orderSchema>;
export type SealedAnswer = z.infer<typeof answerSchema>;

/** Returns a checked message, or undefined for anything else. */
export function readMessage<Message>(schema: z.ZodType<Message>, text: string): Message | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
