/** A hall: the clocks of this computer's links and of other sources, with their record. */

import type { Language } from "../words/language";
import { audited, type Begun } from "./audited";
import { checkRight, HallBooks } from "./books";
import { Bridge, type BridgeOptions, endWith } from "./bridge/bridge";
import { LiveGames } from "./broadcast/live-games";
import type { MoveReader } from "./broadcast/moves";
import { Clocks } from "./clocks";
import type { Books } from "./model/books";
import type { ClockChange, ClockId, ClockView } from "./model/clock";
import { type Command, commandAt, type Order, type Outcome } from "./model/command";
import { commandText } from "./model/command-text";
import type { AuditEntry, HallEvent, Person } from "./model/event";
import type { EventQuery, Hall, HallFigures, RecordedEvent, RecordState, Source, Unsubscribe } from "./model/hall";
import type { LocalSource } from "./model/ledger";
import { RecordLedger } from "./record/ledger";
import { type HallRecord, openRecord, type RecordFault, type RecordOptions } from "./record/record";
import { RecordWatch } from "./record-watch";
import { Slices } from "./slices";

export interface HallOptions
  extends Pick<BridgeOptions, "name" | "links" | "timing" | "nowMs" | "onFlood">,
    Pick<RecordOptions, "database" | "onFault" | "onLoss" | "waitingMax"> {
  /** The file of the record; without one the record is in memory only. */
  readonly record?: string | undefined;
  /** The clocks of other computers. */
  readonly sources?: readonly Source[] | undefined;
  /** The moves of e-boards, for the PGN. */
  readonly moves?: MoveReader | undefined;
  /** Called when so many events wait that the clocks must keep theirs, and when they are read again. */
  readonly onRoom?: ((hasRoom: boolean) => void) | undefined;
}

/** The hall of this process. */
export interface OpenHall extends Hall {
  /** The clocks at this computer's links, for a publisher. */
  readonly local: LocalSource;
  readonly record: HallRecord;
  /** Returns the audit entry of a command that begins now. */
  begun(who: Person, command: string, clocks: readonly ClockId[], reason?: string): Begun;
}

/** Opens a record and all links. Rejects with a `RecordFault`, for which `recordFaultText` has words. */
export async function openHall(options: HallOptions): Promise<OpenHall> {
  const { name, links, timing, nowMs, waitingMax, onFlood, moves } = options;
  let hall: RunningHall | undefined;
  const onFault = (fault: RecordFault | undefined): void => {
    options.onFault?.(fault);
    hall?.recordWatch.look();
  };
  const { record: file, database } = options;
  const record = await openRecord({ file, database, onFault, onLoss: options.onLoss, waitingMax });
  try {
    const ledger = new RecordLedger(record, name);
    const onError = (thrown: unknown): void => {
      const fault = record.faultBehind(thrown);
      if (fault !== undefined) options.onFault?.(fault);
      else endWith(thrown);
    };
    const bridge = record.together(() => new Bridge({ name, links, ledger, timing, nowMs, onError, onFlood }));
    const opened = new RunningHall(record, bridge, { sources: options.sources ?? [], nowMs: nowMs ?? Date.now, moves });
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

type Told = [Command, Person, string | undefined, number?, string?];

interface Around {
  readonly sources: readonly Source[];
  readonly nowMs: () => number;
  readonly moves: MoveReader | undefined;
}

class RunningHall implements OpenHall {
  private readonly all: Clocks;
  private readonly games: LiveGames;
  readonly books: Books;
  private readonly slices = new Slices();
  readonly recordWatch = new RecordWatch(() => this.record.state);
  private ends: Unsubscribe[] = [];
  private readonly unwatch: Unsubscribe;
  private hasRoom = true;

  constructor(
    readonly record: HallRecord,
    readonly local: LocalSource,
    private readonly around: Around,
  ) {
    const { sources, nowMs, moves } = around;
    this.all = new Clocks([local, ...sources]);
    const [clocks, differences] = [() => this.clocks(), () => this.differences()];
    this.games = new LiveGames({ record, clocks, differences, moves, slices: this.slices, nowMs });
    const { games, slices } = this;
    const tell: HallBooks["options"]["tell"] = (...told) => this.tell(...told);
    const begun: HallBooks["options"]["begun"] = (...given) => this.begun(...given);
    const books = new HallBooks({ record, games, slices, clocks, tell, begun, nowMs });
    this.books = books;
    this.unwatch = this.all.watch((change) => {
      const view = this.all.view(change.id);
      if (view !== undefined) books.hear(view, change);
    });
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
    this.ends = this.hasRoom ? this.around.sources.map((source) => source.listen(keep)) : [];
  }

  clocks(): readonly ClockView[] {
    return this.all.all();
  }

  watch(take: (change: ClockChange) => void): Unsubscribe {
    return this.all.watch(take);
  }

  async order(who: Person, order: Order, language: Language = "en"): Promise<readonly Outcome[]> {
    const { clocks, command, code, seen, reason } = order;
    const tournaments = clocks.map((id) => this.all.view(id)?.seat?.tournament);
    checkRight(who, tournaments, language);
    const begun = this.begun(who, commandText(command), clocks, reason);
    return audited(this.record, begun, language, () =>
      Promise.all(clocks.map((id, at) => this.tell(id, commandAt(command, at), who, code, seen?.[at], reason))),
    );
  }

  begun(who: Person, command: string, clocks: readonly ClockId[], reason?: string): Begun {
    const details = clocks.map((id) => {
      const { number = 0, address = "" } = this.all.view(id) ?? {};
      return { board: number, address, was: "", is: "" };
    });
    const why = reason === undefined || reason === "" ? {} : { reason };
    const from = who.from === undefined ? {} : { from: who.from };
    return { atMs: this.around.nowMs(), who: who.name, role: who.role, command, clocks, details, ...why, ...from };
  }

  events(query: EventQuery): Promise<readonly RecordedEvent[]> {
    return this.slices.do(this.record.readEvents(query));
  }

  note(entry: AuditEntry): void {
    this.record.audit.note(entry, true).catch(() => undefined);
  }

  audit(limit: number): Promise<readonly AuditEntry[]> {
    return this.slices.do(this.record.audit.readEntries(limit));
  }

  pgn(clock?: ClockId): Promise<string> {
    return this.slices.do(this.games.now(clock === undefined ? {} : { clock }));
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
    return new Map(this.around.sources.flatMap((source) => [...(source.differences?.() ?? [])]));
  }

  async close(): Promise<void> {
    this.hasRoom = false;
    this.listen();
    this.games.close();
    this.unwatch();
    await Promise.all([this.local, ...this.around.sources].map((source) => source.close()));
    this.all.close();
    this.record.close();
  }

  private async tell(id: ClockId, ...told: Told): Promise<Outcome> {
    return this.all.sourceOf(id)?.tell(id, ...told) ?? { id, ok: false, reason: "unknown" };
  }
}
