/** Plays the rounds of a day, one after another: sets them, lets their incidents happen, and waits for the arbiter. */
import { setTimeout as wait } from "node:timers/promises";
import { Stage } from "../../../firmware/app/model/choices";
import { type Random, randomFrom } from "../load/random";
import type { Score } from "../model/choices";
import type { ClockView } from "../model/clock";
import type { Board } from "../model/round";
import { type Act, acts, type Case, type Hall, scoreOf } from "./acts";
import { type DayRound, type Incident, kinds } from "./day";
import { type Desk, isOnline } from "./desk";
import { type PairedRound, pairsOf, playersFor, reportText } from "./pairings";
import type { Program } from "./program";
import type { Table } from "./table";
import type { RehearsalOptions, Task } from "./told";
import type { Truth } from "./truth";
import { Watcher } from "./watcher";

const lookMs = 100;
/** How long the rehearsal waits before it answers as an arbiter, ms of the hall. */
const reactMs = 5000;
const agreed: readonly Score[] = ["1-0", "0-1", "1/2-1/2"];

/** A rehearsal that somebody has ended. */
export class Ended extends Error {}

export interface Parts {
  readonly tables: readonly Table[];
  readonly truth: Truth;
  readonly desk: Desk;
  readonly server: Program;
}

export class DayPlay implements Hall {
  readonly tasks: Task[] = [];
  driftMs: number | undefined;
  readonly tables: readonly Table[];
  readonly truth: Truth;
  readonly desk: Desk;
  readonly tournament: string;
  readonly control: string;
  private readonly watcher: Watcher;
  private readonly random: Random;
  private readonly players: readonly string[];
  private readonly past: PairedRound[] = [];
  private round = 0;
  /** How many incidents keep the server away. */
  private outages = 0;
  private serverTurn: Promise<void> = Promise.resolve();
  private isClosed = false;
  private beganMs = performance.now();

  constructor(
    private readonly options: RehearsalOptions,
    private readonly parts: Parts,
  ) {
    const { day, seed } = options;
    this.tables = parts.tables;
    this.truth = parts.truth;
    this.desk = parts.desk;
    this.tournament = day.tournament;
    this.control = day.control;
    this.random = randomFrom(seed);
    this.players = playersFor(2 * day.boards, day.players);
    this.watcher = new Watcher(parts.desk, parts.truth, parts.tables);
  }

  async play(): Promise<void> {
    this.watcher.begin();
    for (const round of this.options.day.rounds) {
      this.round++;
      await this.set();
      await this.playRound(round);
    }
  }

  close(): void {
    this.isClosed = true;
    this.watcher.end();
    this.desk.close();
  }

