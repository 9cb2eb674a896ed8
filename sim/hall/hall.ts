/** A hall: the clocks of this computer's links and of other sources, with their record. */

import type { Language } from "../words/language";
import { audited, orFault, written } from "./audited";
import { Bridge, endWith } from "./bridge/bridge";
import type { Timing } from "./bridge/conversation";
import type { Link } from "./bridge/links";
import { Clocks } from "./clocks";
import { bridgeOf, type ClockChange, type ClockId, type ClockView } from "./model/clock";
import type { Command, Order, Outcome } from "./model/command";
import { commandText } from "./model/command-text";
import type { AuditEntry, HallEvent, Person } from "./model/event";
import type { EventQuery, Hall, HallFigures, RecordedEvent, RecordState, Source, Unsubscribe } from "./model/hall";
import type { LocalSource } from "./model/ledger";
import type { Round, RoundOrder, RoundPlan } from "./model/round";
import { clockPgn } from "./pgn";
import { RecordLedger } from "./record/ledger";
import { type HallRecord, openRecord, type RecordFault } from "./record/record";
import { RecordWatch } from "./record-watch";
import { planRound } from "./rounds/plan";
import { setBoards } from "./rounds/set";

export interface HallOptions {
  /** The file of the record; without one the record is in memory only. */
  readonly record?: string | undefined;
  /** The name of this computer's bridge, as `bridgeName` wants it. */
  readonly name: string;
  /** The links of this computer: `linksAt` and `simulatedLinks` make them. */
  readonly links: readonly Link[];
  /** The clocks of other computers. */
  readonly sources?: readonly Source[] | undefined;
  /** Called when the record can no longer be written (with the fault), and when it can again (without one). */
  readonly onFault?: ((fault: RecordFault | undefined) => void) | undefined;
  /** Called with each entry that fails although the record takes others, and with each row that is found damaged. */
  readonly onLoss?: ((fault: RecordFault) => void) | undefined;
  /** Called with the address of a clock that says more than any clock has to. Its link is closed for a while. */
  readonly onFlood?: ((address: string) => void) | undefined;
  /** Called when so many events wait that the clocks must keep theirs, and when they are read again. */
  readonly onRoom?: ((hasRoom: boolean) => void) | undefined;
  /** The most events that may wait while the record cannot be written. */
  readonly waitingMax?: number | undefined;
  readonly timing?: Partial<Timing> | undefined;
  readonly nowMs?: (() => number) | undefined;
}

/** The hall of this process. */
export interface OpenHall extends Hall {
  /** The clocks at this computer's links, for a publisher. */
  readonly local: LocalSource;
  readonly record: HallRecord;
}

/** Opens a record and all links. Rejects with a `RecordFault`, for which `recordFaultText` has words. */
export async function openHall(options: HallOptions): Promise<OpenHall> {
  const { name, links, timing, nowMs, waitingMax, onFlood } = options;
  let hall: RunningHall | undefined;
  const onFault = (fault: RecordFault | undefined): void => {
    options.onFault?.(fault);
    hall?.recordWatch.look();
  };
  const record = await openRecord({ file: options.record, onFault, onLoss: options.onLoss, waitingMax });
  try {
    const ledger = new RecordLedger(record, name);
    const onError = (thrown: unknown): void => {
      const fault = record.faultBehind(thrown);
      if (fault !== undefined) options.onFault?.(fault);
      else endWith(thrown);
    };
    const bridge = record.together(() => new Bridge({ name, links, ledger, timing, nowMs, onError, onFlood }));
    const opened = new RunningHall(record, bridge, options.sources ?? [], nowMs ?? Date.now);
    hall = opened;
    record.onRoom = (hasRoom) => {
      opened.setRoom(hasRoom);
      opened.recordWatch.look();
      options.onRoom?.(hasRoom);
    };
    bridge.start();
    return opened;
  } catch (thrown) {
    record.close();
    throw thrown;
  }
}

class RunningHall implements OpenHall {
  private readonly all: Clocks;
  readonly recordWatch = new RecordWatch(() => this.record.state);
  private ends: Unsubscribe[] = [];
  private hasRoom = true;

