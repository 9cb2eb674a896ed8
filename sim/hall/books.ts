/** Keeps the tournaments of a hall: plans and sets rounds, takes results, and writes papers. */
import type { Language } from "../words/language";
import { paperWords } from "../words/papers";
import { roundWords } from "../words/rounds";
import { audited, type Begun, orFault, written } from "./audited";
import type { LiveGames } from "./broadcast/live-games";
import type { Books, BroadcastOrder, Paper, ResultOrder, TournamentView } from "./model/books";
import type { PaperKind, Separator } from "./model/choices";
import type { ClockChange, ClockId, ClockView } from "./model/clock";
import type { Command, Outcome } from "./model/command";
import { csvText } from "./model/csv";
import type { Person } from "./model/event";
import { HallFault } from "./model/hall";
import { scoreOnTime } from "./model/result";
import type { Round, RoundBoards, RoundHead, RoundOrder, RoundPlan } from "./model/round";
import type { Result } from "./model/seat";
import { paperFile } from "./papers/file-name";
import { isAbout, spansOf } from "./papers/played";
import { reportText } from "./papers/report";
import { trfWithResults } from "./papers/trf";
import type { HallRecord } from "./record/record";
import { planRound, setBoards } from "./rounds/plan";
import { randomSecret } from "./server/tokens";
import type { Slices, Work } from "./slices";

export interface BooksOptions {
  readonly record: HallRecord;
  readonly games: LiveGames;
  readonly slices: Slices;
  clocks(): readonly ClockView[];
  tell(id: ClockId, command: Command, who: Person, code: string | undefined): Promise<Outcome>;
  begun(who: Person, command: string, clocks: readonly ClockId[]): Begun;
  nowMs(): number;
}

/** How many rows of the log are written at a time. */
const pageRows = 100;

export class HallBooks implements Books {
  constructor(readonly options: BooksOptions) {}

  private get kept() {
    return this.options.record.tournaments;
  }

  async plan(order: RoundOrder, language: Language): Promise<RoundPlan> {
    return this.planned(order, language, true);
  }

  async setRound(who: Person, order: RoundOrder, language: Language, code?: string): Promise<Round> {
    const { kept, options } = this;
    const plan = await this.planned(order, language, code !== undefined);
    checkRight(who, [plan.tournament], language);
    this.checkBoards(who, plan, language);
    const round = { ...plan, id: kept.nextId(), setMs: options.nowMs(), who: who.name, outcomes: [] };
    const clocks = plan.pairings.flatMap(({ clock }) => clock ?? []);
    const begun = options.begun(who, `round ${plan.control} ${plan.name}`.trim(), clocks);
    const outcomes = await audited(options.record, begun, language, async () => {
      if (order.from === "trf")
        await orFault(language, kept.keepFacts({ ...kept.facts(plan.tournament), report: order.text }));
      await orFault(language, kept.keepRound(round, false));
      return setBoards(plan, (id, command) => options.tell(id, command, who, code));
    });
    await written(kept.keepRound({ ...round, outcomes }));
    return { ...round, outcomes };
  }

  rounds(): readonly RoundHead[] {
    return this.kept.heads();
  }

  round(id: number): RoundBoards | undefined {
    return this.kept.round(id);
  }

  async enter(who: Person, order: ResultOrder, language: Language): Promise<Result> {
    const { kept, options } = this;
    const { score, was, reason, ...place } = order;
    checkRight(who, [place.tournament], language);
    const words = roundWords(language);
    if (kept.pairing(place) === undefined) throw new HallFault(words.noBoard(place.number, place.round));
    const before = kept.resultOf(place)?.score ?? "*";
    if (was !== undefined && was !== before) throw new HallFault(words.otherResult(before), "changed");
    const result: Result = { score, by: "arbiter", who: who.name, atMs: options.nowMs() };
    const { number } = place;
    const seats = options.clocks().filter(({ seat }) => seat !== null && isAt(seat, place));
    const ids = seats.map(({ id }) => id);
    const command = `result ${score} ${place.tournament} ${place.round}/${number}`;
    const begun = {
      ...options.begun(who, command, ids),
      ...(reason === undefined || reason === "" ? {} : { reason }),
      details: [{ board: number, address: "", was: before, is: score }],
    };
    await audited(options.record, begun, language, async () => {
      await orFault(language, kept.keepResult(place, result, false));
      return Promise.all(ids.map((id) => options.tell(id, { do: "result", result }, who, undefined)));
    });
    return result;
  }

  tournaments(): readonly TournamentView[] {
    return this.kept.all().map(({ name }) => this.view(name));
  }

  async broadcast(who: Person, order: BroadcastOrder, language: Language): Promise<TournamentView> {
    const { kept, options } = this;
    const { tournament: name, isOpen, delayMin, renew } = order;
    checkRight(who, [name], language);
    if (!kept.all().some((each) => each.name === name)) throw new HallFault(roundWords(language).noTournament(name));
    const before = kept.facts(name);
    const secret = !isOpen ? null : renew === true ? randomSecret() : (before.secret ?? randomSecret());
    const command = `broadcast ${isOpen ? `${delayMin} min` : "off"} ${name}`.trim();
    await audited(options.record, options.begun(who, command, []), language, async () => {
      await orFault(language, kept.keepFacts({ ...before, secret, delayMin }));
      return [];
    });
    return this.view(name);
  }

  liveGames(secret: string): Promise<string | undefined> {
    return this.options.games.at(secret);
  }

