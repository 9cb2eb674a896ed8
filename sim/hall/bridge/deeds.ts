/**
 * Counts what arbiters do at one clock, and lets one command after the other reach it. So of two commands that were
 * made from the same state only the first one is obeyed.
 */

import type { Command, Deed } from "../model/command";
import { commandText } from "../model/command-text";

/** The commands after which another arbiter has to look again. The clock reports each of them as an event. */
const counted: readonly string[] = ["set", "correct", "penalty", "undo", "control", "finish", "new"];
/** The events of acts with the keys, as docs/link.md names them. */
const acts: readonly string[] = ["correct", "penalty", "undo", "control", "adjourn", "restore", "finish"];

/** A command on its way to a clock. */
export interface Told {
  readonly command: Command;
  /** The person's name. */
  readonly who: string;
  readonly code?: string | undefined;
  /** The revision that the command was made from. */
  readonly seen?: number | undefined;
}

export interface DeedsOptions {
  /** The number from which this run of the bridge counts. */
  readonly first: number;
  /** How long the report of an obeyed command may take, ms. */
  readonly settleMs: number;
  onRevision(revision: number): void;
}

export class Deeds {
  revision: number;
  private latest: Deed | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  /** The command that the clock obeys now. */
  private obeyed: Deed | undefined;
  private onEvent = (): void => undefined;

  constructor(private readonly options: DeedsOptions) {
    this.revision = options.first;
  }

  /** Who did what last. Undefined if nobody did anything since the bridge began. */
  get last(): Deed | undefined {
    return this.latest;
  }

  /** Runs `act` when all commands before it are done. Rejects as `act` does. */
  inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.queue.then(act);
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Performs a command and counts it: once, although the clock reports it too. */
  async obey({ command, who }: Told, perform: () => Promise<void>): Promise<void> {
    if (!counted.includes(command.do)) return perform();
    const before = this.revision;
    this.obeyed = { who, what: commandText(command) };
    try {
      await perform();
      if (this.revision === before) await this.nextEvent();
      if (this.revision === before) this.count(this.obeyed);
    } finally {
      this.obeyed = undefined;
    }
  }

  /** Counts an event that the clock reports. The event of the command that it obeys counts as that command. */
  hear(event: string): void {
    if (!acts.includes(event)) return;
    this.count(this.obeyed ?? { who: "", what: event });
    this.onEvent();
  }

  private count(deed: Deed): void {
    this.latest = deed;
    this.revision++;
    this.options.onRevision(this.revision);
  }

  private nextEvent(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.options.settleMs);
      this.onEvent = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
