/** A round: who plays whom at which board, by which control. */
import { z } from "zod";
import { outcomeSchema } from "./command";
import type { Frozen } from "./frozen";
import { playerSchema, resultSchema, roundNumber, tournamentName } from "./seat";

/**
 * Where the round belongs. Without a name the tournament is that of the file, without a number the round is the next.
 */
const place = { tournament: tournamentName.optional(), round: roundNumber.optional() };

/** The request of an arbiter: a typed control for these boards, or a file TRF26 with pairings and line 222. */
export const roundOrderSchema = z.discriminatedUnion("from", [
  z.strictObject({
    from: z.literal("control"),
    ...place,
    name: z.string().max(80),
    /** In any notation that `flagfall control` reads; the plan says how it was understood. */
    control: z.string().min(1).max(200),
    /** Board numbers, for example `1-40,51`; empty means every clock with a number. */
    boards: z.string().max(400),
  }),
  z.strictObject({
    from: z.literal("trf"),
    ...place,
    name: z.string().max(80),
    text: z.string().min(1).max(2_000_000),
    /** The round in the file, from 1; absent means the last one that has pairings. */
    round: roundNumber.optional(),
    /** Replaces line 222, or stands in for it. */
    control: z.string().min(1).max(200).optional(),
    /** The number of the first board. */
    firstBoard: z.int().min(1).max(9999),
  }),
]);

export type RoundOrder = z.infer<typeof roundOrderSchema>;

const pairingSchema = z.object({
  number: z.int(),
  white: playerSchema,
  black: playerSchema,
  /** Null if no clock has this number. */
  clock: z.string().nullable(),
  /**
   * Why the board cannot be set now: `no-clock`, `twice`, `away`, `running`, `paused`, `fallen`, `no-acts`, `locked`,
   * or `played` if the game of this very pairing is over on its clock. Null if it can.
   */
  problem: z.string().nullable(),
});

/** One board of a round. */
export type Pairing = Frozen<z.infer<typeof pairingSchema>>;

export const planSchema = z.object({
  /** The tournament's name; empty if it has none. */
  tournament: z.string(),
  /** The number of the round in its tournament, from 1. */
  round: z.int(),
  name: z.string(),
  /** The control in canonical notation. */
  control: z.string(),
  /** The control in words, in the language that was asked for. */
  words: z.string(),
  pairings: z.array(pairingSchema),
});

/** The effects that setting a round would have. Nothing has been sent yet. */
export type RoundPlan = Frozen<z.infer<typeof planSchema>>;

export const roundSchema = z.object({
  ...planSchema.shape,
  id: z.int(),
  setMs: z.int(),
  who: z.string(),
  /** One for each pairing with a clock. */
  outcomes: z.array(outcomeSchema),
});

/** A round that was set, and what the clocks answered. */
export type Round = Frozen<z.infer<typeof roundSchema>>;

export const boardsSchema = z.object({
  ...roundSchema.shape,
  pairings: z.array(pairingSchema.extend({ result: resultSchema.nullable() })),
});

/** A round with the results of its boards. */
export type RoundBoards = Frozen<z.infer<typeof boardsSchema>>;

/** A board of a round, with its result; null while nobody knows one. */
export type Board = RoundBoards["pairings"][number];

const { pairings: _, outcomes: __, ...head } = roundSchema.shape;

/**
 * A round without its boards, which are many, but how many clocks were asked to take it, how many did, and how many
 * boards have a result.
 */
export const headSchema = z.object({
  ...head,
  ...{ boards: z.int(), asked: z.int(), done: z.int(), results: z.int() },
});

export type RoundHead = Frozen<z.infer<typeof headSchema>>;
