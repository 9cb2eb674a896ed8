/** Puts the events of one bridge back into one row: each once, in the order of their serial numbers, without a gap. */
import type { HallEvent } from "../model/event";
import type { Events } from "./messages";

export interface BridgeEventsOptions {
  /** The serial number up to which the record has everything. */
  readonly known: number;
  take(event: HallEvent): void;
  /** Asks the bridge for everything after a serial number. */
  ask(after: number): void;
  /** The bridge itself does not have some events any more. */
  onLost(count: number): void;
  /** The bridge counts from 1 again. */
  onRenumbered(newest: number): void;
}

/** How long an answer to `ask` may take before it is asked again, ms. */
const patienceMs = 3000;

export class BridgeEvents {
  private through: number;
  private announced: number | undefined;
  private askedMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: BridgeEventsOptions) {
    this.through = options.known;
  }

  /** Takes a message. Asks for what lies between it and the last one. */
  receive({ after, through, events }: Events, nowMs: number): void {
    if (after > this.through) this.ask(nowMs);
    if (after > this.through || through <= this.through) return;
    const before = this.through;
    const fresh = events.filter(({ serial }) => serial > before && serial <= through);
    fresh.sort((a, b) => a.serial - b.serial);
    let count = 0;
    for (const event of fresh) {
      if (event.serial <= this.through) continue;
      this.through = event.serial;
      count++;
      this.options.take(event);
    }
    this.through = through;
    this.askedMs = Number.NEGATIVE_INFINITY;
    if (count < through - before) this.options.onLost(through - before - count);
  }

  /**
   * Compares with the newest number that the bridge has announced. The first announcement may be old, so this asks in
   * any case. Later ones may overtake events, so this asks only for what was announced the time before.
   */
  compare(newest: number, nowMs: number): void {
    if (this.announced === undefined) this.options.ask(this.through);
    else if (this.through < Math.min(newest, this.announced)) this.ask(nowMs);
    this.announced = newest;
  }

  /** A new session of the bridge has begun. */
  begin(newest: number): void {
    this.announced = undefined;
    if (newest < this.through) this.options.onRenumbered(newest);
  }

  /** The connection is gone: whatever was asked for may never come. */
  lose(): void {
    this.announced = undefined;
    this.askedMs = Number.NEGATIVE_INFINITY;
  }

  private ask(nowMs: number): void {
    if (nowMs - this.askedMs < patienceMs) return;
    this.askedMs = nowMs;
    this.options.ask(this.through);
  }
}
