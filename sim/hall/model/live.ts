/**
 * The messages of the socket `/api/live`, from the server to a console: first `all`, then `changes`, at most one every
 * 50 ms, `record` when the record fails or works again, and `times` when another computer's time of day differs. A
 * console that misses a message connects again and gets `all`. Each tells the server's time, ms since 1970.
 */
import { z } from "zod";
import { personSchema } from "./event";
import type { Frozen } from "./frozen";
import { changeSchema, viewSchema } from "./shapes";

const nowMs = z.int();
const record = z.enum(["written", "waiting", "full"]);
/** The seconds by which other computers' times of day are ahead of the server's, where that matters. */
const apartS = z.record(z.string(), z.int());

const allSchema = z.object({
  type: z.literal("all"),
  person: personSchema,
  nowMs,
  record,
  apartS,
  clocks: z.array(viewSchema),
});

const changesSchema = z.object({
  type: z.literal("changes"),
  nowMs,
  /** When the oldest of these changes reached the bridge, ms since 1970: the load generator measures delays by it. */
  heardMs: z.int(),
  /** At most one change for each clock; changes of the same clock are joined. */
  changes: z.array(changeSchema),
});

export const liveSchema = z.discriminatedUnion("type", [
  allSchema,
  changesSchema,
  z.object({ type: z.literal("record"), nowMs, record }),
  z.object({ type: z.literal("times"), nowMs, apartS }),
]);

export type LiveMessage = Frozen<z.infer<typeof liveSchema>>;
export type AllMessage = Frozen<z.infer<typeof allSchema>>;
export type ChangesMessage = Frozen<z.infer<typeof changesSchema>>;
export type Apart = AllMessage["apartS"];
