/**
 * Tournament, round, board, players: what the record knows of them. Everything is in memory too, so that reading it
 * costs the server nothing.
 */
import { z } from "zod";
import { playerOf } from "../model/choices";
import type { Board, Pairing, Round, RoundBoards, RoundHead } from "../model/round";
import { boardKey, type Result, resultSchema, type Seat, tournamentName } from "../model/seat";
import { contentOf, textValues } from "./rows";
import type { Row } from "./statements";
import type { Store } from "./writer";

const tournamentSchema = z.object({
  name: tournamentName,
  /** The secret part of the address of its games; null if it has none. */
  secret: z.string().nullable(),
  /** The delay of that address, in minutes. */
  delayMin: z.int().min(0).max(120),
  /** The newest report of its pairing program; empty if there was none. */
  report: z.string(),
});

export type Tournament = z.infer<typeof tournamentSchema>;

const resultRow = z.object({ key: z.string(), result: resultSchema });

type Place = Pick<Seat, "tournament" | "round" | "number">;

export class Tournaments {
  /** The newest first. */
  private rounds: readonly Round[];
  private readonly results: Map<string, Result>;
  private readonly known: Map<string, Tournament>;
  private last: number;

  constructor(private readonly record: Store) {
    const all = (table: string, read: (row: Row) => unknown): unknown[] =>
      record.whole(table, record.database.all(`SELECT * FROM ${table} ORDER BY id DESC`), read);
    this.rounds = all("rounds", (row) => roundOf(contentOf(row, "round"))) as Round[];
    const results = all("results", (row) => resultRow.safeParse(contentOf(row, "result")).data);
    this.results = new Map((results as z.infer<typeof resultRow>[]).map(({ key, result }) => [key, result]));
    const known = all("tournaments", (row) => tournamentSchema.safeParse(contentOf(row, "tournament")).data);
    this.known = new Map((known as Tournament[]).map((each) => [each.name, each]));
    this.last = Number(record.database.get("SELECT max(id) AS last FROM rounds")?.last ?? 0);
  }

  /** Returns the number of a new round in the record. */
  nextId(): number {
    return ++this.last;
  }

  /** Writes a round, or what has become of it. Rejects with a `RecordFault`, unless it is patient. */
  async keepRound(round: Round, isPatient = true): Promise<void> {
    const values = [round.id, round.setMs, ...textValues(round)];
    await this.record.writer.write(
      (database) => void database.run("INSERT OR REPLACE INTO rounds (id, at, round, sum) VALUES (?, ?, ?, ?)", values),
      0,
      isPatient,
    );
    this.rounds = [round, ...this.rounds.filter(({ id }) => id !== round.id)].sort((a, b) => b.id - a.id);
  }

  /** The newest first. */
  allRounds(): readonly Round[] {
    return this.rounds;
  }

  heads(): readonly RoundHead[] {
    return this.rounds.map(({ pairings, outcomes, ...round }) => ({
      ...round,
      boards: pairings.length,
      asked: outcomes.length,
      done: outcomes.filter(({ ok }) => ok).length,
      results: pairings.filter((pairing) => this.resultOf({ ...round, ...pairing }) !== null).length,
    }));
  }

  round(id: number): RoundBoards | undefined {
    const round = this.rounds.find((each) => each.id === id);
    return round === undefined ? undefined : { ...round, pairings: this.boardsOf(round) };
  }

  boardsOf(round: Round): Board[] {
    return round.pairings.map((pairing) => ({ ...pairing, result: this.resultOf({ ...round, ...pairing }) }));
  }

  /** Returns the newest pairing of a board in a round, which may have been set several times. */
  pairing(place: Place): Pairing | undefined {
    const rounds = this.rounds.filter((each) => each.tournament === place.tournament && each.round === place.round);
    return rounds.flatMap(({ pairings }) => pairings).find(({ number }) => number === place.number);
  }

  /** Returns null for a board whose result is open. */
  resultOf(place: Place): Result | null {
    const result = this.results.get(boardKey(place));
    return result === undefined || result.score === "*" ? null : result;
  }

  /** Returns the result as it was entered or told last, also a withdrawn one. */
  lastResult(place: Place): Result | undefined {
    return this.results.get(boardKey(place));
  }

  async keepResult(place: Place, result: Result, isPatient = true): Promise<void> {
    const key = boardKey(place);
    const before = this.results.get(key);
    this.results.set(key, result);
    const values = [key, ...textValues({ key, result })];
    const sql = "INSERT OR REPLACE INTO results (id, result, sum) VALUES (?, ?, ?)";
    try {
      await this.record.writer.write((database) => void database.run(sql, values), 0, isPatient);
    } catch (thrown) {
      if (before === undefined) this.results.delete(key);
      else this.results.set(key, before);
      throw thrown;
    }
  }

  /** Returns the control of a tournament's newest round, and the number of its next round. */
  next(name: string): { control: string | undefined; next: number } {
    const own = this.rounds.filter(({ tournament }) => tournament === name);
    return { control: own[0]?.control, next: Math.max(0, ...own.map(({ round }) => round)) + 1 };
  }

  /** Returns every tournament that has a round, in the order of its newest one. */
  all(): readonly Tournament[] {
    return [...new Set(this.rounds.map(({ tournament }) => tournament))].map((name) => this.facts(name));
  }

  facts(name: string): Tournament {
    return this.known.get(name) ?? { name, secret: null, delayMin: 0, report: "" };
  }

  async keepFacts(facts: Tournament): Promise<void> {
    const values = [facts.name, ...textValues(facts)];
    const sql = "INSERT OR REPLACE INTO tournaments (id, tournament, sum) VALUES (?, ?, ?)";
    await this.record.writer.write((database) => void database.run(sql, values), 0, false);
    this.known.set(facts.name, facts);
  }
}

/** Returns a round of the record. Earlier versions knew neither tournaments nor more of a player than the name. */
function roundOf(content: unknown): Round | undefined {
  if (typeof content !== "object" || content === null) return undefined;
  const round = { tournament: "", round: 1, pairings: [], outcomes: [], ...content } as unknown as Round;
  const pairings = round.pairings.map((each) => {
    return { ...each, white: playerOf(each.white), black: playerOf(each.black) };
  });
  return { ...round, pairings };
}
