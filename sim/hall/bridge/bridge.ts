/** The clocks at the links of this computer, as a source of a hall. */
import type { ClockChange, ClockId, ClockView } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import type { HallEvent, Person } from "../model/event";
import type { Ledger, LocalSource } from "../model/ledger";
import { Listeners } from "../model/listeners";
import { ClockLink, type ClockLinkOptions } from "./clock-link";
import type { Timing } from "./conversation";
import type { Link } from "./links";
import { Story } from "./story";

export const usualTiming: Timing = {
  ...{ patienceMs: 2000, againMs: 250, againMaxMs: 5000 },
  ...{ quietMs: 5000, settleMs: 200, slackMs: 3000, lateMs: 250, paceMs: 40 },
};

export interface BridgeOptions extends Pick<ClockLinkOptions, "onFlood" | "budget"> {
  /** The bridge's name, as `bridgeName` wants it. */
  readonly name: string;
  /** Made by `linksAt`. */
  readonly links: readonly Link[];
  readonly ledger: Ledger & Pick<LocalSource, "eventsSince">;
  readonly timing?: Partial<Timing> | undefined;
  readonly nowMs?: (() => number) | undefined;
  /**
   * Called with an error that is not a link's, such as one of the record. Without it, the process ends with the error.
   */
  readonly onError?: ((thrown: unknown) => void) | undefined;
}

export class Bridge implements LocalSource {
  readonly bridge: string;
  private readonly clockLinks = new Map<ClockId, ClockLink>();
  private readonly changes = new Listeners<ClockChange>();
  private readonly events = new Listeners<HallEvent>();
  readonly watch = this.changes.add;
  readonly listen = this.events.add;

  constructor(private readonly options: BridgeOptions) {
    this.bridge = options.name;
    for (const link of options.links) this.add(link);
  }

  /** Opens all links. */
  start(): void {
    for (const clockLink of this.clockLinks.values()) clockLink.start();
  }

  clocks(): readonly ClockView[] {
    return [...this.clockLinks.values()].map(({ view }) => view);
  }

  eventsSince(serial: number, limit: number): readonly HallEvent[] {
    return this.options.ledger.eventsSince(serial, limit);
  }

  async tell(id: ClockId, command: Command, who: Person, code?: string, seen?: number): Promise<Outcome> {
    const clockLink = this.clockLinks.get(id);
    if (clockLink === undefined) return { id, ok: false, reason: "unknown" };
    return clockLink.tell({ command, who: who.name, code, seen });
  }

  async close(): Promise<void> {
    await Promise.all([...this.clockLinks.values()].map((clockLink) => clockLink.close()));
  }

  /** Adds a link. A second link to the same address is left out. */
  private add(link: Link): void {
    const { ledger } = this.options;
    const kept = ledger.clockAt(link.address);
    if (this.clockLinks.has(kept.id)) return;
    const nowMs = this.options.nowMs ?? Date.now;
    const timing = { ...usualTiming, ...this.options.timing };
    const story = new Story(kept, {
      ledger,
      lateMs: timing.lateMs,
      nowMs,
      tell: (events) => {
        for (const event of events) this.events.tell(event);
        if (events.some(({ source }) => source === "journal")) this.clockLinks.get(kept.id)?.recall();
      },
      onMissing: (missing) => this.clockLinks.get(kept.id)?.change({ missing }),
    });
    const { onError = endWith, onFlood, budget } = this.options;
    const emit = this.changes.tell;
    const game = () => ledger.gameOf(kept.id);
    const options = { link, kept, story, game, timing, nowMs, emit, onError, onFlood, budget };
    this.clockLinks.set(kept.id, new ClockLink(options));
  }
}

/** Lets an error of the program end the process, as errors outside of promises do. */
export function endWith(thrown: unknown): void {
  setImmediate(() => {
    throw thrown;
  });
}
