/** The games of tournaments as PGN, now or some minutes ago. */
import { gunzipSync, gzipSync } from "node:zlib";
import { bridgeOf, type ClockId, type ClockView } from "../model/clock";
import { clockPgn, type GameMoves } from "../pgn";
import type { HallRecord } from "../record/record";
import type { Slices, Work } from "../slices";
import { gameOn, type MoveReader } from "./moves";

/** How often the games of a late tournament are put aside, ms. */
const sampleMs = 10_000;
const minuteMs = 60_000;
/** How old the games of a tournament without a delay may be, ms. */
const sharedMs = 1000;

export interface LiveGamesOptions {
  readonly record: HallRecord;
  clocks(): readonly ClockView[];
  differences(): ReadonlyMap<string, number>;
  readonly moves?: MoveReader | undefined;
  readonly slices: Slices;
  nowMs(): number;
}

interface Sample {
  readonly atMs: number;
  readonly packed: Uint8Array;
}

export class LiveGames {
  private readonly samples = new Map<string, Sample[]>();
  private readonly latest = new Map<string, { readonly atMs: number; readonly text: Promise<string> }>();
  private readonly presses = new Map<ClockId, Presses>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: LiveGamesOptions) {
    const sample = (): void => void this.options.slices.do(this.sample());
    this.timer = setInterval(sample, sampleMs).unref();
  }

  /** Writes the games of all clocks, of one, or of a tournament. */
  *now(of: { readonly clock?: ClockId; readonly tournament?: string } = {}): Work<string> {
    const { clock, tournament } = of;
    const isAsked = ({ id, seat }: ClockView): boolean =>
      (clock === undefined || id === clock) && (tournament === undefined || seat?.tournament === tournament);
    const views = this.options.clocks().filter(isAsked);
    const differences = this.options.differences();
    const texts: string[] = [];
    for (const view of views) {
      texts.push(this.gameText(view, differences));
      yield;
    }
    return texts.filter((text) => text !== "").join("\n");
  }

  /** Returns the games at a secret address, as late as the tournament wants them. Returns undefined for no address. */
  async at(secret: string): Promise<string | undefined> {
    const { tournaments } = this.options.record;
    const known = tournaments.all().find((each) => each.secret === secret);
    if (known === undefined) return undefined;
    if (known.delayMin === 0) return this.shared(known.name);
    const dueMs = this.options.nowMs() - known.delayMin * minuteMs;
    const late = this.samples.get(known.name)?.findLast(({ atMs }) => atMs <= dueMs);
    return late === undefined ? "" : gunzipSync(late.packed).toString("utf8");
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Writes the games of a tournament once for everybody who asks within a second, because anybody may ask. */
  private shared(tournament: string): Promise<string> {
    const atMs = performance.now();
    const latest = this.latest.get(tournament);
    if (latest !== undefined && atMs - latest.atMs < sharedMs) return latest.text;
    const text = this.options.slices.do(this.now({ tournament }));
    this.latest.set(tournament, { atMs, text });
    return text;
  }

  private *sample(): Work<void> {
    const nowMs = this.options.nowMs();
    for (const { name, secret, delayMin } of this.options.record.tournaments.all()) {
      const kept = this.samples.get(name) ?? [];
      if (secret === null || delayMin === 0) {
        this.samples.delete(name);
        continue;
      }
      kept.push({ atMs: nowMs, packed: gzipSync(yield* this.now({ tournament: name })) });
      const firstDue = kept.findLastIndex(({ atMs }) => atMs <= nowMs - delayMin * minuteMs);
      this.samples.set(name, kept.slice(Math.max(0, firstDue)));
    }
  }

  private gameText(view: ClockView, differences: ReadonlyMap<string, number>): string {
    const { record, moves } = this.options;
    const { seat } = view;
    const heardMs = view.heardMs - (differences.get(bridgeOf(view.id)) ?? 0);
    return clockPgn(view, {
      result: seat === null ? null : record.tournaments.resultOf(seat),
      beganMs: record.gameBegan(view.id) ?? view.heardMs,
      heardMs,
      moves: moves === undefined ? undefined : this.movesOf(view, moves),
    });
  }

  /** Returns when the game on a clock was set, by this computer's time. Returns undefined if nobody knows. */
  beganMs({ id }: ClockView): number | undefined {
    const { record, differences } = this.options;
    const heardMs = record.gameBegan(id);
    return heardMs === undefined ? undefined : heardMs - (differences().get(bridgeOf(id)) ?? 0);
  }

  private movesOf(view: ClockView, reader: MoveReader): GameMoves | undefined {
    const game = gameOn(view, reader.games());
    if (game === undefined) return undefined;
    const presses = this.presses.get(view.id) ?? new Presses(this.options.record, view.id);
    this.presses.set(view.id, presses);
    presses.read();
    return { ...game, leftMs: (ply) => presses.leftMs(ply) };
  }
}

const pageRows = 1000;

/** The times left after each press of the game on a clock, from the record. Reads only what is new. */
class Presses {
  private row = 0;
  private readonly left = new Map<string, number>();

  constructor(
    private readonly record: HallRecord,
    private readonly clock: ClockId,
  ) {}

  leftMs(ply: number): number | undefined {
    return this.left.get(`${ply % 2 === 0 ? "white" : "black"} ${Math.floor(ply / 2) + 1}`);
  }

  read(): void {
    for (;;) {
      const events = this.record.events({ clock: this.clock, after: this.row, limit: pageRows });
      for (const { row, state } of events) {
        this.row = row;
        if (state.event === "control" && state.mode === "ready") this.left.clear();
        if (state.event === "press" && state.side !== null)
          this.left.set(`${state.side} ${state[state.side].presses}`, state[state.side].remaining);
      }
      if (events.length < pageRows) return;
    }
  }
}
