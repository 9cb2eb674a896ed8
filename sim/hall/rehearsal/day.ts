/** Defines what the file of a rehearsal may contain. The messages of this schema describe the correct form. */

import * as z from "zod/mini";
import { oneOf, strict, text, whole } from "../../scenario/form";
import type { RehearsalWords } from "../../words/rehearsal";
import type { RunRightWords } from "../../words/run";
import { hoursText } from "../../words/time-text";
import { nameMax } from "../model/choices";

/**
 * What can happen, with the fields of each besides `at` and `do`. `late` and `absent` begin with the round, so they
 * have no `at`. `endsGame` is true if nothing more happens at the board.
 */
export const kinds = {
  late: { fields: ["board", "side", "minutes"], fromStart: true, endsGame: false },
  absent: { fields: ["board", "side", "minutes"], fromStart: true, endsGame: true },
  illegal: { fields: ["board", "side"], fromStart: false, endsGame: false },
  flag: { fields: ["board", "side"], fromStart: false, endsGame: true },
  moves: { fields: ["board", "side"], fromStart: false, endsGame: true },
  phone: { fields: ["board", "side"], fromStart: false, endsGame: true },
  result: { fields: ["board", "score"], fromStart: false, endsGame: true },
  dies: { fields: ["board", "minutes"], fromStart: false, endsGame: false },
  server: { fields: ["minutes"], fromStart: false, endsGame: false },
  power: { fields: ["minutes"], fromStart: false, endsGame: false },
} as const satisfies Record<string, KindFields>;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];

export type Field = "board" | "side" | "minutes" | "score";

interface KindFields {
  readonly fields: readonly Field[];
  readonly fromStart: boolean;
  readonly endsGame: boolean;
}

export const boardsMax = 100;
const roundsMax = 20;
const usualThinkSeconds = 30;
const usualPatienceMinutes = 10;

/** Returns the schema of a file. Its messages are in the user's language. */
export function daySchema(words: RehearsalWords, right: RunRightWords) {
  const shortText = (max: number) => text(right).check(z.maxLength(max));
  const span = z.pipe(
    z.string({ error: words.right.span }),
    z.transform((given: string, context) => {
      const ms = readSpan(given);
      if (ms !== undefined) return ms;
      context.issues.push({ code: "custom", message: words.right.span, input: given });
      return z.NEVER;
    }),
  );
  const incident = strict(
    {
      at: z.optional(span),
      do: oneOf(kindNames, right),
      board: z.optional(whole(1, boardsMax, right)),
      side: z.optional(oneOf(["white", "black"], right)),
      minutes: z.optional(whole(1, 600, right)),
      score: z.optional(oneOf(["1-0", "0-1", "1/2-1/2"], right)),
    },
    right,
  );
  const round = strict(
    {
      length: span,
      incidents: z._default(z.array(incident, { error: words.right.incidents }), []),
    },
    right,
  );
  return strict(
    {
      tournament: shortText(80),
      boards: whole(1, boardsMax, right),
      control: shortText(80),
      players: z.optional(z.array(shortText(nameMax), { error: right.text })),
      think: z._default(whole(1, 3600, right), usualThinkSeconds),
      patience: z._default(whole(1, 600, right), usualPatienceMinutes),
      rounds: z
        .array(round, { error: words.right.rounds })
        .check(z.minLength(1, { error: words.right.rounds }), z.maxLength(roundsMax, { error: words.right.rounds })),
    },
    right,
  );
}

/** A day as the file has it; times are in ms from the start of a round, `think` in seconds, `patience` in minutes. */
export type Day = z.output<ReturnType<typeof daySchema>>;
export type DayRound = Day["rounds"][number];
export type Incident = DayRound["incidents"][number];

/** Reads `0:40` or `0:40:30` as ms. */
export function readSpan(text: string): number | undefined {
  const [, hours, minutes, seconds = "0"] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** Writes an instant of a round: `0:40:30`. */
export function spanText(ms: number): string {
  return hoursText(Math.floor(ms / 1000));
}
