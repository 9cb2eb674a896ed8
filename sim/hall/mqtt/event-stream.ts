/** Publishes the events of an outbox in batches, in their order, and once more whatever somebody has missed. */
import type { Events } from "./messages";
import type { Outbox } from "./outbox";

/** The most events of one message. */
const batch = 200;

export class EventStream {
  private isBusy = false;
  private isClosed = false;
  /** The serial number after which a replay continues; undefined if nobody asked for one. */
  private replayed: number | undefined;

  /** `deliver` resolves when the broker has the message. */
  constructor(
    private readonly outbox: Outbox,
    private readonly deliver: (events: Events) => Promise<void>,
  ) {}

  /** Publishes what is not acknowledged yet. */
  push(): void {
    if (!this.isBusy && !this.isClosed) void this.work();
  }

  /** Publishes again everything after a serial number. Requests at the same time become one. */
  replay(after: number): void {
    this.replayed = Math.min(this.replayed ?? after, after);
    this.push();
  }

  close(): void {
    this.isClosed = true;
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    try {
      while (!this.isClosed && (await this.step())) {}
    } catch {
      // The connection has been closed for good.
    } finally {
      this.isBusy = false;
    }
  }

  /** Publishes one batch: new events first. Returns false if nothing is left. */
  private async step(): Promise<boolean> {
    const acknowledged = this.outbox.acknowledged();
    const newest = this.outbox.newest();
    if (acknowledged < newest) {
      const events = batchAfter(this.outbox, acknowledged, newest);
      await this.deliver(events);
      this.outbox.acknowledge(events.through);
      return true;
    }
    const from = this.replayed;
    if (from === undefined || from >= newest) {
      this.replayed = undefined;
      return false;
    }
    const events = batchAfter(this.outbox, from, newest);
    await this.deliver(events);
    if (this.replayed === from) this.replayed = events.through;
    return true;
  }
}

/** A full batch ends with its last event; any other reaches to the newest number. */
function batchAfter(outbox: Outbox, after: number, newest: number): Events {
  const events = outbox.after(after, batch).filter(({ serial }) => serial <= newest);
  const last = events.at(-1)?.serial ?? newest;
  return { after, through: events.length < batch ? newest : last, events };
}