  pass(ms: number): Promise<void> {
    const endMs = performance.now() + ms / this.options.speed;
    return this.until(() => performance.now() >= endMs);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.isClosed || this.options.isEnded()) throw new Ended();
      await wait(lookMs);
    }
  }

  say(what: Parameters<Hall["say"]>[0], board = 0): void {
    this.options.tell.say(this.atMs, what, board);
  }

  killServer(): Promise<void> {
    this.outages++;
    return this.inTurn(() => this.parts.server.kill());
  }

  /** Starts the server, unless another incident still keeps it away. */
  startServer(): Promise<void> {
    this.outages--;
    return this.inTurn(async () => {
      if (this.outages === 0) await this.parts.server.start();
    });
  }

  /** A server that starts is not killed before it has started. */
  private inTurn(act: () => Promise<void>): Promise<void> {
    this.serverTurn = this.serverTurn.then(act);
    return this.serverTurn;
  }

  noteDrift(ms: number): void {
    this.driftMs = Math.max(this.driftMs ?? 0, ms);
  }

  private get atMs(): number {
    return (performance.now() - this.beganMs) * this.options.speed;
  }

  /** Waits until the round is set at every clock. Nobody plays before, so this takes as long as it takes. */
  private async set(): Promise<void> {
    const pairs = pairsOf(this.players.length, this.round);
    const round = { pairs, scores: new Map<number, Score>() };
    this.past.push(round);
    const text = reportText(this.tournament, this.control, this.players, this.past);
    this.watcher.seated = new Map();
    this.beganMs = performance.now();
    this.options.tell.toSet(this.round, text);
    const task = this.task("set", {});
    const isSet = (views: readonly ClockView[]): boolean =>
      this.tables.every(({ address, stage }) => {
        const view = views.find((each) => each.address === address);
        return stage === Stage.Ready && view?.seat?.round === this.round && view.state?.control === this.control;
      });
    let views: readonly ClockView[] = [];
    while (!isSet(views)) {
      if (this.options.isAuto && isOnline(views)) await this.desk.setRound(text).catch(() => undefined);
      await this.pass(lookMs * this.options.speed);
      views = await this.desk.clocks().catch(() => []);
    }
    task.doneMs = this.atMs;
    this.sit(views);
  }

  /** Compares who sits where with the pairings. The server chooses the boards, by FIDE's order. */
  private sit(views: readonly ClockView[]): void {
    const pairs = new Set((this.past.at(-1)?.pairs ?? []).map(({ white, black }) => `${white} ${black}`));
    const seated = views.map((view) => {
      const [white, black] = [view.seat?.white, view.seat?.black];
      const isPair = pairs.delete(`${white?.rank} ${black?.rank}`);
      const isNamed = [white, black].every((player) => player?.name === this.players[(player?.rank ?? 0) - 1]);
      this.truth.judge(`/api/clocks, ${view.id}`, `${white?.name} – ${black?.name}`, isPair && isNamed);
      const names = { white: white?.name ?? "", black: black?.name ?? "" };
      return [view.number, { tournament: this.tournament, round: this.round, ...names }] as const;
    });
    this.watcher.seated = new Map(seated);
  }

  private async playRound({ length, incidents }: DayRound): Promise<void> {
    this.beganMs = performance.now();
    this.options.tell.begins(this.round, length);
    for (const table of this.tables) table.begin();
    const ended = new Set<number>();
    const cases = incidents.map((incident) => {
      if (kinds[incident.do].endsGame) ended.add(incident.board ?? 0);
      return this.meet(incident);
    });
    const rest = this.tables.filter(({ board }) => !ended.has(board));
    const last = rest.map(({ board }): Incident => {
      const score = agreed[Math.floor(this.random() * agreed.length)] as "1-0";
      return { at: length, do: "result", board, score };
    });
    const news = this.tellNews(length);
    await Promise.all([...cases, ...last.map((incident) => this.meet(incident)), news]);
    for (const table of this.tables) table.clear();
    await this.pass(reactMs);
    for (const incident of [...incidents, ...last]) this.keepScore(incident);
  }

  private keepScore(incident: Incident): void {
    if (!kinds[incident.do].endsGame) return;
    const name = this.watcher.seated.get(incident.board ?? 0)?.white ?? "";
    const scores = this.past.at(-1)?.scores as Map<number, Score>;
    scores.set(this.players.indexOf(name) + 1, scoreOf(incident));
  }

  private async tellNews(length: number): Promise<void> {
    const parts = 10;
    for (let part = 1; part <= parts; part++) {
      await this.pass(length / parts);
      this.options.tell.running(this.atMs, this.tables.filter(({ isRunning }) => isRunning).length, this.truth);
    }
  }

  private task(
    kind: Task["kind"],
    { board = 0, side = "white", minutes = 0 }: Partial<Incident>,
    score: Score = "*",
  ): Task {
    const task: Task = { round: this.round, atMs: this.atMs, board, kind, side, minutes, score };
    this.tasks.push(task);
    return task;
  }

  /** Lets an incident happen, and waits until the arbiter has answered it, or for as long as people are patient. */
  private async meet(incident: Incident): Promise<void> {
    const act: Act = acts[incident.do];
    const { board = 1, at = 0, side = "white", minutes = 0 } = incident;
    const table = this.tables[board - 1];
    if (table === undefined) throw new RangeError(`no board ${board}`);
    await this.pass(at);
    const score = scoreOf(incident);
    const task = this.task(incident.do, incident, score);
    this.options.tell.called(task);
    const notes = { events: this.truth.did[board - 1]?.length ?? 0 };
    const given: Case = { hall: this, round: this.round, table, side, minutes, score, notes };
    await act.happen(given);
    const calledMs = this.atMs;
    const isDone = async (): Promise<boolean> => {
      const boards: readonly Board[] = (await this.desk.round())?.pairings ?? [];
      return act.isDone(
        given,
        boards.find(({ number }) => number === board),
        await this.desk.clocks(),
      );
    };
    const isAnswered = await this.retry(async () => {
      if (this.options.isAuto) await act.answer?.(given);
    }, isDone);
    if (isAnswered) task.doneMs = this.atMs - calledMs;
    act.end?.(given);
  }

  /** Repeats something until it is done, or until people are no longer patient. The server may be away meanwhile. */
  private async retry(act: () => Promise<void>, isDone: () => Promise<boolean>): Promise<boolean> {
    const endMs = performance.now() + (this.options.day.patience * 60_000) / this.options.speed;
    if (this.options.isAuto) await this.pass(reactMs);
    while (performance.now() < endMs) {
      await act().catch(() => undefined);
      if (await isDone().catch(() => false)) return true;
      await this.pass(3 * lookMs * this.options.speed);
    }
    return false;
  }
}
