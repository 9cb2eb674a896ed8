/** A round: who plays whom at which board, by which control. */
import { z } from "zod";
import type { ClockId } from "./clock";
import type { Outcome } from "./command";

/** What an arbiter asks for: a typed control for these boards, or a file TRF26 with pairings and line 222. */
export const roundOrderSchema = z.discriminatedUnion("from", [
  z.strictObject({
    from: z.literal("control"),
    name: z.string().max(80),
    /** In any notation that `flagfall control` reads; the plan says how it was understood. */
    control: z.string().min(1).max(200),
    /** Board numbers, for example `1-40,51`; empty means every clock with a number. */
    boards: z.string().max(400),
  }),
  z.strictObject({
    from: z.literal("trf"),
    name: z.string().max(80),
    text: z.string().min(1).max(2_000_000),
    /** The round in the file, from 1; absent means the last one that has pairings. */
    round: z.int().min(1).max(99).optional(),
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
  readonly white: string;
  readonly black: string;
  readonly clock: ClockId | null;
  /** Why the board cannot be set now: `no-clock`, `twice`, `away`, `running`, `no-acts`, `locked`. Null if it can. */
  readonly problem: string | null;
}

/** What setting a round would do. Nothing has been sent yet. */
export interface RoundPlan {
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
