/** A round: who plays whom at which board, by which control. */
import { z } from "zod";
import type { ClockId } from "./clock";
import type { Outcome } from "./command";
import { type Player, type Result, roundNumber, tournamentName } from "./seat";

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

/** One board of a round. `clock` is null if no clock has this number. */
export interface Pairing {
  readonly number: number;
  readonly white: Player;
  readonly black: Player;
  readonly clock: ClockId | null;
  /** Why the board cannot be set now: `no-clock`, `twice`, `away`, `running`, `no-acts`, `locked`. Null if it can. */
  readonly problem: string | null;
}

/** The effects that setting a round would have. Nothing has been sent yet. */
export interface RoundPlan {
  /** The tournament's name; empty if it has none. */
  readonly tournament: string;
  /** The number of the round in its tournament, from 1. */
  readonly round: number;
  readonly name: string;
  /** The control in canonical notation. */
  readonly control: string;
  /** The control in words, in the language that was asked for. */
  readonly words: string;
  readonly pairings: readonly Pairing[];
}

/** A round that was set, and what the clocks answered. */
export interface Round extends RoundPlan {
  readonly id: number;
  readonly setMs: number;
  readonly who: string;
  /** One for each pairing with a clock. */
  readonly outcomes: readonly Outcome[];
}

/** A board of a round, with its result; null while nobody knows one. */
export type Board = Pairing & { readonly result: Result | null };

/** A round with the results of its boards. */
export type RoundBoards = Omit<Round, "pairings"> & { readonly pairings: readonly Board[] };

/** A round without its boards, which are many. */
export type RoundHead = Omit<Round, "pairings" | "outcomes"> & {
  readonly boards: number;
  /** How many clocks were asked to take the round, how many did, and how many boards have a result. */
  readonly asked: number;
  readonly done: number;
  readonly results: number;
};
