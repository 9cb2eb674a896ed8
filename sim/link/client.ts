/** The computer's end of docs/link.md: numbered commands, their answers within a time, reports between them. */
import { EventEmitter } from "node:events";
import { readReport, readState } from "./heard";
import { lineReader, readLine } from "./lines";
import type { Wire } from "./port";
import type { Report, State } from "./state";

/** What a clock said in one line. */
export type Said = Readonly<Record<string, unknown>>;

/**
 * Why there is no answer: `silent` none in time, `refused` an error, `lost` the wire is gone, `unopened` there was none,
 * `stranger` no clock of ours.
 */
export type LinkFaultKind = "silent" | "refused" | "lost" | "unopened" | "stranger";

/** Every promise of this library rejects with this error. */
export class LinkFault extends Error {
  constructor(
    readonly kind: LinkFaultKind,
    /** The clock's own word for a refusal, the system's for a loss, the command for silence. */
    readonly reason: string,
  ) {
    super(`${kind}: ${reason}`);
  }
}

/** How patiently a client waits for its clock. */
export interface ClientOptions {
  /** How long an answer may take, ms; 2,000. */
  patienceMs?: number | undefined;
  /** How to come by another wire when this one is lost. Without it the client ends with its wire. */
  reopen?: () => Promise<Wire>;
  /** How long after a loss, and after each failure, it is tried, ms; 1,000. */
  reopenMs?: number | undefined;
}

/** The events of a client, with what their listeners get. */
export interface ClientEvents {
  report: [report: Report];
  /** So many reports were lost; the state that is asked for then comes as a report without `seq`. */
  gap: [count: number];
  lost: [reason: string];
  /** The wire is there again, and subscribed as before. */
  back: [];
}

const patienceMs = 2000;
const reopenMs = 1000;
const numbers = 1_000_000;
/** A longer line is not read, and its number stands before it. */
const commandMax = 230 - "#999999 ".length;
const seqMax = 999_999;

interface Question {
  number: number;
  command: string;
  resolve(said: Said): void;
  reject(fault: LinkFault): void;
}

/** One command at a time: the others wait for their turn. */
export class Client extends EventEmitter<ClientEvents> {
  private open: Question | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private lost: string | undefined;
  private closed = false;
  private seq = 0;
  private subscribed: string | undefined;
  private number = Math.floor(Math.random() * numbers);

  constructor(
    private wire: Wire,
    private readonly options: ClientOptions = {},
  ) {
    super();
    this.take(wire);
  }

  /**
   * Says a command and waits for its answer; a silent clock is asked `tries` times, under the same number, so that nothing
   * is done twice. Rejects with a `LinkFault`.
   */
  ask(command: string, tries = 2): Promise<Said> {
    if (command.length > commandMax) return Promise.reject(new LinkFault("refused", "line"));
    const asked = this.queue.then(() => this.askNow(command, tries));
    this.queue = asked.catch(() => undefined);
    return asked;
  }

  /** The state, typed. */
  async state(): Promise<State> {
    const state = readState(await this.ask("state"));
    if (state === undefined) throw new LinkFault("stranger", "state");
    return state;
  }

  /** Reports from now on: of events and of the display, or with `state` of the state whenever something visible changes. */
  async subscribe(what?: "state" | "off"): Promise<void> {
    const command = what === undefined ? "subscribe" : `subscribe ${what}`;
    await this.ask(command);
    this.subscribed = what === "off" ? undefined : command;
  }

  /** Ends the conversation and closes the wire. */
  async close(): Promise<void> {
    this.closed = true;
    await this.wire.close();
  }

  private take(wire: Wire): void {
    this.wire = wire;
    this.lost = undefined;
    const hear = lineReader((line) => this.hear(line));
    wire.listen(hear, (reason) => {
      if (this.wire === wire) this.lose(reason);
    });
  }

  private async askNow(command: string, tries: number): Promise<Said> {
    this.number = (this.number + 1) % numbers;
    const { number } = this;
    for (let left = tries; ; left--) {
      try {
        return await this.askOnce(command, number);
      } catch (thrown) {
        if (left <= 1 || !(thrown instanceof LinkFault) || thrown.kind !== "silent") throw thrown;
      }
    }
  }

  private askOnce(command: string, number: number): Promise<Said> {
    if (this.lost !== undefined) return Promise.reject(new LinkFault("lost", this.lost));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.settle((question) => question.reject(new LinkFault("silent", command))),
        this.options.patienceMs ?? patienceMs,
      );
      const done =
        <Value>(act: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          act(value);
        };
      this.open = { number, command, resolve: done(resolve), reject: done(reject) };
      this.wire.write(`#${number} ${command}\n`);
    });
  }

  private settle(act: (question: Question) => void): void {
    const question = this.open;
    this.open = undefined;
    if (question !== undefined) act(question);
  }

  private hear(line: string): void {
    const said = readLine(line);
    if (said === undefined) return;
    const { error, re, seq } = said;
    if (typeof seq === "number") this.report(readReport(said), seq);
    else if (this.open === undefined || re !== this.open.number) return;
    else if (typeof error === "string") this.settle((question) => question.reject(new LinkFault("refused", error)));
    else {
      if (this.open.command.startsWith("subscribe")) this.seq = 0;
      this.settle((question) => question.resolve(said));
    }
  }

  /** One that cannot be read is as good as lost. */
  private report(report: Report | undefined, seq: number): void {
    const missing = ((seq - this.seq - 1 + seqMax) % seqMax) + (report === undefined ? 1 : 0);
    this.seq = seq;
    if (missing > 0) {
      this.emit("gap", missing);
      this.state().then(
        (state) => this.emit("report", state),
        () => undefined,
      );
    }
    if (report !== undefined) this.emit("report", report);
  }

  private lose(reason: string): void {
    if (this.lost !== undefined) return;
    this.lost = reason;
    this.settle((question) => question.reject(new LinkFault("lost", reason)));
    if (this.closed) return;
    this.emit("lost", reason);
    const { reopen } = this.options;
    if (reopen !== undefined) void this.tryAgain(reopen);
  }

  /** Tries until the wire is there again, or the client is closed. */
  private async tryAgain(reopen: () => Promise<Wire>): Promise<void> {
    while (!this.closed) {
      await new Promise((resolve) => setTimeout(resolve, this.options.reopenMs ?? reopenMs));
      const wire = await reopen().catch(() => undefined);
      if (wire === undefined) continue;
      if (this.closed) return wire.close();
      this.take(wire);
      await this.begin().then(
        () => this.emit("back"),
        () => undefined,
      );
      return;
    }
  }

  private async begin(): Promise<void> {
    if (this.subscribed !== undefined) await this.ask(this.subscribed);
  }
}
