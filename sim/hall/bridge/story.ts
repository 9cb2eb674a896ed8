/**
 * Keeps the row of events of one clock whole. Normally it passes each report on to the record. After a gap, a new
 * connection or a restart it holds the reports back, reads the clock's journal, and passes on both as one row.
 */
import type { State } from "../../link/state";
import type { ClockId } from "../model/clock";
import { gapEvent, type HallEvent } from "../model/event";
import { type Entry, type JournalMark, type KeptClock, type Ledger, markSerial, type NewEvent } from "../model/ledger";
import type { Seat } from "../model/seat";
import { type JournalAccess, journalEvents, type Pieces, readPieces } from "./journal-reader";
import { spanMs } from "./match";
import { type JournalEvent, merge } from "./merge";
import { within } from "./nap";

export interface StoryOptions {
  readonly ledger: Ledger;
  readonly nowMs: () => number;
  /** The most by which the two times of an ignored press differ: that of its report and that in the journal. */
  readonly lateMs: number;
  /** Called with the events once the record has them. */
  readonly tell: (events: readonly HallEvent[]) => void;
  /** Called when the number of lost reports changes. */
  readonly onMissing: (missing: number) => void;
}

/** How often the journal is asked for without any answer. */
const triesMax = 3;
/** The most reports that wait for the journal, and how long a story waits for the disk at its end, ms. */
const heldMax = 500;
const closeMaxMs = 1000;

export class Story {
  readonly id: ClockId;
  /** The board's number, for the events from now on. */
  number: number;
  seat: Seat | null;
  missing: number;
  private subscription: number;
  private lastReportAtMs: number | undefined;
  /** True if the record does not have the number of the subscription yet. */
  private isNew = false;
  private mark: JournalMark | null;
  private pieces: Pieces | undefined;
  /** The pieces that the record does not have yet. */
  private changed: Pieces = new Map();
  private held: NewEvent[];
  /** True if the record has events that wait. */
  private hasHeld: boolean;
  private isHolding = true;
  /** The reports that were lost since the journal was last read, and whether that was noticed while it was read. */
  private lost = 0;
  private isStale = true;
  private failures = 0;
  private last: State | null;
  private written: Promise<unknown> = Promise.resolve();
  private isEnding = false;
  private wake: () => void = () => undefined;
  private readonly ended = new Promise<void>((resolve) => {
    this.wake = resolve;
  });

  constructor(
    kept: KeptClock,
    private readonly options: StoryOptions,
  ) {
    this.id = kept.id;
    this.number = kept.number;
    this.seat = kept.seat;
    this.missing = kept.missing;
    this.subscription = kept.subscription;
    this.mark = kept.mark;
    this.last = kept.last;
    this.held = [...kept.held];
    this.hasHeld = kept.held.length > 0;
  }

  /** True if the journal has to be read before the story goes on, and can be. */
  get needsJournal(): boolean {
    return this.isHolding && this.options.ledger.hasRoom();
  }

  /** Begins a new subscription to the clock's reports. */
  begin(): void {
    this.subscription++;
    this.isNew = true;
    this.lastReportAtMs = undefined;
    this.hold(0);
  }

  /** Takes an event that the clock reported. If the record has no room, the clock alone has it, in its journal. */
  hear(state: State): void {
    // A clock that loses its power before it has answered is asked again, and its time then begins anew.
    if (spanMs(this.lastReportAtMs ?? state.at, state.at) < -this.options.lateMs) this.begin();
    this.lastReportAtMs = state.at;
    if (!this.options.ledger.hasRoom() || this.held.length >= heldMax) {
      this.hold(1);
      return;
    }
    const event: NewEvent = { ...this.found(state), source: "report" };
    if (this.isHolding) this.held.push(event);
    else this.keep({ events: [event] });
  }

  /** Notes that reports were lost. */
  hold(lost: number): void {
    this.lost += lost;
    this.isHolding = true;
    this.isStale = true;
  }

  /** Notes the board of the clock, and who plays there. */
  setSeat(number: number, seat: Seat | null): void {
    if (number === this.number && seat === this.seat) return;
    this.number = number;
    this.seat = seat;
    this.keep({ number, seat });
  }

  /**
   * Reads the journal until nothing is missing before the newest report, and lets the held reports go on. Rejects with
   * the fault of the link; the story then still holds the reports.
   */
  async catchUp({ pages, ask, now = null }: JournalAccess): Promise<void> {
    while (this.isHolding) {
      if (pages === 0 || this.failures >= triesMax) return this.giveUp();
      this.isStale = false;
      this.failures++;
      const { lost } = this;
      this.pieces ??= this.options.ledger.pieces(this.id);
      await readPieces(this.pieces, this.changed, pages, async (piece) => {
        const bytes = await ask(piece);
        this.failures = 0;
        return bytes;
      });
      await Promise.race([this.written, this.ended]);
      if (this.isEnding) return;
      const journal = journalEvents(this.pieces, pages);
      if (journal === undefined) return this.giveUp();
      this.join(journal, lost, now);
      // If more reports were lost meanwhile, the story goes on holding.
      this.isHolding = this.isStale;
    }
  }

