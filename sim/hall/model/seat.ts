/**
 * Who plays at a board, in which tournament and round, and how the game ended. The bridge of a clock keeps its seat, so
 * every console of a hall shows the same names with all their letters. The clock itself has a short form of them.
 */
import { z } from "zod";
import { nameMax, scores } from "./choices";

export const playerSchema = z.strictObject({
  name: z.string().max(nameMax),
  /** The number in the tournament's list of players. */
  rank: z.int().min(1).max(9999).exactOptional(),
  fideId: z
    .string()
    .regex(/^\d{1,11}$/)
    .exactOptional(),
  elo: z.int().min(1).max(4000).exactOptional(),
  title: z
    .string()
    .regex(/^[A-Z]{2,3}$/)
    .exactOptional(),
  federation: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .exactOptional(),
});

export type Player = z.infer<typeof playerSchema>;

export const resultSchema = z.object({
  score: z.enum(scores),
  /** `time`: a flag fell, or the moves of a period were not made. `arbiter`: a person entered it. */
  by: z.enum(["time", "arbiter"]),
  /** Who entered it; empty if the clock said it. */
  who: z.string().max(80),
  atMs: z.int().min(0),
});

export type Result = z.infer<typeof resultSchema>;

/** A tournament's name, which every computer of the hall knows it by. */
export const tournamentName = z.string().trim().max(80);
export const roundNumber = z.int().min(1).max(99);
export const boardNumber = z.int().min(0).max(9999);

export const seatSchema = z.object({
  /** Empty if nobody named the tournament. */
  tournament: tournamentName,
  round: roundNumber,
  number: boardNumber,
  white: playerSchema,
  black: playerSchema,
  result: resultSchema.nullable(),
});

export type Seat = z.infer<typeof seatSchema>;

/** Returns the name under which a board of a round is kept. */
export function boardKey({ tournament, round, number }: Pick<Seat, "tournament" | "round" | "number">): string {
  return JSON.stringify([tournament, round, number]);
}
