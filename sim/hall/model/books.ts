/** Defines what a hall knows of tournaments, and what an arbiter does with it. */
import { z } from "zod";
import { type PaperKind, type Separator, scores } from "./choices";
import { reasonField } from "./command";
import type { Person } from "./event";
import type { Frozen } from "./frozen";
import type { Round, RoundBoards, RoundHead, RoundOrder, RoundPlan } from "./round";
import { boardNumber, type Result, roundNumber, tournamentName } from "./seat";

type Language = "en" | "es";

/** The result of a board. With `was` it is refused if the board has another one by now. */
export const resultOrderSchema = z.strictObject({
  tournament: tournamentName,
  round: roundNumber,
  number: boardNumber,
  score: z.enum(scores),
  was: z.enum(scores).optional(),
  reason: reasonField,
});

export type ResultOrder = z.infer<typeof resultOrderSchema>;

/** How the games of a tournament are shown to the world. `renew` makes a new address, and the old one ends. */
export const broadcastOrderSchema = z.strictObject({
  tournament: tournamentName,
  isOpen: z.boolean(),
  delayMin: z.int().min(0).max(120),
  renew: z.literal(true).optional(),
});

export type BroadcastOrder = z.infer<typeof broadcastOrderSchema>;

/** A tournament. Viewers do not get the secret part of its address. */
export const tournamentSchema = z.object({
  name: z.string(),
  rounds: z.int(),
  secret: z.string().nullable(),
  delayMin: z.int(),
  /** True if a report of a pairing program is there, into which the results can be written. */
  hasReport: z.boolean(),
});

export type TournamentView = Frozen<z.infer<typeof tournamentSchema>>;

export interface Paper {
  readonly type: string;
  readonly text: string;
  readonly file: string;
}

export interface Books {
  /** Reads a round without doing anything. Rejects with a `HallFault` that says what is wrong. */
  plan(order: RoundOrder, language: Language): Promise<RoundPlan>;
  /** Sets a round: number, names and control at each board without a problem. */
  setRound(who: Person, order: RoundOrder, language: Language, code?: string): Promise<Round>;
  /** The rounds that were set, the newest first. */
  rounds(): readonly RoundHead[];
  /** A round with its boards and their results. */
  round(id: number): RoundBoards | undefined;
  /** Enters a result. Rejects with a `HallFault` if there is no such board, or if its result is another one by now. */
  enter(who: Person, order: ResultOrder, language: Language): Promise<Result>;
  tournaments(): readonly TournamentView[];
  broadcast(who: Person, order: BroadcastOrder, language: Language): Promise<TournamentView>;
  /** Returns undefined if there is no such round, or nothing to write. */
  /** `separator` holds for CSV alone. */
  paper(kind: PaperKind, round: number, language: Language, separator: Separator): Promise<Paper | undefined>;
  /** Returns the games at a tournament's secret address as PGN; undefined if there is no such address. */
  liveGames(secret: string): Promise<string | undefined>;
}