  /** Lets `catchUp` return soon, although the disk may take nothing. */
  end(): void {
    this.isEnding = true;
    this.wake();
  }

  /** Puts away what is held, and waits until everything is written, but not for a disk that takes nothing. */
  async close(): Promise<void> {
    if (this.held.length > 0) {
      this.keep({ held: this.held });
      this.hasHeld = true;
    }
    await within(closeMaxMs, this.written);
  }

  private giveUp(): void {
    this.failures = 0;
    const events = [...this.gap(this.lost, this.held[0]?.state ?? null), ...this.held];
    this.lost = 0;
    this.held = [];
    if (events.length > 0) this.keep({ events, ...this.heldNoMore() });
    this.isHolding = false;
  }

  private heldNoMore(): Pick<Entry, "held"> {
    const { hasHeld } = this;
    this.hasHeld = false;
    return hasHeld ? { held: [] } : {};
  }

  /**
   * Joins the journal with what was reported since the mark. `lost` reports were lost before it was read. If more were
   * lost meanwhile, the reports behind the part that was read go on waiting.
   */
  private join(journal: readonly JournalEvent[], lost: number, now: State | null): void {
    const behind = this.options.ledger.eventsBehind(this.id, this.mark?.serial ?? 0);
    const kept = behind.filter(({ state }) => state.event !== gapEvent);
    const told = [
      ...kept.map(({ state, subscription }) => ({ state, subscription, isKept: true })),
      ...this.held.map(({ state, subscription }) => ({ state, subscription, isKept: false })),
    ];
    const { added, covered, isAnchored, lacksPages, newest } = merge(journal, this.mark, told, this.options.lateMs, {
      last: this.last,
      now,
    });
    this.lost -= lost;
    const isMissing = !isAnchored && (lost > 0 || lacksPages || this.isInGame());
    const gap = this.gap(isMissing ? Math.max(lost, 1) : 0, journal[0]?.state ?? null);
    const row = added.flatMap(
      (each) => (each.from === "journal" ? this.found(each.state) : this.held[each.told - kept.length]) ?? [],
    );
    const ready = this.isStale ? row.slice(0, covered) : row;
    this.held = row.slice(ready.length);
    const before = behind.at(-1)?.serial ?? this.mark?.serial ?? 0;
    const pieces = this.changed;
    this.changed = new Map();
    this.keep({
      events: [...gap, ...ready],
      pieces,
      ...(newest === null ? {} : { mark: { ...newest, covered: gap.length + covered, before } }),
      ...this.heldNoMore(),
    });
  }

  private found(state: State): NewEvent {
    const { number, subscription } = this;
    return { number, heardMs: this.options.nowMs(), source: "journal", subscription, state };
  }

  /** Returns true if a game was on the clock at its last recorded event, so that something may have followed. */
  private isInGame(): boolean {
    return this.last?.mode === "running" || this.last?.mode === "paused";
  }

  /** Counts lost events. Returns the event that stands for them. `next` is the state after them, if it is known. */
  private gap(lost: number, next: State | null): NewEvent[] {
    if (lost === 0) return [];
    this.count(lost);
    this.keep({ missing: this.missing });
    const state = this.last ?? next;
    if (state === null) return [];
    const { withdrawn: _, ...plain } = state;
    return [{ ...this.found({ ...plain, event: gapEvent, side: null }), lost }];
  }

  private keep(given: Entry): void {
    const entry = this.isNew ? { ...given, subscription: this.subscription } : given;
    this.isNew = false;
    this.last = entry.events?.at(-1)?.state ?? this.last;
    const kept = this.options.ledger.keep(this.id, entry).then((events) => {
      if (entry.mark !== undefined) this.mark = { ...entry.mark, serial: markSerial(entry.mark, events) };
      if (events.length > 0) this.options.tell(events);
    });
    this.written = Promise.all([this.written, kept.catch(() => this.lose(entry.events?.length ?? 0))]);
  }

  /** Counts events that the record refused. A record that is closed refuses everything; the clock's journal has it. */
  private lose(count: number): void {
    if (!this.isEnding && count > 0) this.count(count);
  }

  private count(lost: number): void {
    this.missing += lost;
    this.options.onMissing(this.missing);
  }
}