  async paper(kind: PaperKind, id: number, language: Language, separator: Separator): Promise<Paper | undefined> {
    const round = this.kept.round(id);
    if (round === undefined) return undefined;
    const { slices } = this.options;
    const file = (ending: string): string => paperFile(round, ending);
    switch (kind) {
      case "report":
        return { type: "text/plain", text: await slices.do(this.report(round, language)), file: file("txt") };
      case "results":
        return { type: "text/csv", text: resultsCsv(round, language, separator), file: file("csv") };
      case "trf": {
        const { report } = this.kept.facts(round.tournament);
        if (report === "") return undefined;
        const text = await slices.do(trfWithResults(report, round.round, round.pairings));
        return { type: "text/plain", text, file: file("trf") };
      }
      case "export":
        return { type: "application/json", text: await slices.do(this.export(round.tournament)), file: file("json") };
    }
  }

  /** Notes the result that a clock tells, and takes it back when the clock does. */
  hear(view: ClockView, change: ClockChange): void {
    const { seat, state } = view;
    if (seat === null || (change.state === undefined && change.overdue === undefined && change.seat === undefined))
      return;
    this.hearEntry(seat);
    const last = this.kept.lastResult(seat);
    const isEntered = last?.by === "arbiter" && last.score !== "*";
    if (isEntered || state === null || state.mode === "ready" || state.mode === "setup") return;
    const score = scoreOnTime(view) ?? "*";
    if (score === (last?.score ?? "*")) return;
    // Somebody may have begun another game on the clock since, which is not that of the round.
    const isOther = last?.by === "time" && last.score !== "*" && (this.options.games.beganMs(view) ?? 0) > last.atMs;
    const atMs = Math.max(this.options.nowMs(), last?.atMs ?? 0);
    if (!isOther) this.note(seat, { score, by: "time", who: "", atMs }, last);
  }

  /** Notes what an arbiter entered at any desk. After a withdrawal the clock alone tells the result again. */
  private hearEntry(seat: NonNullable<ClockView["seat"]>): void {
    const { result } = seat;
    const last = this.kept.lastResult(seat);
    if (result === null) return;
    const isOnTime = last?.by === "time" && result.score !== "*";
    if (last === undefined || isOnTime || result.atMs > last.atMs) this.note(seat, result, last);
  }

  private note(place: Parameters<HallRecord["tournaments"]["keepResult"]>[0], result: Result, last?: Result): void {
    if (last?.score === result.score && last.atMs === result.atMs) return;
    this.kept.keepResult(place, result).catch(() => undefined);
  }

  /** Refuses to a person of one tournament the boards of another. */
  private checkBoards(who: Person, { pairings }: RoundPlan, language: Language): void {
    const planned = new Set(pairings.map(({ clock }) => clock));
    for (const { id, seat } of this.options.clocks())
      if (planned.has(id) && seat !== null) checkRight(who, [seat.tournament], language);
  }

  private planned(order: RoundOrder, language: Language, hasCode: boolean): Promise<RoundPlan> {
    const { clocks, slices } = this.options;
    const known = { clocks: clocks(), tournament: (name: string) => this.kept.next(name), hasCode };
    return slices.do(planRound(order, known, language));
  }

  private view(name: string): TournamentView {
    const { secret, delayMin, report } = this.kept.facts(name);
    const own = this.kept.allRounds().filter(({ tournament }) => tournament === name);
    return { name, rounds: new Set(own.map(({ round }) => round)).size, secret, delayMin, hasReport: report !== "" };
  }

  private *report(round: RoundBoards, language: Language): Work<string> {
    const { record, nowMs } = this.options;
    const all = this.kept.allRounds();
    const spans = spansOf(round, all, nowMs());
    const fromMs = Math.min(round.setMs, ...[...spans.values()].map((span) => span.fromMs));
    const log = yield* record.audit.between(fromMs, nowMs() + 1);
    const acts = log.filter((act) => isAbout(act, round, all, spans));
    const events = (clock: ClockId) => {
      const span = spans.get(clock);
      return span === undefined ? [] : record.eventsBetween(clock, span.fromMs, span.toMs);
    };
    return yield* reportText({ round, events, acts, head: record.audit.head() }, language);
  }

  private *export(name: string): Work<string> {
    const rounds = this.kept.allRounds().filter(({ tournament }) => tournament === name);
    const boards = rounds.map((round) => ({ ...round, pairings: this.kept.boardsOf(round) }));
    const audit = yield* this.options.record.audit.allRows();
    const pages: string[] = [];
    for (let at = 0; at < audit.length; at += pageRows) {
      pages.push(...audit.slice(at, at + pageRows).map((row) => JSON.stringify(row)));
      yield;
    }
    const head = JSON.stringify({ tournament: name, rounds: boards });
    return `${head.slice(0, -1)},"audit":[${pages.join(",")}]}`;
  }
}

function isAt(
  seat: NonNullable<ClockView["seat"]>,
  place: Pick<ResultOrder, "tournament" | "round" | "number">,
): boolean {
  return seat.tournament === place.tournament && seat.round === place.round && seat.number === place.number;
}

function resultsCsv({ tournament, round, pairings }: RoundBoards, language: Language, separator: Separator): string {
  const rows = pairings.map(({ number, white, black, result }) => [
    ...[tournament, String(round), String(number), white.name, white.fideId ?? "", black.name, black.fideId ?? ""],
    ...[result?.score ?? "", result?.by ?? "", result?.who ?? ""],
  ]);
  return csvText([paperWords(language).heads, ...rows], separator);
}

/** Refuses a person whose token is for another tournament. */
export function checkRight({ tournament }: Person, names: readonly (string | undefined)[], language: Language): void {
  if (tournament === undefined || names.every((name) => name === tournament)) return;
  throw new HallFault(roundWords(language).otherTournament(tournament), "tournament");
}