  constructor(
    readonly record: HallRecord,
    readonly local: LocalSource,
    private readonly sources: readonly Source[],
    private readonly nowMs: () => number,
  ) {
    this.all = new Clocks([local, ...sources]);
    this.listen();
  }

  /** Reads no events of other computers while the record has no room; their bridges keep them. */
  setRoom(hasRoom: boolean): void {
    this.hasRoom = hasRoom;
    // The events of a message belong together.
    setImmediate(() => this.listen());
  }

  private listen(): void {
    for (const end of this.ends) end();
    const keep = (event: HallEvent): void => void this.record.add(event).catch(() => undefined);
    // The events of the own bridge are in the record before the bridge names them.
    this.ends = this.hasRoom ? this.sources.map((source) => source.listen(keep)) : [];
  }

  clocks(): readonly ClockView[] {
    return this.all.all();
  }

  watch(take: (change: ClockChange) => void): Unsubscribe {
    return this.all.watch(take);
  }

  async order(who: Person, order: Order, language: Language = "en"): Promise<readonly Outcome[]> {
    const { clocks, command, code, seen } = order;
    return audited(this.record, this.begun(who, commandText(command), clocks), language, () =>
      Promise.all(clocks.map((id, at) => this.tell(id, command, who, code, seen?.[at]))),
    );
  }

  private begun(who: Person, command: string, clocks: readonly ClockId[]): Omit<AuditEntry, "outcomes"> {
    return { atMs: this.nowMs(), who: who.name, role: who.role, command, clocks };
  }

  async plan(order: RoundOrder, language: Language): Promise<RoundPlan> {
    return planRound(order, this.clocks(), language, true);
  }

  async setRound(who: Person, order: RoundOrder, language: Language, code?: string): Promise<Round> {
    const plan = planRound(order, this.clocks(), language, code !== undefined);
    const round = { ...plan, id: this.record.nextRound(), setMs: this.nowMs(), who: who.name, outcomes: [] };
    const clocks = plan.pairings.flatMap(({ clock }) => clock ?? []);
    const begun = this.begun(who, `round ${plan.control} ${plan.name}`.trim(), clocks);
    const outcomes = await audited(this.record, begun, language, async () => {
      await orFault(language, this.record.keepRound(round, false));
      return setBoards(plan, (id, command) => this.tell(id, command, who, code));
    });
    await written(this.record.keepRound({ ...round, outcomes }));
    return { ...round, outcomes };
  }

  rounds(): readonly Round[] {
    return this.record.allRounds();
  }

  events(query: EventQuery): readonly RecordedEvent[] {
    return this.record.events(query);
  }

  note(entry: AuditEntry): void {
    this.record.note(entry, true).catch(() => undefined);
  }

  audit(limit: number): readonly AuditEntry[] {
    return this.record.audit(limit);
  }

  pgn(clock?: ClockId): string {
    const views = clock === undefined ? this.clocks() : this.clocks().filter(({ id }) => id === clock);
    const rounds = this.rounds();
    const texts = views.map((view) => this.gameText(view, rounds));
    return texts.filter((text) => text !== "").join("\n");
  }

  recordState(): RecordState {
    return this.record.state;
  }

  watchRecord(take: (state: RecordState) => void): Unsubscribe {
    return this.recordWatch.watch(take);
  }

  figures(): HallFigures {
    return this.record.figures();
  }

  differences(): ReadonlyMap<string, number> {
    return new Map(this.sources.flatMap((source) => [...(source.differences?.() ?? [])]));
  }

  async close(): Promise<void> {
    this.hasRoom = false;
    this.listen();
    await Promise.all([this.local, ...this.sources].map((source) => source.close()));
    this.all.close();
    this.record.close();
  }

  private async tell(id: ClockId, ...told: [Command, Person, string | undefined, number?]): Promise<Outcome> {
    return this.all.sourceOf(id)?.tell(id, ...told) ?? { id, ok: false, reason: "unknown" };
  }

  private gameText(view: ClockView, rounds: readonly Round[]): string {
    const round = rounds.find(({ pairings }) => pairings.some(({ clock }) => clock === view.id));
    const heardMs = view.heardMs - (this.differences().get(bridgeOf(view.id)) ?? 0);
    return clockPgn(view, { round, beganMs: this.record.gameBegan(view.id) ?? view.heardMs, heardMs });
  }
}
